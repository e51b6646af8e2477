### Quel Cirque: what the player reads.

quel_cirque-title = Quel Cirque
quel_cirque-tagline = Race marbles to the best holes
quel_cirque-minutes = 15
quel_cirque-pitch = Load marbles into three shared clowns and steer them so that yours drop into the richest holes.
quel_cirque-progress = { $phase ->
    [preparation] Getting ready
   *[other] Turn { $turn }
 }

## The colors

quel_cirque-color-red = red
quel_cirque-color-green = green
quel_cirque-color-yellow = yellow
quel_cirque-color-blue = blue
quel_cirque-color =
    { $color ->
        [red] { quel_cirque-color-red }
        [green] { quel_cirque-color-green }
        [yellow] { quel_cirque-color-yellow }
       *[blue] { quel_cirque-color-blue }
    }
# What the die or a card shows; in other languages not the same word as for a marble.
quel_cirque-paint =
    { $color ->
        [red] red
        [green] green
        [yellow] yellow
       *[blue] blue
    }

## Options

quel_cirque-option-lazy_clown = Stopping early
quel_cirque-option-lazy_clown-false-help = A clown goes exactly as far as its marbles carry it
quel_cirque-option-lazy_clown-true-help = A clown may stop early, after one space or more
quel_cirque-option-lazy_clown-rules =
    > `QC-19` Even a **lazy clown** goes at least 1 space. *A move of 0 spaces would be no move, and you may not pass.*
quel_cirque-option-push = Pushing clowns
quel_cirque-option-push-none-help = No clown can enter the space of another one
quel_cirque-option-push-bousculade-help = A clown may push another one, but not over the edge
quel_cirque-option-push-clumsy-help = A clown may push another one, even over the edge
quel_cirque-option-push-none = No
quel_cirque-option-push-bousculade = On the board
quel_cirque-option-push-clumsy = Even off the edge
quel_cirque-option-push-rules =
    `QC-16` When a clown enters the space of another, it **shoves** that one 1 space on in the same direction: ahead or to the side. A move pushes only one other clown, though perhaps several times. It cannot be pushed against the third clown, into a gap or, with *On the board*, over the edge: such a step is not allowed. The pushed clown’s spaces do not count for the length of the move.

    `QC-17` `zone-off` *Even off the edge* allows the sides of the board and its far end. `QC-18` These are two ways of pushing: a table plays one of them, or none.

    > `QC-16` Nobody has to push, but a move that pushes is made in full. *Pushing opens more paths and closes none: those without a push stay as they are. Only where there is none of those, and none in full that pushes, do you take a longest one that pushes.*

    > `QC-16` A pushed clown that comes onto an empty hole drops its bottom marble, which can end the game. *It comes over the hole like any other clown. If both clowns come over an empty hole in the same step, the pushed one drops first.*

    > `QC-9` A marble that is added to an empty clown over an empty hole drops through at once, and scores. *Only a push can leave an empty clown standing there.*

    ![The pushed clown is the first over the hole: it drops its marble.](example/shove)

    > `QC-17` `verb-seat` A clown that falls over the edge loses its marbles: they go back to the supply and can be added again. When the move is over, whoever pushed it puts it back on a free start space. *The rules do not say which one, so the pusher chooses if several are free. If the game has ended meanwhile, it stays where it fell.*

    ![Ada pushes a clown off the board, then puts it back.](example/over_the_edge)

    > `QC-19` With the option Stopping early, a clown that pushes may stop early, too, but only on a path that it could push along in full. *Being lazy shortens a move; it does not allow a push that would be forbidden otherwise.*
quel_cirque-option-secret_clown = Secret colors
quel_cirque-option-secret_clown-false-help = Everybody knows whose color is whose
quel_cirque-option-secret_clown-true-help = Your color stays secret until the end
quel_cirque-option-secret_clown-rules =
    `card-secret` `QC-20` A color card is dealt secretly to each player. Only you know yours, and everybody shows theirs at the end of the game. With fewer than 4 players, the cards that are left are put aside unseen.

    > `QC-20` Nothing else changes: all 12 marbles are in play, and a tie is shared. *Everybody may add and move any color that the die allows, so only your intentions are hidden.*
quel_cirque-option-over_under = Bottom to top
quel_cirque-option-over_under-false-help = A clown’s bottom marble stays at the bottom
quel_cirque-option-over_under-true-help = On black, you may raise a clown’s bottom marble to its top
quel_cirque-option-over_under-rules =
    `verb-invert` `QC-21` The marble is **raised** inside its clown, which stays where it is.

    > `QC-21` That needs at least 2 marbles in the clown, and it is your whole turn. *You do it instead of bringing a clown back, and that is a whole turn as well. It is not turned upside down: the other marbles keep their order.*
quel_cirque-option-hidden_marbles = Hidden marbles
quel_cirque-option-hidden_marbles-false-help = All marbles of each clown are shown
quel_cirque-option-hidden_marbles-true-help = Only the top marble of each clown is shown
quel_cirque-option-hidden_marbles-rules =
    `marble-hidden` The number of marbles in each clown is shown as well. You have to remember the others.

## Numbers

quel_cirque-number-color_marbles = Marbles per color
quel_cirque-number-capacity = A clown holds
quel_cirque-number-marble_steps = Each marble moves
quel_cirque-number-color_faces = Die: each color
quel_cirque-number-white_faces = Die: white
quel_cirque-number-black_faces = Die: black
quel_cirque-marbles =
    { $marbles ->
        [one] { $marbles } marble
       *[other] { $marbles } marbles
    }
quel_cirque-spaces =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }

## Boards

quel_cirque-level-big_top = The ring
quel_cirque-level-big_top-help = Three lanes, six holes
quel_cirque-level-long_parade = The long parade
quel_cirque-level-long_parade-help = Up to five lanes, gaps, eight holes

## Verbs

quel_cirque-verb-add = Add
quel_cirque-verb-add-help = Put a marble into a clown
quel_cirque-verb-move = Move
quel_cirque-verb-move-help =
    { $marble_steps ->
        [1] One space for each marble it holds
       *[other] { $marble_steps } spaces for each marble it holds
    }
quel_cirque-verb-return = Bring back
quel_cirque-verb-return-help = To a start space, with all its marbles
quel_cirque-verb-invert = Raise
quel_cirque-verb-invert-help = The bottom marble goes to the top
quel_cirque-verb-seat = Put back
quel_cirque-verb-seat-help = The fallen clown starts here again
quel_cirque-verb-skip = Skip
quel_cirque-verb-skip-help = Nothing can be done

## Prompts

quel_cirque-prompt-add = Add a marble to a clown
quel_cirque-prompt-move = Move a clown
quel_cirque-prompt-add-move = Add a marble or move a clown
quel_cirque-prompt-add-move-return = Add, move, or bring a clown to the start
quel_cirque-prompt-add-invert-move = Add, move or raise a bottom marble
quel_cirque-prompt-add-invert-move-return = Add, move, raise, or bring to the start
quel_cirque-prompt-add-return = Add a marble or bring a clown to the start
quel_cirque-prompt-add-invert-return = Add, raise, or bring a clown to the start
quel_cirque-prompt-invert-move-return = Move, raise, or bring a clown to the start
quel_cirque-prompt-invert-move = Move a clown or raise a bottom marble
quel_cirque-prompt-invert-return = Raise a marble or bring a clown to the start
quel_cirque-prompt-move-return = Move a clown or bring it to the start
quel_cirque-prompt-return = Bring a clown to the start
quel_cirque-prompt-invert = Which clown’s bottom marble goes to the top?
quel_cirque-prompt-seat = Put the fallen clown back on a start space
quel_cirque-prompt-skip = Skip: nothing can be done

## Captions

quel_cirque-event-colors = Colors are drawn by lot, one for each player
quel_cirque-event-color = Your secret color: { quel_cirque-paint }
quel_cirque-event-first = { $name } rolls first
quel_cirque-event-roll =
    { $face ->
        [red] { $name } rolls red
        [green] { $name } rolls green
        [yellow] { $name } rolls yellow
        [blue] { $name } rolls blue
        [white] { $name } rolls white: any color
       *[black] { $name } rolls black: any color, or bring back
    }
quel_cirque-event-add = { $name } adds a { quel_cirque-color } marble
quel_cirque-event-move = { $name } moves a clown
quel_cirque-event-push = A clown is pushed
quel_cirque-event-eject = A clown falls over the edge
quel_cirque-event-drop =
    { $stars ->
        [one] The { quel_cirque-color } marble drops: { $stars } star
       *[other] The { quel_cirque-color } marble drops: { $stars } stars
    }
quel_cirque-event-return = { $name } brings a clown back
quel_cirque-event-invert = { $name } raises the { quel_cirque-color } marble
quel_cirque-event-seat = The fallen clown starts again
quel_cirque-event-skip = { $name } can do nothing

## How it ended, and the score

quel_cirque-reason-last_hole = A marble dropped into the last hole: the most stars win.
quel_cirque-score =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }

## Moments people talk about

quel_cirque-moment-hole = A marble in a hole
quel_cirque-moment-hole-told =
    { $seats_count ->
        [0] A { quel_cirque-color } marble drops: { $stars ->
            [one] { $stars } star
           *[other] { $stars } stars
        }
       *[other] A { quel_cirque-color } marble drops: { $stars ->
            [one] { $stars } star for { $seats_name }
           *[other] { $stars } stars for { $seats_name }
        }
    }
quel_cirque-moment-last_hole = The last hole
quel_cirque-moment-last_hole-told =
    { $seats_count ->
        [0] The last hole takes a { quel_cirque-color } marble: { $stars } stars
       *[other] The last hole takes a { quel_cirque-color } marble: { $stars } stars for { $seats_name }
    }
quel_cirque-moment-eject = A clown over the edge
quel_cirque-moment-eject-told = { $seats_name } pushes a clown over the edge

## Why something is not allowed

quel_cirque-why-draw-due =
    { $due ->
        [colors] first everybody gets a color
        [first] first the first player is drawn
       *[roll] first the die is rolled
    }
quel_cirque-why-no-such-seat = only somebody at this table can begin
quel_cirque-why-color-for-each = { $seats } players need { $seats } colors
quel_cirque-why-color-of-ones-own = each player has a color of their own
quel_cirque-why-no-white-face = the die of this table has no white face
quel_cirque-why-seat-due = first put the clown that fell over the edge back on a start space
quel_cirque-why-not-a-start = a clown comes back to a start space only
quel_cirque-why-space-occupied = another clown stands on that space
quel_cirque-why-add-color = the die shows { quel_cirque-paint }: only a { quel_cirque-color } marble can be added
quel_cirque-why-all-in-play = all { quel_cirque-color } marbles are in play already
quel_cirque-why-clown-full = that clown is full: it holds { quel_cirque-marbles } at most
quel_cirque-why-clown-empty = an empty clown cannot move: it goes as far as its marbles carry it
quel_cirque-why-top-marble = the die shows { quel_cirque-paint }: only a clown with { quel_cirque-color } on top can move
quel_cirque-why-move-too-long = with { quel_cirque-marbles } a clown moves { quel_cirque-spaces }, no more
quel_cirque-why-off-board = there is no such space on this board
quel_cirque-why-same-space-twice = a clown never enters the same space twice in one turn
quel_cirque-why-too-far = that space is too far: with { quel_cirque-marbles } a clown moves { quel_cirque-spaces }
quel_cirque-why-way = that space is not next to the clown: choose every space on its path
quel_cirque-why-step = a clown steps forward or sideways, never diagonally or back
quel_cirque-why-push-one = a move pushes only one other clown
quel_cirque-why-push-where = that clown cannot be pushed: there is no free space behind it
quel_cirque-why-push-lazily = a lazy clown pushes only where it could go all { $spaces } spaces
quel_cirque-why-push-in-full = a clown that pushes makes its whole move: { $spaces } spaces, not { $walked }
quel_cirque-why-move-in-full = a clown makes its whole move: { $spaces } spaces, not { $walked }
quel_cirque-why-return-black = only black brings a clown back
quel_cirque-why-returned-already = that clown is in the start row already
quel_cirque-why-invert-off = no marble is raised at this table: the option Bottom to top is off
quel_cirque-why-invert-black = only black lets you raise a bottom marble
quel_cirque-why-invert-two = that clown needs at least 2 marbles for its bottom one to be raised
quel_cirque-why-nobody-to-seat = no clown has fallen over the edge
quel_cirque-why-skip-only-if-stuck = a turn is lost only if nothing at all can be done

## Why a hint says so

quel_cirque-hint-win =
    { $end ->
        [last_hole] The last hole: the game ends, and you win
       *[other] The game ends, and you win
    }
quel_cirque-hint-drop =
    { $stars ->
        [one] Your marble drops: { $stars } star
       *[other] Your marble drops: { $stars } stars
    }
quel_cirque-hint-waste =
    { $stars ->
        [one] The { quel_cirque-color } marble drops here, for { $stars } star and no more
       *[other] The { quel_cirque-color } marble drops here, for { $stars } stars and no more
    }
quel_cirque-hint-add = One more marble of yours is on its way
quel_cirque-hint-faster = This clown carries your marble, and now goes { quel_cirque-spaces }
quel_cirque-hint-next = Your marble will be the next to drop from this clown
quel_cirque-hint-nearer = Your marble gets closer to the richest holes
quel_cirque-hint-return = Back at the start, this clown will help nobody for a while

## What is gained instead of stars at once

quel_cirque-instead-drop = That wins about { $wins } more games in 100 than { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} now

## Why somebody else did it

quel_cirque-motive-win =
    { $end ->
        [last_hole] The last hole: the game ends, and { $name } wins
       *[other] The game ends, and { $name } wins
    }
quel_cirque-motive-drop =
    { $stars ->
        [one] { $name }’s marble falls: { $stars } star
       *[other] { $name }’s marble falls: { $stars } stars
    }
quel_cirque-motive-waste =
    { $stars ->
        [one] For { $name }, better that the { quel_cirque-color } marble gets this hole than a higher one: { $stars } star
       *[other] For { $name }, better that the { quel_cirque-color } marble gets this hole than a higher one: { $stars } stars
    }
quel_cirque-motive-add = One more marble of { $name }’s is on its way
quel_cirque-motive-faster = This clown carries { $name }, and now goes { quel_cirque-spaces }
quel_cirque-motive-next = { $name }’s marble is the next to fall from this clown
quel_cirque-motive-nearer = { $name }’s marble comes nearer to the high stars
quel_cirque-motive-return = Back at the start, this clown helps nobody soon, thinks { $name }

## A choice in a review, as it was made or as a better one, and what speaks for it


quel_cirque-choice-move =
    { $form ->
        [better] move { quel_cirque-choice-clown } to row { $row }, lane { $column }
       *[done] { $name } moves { quel_cirque-choice-clown } to row { $row }, lane { $column }
    }
quel_cirque-choice-add =
    { $form ->
        [better] add a { quel_cirque-color } marble to { quel_cirque-choice-clown }
       *[done] { $name } adds a { quel_cirque-color } marble to { quel_cirque-choice-clown }
    }
quel_cirque-choice-return =
    { $form ->
        [better] bring { quel_cirque-choice-clown } back to lane { $column }
       *[done] { $name } brings { quel_cirque-choice-clown } back to lane { $column }
    }
quel_cirque-choice-invert =
    { $form ->
        [better] raise the bottom marble of { quel_cirque-choice-clown }
       *[done] { $name } raises the bottom marble of { quel_cirque-choice-clown }
    }
quel_cirque-choice-seat =
    { $form ->
        [better] put { quel_cirque-choice-clown } on lane { $column }
       *[done] { $name } puts { quel_cirque-choice-clown } on lane { $column }
    }
quel_cirque-choice-clown =
    { $clown ->
        [0] the orange-haired clown
        [1] the pink-haired clown
       *[other] the brown-haired clown
    }
quel_cirque-merit-win =
    { $end ->
        [last_hole] A marble drops into the last hole: the game ends, and { $name } wins
       *[other] The game ends, and { $name } wins
    }
quel_cirque-merit-drop =
    { $stars ->
        [one] { $name }’s marble drops, for { $stars } star
       *[other] { $name }’s marble drops, for { $stars } stars
    }
quel_cirque-merit-waste =
    { $stars ->
        [one] The { quel_cirque-color } marble gets { $stars } star here, rather than more later
       *[other] The { quel_cirque-color } marble gets { $stars } stars here, rather than more later
    }
quel_cirque-merit-add = { $name } then has one more marble on its way
quel_cirque-merit-faster = This clown carries { $name }’s marble, and then goes { quel_cirque-spaces }
quel_cirque-merit-next = { $name }’s marble is then the next to drop from this clown
quel_cirque-merit-nearer = { $name }’s marble comes nearer to the richest holes
quel_cirque-merit-return = Back at the start, this clown helps nobody for a while

## What the coach warns of

quel_cirque-warning-waste =
    { $stars ->
        [one] The { quel_cirque-color } marble falls here, not yours: { $stars } star
       *[other] The { quel_cirque-color } marble falls here, not yours: { $stars } stars
    }
quel_cirque-warning-return = Another choice than the start looks clearly better

### table

quel_cirque-turn =
    { $face ->
        [red] Red!
        [green] Green!
        [yellow] Yellow!
        [blue] Blue!
        [white] White!
       *[black] Black!
    } { $task }
quel_cirque-pick-clown =
    { $color ->
        [red] Choose the clown for the red marble
        [green] Choose the clown for the green marble
        [yellow] Choose the clown for the yellow marble
       *[blue] Choose the clown for the blue marble
    }
quel_cirque-last-hole = Ends the game
quel_cirque-ends = This ends the game
quel_cirque-ends-so =
    { $result ->
        [win] This ends the game: you win with { $best }
        [share] This ends the game: shared at { $best }
       *[lose] { $count ->
            [one] This ends the game: { $names } wins, { $best } to { $stars }
           *[other] This ends the game: { $names } win, { $best } to { $stars }
        }
    }
quel_cirque-pick-way = Choose where the clown goes
quel_cirque-pick-cell = Choose the next space

quel_cirque-lesson-goal = A marble that drops into a hole wins its stars for its color, and yours is red.
quel_cirque-goal = You are { quel_cirque-color }: make your marbles drop into the holes with many stars. The lowest in a clown drops first.
quel_cirque-goal-unowned = Nobody plays: { $colors }.
quel_cirque-phone-roll = { $name }’s die, and the marbles
quel_cirque-phone-pause = { $name } rolls the die…
quel_cirque-phone-clown =
    { $count ->
        [one] A clown with { $list }
       *[other] A clown; from the bottom: { $list }
    }
quel_cirque-lesson-add = The die shows red: put a red marble into the clown in the middle.
quel_cirque-lesson-hats = These hats are the clowns’: they took them off, so that marbles go in from above.
quel_cirque-lesson-all = Red again, for Basile: everybody may move any clown whose top marble has that color.
quel_cirque-lesson-steps = Two marbles, two spaces: put the blue one on top, and yours will drop first.
quel_cirque-lesson-fall = Go over the hole: the bottom marble drops, and where you go from there is up to you.
quel_cirque-lesson-stars = Your red marble is in: this hole brings you 1 star.
quel_cirque-lesson-black = Black and white are wild, and black can also bring a clown back to the start.
quel_cirque-lesson-free = The first stars are yours! You carry on from here: the last hole ends the game.
quel_cirque-lesson-end = The top marble moves, the bottom marble drops, the path decides: that’s all there is.

## Why it came about

quel_cirque-because-move = { $name } moves it: { quel_cirque-marbles }, { quel_cirque-spaces }; the die shows the color on top, or is wild
quel_cirque-because-drop = Over an empty hole the bottom marble always drops; nobody owns this color, so its stars ({ $stars }) go to nobody
quel_cirque-because-drop_owned = Over an empty hole the bottom marble always drops: its stars ({ $stars }) go to { $name }, who owns the color
quel_cirque-because-eject = A clown pushed over the edge loses its marbles ({ $marbles_count }) and starts again
quel_cirque-because-return = Black can bring 1 clown back to a start space: { $name } has done so
quel_cirque-because-colors = Each player gets 1 color by lot: its { $color_marbles } marbles score for them
quel_cirque-because-color = Drawn in secret: the { $color_marbles } marbles of this color score for you, { $name }
quel_cirque-because-first = Who rolls first is drawn by lot: { $name }
quel_cirque-because-roll = { $name } adds 1 marble of this color, or moves 1 clown that has it on top; white and black are any color
quel_cirque-because-add = Marbles in this clown now: { $marbles } of at most { $capacity }; { $name } makes it go { quel_cirque-spaces }
quel_cirque-because-push = A clown that moves may push 1 other clown one space on at this table
quel_cirque-because-invert = On black { $name } may raise the bottom marble: now the one above it drops first
quel_cirque-because-seat = A clown pushed over the edge comes back to 1 of the start spaces, empty
quel_cirque-because-skip = With this roll no marble can be added and no clown can move: { $name } loses the turn

### what everything is

quel_cirque-what-marble = A { quel_cirque-color } marble
quel_cirque-what-marble-does = When it drops into a hole, the owner of its color scores the stars.
quel_cirque-what-marble-hidden = A marble
quel_cirque-what-marble-hidden-does = Only the top marble of each clown is shown: remember what went in.
quel_cirque-what-marble-hole-does = It has scored its stars. A filled hole takes no second marble.
quel_cirque-what-marble-supply = { quel_cirque-what-marble }
quel_cirque-what-marble-supply-does = In the supply. When its color is rolled, it may be added to a clown that is not full.
quel_cirque-what-clown = A clown
quel_cirque-what-clown-does =
    { $marbles ->
        [0] Empty: it cannot move. It belongs to everybody.
       *[other] { quel_cirque-marbles }: it moves { quel_cirque-spaces }. It belongs to everybody.
    }
quel_cirque-what-die = The die
quel_cirque-what-die-does = Four colors, plus white and black: both are wild, and black can also bring a clown back.
quel_cirque-what-die-changed-does =
    { $white_faces ->
        [0] Faces of each color: { $color_faces }, black: { $black_faces }, no white. Black is wild, and can also bring a clown back.
       *[other] Faces of each color: { $color_faces }, white: { $white_faces }, black: { $black_faces }. White and black are wild, and black can also bring a clown back.
    }
quel_cirque-phone-die =
    { $face ->
        [red] The die: red
        [green] The die: green
        [yellow] The die: yellow
        [blue] The die: blue
        [white] The die: white, any color
       *[black] The die: black, any color, or bring back
    }
quel_cirque-what-card = The color card of { $name }
quel_cirque-what-card-does = Secret until the end: it says whose marbles score for whom.
quel_cirque-what-cell = A space
quel_cirque-what-cell-does = Clowns move forward or sideways, never diagonally or back.
quel_cirque-what-hole =
    { $stars ->
        [one] A hole: { $stars } star
       *[other] A hole: { $stars } stars
    }
quel_cirque-what-hole-does =
    { $last ->
        [true] The last hole: the first marble that drops in ends the game at once.
       *[false] A clown that goes over it drops its bottom marble in, if the hole is empty.
    }
quel_cirque-what-start = A start space
quel_cirque-what-start-does = On black, a clown may be brought back here with all its marbles.
quel_cirque-what-seat-does =
    { $color ->
        [none] The color of this player is not known yet.
       *[other] { $stars ->
            [one] { quel_cirque-what-owns } { $stars } star so far.
           *[other] { quel_cirque-what-owns } { $stars } stars so far.
        }
    }
quel_cirque-what-owns =
    { $color ->
        [red] Owns the red marbles:
        [green] Owns the green marbles:
        [yellow] Owns the yellow marbles:
       *[blue] Owns the blue marbles:
    }
quel_cirque-what-zone-hats = The clowns’ hats
quel_cirque-what-zone-hats-does = The three clowns took them off, so that marbles can go in from above. They play no part.
quel_cirque-what-scenery = The ring is scenery: only the board, the clowns, the marbles and the die count.

## What a hint tells to do

quel_cirque-do-add =
    { $first ->
        [red] Put a red marble into the lit clown
        [green] Put a green marble into the lit clown
        [yellow] Put a yellow marble into the lit clown
       *[blue] Put a blue marble into the lit clown
    }
quel_cirque-do-move = Move the lit clown over the lit spaces
quel_cirque-do-return = Bring the lit clown back to the lit start space
quel_cirque-do-invert = Raise the bottom marble of the lit clown
quel_cirque-do-seat = Put the fallen clown on the lit start space
quel_cirque-do-skip = Nothing can be done: let the turn pass

## Names of the puzzles

quel_cirque-puzzle-01 = Warming Up
quel_cirque-puzzle-02 = Room for One More
quel_cirque-puzzle-03 = Slow and Steady
quel_cirque-puzzle-04 = First in Line
quel_cirque-puzzle-05 = Three’s Company
quel_cirque-puzzle-06 = Patience
quel_cirque-puzzle-07 = The Right Clown
quel_cirque-puzzle-08 = Parade Step
quel_cirque-puzzle-09 = Strike Up the Band
quel_cirque-puzzle-10 = A Fork in the Road
quel_cirque-puzzle-11 = Slalom
quel_cirque-puzzle-12 = All or Nothing
quel_cirque-puzzle-13 = Photo Finish
quel_cirque-puzzle-14 = Mind the Gap
quel_cirque-puzzle-15 = Someone Else’s Marble
quel_cirque-puzzle-16 = Five Stars
quel_cirque-puzzle-17 = Traffic Jam
quel_cirque-puzzle-18 = The Scenic Route
quel_cirque-puzzle-19 = Almost There
quel_cirque-puzzle-20 = A Small Sacrifice
