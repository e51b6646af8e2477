### Clown Standoff: what the player reads.

clown_standoff-title = Clown Standoff
clown_standoff-feel = Bluff
clown_standoff-minutes = 10
clown_standoff-pitch = Collect clowns in a secret argument, then be the last one without a pie in the face.

## Options

clown_standoff-option-one_beats_six = The 1 beats the 6
clown_standoff-option-one_beats_six-help = Does a 1 still win when the 6s cancel each other?
clown_standoff-option-one_beats_six-revealed = Yes
clown_standoff-option-one_beats_six-uncancelled = No
clown_standoff-option-no_tricks = Without cards
clown_standoff-option-no_tricks-help = Do players who took no trick join the standoff?
clown_standoff-option-no_tricks-play = They play
clown_standoff-option-no_tricks-sit_out = They watch

## Verbs

clown_standoff-verb-choose = Choose
clown_standoff-verb-choose-help = Play this clown, face down
clown_standoff-verb-reveal = Reveal
clown_standoff-verb-reveal-help = Turn over the top pie
clown_standoff-verb-reshuffle = Reshuffle
clown_standoff-verb-reshuffle-help = One card: a fresh deck, then reveal
clown_standoff-verb-pass = Pass
clown_standoff-verb-pass-help = A card per player still in: safe

## Prompts

clown_standoff-prompt-choose = Choose a clown, in secret
clown_standoff-prompt-pass-reshuffle-reveal = Reveal, reshuffle or pass
clown_standoff-prompt-reshuffle-reveal = Reveal, or reshuffle for a card
clown_standoff-prompt-reveal = Reveal the top pie
clown_standoff-prompt-pass-reshuffle = Pay this card, or more to pass
clown_standoff-prompt-reshuffle = Choose the card to pay
clown_standoff-prompt-pass = Choose the cards to pay

## Captions

clown_standoff-event-deal = { $cards } clowns for everybody
clown_standoff-event-choose = { $name } has chosen
clown_standoff-event-show = Revealed: { $cards }
clown_standoff-event-dummy = The dummy shows a { $card }
clown_standoff-event-clash = Equal cards cancel: { $cards }
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
clown_standoff-event-dummy_wins = The dummy wins: the trick is boxed
clown_standoff-event-cancel = All canceled: nobody takes the trick
clown_standoff-event-sit_out = { $name } has no card and watches
clown_standoff-event-reveal = { $name } turns over a pie…
clown_standoff-event-reshuffle = { $name } pays a { $card } and reshuffles
clown_standoff-event-pass = { $name } passes: { $cards_count } cards
clown_standoff-event-shuffle = All six pies are shuffled
clown_standoff-event-pie =
    { $face ->
        [hit] It’s the pie!
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

## Why something is not allowed

clown_standoff-why-deal-due = the clowns have to be dealt first
clown_standoff-why-choice-due = now everybody chooses a clown; the pies wait for the standoff
clown_standoff-why-dummy-due = now the dummy’s card is turned over
clown_standoff-why-first-due = now chance decides who of the tied players goes first
clown_standoff-why-turn-due = now the pie deck is revealed, reshuffled or passed; no clown is chosen
clown_standoff-why-pie-due = now the top pie is turned over
clown_standoff-why-hands-dealt = { $seats } players are dealt a hand, not { $hands }
clown_standoff-why-dummy-dealt = a dummy is dealt a hand with 2 players, and with 2 only
clown_standoff-why-hand-size = every hand has { $cards } clowns
clown_standoff-why-copies = there are only { $copies } clowns of value { $card }
clown_standoff-why-not-in-hand = you choose a card of your hand, and there is no { $card } in it
clown_standoff-why-not-in-dummys-hand = the dummy’s card comes from its hand, and there is no { $card } in it
clown_standoff-why-not-tied = only a player with the most and highest cards can go first
clown_standoff-why-reshuffle-unpaid = reshuffling costs a card, and you have none
clown_standoff-why-reshuffle-not-collected = reshuffling costs a card you collected, and you have no { $card }
clown_standoff-why-pass-price = passing costs { $price } cards: one for each player still in, you included
clown_standoff-why-pass-unpaid = passing costs { $price } cards, and you have { $cards }
clown_standoff-why-pass-not-collected = passing costs cards you collected, and you do not have all of these
clown_standoff-why-no-dodge-left = all five dodges are out: only the pie is left

clown_standoff-rule-preparation-1 = Preparation 1
clown_standoff-rule-argument-phase-1 = Argument phase 1
clown_standoff-rule-standoff-phase = Standoff phase
clown_standoff-rule-standoff-phase-1 = Standoff phase 1

### table

clown_standoff-table-argument = Argument · trick { $trick } of { $tricks }
clown_standoff-table-standoff =
    { $count ->
        [one] Standoff · { $count } clean clown
       *[other] Standoff · { $count } clean clowns
    }
clown_standoff-table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
clown_standoff-table-watches = watches
clown_standoff-table-dummy = Dummy
clown_standoff-table-dummy-hand = { $count } in hand
clown_standoff-table-out = out
clown_standoff-table-pied = Splat!
clown_standoff-table-discard = Discarded: { $count }
clown_standoff-table-odds = Pie: 1 in { $cards }
clown_standoff-table-risk = 1/{ $cards }
clown_standoff-table-safe = safe
clown_standoff-aid-odds = Chance of a pie
clown_standoff-aid-odds-help = Tells how likely the pie is that a choice risks
clown_standoff-table-how-reveal = touch the deck
clown_standoff-table-how-reshuffle = lay 1 card here
clown_standoff-table-how-pass = discard { $count } cards
clown_standoff-table-needs =
    { $count ->
        [one] takes { $count } card
       *[other] takes { $count } cards
    }
clown_standoff-table-chosen = Card laid! The others are choosing…
clown_standoff-table-pay =
    { $count ->
        [one] { $count } more card to pass
       *[other] { $count } more cards to pass
    }
clown_standoff-table-pay-one = Choose the card to pay
clown_standoff-table-no-cards = No cards left: reveal the top pie
clown_standoff-table-begins-most = { $name } starts: most cards
clown_standoff-table-begins-highest = { $name } starts: highest cards
clown_standoff-table-begins-nearest = { $name } starts: tied, and nearest
clown_standoff-table-begins-lot = { $name } starts: drawn by lot

## Hints

clown_standoff-hint-choose = A { $card } wins this trick about { $percent }% of the time
clown_standoff-hint-reveal = The chance of a pie is { $percent }%: reveal, and keep your cards
clown_standoff-hint-reshuffle = The chance of a pie is { $percent }%: for a card it is only 17%
clown_standoff-hint-pass =
    { $count ->
        [one] The chance of a pie is { $percent }%: pass with { $count } card
       *[other] The chance of a pie is { $percent }%: pass with { $count } cards
    }
