### Ce que dit le programme, hormis les jeux.

app-title = Circus
language-name = Français

## Lobby

lobby-play = Jouer
lobby-resume = Reprendre
lobby-sound = Son
lobby-settings = Réglages
lobby-leave = Quitter
lobby-hint-resume = Votre partie est sauvegardée exactement là où vous l’avez laissée
lobby-hint-sound = Activer ou couper le son
lobby-hint-silent = Aucune sortie audio n’a été trouvée
lobby-leave-title = Quitter le cirque ?
lobby-leave-text = Les parties en cours sont sauvegardées : vous les retrouverez ici.
lobby-leave-yes = Quitter
lobby-leave-no = Rester
lobby-evening-lesson = Première soirée ({ $done }/{ $count }) : la leçon de { $game }
lobby-evening-game = Première soirée ({ $done }/{ $count }) : une partie de { $game }
lobby-evening-puzzle = Première soirée ({ $done }/{ $count }) : une énigme de { $game }
lobby-hint-evening = Une leçon, une partie et une énigme de chaque jeu : voici la suite
lobby-evening-off = Masquer la première soirée
lobby-hint-evening_off = Masquer cette ligne pour de bon
lobby-puzzles = Énigmes
lobby-hint-puzzles = Un choix est nettement le meilleur : trouvez-le

## Parties passées

lobby-past = Parties passées
lobby-hint-past = Toutes les parties jouées ici : à revoir, à reprendre, et la corbeille
past-title = Parties passées
past-list-all = Toutes
past-list-unfinished = Inachevées
past-list-finished = Terminées
past-list-bin = Corbeille
past-any-game = Tous les jeux
past-any-person = Tout le monde
past-any-companion = Avec tous
past-with = Avec { $name }
past-more = Autres noms…
past-branched = { $title } : et si…
past-unfinished = Inachevée
past-won = Victoire { ELIDE("de", $name) }
past-shared = Victoire partagée à { $count }
past-nobody = Sans vainqueur
past-actions = { $count ->
    [one] 1 coup
   *[other] { $count } coups
 }
past-minutes = { $minutes } min
past-hours = { $hours } h { $minutes }
past-replay = Revoir
past-none = Aucune partie n’a encore été jouée ici
past-play = Choisir un jeu
past-show-all = Toutes les parties
past-none-such = Aucune partie de ce genre n’a encore été jouée ici
past-no-folders = Circus n’a trouvé aucun programme qui montre les dossiers. Le fichier est { $file }.
past-hint-continue = Reprendre là où vous l’avez laissée
past-hint-replay = La revoir, coup par coup
past-hint-folder = Montrer le fichier dans son dossier
past-hint-game = Ne montrer que les parties d’un jeu
past-hint-person = Ne montrer que les parties d’une personne
past-hint-companion = Ne montrer que les parties avec une personne ou un bot
past-hint-put-back = Remettre parmi les parties passées
past-bin-empty = La corbeille est vide
past-put-back = Restaurer
past-undo = Annuler la suppression
past-empty = Vider la corbeille
past-empty-text = { $count ->
    [one] Une partie sera perdue pour de bon.
   *[other] { $count } parties seront perdues pour de bon.
 }
past-keep = Garder
past-part = { $first }–{ $last } sur { $all }
past-hint-delete = Dans la corbeille ; on peut la restaurer
past-series-games = partie { $number } sur { $goal }
past-series-points = partie { $number }, jusqu’à { $goal } points
past-fault-board = Le plateau de cette partie a changé, et l’ancien n’est pas là
past-fault-damaged = Ce fichier est abîmé à la ligne { $line }
past-fault-earlier = Cette partie suivait d’anciennes règles et ne peut pas être montrée avec celles d’aujourd’hui
past-fault-empty = Ce fichier est vide
past-fault-foreign = Ce fichier n’est pas une partie de Circus
past-fault-large = Ce fichier est trop gros pour être une partie
past-fault-later = Cette partie vient d’une version plus récente de Circus
past-fault-unknown = Cette version de Circus ne connaît pas « { $name } », dont cette partie a besoin
past-fault-unreadable = Ce fichier ne peut pas être lu

dropped-refused = { $file } ne peut pas être ouvert
dropped-refused-text = { $fault }. Les parties de Circus sont des fichiers qui finissent par .jsonl : déposez-en un pour revoir la partie.
dropped-ask = Regarder une autre partie maintenant ?
dropped-ask-text = Une partie se joue ici. Elle vous attend jusqu’à votre retour, et personne ne voit votre main d’ici là.
dropped-stay = Continuer à jouer
dropped-open = La regarder

## Dates

date-time = { $hour } h { $minute }
date-today = aujourd’hui à { $time }
date-yesterday = hier à { $time }
date-weekday = { $day ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
 } à { $time }
date-day = { $day ->
    [1] 1er
   *[other] { $day }
 } { $month }
date-year = { $day ->
    [1] 1er
   *[other] { $day }
 } { $month } { $year }
date-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
 }

## Settings

settings-title = Réglages
settings-back = Retour
settings-language = Langue
settings-me = Votre nom
settings-me-help = Sur votre plaque
settings-text = Taille du texte
settings-speed = Rythme
settings-speed-slow = Lent
settings-speed-normal = Normal
settings-speed-fast = Rapide
settings-speed-off = Immédiat
settings-stops = Pause après chaque bot
settings-stops-help = Continuer d’un appui
settings-reveals = Révéler sans clic
settings-reveals-help = S’il n’y a pas d’autre choix
settings-motion = Moins d’animation
settings-motion-help = Des fondus, sans envols
settings-fullscreen = Plein écran
settings-fullscreen-help = F11 ou Alt+Entrée
settings-sound = Son
settings-volume-music = Musique d’accueil
settings-volume-bed = Ambiance
settings-volume-table = Table
settings-volume-crowd = Public
settings-volume-interface = Boutons
settings-yes = Oui
settings-no = Non
settings-look = Affichage
settings-hear = Son

## Notices

notice-failed = Cela n’a pas marché
notice-close = OK
notice-paused-title = La partie attend
notice-paused = Le dernier coup ne peut pas être sauvegardé dans { $file } ({ $fault }) : il n’a donc pas été joué. Tout ce qui précède est en sécurité. Faites de la place et réessayez, ou continuez d’une autre manière.
notice-paused-again = Réessayer
notice-paused-elsewhere = Sauvegarder ailleurs
notice-paused-unsaved = Jouer sans sauvegarder
notice-moved-title = La partie continue
notice-moved = Cette partie est maintenant sauvegardée dans { $file }.
notice-board-title = Le plateau a changé depuis
notice-board = Cette partie est montrée et jouée sur son propre plateau, « { $board } » tel qu’il était au début de la partie.
notice-folder-title = Rien ne peut être sauvegardé dans votre dossier
notice-folder = Circus ne peut pas écrire dans { $folder }. Pour l’instant, les parties sont sauvegardées dans { $instead }, et les réglages ne durent que jusqu’à la fermeture.
notice-fallen-title = Circus s’est arrêté net la dernière fois
notice-fallen = Le système a arrêté Circus en cours de route. Tout ce que vous avez joué est sauvegardé, et ce que l’on en sait est écrit dans { $file }.
notice-twice-title = Circus est ouvert deux fois
notice-twice = Circus est aussi ouvert dans une autre fenêtre. Chaque fenêtre garde ses propres parties ; pour les réglages, ce sont les derniers choisis qui restent.

## Pourquoi un fichier ou le système refuse

fault-full = le disque est plein
fault-quota = votre part du disque est épuisée
fault-read-only = le disque est en lecture seule
fault-permission = l’accès est refusé
fault-missing = ce fichier ou ce dossier n’existe pas
fault-exists = un autre fichier s’y trouve
fault-handles = trop de fichiers sont ouverts
fault-device = le disque ne répond pas
fault-large = le fichier est trop gros
fault-link = un lien mène hors de son dossier
fault-busy = un autre programme utilise le fichier
fault-memory = la mémoire manque
fault-unknown = le système refuse
fault-file = { $file } ne peut pas être utilisé : { $fault }.
fault-level = { $file } ne peut pas servir de plateau ni de table. Corrigez ce fichier ou retirez-le.
fault-data = { $file } ne peut pas être utilisé. Corrigez ce fichier ou retirez-le.
fault-damaged = Un fichier est abîmé et ne peut pas servir.
fault-program = une erreur du programme
fault-english = (en anglais) { $fault }
fault-record = Le fichier de cette partie est abîmé et ne peut pas servir.
fault-earlier-rules = Cette partie suivait d’anciennes règles et ne peut pas être montrée avec celles d’aujourd’hui.
fault-later-rules = Cette partie suit des règles plus récentes : mettez Circus à jour pour l’ouvrir.
fault-missing-board = Le plateau de cette partie a changé depuis, et aucune copie de l’ancien n’est là : remettez-la à côté du fichier de la partie.
fault-unknown-name = Cette version de Circus ne connaît pas « { $name } », dont cette partie a besoin : mettez-la à jour pour ouvrir la partie.
fault-elsewhere = Cette partie est ouverte dans une autre fenêtre : continuez là-bas, ou fermez cette fenêtre.
fault-usage = Cela ne peut pas être joué ici : choisissez autre chose.
fault-too-few = Ces nombres demandent plus de cartes ou de pièces ({ $needed }) qu’il n’y en a ({ $present }) : demandez-en moins, ou ajoutez-en.

## A mistake of the program

crash-title = Circus doit s’arrêter
crash-cause = C’est une erreur du programme, pas la vôtre.
crash-cause-game = Le code d’un jeu contient une erreur : { $fault }
crash-text = Votre partie est sauvegardée : relancez Circus et reprenez-la. Ce qui s’est passé est écrit dans { $file }
crash-text-unwritten = Votre partie est sauvegardée : relancez Circus et reprenez-la. Le rapport n’a pas pu être écrit.
crash-leave = Quitter

## Listes, et pourquoi quelque chose est interdit

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
why-seat = place { $number }
why-game-over = la partie est finie
why-draw-first = il faut d’abord un tirage au sort
why-no-draw-now = il n’y a rien à tirer au sort maintenant
why-not-awaited = on n’attend pas { $name } maintenant, mais { $awaited_name }

### setup

setup-back = Retour
setup-rules = Règles
setup-play = Jouer
setup-learn = Apprendre en jouant · 3 min
setup-learn-short = Apprendre en jouant
setup-phones = Jouer sur des téléphones
setup-phones-does = Chacun tient ses propres cartes : la table s’ouvre avec un code à scanner pour chaque place
setup-players = Joueurs
setup-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
play-time-minutes = { $number } min
play-time-hours = { $number } h
setup-aside-title = La dernière table n’a pas pu être lue
setup-aside = Elle a été mise de côté dans { $file }. Une nouvelle table est dressée.
setup-unofficial = nos propres règles pour ce nombre
setup-human = Humain
setup-bot = Bot
setup-strength-random = Au hasard
setup-strength-greedy = Glouton
setup-strength-easy = Facile
setup-strength-normal = Moyen
setup-strength-hard = Difficile
setup-colour-red = Rouge
setup-colour-blue = Bleu
setup-colour-yellow = Jaune
setup-colour-green = Vert
setup-colour-purple = Violet
setup-colour-teal = Bleu canard
setup-hint-colour = Une autre couleur, un autre visage
setup-face = Visage
setup-hint-face = Un autre visage
setup-variants = Variantes
setup-original = d’origine
setup-variant = variante
setup-aid = aide de jeu
setup-yes = Oui
setup-no = Non
setup-board = Plateau
setup-secrecy = Secrets à un seul écran
setup-secrecy-mark = à plusieurs
setup-secrecy-curtain = Rideau
setup-secrecy-hold = Maintenir pour voir
setup-secrecy-open = Mains ouvertes
setup-secrecy-curtain-help = Un rideau entre les tours : pour qui ne doit pas voir les cartes des autres
setup-secrecy-hold-help = Vos cartes se montrent tant que vous appuyez : pour qui détourne les yeux
setup-secrecy-open-help = La main de qui joue reste visible : en famille, ou pour apprendre ensemble
table-finish-pick = Continuez avec ce que vous avez pris, ou annulez : clic droit ou Échap
table-finish-verb = Terminez d’abord « { $verb } », ou annulez : clic droit ou Échap
table-hold-to-look = { $name } : appuyez sur vos cartes pour les voir, faites-en glisser une sur la table
table-hold-more =
    { $count ->
        [one] { $name } : encore une carte. Appuyez de nouveau sur les vôtres et faites-en glisser une
       *[other] { $name } : encore { $count } cartes. Appuyez de nouveau sur les vôtres et faites-en glisser une
    }
table-hold-to-choose = { $name } : tenez votre plaque, relâchez sur une carte
table-hold-hint = Gardez le bouton enfoncé pour regarder
table-hold-refused = Impossible maintenant : appuyez sur vos cartes, ce qui est permis brille
table-hold-secret = { $name } : appuyez sur votre plaque pour voir ce que vous seul savez
setup-series = Série
setup-series-single = Une partie
setup-series-games = Plusieurs
setup-series-points = Au score
setup-goal-games = { $goal ->
    [one] { $goal } partie
   *[other] { $goal } parties
 }
setup-goal-points = { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
 }
setup-fault = Cette table ne peut pas être jouée
setup-house = Règles maison
setup-house-changed = Règles maison · { $count }
setup-house-does = Changer les nombres de la règle

### house rules

house-title = Règles maison
house-changed = { $count ->
    [0] Les { $of } nombres sont ceux de la règle publiée.
    [one] Un nombre sur { $of } diffère de la règle publiée.
   *[other] { $count } nombres sur { $of } diffèrent de la règle publiée.
 }
house-too-many = Trop de changements pour un code à six lettres : partagez-les par un fichier.
house-original = Tout rétablir
house-unkept = Règles enregistrées
house-keep = Enregistrer sous…
house-code = Code : { $code }
house-no-code = Aucun code
copy-code = Copier le code
copy-done = Copié
house-file = Fichier à partager
house-back = Revenir à { $usual }
house-range = { $number } : de { $least } à { $most } ; règle publiée : { $usual }
house-more = et { $count } autres
house-no-code-title = Ce n’est pas un code
house-no-code-text = Un code compte six lettres, sans I ni O, et vaut pour un seul jeu. Vérifiez-le, ou demandez le fichier.
house-written = Les règles maison sont enregistrées
house-written-text = Elles sont dans { $file }. Pour les jouer, déposez ce fichier sur la fenêtre de Circus.
house-hint-all = Revenir à la règle publiée
house-hint-set = D’autres règles maison enregistrées pour ce jeu
house-hint-delete = Supprime ces règles ; leurs nombres restent tant que vous n’en choisissez pas d’autres
house-hint-keep = Enregistre ces nombres sous un nom
house-hint-code = Six lettres à partager ; ou saisissez celles de quelqu’un d’autre
house-hint-file = Écrit ces nombres dans un fichier à envoyer

### curtain

curtain-pass = Passez la souris à
curtain-ready = Je suis { $name }
curtain-recap = Depuis votre dernier tour
curtain-recap-first = Jusqu’ici
curtain-recap-more = Les { $shown } derniers coups sur { $all } depuis votre dernier tour
curtain-fresh = Ce qui est derrière le rideau est secret : les autres, fermez les yeux. { $name }, ouvrez-le avec le bouton ci-dessous.
curtain-hint-strip = Écarter cette bande

### results

results-won = { $name } l’emporte !
results-team = { $name } l’emportent !
results-tied = { $name } ex æquo !
results-nobody = Personne ne l’emporte
results-series-won = { $name } remporte la série !
results-series-team = { $name } remportent la série !
results-series-tied = Série partagée : { $name } ex æquo !
results-moments = Les tournants
results-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
results-again = Rejouer
results-next = Partie suivante
results-new-series = Nouvelle série
results-replay = Revoir
results-review = Analyse
results-setup = Changer la table
results-home = Accueil
results-series = Série
results-series-games = partie { $played } sur { $goal }
results-series-points = jusqu’à { $score }
results-series-both = { $wins } · { $points }
results-shared-count = { $shared ->
    [one] { $shared } partagée
   *[other] { $shared } partagées
 }
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
rulebook-house-rules = Votre table a des règles maison. Ce livret donne la règle publiée ; ces nombres en diffèrent :
rulebook-option = *{ $value } :* { $help }.
rulebook-for-example = { $value }, par exemple
rulebook-contents = Sommaire
rulebook-articles = le la les l’ un une des
rulebook-index = Index
rulebook-return = Revenir où vous étiez
rulebook-search = Chercher
rulebook-found = { $count ->
    [0] Introuvable : essayez moins de lettres
    [one] Un seul passage
   *[other] { $count } passages
}
rulebook-place = { $chapter } · page { $page }
rulebook-example-steps = { $steps ->
    [one] Une étape à jouer
   *[other] { $steps } étapes à jouer
}
rulebook-forbidden = Interdit. { $why }

### table menu

table-menu-title = Pause
table-menu-go-on = Continuer
table-menu-rules = Règles
table-menu-log = Journal
table-menu-learn = Apprendre en jouant
table-menu-settings = Réglages
table-menu-keys = Clavier
table-menu-seats = Joueurs et aides
table-menu-leave = Quitter la table
table-menu-kept = La partie est sauvegardée : reprenez-la depuis l’accueil.
table-menu-puzzle = Une énigme résolue le reste : revenez quand vous voulez.
table-menu-mistake = La partie et son analyse restent enregistrées : revenez quand vous voulez.
table-menu-unkept = Rien n’est sauvegardé ici : recommencez quand vous voulez.
table-menu-speed = Rythme
table-keys-title = Clavier
table-seats-title = À cette table
table-seats-back = Retour
table-seats-bots = Un bot ou une personne peut prendre une place : la partie continue
table-seats-coach = Le coach avertit une personne une fois, avant un coup qui perd la partie

### des téléphones pour les mains secrètes

phones-title = Téléphones
phones-off = Les téléphones sont désactivés : choisissez ci-dessous qui peut rejoindre la table avec un navigateur.
phones-scan = Scannez le code d’une place avec l’appareil photo d’un téléphone. La page qui s’ouvre est cette place.
phones-here = Seuls les navigateurs de cet ordinateur peuvent rejoindre la table. Pour les téléphones, choisissez le réseau.
phones-type = Ou tapez cette adresse dans un navigateur…
phones-type-here = Tapez cette adresse dans un navigateur…
phones-code = …puis ce code :
phones-reach = Qui peut rejoindre la table
phones-reach-here = Cet ordinateur
phones-reach-network = Le réseau
phones-lock = Fermer l’accès
phones-remove = Retirer
phones-go-on = À la table
phones-hint-go-on = La partie commence avec les présents ; un téléphone peut arriver plus tard.
phones-free-person = Libre
phones-free-bot = Un bot joue
phones-joined = Téléphone connecté
phones-away = Téléphone absent
phones-hint-reach = Seulement votre propre réseau : jamais celui d’inconnus
phones-hint-lock = Les téléphones qui ont une place la gardent
phones-hint-remove = Le téléphone perd sa place ; un bot y joue jusqu’à ce que quelqu’un la prenne
phones-hint-host = Une autre adresse de cet ordinateur : les codes et l’adresse changent
phones-unreachable = Aucun téléphone ne peut atteindre l’adresse { $host } : choisissez l’adresse de votre réseau.
phones-request-title = Un téléphone demande une place
phones-request = { $name } souhaite jouer à la place { ELIDE("de", $owner) } sur un téléphone, et verra sa main. Céder la place ?
phones-request-keep = Garder
phones-request-give = Céder
phones-request-lock = Fermer l’accès
table-phone-chooses = { $count ->
    [one] { $names } choisit sur son téléphone
   *[other] { $names } choisissent sur leurs téléphones
 }
table-phone-silent = Le téléphone { ELIDE("de", $name) } ne répond pas : un bot joue dans { $seconds } s
table-what-ui-phone = { $name } joue sur un téléphone
table-what-ui-phone-does = Ses cartes sont sur le téléphone, jamais sur cet écran.
table-what-ui-phone-away = { $name } : téléphone sans connexion
table-what-ui-phone-away-does = Un bot joue à sa place après une demi-minute, jusqu’au retour du téléphone.
table-menu-phones = Téléphones

## À toutes les tables

pin-title = Ce moment, c’était… ?
pin-help = Choisissez un visage : il est enregistré avec la partie, à ce coup précis, pour les auteurs du jeu.
pin-words = Avec vos mots, si vous voulez
pin-keep = Enregistrer
pin-away = Retour au jeu
pin-face-fun = Amusant
pin-face-confused = Confus
pin-face-unfair = Injuste
pin-face-bug = Une erreur
pin-face-idea = Une idée
pin-told = { $name } · { $face }
pin-told-words = { $name } · { $face } : « { $text } »
pin-nobody = Quelqu’un qui regardait

table-log-title = Journal de la partie
table-log-nothing = Il ne s’est encore rien passé
table-log-back = Retour au jeu
table-log-rules = La règle de cette ligne
table-log-up = Plus tôt
table-log-down = Plus tard
table-your-turn = À vous de jouer
table-prompt-name = { $name }, à vous
table-prompt-for = { $name } · { $prompt }
table-waiting = À { $name } de jouer
table-still-choosing = { $count ->
    [0] Les autres choisissent encore
    [one] { $names } choisit encore
   *[other] { $names } choisissent encore
 }
table-seen = Continuer
table-not-now = Ce n’est pas possible maintenant
table-forced = { $told } (seul coup permis)
table-menu = Menu
table-rules = Règles
table-log = Journal
table-pin = Faire une remarque
table-pinned = C’est noté : la relecture de la partie montrera votre remarque à ce moment.
table-undo = Annuler
table-redo = Rétablir
table-hint = Conseil
table-fast = Plus vite
table-usual-pace = Vitesse normale
table-skip = À la fin
table-hold-to-hurry = Appui long : plus vite
table-ask = Réactions
table-ask-armed = Réaction prête
table-take-up = { $name } : reprenez vos cartes
table-can-change = Choix secret : « Annuler » le reprend tant que tous n’ont pas choisi
table-hint-thinking = Je cherche un bon coup…
table-hint-plain = Conseil : choisissez ce qui est marqué
table-hint-failed = Pas de conseil : le bot a trébuché
table-bot-stumbled = Un bot a trébuché : un bot plus simple a choisi à sa place
table-aid-hint = Conseil
table-aid-hint-help = Un bouton vous suggère un coup
table-motive-hidden = La raison tient à ce que seul le jeu { ELIDE("de", $name) } révèle : elle reste secrète jusqu’à la fin
table-motive-forced = { $name } n’avait pas d’autre choix
table-motive-none = Aucune raison ne suffit à elle seule à expliquer ce coup { ELIDE("de", $name) }
table-coach-sure = Vraiment ? { $warning }
table-coach-better = Vraiment ? Un autre choix paraît nettement meilleur
table-coach-loses = Vraiment ? Un autre choix gagne environ { $games } parties de plus sur 100
table-coach-anyway = Oui, vraiment
table-what-ui-coach = Le coach
table-what-ui-coach-does = Avertit { $name } une fois avant un coup qui perd la partie, mais ne joue jamais à votre place

lesson-continue = Suite
lesson-show-me = Montrez-moi
lesson-other = Plus tard ; faites d’abord ce que la main désigne.
lesson-learnt = Vous savez jouer à { $game } !
lesson-whole-game = Une vraie partie
lesson-once-more = Encore une fois
lesson-leave = Retour à l’accueil

puzzles-title = Énigmes
puzzles-progress = { $solved } sur { $all } résolues
puzzles-next = À suivre : { $title }
puzzles-own = Tirées de vos parties
puzzles-own-none = Après l’analyse d’une partie terminée, Circus y cherche des énigmes tant que l’analyse est ouverte, et les range ici.
puzzles-begin = Commencer
puzzles-go-on = Continuer
puzzles-again = Recommencer
puzzle-asked = Énigme { $number } sur { $of } : vous jouez { $name }. Trouvez le meilleur choix !
puzzle-asked-named = « { $title } », énigme { $number } sur { $of } : vous jouez { $name }. Trouvez le meilleur choix !
puzzle-next = Énigme suivante
puzzle-leave = Toutes les énigmes

replay-at = { $at }/{ $of }
replay-review = Analyse
replay-what-if = Et si…
replay-what-if-as = Continuer comme { $name }
replay-as-it-was = Telles quelles
replay-as-it-was-help = Les cartes cachées restent où elles étaient
replay-anew = Tirées à nouveau
replay-anew-help = Les cartes cachées sont tirées d’après ce { ELIDE("que", $name) } savait
replay-what-if-later = Pas avant la fin de la partie
replay-what-if-later-text = D’autres ont peut-être encore des secrets dans cette partie : jouez-la jusqu’au bout, puis essayez ce que vous voulez.
replay-picture = Image
replay-picture-kept = L’image est enregistrée
replay-picture-kept-text = Ce que vous voyez de la table est dans { $file }.
replay-hint-picture = Enregistrer une image de ce moment
replay-passage = GIF
replay-passage-stop = Arrêter
replay-passage-working = GIF : { $percent } %
replay-passage-end = C’est la fin
replay-passage-end-text = Rien ne suit ce moment : revenez là où le GIF doit commencer.
replay-passage-kept = Le GIF est enregistré
replay-passage-kept-text = Ce qui se passe à partir de ce moment est dans { $file }.
replay-until-turn = Jusqu’au prochain tour
replay-until-round = Jusqu’à la prochaine manche
replay-until-moment = Jusqu’au prochain moment clé
replay-until-end = Jusqu’à la fin de la partie
replay-until-help = { $actions ->
    [one] 1 coup
   *[other] { $actions } coups, une vingtaine de secondes au plus
  }
replay-hint-passage = Enregistrer la suite en image animée
replay-hint-passage-stop = Abandonner le GIF
replay-eyes-open = Tout visible
replay-eyes-public = Ce que tous ont vu
replay-hint-round-back = Manche précédente
replay-hint-turn-back = Tour précédent
replay-hint-back = Coup précédent
replay-hint-play = Lecture
replay-hint-pause = Pause
replay-hint-step = Coup suivant
replay-hint-turn = Tour suivant
replay-hint-round = Manche suivante
replay-hint-eyes = De quel point de vue vous regardez
replay-hint-speed = Vitesse de la relecture ; celle de la table ne change pas
replay-hint-review = La chance et le talent, coup par coup
replay-hint-what-if = Rejouer autrement à partir d’ici
replay-hint-leave = Fermer

### ce que sont les choses, demandé par un clic droit, un appui long ou F2

table-what-rules = Ouvrir la règle
table-what-can = Maintenant : { $verbs }
table-what-now = C’est possible maintenant
table-what-later = Choisissez d’abord ce qui va ici (bord doré), puis ici : { $verbs }
table-what-put-back = Reposez d’abord ce que vous avez choisi
table-what-picked = Choisi ; Échap ou un clic droit le repose
table-what-last = En dernier : { $words }
table-why-chance = Le hasard en a décidé
table-why-choice = { $name } l’a choisi librement
table-what-lies = Posé ici : { $place }
table-what-place = Un endroit de la table
table-what-ui-sheet = Un panneau
table-what-ui-sheet-does = Choisissez parmi ce qu’il propose.
table-what-ui-menu-does = Met la partie en pause : vitesse, joueurs, réglages, sortie
table-what-ui-pin-does = Enregistre votre remarque sur ce moment, avec un visage et quelques mots, pour les auteurs du jeu ; aussi F4
table-what-ui-rules-does = Le livret de règles ; F1 l’ouvre partout
table-what-ui-undo-does = Reprend votre dernier choix, si rien n’a été révélé depuis ; aussi Ctrl+Z
table-what-ui-redo-does = Refait ce que vous venez de reprendre ; aussi Ctrl+Y
table-what-ui-hint-does = Propose un coup et dit pourquoi
table-what-zone-prompt = Que faire maintenant
table-what-zone-prompt-does = Qui doit jouer, et que faire ; tout ce qui peut être choisi a un bord doré.
table-what-zone-caption = Ce qui vient de se passer
table-what-zone-caption-does = Le journal, avec l’horloge, garde tout.
table-what-nothing = Rien à expliquer ici
table-what-scenery = Aucune règle du jeu n’en parle. Essayez sur une carte, une pièce, une plaque ou un bouton.
table-what-ui-why = Pourquoi ?
table-what-ui-why-does = Dit pourquoi cela s’est passé, chiffres à l’appui ; un appui de plus ouvre la règle
table-what-ui-fast-does = Change la vitesse de tout ce qui bouge
table-what-ui-skip-does = Montre la fin tout de suite : vous n’avez plus rien à choisir
table-what-ui-seen-does = La table attend ici que vous ayez tout vu
table-what-ui-take-up-does = Découvre votre main : personne d’autre ne devrait regarder
table-what-ui-look = Les cartes { ELIDE("de", $name) }
table-what-ui-look-does = Montre les cartes { ELIDE("de", $name) } tant que vous gardez le bouton enfoncé
table-what-ui-answered-does = Signale { ELIDE("que", $name) } a répondu, sans dire quoi ; la table continue quand tout le monde l’a fait
table-what-ui-log-does = Tout ce qui s’est passé, ligne par ligne ; aussi L
table-what-ui-coach-anyway-does = Fait ce que vous avez choisi malgré l’avertissement
table-what-ui-speech = Le coach
table-what-ui-speech-does = Ce qui est dit concerne ce moment de la partie
table-what-ui-continue-does = Passe à la phrase suivante
table-what-ui-show-me-does = Fait ce qui est demandé, pour que vous le voyiez
table-what-ui-back = Retour
table-what-ui-back-does = Revient à la phrase précédente, la table comme elle était alors
table-what-ui-whole-game-does = Commence une partie entière, préparée comme la dernière fois
table-what-ui-once-more-does = Recommence cette leçon
table-what-ui-leave-does = Ramène aux affiches de l’accueil

## Statistiques

past-hint-statistics = Parties, victoires, séries : tirées de vos parties passées
statistics-title = Statistiques
statistics-none = Terminez une partie, et ses chiffres apparaîtront ici.
statistics-hint-me = La personne dont on compte les parties
statistics-me = Je suis { $name }
statistics-page-game = Jeux
statistics-page-opponents = Adversaires
statistics-page-option = Règles spéciales
statistics-page-loss = Progrès
statistics-count = { $won } sur { $games } · { $percent } %
statistics-percent = { $percent } %
statistics-won = { $games ->
    [one] { $won } victoire sur 1 partie. La part équitable serait de { $fair } %.
   *[other] { $won } victoires sur { $games } parties : { $percent } %. La part équitable serait de { $fair } %.
}
statistics-interval = Votre vraie part est sans doute comprise entre { $low } et { $high } %.
statistics-verdict-above = Vous gagnez plus souvent que la chance seule ne l’explique.
statistics-verdict-below = Vous gagnez moins souvent que la part équitable.
statistics-verdict-even = Encore trop peu de parties pour distinguer le talent de la chance.
statistics-streak = Victoires d’affilée : { $now }. Plus longue série : { $longest }.
statistics-legend = Barre : parties gagnées. Trait : où se situe sans doute la vraie part. Tirets : part équitable.
statistics-usual-rules = Jusqu’ici, vous n’avez joué qu’avec les règles habituelles.
statistics-rule = { $game } : { $option } – { $value }
statistics-against-easy = Contre des bots faciles
statistics-against-normal = Contre des bots moyens
statistics-against-hard = Contre des bots difficiles
statistics-against-greedy = Contre des bots gloutons
statistics-against-random = Contre des bots qui jouent au hasard
statistics-against-mixed = Contre des bots de forces diverses
statistics-against-people = Avec d’autres personnes
statistics-loss = Ce que chacun de vos choix a coûté en moyenne, en victoires sur 100 parties, dans chaque partie analysée. La ligne est la moyenne de cinq parties : plus elle est basse, mieux c’est.
statistics-loss-none = Ouvrez une partie passée et faites-la analyser : ce que vos choix ont coûté apparaîtra ici, partie après partie.
statistics-chart = { $games ->
    [one] 1 partie analysée
   *[other] { $games } parties analysées, la plus récente à droite
}

## Donnes du jour

lobby-deals = Donne du jour
lobby-hint-deals = Les mêmes cartes et les mêmes dés pour tout le monde, chaque jour
deals-title = Donne du jour
deals-today = Aujourd’hui
deals-yesterday = Hier
deals-of = { $when }
deals-own = Une donne à vous
deals-how = Les mêmes cartes et les mêmes dés pour tous ceux qui jouent ce code : { $seats } joueurs, bots moyens, règles habituelles.
deals-result = { $place ->
    [1] 1re place, { $told }
   *[other] { $place }e place, { $told }
}
deals-goal = À battre, un bot rapide à votre place : { $result }
deals-streak = { $count } jours de suite, sur cet ordinateur
deals-yours = Vous : { $result }
deals-par = Le bot difficile à votre place : { $result }
deals-alike = Vous avez choisi comme le bot difficile dans { $alike } choix sur { $choices }.
deals-differ = Vous : « { $done } » – le bot : « { $instead } »
deals-elsewhere = la même chose ailleurs
deals-untold = Quelque chose qui n’a pas été dit.
deals-row = { $when } · { $code }
deals-unplayed = Pas encore jouée
deals-play = Jouer cette donne
deals-again = La rejouer
deals-compare = Et le bot difficile ?
deals-see = Revoir
deals-list = Les 30 derniers jours
deals-watch = Voir la partie du bot
deals-code = Saisir un code
deals-any = Nouveau code
deals-working = Le bot difficile joue votre donne, puis regarde chacun de vos choix : { $percent } %.
deals-failed = La partie du bot difficile n’a pas pu être calculée : { $fault }. Réessayez.
deals-no-code-title = Ce n’est pas un code
deals-no-code = Un code compte { $letters } lettres, sans I ni O.
deals-hint-code = Six lettres que quelqu’un vous a données
deals-hint-any = Six lettres que personne n’a jouées : partagez-les
deals-hint-compare = Le bot difficile joue la même donne à votre place
deals-hint-watch = Toute sa partie sur la table

table-what-ui-quest-show-does = Montre le meilleur choix et dit pourquoi
table-what-ui-quest-back-does = Ramène au précédent
table-what-ui-quest-next-does = Passe au suivant
table-what-ui-quest-done-does = Ramène là d’où vous venez

review-working = Analyse en cours : { $done } positions sur { $of }
review-cancel = Annuler
review-stopped = L’analyse n’a pas été faite
review-failed = L’analyse n’a pas abouti : réessayez
review-begin = Faire l’analyse
review-not-kept = L’analyse s’affiche, mais n’a pas pu être enregistrée. { $why }
review-look = Voir la partie
review-learn = Apprendre de ses erreurs
review-hint-cards = La chance et les choix de chacun
review-lucky = De la chance
review-unlucky = De la malchance
review-neither = Ni chance ni malchance
review-sum = De { $start } à { $end } victoires sur 100 parties : hasard { $luck }, ses choix { $own }, ceux des autres { $others }
review-decisions = { $count ->
    [0] Aucun choix à faire
    [one] 1 choix
   *[other] { $count } choix
}{ $mistakes ->
    [0] { $count ->
        [0] {""}
       *[other] {", sans erreur nette"}
    }
    [one] {", dont 1 erreur nette"}
   *[other] {", dont "}{ $mistakes } erreurs nettes
}
review-told = { $moment } : { $act }
review-best = Meilleur coup · { $moment } : { $act }. { $reason }. Gain : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} sur 100 parties.
review-worst = Pire coup · { $moment } : { $act }. Mieux valait { $better } : { $high ->
    [one] { $high } victoire
   *[other] { $high } victoires
} sur 100 parties au lieu de { $low }. { $reason }.
review-something-else = choisir autre chose
review-another-way = { $better }, mais autrement
review-reason-figures = Aucune règle simple ne le dit, mais la suite des parties le montre
review-untold = un choix secret
review-chance = { $name } { $percent } %
mistakes-number = Erreur { $number } sur { $of }
mistakes-asks =
    { $told } (entouré)
    Trouvez mieux !
mistakes-next = Suivante
mistakes-done = Retour à l’analyse
exercise-back = La précédente
exercise-show = Montrer
exercise-judges = Laissez-moi réfléchir…
exercise-found = C’est ça !
exercise-as-good = Aussi bon que le meilleur choix : { $best }
exercise-better = Mieux que dans la partie, mais il y a mieux encore. Réessayez !
exercise-same = C’est ce qui a été joué dans la partie. Réessayez !
exercise-worse = Ce n’est pas ça. Réessayez !
exercise-unclear = Peut-être aussi bon, peut-être pas : l’écart est trop faible pour trancher. Réessayez !
exercise-costs = { $doubt ->
    [0] Cela coûte environ { $wins } victoires sur 100 parties
   *[other] Cela coûte environ { $wins } victoires sur 100 parties, à { $doubt } près
}
exercise-others = Tout le reste coûte au moins { $wins } victoires sur 100 parties
exercise-shown = Le meilleur choix : { $told }

## La journée en une page

day-title = La journée au stand
day-version = prototype, version { $version }
day-contact = contact : { $contact }
day-findings = Ce qu’il faut retenir
day-found-liked = « { $game } » a reçu { $fun } sur 5 pour le plaisir ({ $count } réponses), et { $percent } % y rejoueraient (de { $low } à { $high } %).
day-found-rated = « { $game } » a reçu { $fun } sur 5 pour le plaisir ({ $count } réponses).
day-found-rule = Dans « { $game } », c’est cette règle qui a posé le plus de problèmes, { $rule } : elle a été refusée, consultée ou jugée peu claire { $count } fois.
day-found-seat = Dans « { $game } », les personnes à la place { $seat } ont gagné dans { $percent } % des cas (de { $low } à { $high } %), alors que { $fair } % serait équitable.
day-found-long = Les parties complètes de « { $game } » avec les règles d’origine ont duré { $minutes } min (médiane de { $count } parties) ; durée annoncée sur la boîte : { $box }.
day-found-left = « { $game } » a été abandonné dans { $left } parties sur { $count }.
day-box-note = La durée annoncée n’apparaît qu’à côté des parties complètes jouées avec les règles d’origine.
day-length-changed = Durée des parties aux règles modifiées, en minutes
day-kinds = Personnes et bots
day-kind-people = personnes
day-kind-bots = bots
day-percent = { $percent } %
day-card = carte { $number }
day-groups = Groupes
day-groups-size = Par nombre de personnes
day-groups-age = Par âge
day-groups-experience = Par expérience
day-groups-version = Cette version et les précédentes
day-head-people = Personnes
day-head-groups = Groupes
day-head-age = Âge
day-head-experience = Expérience
day-head-version = Version
day-head-wins = Victoires
day-head-fair = Part équitable
day-visits = { $count ->
    [one] visite
   *[other] visites
}
day-laptops = { $count ->
    [one] ordinateur
   *[other] ordinateurs
}
day-visitors = { $count ->
    [one] visiteur
   *[other] visiteurs
}
day-begun = { $count ->
    [one] partie commencée
   *[other] parties commencées
}
day-finished = { $count ->
    [one] terminée
   *[other] terminées
}
day-left = { $count ->
    [one] abandonnée
   *[other] abandonnées
}
day-lessons = { $count ->
    [one] leçon
   *[other] leçons
}
day-lessons-left = { $count ->
    [one] leçon quittée avant la fin
   *[other] leçons quittées avant la fin
}
day-pinned = { $count ->
    [one] remarque
   *[other] remarques
}
day-pins = Remarques
day-rule-of-five = Le nombre entre parenthèses, ou après « sur », indique sur combien de cas repose un chiffre. Avec moins de { $least }, aucun taux ni aucune moyenne n’est calculé : chaque valeur est donnée.
day-hours = Les heures sont celles de l’horloge (UTC{ $zone }).
day-point = ,
day-of = { $part } sur { $count }
day-rate = { $percent } % ({ $low } à { $high } %)
day-spread = médiane { $median }, 90 % en { $most } au plus ({ $count })
day-mean = { $mean } sur { $top } ({ $count } réponses, de { $least } à { $most })
day-seconds = { $number } s
day-minutes = { $number } min
day-seat = Joueur { $number }
day-seat-of = joueur { $number }, { $name }
day-fair = Victoires des personnes à chaque place en pour cent, sans les bots, avec l’intervalle à 95 %. Le trait pointillé est la part équitable, { $percent } %.
day-seats-vary = Victoires des personnes à chaque place en pour cent, sans les bots, avec l’intervalle à 95 %. Le nombre de joueurs variait d’une table à l’autre.
day-seats = joueurs
day-people = personnes à la table
day-box = durée annoncée : { $minutes } min
day-length = Durée des parties complètes aux règles d’origine, en minutes
day-left-at = Où les parties ont été abandonnées
day-elsewhere = ailleurs
day-wins = Qui a gagné
day-fun = Plaisir, de 1 à 5
day-wins-by-option = Victoires par option et par joueur
day-option-head = Option
day-option = { $option } : { $value }
day-opinions = Gagnants et perdants
day-length-too_short = trop courte
day-length-right = parfaite
day-length-too_long = trop longue
day-whose-all = tout le monde
day-whose-won = gagnants
day-whose-lost = perdants
day-whose-note = Les réponses d’une table entière, et celles sur des parties abandonnées, ne comptent que pour tout le monde.
day-head-whose = Qui
day-head-fun = Plaisir
day-head-length = Durée
day-head-again = Y rejouerait
day-head-minutes = Durée
day-head-box = Durée annoncée
day-head-begun = Parties commencées
day-head-finished = Terminées
day-head-left = Abandonnées
day-head-game = Jeu
day-head-rule = Règle
day-head-refused = Refusée
day-head-looked-up = Consultée
day-head-named = Jugée peu claire
day-head-seconds = Temps
day-head-choice = Choix
day-head-where = Où
day-head-record = Enregistrement
day-head-what = Quoi
day-head-times = Combien de fois
day-others = Autres questions
day-head-question = Question
day-head-answers = Réponses
day-head-count = Nombre
day-head-file = Fichier
day-head-reason = Pourquoi
day-rules = Règles mal comprises
day-first-move = Du début de la partie au premier choix de quelqu’un :
day-thinking = Temps de réflexion
day-thinking-note = Barres : médiane. Traits : ce que 90 % des choix ont pris au plus. Entre parenthèses : le nombre de choix ; un seul coup possible n’en est pas un.
day-slowest = Les choix les plus lents
day-undos = Coups repris
day-help-hint = Conseils
day-help-rules = Livret de règles ouvert
day-help-what_is = « Qu’est-ce que c’est ? »
day-help-why = « Pourquoi ? »
day-help-lesson = Leçon demandée
day-use = { $times ->
    [0] 0
   *[other] { $times }, dans { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }
 }
day-lessons-head = Leçons
day-lessons-closed = { $count ->
    [0] 0
   *[other] { $count }, quittées avant la fin : { $left }
 }
day-asked = Questions les plus fréquentes :
day-use-title = Ce qui a servi
day-unused-verbs = Possible, mais jamais choisi (combien de fois c’était possible) :
day-unused-cards = Cartes jouables, mais jamais jouées (combien de fois elles l’étaient) :
day-never-offered = Jamais possible dans ces parties, ou jamais un choix :
day-pin-undone = repris ensuite
day-quote = « { $text } »
day-before = avant
day-after = après
day-pin-of = visite { $session }, coup { $number }
day-pin-table = la table
day-words = Avec leurs mots
day-asked-clear = Clarté des règles (1 à 5)
day-asked-winner_clear = Gagnant connu
day-asked-price = Paieraient
day-answer-winner_clear-at_the_end = à la fin
day-answer-winner_clear-late = vers la fin
day-answer-winner_clear-half_way = à la moitié
day-answer-winner_clear-early = dès le début
day-answer-price-nothing = ne l’achèteraient pas
day-answer-price-up_to_15 = jusqu’à 15 €
day-answer-price-up_to_30 = de 15 à 30 €
day-answer-price-over_30 = plus de 30 €
day-best = Ce qui a le plus plu
day-worst = Ce qui a le moins plu
day-notes = Notes de l’équipe
day-skipped = N’a pas pu être lu
day-when = Quand les visites ont commencé
day-how = Comment les visites se sont terminées
day-how-finished = terminées
day-how-left = abandonnées
day-how-time = temps écoulé
day-how-staff = arrêtées par l’équipe
day-how-broken = interrompues
day-languages = Langue à la fin de la visite
day-language-en = anglais
day-language-fr = français
day-soon = Du premier contact au premier choix
day-pauses = Pauses (rien pendant 20 secondes ou plus)
### un stand lors d’un événement

stand-touch = Touchez pour jouer !
stand-goal = { $game } · { $goal }
stand-leader = En tête de la donne du jour : { $name }, { $result }
stand-choose = À quoi joue-t-on ?
stand-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
stand-play = Jouer
stand-learn = Apprendre
stand-back = Retour
stand-still-there = Toujours là ?
stand-still-there-text = { $seconds ->
    [one] Touchez l’écran pour continuer ; sinon, dans { $seconds } seconde, la table sera libre pour les suivants.
   *[other] Touchez l’écran pour continuer ; sinon, dans { $seconds } secondes, la table sera libre pour les suivants.
}
stand-stay = Je suis là
stand-menu-left = Partir, c’est laisser la place aux suivants : la partie s’arrête là.
stand-thanks = Merci d’avoir joué !
stand-note-waits = La note attend : elle sera enregistrée dès que le disque l’acceptera.
stand-thanks-answers = Merci, cela nous aide !
stand-card-nothing = Rien
stand-leader-unnamed = Meilleur résultat de la donne du jour : { $result }
stand-too-many = { $count } personnes au plus
stand-leave-ask = Quitter la table ?
stand-leave-all = La partie s’arrête pour { $names }.
stand-leave-table = Arrêter la partie
stand-time-then-round = puis on termine ce tour
stand-time-then-turn = puis on termine ce coup
stand-phones-ready = Connexion possible : { $address }, dès qu’une table est ouverte
stand-phones-no-network = Aucun réseau : les téléphones ne peuvent pas se connecter
stand-phones-unheard = Les téléphones se connectent à { $address }. Aucun ne s’est encore manifesté
stand-phones-heard = Les téléphones se connectent à { $address }. Dernier signe de vie il y a { $seconds } s
stand-hint-offer = Proposer ce jeu aux visiteurs ou non
stand-hint-game = Un autre jeu, pour voir et changer ses règles
stand-hint-minutes = Durée d’une visite. Une fois le temps écoulé, on termine le tour ou le coup, puis viennent les questions
stand-hint-idle = Si personne ne touche à rien pendant ce temps, l’écran demande s’il y a quelqu’un ; 20 s plus tard, la table est libre
stand-hint-join = Les visiteurs peuvent tenir leurs cartes sur leur téléphone
stand-hint-phones = Fermer l’accès, retirer des téléphones, changer d’adresse
stand-hint-page = Écrit la page de la journée à côté des visites
stand-hint-note = Une remarque pour les auteurs du jeu, enregistrée avec le moment présent
stand-hint-end = Arrête la partie et libère la table, sans questions
stand-hint-leave = Ferme le stand ; les données restent
stand-hint-wipe = Efface des visites définitivement, après confirmation
stand-hint-settings = Langue, taille du texte et volumes au début de chaque visite
stand-time-over = C’est l’heure !
stand-card-at = { $at } sur { $of } · { $game }
stand-card-skip = Passer
stand-card-done = C’est tout
stand-card-send = Envoyer
stand-time-left = { $minutes ->
    [one] encore { $minutes } minute
   *[other] encore { $minutes } minutes
}
stand-time-rounds = { $rounds ->
    [0] la dernière manche
    [one] environ { $rounds } manche de plus
   *[other] environ { $rounds } manches de plus
}
stand-time-last = C’est l’heure : on finit ce qui est commencé
stand-staff = Équipe
stand-pin-ask = Tapez le code de l’équipe.
stand-pin-choose = Choisissez un code de 4 à 12 chiffres : lui seul permet de quitter le stand.
stand-pin-again = Tapez-le encore une fois.
stand-pin-length = Un code a de 4 à 12 chiffres.
stand-pin-differs = Ce n’étaient pas les mêmes : choisissez de nouveau un code.
stand-pin-wrong = Ce n’est pas le code.
stand-pin-wait = Trop d’essais : attendez une minute.
stand-pin-unkept = Le code ne peut pas être enregistré dans { $folder } : faites-y de la place, puis choisissez-le de nouveau.
stand-phones = Téléphones admis
stand-offered = Jeux proposés
stand-options = Règles
stand-today = Aujourd’hui
stand-minutes = { $minutes ->
    [0] sans limite de temps
   *[other] { $minutes } min par visite
}
stand-idle = relance après { $seconds } s
stand-end = Terminer la visite
stand-leave = Fermer le stand
stand-leave-text = Le programme se termine et l’ordinateur est de nouveau libre.
stand-leave-no = Rester
stand-leave-yes = Fermer
stand-figures = Visites : { $visits }. Jouées jusqu’au bout : { $finished }. Abandonnées : { $left }. Parties commencées : { $games }. Remarques : { $pins }.
stand-folder = Tout se trouve dans { $folder }
stand-faults = À vérifier
stand-fault-write = { $fault } Les parties continuent, et tout s’écrira dès que possible.
stand-fault-gone = { $fault } n’est plus là. Une clé a-t-elle été retirée ? Remettez-la : les parties continuent, mais celles qui commencent d’ici là ne sont pas sauvegardées.
stand-fault-missed = { $fault ->
    [one] Pendant une minute environ, rien n’a pu être écrit. C’est de nouveau possible ; une partie commencée alors peut manquer.
   *[other] Pendant environ { $fault } minutes, rien n’a pu être écrit. C’est de nouveau possible ; des parties commencées alors peuvent manquer.
}
stand-fault-questions = Les questions habituelles sont posées. { $fault }
stand-fault-reel = Le programme s’est arrêté plusieurs fois à cause de la même erreur. Il ne montre plus de parties entre les visites ; les rapports sont dans le dossier « user ».
stand-fault-without = Il se passe aussi de { $fault } jusqu’à la prochaine ouverture du stand.
stand-fault-date = L’horloge de cet ordinateur indique { $fault }. Réglez-la : d’ici là, les visites ne se distinguent pas par leur jour.
stand-dates = { $count ->
    [one] Une visite à la date impossible
   *[other] { $count } visites à la date impossible
}
stand-dates-text = { $count ->
    [one] Une visite est datée d’avant l’existence du programme, ou de l’avenir ({ $named }) : une horloge était fausse. Elle n’est jamais effacée sans votre accord.
   *[other] Des visites sont datées d’avant l’existence du programme, ou de l’avenir ({ $named }) : une horloge était fausse. Elles ne sont jamais effacées sans votre accord.
}
stand-dates-later = Plus tard
stand-dates-accept = Garder 30 jours d’utilisation
stand-dates-delete = Effacer définitivement
stand-fault-clock = { $fault ->
    [one] L’horloge de cet ordinateur a sauté d’une minute, ou il était en veille : vérifiez l’heure.
   *[other] L’horloge de cet ordinateur a sauté de { $fault } minutes, ou il était en veille : vérifiez l’heure.
}
stand-card-all = Je réponds pour tous
stand-page = Écrire la page du jour
stand-page-written = La page se trouve dans { $file }
stand-note = Une note
stand-note-keep = Enregistrer la note
stand-note-kept = La note est enregistrée.
stand-wipe-today = Effacer la journée
stand-wipe-today-text = Toutes les visites du jour, avec leurs parties et leurs réponses, disparaissent pour de bon.
stand-wipe-all = Tout effacer
stand-wipe-all-text = Toutes les visites de ce stand, avec leurs parties et leurs réponses, disparaissent pour de bon.
stand-wipe-no = Les garder
stand-wipe-yes = Effacer
stand-wiped = { $count ->
    [one] { $count } visite a disparu.
   *[other] { $count } visites ont disparu.
}

### le labo

lab-rules = Ces règles
lab-side-program = ce programme
lab-side-version = Version de Circus
lab-side-commit = Commit
lab-side-code = Empreinte du code
lab-side-kind = Ce que c’est
lab-side-is-results = un dossier de résultats
lab-side-is-checkout = une autre copie du programme
lab-side-is-program = le programme qui a écrit cette page
lab-side-rules = Règles
lab-percent = { $number } %
lab-usual = Les règles habituelles
lab-doing = { $what } (l’acte)
lab-without = sans { $what }
lab-rung = { $strong } contre { $weak }
lab-ended-limit = Coupée par la limite
lab-ended-uncovered = Coupée : aucun coup n’était possible
lab-metric-win_share = Victoires, { $of }
lab-metric-first_seat = Victoires de qui joue le premier
lab-metric-ties = Égalités
lab-metric-plies = Coups dans une partie
lab-metric-rounds = Manches dans une partie
lab-metric-minutes = Minutes au rythme supposé
lab-metric-decisions = Choix d’un joueur
lab-metric-branching = Coups possibles à chaque choix
lab-metric-forced_share = Coups sans choix
lab-metric-limit = Parties coupées par la limite
lab-metric-uncovered = Parties avec une position qu’aucune règle ne couvre
lab-metric-eliminated_early = Joueurs éliminés tôt
lab-metric-watching = Part de la partie qu’un tel joueur regarde
lab-metric-drama = Suspense : retard du gagnant
lab-metric-lead_changes = Changements de leader
lab-metric-decisive_at = Quand le gagnant était décidé
lab-metric-comeback = Retournements
lab-metric-killer_moves = Coups décisifs dans une partie
lab-metric-luck_share = Part de la chance
lab-metric-used = Parties avec : { $of }
lab-metric-times = Fois dans une partie : { $of }
lab-metric-won_with = Victoires de qui s’en est servi : { $of }
lab-metric-bot_share = Victoires d’un bot : { $of }
lab-metric-skill_trace = Victoires du plus fort : { $of }
lab-metric-ended = Fins : { $of }

lab-of-first_seat = la part des victoires de qui joue le premier
lab-of-ties = la part des égalités
lab-of-decisions = le nombre de choix d’un joueur
lab-of-branching = le nombre de coups possibles à chaque choix
lab-of-forced_share = la part des coups sans choix
lab-of-limit = la part des parties coupées par la limite
lab-of-uncovered = la part des parties avec une position qu’aucune règle ne couvre
lab-of-eliminated_early = la part des joueurs éliminés tôt
lab-of-drama = le suspense
lab-of-lead_changes = le nombre de changements de leader
lab-of-comeback = la part des retournements
lab-of-killer_moves = le nombre de coups décisifs
lab-of-luck_share = la part de la chance

lab-verdict-nothing = Il est encore trop tôt pour dire quoi que ce soit de « { $variant } ».
lab-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
lab-metric-draws = Fois où le hasard décide, par partie
lab-of-draws = le nombre de fois où le hasard décide dans une partie
lab-of-watching = la part de la partie que regarde un joueur éliminé
lab-of-decisive_at = la part de la partie après laquelle le gagnant est connu
lab-of-ended = la part des parties qui finissent ainsi, « { $of } »,
lab-verdict = « { $variant } » : { $told }.
lab-also = { $first } ; { $last }
lab-same = { $count ->
    [one] la seule partie était la même qu’avec « { $other } »
   *[other] les { $count } parties étaient toutes les mêmes qu’avec « { $other } »
}
lab-same-unused = { $same }, car personne n’a utilisé « { $what } »
lab-same-left = jusqu’à { $percent } % des donnes peuvent encore montrer une différence
lab-differed = { $count ->
    [one] seule { $count } donne sur { $of } s’est jouée autrement
   *[other] seules { $count } donnes sur { $of } se sont jouées autrement
}
lab-takes-minutes = une partie dure environ { $mean } min, au rythme supposé de { $seconds } s par choix
lab-takes-clock = des personnes ont mis { $size } min à l’horloge (de { $low } à { $high }), { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-takes-clock-exact = des personnes ont mis { $size } min à l’horloge, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-takes-plies = une partie dure { $size } coups (de { $low } à { $high })
lab-takes-plies-exact = une partie dure { $size } coups
lab-takes-rounds = une partie dure { $size } manches (de { $low } à { $high })
lab-takes-rounds-exact = une partie dure { $size } manches
lab-fair-even = aucun joueur ne gagne à coup sûr plus qu’un autre (chacun à { $points } au plus de sa part équitable)
lab-fair-seat = le joueur { $seat } gagne dans { $percent } % des cas (de { $low } à { $high } %), alors que { $fair } % serait équitable
lab-fair-unknown = { $count ->
    [one] une seule partie ne dit pas qui gagne
   *[other] { $count } parties ne disent pas qui gagne
}
lab-fair-ties = dans { $percent } % des parties la victoire est partagée (de { $low } à { $high } %)
lab-fair-skill_trace = { $who } gagne dans { $percent } % des cas (de { $low } à { $high } %), alors que { $fair } % serait équitable
lab-fair-bot_share = un bot de force « { $who } » gagne dans { $percent } % des cas (de { $low } à { $high } %), alors que { $fair } % serait équitable
lab-start-more = commencer est un avantage, qui commence gagne dans { $percent } % des cas (de { $low } à { $high } %), alors que { $fair } % serait équitable
lab-start-less = commencer est un désavantage, qui commence gagne dans { $percent } % des cas (de { $low } à { $high } %), alors que { $fair } % serait équitable
lab-start-tied = { $told } ({ $why })
lab-length-less = les parties sont { $size } % plus courtes (de { $low } à { $high } %)
lab-length-less-exact = les parties sont { $size } % plus courtes
lab-length-more = les parties sont { $size } % plus longues (de { $low } à { $high } %)
lab-length-more-exact = les parties sont { $size } % plus longues
lab-length-maybe-less = les parties sont peut-être { $size } % plus courtes (de { $low } à { $high } %), ce qui peut être le hasard parmi tant de comparaisons
lab-length-maybe-less-exact = les parties sont peut-être { $size } % plus courtes, ce qui peut être le hasard parmi tant de comparaisons
lab-length-maybe-more = les parties sont peut-être { $size } % plus longues (de { $low } à { $high } %), ce qui peut être le hasard parmi tant de comparaisons
lab-length-maybe-more-exact = les parties sont peut-être { $size } % plus longues, ce qui peut être le hasard parmi tant de comparaisons
lab-length-same = les parties durent aussi longtemps (à { $high } % près)
lab-length-equal = chacune des { $count } parties a duré autant que sans le changement
lab-length-unseen = aucune différence de durée ne se voit (il peut y en avoir une, de { $high } % au plus)
lab-length-vague = { $count ->
    [one] une seule partie ne dit pas si les parties s’allongent
   *[other] { $count } parties ne disent pas si les parties s’allongent
}
lab-wins-less = le joueur { $seat } gagne moins souvent, de { $points } (de { $low } à { $high })
lab-wins-more = le joueur { $seat } gagne plus souvent, de { $points } (de { $low } à { $high })
lab-wins-maybe-less = le joueur { $seat } gagne peut-être moins souvent, de { $points } (de { $low } à { $high }), ce qui peut être le hasard parmi tant de comparaisons
lab-wins-maybe-more = le joueur { $seat } gagne peut-être plus souvent, de { $points } (de { $low } à { $high }), ce qui peut être le hasard parmi tant de comparaisons
lab-wins-same = qui gagne ne change pas (aucun joueur de plus de { $points })
lab-wins-unseen = aucune différence ne se voit entre les gagnants (il peut y en avoir une, de { $points } au plus pour un joueur)
lab-wins-vague = { $count ->
    [one] une seule partie ne dit pas si d’autres gagnent
   *[other] { $count } parties ne disent pas si d’autres gagnent
}
lab-moves-less = { $what } baisse de { $from } à { $to } (soit de { $size }, de { $low } à { $high })
lab-moves-less-exact = { $what } baisse de { $from } à { $to }
lab-moves-more = { $what } augmente de { $from } à { $to } (soit de { $size }, de { $low } à { $high })
lab-moves-more-exact = { $what } augmente de { $from } à { $to }
lab-moves-less-points = { $what } baisse de { $from } à { $to } % (soit de { $points }, de { $low } à { $high })
lab-moves-more-points = { $what } augmente de { $from } à { $to } % (soit de { $points }, de { $low } à { $high })
lab-metric-clock = Minutes à l’horloge
lab-cannot-tell = { $count ->
    [one] une seule partie ne dit rien
   *[other] { $count } parties ne disent rien
}
lab-about = environ { $number }
lab-told-minutes = environ { $mean } min à { $seconds } s par choix, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-chart-percent = { $variant } : durée, en pour cent
lab-chart-points = { $variant } : parts des parties, en points
lab-means-first_seat = Du premier joueur qui agit seul. Si commencer ne valait rien, ce serait { $fair } %.
lab-means-skill_trace = Le trait vert est ce que gagneraient des joueurs de force égale. Près de lui, la force décide peu.
lab-means-bot_share = Une place de ce bot, à des tables avec les autres. Le trait vert est ce que gagneraient des bots de force égale.
lab-means-minutes = Une personne face aux bots, si un choix prend { $seconds } s en moyenne. Ce rythme est supposé, pas mesuré.
lab-means-draws = Les cartes données ou tirées, les dés, et tout ce que personne ne choisit.
lab-means-branching = Entre combien de coups on choisit, là où il y a un choix.
lab-means-luck_share = Ce qui, dans un résultat, vient des tirages et des cartes cachées ; le reste vient des choix. Des joueurs plus ou moins forts la font baisser, des joueurs égaux la font monter.
lab-means-drama = De combien la chance du gagnant était derrière celle du premier, en moyenne sur la partie.
lab-means-lead_changes = Combien de fois un autre joueur est devenu le gagnant probable, assez nettement pour qu’on le remarque.
lab-means-decisive_at = La part de la partie après laquelle le futur gagnant est toujours resté en tête.
lab-means-comeback = Les parties dont le gagnant était tombé sous la moitié d’une chance équitable.
lab-means-killer_moves = Les choix qui ont augmenté d’au moins 15 points la chance de leur joueur.
lab-means-eliminated_early = Les joueurs qui n’avaient plus rien à décider avant la fin de la partie.
lab-means-ties = Les parties que plusieurs joueurs ont gagnées ensemble.
lab-metric-turn_share = Victoires, place { $number } dans l’ordre du tour
lab-metric-score_spread = Points entre le premier et le dernier
lab-metric-runaway = Échappées
lab-metric-waiting = Secondes entre deux choix d’un joueur
lab-of-turn_share = la part des victoires à la place { $number } dans l’ordre du tour
lab-of-score_spread = le nombre de points entre le premier et le dernier
lab-of-runaway = la part des échappées
lab-of-waiting = le nombre de secondes entre deux choix d’un joueur
lab-means-turn_share = La place 1 est le premier à agir seul. Le trait vert est la part si l’ordre ne valait rien.
lab-means-runaway = Les parties dont le gagnant a gardé 20 points d’avance sur tous pendant toute la seconde moitié.
lab-means-waiting = Si tous les joueurs sont des personnes qui mettent { $seconds } s par choix en moyenne.
lab-means-score_spread = De combien les scores s’écartent à la fin de la partie.
lab-beyond-less = avec les deux changements, { $what } reste { $size } sous la somme de chacun (de { $low } à { $high })
lab-beyond-more = avec les deux changements, { $what } passe { $size } au-dessus de la somme de chacun (de { $low } à { $high })
lab-beyond-less-points = avec les deux changements, { $what } reste { $points } sous la somme de chacun (de { $low } à { $high })
lab-beyond-more-points = avec les deux changements, { $what } passe { $points } au-dessus de la somme de chacun (de { $low } à { $high })
lab-of-win_share = la part des victoires du joueur { $number }
lab-of-minutes = la durée en minutes
lab-of-rounds = le nombre de manches
lab-spread-minutes = Avec les premières règles, une partie sur dix dure moins de { $least } min, la moitié moins de { $middle }, une sur dix plus de { $most }.
lab-spread-plies = Avec les premières règles, une partie sur dix compte moins de { $least } coups, la moitié moins de { $middle }, une sur dix plus de { $most }.
lab-head-both = Les deux ensemble
lab-head-within = Marge d’erreur
lab-within-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
lab-within-percent = { $number } %
lab-report-plan = Combien de parties il faudrait
lab-report-plan-note = Parties de chaque variante pour un intervalle qui va aussi loin de chaque côté, d’après ces parties. Quatre fois plus de parties le rendent deux fois plus étroit.
lab-report-together = Ce que deux changements font ensemble
lab-report-together-note = Ce que les deux changements font ensemble de plus que la somme de chacun, là où c’est sûr.
lab-head-figure = Mesure
lab-head-variant = Variante
lab-head-against = Contre
lab-head-mean = Moyenne
lab-head-interval = Intervalle à 95 %
lab-head-difference = Écart
lab-head-p = p
lab-head-corrected = p corrigé
lab-head-n = Parties
lab-count = { $count }
lab-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-told = { $mean } (de { $low } à { $high }), { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-told-exact = { $mean }, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-told-points = { $mean } points (de { $low } à { $high }), { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-told-points-exact = { $mean } points, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-told-percent = { $mean } % (de { $low } à { $high } %), { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-told-percent-exact = { $mean } %, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-course = { $variant }, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-chart = Graphique : { $what }
lab-tuned-title = { $game } : des nombres pour un but
lab-tuned-nearer = À coup sûr plus près des buts que les nombres publiés : { $numbers }.
lab-tuned-none = Aucun jeu de nombres n’est à coup sûr plus près des buts que les nombres publiés.
lab-tuned-searched = jeux de nombres essayés
lab-tuned-games = parties pour chacun
lab-tuned-fresh = nouvelles parties des meilleurs
lab-tuned-set = Nombres
lab-tuned-aim = { $figure }, but { $aim }
lab-tuned-distance = Distance
lab-tuned-published = { $numbers } (publiés)
lab-tuned-interval = { $mean } (de { $low } à { $high })
lab-tuned-steps = La distance se compte en pas : cinq points d’une part, ou un dixième du but. Les meilleurs ont rejoué de nouvelles donnes : ces valeurs ne doivent rien à la chance de la recherche.
lab-tuned-all = Toutes les valeurs de ces parties
lab-report-around = À un pas du jeu de nombres le plus proche
lab-report-around-note = Chaque nombre, un de moins et un de plus, les autres restant les mêmes, sur les mêmes nouvelles donnes : le changement de chaque but, en points pour une part. Un changement dont l’intervalle contient 0 peut être le hasard.
lab-tuned-step = Nombre changé
lab-tuned-around-games = parties de chaque pas
lab-tuned-around-chart = Le jeu de nombres le plus proche, et ce que change un pas d’un seul nombre, avec intervalles à 95 %. Les plus grands changements d’abord.
lab-report-tuned = Les buts
lab-report-tuned-note = Les lignes vertes sont les buts.
lab-tuned-against = { $one } et { $two }
lab-tuned-across = En abscisse : { $name }
lab-tuned-upward = En ordonnée : { $name }
lab-tuned-against-note = Points creux : tous les essais. Points pleins : les meilleurs et les nombres publiés, sur de nouvelles donnes.
lab-tuned-rows-note = Les meilleurs et les nombres publiés sur de nouvelles donnes, avec des intervalles à 95 %.
lab-report-title = { $game } : ce que le labo a trouvé
lab-report-sure = Les intervalles contiennent la vraie valeur 95 fois sur 100. Un écart n’est sûr que pour une mesure annoncée avant les parties, et seulement s’il le reste après correction pour toutes ces comparaisons (Holm). Tout autre mérite au plus un regard (Benjamini-Hochberg) ; de nouvelles donnes tranchent.
lab-report-variants = variantes
lab-report-games = parties
lab-report-deals = donnes
lab-report-seats = joueurs
lab-own = En elle-même : { $told }.
lab-so-far = Jusqu’ici : { $told }
lab-own-start = qui commence gagne dans { $percent } % des cas (de { $low } à { $high } %), alors que { $fair } % serait équitable
lab-own-places = les places 2 à { $last } dans l’ordre du tour gagnent dans { $shares } des cas
lab-unchanged-first_seat = qui commence gagne dans { $percent } % des cas (de { $low } à { $high } %) au lieu de { $before } %, et un écart de plus de { $points } est exclu
lab-unchanged-ties = dans { $percent } % des parties la victoire est partagée (de { $low } à { $high } %) au lieu de { $before } %, et un écart de plus de { $points } est exclu
lab-moves-to-fair = { $told }, jusqu’aux { $fair } % équitables
lab-look = à regarder de plus près, sans être sûr : { $what }{ $more ->
    [0] {""}
    [one] {" "}et une autre mesure
   *[other] {" "}et { $more } autres mesures
}
lab-do-confirm = Nouvelles donnes
lab-report-on-screen = Non imprimé : ce tableau est sur la page à l’écran, et lab --csv l’écrit pour un tableur.
lab-report-explored = comparaisons à regarder tout au plus
lab-counted = { $primary ->
    [one] Une comparaison annoncée d’avance peut être sûre
   *[other] { $primary } comparaisons annoncées d’avance peuvent être sûres
}, { $others } autres peuvent mériter un regard.
lab-report-comparisons = comparaisons annoncées
lab-report-sides = Les deux côtés
lab-report-sides-note = Les deux ont joué les mêmes donnes avec les mêmes bots. Les écarts sont le second côté moins le premier.
lab-report-changes = Ce que les variantes changent
lab-report-changes-note = Par rapport à la première variante, avec des intervalles à 95 % : les durées et les parts, chacune sur son axe. Le trait vert est l’absence de changement. Un point plein est un écart sûr, un point creux ne l’est pas. Une variante qui a joué les parties mêmes d’une autre n’a pas de graphique.
lab-report-levels = Portrait des variantes
lab-report-levels-note = Moyennes avec leurs intervalles à 95 %. Le trait vert est la part équitable des victoires, ou sinon la première variante. Un point creux : des personnes.
lab-report-course = Combien de temps durent les parties
lab-report-course-note = En abscisse : les minutes ou les coups. En ordonnée : le pourcentage de parties finies à ce moment, d’après les 20 000 premières parties.
lab-report-figures = Toutes les mesures
lab-report-figures-note = Derrière chaque mesure se trouve le nombre de parties dont elle vient : certaines ne sont prises que dans une partie d’entre elles.
lab-report-differences = Tous les écarts
lab-report-differences-note = La variante moins celle à laquelle elle est comparée, sur les mêmes donnes. Les parts sont données en points. Le p corrigé tient compte de toutes les comparaisons de ce tableau à la fois.
lab-report-records = Des parties à regarder
lab-report-records-note = Des enregistrements qui s’ouvrent dans la relecture : déposez-en un sur la fenêtre, ou donnez son nom à la commande « replay ».
lab-report-repeat = Pour recommencer
lab-report-repeat-note = La même commande joue les mêmes parties, sur autant de cœurs ou de machines que vous voulez.
lab-people = { $variant } (des personnes)
lab-report-limits = Ce que les bots ne disent pas
lab-report-limits-note = Des bots de la force nommée plus haut ont joué ces parties. Ils ne lisent jamais une règle de travers, ne se fatiguent pas, ne négocient pas, n’ont pas de rancune et ne veulent que gagner. Pour savoir si une variante est amusante, facile à apprendre, ou change la façon dont les gens se traitent, il faut la jouer à une table ; les minutes sont ce qu’une personne face aux bots met pour les mêmes choix, au rythme normal de ce programme.
lab-record-longest = la partie la plus longue
lab-record-dramatic = la partie au plus grand suspense
lab-record-strangest = la partie la plus étrange
lab-repeat-circus = Circus
lab-repeat-python = Python
lab-repeat-numpy = numpy
lab-repeat-scipy = scipy
lab-title = Le labo
lobby-hint-lab = Changez une règle et voyez ce que les bots en font, partie après partie
lab-page-new = Comparer
lab-page-past = Expériences
lab-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lab-bots-greedy = Bots gloutons
lab-bots-easy = Bots faciles
lab-bots-normal = Bots moyens
lab-bots-hard = Bots difficiles
lab-minutes-0 = sans fin
lab-minutes-1 = 1 min
lab-minutes-5 = 5 min
lab-minutes-30 = 30 min
lab-hint-game = Le jeu à étudier
lab-hint-seats = Le nombre de joueurs
lab-hint-bots = Les bots gloutons jouent le plus de parties par minute ; les plus forts jouent davantage comme des personnes
lab-hint-minutes = Combien de temps elle dure ; elle peut reprendre une autre fois
lab-hint-go = Joue la suite, là où elle s’était arrêtée
lab-hint-stop = Rien n’est perdu : elle peut reprendre une autre fois
lab-hint-report = Une page avec toutes les mesures et les graphiques, à imprimer ou à envoyer
lab-hint-play = Prépare une table avec ces règles
lab-choose = Choisissez une variante ou plusieurs, à comparer aux règles habituelles.
lab-part-options = Variantes
lab-part-numbers = Nombres ({ $count })
lab-hint-part = Les valeurs des options et les plateaux, ou les nombres de la règle
lab-hint-try = À comparer ou non aux règles habituelles
lab-tried = { $values } contre { $usual }
lab-tried-none = d’habitude { $usual }
lab-way-each = Une par une
lab-way-all = Combinées
lab-hint-way = Essayer chaque variante seule, ou aussi avec les autres
lab-hint-house = Des nombres de la règle changés pour toutes les variantes
lab-house = Vos règles maison valent partout.
lab-too-many = { $count } combinaisons, c’est plus qu’on n’en peut distinguer : { $most } au plus. Choisissez-en moins, ou une par une.
lab-asks-all = { $count ->
    [one] Une variante est comparée aux règles habituelles, sur les mêmes donnes.
   *[other] { $count } combinaisons sont comparées aux règles habituelles, sur les mêmes donnes.
}
lab-asks-each = { $count ->
    [one] Une variante est comparée aux règles habituelles, sur les mêmes donnes.
   *[other] { $count } variantes sont comparées, chacune pour elle-même, aux règles habituelles, sur les mêmes donnes.
}
lab-start = Commencer
lab-missing-in-download = Ce petit téléchargement n’a pas ce qu’il faut au labo pour calculer ({ $what }). Prenez le grand, « { $download } », au même endroit.
lab-missing-packages = Pour calculer, le labo a besoin de { $what }. Fermez Circus, lancez « { $command } », puis rouvrez Circus.
lab-none = Aucune expérience : choisissez des variantes et commencez.
lab-past = { $variants ->
    [one] { $variants } variante
   *[other] { $variants } variantes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $name }
lab-open = Regarder
lab-delete = Supprimer
lab-shown-chart = Graphique
lab-shown-verdict = En clair
lab-variant = Variante { $number } sur { $of }
lab-begins = Les premières parties se jouent…
lab-stopped = Arrêtée après { $games }
lab-runs = En cours : { $games }
lab-runs-for = En cours : { $games }, encore { $minutes } min
lab-replaced = { $state }. Son processus ne donnait plus signe de vie ; un autre a pris la suite.
lab-fault = Elle s’est arrêtée : { $fault }.
lab-leaving = Elle tourne à côté du programme et ne ralentit jamais une table. Elle continue pendant que vous jouez cette variante, s’arrête quand vous quittez cette page, et peut reprendre une autre fois : rien n’est perdu.
lab-watch = Parties de cette variante qui méritent un regard :
lab-watch-longest = La plus longue
lab-watch-dramatic = La plus palpitante
lab-watch-strangest = La plus étrange
lab-hint-watch = Ouvre cette partie en relecture
lab-do-stop = Arrêter
lab-do-go = Continuer
lab-do-play = Jouer cette variante
lab-do-report = Ouvrir le rapport
lab-do-tables = Tableaux (CSV)
lab-tables-written = Les tableaux de toutes les mesures et de toutes les parties sont dans le dossier { $folder }
lab-search = Chercher des nombres
lab-hint-search = Trouve les nombres de la règle avec lesquels les parties sont aussi longues ou aussi justes que vous voulez
lab-search-title = { $game } : chercher des nombres
lab-search-part-numbers = Nombres à varier ({ $count })
lab-search-part-aims = Buts ({ $count })
lab-search-games = { $count } parties par essai
lab-search-unlimited = sans limite
lab-search-now = actuel : { $value }
lab-search-range = De { $least } à { $most } ; publié : { $usual }
lab-search-published = { $figure } : { $value } d’après la règle publiée, en quelques parties de bots gloutons
lab-search-measuring = Quelques parties se jouent, pour savoir où en sont les valeurs…
lab-search-no-numbers = Donnez une plage à un nombre au moins : déplacez l’une de ses deux extrémités.
lab-search-no-aims = Choisissez au moins un but.
lab-search-unplayable = Aucun de ces jeux de nombres ne peut se jouer : élargissez les plages.
lab-search-optuna = Pour choisir { $most } essais parmi davantage, il faut optuna : resserrez les plages, ou fermez Circus, lancez « { $command } », puis rouvrez-le.
lab-search-sets-all = { $count ->
    [one] Un jeu de nombres est joué, { $games } parties.
   *[other] Les { $count } jeux de nombres sont tous joués, { $games } parties chacun.
}
lab-search-sets-some = De { $count } jeux de nombres, les { $most } plus prometteurs sont joués, { $games } parties chacun.
lab-search-again = Les { $count } meilleurs et les nombres publiés jouent ensuite { $games } parties sur de nouvelles donnes.
lab-search-start = Chercher
lab-search-hint-part = D’abord les nombres qui peuvent changer, puis ce qu’ils doivent atteindre
lab-search-hint-level = Le plateau
lab-search-hint-games = Plus de parties montrent de plus petites différences, et prennent plus de temps
lab-search-hint-minutes = Combien de temps on essaie ; les meilleurs jusque-là sont alors rejoués. Cela peut reprendre une autre fois
lab-search-hint-option = Essayer ou non toutes les valeurs de cette option
lab-search-hint-start = Joue à côté de l’application ; s’arrête et reprend quand vous voulez
lab-search-hint-go = Essaie la suite, là où elle s’était arrêtée
lab-search-hint-stop = Rien n’est perdu : elle peut reprendre une autre fois
lab-search-hint-again = N’essaie plus rien : les meilleurs jusque-là sont joués sur de nouvelles donnes
lab-search-hint-take = Prépare une table avec ces nombres comme règles maison
lab-search-hint-report = Une page avec tous les essais, les valeurs et les graphiques, à imprimer ou à envoyer
lab-search-hint-set = Les autres jeux de nombres
lab-search-hint-chart = Les autres graphiques
lab-search-begins = Les premiers essais se jouent : { $percent } %
lab-search-runs = En cours : { $count } essais sur { $of } ; les suivants { $percent } %
lab-search-runs-for = En cours : { $count } essais sur { $of }, encore { $minutes } min ; les suivants { $percent } %
lab-search-fresh = { $count } essais ; les meilleurs jouent de nouvelles donnes : { $percent } %
lab-search-around = { $count } essais ; un pas autour du plus proche est en cours : { $percent } %
lab-search-around-title = À un pas : { $figure }
lab-search-around-note = Le jeu de nombres le plus proche, puis un seul nombre changé d’un pas, les autres restant les mêmes ; les plus grands changements d’abord. Plein : le changement est net. La ligne verte est le but.
lab-search-around-found = Le jeu de nombres le plus proche
lab-search-around-row = { $value }, soit { $change }
lab-search-stopped = Arrêtée après { $count } essais sur { $of }
lab-search-ended = Finie : { $count ->
    [one] un essai
   *[other] { $count } essais
}
lab-search-chart = Graphique { $number } sur { $of }
lab-search-distances = Distance aux buts
lab-search-distances-note = Chaque point est un jeu de nombres, dans l’ordre des essais. La ligne est le plus proche jusque-là ; à 0, tous les buts sont atteints.
lab-search-against-note = Points creux : tous les essais. Points pleins : les meilleurs et les nombres publiés, sur de nouvelles donnes. Lignes : les buts.
lab-search-set = Les meilleurs : { $number } sur { $of }
lab-search-near = Les plus proches : { $number } sur { $of }
lab-search-figure = { $aim } : { $value }
lab-search-distance = Distance aux buts : { $distance }
lab-search-more = { $count ->
    [one] Un autre but est dans le rapport.
   *[other] { $count } autres buts sont dans le rapport.
}
lab-search-row = { $number }. { $numbers } : distance { $distance }
lab-search-luck = Ces valeurs viennent des donnes de la recherche : la chance y a sa part. À la fin, les meilleurs jouent de nouvelles donnes.
lab-search-do-again = Rejouer les meilleurs
lab-search-do-take = En faire des règles maison
lab-search-past = Recherche, { $count ->
    [one] un jeu de nombres
   *[other] { $count } jeux de nombres
}, { $name }
table-hint-why = { $deed }. { $why }

## Phones

phones-refused-illegal = Ce n’est pas possible maintenant.
phones-refused-stale = La partie a avancé : regardez de nouveau la table, puis choisissez.
phones-refused-malformed = La table ne comprend pas cette page : rechargez-la.
phones-refused-too-often = Trop de messages : attendez un moment.
phones-refused-too-large = Le message était trop long : rechargez la page.
phones-refused-not-yours = Ce choix est celui d’un autre joueur.
phones-refused-locked = Personne ne peut se joindre maintenant : demandez à la table.
phones-refused-taken = Quelqu’un d’autre a cette place : choisissez-en une autre.
phones-refused-used = Un téléphone a cette place. Si c’est le vôtre, ouvrez « Ce qui s’est passé » sur sa page, puis touchez « Jouer dans un autre navigateur ».
phones-refused-unknown = Cette invitation n’est plus valable : scannez à nouveau le code affiché à l’écran.
phones-refused-undrawn = Cette page ne peut pas être affichée, par une erreur du programme : demandez à la table.
phones-refused-code = Ce n’est pas le code affiché à l’écran : retapez ses six lettres.
phones-refused-tries = Trop de codes erronés : attendez une minute, puis réessayez.
phones-refused-unwritten = La partie ne peut pas être sauvegardée pour le moment : réessayez.
phones-refused-host = Cette table est ouverte à l’adresse { $address } : tapez exactement cette adresse.
phones-refused-kept = La personne à l’écran garde cette place : choisissez-en une autre, ou demandez-lui.
phones-refused-asked = Cette place se joue à l’écran, où une autre demande est en cours ou vient d’être refusée : parlez-en là-bas, puis réessayez.
phones-asks = { $name } joue cette place à l’écran. Elle sera à vous dès que quelqu’un l’aura confirmé là-bas.
phones-gone-closed = La table est fermée. Merci d’avoir joué.
phones-gone-removed = Votre place a été reprise : demandez à la table pour revenir.
phones-gone-elsewhere = Votre place est ouverte sur une autre page : continuez là-bas.
phones-fault-port = Le port { $port } est occupé : fermez l’autre programme, ou choisissez un autre port.
phones-fault-denied = Le système n’autorise pas le port { $port } : choisissez-en un autre, à partir de 1024.
phones-fault-moved = { $address } n’est plus une adresse de cet ordinateur : rejoignez le réseau, puis choisissez « Le réseau » dans « Téléphones ».
phones-fault-ended = Les téléphones ne peuvent plus se connecter : choisissez de nouveau dans « Téléphones » qui peut rejoindre la table.
phones-fault-address = { $address } n’est pas une adresse de cet ordinateur : choisissez une des siennes.
phones-fault-network = Cet ordinateur n’est connecté à aucun réseau : rejoignez-en un, ou ouvrez son propre point d’accès.
phones-fault-library = Les téléphones ont besoin de la bibliothèque aiohttp : installez-la avec { $command }

## Clavier

keys-move = Aller d’un élément à l’autre
keys-press = Choisir l’élément marqué, sinon le bouton doré
keys-back = Annuler un choix, ou revenir
keys-rules = Ouvrir ou fermer les règles
keys-ask = Expliquer l’élément marqué
keys-full-screen = Plein écran, ou fenêtre
keys-verb = Une action du jeu
keys-letter = { $letter } : { $verb }
keys-undo = Annuler
keys-redo = Rétablir
keys-log = Ouvrir le journal
keys-pin = Faire une remarque sur ce moment
keys-play = Lecture ou pause
keys-step = Une action en arrière ou en avant
keys-turn = Un tour en arrière ou en avant
keys-round = Une manche en arrière ou en avant
keys-ends = Début ou fin
keys-search = Chercher dans les règles
keys-leaf = Tourner les pages
keys-return = Revenir après un lien
keys-scroll = Faire défiler
keys-select-all = Tout sélectionner
keys-copy = Copier
keys-cut = Couper
keys-paste = Coller
keys-staff = Saisir le code de l’équipe
key-name-arrows = flèches
key-name-backspace = Retour arrière
key-name-delete = Suppr
key-name-down = Bas
key-name-end = Fin
key-name-escape = Échap
key-name-home = Début
key-name-insert = Inser
key-name-left = Gauche
key-name-letter = une lettre
key-name-menu = Menu
key-name-page-down = Page suivante
key-name-page-up = Page précédente
key-name-return = Entrée
key-name-right = Droite
key-name-space = Espace
key-name-up = Haut
house-number = { $number } : { $value } (règle publiée : { $usual })
unit-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }
unit-card = carte { $count }
unit-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
unit-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
 }
unit-faces = { $count ->
    [one] { $count } face
   *[other] { $count } faces
 }
unit-hearts = { $count ->
    [one] { $count } cœur
   *[other] { $count } cœurs
 }
unit-marbles = { $count ->
    [one] { $count } bille
   *[other] { $count } billes
 }
unit-pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
unit-posters = { $count ->
    [one] { $count } affiche
   *[other] { $count } affiches
 }
unit-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
 }
unit-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }
unit-steps = { $count } pas
unit-times = { $count } fois
unit-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 }
unit-traps = { $count ->
    [one] { $count } piège
   *[other] { $count } pièges
 }
unit-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 }

## Téléphones : zones et objets d’un document

phone-hand = Votre main
phone-hand-empty = Aucune carte
phone-trick = Le pli
phone-trick-empty = Pas encore de carte
phone-given = Vos cartes à passer
phone-collected = Vos clowns
phone-announced = Annoncé
phone-pack = Le paquet
phone-kept = Vos cartes
phone-played = Cartes jouées
phone-board = Le plateau
phone-ring = La piste
phone-supply = Dé et billes
phone-own-secret = Votre couleur secrète
phone-places = Places
phone-has-chosen = A choisi
phone-cards =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
phone-tricks =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
phone-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
phone-space = { $what }, { $at }
phone-space-aimed = { $what }, { $at }, cible de la carte annoncée
phone-token = { $what }, place { $number }
phone-holds = { $what }, de bas en haut : { $list }
phone-progress = { $progress }, { $more }
phone-not-begun = Un instant : la partie commence à l’écran
phone-by-bot = Un bot joue. { $words }
phone-waits-for = En attente : { $names }. Il faut un téléphone, ou « À la table » à l’écran
phone-later = Touchez d’abord ce qui va ici (son bord est doré), puis ceci : { $verbs }

## Téléphones : la page elle-même

phone-page-lost = Pas de connexion. Nouvel essai…
phone-page-too-old = Ce navigateur est trop ancien pour cette page. Il faut au moins iOS 15.4, Chrome 90 ou Firefox 98. Mettez-le à jour, ou prenez un autre téléphone.
phone-page-code = Code affiché à l’écran
phone-page-name = Votre nom
phone-page-watch = Regarder seulement
phone-page-ask = Qu’est-ce que c’est ?
phone-page-ask-how = Touchez un élément pour savoir ce que c’est
phone-page-no-more = Il n’y a rien de plus à savoir.
phone-page-log = Ce qui s’est passé
phone-page-elsewhere = Jouer dans un autre navigateur
phone-page-elsewhere-how = Ouvrez maintenant l’adresse de cette page dans l’autre navigateur (copiez-la ou partagez-la) : elle emporte votre place, ne la donnez donc à personne d’autre.
phone-page-language = English
phone-page-players = Joueurs
phone-page-close = Fermer
phone-page-door-invited = Une place pour vous
phone-page-door-invited-text = Vos cartes arrivent sur ce téléphone. Personne d’autre ne les voit.
phone-page-door-board-text = Vous jouez sur ce téléphone, et y voyez la table.
phone-page-door-invited-enter = S’asseoir
phone-page-door-code = Rejoindre la table
phone-page-door-code-text = Tapez le code affiché à l’écran, ou scannez-y le code d’une place.
phone-page-door-code-enter = Rejoindre
phone-page-door-seats = Choisissez votre place
phone-page-door-seats-text = Vos cartes arrivent sur ce téléphone. Personne d’autre ne les voit.
phone-page-door-closed = La table est fermée
phone-page-door-closed-enter = Rejoindre une autre table
phone-page-door-removed = Vous n’avez plus de place
phone-page-door-removed-enter = Revenir à la table
phone-page-door-elsewhere = Ouvert sur une autre page
phone-page-door-elsewhere-enter = Jouer ici
phone-page-door-waiting = Un instant
phone-page-door-waiting-text = La table s’ouvre.
phone-page-watching = Vous regardez
phone-page-away = pas de connexion
phone-page-seat-away = { $name } n’a plus de connexion
phone-page-seat-back = { $name } est de nouveau en ligne
phone-page-window-time = { $count } secondes pour répondre
phone-page-window-all = La question va à tous, avec ou sans la carte : personne ne sait qui l’a.
phone-page-window-waits = Les autres peuvent encore réagir…
phone-page-you = vous
phone-page-is-acting = doit jouer
phone-page-can-choose = choix possible
phone-page-is-chosen = choix fait
phone-page-times = { $count } fois
phone-page-sent = Envoyé…
phone-page-back = Retour
phone-page-change = Choisir à nouveau
phone-page-next-game = La partie suivante se lance à l’écran et arrive sur ce téléphone.
phone-page-cannot-now = Impossible pour l’instant
phone-page-your-turn = À vous
phone-page-example = Touchez ce qui brille en doré. Par exemple : { $moves }
phone-page-code-missing = Tapez le code affiché à l’écran
phone-page-joining-locked = Personne ne peut rejoindre la table maintenant. Demandez sur place.
phone-page-no-seat-free = Toutes les places sont prises. Vous pouvez regarder.
