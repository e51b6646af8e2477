### Flip Circus: what the player reads.

flip_circus-title = Flip Circus
flip_circus-tagline = Flip artists, match three
flip_circus-minutes = 15
flip_circus-pitch = Turn and swap two-faced artists until three of a kind stand together, and win their poster.
flip_circus-progress = Turn { $turn }

## The artists

flip_circus-artist-acrobat = Acrobat
flip_circus-artist-magician = Magician
flip_circus-artist-seer = Fortune Teller
flip_circus-artist-strongman = Strongman
flip_circus-artist-tamer = Animal Tamer
flip_circus-artist-clown = Clown
flip_circus-back-acrobat = an { flip_circus-artist-acrobat }
flip_circus-back-magician = a { flip_circus-artist-magician }
flip_circus-back-seer = a { flip_circus-artist-seer }
flip_circus-back-strongman = a { flip_circus-artist-strongman }
flip_circus-back-tamer = an { flip_circus-artist-tamer }
flip_circus-back-clown = a { flip_circus-artist-clown }
flip_circus-face =
    { $face ->
        [acrobat] { flip_circus-back-acrobat }
        [magician] { flip_circus-back-magician }
        [seer] { flip_circus-back-seer }
        [strongman] { flip_circus-back-strongman }
        [tamer] { flip_circus-back-tamer }
       *[clown] { flip_circus-back-clown }
    }
flip_circus-artist =
    { $artist ->
        [acrobat] { flip_circus-artist-acrobat }
        [magician] { flip_circus-artist-magician }
        [seer] { flip_circus-artist-seer }
        [strongman] { flip_circus-artist-strongman }
        [tamer] { flip_circus-artist-tamer }
       *[clown] { flip_circus-artist-clown }
    }

## Options

flip_circus-option-errors = Behind Tamers
flip_circus-option-errors-refused-help = The Fortune Teller cannot see behind an Animal Tamer
flip_circus-option-errors-penalised-help = She can, but your opponent then gets the Clown’s choice
flip_circus-option-errors-refused = Nobody looks
flip_circus-option-errors-penalised = Look, at a price
flip_circus-option-errors-rules =
    With *Look, at a price*, [her power can be misused](#verb-misuse).
flip_circus-option-turn_limit = Turn limit
flip_circus-option-turn_limit-0-help = The game goes on until somebody has won
flip_circus-option-turn_limit-count-help = After { $count } turns the most posters win
flip_circus-option-turn_limit-0 = No limit
flip_circus-option-turn_limit-count =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
flip_circus-option-turn_limit-rules =
    `turn-limit` The turns of all players are counted together. With equally many posters it is a draw, and the win is shared.

## Numbers

flip_circus-number-turn_actions = Actions a turn
flip_circus-number-posters_to_win = Posters to win
flip_circus-number-applause = Applause tokens
flip_circus-number-second_applause = Second player gets
flip_circus-posters-win =
    { $posters_to_win ->
        [one] { $posters_to_win } poster wins the game
       *[other] { $posters_to_win } posters win the game
    }

## Verbs

flip_circus-verb-swap = Swap
flip_circus-verb-swap-help = Swap with a neighbor
flip_circus-verb-flip = Flip
flip_circus-verb-flip-help = Turn this token over
flip_circus-verb-acrobat = Power
flip_circus-verb-acrobat-help = Trade places with the artist opposite
flip_circus-verb-magician = Power
flip_circus-verb-magician-help = His neighbors trade places
flip_circus-verb-seer = Power
flip_circus-verb-seer-help = See behind both neighbors
flip_circus-verb-misuse = Misuse
flip_circus-verb-misuse-help = See behind the Animal Tamer too, at a price
flip_circus-verb-peek = Peek
flip_circus-verb-peek-help = 1 Applause: see behind this token
flip_circus-verb-encore = Encore
flip_circus-verb-encore-help = 1 Applause: one more action
flip_circus-verb-applause = Clown
flip_circus-verb-applause-help = The Clown’s choice
flip_circus-verb-end = End turn
flip_circus-verb-end-help = Keep your Applause
flip_circus-pick-take = Take 1
flip_circus-pick-drop = They lose 1
flip_circus-pick-none = None

## Prompts

flip_circus-prompt = Swap, flip or use a power
flip_circus-prompt-swap = Choose two neighbors to swap
flip_circus-prompt-flip = Choose a token to flip
flip_circus-prompt-flip-swap = Flip a token or swap two neighbors
flip_circus-prompt-acrobat = Choose an Acrobat
flip_circus-prompt-magician = Choose a Magician
flip_circus-prompt-seer = Choose a Fortune Teller
flip_circus-prompt-misuse = Choose a Fortune Teller to misuse
flip_circus-prompt-peek = Choose a token to peek behind
flip_circus-prompt-encore = Buy one more action
flip_circus-prompt-encore-end-peek = Spend Applause or end your turn
flip_circus-prompt-end-peek = Peek behind a token or end your turn
flip_circus-prompt-end = End your turn
flip_circus-prompt-applause = Choose what the Clowns bring

## Captions

flip_circus-event-first = { $name } goes first
flip_circus-event-setup = Ten artists enter the ring
flip_circus-event-swap = { $name } swaps two neighbors
flip_circus-event-flip = { $name } turns up { flip_circus-face }
flip_circus-event-acrobat = { $name }: the Acrobat leaps across
flip_circus-event-magician = { $name }: the Magician’s neighbors trade places
flip_circus-event-seer = { $name } asks the Fortune Teller
flip_circus-event-misuse = { $name } misuses the Fortune Teller!
flip_circus-event-peek = { $name } peeks behind a token
flip_circus-event-backs = Behind: { $backs }
flip_circus-event-clown = Clowns meet: { $name } may choose
flip_circus-event-applause =
    { $choice ->
        [take] { $name } takes 1 Applause
        [drop] { $name } removes 1 Applause
       *[none] { $name } takes nothing
    }
flip_circus-event-trio = Three together: { flip_circus-artist }
flip_circus-event-poster = { $name } wins a poster: { flip_circus-artist }!
flip_circus-event-finale = Two posters each: now five Clowns win too
flip_circus-event-five_clowns = All five Clowns are in sight!
flip_circus-event-bow = A bow… and here is { flip_circus-face }
flip_circus-event-encore = { $name } buys one more action
flip_circus-log-end = { $name } ends the turn

## How it ended, and the score

flip_circus-reason-posters = One side has all the posters that it needs.
flip_circus-reason-five_clowns = Two posters each, and all five Clowns in sight: the last poster is won.
flip_circus-reason-turn_limit = The last turn is played: the most posters win.
flip_circus-score =
    { $count ->
        [one] { $count } poster
       *[other] { $count } posters
    }

## Moments people talk about

flip_circus-moment-poster = A poster
flip_circus-moment-poster-told = Turn { $turn }: { $name } wins a poster, { flip_circus-artist }
flip_circus-moment-finale = Two posters each
flip_circus-moment-finale-told = Turn { $turn }: two posters each, and one is left
flip_circus-moment-five_clowns = Five Clowns in sight
flip_circus-moment-five_clowns-told = Turn { $turn }: all five Clowns in sight give { $name } the last poster

## Why something is not allowed

flip_circus-why-no-choice-now = there is no Clown’s choice to make now
flip_circus-why-actions-used-up = your actions are used up: buy one more with Applause, or end your turn
flip_circus-why-first-due = the first player is drawn before the ring is laid
flip_circus-why-no-such-seat = there is no { $name } at this table
flip_circus-why-setup-due = the first player is drawn already: now the ring is laid
flip_circus-why-tokens-laid = the ring has { $tokens } tokens, not { $laid }
flip_circus-why-each-token-once = every token is there once: the Clown with each artist, and the rosette’s pairs
flip_circus-why-clowns-at-even-positions = every other token of the ring starts as a Clown
flip_circus-why-choice-due = the Clown’s choice comes first
flip_circus-why-reserve-empty = the reserve has no Applause left
flip_circus-why-opponent-has-none = your opponent has no Applause to lose
flip_circus-why-all-actions =
    { $actions ->
        [1] the action of your turn has to be made
        [2] both actions of your turn have to be made
       *[other] all { $actions } actions of your turn have to be made
    }
flip_circus-why-bought-action-owed = the action you bought has to be made first
flip_circus-why-peek-unpaid = a peek costs 1 Applause, and you have none
flip_circus-why-encore-unpaid = one more action costs 1 Applause, and you have none
flip_circus-why-most-actions = after { $actions } actions in one turn no more can be bought
flip_circus-why-swap-neighbors = only two neighbors can be swapped
flip_circus-why-swap-strongmen = two Strongmen cannot be swapped with each other
flip_circus-why-swap-strongman = only the Animal Tamer can be swapped with the Strongman
flip_circus-why-acrobat-tamer = the Acrobat cannot move the Animal Tamer opposite
flip_circus-why-magician-tamer = the Magician cannot move the Animal Tamer beside him
flip_circus-why-seer-tamers = the Fortune Teller cannot see behind Animal Tamers, and both her neighbors are
flip_circus-why-errors-refused = forbidden looks are refused at this table
flip_circus-why-no-error-here = no Animal Tamer stands beside her: use her power as usual
flip_circus-why-not-shown =
    { $artist ->
        [acrobat] this power needs an Acrobat in sight
        [magician] this power needs a Magician in sight
       *[seer] this power needs a Fortune Teller in sight
    }

## Why a hint says so

flip_circus-hint-poster = The three stand together: the poster is yours ({ flip_circus-artist })
flip_circus-hint-win = The last poster you need: the game is yours ({ flip_circus-artist })
flip_circus-hint-five = All five Clowns are in sight: the last poster is yours
flip_circus-hint-block = It moves a poster out of your opponent’s reach
flip_circus-hint-clowns = Two Clowns meet: that is worth 1 Applause
flip_circus-hint-nearer = It brings a poster nearer to you
flip_circus-hint-reveal = Nobody on your side knows this back yet
flip_circus-hint-look = It shows your side what your opponent cannot see
flip_circus-hint-encore = One more action brings a poster within reach
flip_circus-hint-take = Applause buys one more action when it counts
flip_circus-hint-drop = With less Applause, your opponent can do less
flip_circus-hint-end = Save your Applause for a better turn

## Why somebody else did it

flip_circus-motive-poster = The three stand together: the poster goes to { $name } ({ flip_circus-artist })
flip_circus-motive-win = The last poster needed: { $name } wins the game ({ flip_circus-artist })
flip_circus-motive-five = All five Clowns are out: the last poster goes to { $name }
flip_circus-motive-block = { $name } moves a poster out of the other side’s reach
flip_circus-motive-clowns = Two Clowns meet: that is worth an Applause token to { $name }
flip_circus-motive-nearer = It brings a poster nearer to { $name }
flip_circus-motive-reveal = Nobody at { $name }’s side knew this back yet
flip_circus-motive-look = A look at backs that only { $name } knows now
flip_circus-motive-encore = One more action brings a poster within { $name }’s reach
flip_circus-motive-take = A token buys { $name } an action when it counts
flip_circus-motive-drop = Without it, the other side can do less, thinks { $name }
flip_circus-motive-end = { $name } saves Applause for a better turn

## A choice in a review, as it was made or as a better one, and what speaks for it

flip_circus-the-acrobat = the { flip_circus-artist-acrobat }
flip_circus-the-magician = the { flip_circus-artist-magician }
flip_circus-the-seer = the { flip_circus-artist-seer }
flip_circus-the-strongman = the { flip_circus-artist-strongman }
flip_circus-the-tamer = the { flip_circus-artist-tamer }
flip_circus-the-clown = the { flip_circus-artist-clown }
flip_circus-two-acrobat = two { flip_circus-artist-acrobat }s
flip_circus-two-magician = two { flip_circus-artist-magician }s
flip_circus-two-seer = two { flip_circus-artist-seer }s
flip_circus-two-tamer = two { flip_circus-artist-tamer }s
flip_circus-two-clown = two { flip_circus-artist-clown }s
flip_circus-two-strongman = two Strongmen
flip_circus-choice-beside = { $alike ->
    [one] {""}
   *[other] {" between "}{ $beside }
}
flip_circus-choice-swap =
    { $form ->
        [better] swap { $artists }
       *[done] { $name } swaps { $artists }
    }
flip_circus-choice-flip =
    { $form ->
        [better] flip { $artists }{ flip_circus-choice-beside }
       *[done] { $name } flips { $artists }{ flip_circus-choice-beside }
    }
flip_circus-choice-acrobat =
    { $form ->
        [better] use the power of the { flip_circus-artist-acrobat }{ flip_circus-choice-beside }
       *[done] { $name } uses the power of the { flip_circus-artist-acrobat }{ flip_circus-choice-beside }
    }
flip_circus-choice-magician =
    { $form ->
        [better] use the power of the { flip_circus-artist-magician }{ flip_circus-choice-beside }
       *[done] { $name } uses the power of the { flip_circus-artist-magician }{ flip_circus-choice-beside }
    }
flip_circus-choice-seer =
    { $form ->
        [better] use the power of the { flip_circus-artist-seer }{ flip_circus-choice-beside }
       *[done] { $name } uses the power of the { flip_circus-artist-seer }{ flip_circus-choice-beside }
    }
flip_circus-choice-misuse =
    { $form ->
        [better] misuse the { flip_circus-artist-seer }{ flip_circus-choice-beside }
       *[done] { $name } misuses the { flip_circus-artist-seer }{ flip_circus-choice-beside }
    }
flip_circus-choice-peek =
    { $form ->
        [better] peek behind { $artists }{ flip_circus-choice-beside }
       *[done] { $name } peeks behind { $artists }{ flip_circus-choice-beside }
    }
flip_circus-choice-encore =
    { $form ->
        [better] buy one more action
       *[done] { $name } buys one more action
    }
flip_circus-choice-applause =
    { $choice ->
        [take]
            { $form ->
                [better] take 1 Applause
               *[done] { $name } takes 1 Applause
            }
        [drop]
            { $form ->
                [better] remove 1 Applause
               *[done] { $name } removes 1 Applause
            }
       *[none]
            { $form ->
                [better] take no Applause
               *[done] { $name } takes no Applause
            }
    }
flip_circus-choice-end =
    { $form ->
        [better] end the turn
       *[done] { $name } ends the turn
    }
flip_circus-merit-poster = The three stand together, and the poster is won ({ flip_circus-artist })
flip_circus-merit-win = It wins the last poster needed, and the game ({ flip_circus-artist })
flip_circus-merit-five = All five Clowns are in sight, and the last poster is won
flip_circus-merit-block = It moves a poster out of the other side’s reach
flip_circus-merit-clowns = Two Clowns meet, which is worth 1 Applause
flip_circus-merit-nearer = It brings a poster nearer
flip_circus-merit-reveal = Nobody on { $name }’s side knows this back yet
flip_circus-merit-look = It shows { $name } what the other side cannot see
flip_circus-merit-encore = One more action brings a poster within reach
flip_circus-merit-take = Applause buys one more action when it counts
flip_circus-merit-drop = With less Applause, the other side can do less
flip_circus-merit-end = It saves Applause for a better turn

## What the coach warns of

flip_circus-warning-end = One more action could do a lot now
flip_circus-warning-look = A look gains little now: another action looks clearly better

### table

flip_circus-aid-rosette = Pairs (rosette)
flip_circus-aid-rosette-help = Shows who can be behind whom
flip_circus-aid-memory = Memory
flip_circus-aid-memory-help = Backs that you have seen stay in sight
flip_circus-table-turn =
    { $count ->
        [0] Your turn!
        [one] Your turn! Choose a token: one action left
       *[other] Your turn! Choose a token: { $count } actions left
    }
flip_circus-table-goal = 3 alike together (not Clowns): a poster
flip_circus-table-goal-posters =
    { $posters ->
        [one] { $posters } poster: the game is won
       *[other] { $posters } posters: the game is won
    }
flip_circus-table-goal-open = At 2–2 five Clowns win too
flip_circus-table-goal-limit = Last turn: { $limit }
flip_circus-table-picked = Choose from the menu, or a golden neighbor
flip_circus-table-picked-alone = Choose from the menu round the token
flip_circus-table-spend = Spend Applause or end your turn
flip_circus-table-counter = { $done }/{ $count }
flip_circus-table-reserve = Reserve: { $count } / { $tokens }
flip_circus-table-menu = A golden neighbor: swap. This token again: flip.
flip_circus-table-behind = Behind:
flip_circus-table-maybe = Behind?
flip_circus-table-power-strongman = Cannot be swapped
flip_circus-table-power-tamer = No power touches her
flip_circus-table-power-clown = Together they bring 1 Applause
flip_circus-table-choice = Clowns together!
flip_circus-table-choice-help = Once per action
flip_circus-table-finale = All five in sight win!
flip_circus-table-rosette = Rosette
flip_circus-table-rosette-help = the backs
flip_circus-table-actions = Actions
flip_circus-table-how = Choose a token, then what it does
flip_circus-table-declined = { $name } chooses to take nothing (reserve: { $count })
flip_circus-table-swapped = { $name } swaps { $one } and { $other }
flip_circus-table-strong-tamer = Strongman and Animal Tamer may be swapped
flip_circus-table-strong-moved = A power moves the Strongman all the same
flip_circus-table-tamer-calms = No Fortune Teller sees behind an Animal Tamer
flip_circus-table-peek-tamer = { $name } peeks behind an Animal Tamer
flip_circus-table-double = And a second poster: { flip_circus-artist }!

flip_circus-lesson-goal = Bring three tokens of one artist together and their poster is yours: three posters win.
flip_circus-goal = Three tokens of one artist together win a poster, and { $posters_to_win ->
    [one] one poster wins.
   *[other] { $posters_to_win } posters win.
 } The dots name who may be on the back.
flip_circus-lesson-flip = You have two actions a turn. Flip this Clown first: every token has two faces.
flip_circus-lesson-swap = A Magician! Now swap him with his neighbor, so that the Acrobat comes closer.
flip_circus-lesson-seer = Now your opponent uses the Fortune Teller and alone sees who is behind her neighbors.
flip_circus-lesson-closer = Swap the Animal Tamer and the Acrobat: one Clown is left between two Acrobats.
flip_circus-lesson-three = The yellow dot on this Clown says that an Acrobat may be behind it: flip it!
flip_circus-lesson-poster = Three Acrobats side by side: their poster is yours, and the middle one turns away.
flip_circus-lesson-strongman = Not everybody obeys: the Strongman cannot be swapped.
flip_circus-lesson-power = A bolt is a power: this Acrobat trades places with whoever stands opposite. Try it.
flip_circus-lesson-applause = Two Clowns side by side bring Applause: it buys an action, or a peek behind a token.
flip_circus-lesson-free = A poster and Applause, well done! You carry on from here: the dots tell who may hide.
flip_circus-lesson-end = Two faces, two actions, three of a kind: the rest is memory.

## Why it came about

flip_circus-because-poster = 3 tokens of one artist side by side, face up, win the poster: { $name } has { $posters } of { $posters_to_win } now
flip_circus-because-bow = After { $name } wins a poster, the token in the middle turns over and stays in the ring
flip_circus-because-clown = Clowns lie side by side that did not before: { $name } may take 1 Applause, or the opponent loses 1
flip_circus-because-five_clowns = With two posters each, 5 Clowns in sight at the end of a turn win the last one
flip_circus-because-trio = Three tokens of one artist lie side by side: the poster goes to { $name }
flip_circus-because-first = Who goes first is drawn by lot: { $name }
flip_circus-because-setup = 10 tokens are laid in a ring, every other one with its Clown up
flip_circus-because-swap = Two neighbors trade places: 1 action of { $name }; actions left in this turn: { $owed }
flip_circus-because-flip = A token turned over: 1 action of { $name }; actions left in this turn: { $owed }
flip_circus-because-acrobat = Her power: she and the token opposite trade places; actions left for { $name }: { $owed }
flip_circus-because-magician = His power: his two neighbors trade places; actions left for { $name }: { $owed }
flip_circus-because-seer = Her power: only the side of { $name } sees { $tokens_count } backs beside her; actions left: { $owed }
flip_circus-because-backs = Only your side sees this: { $backs_count } backs, behind the lit tokens
flip_circus-because-misuse = The power of the Fortune Teller is off beside an Animal Tamer: the opponent of { $name } may use Applause
flip_circus-because-peek = A look at 1 back costs 1 Applause: { $name } has { $applause } left
flip_circus-because-encore = One more action costs 1 Applause: { $name } has { $applause } left
flip_circus-because-applause = After Clowns meet, one takes 1 Applause or has the opponent lose 1: { $name } has { $applause } now
flip_circus-because-end = The actions of the turn are made, and { $name } keeps { $applause } Applause for later
flip_circus-because-finale = With 2 posters each, the last one is also won by 5 Clowns in sight at the end of a turn

### what everything is

flip_circus-what-side-acrobat = { flip_circus-artist-acrobat }
flip_circus-what-side-acrobat-does = Power: she trades places with the token right opposite.
flip_circus-what-side-magician = { flip_circus-artist-magician }
flip_circus-what-side-magician-does = Power: his two neighbors trade places.
flip_circus-what-side-seer = { flip_circus-artist-seer }
flip_circus-what-side-seer-does = Power: you secretly look behind both her neighbors.
flip_circus-what-side-strongman = { flip_circus-artist-strongman }
flip_circus-what-side-strongman-does = A swap cannot move him, except with the Animal Tamer.
flip_circus-what-side-tamer = { flip_circus-artist-tamer }
flip_circus-what-side-tamer-does = No other artist’s power affects her, and she may be swapped with the Strongman.
flip_circus-what-side-clown = { flip_circus-artist-clown }
flip_circus-what-side-clown-does = Clowns brought side by side let you take 1 Applause, or make your opponent lose 1.
flip_circus-what-poster = The poster: { flip_circus-artist }
flip_circus-what-poster-does = For whoever brings this artist’s three tokens together. { flip_circus-posters-win }.
flip_circus-what-applause = Applause
flip_circus-what-applause-does = In your own turn, 1 Applause buys one more action or a peek behind a token.
flip_circus-what-applause-reserve = The reserve of Applause
flip_circus-what-applause-reserve-does = { $count } to be won with Clowns. Applause that is spent comes back here.
flip_circus-what-aid = The rosette
flip_circus-what-aid-does = Two artists that a line joins share a token; the Clown shares one with each.
flip_circus-what-seat-does = Posters: { $posters } of { $posters_to_win }. Applause: { $applause }.
flip_circus-what-take = Take 1 Applause
flip_circus-what-take-does = From the reserve.
flip_circus-what-drop = Your opponent loses 1
flip_circus-what-drop-does = Back to the reserve.
flip_circus-what-none = None
flip_circus-what-none-does = The Clowns bring nothing this time.
flip_circus-what-ui-rosette = { flip_circus-aid-rosette }
flip_circus-what-ui-rosette-does = Shows who can be behind whom.
flip_circus-what-zone-counter = Actions of this turn
flip_circus-what-zone-counter-does = { $turn_actions } in every turn, and one more for each Encore.
flip_circus-what-zone-poster = The posters
flip_circus-what-zone-poster-does = An artist’s part hangs here until somebody brings three of their tokens together.
flip_circus-what-zone-stage = The goal
flip_circus-what-zone-stage-does = Three tokens of an artist together win the poster; { flip_circus-posters-win }.
flip_circus-what-scenery = The tent and the audience are scenery: only the ring, the posters and the Applause count.

## What a hint tells to do

flip_circus-token-acrobat = { flip_circus-artist-acrobat }
flip_circus-token-magician = { flip_circus-artist-magician }
flip_circus-token-seer = { flip_circus-artist-seer }
flip_circus-token-strongman = { flip_circus-artist-strongman }
flip_circus-token-tamer = { flip_circus-artist-tamer }
flip_circus-token-clown = { flip_circus-artist-clown }
flip_circus-do-flip = Flip the lit token ({ $things })
flip_circus-do-swap = Swap the lit tokens ({ $things })
flip_circus-do-acrobat = Use the power of the lit Acrobat
flip_circus-do-magician = Use the power of the lit Magician
flip_circus-do-seer = Use the power of the lit Fortune Teller
flip_circus-do-misuse = Misuse the lit Fortune Teller
flip_circus-do-peek = Spend 1 Applause: peek behind the lit token ({ $things })
flip_circus-do-encore = Spend 1 Applause for one more action
flip_circus-do-applause-take = Take 1 Applause
flip_circus-do-applause-drop = Let your opponent lose 1 Applause
flip_circus-do-applause-none = Take nothing
flip_circus-do-end = End your turn

## Names of the puzzles

flip_circus-puzzle-01 = Spoilsport
flip_circus-puzzle-02 = Not on My Watch
flip_circus-puzzle-03 = Red Noses
flip_circus-puzzle-04 = Good Neighbors
flip_circus-puzzle-05 = Musical Chairs
flip_circus-puzzle-06 = Across the Ring
flip_circus-puzzle-07 = The Hidden Face
flip_circus-puzzle-08 = A Round of Applause
flip_circus-puzzle-09 = Sleight of Hand
flip_circus-puzzle-10 = The Crowd Is Waiting
flip_circus-puzzle-11 = A Generous Crowd
flip_circus-puzzle-12 = Curtain Up
flip_circus-puzzle-13 = Drumroll
flip_circus-puzzle-14 = Behind the Mask
flip_circus-puzzle-15 = Clown Reunion
flip_circus-puzzle-16 = Poker Face
flip_circus-puzzle-17 = Cheers in Your Pocket
flip_circus-puzzle-18 = All Eyes on You
flip_circus-puzzle-19 = Grand Finale
flip_circus-puzzle-20 = Stage Fright
