### What the program says, apart from the games.

app-title = Circus
language-name = English

## Lobby

lobby-play = Play
lobby-min = min
lobby-resume = Go on
lobby-sound = Sound
lobby-settings = Settings
lobby-leave = Leave
lobby-hint-resume = Your game is kept exactly where you left it
lobby-hint-sound = Sound on or off
lobby-hint-silent = No sound device was found
lobby-leave-title = Leave the circus?
lobby-leave-text = Unfinished games are kept: you will find them here.
lobby-leave-yes = Leave
lobby-leave-no = Stay

## Settings

settings-title = Settings
settings-back = Back
settings-language = Language
settings-text = Text size
settings-speed = Speed of pieces
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = None
settings-motion = Reduced motion
settings-motion-help = Pieces fade instead of flying
settings-fullscreen = Full screen
settings-fullscreen-help = F11 anywhere
settings-sound = Sound
settings-volume-music = Music
settings-volume-table = Table
settings-volume-crowd = Crowd
settings-volume-interface = Buttons
settings-yes = yes
settings-no = no
settings-look = How it looks
settings-hear = How it sounds

## Notices

notice-failed = That did not work
notice-close = All right
notice-paused-title = The game waits
notice-paused = The last move could not be written into { $file } ({ $fault }), so it was not made. Make room and play it again; all before it is kept.
notice-folder-title = Your folder takes no files
notice-folder = { $folder } cannot be written. Games are kept in { $instead } for now, and settings are not kept.
notice-twice-title = Circus is open twice
notice-twice = Circus is open in another window too. Each window keeps its own games; of the settings, those changed last hold.

## A mistake of the program

crash-title = Circus has to stop
crash-text = This was a mistake of the program, not of yours. Your game is kept: start again and go on with it. What happened is written in { $file }
crash-text-unwritten = This was a mistake of the program, not of yours. Your game is kept: start again and go on with it. No folder takes a report of what happened.
crash-leave = Leave

## Lists, and why something is not allowed

list-and = { $first } and { $last }
why-seat = seat { $number }
why-game-over = the game is over
why-draw-first = a draw by chance comes first
why-no-draw-now = chance is not awaited now
why-not-awaited = { $name } is not awaited now, but { $awaited_name }
why-rule-turn-order = turn order

### setup

setup-back = Back
setup-rules = Rules
setup-play = Play
setup-players = Players
setup-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
setup-facts = { $count ->
    [one] { $count } player
   *[other] { $count } players
 } · about { $minutes } min
setup-unofficial = our own rules for this number
setup-human = Person
setup-bot = Bot
setup-strength-random = Plays at random
setup-strength-greedy = Greedy
setup-strength-easy = Easy
setup-strength-normal = Medium
setup-strength-hard = Hard
setup-colour-red = Red
setup-colour-blue = Blue
setup-colour-yellow = Yellow
setup-colour-green = Green
setup-colour-purple = Purple
setup-colour-teal = Teal
setup-hint-colour = Another colour and face
setup-face = Face
setup-hint-face = Another face
setup-variants = Variants
setup-original = original
setup-variant = variant
setup-aid = table help
setup-yes = yes
setup-no = no
setup-board = Board
setup-series = Series
setup-series-single = One game
setup-series-games = Several
setup-series-points = To a score
setup-goal-games = { $goal ->
    [one] { $goal } game
   *[other] { $goal } games
 }
setup-goal-points = { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
 }
setup-fault = This table cannot be played

### curtain

curtain-pass = Pass the mouse to
curtain-ready = I am { $name }
curtain-recap = Since your last turn
curtain-recap-more = The last { $shown } of { $all } moves since your last turn
curtain-fresh = Only { $name } may look behind the curtain
curtain-hint-strip = Draw this strip aside

### results

results-wins = { $name } wins!
results-tie = { $names } share the win!
results-nobody = Nobody wins
results-series-won = { $name } wins the series!
results-series-tied = { $names } share the series!
results-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
results-again = Play again
results-next = Next game
results-new-series = New series
results-setup = Change the table
results-home = Big top
results-series = Series
results-series-games = game { $played } of { $goal }
results-series-points = to { $goal } points
results-wins-count = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
 }

### rulebook

rulebook-title = Rules
rulebook-close = Close
rulebook-next = Turn the page
rulebook-before = Turn back
rulebook-page = { $page } of { $pages }
rulebook-missing = The rules of this game are not written down here yet.

### table menu

table-menu-title = Pause
table-menu-go-on = Go on
table-menu-rules = Rules
table-menu-settings = Settings
table-menu-seats = Players and help
table-menu-leave = Leave the table
table-menu-kept = The game is kept: go on with it from the big top.
table-menu-speed = Speed
table-seats-title = At this table
table-seats-back = Back
table-seats-explained = Let a bot play for anybody, or take a seat yourself: the game goes on.

## At every table

table-your-turn = Your turn
table-waiting = { $name } to play
table-not-now = That cannot be done now
table-menu = Menu
table-rules = Rules
table-undo = Undo
table-hint = Hint
table-ask-always = React: always
table-ask-concerned = React: if aimed at
table-ask-never = React: later
table-can-change = Chosen in secret. Undo takes it back until all have chosen
table-hint-thinking = Looking for a good move…
table-hint-plain = Suggested: what the lamps mark
table-hint-failed = No suggestion: the bot stumbled
table-bot-stumbled = A bot stumbled: a simple one has chosen for it
table-aid-hint = Hint
table-aid-hint-help = A button suggests a move
