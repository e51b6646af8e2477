### Flip Circus : ce que lit le joueur.

flip_circus-title = Flip Circus
flip_circus-feel = Mémoire
flip_circus-minutes = 15
flip_circus-pitch = Retournez et déplacez des artistes à deux faces pour en réunir trois pareils et gagner leur affiche.

## Les artistes

flip_circus-artist-acrobat = Acrobate
flip_circus-artist-magician = Magicien
flip_circus-artist-seer = Voyante
flip_circus-artist-strongman = Monsieur Muscles
flip_circus-artist-tamer = Dresseuse
flip_circus-artist-clown = Clown
flip_circus-back-acrobat = une { flip_circus-artist-acrobat }
flip_circus-back-magician = un { flip_circus-artist-magician }
flip_circus-back-seer = une { flip_circus-artist-seer }
flip_circus-back-strongman = { flip_circus-artist-strongman }
flip_circus-back-tamer = une { flip_circus-artist-tamer }
flip_circus-back-clown = un { flip_circus-artist-clown }
flip_circus-face =
    { $face ->
        [acrobat] { flip_circus-back-acrobat }
        [magician] { flip_circus-back-magician }
        [seer] { flip_circus-back-seer }
        [strongman] { flip_circus-back-strongman }
        [tamer] { flip_circus-back-tamer }
       *[clown] { flip_circus-back-clown }
    }
flip_circus-artist =
    { $artist ->
        [acrobat] { flip_circus-artist-acrobat }
        [magician] { flip_circus-artist-magician }
        [seer] { flip_circus-artist-seer }
        [strongman] { flip_circus-artist-strongman }
        [tamer] { flip_circus-artist-tamer }
       *[clown] { flip_circus-artist-clown }
    }

## Options

flip_circus-option-errors = Erreur de jeu
flip_circus-option-errors-help = Consulter le dos d’une Dresseuse : interdit, ou permis mais puni
flip_circus-option-errors-refused = Refusée
flip_circus-option-errors-penalised = Punie
flip_circus-option-turn_limit = Limite de tours
flip_circus-option-turn_limit-help = Après elle, le plus de morceaux d’affiche gagne
flip_circus-option-turn_limit-0 = sans limite
flip_circus-option-turn_limit-count =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }

## Verbes

flip_circus-verb-swap = Échanger
flip_circus-verb-swap-help = Intervertir avec un voisin
flip_circus-verb-flip = Retourner
flip_circus-verb-flip-help = Changer ce jeton de face
flip_circus-verb-acrobat = Pouvoir
flip_circus-verb-acrobat-help = Échange avec l’artiste d’en face
flip_circus-verb-magician = Pouvoir
flip_circus-verb-magician-help = Échange ses deux voisins
flip_circus-verb-seer = Pouvoir
flip_circus-verb-seer-help = Montre le dos de ses deux voisins
flip_circus-verb-misuse = Abuser
flip_circus-verb-misuse-help = Voir aussi la Dresseuse, mais puni
flip_circus-verb-peek = Consulter
flip_circus-verb-peek-help = 1 applaudissement : voir ce verso
flip_circus-verb-encore = Rappel
flip_circus-verb-encore-help = 1 applaudissement : une action de plus
flip_circus-verb-applause = Clown
flip_circus-verb-applause-help = Le choix du Clown
flip_circus-verb-end = Fin du tour
flip_circus-verb-end-help = Garder vos applaudissements
flip_circus-pick-take = Prendre 1
flip_circus-pick-drop = L’autre perd 1
flip_circus-pick-none = Rien

## Consignes

flip_circus-prompt = Échangez, retournez ou activez un pouvoir
flip_circus-prompt-swap = Choisissez deux voisins à échanger
flip_circus-prompt-flip = Choisissez le jeton à retourner
flip_circus-prompt-flip-swap = Retournez un jeton ou échangez-en deux
flip_circus-prompt-acrobat = Choisissez une Acrobate
flip_circus-prompt-magician = Choisissez un Magicien
flip_circus-prompt-seer = Choisissez une Voyante
flip_circus-prompt-misuse = Choisissez la Voyante à tromper
flip_circus-prompt-peek = Choisissez le verso à consulter
flip_circus-prompt-encore = Achetez une action de plus
flip_circus-prompt-encore-end-peek = Dépensez un applaudissement ou finissez
flip_circus-prompt-end-peek = Consultez un verso ou finissez le tour
flip_circus-prompt-end = Finissez votre tour
flip_circus-prompt-applause = Choisissez ce que le Clown apporte

## Légendes

flip_circus-event-first = { $name } commence
flip_circus-event-setup = Dix artistes entrent en piste
flip_circus-event-swap = { $name } échange deux voisins
flip_circus-event-flip = { $name } montre { flip_circus-face }
flip_circus-event-acrobat = { $name } : l’Acrobate saute en face
flip_circus-event-magician = { $name } : le Magicien échange ses voisins
flip_circus-event-seer = { $name } consulte la Voyante
flip_circus-event-misuse = { $name } abuse de la Voyante !
flip_circus-event-peek = { $name } consulte un verso
flip_circus-event-backs = Au verso : { $backs }
flip_circus-event-clown = Clowns réunis : { $name } choisit
flip_circus-event-applause =
    { $choice ->
        [take] { $name } gagne 1 applaudissement
        [drop] { $name } fait perdre 1 applaudissement
       *[none] { $name } ne touche à rien
    }
flip_circus-event-trio = Les trois sont réunis : { flip_circus-artist }
flip_circus-event-poster = { $name } gagne l’affiche : { flip_circus-artist } !
flip_circus-event-finale = Deux partout : cinq Clowns visibles gagnent
flip_circus-event-five_clowns = Les cinq Clowns sont visibles !
flip_circus-event-bow = Un salut… et voici { flip_circus-face }
flip_circus-event-encore = { $name } s’offre une action de plus
flip_circus-event-end = { $name } termine son tour

## La fin et le score

flip_circus-reason-posters = Trois des cinq morceaux d’affiche décident.
flip_circus-reason-five_clowns = Deux morceaux chacun, et les cinq Clowns bien visibles.
flip_circus-reason-turn_limit = Dernier tour joué : le plus de morceaux d’affiche gagne.
flip_circus-score =
    { $count ->
        [one] { $count } morceau d’affiche
       *[other] { $count } morceaux d’affiche
    }

## Pourquoi c’est interdit

flip_circus-why-no-choice-now = il n’y a pas de choix du Clown à faire
flip_circus-why-actions-used-up = vos actions sont faites : dépensez 1 applaudissement ou finissez le tour
flip_circus-why-first-due = on tire d’abord au sort qui commence
flip_circus-why-no-such-seat = il n’y a pas de { $name } à cette table
flip_circus-why-setup-due = on sait déjà qui commence : il faut former le cercle
flip_circus-why-tokens-laid = le cercle compte { $tokens } jetons, et non { $laid }
flip_circus-why-each-token-once = chaque jeton existe une fois : le Clown avec chaque artiste, et les paires de la rosace
flip_circus-why-clowns-at-even-positions = un jeton sur deux du cercle commence côté Clown
flip_circus-why-choice-due = le choix du Clown passe d’abord
flip_circus-why-reserve-empty = il n’y a plus d’applaudissement dans la réserve
flip_circus-why-opponent-has-none = votre adversaire n’a aucun applaudissement à perdre
flip_circus-why-two-actions = les deux actions de votre tour sont obligatoires
flip_circus-why-bought-action-owed = l’action achetée doit d’abord être jouée
flip_circus-why-peek-unpaid = consulter un verso coûte 1 applaudissement, et vous n’en avez pas
flip_circus-why-encore-unpaid = une action de plus coûte 1 applaudissement, et vous n’en avez pas
flip_circus-why-most-actions = après { $actions } actions dans un tour, on ne peut plus en acheter
flip_circus-why-swap-neighbors = on n’échange que deux voisins
flip_circus-why-swap-strongmen = deux Monsieur Muscles ne s’échangent pas entre eux
flip_circus-why-swap-strongman = seule la Dresseuse peut être échangée avec Monsieur Muscles
flip_circus-why-acrobat-tamer = l’Acrobate ne peut pas déplacer la Dresseuse d’en face
flip_circus-why-magician-tamer = le Magicien ne peut pas déplacer la Dresseuse voisine
flip_circus-why-seer-tamers = la Voyante ne lit pas derrière une Dresseuse, et elle en a deux pour voisines
flip_circus-why-errors-refused = à cette table, les erreurs sont refusées et non punies
flip_circus-why-no-error-here = aucune Dresseuse à côté d’elle : ce ne serait pas une erreur
flip_circus-why-not-shown =
    { $artist ->
        [acrobat] ce pouvoir demande une Acrobate visible
        [magician] ce pouvoir demande un Magicien visible
       *[seer] ce pouvoir demande une Voyante visible
    }

flip_circus-rule-mise-en-place = Mise en place
flip_circus-rule-2-1-1 = Faits 2.1.1

## Pourquoi ce conseil

flip_circus-hint-poster = Les trois sont réunis : l’affiche est à vous ({ flip_circus-artist })
flip_circus-hint-win = Votre troisième affiche : la partie est à vous ({ flip_circus-artist })
flip_circus-hint-five = Les cinq Clowns sont là : la dernière affiche est à vous
flip_circus-hint-block = Une affiche échappe à votre adversaire
flip_circus-hint-clowns = Deux Clowns se rejoignent : cela vaut un Applaudissement
flip_circus-hint-nearer = Une affiche se rapproche de vous
flip_circus-hint-reveal = Personne de votre côté ne connaît encore ce verso
flip_circus-hint-look = Un coup d’œil à des versos que vous seul connaîtrez
flip_circus-hint-encore = Une action de plus met une affiche à votre portée
flip_circus-hint-take = Un jeton achète une action au bon moment
flip_circus-hint-drop = Sans lui, votre adversaire peut moins
flip_circus-hint-end = Gardez vos Applaudissements pour un meilleur tour

### table

flip_circus-aid-rosette = Rosace
flip_circus-aid-rosette-help = Qui peut se cacher derrière qui
flip_circus-aid-memory = Mémoire
flip_circus-aid-memory-help = Les versos que vous avez vus restent affichés
flip_circus-table-turn =
    { $count ->
        [0] À vous !
        [one] À vous ! Encore une action
       *[other] À vous ! Encore { $count } actions
    }
flip_circus-table-turn-of =
    { $count ->
        [0] { $name } joue
        [one] { $name }, encore une action
       *[other] { $name }, encore { $count } actions
    }
flip_circus-table-goal = 3 pareils réunis : une affiche
flip_circus-table-goal-posters = 3 affiches : la victoire
flip_circus-table-picked = Choisissez : menu, ou un voisin doré
flip_circus-table-spend = Dépensez un applaudissement ou finissez
flip_circus-table-counter = { $done } sur { $count }
flip_circus-table-reserve = Réserve : { $count } / { $tokens }
flip_circus-table-menu = Un voisin doré : échange. Deux clics : retourner.
flip_circus-table-behind = Au dos :
flip_circus-table-maybe = Au dos ?
flip_circus-table-power-strongman = On ne peut pas l’échanger
flip_circus-table-power-tamer = Aucun pouvoir ne la touche
flip_circus-table-power-clown = Réunis, ils rapportent 1
flip_circus-table-choice = Clowns réunis !
flip_circus-table-choice-help = Un seul par action
flip_circus-table-finale = Tous visibles : gagné !
flip_circus-table-rosette = Rosace
flip_circus-table-rosette-help = dos possibles
flip_circus-table-actions = Actions
flip_circus-table-how = Clic : menu · Molette, puis clic : retourner
flip_circus-table-strong-tamer = { $name } : la Dresseuse déplace Monsieur Muscles
flip_circus-table-strong-moved = Un pouvoir déplace Monsieur Muscles
flip_circus-table-tamer-calms = La Dresseuse ne se laisse pas lire
flip_circus-table-peek-tamer = { $name } consulte même une Dresseuse
flip_circus-table-double = Et d’une seconde affiche : { flip_circus-artist } !
