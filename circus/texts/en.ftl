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
setup-strength-medium = Medium
setup-strength-hard = Hard
setup-colour-red = Red
setup-colour-blue = Blue
setup-colour-yellow = Yellow
setup-colour-green = Green
setup-colour-purple = Purple
setup-colour-teal = Teal
setup-hint-colour = Another colour and face
setup-variants = Variants
setup-original = original
setup-variant = variant
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
table-menu-leave = Leave the table
table-menu-kept = The game is kept: go on with it from the big top.
table-menu-speed = Speed

## At every table

table-your-turn = Your turn
table-waiting = { $name } to play
table-not-now = That cannot be done now
table-menu = Menu
table-rules = Rules
table-undo = Undo
