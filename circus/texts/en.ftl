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
settings-move = How it moves
settings-hear = How it sounds

## Notices

notice-failed = That did not work
notice-close = All right
