### Ce que dit le programme, hormis les jeux.

app-title = Circus
language-name = Français

## Lobby

lobby-play = Jouer
lobby-min = min
lobby-resume = Reprendre
lobby-sound = Son
lobby-settings = Réglages
lobby-leave = Quitter
lobby-hint-resume = Votre partie est gardée exactement où vous l’avez laissée
lobby-hint-sound = Avec ou sans son
lobby-leave-title = Quitter le cirque ?
lobby-leave-text = Les parties en cours sont gardées : vous les retrouverez ici.
lobby-leave-yes = Quitter
lobby-leave-no = Rester

## Settings

settings-title = Réglages
settings-back = Retour
settings-language = Langue
settings-text = Taille du texte
settings-speed = Vitesse des pièces
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-off = Aucune
settings-motion = Moins d’animation
settings-motion-help = Les pièces fondent au lieu de voler
settings-fullscreen = Plein écran
settings-fullscreen-help = F11 à tout moment
settings-sound = Son
settings-volume-music = Musique
settings-volume-table = Table
settings-volume-crowd = Public
settings-volume-interface = Boutons
settings-yes = oui
settings-no = non
settings-look = À voir
settings-move = En mouvement
settings-hear = À entendre

## Notices

notice-failed = Cela n’a pas marché
notice-close = D’accord
