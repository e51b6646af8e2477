### What the program says, apart from the games.

app-title = Circus
language-name = English

## Lobby

lobby-play = Play
lobby-resume = Continue
lobby-sound = Sound
lobby-settings = Settings
lobby-leave = Leave
lobby-hint-resume = Your game is saved exactly where you left it
lobby-hint-sound = Turn the sound on or off
lobby-hint-silent = No sound device was found
lobby-leave-title = Leave the circus?
lobby-leave-text = Unfinished games are saved: you will find them here.
lobby-leave-yes = Leave
lobby-leave-no = Stay
lobby-evening-lesson = First evening ({ $done }/{ $count }): the lesson of { $game }
lobby-evening-game = First evening ({ $done }/{ $count }): a game of { $game }
lobby-evening-puzzle = First evening ({ $done }/{ $count }): a puzzle of { $game }
lobby-hint-evening = A lesson, a game and a puzzle of each game: this comes next
lobby-evening-off = Hide the first evening
lobby-hint-evening_off = Hide this line for good
lobby-puzzles = Puzzles
lobby-hint-puzzles = One choice is clearly the best: find it

## Past games

lobby-past = Past games
lobby-hint-past = Every game played here: to see again, to continue, and the trash
past-title = Past games
past-list-all = All
past-list-unfinished = Unfinished
past-list-finished = Finished
past-list-bin = Trash
past-any-game = Any game
past-any-person = Anyone
past-any-companion = With anyone
past-with = With { $name }
past-more = More names…
past-branched = { $title }: what if…
past-unfinished = Unfinished
past-won = { $name } won
past-shared = Shared by { $count } players
past-nobody = Nobody won
past-actions = { $count ->
    [one] 1 move
   *[other] { $count } moves
 }
past-minutes = { $minutes } min
past-hours = { $hours } h { $minutes }
past-replay = See it again
past-none = No game has been played here yet
past-play = Choose a game
past-show-all = Show all games
past-none-such = No game like this has been played here yet
past-no-folders = Circus found no program that shows folders. The file is { $file }.
past-hint-continue = Continue where you left it
past-hint-replay = See it again, move by move
past-hint-folder = Show the file in its folder
past-hint-game = Show the games of one kind only
past-hint-person = Show the games of one person only
past-hint-companion = Show the games with one person or bot only
past-hint-put-back = Put back among the past games
past-bin-empty = The trash is empty
past-put-back = Put back
past-undo = Undo delete
past-empty = Empty the trash
past-empty-text = { $count ->
    [one] One game will be gone for good.
   *[other] { $count } games will be gone for good.
 }
past-keep = Keep
past-part = { $first }–{ $last } of { $all }
past-hint-delete = Into the trash; it can be put back
past-series-games = game { $number } of { $goal }
past-series-points = game { $number }, playing to { $goal } points
past-fault-board = The board of this game has changed, and no copy of the old one is here
past-fault-damaged = This file is damaged in line { $line }
past-fault-earlier = This game was played by earlier rules and cannot be shown by today’s
past-fault-empty = This file is empty
past-fault-foreign = This file is not a game of Circus
past-fault-large = This file is too large to be a game
past-fault-later = This game comes from a later version of Circus
past-fault-unknown = This Circus does not know “{ $name }”, which this game needs
past-fault-unreadable = This file cannot be read

dropped-refused = { $file } cannot be opened
dropped-refused-text = { $fault }. Games of Circus are files that end in .jsonl: drop one of these to see it again.
dropped-ask = Look at another game now?
dropped-ask-text = A game is being played here. It waits for you until you come back, and nobody sees your hand meanwhile.
dropped-stay = Keep playing
dropped-open = Look at it

## Dates

date-time = { $hour }:{ $minute }
date-today = today at { $time }
date-yesterday = yesterday at { $time }
date-weekday = { $day ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
 } { $time }
date-day = { $month } { $day }
date-year = { $month } { $day }, { $year }
date-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 }

## Settings

settings-title = Settings
settings-back = Back
settings-language = Language
settings-me = My name
settings-me-help = On your plate
settings-text = Text size
settings-speed = Pace
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-stops = Stop after each bot
settings-stops-help = Go on with a press
settings-reveals = Reveal by itself
settings-reveals-help = If there is no other choice
settings-motion = Reduced motion
settings-motion-help = Pieces fade instead of flying
settings-fullscreen = Full screen
settings-fullscreen-help = F11 or Alt+Enter, anywhere
settings-sound = Sound
settings-volume-music = Lobby music
settings-volume-bed = Ambience
settings-volume-table = Table
settings-volume-crowd = Crowd
settings-volume-interface = Buttons
settings-yes = Yes
settings-no = No
settings-look = Display
settings-hear = Sound

## Notices

notice-failed = That did not work
notice-close = OK
notice-paused-title = The game waits
notice-paused = The last move cannot be saved in { $file } ({ $fault }), so it has not been made. Everything before it is safe. Make room and try again, or continue in one of the other ways.
notice-paused-again = Try again
notice-paused-elsewhere = Save elsewhere
notice-paused-unsaved = Play without saving
notice-moved-title = The game goes on
notice-moved = This game is now saved in { $file }.
notice-board-title = The board has changed since
notice-board = This game is shown and played on its own board, “{ $board }” as it was when the game began.
notice-folder-title = Nothing can be saved in your folder
notice-folder = Circus cannot write in { $folder }. For now, games are saved in { $instead }, and settings last only until you leave.
notice-fallen-title = Circus ended suddenly last time
notice-fallen = The system stopped Circus while it was running. Everything you played is saved, and what is known about it is written in { $file }.
notice-twice-title = Circus is open twice
notice-twice = Circus is open in another window, too. Each window keeps its own games; of the settings, the latest ones stay.

## Why a file or the system refuses

fault-full = the disk is full
fault-quota = your share of the disk is used up
fault-read-only = the disk can only be read
fault-permission = access is denied
fault-missing = there is no such file or folder
fault-exists = another file lies there
fault-handles = too many files are open
fault-device = the disk does not answer
fault-large = the file is too large
fault-link = a link leads out of its folder
fault-busy = another program is using the file
fault-memory = memory has run out
fault-unknown = the system refuses
fault-file = { $file } cannot be used: { $fault }.
fault-level = { $file } cannot be used as a board or table. Fix it or remove it.
fault-data = { $file } cannot be used. Fix it or remove it.
fault-damaged = A file is damaged and cannot be used.
fault-program = an error of the program
fault-english = { $fault }
fault-record = The file of this game is damaged and cannot be used.
fault-earlier-rules = This game was played by earlier rules and cannot be shown by today’s.
fault-later-rules = This game was played by later rules: update Circus to open it.
fault-missing-board = The board of this game has changed since, and no copy of the old one is here: put it back beside the file of the game.
fault-unknown-name = This Circus does not know “{ $name }”, which this game needs: update it to open the game.
fault-elsewhere = This game is open in another window: continue there, or close that window.
fault-usage = This cannot be played here: choose something else.
fault-too-few = These numbers need more cards or pieces ({ $needed }) than there are ({ $present }): ask for fewer, or add some.

## A mistake of the program

crash-title = Circus has to stop
crash-cause = This was a mistake of the program, not yours.
crash-cause-game = The code of a game has a mistake: { $fault }
crash-text = Your game is saved: start Circus again and continue it. What happened is written in { $file }
crash-text-unwritten = Your game is saved: start Circus again and continue it. No report of it could be written.
crash-leave = Leave

## Lists, and why something is not allowed

list-and = { $first } and { $last }
list-or = { $first } or { $last }
why-seat = seat { $number }
why-game-over = the game is over
why-draw-first = chance has to draw first
why-no-draw-now = chance has nothing to draw now
why-not-awaited = the table is not waiting for { $name } now, but for { $awaited_name }

### setup

setup-back = Back
setup-rules = Rules
setup-play = Play
setup-learn = Learn by playing · 3 min
setup-learn-short = Learn by playing
setup-phones = Play on phones
setup-phones-does = Everybody holds their own cards: the table opens with a code to scan for each seat
setup-players = Players
setup-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
play-time-minutes = { $number } min
play-time-hours = { $number } h
setup-aside-title = The last table could not be read
setup-aside = It was set aside as { $file }. A new table is laid.
setup-unofficial = our own rules for this number
setup-human = Human
setup-bot = Bot
setup-strength-random = Random
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
setup-hint-colour = Another color and face
setup-face = Face
setup-hint-face = Another face
setup-variants = Variants
setup-original = original
setup-variant = variant
setup-aid = table help
setup-yes = Yes
setup-no = No
setup-board = Board
setup-secrecy = Secrets at one screen
setup-secrecy-mark = several people
setup-secrecy-curtain = Curtain
setup-secrecy-hold = Hold to look
setup-secrecy-open = Open hands
setup-secrecy-curtain-help = A curtain between turns: for people who must not see each other’s cards
setup-secrecy-hold-help = Cards show while you hold them down: for people who look away, without a curtain
setup-secrecy-open-help = The hand of whoever plays lies open: for families and for learning together
table-finish-pick = Go on with what you picked, or take it back with a right click or Esc
table-finish-verb = Finish “{ $verb }” first, or take it back with a right click or Esc
table-hold-to-look = { $name }: hold your cards to see them, pull one out
table-hold-more =
    { $count ->
        [one] { $name }: one more card. Hold your cards again and pull it out
       *[other] { $name }: { $count } more cards. Hold your cards again and pull one out
    }
table-hold-to-choose = { $name }: hold your plate, let go on a card
table-hold-hint = Keep the button down to look
table-hold-refused = That cannot be chosen now: hold your cards, what can be is lit
table-hold-secret = { $name }: hold your plate to see what only you may know
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
setup-house = House rules
setup-house-changed = House rules · { $count }
setup-house-does = Change the numbers of the rules

### house rules

house-title = House rules
house-changed = { $count ->
    [0] All { $of } numbers are those of the published rules.
    [one] One of { $of } numbers differs from the published rules.
   *[other] { $count } of { $of } numbers differ from the published rules.
 }
house-too-many = So many changes have no code of six letters: share them as a file.
house-original = All original
house-unkept = Kept sets
house-keep = Keep as …
house-code = Code: { $code }
house-no-code = No code
copy-code = Copy code
copy-done = Copied
house-file = File to share
house-back = Back to { $usual }
house-range = { $number }: from { $least } to { $most }; published: { $usual }
house-more = and { $count } more
house-no-code-title = This is no code
house-no-code-text = A code has six letters, without I and O, and is for one game only. Check it, or ask for the file.
house-written = The house rules are kept
house-written-text = They are in { $file }. To play by them, drop this file on the window of Circus.
house-hint-all = Back to the published rules
house-hint-set = Other kept house rules of this game
house-hint-delete = Deletes this set; its numbers stay until you choose others
house-hint-keep = Keeps these numbers under a name
house-hint-code = Six letters to share; or type those of somebody else
house-hint-file = Writes these numbers to a file that you can send

### curtain

curtain-pass = Pass the mouse to
curtain-ready = I am { $name }
curtain-recap = Since your last turn
curtain-recap-first = So far
curtain-recap-more = The last { $shown } of { $all } moves since your last turn
curtain-fresh = What lies behind the curtain is secret: everybody else, close your eyes. { $name }, press the button below to open it.
curtain-hint-strip = Pull this strip aside

### results

results-won = { $name } wins!
results-team = { $name } win!
results-tied = { $name } share the win!
results-nobody = Nobody wins
results-series-won = { $name } wins the series!
results-series-team = { $name } win the series!
results-series-tied = { $name } share the series!
results-moments = Key moments
results-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
results-again = Play again
results-next = Next game
results-new-series = New series
results-replay = Replay
results-review = Review
results-setup = Change the table
results-home = Lobby
results-series = Series
results-series-games = game { $played } of { $goal }
results-series-points = to { $score }
results-series-both = { $wins } · { $points }
results-shared-count = { $shared ->
    [one] { $shared } shared
   *[other] { $shared } shared
 }
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
rulebook-house-rules = Your table has house rules. This book tells the published ones; these numbers are different:
rulebook-option = *{ $value }:* { $help }.
rulebook-for-example = { $value }, for example
rulebook-contents = Contents
rulebook-articles = the a an
rulebook-index = Index
rulebook-return = Back to where you were
rulebook-search = Search
rulebook-found = { $count ->
    [0] Not found: try fewer letters
    [one] One place
   *[other] { $count } places
}
rulebook-place = { $chapter } · page { $page }
rulebook-example-steps = { $steps ->
    [one] One step to play
   *[other] { $steps } steps to play
}
rulebook-forbidden = Not allowed. { $why }

### table menu

table-menu-title = Pause
table-menu-go-on = Continue
table-menu-rules = Rules
table-menu-log = Log
table-menu-learn = Learn by playing
table-menu-settings = Settings
table-menu-keys = Keys
table-menu-seats = Players and help
table-menu-leave = Leave the table
table-menu-kept = Your game is saved: continue it from the lobby.
table-menu-puzzle = A solved puzzle stays solved: come back whenever you like.
table-menu-mistake = The game and its review stay saved: come back whenever you like.
table-menu-unkept = Nothing is saved here: begin again whenever you like.
table-menu-speed = Animation
table-keys-title = Keys
table-seats-title = At this table
table-seats-back = Back
table-seats-bots = A bot can play for anybody, and you can take a seat: the game goes on
table-seats-coach = The coach warns a person once before a move that throws the game away

### phones as private hands

phones-title = Phones
phones-off = Phones are off: choose below who may join with a browser.
phones-scan = Point a phone’s camera at the code of a seat. The page that opens is that seat.
phones-here = Only browsers of this computer can join. For phones choose the network.
phones-type = Or type this address in a browser…
phones-type-here = Type this address in a browser…
phones-code = …and this code:
phones-reach = Who may join
phones-reach-here = This computer
phones-reach-network = The network
phones-lock = Nobody else may join
phones-remove = Remove
phones-go-on = To the table
phones-hint-go-on = The table begins with those who are here; a phone can join later.
phones-free-person = Free
phones-free-bot = A bot plays
phones-joined = Phone connected
phones-away = Phone away
phones-hint-reach = Only your own network: never use a network of strangers
phones-hint-lock = Phones that have a seat keep it
phones-hint-remove = The phone loses the seat; a bot plays until somebody takes it
phones-hint-host = Another address of this computer: codes and address change
phones-unreachable = No phone can reach the address { $host }: choose the address of your network.
phones-request-title = A phone asks for a seat
phones-request = { $name } wishes to play for { $owner } on a phone, and will see that hand. Give the seat away?
phones-request-keep = Keep
phones-request-give = Give
phones-request-lock = No more phones
table-phone-chooses = { $count ->
    [one] { $names } chooses on a phone
   *[other] { $names } choose on their phones
 }
table-phone-silent = { $name }’s phone does not answer: a bot plays in { $seconds } s
table-what-ui-phone = { $name } plays on a phone
table-what-ui-phone-does = Their cards are on the phone and never on this screen.
table-what-ui-phone-away = { $name }’s phone has no connection
table-what-ui-phone-away-does = A bot plays for them after half a minute, until the phone is back.
table-menu-phones = Phones

## At every table

pin-title = What was this moment?
pin-help = Pick a face. It is kept with the game, at this very move, for those who make the game.
pin-words = In your own words, if you like
pin-keep = Keep
pin-away = Back to play
pin-face-fun = Fun
pin-face-confused = Confusing
pin-face-unfair = Unfair
pin-face-bug = A mistake
pin-face-idea = An idea
pin-told = { $name } · { $face }
pin-told-words = { $name } · { $face }: “{ $text }”
pin-nobody = Somebody who watched

table-log-title = Log of the game
table-log-nothing = Nothing has happened yet
table-log-back = Back to play
table-log-rules = The rule behind this line
table-log-up = Earlier
table-log-down = Later
table-your-turn = Your turn
table-prompt-name = { $name }, your turn
table-prompt-for = { $name }: { $prompt }
table-waiting = { $name } to play
table-still-choosing = { $count ->
    [0] The others are still choosing
    [one] { $names } is still choosing
   *[other] { $names } are still choosing
 }
table-seen = Continue
table-not-now = That cannot be done now
table-forced = { $told } (the only legal move)
table-menu = Menu
table-rules = Rules
table-log = Log
table-pin = Make a remark
table-pinned = Noted: the replay of this game shows your remark at this moment.
table-undo = Undo
table-redo = Redo
table-hint = Hint
table-fast = Faster
table-usual-pace = Normal speed
table-skip = To the end
table-hold-to-hurry = Hold to speed up
table-ask = Reactions
table-ask-armed = Ready to react
table-take-up = { $name }: pick up your cards
table-can-change = Chosen in secret. Undo takes it back until everybody has chosen
table-hint-thinking = Looking for a good move…
table-hint-plain = Hint: choose what is marked
table-hint-failed = No hint: the bot stumbled
table-bot-stumbled = A bot stumbled: a simpler one chose in its place
table-aid-hint = Hint
table-aid-hint-help = A button suggests a move
table-motive-hidden = The reason depends on what only { $name } knows: it stays secret until the end
table-motive-forced = { $name } had no other choice
table-motive-none = No single reason stands out for this move of { $name }’s
table-coach-sure = Sure? { $warning }
table-coach-better = Sure? Another choice looks clearly better
table-coach-loses = Sure? Another choice wins about { $games } more games in 100
table-coach-anyway = Do it anyway
table-what-ui-coach = The coach
table-what-ui-coach-does = Warns { $name } once before a move that throws the game away; she never plays for anybody

lesson-continue = Next
lesson-show-me = Show me
lesson-other = Later; for now do what the hand points at.
lesson-learnt = You can play { $game } now!
lesson-whole-game = Now a whole game
lesson-once-more = Once more
lesson-leave = To the lobby

puzzles-title = Puzzles
puzzles-progress = { $solved } of { $all } solved
puzzles-next = Next: { $title }
puzzles-own = From your own games
puzzles-own-none = When a finished game has been reviewed, puzzles are looked for in it while the review is open, and kept here.
puzzles-begin = Start
puzzles-go-on = Go on
puzzles-again = Once more
puzzle-asked = Puzzle { $number } of { $of }: you are { $name }. Find the best choice!
puzzle-asked-named = “{ $title }”, puzzle { $number } of { $of }: you are { $name }. Find the best choice!
puzzle-next = Next puzzle
puzzle-leave = All puzzles

replay-at = { $at } of { $of }
replay-review = Review
replay-what-if = What if…
replay-what-if-as = Play on as { $name }
replay-as-it-was = As it was
replay-as-it-was-help = Hidden cards stay where they were
replay-anew = Drawn anew
replay-anew-help = Hidden cards are drawn from what { $name } knew
replay-what-if-later = Not while it is unfinished
replay-what-if-later-text = Others may still hold secrets in this game: play it to its end, then try what you like.
replay-picture = Picture
replay-picture-kept = The picture is kept
replay-picture-kept-text = What you see of the table is in { $file }.
replay-hint-picture = Keep a picture of this moment
replay-passage = GIF
replay-passage-stop = Stop
replay-passage-working = GIF: { $percent }%
replay-passage-end = This is the end
replay-passage-end-text = Nothing comes after this moment: go back to where the GIF is to begin.
replay-passage-kept = The GIF is kept
replay-passage-kept-text = What happens from that moment on is in { $file }.
replay-until-turn = Until the next turn
replay-until-round = Until the next round
replay-until-moment = Until the next key moment
replay-until-end = Until the end of the game
replay-until-help = { $actions ->
    [one] 1 move
   *[other] { $actions } moves, at most about 20 seconds
  }
replay-hint-passage = Keep what comes next as a moving picture
replay-hint-passage-stop = Give the GIF up
replay-eyes-open = Everything visible
replay-eyes-public = What everybody saw
replay-hint-round-back = Previous round
replay-hint-turn-back = Previous turn
replay-hint-back = Previous move
replay-hint-play = Play
replay-hint-pause = Pause
replay-hint-step = Next move
replay-hint-turn = Next turn
replay-hint-round = Next round
replay-hint-eyes = Through whose eyes you look
replay-hint-speed = Speed of replays; that of the table does not change
replay-hint-review = Luck and skill, move by move
replay-hint-what-if = Play on from here in a different way
replay-hint-leave = Close

### what everything is, asked by a right click, a long press or F2

table-what-rules = Open the rule
table-what-can = Now: { $verbs }
table-what-now = It can be done now
table-what-later = First choose what goes here (its edge is golden), then this: { $verbs }
table-what-put-back = First put back what you have chosen
table-what-picked = Chosen: Esc or a right click puts it back
table-what-last = Last: { $words }
table-why-chance = Chance decided this
table-why-choice = { $name } was free to choose this
table-what-lies = It lies here: { $place }
table-what-place = A place on the table
table-what-ui-sheet = A panel
table-what-ui-sheet-does = What lies on it can be chosen.
table-what-ui-menu-does = Pauses the game: speed, players, settings, leaving
table-what-ui-pin-does = Keeps your remark on this moment, with a face and a few words, for those who make the game; also F4
table-what-ui-rules-does = The rulebook; F1 opens it anywhere
table-what-ui-undo-does = Takes your last choice back, unless something was learned since; also Ctrl+Z
table-what-ui-redo-does = Does again what you took back last; also Ctrl+Y
table-what-ui-hint-does = Suggests a move and says why
table-what-zone-prompt = What to do now
table-what-zone-prompt-does = Whom the table waits for, and for what; what can be chosen has a golden edge.
table-what-zone-caption = What happened last
table-what-zone-caption-does = The log, with the clock, keeps all of it.
table-what-nothing = Nothing to know here
table-what-scenery = This belongs to no rule of the game. Ask at a card, a piece, a plate or a button.
table-what-ui-why = Why?
table-what-ui-why-does = Says why this happened, with its numbers; the rule is one more press away
table-what-ui-fast-does = Changes how fast everything moves
table-what-ui-skip-does = Shows the end at once: you have nothing left to choose
table-what-ui-seen-does = The table waits here until you have seen enough
table-what-ui-take-up-does = Turns up your hand: nobody else should be looking
table-what-ui-look = { $name }’s cards
table-what-ui-look-does = Shows { $name }’s cards for as long as you hold the button down
table-what-ui-answered-does = Reports that { $name } has answered, but not what; the table goes on once everybody has
table-what-ui-log-does = What has happened so far, line by line; also L
table-what-ui-coach-anyway-does = Does what you chose in spite of the warning
table-what-ui-speech = The coach
table-what-ui-speech-does = What she says is about this moment at the table
table-what-ui-continue-does = Goes on to the next sentence
table-what-ui-show-me-does = Does what is asked for, so that you can see it
table-what-ui-back = Back
table-what-ui-back-does = Returns to the sentence before, with the table as it was then
table-what-ui-whole-game-does = Begins a whole game, set up as you had it last
table-what-ui-once-more-does = Begins this lesson again
table-what-ui-leave-does = Leads to the posters in the lobby

## Statistics

past-hint-statistics = Games, wins, streaks: worked out from your past games
statistics-title = Statistics
statistics-none = Finish a game, and its figures appear here.
statistics-hint-me = Whose games are counted
statistics-me = I am { $name }
statistics-page-game = Games
statistics-page-opponents = Opponents
statistics-page-option = Special rules
statistics-page-loss = Progress
statistics-count = { $won } of { $games } · { $percent }%
statistics-percent = { $percent }%
statistics-won = { $games ->
    [one] Won { $won } of 1 game. A fair share would be { $fair }%.
   *[other] Won { $won } of { $games } games: { $percent }%. A fair share would be { $fair }%.
}
statistics-interval = Your true share probably lies between { $low } and { $high }%.
statistics-verdict-above = You win more often than luck alone explains.
statistics-verdict-below = You win less often than a fair share.
statistics-verdict-even = Too few games yet to tell skill from luck.
statistics-streak = Won in a row: { $now }. Longest streak: { $longest }.
statistics-legend = Bar: games won. Line: where the true share probably lies. Dashes: fair share.
statistics-usual-rules = So far you have played by the usual rules only.
statistics-rule = { $game }: { $option } – { $value }
statistics-against-easy = Against easy bots
statistics-against-normal = Against medium bots
statistics-against-hard = Against hard bots
statistics-against-greedy = Against greedy bots
statistics-against-random = Against bots that play at random
statistics-against-mixed = Against bots of several strengths
statistics-against-people = With other people
statistics-loss = What one of your choices gave away on average, in wins out of 100 games, in each reviewed game. The line is the mean of five games: lower is better.
statistics-loss-none = Open a past game and review it: what your choices gave away appears here, game by game.
statistics-chart = { $games ->
    [one] 1 reviewed game
   *[other] { $games } reviewed games, the latest on the right
}

## Deals of the day

lobby-deals = Deal of the day
lobby-hint-deals = The same cards and dice for everybody, every day anew
deals-title = Deal of the day
deals-today = Today
deals-yesterday = Yesterday
deals-of = { $when }
deals-own = A deal of your own
deals-how = The same cards and dice for everybody who plays this code: { $seats } players, medium bots, the usual rules.
deals-result = { $place ->
    [1] 1st place, { $told }
    [2] 2nd place, { $told }
    [3] 3rd place, { $told }
   *[other] { $place }th place, { $told }
}
deals-goal = Par, a quick bot in your seat: { $result }
deals-streak = { $count } days in a row, on this computer
deals-yours = You: { $result }
deals-par = The hard bot in your seat: { $result }
deals-alike = You chose as the hard bot would have in { $alike } of { $choices } choices.
deals-differ = You: “{ $done }” – the bot: “{ $instead }”
deals-elsewhere = the same elsewhere
deals-untold = Something that was not told.
deals-row = { $when } · { $code }
deals-unplayed = Not played yet
deals-play = Play this deal
deals-again = Play it again
deals-compare = How did the hard bot do?
deals-see = See it
deals-list = Last 30 days
deals-watch = Watch the bot’s game
deals-code = Type a code
deals-any = A new code
deals-working = The hard bot plays your deal, then looks at each of your choices: { $percent }% done.
deals-failed = The hard bot’s game could not be worked out: { $fault }. Try again.
deals-no-code-title = This is no code
deals-no-code = A code has { $letters } letters, without I and O.
deals-hint-code = Six letters that somebody has shared
deals-hint-any = Six letters that nobody has played: share them
deals-hint-compare = The hard bot plays the same deal in your seat
deals-hint-watch = Its whole game on the table

table-what-ui-quest-show-does = Shows the better choice, and says why
table-what-ui-quest-back-does = Leads to the one before
table-what-ui-quest-next-does = Leads to the next one
table-what-ui-quest-done-does = Leads back to where you came from

review-working = Working out the review: { $done } of { $of } positions
review-cancel = Cancel
review-stopped = The review has not been worked out
review-failed = The review could not be worked out: try again
review-begin = Work it out
review-not-kept = The review is shown, but could not be saved. { $why }
review-look = Look at the game
review-learn = Learn from your mistakes
review-hint-cards = Luck and choices of each player
review-lucky = Good luck
review-unlucky = Bad luck
review-neither = Neither good nor bad luck
review-sum = From { $start } to { $end } wins in 100 games: luck { $luck }, own choices { $own }, others’ choices { $others }
review-decisions = { $count ->
    [0] No choice to make
    [one] 1 choice
   *[other] { $count } choices
}{ $mistakes ->
    [0] { $count ->
        [0] {""}
       *[other] {", no clear mistake"}
    }
    [one] {", 1 clear mistake"}
   *[other] {", "}{ $mistakes } clear mistakes
}
review-told = { $moment }: { $act }
review-best = Best move · { $moment }: { $act }. { $reason }. It gains { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} in 100 games.
review-worst = Worst move · { $moment }: { $act }. It was better to { $better }: { $high ->
    [one] { $high } win
   *[other] { $high } wins
} in 100 games instead of { $low }. { $reason }.
review-something-else = choose something else
review-another-way = { $better }, but another way
review-reason-figures = No simple rule says so, but the games played on from there do
review-untold = a secret choice
review-chance = { $name } { $percent }%
mistakes-number = Mistake { $number } of { $of }
mistakes-asks =
    { $told } (ringed)
    Find something better!
mistakes-next = Next
mistakes-done = Back to the review
exercise-back = The one before
exercise-show = Show me
exercise-judges = Let me think about that…
exercise-found = That’s it!
exercise-as-good = Just as good as the best choice: { $best }
exercise-better = Better than in the game, but there is something better still. Try again!
exercise-same = That is what was done in the game. Try again!
exercise-worse = That’s not it. Try again!
exercise-unclear = That may be as good, or it may not: too close to call. Try again!
exercise-costs = { $doubt ->
    [0] It wins about { $wins } fewer games in 100
   *[other] It wins about { $wins } fewer games in 100, give or take { $doubt }
}
exercise-others = Everything else wins at least { $wins } fewer games in 100
exercise-shown = The best choice: { $told }

## The day in one page

day-title = The day at the stand
day-version = prototype version { $version }
day-contact = contact: { $contact }
day-findings = What was found
day-found-liked = “{ $game }” was rated { $fun } of 5 for fun ({ $count } answers), and { $percent }% would play it again ({ $low } to { $high }%).
day-found-rated = “{ $game }” was rated { $fun } of 5 for fun ({ $count } answers).
day-found-rule = In “{ $game }” this rule made most trouble, { $rule }: it was refused, looked up or called confusing { $count } times.
day-found-seat = In “{ $game }” people on seat { $seat } won { $percent }% ({ $low } to { $high }%), where { $fair }% would be fair.
day-found-long = Whole games of “{ $game }” by the original rules took { $minutes } min in the middle ({ $count } games); the box says { $box }.
day-found-left = “{ $game }” was left before its end in { $left } of { $count } games.
day-box-note = The time on the box stands only beside whole games by the original rules.
day-length-changed = Minutes that games by changed rules took
day-kinds = People and bots
day-kind-people = people
day-kind-bots = bots
day-percent = { $percent }%
day-card = card { $number }
day-groups = Groups
day-groups-size = By number of people
day-groups-age = By age
day-groups-experience = By experience
day-groups-version = This version against the ones before
day-head-people = People
day-head-groups = Groups
day-head-age = Age
day-head-experience = Experience
day-head-version = Version
day-head-wins = Wins
day-head-fair = Fair share
day-visits = { $count ->
    [one] visit
   *[other] visits
}
day-laptops = { $count ->
    [one] laptop
   *[other] laptops
}
day-visitors = { $count ->
    [one] visitor
   *[other] visitors
}
day-begun = { $count ->
    [one] game begun
   *[other] games begun
}
day-finished = { $count ->
   *[other] finished
}
day-left = { $count ->
   *[other] left
}
day-lessons = { $count ->
    [one] lesson
   *[other] lessons
}
day-lessons-left = { $count ->
    [one] lesson left early
   *[other] lessons left early
}
day-pinned = { $count ->
    [one] remark
   *[other] remarks
}
day-pins = Remarks
day-rule-of-five = The number in brackets, or after “of”, says how many stand behind a figure. From fewer than { $least } no rate or mean is worked out: each value is listed.
day-hours = Hours are those of the clock (UTC{ $zone }).
day-point = .
day-of = { $part } of { $count }
day-rate = { $percent }% ({ $low }–{ $high }%)
day-spread = median { $median }, 90% within { $most } ({ $count })
day-mean = { $mean } of { $top } ({ $count } answers, { $least } to { $most })
day-seconds = { $number } s
day-minutes = { $number } min
day-seat = Player { $number }
day-seat-of = player { $number }, { $name }
day-fair = Wins of people on each seat in percent, without bots, with the 95% interval. The dashed line is the fair share, { $percent }%.
day-seats-vary = Wins of people on each seat in percent, without bots, with the 95% interval. The tables had different numbers of players.
day-seats = players
day-people = people at the table
day-box = the box says { $minutes } min
day-length = Minutes that whole games by the original rules took
day-left-at = Where games were left
day-elsewhere = elsewhere
day-wins = Who won
day-fun = Fun, from 1 to 5
day-wins-by-option = Wins by option and player
day-option-head = Option
day-option = { $option }: { $value }
day-opinions = Winners and losers
day-length-too_short = too short
day-length-right = right
day-length-too_long = too long
day-whose-all = everybody
day-whose-won = winners
day-whose-lost = losers
day-whose-note = Answers for a whole table, and about games that were left, count with everybody only.
day-head-whose = Who
day-head-fun = Fun
day-head-length = Length
day-head-again = Would play again
day-head-minutes = Length
day-head-box = The box says
day-head-begun = Games begun
day-head-finished = Finished
day-head-left = Left
day-head-game = Game
day-head-rule = Rule
day-head-refused = Refused
day-head-looked-up = Looked up
day-head-named = Called confusing
day-head-seconds = Time
day-head-choice = Choice
day-head-where = Where
day-head-record = Record
day-head-what = What
day-head-times = How often
day-others = Other questions
day-head-question = Question
day-head-answers = Answers
day-head-count = How many
day-head-file = File
day-head-reason = Why
day-rules = Rules that were misunderstood
day-first-move = From the beginning of a game to somebody’s first choice:
day-thinking = How long people thought
day-thinking-note = Bars: median. Lines: what 90% of the choices took at most. In brackets: how many choices; a single possible move is none.
day-slowest = The slowest choices
day-undos = Moves taken back
day-help-hint = Hints
day-help-rules = Rulebook opened
day-help-what_is = “What is this?”
day-help-why = “Why?”
day-help-lesson = Lesson asked for
day-use = { $times ->
    [0] 0
   *[other] { $times }, in { $games ->
        [one] 1 game
       *[other] { $games } games
    }
 }
day-lessons-head = Lessons
day-lessons-closed = { $count ->
    [0] 0
   *[other] { $count }, { $left } of them left early
 }
day-asked = Asked about most:
day-use-title = What was used
day-unused-verbs = Could be chosen, never was (how often it could):
day-unused-cards = Cards that could be played, and never were (how often they could):
day-never-offered = Never possible in these games, or never a choice:
day-pin-undone = taken back afterwards
day-quote = “{ $text }”
day-before = before
day-after = after
day-pin-of = visit { $session }, move { $number }
day-pin-table = the table
day-words = In their own words
day-asked-clear = Rules clear (1 to 5)
day-asked-winner_clear = Winner clear
day-asked-price = Would pay
day-answer-winner_clear-at_the_end = at the end
day-answer-winner_clear-late = near the end
day-answer-winner_clear-half_way = half way
day-answer-winner_clear-early = early on
day-answer-price-nothing = would not buy it
day-answer-price-up_to_15 = up to €15
day-answer-price-up_to_30 = €15 to €30
day-answer-price-over_30 = over €30
day-best = The best part
day-worst = The worst part
day-notes = Notes of the staff
day-skipped = Could not be read
day-when = When visits began
day-how = How visits ended
day-how-finished = finished
day-how-left = left
day-how-time = time was up
day-how-staff = ended by the staff
day-how-broken = broken off
day-languages = Language at the end of the visit
day-language-en = English
day-language-fr = French
day-soon = From the first touch to the first choice
day-pauses = Pauses (nothing was done for 20 seconds or more)
### a stand at an event

stand-touch = Touch to play!
stand-goal = { $game }: { $goal }
stand-leader = Leading today’s deal: { $name }, { $result }
stand-choose = What shall it be?
stand-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
stand-play = Play
stand-learn = Teach me
stand-back = Back
stand-still-there = Still there?
stand-still-there-text = { $seconds ->
    [one] Touch anywhere to play on: in { $seconds } second the table is free for the next ones.
   *[other] Touch anywhere to play on: in { $seconds } seconds the table is free for the next ones.
}
stand-stay = I am here
stand-menu-left = Whoever leaves makes room for the next ones: the game ends there.
stand-thanks = Thanks for playing!
stand-note-waits = The note waits: it is written as soon as the disk takes it.
stand-thanks-answers = Thank you, that helps!
stand-card-nothing = Nothing
stand-leader-unnamed = Best of today’s deal so far: { $result }
stand-too-many = up to { $count } people
stand-leave-ask = Leave the table?
stand-leave-all = The game ends for { $names }.
stand-leave-table = End the game
stand-time-then-round = then this round is finished
stand-time-then-turn = then this turn is finished
stand-phones-ready = Phones can connect: { $address }, as soon as a table is open
stand-phones-no-network = No network: phones cannot connect
stand-phones-unheard = Phones connect at { $address }. None was heard of yet
stand-phones-heard = Phones connect at { $address }. One was heard of { $seconds } s ago
stand-hint-offer = Whether visitors can choose this game
stand-hint-game = Another game, to see and change its rules
stand-hint-minutes = How long a visit may last. When the time is over, the round or turn is finished and the card with questions follows
stand-hint-idle = When nobody touches anything for so long, the screen asks whether somebody is there; 20 s later the table is free
stand-hint-join = Visitors may hold their cards on their own phones
stand-hint-phones = Lock joining, remove phones, choose another address
stand-hint-page = Writes the day as one page next to the visits
stand-hint-note = A remark for the designers; it is stored with the present moment
stand-hint-end = Ends the game and frees the table, without questions
stand-hint-leave = Closes the stand; the data stays
stand-hint-wipe = Deletes visits for good; it is asked once more
stand-hint-settings = Language, text size and volumes with which each visit begins
stand-time-over = Time is up!
stand-card-at = { $at } of { $of } · { $game }
stand-card-skip = Skip
stand-card-done = That is all
stand-card-send = Send
stand-time-left = { $minutes ->
    [one] { $minutes } minute left
   *[other] { $minutes } minutes left
}
stand-time-rounds = { $rounds ->
    [0] the last round
    [one] about { $rounds } more round
   *[other] about { $rounds } more rounds
}
stand-time-last = Time is up: what has begun is finished
stand-staff = Staff
stand-pin-ask = Type the staff’s PIN.
stand-pin-choose = Choose a PIN of 4 to 12 digits: it alone leads out of the stand.
stand-pin-again = Type it once more.
stand-pin-length = A PIN has 4 to 12 digits.
stand-pin-differs = These were not the same: choose a PIN again.
stand-pin-wrong = That is not the PIN.
stand-pin-wait = Too many tries: wait a minute.
stand-pin-unkept = The PIN cannot be kept in { $folder }: make room there, then choose it again.
stand-phones = Allow phones
stand-offered = Offered
stand-options = Rules
stand-today = Today
stand-minutes = { $minutes ->
    [0] no time limit
   *[other] { $minutes } minutes each
}
stand-idle = asks after { $seconds } s
stand-end = End this visit
stand-leave = Close the stand
stand-leave-text = The program ends, and the laptop is free again.
stand-leave-no = Stay
stand-leave-yes = Close
stand-figures = Visits: { $visits }. Played to the end: { $finished }. Left: { $left }. Games begun: { $games }. Remarks: { $pins }.
stand-folder = All of it lies in { $folder }
stand-faults = Please check
stand-fault-write = { $fault } The games go on, and it is written as soon as it can be.
stand-fault-gone = { $fault } is not there any more. Was a stick pulled out? Put it back: the games go on, but none that begins meanwhile is kept.
stand-fault-missed = { $fault ->
    [one] For about a minute nothing could be written. It can again; a game that began then may be missing.
   *[other] For about { $fault } minutes nothing could be written. It can again; games that began then may be missing.
}
stand-fault-questions = The usual questions are asked: { $fault }.
stand-fault-reel = The program stopped several times by the same mistake. It now shows no games between visits; the reports are in the folder “user”.
stand-fault-without = It also does without { $fault }, until the stand is opened again.
stand-fault-date = The clock of this laptop shows { $fault }. Set it: until then visits cannot be told apart by their day.
stand-dates = { $count ->
    [one] A visit with an impossible date
   *[other] { $count } visits with an impossible date
}
stand-dates-text = { $count ->
    [one] A visit is dated before this program existed, or in the future ({ $named }): a clock was wrong. It is never deleted unless you say so.
   *[other] Visits are dated before this program existed, or in the future ({ $named }): a clock was wrong. They are never deleted unless you say so.
}
stand-dates-later = Ask me later
stand-dates-accept = Keep for 30 days of use
stand-dates-delete = Delete for good
stand-fault-clock = { $fault ->
    [one] The clock of this laptop has jumped by a minute, or it slept: see that it is right.
   *[other] The clock of this laptop has jumped by { $fault } minutes, or it slept: see that it is right.
}
stand-card-all = I answer for all of us
stand-page = Write the day’s page
stand-page-written = The page is { $file }
stand-note = A note
stand-note-keep = Keep the note
stand-note-kept = The note is kept.
stand-wipe-today = Wipe today
stand-wipe-today-text = All visits of today, with their games and answers, are taken away for good.
stand-wipe-all = Wipe all
stand-wipe-all-text = All visits of this stand, with their games and answers, are taken away for good.
stand-wipe-no = Keep them
stand-wipe-yes = Wipe
stand-wiped = { $count ->
    [one] { $count } visit is gone.
   *[other] { $count } visits are gone.
}

### the lab

lab-rules = These rules
lab-side-program = this program
lab-side-version = Version of Circus
lab-side-commit = Commit
lab-side-code = Digest of the code
lab-side-kind = What it is
lab-side-is-results = a folder of results
lab-side-is-checkout = another copy of the program
lab-side-is-program = the program that wrote this page
lab-side-rules = Rules
lab-percent = { $number }%
lab-usual = The usual rules
lab-doing = { $what } (the act)
lab-without = without { $what }
lab-rung = { $strong } against { $weak }
lab-ended-limit = Broken off by the limit
lab-ended-uncovered = Broken off: no move was possible
lab-metric-win_share = Wins, { $of }
lab-metric-first_seat = Wins of the player who acts first
lab-metric-ties = Ties
lab-metric-plies = Moves in a game
lab-metric-rounds = Rounds in a game
lab-metric-minutes = Minutes at an assumed pace
lab-metric-decisions = Choices of a player
lab-metric-branching = Possible moves at a choice
lab-metric-forced_share = Moves without a choice
lab-metric-limit = Games broken off by the limit
lab-metric-uncovered = Games with a position that no rule covers
lab-metric-eliminated_early = Players who are out early
lab-metric-watching = Part of the game that such a player watches
lab-metric-drama = Drama: how far back the winner was
lab-metric-lead_changes = Changes of the lead
lab-metric-decisive_at = When the winner was settled
lab-metric-comeback = Comebacks
lab-metric-killer_moves = Killer moves in a game
lab-metric-luck_share = Share of luck
lab-metric-used = Games with it: { $of }
lab-metric-times = Times in a game: { $of }
lab-metric-won_with = Wins of who used it: { $of }
lab-metric-bot_share = Wins of a bot: { $of }
lab-metric-skill_trace = Wins of the stronger: { $of }
lab-metric-ended = Endings: { $of }

lab-of-first_seat = the share of wins of the player who acts first
lab-of-ties = the share of ties
lab-of-decisions = the number of choices of a player
lab-of-branching = the number of possible moves at a choice
lab-of-forced_share = the share of moves without a choice
lab-of-limit = the share of games broken off by the limit
lab-of-uncovered = the share of games with a position that no rule covers
lab-of-eliminated_early = the share of players who are out early
lab-of-drama = the drama
lab-of-lead_changes = the number of changes of the lead
lab-of-comeback = the share of comebacks
lab-of-killer_moves = the number of killer moves
lab-of-luck_share = the share of luck

lab-verdict-nothing = There is too little to say anything about “{ $variant }” yet.
lab-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
lab-metric-draws = Times that chance decides, in a game
lab-of-draws = how often chance decides in a game
lab-of-watching = the part of the game that a player who is out watches
lab-of-decisive_at = the part of the game after which the winner is settled
lab-of-ended = the share of games that end like this, “{ $of }”,
lab-verdict = “{ $variant }”: { $told }.
lab-also = { $first }; { $last }
lab-same = { $count ->
    [one] the one game was the same as with “{ $other }”
   *[other] all { $count } games were the same as with “{ $other }”
}
lab-same-unused = { $same }, for nobody used “{ $what }”
lab-same-left = up to { $percent }% of deals may still show a difference
lab-differed = { $count ->
    [one] only one of { $of } deals was played differently
   *[other] only { $count } of { $of } deals were played differently
}
lab-takes-minutes = a game takes about { $mean } min, at an assumed pace of { $seconds } s a choice
lab-takes-clock = people took { $size } min by the clock ({ $low } to { $high }), { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-takes-clock-exact = people took { $size } min by the clock, { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-takes-plies = a game takes { $size } moves ({ $low } to { $high })
lab-takes-plies-exact = a game takes { $size } moves
lab-takes-rounds = a game takes { $size } rounds ({ $low } to { $high })
lab-takes-rounds-exact = a game takes { $size } rounds
lab-fair-even = no player surely wins more than another (each within { $points } of a fair share)
lab-fair-seat = player { $seat } wins { $percent }% ({ $low } to { $high }%), where { $fair }% would be fair
lab-fair-unknown = { $count ->
    [one] one game cannot tell who wins
   *[other] { $count } games cannot tell who wins
}
lab-fair-ties = { $percent }% of games are shared wins ({ $low } to { $high }%)
lab-fair-skill_trace = { $who } wins { $percent }% ({ $low } to { $high }%), where { $fair }% would be fair
lab-fair-bot_share = a bot of strength “{ $who }” wins { $percent }% ({ $low } to { $high }%), where { $fair }% would be fair
lab-start-more = starting is an advantage, whoever starts wins { $percent }% ({ $low } to { $high }%), where { $fair }% would be fair
lab-start-less = starting is a disadvantage, whoever starts wins { $percent }% ({ $low } to { $high }%), where { $fair }% would be fair
lab-start-tied = { $told } ({ $why })
lab-length-less = games are { $size }% shorter ({ $low } to { $high }%)
lab-length-less-exact = games are { $size }% shorter
lab-length-more = games are { $size }% longer ({ $low } to { $high }%)
lab-length-more-exact = games are { $size }% longer
lab-length-maybe-less = games may be { $size }% shorter ({ $low } to { $high }%), which could be chance among so many comparisons
lab-length-maybe-less-exact = games may be { $size }% shorter, which could be chance among so many comparisons
lab-length-maybe-more = games may be { $size }% longer ({ $low } to { $high }%), which could be chance among so many comparisons
lab-length-maybe-more-exact = games may be { $size }% longer, which could be chance among so many comparisons
lab-length-same = games take as long (within { $high }%)
lab-length-equal = each of { $count } games took as long as without the change
lab-length-unseen = no difference is seen in how long games take (there may be one of up to { $high }%)
lab-length-vague = { $count ->
    [one] one game cannot tell whether games get longer
   *[other] { $count } games cannot tell whether games get longer
}
lab-wins-less = player { $seat } wins less, by { $points } ({ $low } to { $high })
lab-wins-more = player { $seat } wins more, by { $points } ({ $low } to { $high })
lab-wins-maybe-less = player { $seat } may win less, by { $points } ({ $low } to { $high }), which could be chance among so many comparisons
lab-wins-maybe-more = player { $seat } may win more, by { $points } ({ $low } to { $high }), which could be chance among so many comparisons
lab-wins-same = who wins does not change (no player by more than { $points })
lab-wins-unseen = no difference is seen in who wins (there may be one of up to { $points } for a player)
lab-wins-vague = { $count ->
    [one] one game cannot tell whether others win
   *[other] { $count } games cannot tell whether others win
}
lab-moves-less = { $what } falls from { $from } to { $to } (by { $size }, { $low } to { $high })
lab-moves-less-exact = { $what } falls from { $from } to { $to }
lab-moves-more = { $what } rises from { $from } to { $to } (by { $size }, { $low } to { $high })
lab-moves-more-exact = { $what } rises from { $from } to { $to }
lab-moves-less-points = { $what } falls from { $from } to { $to }% (by { $points }, { $low } to { $high })
lab-moves-more-points = { $what } rises from { $from } to { $to }% (by { $points }, { $low } to { $high })
lab-metric-clock = Minutes by the clock
lab-cannot-tell = { $count ->
    [one] one game cannot tell
   *[other] { $count } games cannot tell
}
lab-about = about { $number }
lab-told-minutes = about { $mean } min at { $seconds } s a choice, { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-chart-percent = { $variant }: length, in percent
lab-chart-points = { $variant }: shares of games, in points
lab-means-first_seat = Of the player who is the first to act alone. If starting were worth nothing, it would be { $fair }%.
lab-means-skill_trace = The green mark is what equally strong players would win. Close to it, strength decides little.
lab-means-bot_share = A seat of this bot, at tables with the others. The green mark is what equally strong bots would win.
lab-means-minutes = One person against bots, if a choice takes { $seconds } s on average. The pace is assumed, not measured.
lab-means-draws = Cards dealt or drawn, dice, and everything else that nobody chooses.
lab-means-branching = How many moves there are to choose from, where there is a choice.
lab-means-luck_share = How much of a result comes from draws and hidden cards; the rest comes from choices. Stronger and weaker players make it smaller, equal ones larger.
lab-means-drama = How far behind the leader the winner’s chance was, on average over the game.
lab-means-lead_changes = How often another player became the most likely winner, clearly enough to be noticed.
lab-means-decisive_at = The part of the game after which the later winner always led.
lab-means-comeback = Games whose winner had once been below half of a fair chance.
lab-means-killer_moves = Choices that raised the player’s own chance by 15 points or more.
lab-means-eliminated_early = Players who had nothing left to decide before the game was over.
lab-means-ties = Games that several players won together.
lab-metric-turn_share = Wins, place { $number } in turn order
lab-metric-score_spread = Points between first and last
lab-metric-runaway = Runaway leaders
lab-metric-waiting = Seconds between two choices of a player
lab-of-turn_share = the share of wins at place { $number } in turn order
lab-of-score_spread = the number of points between first and last
lab-of-runaway = the share of runaway leaders
lab-of-waiting = the number of seconds between two choices of a player
lab-means-turn_share = Place 1 is the first to act alone. The green mark is the share if the order were worth nothing.
lab-means-runaway = Games whose winner was 20 points ahead of everybody all through the second half.
lab-means-waiting = If all players are people who take { $seconds } s for a choice on average.
lab-means-score_spread = How far the scores lie apart when the game ends.
lab-beyond-less = with both changes { $what } stays { $size } below the sum of each alone ({ $low } to { $high })
lab-beyond-more = with both changes { $what } goes { $size } above the sum of each alone ({ $low } to { $high })
lab-beyond-less-points = with both changes { $what } stays { $points } below the sum of each alone ({ $low } to { $high })
lab-beyond-more-points = with both changes { $what } goes { $points } above the sum of each alone ({ $low } to { $high })
lab-of-win_share = the share of wins of player { $number }
lab-of-minutes = the length in minutes
lab-of-rounds = the number of rounds
lab-spread-minutes = Under the first rules one game in ten takes less than { $least } min, half take less than { $middle }, one in ten more than { $most }.
lab-spread-plies = Under the first rules one game in ten takes less than { $least } moves, half take less than { $middle }, one in ten more than { $most }.
lab-head-both = Both together
lab-head-within = To within
lab-within-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
lab-within-percent = { $number }%
lab-report-plan = How many games would tell
lab-report-plan-note = Games of each variant for an interval that reaches so far to either side, as far as these games tell. Four times as many games make it half as wide.
lab-report-together = What two changes do together
lab-report-together-note = What both changes together do beyond the sum of what each does alone, where that is sure.
lab-head-figure = Figure
lab-head-variant = Variant
lab-head-against = Against
lab-head-mean = Mean
lab-head-interval = 95% interval
lab-head-difference = Difference
lab-head-p = p
lab-head-corrected = p, corrected
lab-head-n = Games
lab-count = { $count }
lab-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-told = { $mean } ({ $low } to { $high }), { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-told-exact = { $mean }, { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-told-points = { $mean } points ({ $low } to { $high }), { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-told-points-exact = { $mean } points, { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-told-percent = { $mean }% ({ $low } to { $high }%), { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-told-percent-exact = { $mean }%, { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-course = { $variant }, { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-chart = Chart: { $what }
lab-tuned-title = { $game }: numbers for an aim
lab-tuned-nearer = Surely nearer to the aims than the published numbers: { $numbers }.
lab-tuned-none = No set of numbers is surely nearer to the aims than the published ones.
lab-tuned-searched = sets searched
lab-tuned-games = games of each set
lab-tuned-fresh = fresh games of the best
lab-tuned-set = Numbers
lab-tuned-aim = { $figure }, aim { $aim }
lab-tuned-distance = Distance
lab-tuned-published = { $numbers } (published)
lab-tuned-interval = { $mean } ({ $low } to { $high })
lab-tuned-steps = The distance is in steps: five points of a share, or a tenth of the aim. The best sets were played again on fresh deals, so these figures are not the luck of the search.
lab-tuned-all = All figures of these games
lab-report-around = One step around the nearest set
lab-report-around-note = Each number one less and one more while the others are held, on the same fresh deals: the change of each aim, that of shares in points. A change whose interval contains 0 may be chance.
lab-tuned-step = Changed number
lab-tuned-around-games = games of each step
lab-tuned-around-chart = The nearest set, and what one number changes by one step, with 95% intervals. The largest changes come first.
lab-report-tuned = The aims
lab-report-tuned-note = The green lines are the aims.
lab-tuned-against = { $one } against { $two }
lab-tuned-across = Across: { $name }
lab-tuned-upward = Upward: { $name }
lab-tuned-against-note = Hollow dots: every set in the search. Filled dots: the best, and the published numbers, on fresh deals.
lab-tuned-rows-note = The best sets and the published numbers on fresh deals, with 95% intervals.
lab-report-title = { $game }: what the lab found
lab-report-sure = Intervals hold the true value 95 times out of 100. A difference is sure only in a figure named before the games, and only if it stays so after a correction for all of these comparisons (Holm). Every other one is at most worth a look (Benjamini-Hochberg); fresh deals tell.
lab-report-variants = variants
lab-report-games = games
lab-report-deals = deals
lab-report-seats = players
lab-own = By itself: { $told }.
lab-so-far = So far: { $told }
lab-own-start = whoever starts wins { $percent }% ({ $low } to { $high }%), where { $fair }% would be fair
lab-own-places = places 2 to { $last } in turn order win { $shares }
lab-unchanged-first_seat = whoever starts wins { $percent }% ({ $low } to { $high }%) instead of { $before }%, and a change of over { $points } is ruled out
lab-unchanged-ties = { $percent }% of games are shared wins ({ $low } to { $high }%) instead of { $before }%, and a change of over { $points } is ruled out
lab-moves-to-fair = { $told }, to the fair { $fair }%
lab-look = worth a look, but not sure: { $what }{ $more ->
    [0] {""}
    [one] {" "}and one more figure
   *[other] {" "}and { $more } more figures
}
lab-do-confirm = Fresh deals
lab-report-on-screen = Not printed: this table is on the page on a screen, and lab --csv writes it for a spreadsheet.
lab-report-explored = comparisons worth a look at most
lab-counted = { $primary ->
    [one] One comparison
   *[other] { $primary } comparisons
} named in advance may be sure, { $others } more may be worth a look.
lab-report-comparisons = comparisons named in advance
lab-report-sides = The two sides
lab-report-sides-note = Both played the same deals with the same bots. The differences are the second side minus the first.
lab-report-changes = What the variants change
lab-report-changes-note = Against the first variant, with 95% intervals: lengths and shares each on their own axis. The green mark is no change. A filled dot is a sure difference, a hollow one is not. A variant that played the very games of another one has no chart.
lab-report-levels = What the variants are like
lab-report-levels-note = Means with their 95% intervals. The green mark is the fair share of the wins, or else the first variant. A hollow dot: people.
lab-report-course = How long games are
lab-report-course-note = Across: minutes or moves. Upward: the percent of games that are over by then, from the first 20,000 games.
lab-report-figures = All figures
lab-report-figures-note = Behind each figure stands how many games it is from: some are measured in a part of the games only.
lab-report-differences = All differences
lab-report-differences-note = Variant minus the one it is held against, of the same deals. Shares are told in points. The corrected p looks at all comparisons of this table at once.
lab-report-records = Games to look at
lab-report-records-note = Records that open in the replay: drop one on the app’s window, or name it to the command “replay”.
lab-report-repeat = How to repeat it
lab-report-repeat-note = The same command plays the same games, on as many cores or machines as you like.
lab-people = { $variant } (people)
lab-report-limits = What bots cannot tell
lab-report-limits-note = Bots of the strength named above played these games. They never misread a rule, do not tire, bargain or bear a grudge, and care for nothing but winning. Whether a variant is fun, easy to learn, or changes how people treat one another has to be seen at a table; minutes are what one person against bots takes for the same choices at this program’s normal pace.
lab-record-longest = the longest game
lab-record-dramatic = the most dramatic game
lab-record-strangest = the strangest game
lab-repeat-circus = Circus
lab-repeat-python = Python
lab-repeat-numpy = numpy
lab-repeat-scipy = scipy
lab-title = The Lab
lobby-hint-lab = Change a rule and see what bots make of it, game after game
lab-page-new = Compare
lab-page-past = Experiments
lab-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lab-bots-greedy = Greedy bots
lab-bots-easy = Easy bots
lab-bots-normal = Medium bots
lab-bots-hard = Hard bots
lab-minutes-0 = until stopped
lab-minutes-1 = 1 min
lab-minutes-5 = 5 min
lab-minutes-30 = 30 min
lab-hint-game = Which game is looked at
lab-hint-seats = How many play
lab-hint-bots = Greedy bots play most games in a minute; stronger ones play more as people would
lab-hint-minutes = How long it runs; it can go on another time
lab-hint-go = Plays on, from where it was left
lab-hint-stop = Nothing is lost: it can go on another time
lab-hint-report = A page with all figures and charts, to print or to send
lab-hint-play = Lays a table with these rules
lab-choose = Choose one variant or more, to be held against the usual rules.
lab-part-options = Variants
lab-part-numbers = Numbers ({ $count })
lab-hint-part = Values of options and boards, or of the numbers of the rules
lab-hint-try = Whether it is compared with the usual rules
lab-tried = { $values } against { $usual }
lab-tried-none = usual: { $usual }
lab-way-each = Each alone
lab-way-all = All combinations
lab-hint-way = Whether each variant is tried on its own, or also with the others
lab-hint-house = Changed numbers of the rules, for all variants
lab-house = Your house rules hold for all.
lab-too-many = { $count } combinations are more than can be told apart: { $most } at most. Choose fewer, or each alone.
lab-asks-all = { $count ->
    [one] One variant is held against the usual rules, on the same deals.
   *[other] { $count } combinations are held against the usual rules, on the same deals.
}
lab-asks-each = { $count ->
    [one] One variant is held against the usual rules, on the same deals.
   *[other] { $count } variants are held, each on its own, against the usual rules, on the same deals.
}
lab-start = Begin
lab-missing-in-download = This small download comes without what the Lab calculates with ({ $what }). Get the large one, “{ $download }”, from the same place.
lab-missing-packages = The Lab calculates with { $what }. Close Circus, run “{ $command }” and open Circus again.
lab-none = No experiment yet: choose some variants and begin.
lab-past = { $variants ->
    [one] { $variants } variant
   *[other] { $variants } variants
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $name }
lab-open = Look
lab-delete = Delete
lab-shown-chart = Chart
lab-shown-verdict = In words
lab-variant = Variant { $number } of { $of }
lab-begins = The first games are being played…
lab-stopped = Stopped after { $games }
lab-runs = Running: { $games }
lab-runs-for = Running: { $games }, { $minutes } min to go
lab-replaced = { $state }. Its process gave no sign of life any more; another one goes on.
lab-fault = It has broken down: { $fault }.
lab-leaving = It runs beside the app and never slows a table down. It goes on while you play this variant, stops when you leave this page, and can go on another time: nothing is lost.
lab-watch = Games of this variant that are worth looking at:
lab-watch-longest = The longest
lab-watch-dramatic = The most dramatic
lab-watch-strangest = The strangest
lab-hint-watch = Opens the replay of that game
lab-do-stop = Stop
lab-do-go = Go on
lab-do-play = Play this variant
lab-do-report = Open the report
lab-do-tables = Tables (CSV)
lab-tables-written = The tables of all figures and all games are in the folder { $folder }
lab-search = Look for numbers
lab-hint-search = Finds the numbers of the rules with which games are as long or as fair as you want
lab-search-title = { $game }: look for numbers
lab-search-part-numbers = Numbers to vary ({ $count })
lab-search-part-aims = Aims ({ $count })
lab-search-games = { $count } games a set
lab-search-unlimited = no limit
lab-search-now = now { $value }
lab-search-range = From { $least } to { $most }; published: { $usual }
lab-search-published = { $figure }: { $value } by the published rules, in a few games of greedy bots
lab-search-measuring = A few games are being played, to see where the figures are now…
lab-search-no-numbers = Give one number or more a range: move one of its two ends.
lab-search-no-aims = Choose one aim or more.
lab-search-unplayable = None of these sets can be played: widen the ranges.
lab-search-optuna = To choose { $most } out of more sets, Circus needs optuna: narrow the ranges, or close Circus, run “{ $command }” and open it again.
lab-search-sets-all = { $count ->
    [one] One set of numbers is played, { $games } games.
   *[other] All { $count } sets of numbers are played, { $games } games each.
}
lab-search-sets-some = Of { $count } sets of numbers, the { $most } that promise most are played, { $games } games each.
lab-search-again = The best { $count } and the published numbers are then played { $games } times on fresh deals.
lab-search-start = Search
lab-search-hint-part = First the numbers that may change, then what they are to reach
lab-search-hint-level = The board
lab-search-hint-games = More games tell smaller differences, and take longer
lab-search-hint-minutes = How long sets are tried; the best so far are then played again. It can go on another time
lab-search-hint-option = Whether all values of this option are tried
lab-search-hint-start = Plays beside the app; it can be stopped and goes on another time
lab-search-hint-go = Tries more sets, from where it was left
lab-search-hint-stop = Nothing is lost: it can go on another time
lab-search-hint-again = Tries no more sets: the best so far are played on fresh deals
lab-search-hint-take = Lays a table with these numbers as house rules
lab-search-hint-report = A page with all sets, figures and charts, to print or to send
lab-search-hint-set = The other sets
lab-search-hint-chart = The other charts
lab-search-begins = The first sets are being played: { $percent }%
lab-search-runs = Running: { $count } of { $of } sets tried; the next ones { $percent }%
lab-search-runs-for = Running: { $count } of { $of } sets tried, { $minutes } min to go; the next ones { $percent }%
lab-search-fresh = { $count } sets tried; the best are being played on fresh deals: { $percent }%
lab-search-around = { $count } sets tried; one step around the nearest is being played: { $percent }%
lab-search-around-title = One step around: { $figure }
lab-search-around-note = The nearest set, then one number changed by one step while the others are held; the largest changes come first. Filled: the change is clear. The green line is the aim.
lab-search-around-found = The nearest set
lab-search-around-row = { $value }, change { $change }
lab-search-stopped = Stopped after { $count } of { $of } sets
lab-search-ended = Ended: { $count ->
    [one] one set tried
   *[other] { $count } sets tried
}
lab-search-chart = Chart { $number } of { $of }
lab-search-distances = Distance from the aims
lab-search-distances-note = Each dot is a set of numbers, in the order in which they were tried. The line is the nearest so far; 0 is all aims reached.
lab-search-against-note = Hollow dots: every set in the search. Filled dots: the best and the published numbers on fresh deals. Lines: the aims.
lab-search-set = Best sets: { $number } of { $of }
lab-search-near = Nearest so far: { $number } of { $of }
lab-search-figure = { $aim }: { $value }
lab-search-distance = Distance from the aims: { $distance }
lab-search-more = { $count ->
    [one] One more aim is in the report.
   *[other] { $count } more aims are in the report.
}
lab-search-row = { $number }. { $numbers }: distance { $distance }
lab-search-luck = These figures are from the deals of the search, so luck is in them. The best sets are played again on fresh deals at the end.
lab-search-do-again = Play the best again
lab-search-do-take = Take as house rules
lab-search-past = Search, { $count ->
    [one] one set of numbers
   *[other] { $count } sets of numbers
}, { $name }
table-hint-why = { $deed }. { $why }

## Phones

phones-refused-illegal = This is not possible now.
phones-refused-stale = The table has moved on: look again, then choose.
phones-refused-malformed = The table does not understand this page: load it again.
phones-refused-too-often = Too many messages: wait a moment.
phones-refused-too-large = The message was too long: load the page again.
phones-refused-not-yours = This is another player’s choice.
phones-refused-locked = Nobody can join now: ask at the table.
phones-refused-taken = Somebody else has this seat: choose another one.
phones-refused-used = A phone has this seat. If it is yours, open “What happened” on its page and tap “Play in another browser”.
phones-refused-unknown = This invitation is no longer valid: scan the code on the screen again.
phones-refused-undrawn = This page cannot be shown now, by a mistake of the program: ask at the table.
phones-refused-code = This is not the code on the screen: type its six letters again.
phones-refused-tries = Too many wrong codes: wait a minute, then try again.
phones-refused-unwritten = The game cannot be stored at the moment: try again.
phones-refused-host = This table is open at { $address } – type exactly this address.
phones-refused-kept = The person at the screen keeps this seat: choose another one, or ask there.
phones-refused-asked = This seat is played at the screen, where another question is open or was just refused: ask there, then try again.
phones-asks = { $name } plays this seat at the screen. It is yours once somebody there confirms it.
phones-gone-closed = The table has closed. Thank you for playing.
phones-gone-removed = Your seat was taken back at the table: ask there to join again.
phones-gone-elsewhere = Your seat is open on another page: continue there.
phones-fault-port = Port { $port } is in use: close the other program, or choose another port.
phones-fault-denied = The system does not allow port { $port }: choose another one from 1024 on.
phones-fault-moved = { $address } is no longer an address of this computer: join the network again, then choose “The network” in “Phones”.
phones-fault-ended = Phones cannot connect any more: choose again in “Phones” who may join.
phones-fault-address = { $address } is not an address of this computer: choose one of its own.
phones-fault-network = This computer is in no network: join one, or open its own hotspot.
phones-fault-library = Phones need the library aiohttp: install it with { $command }

## Keyboard

keys-move = Move from item to item
keys-press = Choose the marked item, or the gold button if none is marked
keys-back = Take a pick back, or go back
keys-rules = Open or close the rules
keys-ask = Explain the marked item
keys-full-screen = Full screen on or off
keys-verb = An action of the game
keys-letter = { $letter }: { $verb }
keys-undo = Undo
keys-redo = Redo
keys-log = Open the log
keys-pin = Pin this moment
keys-play = Play or pause
keys-step = One action back or forth
keys-turn = One turn back or forth
keys-round = One round back or forth
keys-ends = Beginning or end
keys-search = Search the rules
keys-leaf = Turn the pages
keys-return = Return from a link
keys-scroll = Scroll
keys-select-all = Select all
keys-copy = Copy
keys-cut = Cut
keys-paste = Paste
keys-staff = Enter the staff’s PIN
key-name-arrows = arrows
key-name-backspace = Backspace
key-name-delete = Delete
key-name-down = Down
key-name-end = End
key-name-escape = Esc
key-name-home = Home
key-name-insert = Insert
key-name-left = Left
key-name-letter = a letter
key-name-menu = Menu
key-name-page-down = Page Down
key-name-page-up = Page Up
key-name-return = Enter
key-name-right = Right
key-name-space = Space
key-name-up = Up
house-number = { $number }: { $value } (published: { $usual })
unit-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }
unit-card = card { $count }
unit-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
unit-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
 }
unit-faces = { $count ->
    [one] { $count } face
   *[other] { $count } faces
 }
unit-hearts = { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
 }
unit-marbles = { $count ->
    [one] { $count } marble
   *[other] { $count } marbles
 }
unit-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
 }
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
unit-posters = { $count ->
    [one] { $count } poster
   *[other] { $count } posters
 }
unit-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
 }
unit-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
 }
unit-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
 }
unit-times = { $count ->
    [one] { $count } time
   *[other] { $count } times
 }
unit-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
 }
unit-traps = { $count ->
    [one] { $count } trap
   *[other] { $count } traps
 }
unit-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }

## Phones: areas and items of a document

phone-hand = Your hand
phone-hand-empty = No cards
phone-trick = The trick
phone-trick-empty = No card yet
phone-given = Your cards to pass on
phone-collected = Your clowns
phone-announced = Announced
phone-pack = The pack
phone-kept = Your cards
phone-played = Cards you played
phone-board = The board
phone-ring = The ring
phone-supply = Die and marbles
phone-own-secret = Your secret color
phone-places = Places
phone-has-chosen = Has chosen
phone-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
phone-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
phone-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
phone-space = { $what }, { $at }
phone-space-aimed = { $what }, { $at }, target of the announced card
phone-token = { $what }, place { $number }
phone-holds = { $what }, from the bottom: { $list }
phone-progress = { $progress }, { $more }
phone-not-begun = One moment: the game begins on the screen
phone-by-bot = A bot plays. { $words }
phone-waits-for = Waiting for { $names }: a phone, or “To the table” on the screen
phone-later = First tap what goes here (its edge is golden), then this: { $verbs }

## Phones: the page itself

phone-page-lost = No connection. Trying again…
phone-page-too-old = This browser is too old for this page. It needs iOS 15.4, Chrome 90 or Firefox 98, or later. Update it, or use another phone.
phone-page-code = Code on the screen
phone-page-name = Your name
phone-page-watch = Just watch
phone-page-ask = What is this?
phone-page-ask-how = Tap anything to learn what it is
phone-page-no-more = There is nothing more to know about it.
phone-page-log = What happened
phone-page-elsewhere = Play in another browser
phone-page-elsewhere-how = Now open the address of this page in the other browser (copy or share it there): it takes your seat along, so give it to nobody else.
phone-page-language = Français
phone-page-players = Players
phone-page-close = Close
phone-page-door-invited = A seat for you
phone-page-door-invited-text = Your cards come to this phone. Nobody else sees them.
phone-page-door-board-text = You play on this phone, and see the table here.
phone-page-door-invited-enter = Sit down
phone-page-door-code = Join the table
phone-page-door-code-text = Type the code on the screen, or scan the code of a seat there.
phone-page-door-code-enter = Join
phone-page-door-seats = Choose your seat
phone-page-door-seats-text = Your cards come to this phone. Nobody else sees them.
phone-page-door-closed = The table is closed
phone-page-door-closed-enter = Join another table
phone-page-door-removed = You have no seat now
phone-page-door-removed-enter = Join again
phone-page-door-elsewhere = Open on another page
phone-page-door-elsewhere-enter = Play here
phone-page-door-waiting = One moment
phone-page-door-waiting-text = The table is being opened.
phone-page-watching = You watch
phone-page-away = no connection
phone-page-seat-away = { $name } has no connection
phone-page-seat-back = { $name } is connected again
phone-page-window-time = { $count } seconds to answer
phone-page-window-all = Everybody is asked, with or without the card: so nobody learns who has it.
phone-page-window-waits = The others may still react…
phone-page-you = you
phone-page-is-acting = is to act
phone-page-can-choose = can be chosen
phone-page-is-chosen = chosen
phone-page-times = { $count } times
phone-page-sent = Sent…
phone-page-back = Back
phone-page-change = Choose again
phone-page-next-game = The next game begins at the screen, and comes to this phone.
phone-page-cannot-now = That cannot be chosen now
phone-page-your-turn = Your turn
phone-page-example = Tap what glows gold. For example: { $moves }
phone-page-code-missing = Type the code that the screen shows
phone-page-joining-locked = Nobody can join now. Ask at the table.
phone-page-no-seat-free = All seats are taken. You can watch.
