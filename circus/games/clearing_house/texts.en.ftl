### Clearing House: what the player reads.

clearing_house-title = Clearing House
clearing_house-tagline = Be the last mobster standing
clearing_house-minutes = 30
clearing_house-pitch = Draft your cards, set your traps, dodge the police tape and be the last mobster standing.
clearing_house-progress = Round { $round }{ $phase ->
    [draft] {", drafting"}
   *[other] {", turn "}{ $turn }
 }

## The cards

clearing_house-card-abduct = Abduct
clearing_house-card-ambush = Ambush
clearing_house-card-armor = Armor
clearing_house-card-attack = Attack
clearing_house-card-double_move = Double Move
clearing_house-card-intervene = Intervene
clearing_house-card-move = Move
clearing_house-card-ranged_attack = Ranged Attack
clearing_house-card =
    { $card ->
        [abduct] { clearing_house-card-abduct }
        [ambush] { clearing_house-card-ambush }
        [armor] { clearing_house-card-armor }
        [attack] { clearing_house-card-attack }
        [double_move] { clearing_house-card-double_move }
        [intervene] { clearing_house-card-intervene }
        [move] { clearing_house-card-move }
       *[ranged_attack] { clearing_house-card-ranged_attack }
    }

## Options

clearing_house-option-refill = After a round
clearing_house-option-refill-kit-help = At the end of a round you take your cards back
clearing_house-option-refill-redraft-help = At the end of a round all cards are drafted anew
clearing_house-option-refill-kit = Same cards again
clearing_house-option-refill-redraft = Draft anew
clearing_house-option-refill-rules =
    > `CH-48` All cards that are still in the game are dealt to the living, 9 each, or fewer so that all get the same. What is left over stays out until the next deal. With one card each there is nothing to choose, and with less than that nobody is dealt anything: you play with what you hold. *Cards discarded to the police and those of the dead stay out, so there are fewer each time.*
clearing_house-option-intervene = Intervene costs
clearing_house-option-intervene-lose_turn-help = Whoever intervenes loses their next turn
clearing_house-option-intervene-one_time-help = Whoever intervenes loses that card for good
clearing_house-option-intervene-one_card-help = Whoever intervenes plays only one card on their next turn
clearing_house-option-intervene-lose_turn = A turn
clearing_house-option-intervene-one_time = The card itself
clearing_house-option-intervene-one_card = Half a turn
clearing_house-option-intervene-rules =
    The card that is lost leaves the game when it is played, even if it is canceled; no turn is lost.

    > `CH-39` Every Intervene limits one turn, as soon as it begins; several limit several. One that you play on your own turn limits the turn after it. *It is the price of a lost turn, only smaller.*
clearing_house-option-base_deck = Base cards
clearing_house-option-base_deck-none-help = Everybody plays with drafted cards alone
clearing_house-option-base_deck-open-help = Everybody has an extra Attack and Move, which they can lose
clearing_house-option-base_deck-protected-help = Everybody has an extra Attack and Move, which they cannot lose
clearing_house-option-base_deck-none = None
clearing_house-option-base_deck-open = Can be lost
clearing_house-option-base_deck-protected = Cannot be lost
clearing_house-option-base_deck-rules =
    Cards that can be lost are cards like any other. Those that cannot are **protected**: nobody can steal or discard them.

    > `CH-49` `base_card` Protected cards return to you at the end of each round, even when all others are drafted anew. If you have the same card twice, the unprotected one is played first. A hand with nothing else counts as empty for thieves and the police. *They are yours for the whole game: that is what protects you from having nothing to do.*
clearing_house-option-police_start = Police tape falls
clearing_house-option-police_start-anywhere-help = The tape falls anywhere in the house
clearing_house-option-police_start-edge-help = The tape falls from the edge inward
clearing_house-option-police_start-anywhere = Anywhere
clearing_house-option-police_start-edge = From the edge
clearing_house-option-police_start-rules =
    From the edge, tape falls on the outermost ring of spaces that still has one without tape; other spaces are rolled again.

    > `CH-47` A space counts even if somebody stands on it. *The police spare nobody.*
clearing_house-option-hearts_as_tape = Hearts as tape
clearing_house-option-hearts_as_tape-false-help = The tape is a supply of its own
clearing_house-option-hearts_as_tape-true-help = A lost heart is turned over and becomes the tape
clearing_house-option-hearts_as_tape-rules =
    > `CH-50` `heart-cell` This changes what lies on the table, not what happens. *For each strip of tape a heart has been lost, so there are always enough.*
clearing_house-option-round_limit = Round limit
clearing_house-option-round_limit-0-help = The last mobster standing wins
clearing_house-option-round_limit-count-help = After { $count } { $count ->
    [one] round
   *[other] rounds
 }, whoever has the most hearts wins
clearing_house-option-round_limit-0 = No limit
clearing_house-option-round_limit-count =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
clearing_house-option-round_limit-rules =
    Only the living count. If several have the most hearts, they share the win.

## Amounts that other messages name

clearing_house-hearts = { $damage ->
    [one] 1 heart
   *[other] { $damage } hearts
 }
clearing_house-lost-hearts = { $lost ->
    [one] a heart
   *[other] { $lost } hearts
 }
clearing_house-plays = { $plays_a_turn ->
    [one] 1 card
   *[other] { $plays_a_turn } cards
 }
clearing_house-strips = { $tape ->
    [one] 1 strip of tape falls
   *[other] { $tape } strips of tape fall
 }
clearing_house-attack_hearts = { $attack_damage ->
    [one] a heart
   *[other] { $attack_damage } hearts
 }
clearing_house-ranged_hearts = { $ranged_damage ->
    [one] a heart
   *[other] { $ranged_damage } hearts
 }
clearing_house-trap_hearts = { $trap_damage ->
    [one] a heart
   *[other] { $trap_damage } hearts
 }

## Numbers of the rules

clearing_house-number-hearts = Hearts a player
clearing_house-number-traps = Traps a player
clearing_house-number-cards_dealt = Cards dealt
clearing_house-number-copies_abduct = Abducts
clearing_house-number-copies_ambush = Ambushes
clearing_house-number-copies_armor = Armors
clearing_house-number-copies_attack = Attacks
clearing_house-number-copies_double_move = Double Moves
clearing_house-number-copies_intervene = Intervenes
clearing_house-number-copies_move = Moves
clearing_house-number-copies_ranged_attack = Ranged Attacks
clearing_house-number-plays_a_turn = Cards a turn
clearing_house-number-turns_a_round = Turns a round
clearing_house-number-attack_damage = Attack: damage
clearing_house-number-ranged_damage = Shot: damage
clearing_house-number-trap_damage = Trap: damage
clearing_house-number-abduct_reach = Abduct: reach
clearing_house-number-ambush_reach = Ambush: reach
clearing_house-number-hit_faces_1 = Hits at 1 space
clearing_house-number-hit_faces_2 = Hits at 2 spaces
clearing_house-number-hit_faces_3 = Hits at 3 spaces
clearing_house-number-hit_faces_4 = Hits at 4 spaces
clearing_house-number-hit_faces_5 = Hits at 5 spaces
clearing_house-number-tape = Strips of tape
clearing_house-number-tape_per_damage = Tape per heart
clearing_house-number-stalemate_rounds = Rounds to a tie

## Boards

clearing_house-level-mansion = The mansion
clearing_house-level-mansion-help = 6 by 6 spaces, nothing in the way
clearing_house-level-warehouse = The warehouse
clearing_house-level-warehouse-help = 8 by 7 spaces, with crates in the way

## Verbs

clearing_house-verb-draft = Keep
clearing_house-verb-draft-help = Keep this card and pass the others on
clearing_house-verb-play = Play
clearing_house-verb-play-help = Play this card
clearing_house-verb-allow = Allow
clearing_house-verb-allow-help = Let it happen
clearing_house-verb-intervene = Intervene
clearing_house-verb-intervene-help =
    { $intervene ->
        [one_time] Cancel the card; your Intervene is gone for good
        [one_card] Cancel the card; next turn you play only one card
       *[lose_turn] Cancel the card; it costs your next turn
    }
clearing_house-verb-end = End turn
clearing_house-verb-end-help = Play no more cards this turn
clearing_house-verb-discard = Discard
clearing_house-verb-discard-help = This card is gone for good
clearing_house-verb-flee = Flee
clearing_house-verb-flee-help = Leave the tape for a space beside you

## Prompts

clearing_house-prompt-draft = Keep one card of the pack
clearing_house-prompt-end-play = Play a card or end your turn
clearing_house-prompt-end = End your turn
clearing_house-prompt-play = Play a card
clearing_house-prompt-play-move = Move: choose a space beside you
clearing_house-prompt-play-double_move = Double Move: two spaces in a straight line
clearing_house-prompt-play-attack = Attack: choose your target
clearing_house-prompt-play-ranged_attack = Ranged Attack: choose your target
clearing_house-prompt-play-abduct = Abduct: choose whom, then where to
clearing_house-prompt-play-ambush = Ambush: choose an empty space
clearing_house-prompt-allow-intervene = Allow it, or intervene
clearing_house-prompt-allow = Allow the card
clearing_house-prompt-intervene = Confirm: intervene
clearing_house-prompt-discard = Tape falls on you: discard a card, then flee
clearing_house-prompt-flee = Flee from the tape: choose a space

## Captions

clearing_house-event-deal = { $cards } cards each: keep one
clearing_house-event-choose = { $name } keeps a card
clearing_house-event-pass =
    { $cards ->
        [one] The last card goes to the next player
       *[other] { $cards } cards go to the next player
    }
clearing_house-event-drafted = The draft is over
clearing_house-event-first = { $name } goes first
clearing_house-event-begin = Round { $round }: { $name } goes first
clearing_house-event-skip = { $name } intervened and loses this turn
clearing_house-event-play =
    { $card ->
        [abduct] { $name } abducts { $target_name }…
        [ambush] { $name } lays a trap…
        [armor] { $name } puts on armor…
        [attack]
            { $aim ->
                [seat] { $name } attacks { $target_name }…
               *[cell] { $name } attacks a trap…
            }
        [double_move] { $name } takes two steps…
        [move] { $name } takes a step…
       *[ranged_attack] { $name } shoots at { $target_name }…
    }
clearing_house-event-intervene = { $name } intervenes against { $against_name }
clearing_house-event-cancel = Canceled: { clearing_house-card }
clearing_house-event-ambush = { $name } has set a trap
clearing_house-event-armor = { $name } wears armor
clearing_house-event-take_trap = { $name } keeps the trap
clearing_house-event-roll =
    { $hits ->
        [true] A { $die }: the shot hits!
       *[false] A { $die }: the shot misses
    }
clearing_house-event-negate = The armor saves { $name }
clearing_house-event-damage =
    { $cause ->
        [trap] Snap! A trap costs { $name } { clearing_house-lost-hearts }
       *[attack] Hit! { $name } loses { clearing_house-lost-hearts }
    }
clearing_house-event-death =
    { $cause ->
        [attack] { $by_name } puts { $name } out of the game
       *[trap] A trap puts { $name } out of the game
    }
clearing_house-event-steal = { $thief_name } steals a card from { $victim_name }
clearing_house-event-stolen = Stolen card: { clearing_house-card }
clearing_house-event-end = { $name } ends the turn
clearing_house-event-round =
    { $tape ->
        [0] Round { $round } is over: no tape falls
        [one] Round { $round } is over: 1 strip of tape falls
       *[other] Round { $round } is over: { $tape } strips of tape fall
    }
clearing_house-event-refill = All take back their cards, and armor comes off
clearing_house-event-gather = All cards are shuffled, to be drafted anew
clearing_house-event-duel = Two are left: after { $rounds } more rounds it is a tie
clearing_house-event-police =
    { $left ->
        [0] The police tape off a space
       *[other] The police tape off a space, { $left } more to come
    }
clearing_house-event-discard = { $name } discards: { clearing_house-card }
clearing_house-log-chosen = { $name } keeps: { clearing_house-card }

## How it ended, and the score

clearing_house-reason-last_standing = Only one mobster is left standing.
clearing_house-reason-stalemate = The duel is over: the last two share the win.
clearing_house-reason-round_limit = The last round is over: whoever has the most hearts wins.
clearing_house-score =
    { $count ->
        [one] { $count } heart
       *[other] { $count } hearts
    }

## How everybody ended

clearing_house-standing-out = Out in round { $count }

## Moments people talk about

clearing_house-moment-hit = A hit
clearing_house-moment-hit-told = Round { $round }: { $name } is hit and loses { clearing_house-lost-hearts }
clearing_house-moment-trap = A trap snaps
clearing_house-moment-trap-told = Round { $round }: { $name } steps into a trap
clearing_house-moment-death = Out of the game
clearing_house-moment-death-told =
    { $cause ->
        [card] Round { $round }: { $from_name } puts { $name } out of the game
       *[own] Round { $round }: { $name } is out of the game
    }
clearing_house-moment-cancel = A card is canceled
clearing_house-moment-cancel-told = Round { $round }: { $name } cancels a card of { $against_name }
clearing_house-moment-theft = A theft
clearing_house-moment-theft-told = Round { $round }: { $thief_name } steals a card from { $victim_name }
clearing_house-moment-raid = A raid
clearing_house-moment-raid-told = Round { $round }: the police tape falls on { $name }
clearing_house-moment-duel = Two are left
clearing_house-moment-duel-told = Round { $round }: only { $seats_name } are left

## Why something is not allowed

clearing_house-why-deal-due = the cards have to be dealt first
clearing_house-why-draft-due = first everybody keeps a card of their pack
clearing_house-why-first-due = first the die names who goes first
clearing_house-why-play-due = now you play a card, or end your turn
clearing_house-why-answer-due = first the announced card has to be allowed or canceled
clearing_house-why-roll-due = first the die is rolled for the shot
clearing_house-why-steal-due = first a random card is stolen from the abducted player
clearing_house-why-police-due = first the police lay their tape
clearing_house-why-discard-due = a player on fresh tape discards a card first
clearing_house-why-flight-due = a player on fresh tape has to leave it first
clearing_house-why-living-dealt = cards are dealt to the players still in the game, and to nobody else
clearing_house-why-hand-size = everybody is dealt { $cards } cards
clearing_house-why-copies = so many cannot be dealt: of { clearing_house-card } there are { $copies }
clearing_house-why-not-in-pack = there is no { clearing_house-card } in the pack you hold
clearing_house-why-no-such-seat = there is no { $name } at this table
clearing_house-why-no-intervene = you hold no Intervene
clearing_house-why-protected-not-stolen = a protected base card cannot be stolen
clearing_house-why-not-in-victims-hand = the abducted player has no { clearing_house-card }
clearing_house-why-tape-off-board = there is no such space: roll again
clearing_house-why-taped-already = there is tape already: roll again
clearing_house-why-tape-on-edge = tape falls on the outermost ring that still has a space without tape
clearing_house-why-only-protected = a protected base card cannot be discarded: { clearing_house-card }
clearing_house-why-discard-not-in-hand = you discard from your hand, and there is no { clearing_house-card } in it
clearing_house-why-discard-not-played = your hand is empty, and you played no { clearing_house-card } this round
clearing_house-why-no-such-space = there is no such space on the board
clearing_house-why-space-taped = nobody may enter a space with police tape
clearing_house-why-space-occupied = another player stands on that space
clearing_house-why-flee-near = you flee to a free space beside you, or to the nearest one if there is none
clearing_house-why-not-in-hand = you have no { clearing_house-card } in hand
clearing_house-why-move-near = a Move goes to one of the eight spaces around you
clearing_house-why-tape-between = there is tape in between, and nobody may move over it
clearing_house-why-double-move-line = a Double Move goes exactly two spaces along one straight line
clearing_house-why-aimed-at-self = you cannot aim at yourself
clearing_house-why-target-out = that player is out of the game
clearing_house-why-no-trap-there = there is no trap on that space
clearing_house-why-trap-near = only a player or a trap beside you can be attacked
clearing_house-why-attack-near = only a player or a trap beside you can be attacked
clearing_house-why-shot-line = a Ranged Attack needs a target in a straight line, at most { $reach ->
    [one] one space
   *[other] { $reach } spaces
 } away
clearing_house-why-abduct-near = { $reach ->
    [one] only a player beside you can be abducted
   *[other] only a player at most { $reach } spaces away in a straight line can be abducted
 }
clearing_house-why-abduct-to-near = { $reach ->
    [one] an abducted player is put on another space beside you
   *[other] an abducted player is put at most { $reach } spaces away from you, in a straight line
 }
clearing_house-why-no-trap-left = you have no trap left
clearing_house-why-ambush-empty = a trap needs an empty space: no player, no trap, no tape
clearing_house-why-reaction-only = Intervene only answers a card that has just been announced
clearing_house-why-ambush-near = { $reach ->
    [one] a trap is laid on a space beside you
   *[other] a trap is laid at most { $reach } spaces away, in a straight line
 }

### table

clearing_house-aid-odds = Chances of shots
clearing_house-aid-odds-help = The chance to hit, over everyone you could shoot at
clearing_house-table-watches = watching
clearing_house-table-you-watch = You are out: watch how it ends
clearing_house-table-all-draft = Everybody keeps a card in secret
clearing_house-table-kept = Kept! { $others }
clearing_house-table-keep-one = Keep one card; the others go to { $name }
clearing_house-table-police-waits = { $name } has to flee from the tape…
clearing_house-table-pack = Choice { $number } of { $count }
clearing_house-table-to = then to { $name }
clearing_house-table-round = Round
clearing_house-table-turn = Turn
clearing_house-table-cards = Plays left
clearing_house-table-tape = Tape due
clearing_house-table-duel = Duel
clearing_house-table-of = { $number } of { $count }
clearing_house-table-left = { $count }
clearing_house-table-sure = sure hit
clearing_house-table-odds =
    { $needs ->
        [6] a 6: { $share }%
       *[other] { $needs }+: { $share }%
    }
clearing_house-table-skips = { clearing_house-event-skip }
clearing_house-table-duel-begins = Two are left: { $rounds ->
    [one] one more round
   *[other] { $rounds } more rounds
 }, then it is a tie

### moments of a round

clearing_house-news-round = Round { $round } is over
clearing_house-news-tape =
    { $tape ->
        [0] Nobody lost a heart: no tape falls
        [one] 1 heart lost: 1 strip of tape falls
       *[other] { $tape } hearts lost: { $tape } strips of tape fall
    }
clearing_house-news-begin = Round { $round }
clearing_house-news-first = { $name } goes first
clearing_house-news-duel = Duel: round { $number } of { $count }, then it is a tie
clearing_house-news-out = { $name } is out!
clearing_house-news-out-attack = { $by } took the last heart
clearing_house-news-out-trap = It was a trap, and { $by } was behind it
clearing_house-news-out-alone = One trap too many
clearing_house-news-left = { $left } are still standing

### window for reactions

clearing_house-react-asked = { $what }: let it happen?
clearing_house-react-move = { $name } takes a step
clearing_house-react-move-mine = You take a step
clearing_house-react-double_move = { $name } takes two steps
clearing_house-react-double_move-mine = You take two steps
clearing_house-react-armor = { $name } puts on armor
clearing_house-react-armor-mine = You put on armor
clearing_house-react-ambush = { $name } lays a trap
clearing_house-react-ambush-mine = You lay a trap
clearing_house-react-attack = { $name } attacks { $target }
clearing_house-react-attack-you = { $name } attacks you
clearing_house-react-attack-mine = You attack { $target }
clearing_house-react-attack-trap = { $name } attacks a trap
clearing_house-react-ranged_attack = { $name } shoots at { $target }
clearing_house-react-ranged_attack-you = { $name } shoots at you
clearing_house-react-ranged_attack-mine = You shoot at { $target }
clearing_house-react-abduct = { $name } abducts { $target }
clearing_house-react-abduct-you = { $name } abducts you
clearing_house-react-abduct-mine = You abduct { $target }
clearing_house-react-intervene = { $name } intervenes against { $target }
clearing_house-react-intervene-you = { $name } intervenes against you
clearing_house-react-intervene-mine = You intervene against { $target }
clearing_house-react-let-happen = It happens
clearing_house-react-let-hit =
    { $last ->
        [true] You lose your last heart
       *[false] You lose { clearing_house-hearts }
    }
clearing_house-react-let-armor = Your armor stops it
clearing_house-react-let-shot =
    { $last ->
        [true] { $share }%: you lose your last heart
       *[false] { $share }%: you lose { clearing_house-hearts }
    }
clearing_house-react-let-abduct = You are moved and robbed
clearing_house-react-let-abduct-trap =
    { $last ->
        [true] Onto a trap: you lose your last heart
       *[false] Onto a trap: you lose { clearing_house-hearts } and a card
    }
clearing_house-react-let-intervene = The card is canceled
clearing_house-react-let-intervene-you = Your card is canceled
clearing_house-react-cost-lose_turn = Costs your next turn
clearing_house-react-cost-one_time = The card is gone for good
clearing_house-react-cost-one_card = Then only one card
clearing_house-react-no-card = You have no Intervene
clearing_house-window-intervene =
    { $intervene ->
        [one_time] Intervene: costs the card for good
        [one_card] Intervene: next turn only one card
       *[lose_turn] Intervene: costs your next turn
    }
clearing_house-react-secret = Intervene in secret: press your letter. Done: choose your name. Look: hold your cards or your plate
clearing_house-react-how = Whoever wants to intervene presses their own key, or clicks the hand by their portrait, while a strip like this one is shown. Nobody sees it. Without an Intervene it does nothing, and nobody learns of that either. Whoever wants to look holds the button on their cards. When done, everybody clicks their own name; the golden bar shows how much time is left.
clearing_house-react-understood = Understood
clearing_house-react-arm = Intervene at the next
clearing_house-react-wish = Ask me
clearing_house-react-wish-always = About every card
clearing_house-react-wish-concerned = Only when it concerns me
clearing_house-react-wish-never = Not again this turn

## Hints

clearing_house-hint-draft = The best card for your hand: { clearing_house-card }
clearing_house-hint-discard = The card that you need least: { clearing_house-card }
clearing_house-hint-attack =
    { $left ->
        [one] No armor and no die: { $target_name } is left with one heart
       *[other] No armor and no die: { $target_name } is left with { $left } hearts
    }
clearing_house-hint-attack-last = { $hearts ->
    [one] { $target_name } has one heart left: an attack always hits
   *[other] All { $hearts } hearts of { $target_name } at once: an attack always hits
 }
clearing_house-hint-attack-armor = It costs { $target_name } their armor
clearing_house-hint-shot = The shot has a { $percent }% chance to hit
clearing_house-hint-shot-last = { $hearts ->
    [one] { $target_name } has one heart left, and the chance to hit is { $percent }%
   *[other] All { $hearts } hearts of { $target_name } at once, and the chance to hit is { $percent }%
 }
clearing_house-hint-shot-armor = A { $percent }% chance to cost { $target_name } their armor
clearing_house-hint-take-trap = The trap is out of the way, and you can lay it again
clearing_house-hint-abduct-trap = The trap costs { $target_name } { clearing_house-hearts }, and you steal a card
clearing_house-hint-abduct = You move { $target_name } and steal a card
clearing_house-hint-armor =
    { $count ->
        [one] An enemy is near: put on armor first
       *[other] { $count } enemies are near: put on armor first
    }
clearing_house-hint-armor-wounded =
    { $hearts ->
        [one] One heart left: put on armor first
       *[other] { $hearts } hearts left: put on armor first
    }
clearing_house-hint-armor-far = Armor lasts until the end of the round: put it on early
clearing_house-hint-ambush = A trap keeps enemies away, or waits for one you abduct
clearing_house-hint-move-strike = From there your next card can strike
clearing_house-hint-move-cover = There you are harder to reach
clearing_house-hint-move-hunt =
    { $steps ->
        [one] There you stand right beside your prey
       *[other] There your prey is { $steps } spaces away
    }
clearing_house-hint-end = No card is worth playing now
clearing_house-hint-allow = Intervening has its price: this is not worth it
clearing_house-hint-intervene-deadly = { $hearts ->
    [one] It may cost your last heart: cancel it
   *[other] It may cost all your { $hearts } hearts: cancel it
 }
clearing_house-hint-intervene = This is worth the price: cancel it
clearing_house-hint-flee = Away from traps and enemies

## Why somebody else did it

clearing_house-motive-draft = The best card for { $name }’s hand: { clearing_house-card }
clearing_house-motive-discard = The card that { $name } can best spare: { clearing_house-card }
clearing_house-motive-attack = { $target_name } wore no armor: { $name }’s attack always hits
clearing_house-motive-attack-last = { $hearts ->
    [one] { $target_name } had one heart left: { $name }’s attack always hits
   *[other] All { $hearts } hearts of { $target_name } at once: { $name }’s attack always hits
 }
clearing_house-motive-attack-armor = { $name } takes the armor off { $target_name }
clearing_house-motive-shot = { $name }’s shot at { $target_name } hits with { $percent }%
clearing_house-motive-shot-last = { $hearts ->
    [one] { $target_name } has one heart left: { $name }’s shot hits with { $percent }%
   *[other] All { $hearts } hearts of { $target_name } at once: { $name }’s shot hits with { $percent }%
 }
clearing_house-motive-shot-armor = With { $percent }% it costs { $target_name } the armor, thinks { $name }
clearing_house-motive-take-trap = The trap is out of the way, and { $name }’s to lay again
clearing_house-motive-abduct-trap = The trap costs { $target_name } { clearing_house-hearts }, and { $name } steals a card
clearing_house-motive-abduct = { $name } moves { $target_name } and steals a card
clearing_house-motive-armor =
    { $count ->
        [one] An enemy is near: { $name } puts on armor first
       *[other] { $count } enemies are near: { $name } puts on armor first
    }
clearing_house-motive-armor-wounded =
    { $hearts ->
        [one] { $name } has one heart left: armor first
       *[other] { $name } has { $hearts } hearts left: armor first
    }
clearing_house-motive-armor-far = Armor lasts for the whole round: { $name } puts it on early
clearing_house-motive-ambush = { $name }’s trap keeps enemies away, or waits for one to abduct
clearing_house-motive-move-strike = From there { $name }’s next card can strike
clearing_house-motive-move-cover = There { $name } is harder to reach
clearing_house-motive-move-hunt = There { $name } is nearer to the prey
clearing_house-motive-end = No card gains { $name } enough now
clearing_house-motive-allow = To intervene costs the next turn: not worth it to { $name }
clearing_house-motive-intervene-deadly = { $hearts ->
    [one] It might have cost the last heart: { $name } cancels it
   *[other] It might have cost all { $hearts } hearts: { $name } cancels it
 }
clearing_house-motive-intervene = That is worth a lost turn to { $name }
clearing_house-motive-flee = { $name } goes away from traps and enemies

## A choice in a review, as it was made or as a better one, and what speaks for it

clearing_house-choice-draft =
    { $form ->
        [better] keep the { clearing_house-card }
       *[done] { $name } keeps the { clearing_house-card }
    }
clearing_house-choice-discard =
    { $form ->
        [better] discard the { clearing_house-card }
       *[done] { $name } discards the { clearing_house-card }
    }
clearing_house-choice-flee =
    { $form ->
        [better] flee { clearing_house-choice-way }
       *[done] { $name } flees { clearing_house-choice-way }
    }
clearing_house-choice-allow =
    { $form ->
        [better] let it happen
       *[done] { $name } lets it happen
    }
clearing_house-choice-intervene =
    { $form ->
        [better] intervene
       *[done] { $name } intervenes
    }
clearing_house-choice-end =
    { $form ->
        [better] end the turn
       *[done] { $name } ends the turn
    }
clearing_house-choice-play =
    { $card ->
        [abduct]
            { $form ->
                [better] abduct { $target_name }, who lands { clearing_house-choice-way }
               *[done] { $name } abducts { $target_name }, who lands { clearing_house-choice-way }
            }
        [ambush]
            { $form ->
                [better] lay a trap { clearing_house-choice-way }
               *[done] { $name } lays a trap { clearing_house-choice-way }
            }
        [armor]
            { $form ->
                [better] put on armor
               *[done] { $name } puts on armor
            }
        [attack]
            { $aim ->
                [seat]
                    { $form ->
                        [better] attack { $target_name }
                       *[done] { $name } attacks { $target_name }
                    }
               *[cell]
                    { $form ->
                        [better] attack the trap { clearing_house-choice-way }
                       *[done] { $name } attacks the trap { clearing_house-choice-way }
                    }
            }
        [double_move]
            { $form ->
                [better] go { clearing_house-choice-way } with the Double Move
               *[done] { $name } goes { clearing_house-choice-way } with the Double Move
            }
        [move]
            { $form ->
                [better] go { clearing_house-choice-way }
               *[done] { $name } goes { clearing_house-choice-way }
            }
       *[ranged_attack]
            { $form ->
                [better] shoot at { $target_name }
               *[done] { $name } shoots at { $target_name }
            }
    }
clearing_house-choice-way = { $across ->
    [none] {""}
    [left] { clearing_house-choice-columns } to the left
   *[right] { clearing_house-choice-columns } to the right
}{ $along ->
    [none] {""}
   *[other] { $across ->
        [none] {""}
       *[other] {" and "}
    }{ clearing_house-choice-rows } { $along ->
        [up] up
       *[down] down
    }
}
clearing_house-choice-columns = { $columns ->
    [one] 1 space
   *[other] { $columns } spaces
}
clearing_house-choice-rows = { $rows ->
    [one] 1 space
   *[other] { $rows } spaces
}
clearing_house-merit-draft = Of the cards on offer, the { clearing_house-card } suits that hand best
clearing_house-merit-discard = The { clearing_house-card } is the easiest to spare
clearing_house-merit-attack = { $target_name } wears no armor, and an attack always hits
clearing_house-merit-attack-last = { $hearts ->
    [one] { $target_name } has one heart left, and an attack always hits
   *[other] An attack always hits, and { $target_name } has only { $hearts } hearts left
}
clearing_house-merit-attack-armor = It costs { $target_name } the armor
clearing_house-merit-shot = The shot has a { $percent }% chance to hit { $target_name }
clearing_house-merit-shot-last = { $hearts ->
    [one] { $target_name } has one heart left, and the shot has a { $percent }% chance to hit
   *[other] { $target_name } has only { $hearts } hearts left, and the shot has a { $percent }% chance to hit
}
clearing_house-merit-shot-armor = It has a { $percent }% chance to cost { $target_name } the armor
clearing_house-merit-take-trap = The trap is out of the way, and can be laid again
clearing_house-merit-abduct-trap = The trap costs { $target_name } { clearing_house-hearts }, and a card is stolen
clearing_house-merit-abduct = It moves { $target_name } and steals a card
clearing_house-merit-armor =
    { $count ->
        [one] An enemy is near, and armor takes the first hit
       *[other] { $count } enemies are near, and armor takes the first hit
    }
clearing_house-merit-armor-wounded =
    { $hearts ->
        [one] With one heart left, armor comes first
       *[other] With { $hearts } hearts left, armor comes first
    }
clearing_house-merit-armor-far = Armor lasts until the end of the round, so early is best
clearing_house-merit-ambush = A trap keeps enemies away, or waits for one to abduct
clearing_house-merit-move-strike = From there the next card can strike
clearing_house-merit-move-cover = That space is harder to reach for the others
clearing_house-merit-move-hunt =
    { $steps ->
        [one] From there the prey is right beside
       *[other] From there the prey is { $steps } spaces away
    }
clearing_house-merit-end = No card is worth playing then
clearing_house-merit-allow = Intervening has its price, and this is not worth it
clearing_house-merit-intervene-deadly = { $hearts ->
    [one] The last heart may be at stake
   *[other] All { $hearts } hearts may be at stake
}
clearing_house-merit-intervene = What it stops is worth the price
clearing_house-merit-flee = It leads away from traps and enemies

## What the coach warns of

clearing_house-warning-shot = The shot hits with { $percent }% only
clearing_house-warning-shot-armor = With { $percent }% it costs { $target_name } the armor, nothing more
clearing_house-warning-attack-armor = It costs { $target_name } the armor, nothing more
clearing_house-warning-end = You still have cards that could gain something now
clearing_house-warning-armor-far = Nobody is near: another card looks clearly better

## Why it came about

clearing_house-because-roll = At { $distance } spaces a shot needs { $needs ->
    [6] a 6
   *[other] a { $needs } or more
 }, and the die shows { $die }
clearing_house-because-cancel = An Intervene cancels the card of { $name }, which counts as played all the same
clearing_house-because-negate = Armor of this round stops 1 attack or shot: { $name } keeps all hearts ({ $hearts })
clearing_house-because-skip = { $name } has intervened: that costs the next turn, even in the next round
clearing_house-because-round =
    { $damage ->
        [0] 0 hearts were lost in this round, so no tape falls
        [one] 1 heart was lost in this round, so { clearing_house-strips }
       *[other] { $damage } hearts were lost in this round, so { clearing_house-strips }
    }
clearing_house-because-police = 2 rolls of the die name the column and the row; the space stays taped until the end
clearing_house-because-police_taped = { $name } stands where the tape fell: discard a card, then flee to a space beside it
clearing_house-because-steal = An Abduct also steals a card at random: { $thief_name } takes it from { $victim_name }
clearing_house-because-stolen = Abduct steals one card at random: { $thief_name } takes it from { $victim_name }
clearing_house-because-deal = All cards are shuffled and dealt face down, { $cards } to each of the { $players } players
clearing_house-because-choose = From each pack everybody keeps one card in secret; { $name } has kept theirs
clearing_house-because-chosen = From each pack you keep one card in secret: this time { clearing_house-card }
clearing_house-because-pass = One card of each pack is kept; what is left, { $cards } a pack, goes to the next player, clockwise
clearing_house-because-drafted = Each of the { $players } players has kept one card of every pack: these are the hands of the round
clearing_house-because-first = A die has named { $name } to begin round 1
clearing_house-because-play = { $name } plays one of at most { clearing_house-plays } a turn; before it happens, an Intervene may cancel it
clearing_house-because-intervene = An Intervene by { $name } cancels the card of { $against_name } before it happens
clearing_house-because-armor = It stops 1 attack or shot at { $name } in this round, then it is used up
clearing_house-because-ambush = Whoever steps onto the trap loses { clearing_house-hearts }; { $name } has { $traps } more to lay
clearing_house-because-take_trap = An attack also clears a trap beside you: { $name } keeps it and has { $traps } to lay
clearing_house-because-trap = A trap costs whoever steps onto it { clearing_house-hearts }: { $name }
clearing_house-because-end = A turn has at most { clearing_house-plays }, and nobody has to play them: { $name } plays no more
clearing_house-because-death = { $name } has lost the last heart; players left: { $players }
clearing_house-because-discard = Tape fell under { $name }: that costs 1 card, and the space has to be left
clearing_house-because-refill = In a new round all { $players } players have their cards back; armor lasts one round only
clearing_house-because-gather = With a new draft in each round the cards of all { $players } players are shuffled together
clearing_house-because-begin = Each round somebody else begins, going round to the left: { $name } in round { $round }
clearing_house-because-duel = With two players left, the game is a tie if both still stand after { $rounds } more rounds
clearing_house-because-damage_trap = A trap costs whoever enters its space { clearing_house-hearts }, even who laid it; { $name } has { $hearts } left
clearing_house-because-damage_attack = An Attack, or a Ranged Attack that hits, costs hearts: { $name } loses { $lost } and has { $hearts } left

### what everything is

clearing_house-what-card-abduct-does = { $abduct_reach ->
    [one] Choose a player beside you: they go to another space beside you, and you steal one of their cards at random.
   *[other] Choose a player at most { $abduct_reach } spaces away in a straight line: they go to another such space, and you steal one of their cards at random.
 }
clearing_house-what-card-ambush-does = { $ambush_reach ->
    [one] Lay a trap on an empty space beside you.
   *[other] Lay a trap on an empty space, 1 to { $ambush_reach } spaces away in a straight line.
 }
clearing_house-what-card-armor-does = The next attack or shot that hits you this round does nothing. It does not help against traps.
clearing_house-what-card-attack-does = A player beside you loses { clearing_house-attack_hearts }. Or destroy a trap beside you and keep it.
clearing_house-what-card-double_move-does = Exactly 2 spaces along one straight line; you may pass over players.
clearing_house-what-card-intervene-does =
    Cancels a card that has just been announced, on anybody’s turn. { $intervene ->
        [one_time] Then it is gone for good.
        [one_card] On your next turn you play only one card.
       *[lose_turn] It costs your next turn.
    }
clearing_house-what-card-move-does = One space in any of the 8 directions.
clearing_house-what-card-ranged_attack-does = A player in a straight line loses { clearing_house-ranged_hearts } if the die hits: at 1 space with { DIE($hit_faces_1) }, at 2 with { DIE($hit_faces_2) }, at 3 with { DIE($hit_faces_3) }, at 4 with { DIE($hit_faces_4) }, at 5 with { DIE($hit_faces_5) }.
clearing_house-card-does =
    { $card ->
        [abduct] { clearing_house-what-card-abduct-does }
        [ambush] { clearing_house-what-card-ambush-does }
        [armor] { clearing_house-what-card-armor-does }
        [attack] { clearing_house-what-card-attack-does }
        [double_move] { clearing_house-what-card-double_move-does }
        [intervene] { clearing_house-what-card-intervene-does }
        [move] { clearing_house-what-card-move-does }
       *[ranged_attack] { clearing_house-what-card-ranged_attack-does }
    }
clearing_house-what-base_card-attack = { clearing_house-card-attack }, a base card
clearing_house-what-base_card-attack-does = { clearing_house-what-card-attack-does } It comes back each round and cannot be lost.
clearing_house-what-base_card-move = { clearing_house-card-move }, a base card
clearing_house-what-base_card-move-does = { clearing_house-what-card-move-does } It comes back each round and cannot be lost.
clearing_house-owed =
    { $intervene ->
        [one_card]
            { $owed ->
                [one] Hourglass: after an Intervene the next turn has only one card.
               *[other] { $owed } hourglasses: after Intervenes the next { $owed } turns have only one card.
            }
       *[lose_turn]
            { $owed ->
                [one] Hourglass: an Intervene costs the next turn.
               *[other] { $owed } hourglasses: Intervenes cost the next { $owed } turns.
            }
    }
clearing_house-what-card-hand = The hand of { $name }
clearing_house-what-card-hand-does = Cards that nobody else sees: { $count }. There may be an Intervene among them.
clearing_house-what-card-pack = A pack for { $name }
clearing_house-what-card-pack-does = { $name } keeps one of these cards and passes the others to the next player, clockwise.
clearing_house-what-card-kept = A card kept by { $name }
clearing_house-what-card-kept-does = Chosen in secret. It goes to the hand when everybody has chosen.
clearing_house-what-card-kept-own = { clearing_house-card }: kept
clearing_house-what-card-kept-own-does = { clearing_house-card-does } You have kept this card: it goes to your hand when everybody has chosen.
clearing_house-what-card-deck = Cards left over
clearing_house-what-card-deck-does = These cards were not dealt, and stay out.
clearing_house-what-card-stolen = A stolen card
clearing_house-what-card-stolen-does = It changes hands; only the thief and the victim see it.
clearing_house-what-heart = The hearts of { $name }
clearing_house-what-heart-does = Hearts left: { $count }. Without hearts { $name } is out of the game.
clearing_house-what-heart-cell = Police tape
clearing_house-what-heart-cell-does = A lost heart became this tape: nobody may enter this space or move over it.
clearing_house-what-trap = A trap
clearing_house-what-trap-does = It snaps at whoever enters this space, even the player who laid it, and costs { clearing_house-trap_hearts }.
clearing_house-what-trap-traps = The traps of { $name }
clearing_house-what-trap-traps-does = Still to lay: { $count }, each with an Ambush.
clearing_house-what-police = Police tape
clearing_house-what-police-does = Nobody may enter this space or move over it any more.
clearing_house-what-police-supply = The supply of tape
clearing_house-what-police-supply-does = For each heart lost in a round, { $tape_per_damage ->
    [one] a strip falls
   *[other] { $tape_per_damage } strips fall
 } at its end.
clearing_house-what-die = The die
clearing_house-what-die-does = Rolled for every shot that can miss, and for the police.
clearing_house-what-pawn = { $name }
clearing_house-what-pawn-does = { clearing_house-what-seat-does }
clearing_house-what-seat-does =
    { $hearts ->
        [0] Out of the game.
       *[other] Hearts: { $hearts }. Cards in hand: { $cards }. Traps to lay: { $traps }.
    }{ $armor ->
        [0] { "" }
       *[other] { " " }Armor stops the next hit.
    }{ $owed ->
        [0] { "" }
       *[other] { " " }{ clearing_house-owed }
    }
clearing_house-what-cell = A space
clearing_house-what-cell-does =
    { $lies ->
        [police] Police tape: nobody may enter this space or move over it.
        [heart] Police tape: nobody may enter this space or move over it.
        [trap] A trap lies here: whoever enters loses a heart.
        [pawn] Somebody stands here. You may pass over players, but not stop on them.
       *[other] Free.
    }
clearing_house-what-ui-ask-does = Here you say when you want to be asked whether you intervene
clearing_house-what-ui-arm-does = At the next card of this kind you intervene without being asked. Choose it again to take it back.
clearing_house-what-ui-secret = The secret spot of { $name }
clearing_house-what-ui-secret-does = A click here, or the key of your letter, intervenes in secret. Nobody sees it, and without an Intervene it does nothing.
clearing_house-what-ui-understood-does = Closes this explanation: from now on the secret spots count
clearing_house-what-zone-counters = The round
clearing_house-what-zone-counters-does = Its turns, the cards that may still be played, and the tape that falls at its end.

clearing_house-lesson-goal = Be the last mobster standing: you have four hearts, and police tape closes the house.
clearing_house-goal = Be the last mobster standing: without hearts you are out.
clearing_house-phone-plays-left = { $count ->
    [0] last card of this turn
    [one] { $count } card left to play
   *[other] { $count } cards left to play
 }
clearing_house-lesson-draft = First the draft: keep one card of nine, the Double Move, and pass the others on.
clearing_house-lesson-pass = Basile’s cards: keep the Intervene, which cancels any card; I choose the rest for you.
clearing_house-lesson-move = You play two cards a turn; the Double Move takes you two spaces in a straight line.
clearing_house-lesson-armor = Second card: Armor stops the next attack that hits you this round. Play it.
clearing_house-lesson-trap = Basile lays an Ambush here: whoever steps onto the trap loses a heart.
clearing_house-lesson-intervene = Basile shoots! Before a card happens you may cancel it: play your Intervene.
clearing_house-lesson-cost = It worked, but it costs your next turn: Basile is beside you now and strikes.
clearing_house-lesson-blocked = Your Armor stops the blow and is used up: you keep all four hearts.
clearing_house-lesson-abduct = Your turn: Abduct puts Basile onto his own trap and steals one of his cards.
clearing_house-lesson-attack = He has lost a heart; now your second card: attack him, he is right beside you.
clearing_house-lesson-tape = The round ends: each heart lost in it brings tape, and nobody may enter a taped space.
clearing_house-lesson-discard = Tape falls under you: discard a card of your choice, then flee to a free space.
clearing_house-lesson-end = Four hearts for you, two for Basile: well played! Carry on like this in a whole game.
clearing_house-what-scenery = The garden, the fountain and the car are scenery: nobody leaves the house.

## What a hint tells to do

clearing_house-do-draft = Keep the { clearing_house-card }
clearing_house-do-discard = Discard the { clearing_house-card }
clearing_house-do-flee = Flee to the lit space
clearing_house-do-end = End your turn
clearing_house-do-allow = Allow the card
clearing_house-do-intervene = Intervene
clearing_house-do-play-move = Play your Move to the lit space
clearing_house-do-play-double_move = Play your Double Move to the lit space
clearing_house-do-play-attack = Attack { $target_name }
clearing_house-do-play-attack-cell = Attack the lit trap
clearing_house-do-play-ranged_attack = Shoot at { $target_name }
clearing_house-do-play-abduct = Abduct { $target_name } to the lit space
clearing_house-do-play-armor = Put on your Armor
clearing_house-do-play-ambush = Lay an Ambush on the lit space

## Names of the puzzles

clearing_house-puzzle-01 = Traveling Light
clearing_house-puzzle-02 = Close Quarters
clearing_house-puzzle-03 = Down the Corridor
clearing_house-puzzle-04 = The Hunt Begins
clearing_house-puzzle-05 = Nerves of Steel
clearing_house-puzzle-06 = Between Two Doors
clearing_house-puzzle-07 = A Quiet Evening
clearing_house-puzzle-08 = Lying Low
clearing_house-puzzle-09 = Creaking Floors
clearing_house-puzzle-10 = Cat and Mouse
clearing_house-puzzle-11 = Tread Softly
clearing_house-puzzle-12 = The Long Way Round
clearing_house-puzzle-13 = Nowhere to Hide
clearing_house-puzzle-14 = The End of the Line
clearing_house-puzzle-15 = The Unwilling Guest
clearing_house-puzzle-16 = In the Doorway
clearing_house-puzzle-17 = Under Fire
clearing_house-puzzle-18 = One Heart Left
clearing_house-puzzle-19 = Settling Scores
clearing_house-puzzle-20 = Around the Corner
