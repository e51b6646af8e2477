### Texas Showdown: what the player reads.

texas_showdown-title = Texas Showdown
texas_showdown-tagline = Take as few tricks as you can
texas_showdown-minutes = 45
texas_showdown-pitch = Every trick is a penalty, and the color with the most cards takes it: duck, dodge and unload.
texas_showdown-progress =
    { $phase ->
        [deal]
            { $round ->
                [0] The deal
               *[other] After hand { $round }
            }
        [give] Hand { $round }, passing cards
       *[other] Hand { $round }, trick { $turn }
    }

## The colors

texas_showdown-color-black = black
texas_showdown-color-red = red
texas_showdown-color-blue = blue
texas_showdown-color-brown = brown
texas_showdown-color-green = green
texas_showdown-color-yellow = yellow
texas_showdown-color-purple = purple
texas_showdown-color-grey = gray
texas_showdown-color =
    { $color ->
        [black] { texas_showdown-color-black }
        [red] { texas_showdown-color-red }
        [blue] { texas_showdown-color-blue }
        [brown] { texas_showdown-color-brown }
        [green] { texas_showdown-color-green }
        [yellow] { texas_showdown-color-yellow }
        [purple] { texas_showdown-color-purple }
       *[grey] { texas_showdown-color-grey }
    }

## Options

texas_showdown-option-face_cards = A Sheriff
texas_showdown-option-face_cards-sheriff-help = A Sheriff zeroes out its color: it counts for nothing
texas_showdown-option-face_cards-happy_faces-help = Each Sheriff you take cancels one of your tricks
texas_showdown-option-face_cards-pass_the_buck-help = Whoever takes a trick with a Sheriff names who leads next
texas_showdown-option-face_cards-sheriff = Zeroes a color
texas_showdown-option-face_cards-happy_faces = Cancels a trick
texas_showdown-option-face_cards-pass_the_buck = Lets you name
texas_showdown-option-face_cards-rules =
    The last two are [Happy Faces](#TX-12) and [Pass the Buck](#TX-13).
texas_showdown-option-passing = Pass cards
texas_showdown-option-passing-false-help = Everybody plays the cards that were dealt
texas_showdown-option-passing-true-help = Before the first trick, cards go to another player
texas_showdown-option-passing-rules =
    See [Passing cards](#card-give).
texas_showdown-option-length = Length
texas_showdown-option-length-full-help = Hands until somebody reaches the point limit
texas_showdown-option-length-one_hand-help = A single hand decides
texas_showdown-option-length-full = Full game
texas_showdown-option-length-one_hand = One hand
texas_showdown-option-length-rules =
    The fewest points in that hand win, and the point limit plays no part.

## Numbers

texas_showdown-number-points_to_end_3 = End, 3 players
texas_showdown-number-points_to_end_4 = End, 4 players
texas_showdown-number-points_to_end_5 = End, 5 players
texas_showdown-number-points_to_end_6 = End, 6 players
texas_showdown-number-trick_points = Points a trick
texas_showdown-number-cards_passed = Cards passed
texas_showdown-number-opening_card = Opening card

## Verbs

texas_showdown-verb-play = Play
texas_showdown-verb-play-help = Into the trick
texas_showdown-verb-give = Pass
texas_showdown-verb-give-help = Two cards for another player
texas_showdown-verb-lead = Lead
texas_showdown-verb-lead-help = Who leads the next trick

## Prompts

texas_showdown-prompt-play = Play a card
texas_showdown-prompt-give = Choose the cards to pass
texas_showdown-prompt-lead = Name who leads the next trick

## Captions

texas_showdown-event-shuffle = Hand { $hand }: the cards are shuffled
texas_showdown-event-deal = Hand { $hand } is dealt
texas_showdown-event-give = { $name } has chosen the cards to pass
texas_showdown-event-given = { $name } passes { $cards } to { $to_name }
texas_showdown-event-pass = The chosen cards change hands
texas_showdown-event-receive = { $from_name } passes { $cards } to { $name }
texas_showdown-event-open = { $name } leads the first trick
texas_showdown-event-play =
    { $card ->
        [10] { $name } plays the 10: Sheriff of black!
        [20] { $name } plays the 20: Sheriff of red!
        [29] { $name } plays the 29: Sheriff of blue!
        [38] { $name } plays the 38: Sheriff of brown!
        [47] { $name } plays the 47: Sheriff of green!
        [56] { $name } plays the 56: Sheriff of yellow!
        [65] { $name } plays the 65: Sheriff of purple!
        [74] { $name } plays the 74: Sheriff of gray!
       *[other] { $name } plays the { $card }
    }
texas_showdown-forced-play = { $told } (the only card that may be played)
texas_showdown-event-zero =
    { $colors_count ->
        [one] { $color ->
            [black] Sheriff! Black counts for nothing
            [red] Sheriff! Red counts for nothing
            [blue] Sheriff! Blue counts for nothing
            [brown] Sheriff! Brown counts for nothing
            [green] Sheriff! Green counts for nothing
            [yellow] Sheriff! Yellow counts for nothing
            [purple] Sheriff! Purple counts for nothing
           *[grey] Sheriff! Gray counts for nothing
        }
       *[other] Two Sheriffs! Their colors count for nothing
    }
texas_showdown-event-alone =
    { $color ->
        [black] Sheriff! Black counts only while it is alone
        [red] Sheriff! Red counts only while it is alone
        [blue] Sheriff! Blue counts only while it is alone
        [brown] Sheriff! Brown counts only while it is alone
        [green] Sheriff! Green counts only while it is alone
        [yellow] Sheriff! Yellow counts only while it is alone
        [purple] Sheriff! Purple counts only while it is alone
       *[grey] Sheriff! Gray counts only while it is alone
    }
texas_showdown-event-restore = Every color has its Sheriff: all of them count
texas_showdown-event-win =
    { $tied_count ->
        [0] { $name } takes the trick with the { $card }
        [2] Tied: { $tied }; the { $card } is the highest
       *[other] Several colors are tied: the { $card } is the highest
    }
texas_showdown-event-happy =
    { $faces ->
        [one] Happy Face! It cancels one of { $name }’s tricks
       *[other] Happy Faces! They cancel { $faces } of { $name }’s tricks
    }
texas_showdown-event-buck = A Sheriff took it: { $name } names who leads
texas_showdown-event-lead = { $name } names { $leader_name } to lead
texas_showdown-event-score = Hand { $hand }: the tricks are counted
texas_showdown-event-end =
    { $winners_count ->
        [one] { $winners_name } has the fewest points!
       *[other] Fewest points: { $winners_name }
    }

## How it ended, and the score

texas_showdown-reason-threshold = The point limit is reached: the fewest points win.
texas_showdown-reason-one_hand = One hand decides: the fewest points win.
texas_showdown-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Moments people talk about

texas_showdown-moment-hand = A hand is counted
texas_showdown-moment-hand-told =
    { $seats_count ->
        [one] Hand { $hand } costs { $seats_name } the most: { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
       *[other] Hand { $hand } costs { $seats_name } the most: { $count ->
            [one] { $count } point each
           *[other] { $count } points each
        }
    }
texas_showdown-moment-sheriff = A Sheriff turns the trick
texas_showdown-moment-sheriff-told = Hand { $round }: a Sheriff saves { $target_name }, { $name } takes the trick
texas_showdown-moment-five_tricks = A fifth trick
texas_showdown-moment-five_tricks-told = Hand { $round }: the fifth trick for { $name }

## Why something is not allowed

texas_showdown-start-tied =
    { $opening_card ->
        [0]
            { $seats ->
                [3] who starts is who holds the 31, so this is the worth of that card too
               *[other] who starts is who holds the 0, so this is the worth of that card too
            }
       *[other] who starts is who holds the opening card, so this is the worth of that card too
    }
texas_showdown-why-give-count =
    { $cards ->
        [one] { $cards } card is passed
       *[other] { $cards } cards are passed
    }
texas_showdown-why-give-due =
    { $cards ->
        [one] before the first trick everybody passes { $cards } card
       *[other] before the first trick everybody passes { $cards } cards
    }
texas_showdown-why-lead-due = a Sheriff took the trick: first name who leads the next one
texas_showdown-why-hands-dealt = { $seats } hands are dealt, one to each player
texas_showdown-why-stays-in-box = with three players the { $card } stays in the box
texas_showdown-why-hand-size = the cards are dealt out equally, { $cards } to each player
texas_showdown-why-each-card-once = every card is dealt once
texas_showdown-why-no-passing-now = cards are passed only before the first trick
texas_showdown-why-give-not-in-hand = you pass cards from your own hand, and the { $card } is not there
texas_showdown-why-no-naming-now = a leader is named only after taking a trick with a Sheriff
texas_showdown-why-no-such-seat = there is no { $name } to lead the next trick
texas_showdown-why-not-in-hand = you play cards from your own hand, and the { $card } is not there
texas_showdown-why-opening = the first trick of a hand is led with the { $card }
texas_showdown-why-follow = follow a color of the trick while you can: you hold { $colors }

## Why a hint says so

texas_showdown-hint-lead =
    { $higher ->
        [0] Lead the { $card }: every other lead is worse
        [one] Lead the { $card }: one higher card of its color is still out
       *[other] Lead the { $card }: { $higher } higher cards of its color are still out
    }
texas_showdown-hint-below = Play the { $card }: it stays below the { $taker }
texas_showdown-hint-ducks = Play the { $card }: the { $taker } takes the trick
texas_showdown-hint-unloads = Play the { $card }: it is dangerous to keep, and the { $taker } takes the trick
texas_showdown-hint-leads = Play the { $card }: it would take the trick now, but others still play
texas_showdown-hint-takes = Play the { $card }: you take the trick, but lose a dangerous card
texas_showdown-hint-leader = Let { $leader_name } lead the next trick
texas_showdown-hint-give = Pass { $cards }: they are dangerous to keep

## Why somebody else did it

texas_showdown-motive-lead =
    { $higher ->
        [0] { $name } leads the { $card }: every other lead is worse
        [one] { $name } leads the { $card }: one higher card of its color is still out
       *[other] { $name } leads the { $card }: { $higher } higher cards of its color are still out
    }
texas_showdown-motive-below = { $name }’s { $card } stays below the { $taker }
texas_showdown-motive-ducks = With { $name }’s { $card }, the { $taker } takes the trick
texas_showdown-motive-unloads = { $name } gets rid of the { $card }: it is dangerous to keep, and the { $taker } takes the trick
texas_showdown-motive-leads = { $name }’s { $card } would take the trick now, but others still play
texas_showdown-motive-takes = { $name } takes the trick, but loses a dangerous card: the { $card }
texas_showdown-motive-leader = { $name } lets { $leader_name } lead the next trick
texas_showdown-motive-give = { $name } passes { $cards }: they are dangerous to keep

## A choice in a review, as it was made or as a better one, and what speaks for it


texas_showdown-choice-play =
    { $form ->
        [better] play the { $card }
       *[done] { $name } plays the { $card }
    }
texas_showdown-choice-give =
    { $form ->
        [better]
            { $cards_count ->
                [one] pass the { $cards }
               *[other] pass the cards { $cards }
            }
       *[done]
            { $cards_count ->
                [one] { $name } passes the { $cards }
               *[other] { $name } passes the cards { $cards }
            }
    }
texas_showdown-choice-lead =
    { $form ->
        [better] let { $leader_name } lead
       *[done] { $name } lets { $leader_name } lead
    }
texas_showdown-merit-lead =
    { $higher ->
        [0] Every other lead is worse
        [one] One higher card of its color is still out, and may take the trick
       *[other] { $higher } higher cards of its color are still out, and may take the trick
    }
texas_showdown-merit-below = It stays below the { $taker }, which takes the trick
texas_showdown-merit-ducks = The { $taker } takes the trick
texas_showdown-merit-unloads = The { $card } is dangerous to keep, and the { $taker } takes the trick
texas_showdown-merit-leads = It would take the trick for now, but others still play and may go over it
texas_showdown-merit-takes = It takes the trick, but gets rid of a dangerous card
texas_showdown-merit-leader = With { $leader_name } leading, the next trick is less dangerous
texas_showdown-merit-give = These cards are dangerous to keep

## What the coach warns of

texas_showdown-warning-lead =
    { $higher ->
        [0] No higher card of its color is still out: you may well take this trick
        [one] Only one higher card of its color is still out
       *[other] Another lead looks clearly better
    }
texas_showdown-warning-leads = This probably takes the trick
texas_showdown-warning-takes = This takes the trick
texas_showdown-warning-give = You would keep more dangerous cards than these

### table

texas_showdown-table-status = Hand { $hand } · trick { $trick } of { $tricks }
texas_showdown-table-leads =
    { $color ->
        [black] Black is ahead
        [red] Red is ahead
        [blue] Blue is ahead
        [brown] Brown is ahead
        [green] Green is ahead
        [yellow] Yellow is ahead
        [purple] Purple is ahead
       *[grey] Gray is ahead
    }
texas_showdown-table-some =
    { $color ->
        [black] black
        [red] red
        [blue] blue
        [brown] brown
        [green] green
        [yellow] yellow
        [purple] purple
       *[grey] gray
    }
texas_showdown-table-takes = takes it
texas_showdown-table-takes-so-far = ahead
texas_showdown-table-would-take = would take it now
texas_showdown-table-would-duck = stays below
texas_showdown-table-open = Your turn! Lead the { $card }
texas_showdown-table-lead-off = Your turn! Lead any card
texas_showdown-table-follow = Your turn! Play { $colors }
texas_showdown-table-free = Your turn! Play any card: nothing to follow
texas_showdown-table-give =
    { $count ->
        [one] Choose { $count } card for { $name }
       *[other] Choose { $count } cards for { $name }
    }
texas_showdown-table-give-more =
    { $count ->
        [one] Choose { $count } more card for { $name }
       *[other] Choose { $count } more cards for { $name }
    }
texas_showdown-table-name-leader = You took it with a Sheriff: who leads next?
texas_showdown-table-waits = { $name } is playing…
texas_showdown-table-waits-lead = { $name } is naming who leads next…
texas_showdown-table-for = for { $name }
texas_showdown-table-from = from { $name }
texas_showdown-table-scored = Hand { $hand }
texas_showdown-table-total = Total
texas_showdown-table-points = { $points }/{ $limit }
texas_showdown-table-points-open = { $points } pts
texas_showdown-table-limit = Ends at { $points } points: fewest win
texas_showdown-table-single = This hand decides: fewest points win
texas_showdown-table-last-trick = Last trick
texas_showdown-table-by-number = By number
texas_showdown-table-playable = Playable

texas_showdown-lesson-goal = Every trick you take costs a point, and the fewest points win.
texas_showdown-goal = The color with the most cards decides: its highest card takes the trick, which costs a point. The fewest points win.
texas_showdown-lesson-open = Whoever holds the 0 leads, and that is you: play it.
texas_showdown-lesson-takes = Célia has played the highest black card: the trick is hers, and so is the point.
texas_showdown-lesson-follow = Play a color that lies on the table; the 42 stays below the 46.
texas_showdown-lesson-any = You have no blue: play what you like, best a high card that could hurt later.
texas_showdown-lesson-most = Most cards are blue, so the highest blue one takes the trick: Célia’s 28.
texas_showdown-lesson-sheriff = Your 74 is a Sheriff, the top of its color: played, it makes gray count for nothing.
texas_showdown-lesson-zeroed = Three gray cards count for nothing now, so Django’s lone 33 takes the trick.
texas_showdown-lesson-free = Not one trick so far, well done! You carry on from here: take as few as you can.
texas_showdown-lesson-end = Stay low, keep a Sheriff for a bad trick, and watch which color is ahead.

## Why it came about

texas_showdown-because-most = { $count } of { $cards } cards are { texas_showdown-color }, the most of any color: their highest, the { $card }, takes the trick
texas_showdown-because-zeroed = Zeroed out by a Sheriff: { $colors }; of the rest, { texas_showdown-color } has the most cards ({ $count }), and the { $card } is its highest
texas_showdown-because-tied = Tied for the most cards: { $colors }; the highest number among them, the { $card }, takes the trick
texas_showdown-because-shuffle = In every hand all cards are shuffled and dealt out equally: this is hand { $hand }
texas_showdown-because-deal = In every hand all cards are shuffled and dealt out equally: this is hand { $hand }
texas_showdown-because-open = { $name } holds the { $opening }, which opens the first trick of a hand
texas_showdown-because-give =
    { $cards_passed ->
        [one] Before the first trick everybody passes { $cards_passed } card, which nobody else sees: { $name } has chosen
       *[other] Before the first trick everybody passes { $cards_passed } cards, which nobody else sees: { $name } has chosen
    }
texas_showdown-because-given =
    { $cards_passed ->
        [one] Before the first trick everybody passes { $cards_passed } card: yours is { $cards }
       *[other] Before the first trick everybody passes { $cards_passed } cards: yours are { $cards }
    }
texas_showdown-because-pass = In hand { $hand } cards go this many places to the left: { $places }
texas_showdown-because-receive =
    { $cards_passed ->
        [one] Everybody passes { $cards_passed } card: this one comes from { $from_name }
       *[other] Everybody passes { $cards_passed } cards: these come from { $from_name }
    }
texas_showdown-because-play = { $name } leads with the { $card }: the others have to follow its color if they can
texas_showdown-because-play_follows = { $name } follows a color of the trick with the { $card }; cards in the trick: { $cards }
texas_showdown-because-play_free = { $name } has no color of the trick, so any card may be played: the { $card }, card { $cards } of the trick
texas_showdown-because-zero = { $name } plays the highest card of a color, its Sheriff: in this trick its color counts for nothing
texas_showdown-because-alone = The color of { $name }’s Sheriff counts for nothing, unless it is the only one in the trick, as it is now
texas_showdown-because-restore = Every one of the { $colors_count } colors in the trick has its Sheriff, so all of them count again
texas_showdown-because-happy = Each Happy Face that { $name } takes cancels 1 trick at the end of the hand: here { $faces }
texas_showdown-because-buck = { $name } has taken the trick with a Sheriff, and so names who leads the next one
texas_showdown-because-lead = Whoever takes a trick with a Sheriff names the next leader: { $name } names { $leader_name }
texas_showdown-because-take = The { $card } has won the trick: it costs { $name } { $trick_points ->
        [one] { $trick_points } point
       *[other] { $trick_points } points
    }
texas_showdown-because-score =
    { $trick_points ->
        [one] Every trick taken costs { $trick_points } point; the fewest points so far: { $fewest }
       *[other] Every trick taken costs { $trick_points } points; the fewest points so far: { $fewest }
    }
texas_showdown-because-end = The fewest points win: { $fewest }

### what everything is

texas_showdown-what-card-face = The { texas_showdown-what-color } { $face }
texas_showdown-what-card-face-does = The color with the most cards takes the trick, and its highest card decides who gets it.
texas_showdown-what-card-sheriff = The { $face }: Sheriff of { texas_showdown-what-color }
texas_showdown-what-card-sheriff-does =
    { $face_cards ->
        [happy_faces] The highest card of its color. In your tricks it cancels one of them.
        [pass_the_buck] The highest card of its color. Whoever takes a trick with it names who leads next.
       *[sheriff] The highest card of its color. In a trick it zeroes out the color, which then counts for nothing.
    }
texas_showdown-what-card-hand = { $name }’s hand
texas_showdown-what-card-hand-does =
    { $count ->
        [one] { $count } card, face down.
       *[other] { $count } cards, face down.
    }
texas_showdown-what-card-pile = { $name }’s tricks
texas_showdown-what-card-pile-does =
    { $trick_points ->
        [one] Each trick is a penalty point. Face down; only the last one may be looked at.
       *[other] Each trick costs { $trick_points } penalty points. Face down; only the last one may be looked at.
    }
texas_showdown-what-card-give = Cards to be passed
texas_showdown-what-card-give-does = Chosen in secret. They change hands when everybody has chosen.
texas_showdown-what-card-got = Cards passed on
texas_showdown-what-card-got-does = They join the hand of { $name }.
texas_showdown-what-card-trick = A card in the trick
texas_showdown-what-card-trick-does = Played by { $name }.
texas_showdown-what-card-deck = The deck
texas_showdown-what-card-deck-does = All of it is dealt out, the same number of cards to everybody.
texas_showdown-what-card-box = The box
texas_showdown-what-card-box-does = With three players black, red and blue are not used.
texas_showdown-what-color =
    { $color ->
        [black] black
        [red] red
        [blue] blue
        [brown] brown
        [green] green
        [yellow] yellow
        [purple] purple
       *[grey] gray
    }
texas_showdown-what-seat-does =
    { $limit ->
        [0] Tricks in this hand, which decides the game: { $tricks }.
       *[other] Points: { $points }. Tricks in this hand: { $tricks }. At { $limit } points the game ends.
    }
texas_showdown-what-ui-sort-does = Sorts your hand by number, or puts first what you can play.
texas_showdown-what-ui-last_trick-does = Shows the last trick until the next card is led.
texas_showdown-what-ui-no_trick-does = The last trick can be seen only until the next card is led.
texas_showdown-what-zone-status = Hand and trick
texas_showdown-what-zone-status-does =
    { $limit ->
        [0]
            { $trick_points ->
                [one] The hand is played to its last trick: each trick is a penalty point, and the fewest points win.
               *[other] The hand is played to its last trick: each costs { $trick_points } penalty points, and the fewest points win.
            }
       *[other]
            { $trick_points ->
                [one] Each trick is a penalty point, counted after the hand. Once somebody has { $limit } points, the fewest points win.
               *[other] Each trick costs { $trick_points } penalty points, counted after the hand. Once somebody has { $limit } points, the fewest points win.
            }
    }
texas_showdown-what-scenery = The saloon is scenery: only the cards count.

## Names of the puzzles

texas_showdown-puzzle-01 = Saloon Doors
texas_showdown-puzzle-02 = Purple Haze
texas_showdown-puzzle-03 = Gray Dawn
texas_showdown-puzzle-04 = High Noon
texas_showdown-puzzle-05 = The Gray Canyon
texas_showdown-puzzle-06 = Dead Weight
texas_showdown-puzzle-07 = The Long Ride
texas_showdown-puzzle-08 = Small Change
texas_showdown-puzzle-09 = Tumbleweed
texas_showdown-puzzle-10 = Black Powder
texas_showdown-puzzle-11 = Wagon Wheels
texas_showdown-puzzle-12 = The Last Rider
texas_showdown-puzzle-13 = Saddlebags
texas_showdown-puzzle-14 = Quick Draw
texas_showdown-puzzle-15 = Red Boots
texas_showdown-puzzle-16 = Horse Trading
texas_showdown-puzzle-17 = Cactus
texas_showdown-puzzle-18 = A Tight Spot
texas_showdown-puzzle-19 = Blue Hats
texas_showdown-puzzle-20 = Showdown at Dusk
