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
lobby-hint-silent = Aucun appareil audio n’a été trouvé
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
settings-hear = À entendre

## Notices

notice-failed = Cela n’a pas marché
notice-close = D’accord
notice-paused-title = La partie attend
notice-paused = Le dernier coup n’a pas pu être écrit dans { $file } ({ $fault }) : il n’a donc pas été joué. Faites de la place et rejouez-le ; tout ce qui précède est gardé.
notice-folder-title = Votre dossier est protégé
notice-folder = On ne peut pas écrire dans { $folder }. Les parties sont gardées pour l’instant dans { $instead }, et les réglages ne sont pas gardés.
notice-twice-title = Circus est ouvert deux fois
notice-twice = Circus est aussi ouvert dans une autre fenêtre. Chaque fenêtre garde ses propres parties ; pour les réglages, les derniers changés comptent.

## A mistake of the program

crash-title = Circus doit s’arrêter
crash-text = C’est une erreur du programme, pas la vôtre. Votre partie est gardée : relancez Circus et continuez-la. Ce qui s’est passé est écrit dans { $file }
crash-text-unwritten = C’est une erreur du programme, pas la vôtre. Votre partie est gardée : relancez Circus et continuez-la. Aucun dossier n’accepte le rapport.
crash-leave = Quitter

## Listes, et pourquoi quelque chose est interdit

list-and = { $first } et { $last }
why-seat = place { $number }
why-game-over = la partie est finie
why-draw-first = le hasard passe d’abord
why-no-draw-now = le hasard n’a rien à tirer maintenant
why-not-awaited = on n’attend pas { $name } maintenant, mais { $awaited_name }
why-rule-turn-order = ordre du tour

### setup

setup-back = Retour
setup-rules = Règles
setup-play = Jouer
setup-players = Joueurs
setup-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
setup-facts = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 } · environ { $minutes } min
setup-unofficial = nos propres règles pour ce nombre
setup-human = Personne
setup-bot = Bot
setup-strength-random = Joue au hasard
setup-strength-greedy = Glouton
setup-strength-easy = Facile
setup-strength-normal = Moyen
setup-strength-hard = Difficile
setup-colour-red = Rouge
setup-colour-blue = Bleu
setup-colour-yellow = Jaune
setup-colour-green = Vert
setup-colour-purple = Violet
setup-colour-teal = Sarcelle
setup-hint-colour = Une autre couleur, un autre visage
setup-face = Visage
setup-hint-face = Un autre visage
setup-variants = Variantes
setup-original = d’origine
setup-variant = variante
setup-aid = aide de jeu
setup-yes = oui
setup-no = non
setup-board = Plateau
setup-series = Série
setup-series-single = Une partie
setup-series-games = Plusieurs
setup-series-points = Aux points
setup-goal-games = { $goal ->
    [one] { $goal } partie
   *[other] { $goal } parties
 }
setup-goal-points = { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
 }
setup-fault = Cette table ne peut pas être jouée

### curtain

curtain-pass = Passez la souris à
curtain-ready = Je suis { $name }
curtain-recap = Depuis votre dernier tour
curtain-recap-more = Les { $shown } derniers coups sur { $all } depuis votre dernier tour
curtain-fresh = Seul·e { $name } regarde derrière le rideau
curtain-hint-strip = Écarter cette bande

### results

results-wins = { $name } l’emporte !
results-tie = { $names } l’emportent !
results-nobody = Personne ne l’emporte
results-series-won = { $name } remporte la série !
results-series-tied = { $names } remportent la série !
results-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
results-again = Rejouer
results-next = Partie suivante
results-new-series = Nouvelle série
results-setup = Changer la table
results-home = Chapiteau
results-series = Série
results-series-games = partie { $played } sur { $goal }
results-series-points = en { $goal } points
results-wins-count = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
 }

### rulebook

rulebook-title = Règles
rulebook-close = Fermer
rulebook-next = Tourner la page
rulebook-before = Page précédente
rulebook-page = { $page } sur { $pages }
rulebook-missing = Les règles de ce jeu ne sont pas encore écrites ici.

### table menu

table-menu-title = Pause
table-menu-go-on = Continuer
table-menu-rules = Règles
table-menu-settings = Réglages
table-menu-seats = Joueurs et aides
table-menu-leave = Quitter la table
table-menu-kept = La partie est gardée : reprenez-la au chapiteau.
table-menu-speed = Vitesse
table-seats-title = À cette table
table-seats-back = Retour
table-seats-explained = Un bot peut prendre une place, une personne aussi : la partie continue.

## À toutes les tables

table-your-turn = À vous de jouer
table-waiting = À { $name } de jouer
table-not-now = Ce n’est pas possible maintenant
table-menu = Menu
table-rules = Règles
table-undo = Annuler
table-hint = Conseil
table-ask-always = Réagir : toujours
table-ask-concerned = Réagir : si visé
table-ask-never = Réagir : plus tard
table-can-change = Choisi en secret. Annuler le reprend tant que tous n’ont pas choisi
table-hint-thinking = Je cherche un bon coup…
table-hint-plain = Conseil : ce que marquent les lampes
table-hint-failed = Pas de conseil : le bot a trébuché
table-bot-stumbled = Un bot a trébuché : un plus simple a choisi à sa place
table-aid-hint = Conseil
table-aid-hint-help = Un bouton vous suggère un coup
