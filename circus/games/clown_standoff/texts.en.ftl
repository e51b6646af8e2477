### Clown Standoff: what the player reads.

clown_standoff-title = Clown Standoff
clown_standoff-tagline = Win cards, then dodge the pie
clown_standoff-minutes = 10
clown_standoff-pitch = Collect cards in a secret argument, then be the last clown without a pie in the face.
clown_standoff-progress = { $phase ->
    [deal] The deal
    [argument] Argument, trick { $turn }
   *[other] Standoff
 }

## Options

clown_standoff-option-one_beats_six = The 1 beats the 6
clown_standoff-option-one_beats_six-revealed-help = A 1 beats every 6, even 6s that cancel each other
clown_standoff-option-one_beats_six-uncancelled-help = A 1 beats a 6 only if that 6 is not canceled
clown_standoff-option-one_beats_six-revealed = Always
clown_standoff-option-one_beats_six-uncancelled = Unless canceled
clown_standoff-option-one_beats_six-rules =
    A 1 that beats a 6 counts as 7. *Unless canceled* is the rule of an older edition.

    ![The same cards, played “Unless canceled”: the 1 is just a 1, and Django’s 5 wins.](example/sixes_canceled)
clown_standoff-option-no_tricks = Cardless players
clown_standoff-option-no_tricks-play-help = Whoever won no trick joins in, but can only reveal
clown_standoff-option-no_tricks-sit_out-help = Whoever won no trick watches the standoff
clown_standoff-option-no_tricks-play = Play
clown_standoff-option-no_tricks-sit_out = Watch
clown_standoff-option-no_tricks-rules =
    With *Watch*, all play if nobody has won a trick; if only one player has cards, that player wins at once.

## Numbers

clown_standoff-number-cards_dealt = Cards dealt
clown_standoff-number-copies = Copies of a value
clown_standoff-number-hits = Hits among pies
clown_standoff-number-dodges = Dodges among pies
clown_standoff-number-pass_per_player = Pass, per player
clown_standoff-number-pass_extra = Pass, extra cards

## Verbs

clown_standoff-verb-choose = Choose
clown_standoff-verb-choose-help = Play this card, face down
clown_standoff-verb-reveal = Reveal
clown_standoff-verb-reveal-help = Turn over the top pie
clown_standoff-verb-reshuffle = Reshuffle
clown_standoff-verb-reshuffle-help = Pay 1 card: a fresh deck, then reveal
clown_standoff-verb-pass = Pass
clown_standoff-verb-pass-help = Pay cards: the pies go on, and you are safe

## Prompts

clown_standoff-prompt-choose = Choose a card, in secret
clown_standoff-prompt-pass-reshuffle-reveal = Reveal, reshuffle or pass
clown_standoff-prompt-reshuffle-reveal = Reveal, or pay a card to reshuffle
clown_standoff-prompt-reveal = Reveal the top pie
clown_standoff-prompt-pass-reshuffle = Pay this card, or more to pass
clown_standoff-prompt-reshuffle = Choose the card to pay
clown_standoff-prompt-pass = Choose the cards to pay

## Captions

clown_standoff-event-deal = { $cards } cards for everybody
clown_standoff-event-choose = { $name } has chosen
clown_standoff-event-show = Revealed: { $cards }
clown_standoff-event-dummy = The dummy reveals a { $card }
clown_standoff-event-clash = Equal cards cancel out: { $cards }
clown_standoff-event-highest =
    { $owner ->
        [dummy] The dummy’s { $card } is the highest
       *[other]
            { $beats_six ->
                [true] The 1 beats the 6: { $name } wins the trick
               *[false] { $name } wins the trick with a { $card }
            }
    }
clown_standoff-event-collect = { $name } collects { $cards_count } cards for the standoff
clown_standoff-event-dummy_wins = The dummy wins: nobody gets these cards
clown_standoff-event-cancel = Everything cancels: nobody wins the trick
clown_standoff-event-sit_out = { $name } has no cards and watches
clown_standoff-event-reveal = { $name } turns over a pie…
clown_standoff-event-reshuffle = { $name } pays a { $card } and reshuffles
clown_standoff-event-pass =
    { $cards_count ->
        [one] { $name } pays { $cards_count } card and passes
       *[other] { $name } pays { $cards_count } cards and passes
    }
clown_standoff-event-shuffle = All the pies are shuffled
clown_standoff-event-pie =
    { $face ->
        [hit] A hit!
       *[dodge] { $name } dodges!
    }
clown_standoff-event-hit = Splat! { $name } gets the pie
clown_standoff-event-win = { $name } stays clean and wins!

## How it ended, and the score

clown_standoff-reason-last_standing = Everybody else got a pie in the face.
clown_standoff-score =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }

## How everybody ended

clown_standoff-standing-clean = Clean to the end
clown_standoff-standing-watched = Won no trick
clown_standoff-standing-pie =
    { $count ->
        [1] First pie
        [2] Second pie
        [3] Third pie
        [4] Fourth pie
       *[other] Fifth pie
    }

## Moments people talk about

clown_standoff-moment-hit = A pie in the face
clown_standoff-moment-hit-told =
    { $clean ->
        [1] The last pie hits { $name }: only one clown stays clean
       *[other] { $name } gets the pie: { $clean } clowns are still clean
    }
clown_standoff-moment-beats_six = The 1 beats the 6
clown_standoff-moment-beats_six-told = Trick { $turn }: a 1 beats the 6, and { $name } collects everything
clown_standoff-moment-big_trick = A big trick
clown_standoff-moment-big_trick-told = Trick { $turn }: { $name } collects { $count } cards at once
clown_standoff-moment-cancel = Nobody’s trick
clown_standoff-moment-cancel-told = Trick { $turn }: all the cards cancel each other, and nobody collects any

## Why something is not allowed

clown_standoff-why-deal-due = the cards have to be dealt first
clown_standoff-why-choice-due = now everybody chooses a card; the pies wait for the standoff
clown_standoff-why-dummy-due = first the dummy’s card is turned over
clown_standoff-why-first-due = first chance decides which of the tied players starts
clown_standoff-why-turn-due = now it is time to reveal a pie, reshuffle or pass; no more cards are chosen
clown_standoff-why-pie-due = first the top pie is turned over
clown_standoff-why-hands-dealt = { $seats } players are dealt a hand, not { $hands }
clown_standoff-why-dummy-dealt = a dummy is dealt a hand with 2 players, and with 2 only
clown_standoff-why-hand-size = every hand has { $cards } cards
clown_standoff-why-copies = there are only { $copies } cards of value { $card }
clown_standoff-why-not-in-hand = you choose a card from your hand, and there is no { $card } in it
clown_standoff-why-not-in-dummys-hand = the dummy’s card comes from its hand, and there is no { $card } in it
clown_standoff-why-not-tied = only the player with the most and highest cards can start
clown_standoff-why-reshuffle-unpaid = reshuffling costs a card, and you have none
clown_standoff-why-reshuffle-not-collected = reshuffling costs a card you collected, and you have no { $card }
clown_standoff-why-pass-price =
    { $one_each ->
        [true] passing costs { $price } cards: one for each player still in, you included
       *[false]
            { $price ->
                [one] passing costs { $price } card
               *[other] passing costs { $price } cards
            }
    }
clown_standoff-why-pass-unpaid =
    { $cards ->
        [0]
            { $price ->
                [one] passing costs { $price } card, and you have none
               *[other] passing costs { $price } cards, and you have none
            }
       *[other] passing costs { $price } cards, and you have only { $cards }
    }
clown_standoff-why-pass-not-collected = passing costs cards you collected, and you do not have all of these
clown_standoff-why-no-dodge-left =
    { $dodges ->
        [one] the only dodge is out: every pie left hits
       *[other] all { $dodges } dodges are out: every pie left hits
    }

### table

clown_standoff-table-argument = Argument · { $trick } of { $tricks }
clown_standoff-table-standoff =
    { $count ->
        [one] Standoff · { $count } clown
       *[other] Standoff · { $count } clowns
    }
clown_standoff-table-cards =
    { $count ->
        [one] { $count } to pay
       *[other] { $count } to pay
    }
clown_standoff-table-collected = { $count } taken
clown_standoff-table-worth = Collect cards: you pay with them in the standoff
clown_standoff-table-worth-price =
    { $count ->
        [one] { $count } card reshuffles the pies or passes them on
       *[other] 1 card reshuffles the pies, { $count } pass them on
    }
clown_standoff-table-watches = watches
clown_standoff-table-dummy = Dummy
clown_standoff-table-dummy-hand = { $count } in hand
clown_standoff-table-out = out
clown_standoff-table-pied = Splat!
clown_standoff-table-discard = Discarded: { $count }
clown_standoff-table-odds = Pie: { $hits } in { $cards }
clown_standoff-table-risk = { $hits }/{ $cards }
clown_standoff-table-safe = safe
clown_standoff-aid-odds = Chance of a pie
clown_standoff-aid-odds-help = Shows how likely each choice is to end in a pie
clown_standoff-table-how-reveal = touch the deck
clown_standoff-table-how-reshuffle = lay 1 card here
clown_standoff-table-how-pass =
    { $count ->
        [one] pay { $count } card
       *[other] pay { $count } cards
    }
clown_standoff-table-needs =
    { $count ->
        [one] takes { $count } card
       *[other] takes { $count } cards
    }
clown_standoff-table-chosen = Card laid! { $others }
clown_standoff-table-pay =
    { $count ->
        [one] { $count } more card to pass
       *[other] { $count } more cards to pass
    }
clown_standoff-table-pay-either = Pay this card: to reshuffle or to pass
clown_standoff-table-pay-one = Choose the card to pay
clown_standoff-table-no-cards = No cards left: reveal the top pie
clown_standoff-table-begins-most = { $name } starts: most cards
clown_standoff-table-begins-highest = { $name } starts: highest cards
clown_standoff-table-begins-nearest = { $name } starts: tied, but nearest
clown_standoff-table-begins-lot = { $name } starts: drawn by lot

## Hints

clown_standoff-hint-choose = A { $card } wins this trick about { $percent }% of the time
clown_standoff-hint-save = Keep the { $best } for later: it wins a trick like this about { $chance }% of the time, a { $card } about { $percent }%
clown_standoff-hint-reveal = The chance of a pie is { $percent }%: reveal, and keep your cards
clown_standoff-hint-reshuffle = The chance of a pie is { $percent }%: pay a card to make it { $fresh }%
clown_standoff-hint-pass =
    { $count ->
        [one] The chance of a pie is { $percent }%: pass with { $count } card
       *[other] The chance of a pie is { $percent }%: pass with { $count } cards
    }

## Why somebody else did it

clown_standoff-motive-choose = { $name }’s { $card } wins such a trick about { $percent }% of the time
clown_standoff-motive-save = { $name }’s { $card } wins such a trick about { $percent }% of the time: the { $best } is kept for later
clown_standoff-motive-reveal = The chance of a pie was { $percent }%: { $name } reveals, and keeps the cards
clown_standoff-motive-reshuffle = The chance of a pie was { $percent }%: { $name } pays a card to make it { $fresh }%
clown_standoff-motive-pass =
    { $count ->
        [one] The chance of a pie was { $percent }%: { $name } pays { $count } card and passes
       *[other] The chance of a pie was { $percent }%: { $name } pays { $count } cards and passes
    }

## A choice in a review, as it was made or as a better one, and what speaks for it


clown_standoff-choice-choose =
    { $form ->
        [better] play the { $card }
       *[done] { $name } plays the { $card }
    }
clown_standoff-choice-reveal =
    { $form ->
        [better] reveal a pie
       *[done] { $name } reveals a pie
    }
clown_standoff-choice-reshuffle =
    { $form ->
        [better] pay the { $card } and reshuffle
       *[done] { $name } pays the { $card } and reshuffles
    }
clown_standoff-choice-pass =
    { $form ->
        [better]
            { $cards_count ->
                [one] pay the { $cards } to pass
               *[other] pay the cards { $cards } to pass
            }
       *[done]
            { $cards_count ->
                [one] { $name } pays the { $cards } to pass
               *[other] { $name } pays the cards { $cards } to pass
            }
    }
clown_standoff-merit-choose = The { $card } wins such a trick about { $percent }% of the time
clown_standoff-merit-save = The { $best } wins such a trick more often ({ $chance }%, not { $percent }%), but is worth keeping
clown_standoff-merit-reveal = The chance of a pie is { $percent }%, and revealing costs no card
clown_standoff-merit-reshuffle = The chance of a pie is { $percent }%, and { $fresh }% with a fresh deck
clown_standoff-merit-pass =
    { $count ->
        [one] The chance of a pie is { $percent }%, and one card keeps the face clean
       *[other] The chance of a pie is { $percent }%, and { $count } cards keep the face clean
    }

## What the coach warns of

clown_standoff-warning-choose = The { $card } wins this trick about { $percent }% of the time, and is gone then
clown_standoff-warning-save = A { $card } wins this trick about { $percent }% of the time, your { $best } about { $chance }%
clown_standoff-warning-reveal = The chance of a pie in your face is { $percent }%
clown_standoff-warning-reshuffle = It costs a card, and the chance of a pie is still { $fresh }%
clown_standoff-warning-pass =
    { $count ->
        [one] To pass costs { $count } card, to escape a { $percent }% chance of a pie
       *[other] To pass costs { $count } cards, to escape a { $percent }% chance of a pie
    }

clown_standoff-lesson-goal = The last clown with a clean face wins, and every card you collect helps you stay clean.
clown_standoff-goal = The highest card that nobody else chose takes all; a 1 beats a 6. Cards keep your face clean in the standoff.
clown_standoff-lesson-choose = Everybody chooses a card in secret, and the highest one collects them all: play your 5.
clown_standoff-lesson-won = Your 5 is the highest: all three cards are yours, to pay with later.
clown_standoff-lesson-highest = Now play your 6, which nothing can beat. Or can it?
clown_standoff-lesson-equal = Two equal cards cancel each other, so Célia’s 3 takes them all.
clown_standoff-lesson-one = Now play your 1: beside a 6 it counts as 7.
clown_standoff-lesson-beats = Your 1 beats the 6, so the three cards of this trick are yours.
clown_standoff-lesson-reveal = Now the pies fly, and one in six hits; you have the most cards and start: reveal one.
clown_standoff-lesson-pass = Basile does not dare: he pays a card for each player still in, and passes the pies on.
clown_standoff-lesson-reshuffle = Four pies are left, and one of them hits: pay a card to shuffle all six again.
clown_standoff-lesson-hit = Basile has no cards left, so he has no choice: he must reveal a pie.
clown_standoff-lesson-free = Splat, and your face is clean! You carry on from here: reveal, reshuffle or pass.
clown_standoff-lesson-end = Cards keep you clean: pay with them wisely, and let the others run out first.

## Why it came about

clown_standoff-because-clash = Equal cards cancel each other, however many there are: { $cards }
clown_standoff-because-beats_six = When a 6 is revealed, a 1 that nobody else chose counts as 7
clown_standoff-because-highest = The { $card } is the highest card that was revealed only once
clown_standoff-because-collect = The { $card } is the highest card shown only once: { $name } collects all { $cards_count }, canceled ones too
clown_standoff-because-collect_beats = The 1 counts as 7 and beats the 6: { $name } collects all { $cards_count } cards, canceled ones too
clown_standoff-because-cancel = All { $cards_count } cards have equals, so they cancel each other and nobody collects them
clown_standoff-because-deal = Everybody is dealt { $cards } cards, one for each of { $cards } tricks
clown_standoff-because-choose = Each trick, everybody lays 1 card face down; { $name } has chosen, and all are turned over together
clown_standoff-because-chosen = Your choice for this trick, hidden until everybody has chosen: the { $card }
clown_standoff-because-show = Of these { $cards_count } cards equal ones cancel each other; then the highest collects them all
clown_standoff-because-dummy = With 2 players a third hand plays along: chance turns over its { $card }
clown_standoff-because-dummy_wins = The dummy’s card wins, and it collects nothing: { $cards_count } cards leave the game
clown_standoff-because-sit_out = Nothing collected in the tricks: { $name } has 0 cards to pay with, and watches
clown_standoff-because-reveal =
    { $hits ->
        [one] Pies left in the deck: { $pies }. One of them hits; { $name } reveals and pays nothing
       *[other] Pies left in the deck: { $pies }. { $hits } of them hit; { $name } reveals and pays nothing
    }
clown_standoff-because-shuffle =
    { $hits ->
        [one] All { $pies } pies are in the deck again, and one of them hits
       *[other] All { $pies } pies are in the deck again, and { $hits } of them hit
    }
clown_standoff-because-reshuffle = Reshuffling costs 1 card: { $name } pays the { $card } and reveals a pie of the fresh deck
clown_standoff-because-hit = { $name } turned over a pie that hits; clowns still clean: { $players }
clown_standoff-because-out = Whoever is hit leaves with all { $cards_count } cards
clown_standoff-because-win = { $name } is the only clown left with a clean face
clown_standoff-because-pie =
    { $left ->
        [0]
            { $dodges ->
                [one] The only dodge was out: every pie left hits
               *[other] All { $dodges } dodges were out: every pie left hits
            }
       *[other]
            { $hits ->
                [one] One of the { $pies } pies was the hit: a chance of 1 in { $pies }
               *[other] Of the { $pies } pies { $hits } were hits: a chance of { $hits } in { $pies }
            }
    }
clown_standoff-because-pass =
    { $one_each ->
        [true] Passing costs one card for each player still in: { $players }
       *[false]
            { $cards_count ->
                [one] Passing costs { $cards_count } card at this table
               *[other] Passing costs { $cards_count } cards at this table while { $players } players are in
            }
    }
clown_standoff-because-turn_most = { $name } has the most cards ({ $cards }) and starts
clown_standoff-because-turn_highest = Several have the most cards; { $name } has the highest one and starts
clown_standoff-because-turn_nearest = Number and values are tied; { $name } sits nearest clockwise and starts
clown_standoff-because-turn_lot = Number and values are tied; { $name } is drawn by lot and starts

### what everything is

clown_standoff-what-card-face = Card { $face }
clown_standoff-what-card-face-does =
    { $face ->
        [1] The lowest card, but beside a 6 it counts as 7.
        [6] The highest card, unless a 1 lies in the same trick.
       *[other] The highest card that nobody else chose collects the whole trick.
    }
clown_standoff-what-card-laid = Card { $face }
clown_standoff-what-card-laid-does =
    { $place ->
        [cancelled] Canceled: another card of the same value was revealed too.
       *[collected] For the standoff: they pay for a reshuffle or a pass. They never come back.
    }
clown_standoff-what-card-hand = { $name }’s hand
clown_standoff-what-card-hand-does =
    { $count ->
        [one] { $count } card, which nobody else sees.
       *[other] { $count } cards, which nobody else sees.
    }
clown_standoff-what-card-trick = The card chosen by { $name }
clown_standoff-what-card-trick-does = Face down until everybody has chosen.
clown_standoff-what-card-dummy = The dummy’s cards
clown_standoff-what-card-dummy-does = With two players, one of them is turned over at random in each trick.
clown_standoff-what-card-discard = The discard pile
clown_standoff-what-card-discard-does = Cards that are out of the game: paid, lost to a pie, or from a trick that nobody won.
clown_standoff-what-card-box = The box
clown_standoff-what-card-box-does = Cards that were not dealt. Nobody knows which they are.
clown_standoff-what-pie = The pie deck
clown_standoff-what-pie-does =
    { $hits ->
        [one] Pies face down: { $count }. Exactly one of them is the hit.
       *[other] Pies face down: { $count }. { $hits } of them are hits.
    }
clown_standoff-what-pie-dodge = A dodge
clown_standoff-what-pie-dodge-does = This pie missed. It comes back when all are shuffled.
clown_standoff-what-pie-hit = The hit
clown_standoff-what-pie-hit-does = Whoever turns it over is out of the game.
clown_standoff-what-pie-flip = The top pie
clown_standoff-what-pie-flip-does = It is being turned over.
clown_standoff-what-seat-does =
    { $out ->
        [true] A pie in the face: out of the game.
       *[false] { $cards ->
            [0] No cards to pay with.
            [one] { $cards } card for the standoff.
           *[other] { $cards } cards for the standoff.
        }
    }
clown_standoff-what-verb-reveal-does =
    { $hits ->
        [one] Turn over the top pie. It costs nothing, but one pie hits.
       *[other] Turn over the top pie. It costs nothing, but { $hits } pies hit.
    }
clown_standoff-what-verb-reshuffle-does = Pay one card: all { $pies } pies make a fresh deck, and you turn over the top one.
clown_standoff-what-verb-pass-does =
    { $one_each ->
        [true] Pay one card for each player still in, yourself included. The deck goes on, and you are safe.
       *[false]
            { $price ->
                [one] Pay { $price } card. The deck goes on, and you are safe.
               *[other] Pay { $price } cards. The deck goes on, and you are safe.
            }
    }
clown_standoff-what-zone-status = Where the game stands
clown_standoff-what-zone-status-does = { $tricks } tricks of argument, then the standoff until only one clown is clean.
clown_standoff-what-zone-slip = The chance of a pie
clown_standoff-what-zone-slip-does =
    { $hits ->
        [one] How many pies are left in the deck; one of them is the hit.
       *[other] How many pies are left in the deck; { $hits } of them are hits.
    }
clown_standoff-what-drum = The drum
clown_standoff-what-drum-does = In the argument the chosen clowns are turned over here, in the standoff the pies.
clown_standoff-what-scenery = What is round the table is scenery: only the cards and the pies count.

## What a hint tells to do

clown_standoff-do-choose = Play the { $card }
clown_standoff-do-reveal = Reveal a pie
clown_standoff-do-reshuffle = Pay the { $card } and reshuffle
clown_standoff-do-pass = Pay the lit cards and pass

## Names of the puzzles

clown_standoff-puzzle-01 = The Fifty-Fifty Pie
clown_standoff-puzzle-02 = A Pie Too Many
clown_standoff-puzzle-03 = Two Clowns, One Pie
clown_standoff-puzzle-04 = The Last Two Cards
clown_standoff-puzzle-05 = The Rich Clown
clown_standoff-puzzle-06 = Cards to Burn
clown_standoff-puzzle-07 = Nothing Left to Lose
clown_standoff-puzzle-08 = Five at the Table
clown_standoff-puzzle-09 = Three Small Cards
clown_standoff-puzzle-10 = Cream in the Air
clown_standoff-puzzle-11 = Mind Your Collar
clown_standoff-puzzle-12 = Heads or Custard
clown_standoff-puzzle-13 = Double or Quits
clown_standoff-puzzle-14 = Six Hungry Clowns
clown_standoff-puzzle-15 = One in Three
clown_standoff-puzzle-16 = The Thin Deck
clown_standoff-puzzle-17 = A Fresh Deck
clown_standoff-puzzle-18 = The Big Spender
clown_standoff-puzzle-19 = High Stakes
clown_standoff-puzzle-20 = The Last Napkin
