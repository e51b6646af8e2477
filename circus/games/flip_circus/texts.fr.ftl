### Flip Circus : ce que lit le joueur.

flip_circus-title = Flip Circus
flip_circus-tagline = Trois artistes à réunir
flip_circus-minutes = 15
flip_circus-pitch = Retournez et déplacez des artistes à deux faces pour en réunir trois pareils et gagner leur affiche.
flip_circus-progress = Tour { $turn }

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

flip_circus-option-errors = Sous la Dresseuse
flip_circus-option-errors-refused-help = La Voyante ne voit pas derrière une Dresseuse
flip_circus-option-errors-penalised-help = Elle le peut, mais l’adversaire a alors le choix du Clown
flip_circus-option-errors-refused = On ne voit pas
flip_circus-option-errors-penalised = On voit et on paie
flip_circus-option-errors-rules =
    Avec *On voit et on paie*, on [peut tricher](#verb-misuse) par son pouvoir.
flip_circus-option-turn_limit = Limite de tours
flip_circus-option-turn_limit-0-help = On joue jusqu’à ce que quelqu’un gagne
flip_circus-option-turn_limit-count-help = 
    { $count ->
        [one] Après { $count } tour, qui a le plus d’affiches l’emporte
       *[other] Après { $count } tours, qui a le plus d’affiches l’emporte
    }
flip_circus-option-turn_limit-0 = Sans limite
flip_circus-option-turn_limit-count =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
flip_circus-option-turn_limit-rules =
    `turn-limit` Les tours de tous les joueurs sont comptés ensemble. À nombre égal d’affiches, il y a égalité, et la victoire est partagée.

## Nombres

flip_circus-number-turn_actions = Actions par tour
flip_circus-number-posters_to_win = Affiches à gagner
flip_circus-number-applause = Applaudissements
flip_circus-number-second_applause = Au second joueur
flip_circus-posters-win =
    { $posters_to_win ->
        [one] { $posters_to_win } affiche fait gagner
       *[other] { $posters_to_win } affiches font gagner
    }

## Verbes

flip_circus-verb-swap = Échanger
flip_circus-verb-swap-help = Échanger avec un voisin
flip_circus-verb-flip = Retourner
flip_circus-verb-flip-help = Retourner ce jeton
flip_circus-verb-acrobat = Pouvoir
flip_circus-verb-acrobat-help = Changer de place avec l’artiste d’en face
flip_circus-verb-magician = Pouvoir
flip_circus-verb-magician-help = Ses voisins changent de place
flip_circus-verb-seer = Pouvoir
flip_circus-verb-seer-help = Consulter le verso de ses deux voisins
flip_circus-verb-misuse = Tricher
flip_circus-verb-misuse-help = Voir aussi derrière la Dresseuse, mais cela se paie
flip_circus-verb-peek = Consulter
flip_circus-verb-peek-help = 1 applaudissement : consulter ce verso
flip_circus-verb-encore = Rappel
flip_circus-verb-encore-help = 1 applaudissement : une action de plus
flip_circus-verb-applause = Clown
flip_circus-verb-applause-help = Le choix du Clown
flip_circus-verb-end = Fin du tour
flip_circus-verb-end-help = Garder vos applaudissements
flip_circus-pick-take = Prendre 1
flip_circus-pick-drop = Lui en ôter 1
flip_circus-pick-none = Rien

## Consignes

flip_circus-prompt = Échangez, retournez ou activez un pouvoir
flip_circus-prompt-swap = Choisissez deux voisins à échanger
flip_circus-prompt-flip = Choisissez le jeton à retourner
flip_circus-prompt-flip-swap = Retournez un jeton ou échangez deux voisins
flip_circus-prompt-acrobat = Choisissez une Acrobate
flip_circus-prompt-magician = Choisissez un Magicien
flip_circus-prompt-seer = Choisissez une Voyante
flip_circus-prompt-misuse = Choisissez une Voyante avec qui tricher
flip_circus-prompt-peek = Choisissez le verso à consulter
flip_circus-prompt-encore = Achetez une action de plus
flip_circus-prompt-encore-end-peek = Un applaudissement, ou la fin du tour ?
flip_circus-prompt-end-peek = Consultez un verso ou finissez votre tour
flip_circus-prompt-end = Finissez votre tour
flip_circus-prompt-applause = Choisissez ce que rapportent les Clowns

## Légendes

flip_circus-event-first = { $name } commence
flip_circus-event-setup = Dix artistes entrent en piste
flip_circus-event-swap = { $name } échange deux voisins
flip_circus-event-flip = { $name } fait apparaître { flip_circus-face }
flip_circus-event-acrobat = { $name } : l’Acrobate saute en face
flip_circus-event-magician = { $name } : les voisins du Magicien se croisent
flip_circus-event-seer = { $name } consulte la Voyante
flip_circus-event-misuse = { $name } triche avec la Voyante !
flip_circus-event-peek = { $name } consulte un verso
flip_circus-event-backs = Au verso : { $backs }
flip_circus-event-clown = Clowns réunis : { $name } choisit
flip_circus-event-applause =
    { $choice ->
        [take] { $name } prend 1 applaudissement
        [drop] { $name } fait perdre 1 applaudissement
       *[none] { $name } y renonce
    }
flip_circus-event-trio = Les trois sont réunis : { flip_circus-artist }
flip_circus-event-poster = { $name } gagne une affiche : { flip_circus-artist } !
flip_circus-event-finale = Deux affiches chacun : cinq Clowns gagnent
flip_circus-event-five_clowns = Les cinq Clowns sont visibles !
flip_circus-event-bow = Un salut… et voici { flip_circus-face }
flip_circus-event-encore = { $name } achète une action de plus
flip_circus-log-end = { $name } termine son tour

## La fin et le score

flip_circus-reason-posters = Un camp a toutes les affiches qu’il lui faut.
flip_circus-reason-five_clowns = Deux affiches chacun, et les cinq Clowns visibles : la dernière affiche est gagnée.
flip_circus-reason-turn_limit = Le dernier tour est joué : le plus grand nombre d’affiches l’emporte.
flip_circus-score =
    { $count ->
        [one] { $count } affiche
       *[other] { $count } affiches
    }

## Les moments dont on parle

flip_circus-moment-poster = Une affiche
flip_circus-moment-poster-told = Tour { $turn } : { $name } gagne une affiche, { flip_circus-artist }
flip_circus-moment-finale = Deux affiches chacun
flip_circus-moment-finale-told = Tour { $turn } : deux affiches chacun, il n’en reste qu’une
flip_circus-moment-five_clowns = Cinq Clowns visibles
flip_circus-moment-five_clowns-told = Tour { $turn } : les cinq Clowns visibles donnent la dernière affiche à { $name }

## Pourquoi c’est interdit

flip_circus-why-no-choice-now = il n’y a pas de choix du Clown à faire
flip_circus-why-actions-used-up = vos actions sont faites : achetez-en une de plus avec un applaudissement, ou finissez le tour
flip_circus-why-first-due = on tire d’abord au sort qui commence
flip_circus-why-no-such-seat = il n’y a pas { ELIDE("de", $name) } à cette table
flip_circus-why-setup-due = on sait déjà qui commence : il faut former le cercle
flip_circus-why-tokens-laid = le cercle compte { $tokens } jetons, et non { $laid }
flip_circus-why-each-token-once = chaque jeton existe une fois : le Clown avec chaque artiste, et les paires de la rosace
flip_circus-why-clowns-at-even-positions = un jeton sur deux du cercle commence côté Clown
flip_circus-why-choice-due = le choix du Clown passe d’abord
flip_circus-why-reserve-empty = il n’y a plus d’applaudissement dans la réserve
flip_circus-why-opponent-has-none = votre adversaire n’a aucun applaudissement à perdre
flip_circus-why-all-actions =
    { $actions ->
        [1] l’action de votre tour est obligatoire
       *[other] les { $actions } actions de votre tour sont obligatoires
    }
flip_circus-why-bought-action-owed = l’action achetée doit d’abord être faite
flip_circus-why-peek-unpaid = consulter un verso coûte 1 applaudissement, et vous n’en avez pas
flip_circus-why-encore-unpaid = une action de plus coûte 1 applaudissement, et vous n’en avez pas
flip_circus-why-most-actions = après { $actions } actions dans un tour, on ne peut plus en acheter
flip_circus-why-swap-neighbors = on n’échange que deux voisins
flip_circus-why-swap-strongmen = deux Monsieur Muscles ne s’échangent pas entre eux
flip_circus-why-swap-strongman = seule la Dresseuse peut être échangée avec Monsieur Muscles
flip_circus-why-acrobat-tamer = l’Acrobate ne peut pas déplacer la Dresseuse d’en face
flip_circus-why-magician-tamer = le Magicien ne peut pas déplacer la Dresseuse voisine
flip_circus-why-seer-tamers = la Voyante ne voit pas derrière une Dresseuse, et elle en a deux pour voisines
flip_circus-why-errors-refused = à cette table, les regards interdits sont refusés
flip_circus-why-no-error-here = aucune Dresseuse à côté d’elle : consultez-la comme d’habitude
flip_circus-why-not-shown =
    { $artist ->
        [acrobat] ce pouvoir demande une Acrobate visible
        [magician] ce pouvoir demande un Magicien visible
       *[seer] ce pouvoir demande une Voyante visible
    }

## Pourquoi ce conseil

flip_circus-hint-poster = Les trois sont réunis : l’affiche est à vous ({ flip_circus-artist })
flip_circus-hint-win = L’affiche qui vous manquait : la partie est à vous ({ flip_circus-artist })
flip_circus-hint-five = Les cinq Clowns sont là : la dernière affiche est à vous
flip_circus-hint-block = Une affiche échappe à votre adversaire
flip_circus-hint-clowns = Deux Clowns se rejoignent : cela vaut 1 applaudissement
flip_circus-hint-nearer = Une affiche se rapproche de vous
flip_circus-hint-reveal = Personne de votre camp ne connaît encore ce verso
flip_circus-hint-look = Votre camp voit ce que l’adversaire ne voit pas
flip_circus-hint-encore = Une action de plus met une affiche à votre portée
flip_circus-hint-take = Un applaudissement achète une action au bon moment
flip_circus-hint-drop = Votre adversaire aura moins d’applaudissements à dépenser
flip_circus-hint-end = Gardez vos applaudissements pour un meilleur tour

## Pourquoi un autre l’a fait

flip_circus-motive-poster = Les trois sont réunis : l’affiche est à { $name } ({ flip_circus-artist })
flip_circus-motive-win = L’affiche qui manquait : { $name } gagne la partie ({ flip_circus-artist })
flip_circus-motive-five = Les cinq Clowns sont là : la dernière affiche est à { $name }
flip_circus-motive-block = { $name } prive l’autre camp d’une affiche
flip_circus-motive-clowns = Deux Clowns se rejoignent : cela vaut 1 applaudissement à { $name }
flip_circus-motive-nearer = Une affiche se rapproche { ELIDE("de", $name) }
flip_circus-motive-reveal = Personne du camp { ELIDE("de", $name) } ne connaissait encore ce verso
flip_circus-motive-look = { $name } connaît seul maintenant les versos regardés
flip_circus-motive-encore = Une action de plus met une affiche à la portée { ELIDE("de", $name) }
flip_circus-motive-take = Un applaudissement achète à { $name } une action au bon moment
flip_circus-motive-drop = L’autre camp aura un applaudissement de moins à dépenser, pense { $name }
flip_circus-motive-end = { $name } garde ses applaudissements pour un meilleur tour

## Un choix dans une analyse, tel qu’il a été fait ou comme meilleur, et ce qui parle pour lui

flip_circus-the-acrobat = l’{ flip_circus-artist-acrobat }
flip_circus-the-magician = le { flip_circus-artist-magician }
flip_circus-the-seer = la { flip_circus-artist-seer }
flip_circus-the-strongman = { flip_circus-artist-strongman }
flip_circus-the-tamer = la { flip_circus-artist-tamer }
flip_circus-the-clown = le { flip_circus-artist-clown }
flip_circus-two-acrobat = deux { flip_circus-artist-acrobat }s
flip_circus-two-magician = deux { flip_circus-artist-magician }s
flip_circus-two-seer = deux { flip_circus-artist-seer }s
flip_circus-two-tamer = deux { flip_circus-artist-tamer }s
flip_circus-two-clown = deux { flip_circus-artist-clown }s
flip_circus-two-strongman = deux Messieurs Muscles
flip_circus-choice-beside = { $alike ->
    [one] {""}
   *[other] {", entre "}{ $beside }
}
flip_circus-choice-swap =
    { $form ->
        [better] échanger { $artists }
       *[done] { $name } échange { $artists }
    }
flip_circus-choice-flip =
    { $form ->
        [better] retourner { $artists }{ flip_circus-choice-beside }
       *[done] { $name } retourne { $artists }{ flip_circus-choice-beside }
    }
flip_circus-choice-acrobat =
    { $form ->
        [better] utiliser le pouvoir de l’{ flip_circus-artist-acrobat }{ flip_circus-choice-beside }
       *[done] { $name } utilise le pouvoir de l’{ flip_circus-artist-acrobat }{ flip_circus-choice-beside }
    }
flip_circus-choice-magician =
    { $form ->
        [better] utiliser le pouvoir du { flip_circus-artist-magician }{ flip_circus-choice-beside }
       *[done] { $name } utilise le pouvoir du { flip_circus-artist-magician }{ flip_circus-choice-beside }
    }
flip_circus-choice-seer =
    { $form ->
        [better] utiliser le pouvoir de la { flip_circus-artist-seer }{ flip_circus-choice-beside }
       *[done] { $name } utilise le pouvoir de la { flip_circus-artist-seer }{ flip_circus-choice-beside }
    }
flip_circus-choice-misuse =
    { $form ->
        [better] abuser du pouvoir de la { flip_circus-artist-seer }{ flip_circus-choice-beside }
       *[done] { $name } abuse du pouvoir de la { flip_circus-artist-seer }{ flip_circus-choice-beside }
    }
flip_circus-choice-peek =
    { $form ->
        [better] regarder ce que cache { $artists }{ flip_circus-choice-beside }
       *[done] { $name } regarde ce que cache { $artists }{ flip_circus-choice-beside }
    }
flip_circus-choice-encore =
    { $form ->
        [better] acheter une action de plus
       *[done] { $name } achète une action de plus
    }
flip_circus-choice-applause =
    { $choice ->
        [take]
            { $form ->
                [better] prendre 1 applaudissement
               *[done] { $name } prend 1 applaudissement
            }
        [drop]
            { $form ->
                [better] retirer 1 applaudissement
               *[done] { $name } retire 1 applaudissement
            }
       *[none]
            { $form ->
                [better] ne prendre aucun applaudissement
               *[done] { $name } ne prend aucun applaudissement
            }
    }
flip_circus-choice-end =
    { $form ->
        [better] finir son tour
       *[done] { $name } finit son tour
    }
flip_circus-merit-poster = Les trois sont réunis, et l’affiche est gagnée ({ flip_circus-artist })
flip_circus-merit-win = C’est l’affiche qui manquait, et la partie est gagnée ({ flip_circus-artist })
flip_circus-merit-five = Les cinq Clowns sont là, et la dernière affiche est gagnée
flip_circus-merit-block = Une affiche échappe à l’autre camp
flip_circus-merit-clowns = Deux Clowns se rejoignent, ce qui vaut 1 applaudissement
flip_circus-merit-nearer = Une affiche se rapproche
flip_circus-merit-reveal = Personne du camp { ELIDE("de", $name) } ne connaît encore ce verso
flip_circus-merit-look = { $name } voit ainsi ce que l’autre camp ne voit pas
flip_circus-merit-encore = Une action de plus met une affiche à portée
flip_circus-merit-take = Un applaudissement achète une action au bon moment
flip_circus-merit-drop = L’autre camp aura moins d’applaudissements à dépenser
flip_circus-merit-end = Les applaudissements serviront mieux à un autre tour

## Ce dont le coach avertit

flip_circus-warning-end = Une action de plus pourrait tout changer
flip_circus-warning-look = Regarder apporte peu : une autre action paraît nettement meilleure

### table

flip_circus-aid-rosette = Paires (rosace)
flip_circus-aid-rosette-help = Montre qui peut se cacher au verso de qui
flip_circus-aid-memory = Mémoire
flip_circus-aid-memory-help = Les versos que vous avez vus restent affichés
flip_circus-table-turn =
    { $count ->
        [0] À vous !
        [one] À vous ! Touchez un jeton : 1 action
       *[other] À vous ! Touchez un jeton : { $count } actions
    }
flip_circus-table-goal = 3 pareils réunis (sauf Clowns) : une affiche
flip_circus-table-goal-posters =
    { $posters ->
        [one] { $posters } affiche : la victoire
       *[other] { $posters } affiches : la victoire
    }
flip_circus-table-goal-open = À 2–2, 5 Clowns gagnent
flip_circus-table-goal-limit = Dernier tour : le { $limit }
flip_circus-table-picked = Choisissez dans le menu ou touchez un voisin doré
flip_circus-table-picked-alone = Choisissez dans le menu autour du jeton
flip_circus-table-spend = Un applaudissement, ou la fin du tour ?
flip_circus-table-counter = { $done }/{ $count }
flip_circus-table-reserve = Réserve : { $count } / { $tokens }
flip_circus-table-menu = Voisin doré : échanger. Ce jeton encore : retourner.
flip_circus-table-behind = Au verso :
flip_circus-table-maybe = Au verso ?
flip_circus-table-power-strongman = On ne peut pas l’échanger
flip_circus-table-power-tamer = Aucun pouvoir ne la touche
flip_circus-table-power-clown = Réunis, ils rapportent 1 applaudissement
flip_circus-table-choice = Clowns réunis !
flip_circus-table-choice-help = Une fois par action
flip_circus-table-finale = Tous visibles : gagné !
flip_circus-table-rosette = Rosace
flip_circus-table-rosette-help = au verso ?
flip_circus-table-actions = Actions
flip_circus-table-how = Choisissez un jeton, puis ce qu’il fait
flip_circus-table-declined = { $name } choisit de ne rien prendre (réserve : { $count })
flip_circus-table-swapped = { $name } échange { $one } et { $other }
flip_circus-table-strong-tamer = La Dresseuse s’échange avec Monsieur Muscles
flip_circus-table-strong-moved = Un pouvoir déplace même Monsieur Muscles
flip_circus-table-tamer-calms = La Voyante ne voit pas derrière la Dresseuse
flip_circus-table-peek-tamer = { $name } consulte même le verso d’une Dresseuse
flip_circus-table-double = Et une deuxième affiche : { flip_circus-artist } !

flip_circus-lesson-goal = Réunissez les trois jetons d’un artiste et son affiche est à vous : trois affiches font gagner.
flip_circus-goal = Trois jetons d’un artiste réunis font une affiche, et { $posters_to_win ->
    [one] une affiche fait gagner.
   *[other] { $posters_to_win } affiches font gagner.
 } Les pastilles disent qui peut être au verso.
flip_circus-lesson-flip = Vous avez deux actions par tour. Retournez d’abord ce Clown : chaque jeton a deux faces.
flip_circus-lesson-swap = Un Magicien ! Échangez-le avec son voisin pour rapprocher l’Acrobate.
flip_circus-lesson-seer = À l’adversaire : il consulte la Voyante, et lui seul voit le verso de ses deux voisins.
flip_circus-lesson-closer = À vous : échangez la Dresseuse et l’Acrobate, il ne restera qu’un Clown entre deux Acrobates.
flip_circus-lesson-three = La pastille jaune de ce Clown dit qu’une Acrobate est peut-être au verso : retournez-le !
flip_circus-lesson-poster = Trois Acrobates côte à côte : leur affiche est à vous, et celle du milieu se retourne.
flip_circus-lesson-strongman = Mais tous n’obéissent pas : Monsieur Muscles ne s’échange pas.
flip_circus-lesson-power = L’éclair est un pouvoir : cette Acrobate change de place avec l’artiste d’en face. Essayez.
flip_circus-lesson-applause = Deux Clowns côte à côte font applaudir : cela paie une action, ou le verso d’un jeton.
flip_circus-lesson-free = Bravo ! Une affiche gagnée, et le public applaudit. La suite est à vous : fiez-vous aux pastilles.
flip_circus-lesson-end = Deux faces, deux actions, trois pareils : le reste est affaire de mémoire.

## Pourquoi c’est arrivé

flip_circus-because-poster = 3 jetons du même artiste côte à côte, face visible, gagnent l’affiche : { $name } en a { $posters } sur { $posters_to_win }
flip_circus-because-bow = Une fois l’affiche gagnée par { $name }, le jeton du milieu se retourne et reste dans le cercle
flip_circus-because-clown = Des Clowns viennent de se rejoindre : { $name } peut prendre 1 applaudissement ou en faire perdre 1
flip_circus-because-five_clowns = À deux affiches partout, 5 Clowns visibles à la fin d’un tour gagnent la dernière
flip_circus-because-trio = Trois jetons d’un même artiste côte à côte : l’affiche revient à { $name }
flip_circus-because-first = Le premier joueur est tiré au sort : { $name }
flip_circus-because-setup = 10 jetons en cercle, un sur deux côté Clown
flip_circus-because-swap = Deux voisins échangent leur place : 1 action pour { $name } ; actions restantes ce tour-ci : { $owed }
flip_circus-because-flip = Un jeton retourné : 1 action pour { $name } ; actions restantes ce tour-ci : { $owed }
flip_circus-because-acrobat = Son pouvoir : elle change de place avec le jeton d’en face ; actions restantes pour { $name } : { $owed }
flip_circus-because-magician = Son pouvoir : ses deux voisins changent de place ; actions restantes pour { $name } : { $owed }
flip_circus-because-seer = Son pouvoir montre en secret { $tokens_count } versos voisins ; actions restantes pour { $name } : { $owed }
flip_circus-because-backs = Votre camp seul le voit : versos des jetons éclairés, { $backs_count }
flip_circus-because-misuse = À côté d’une Dresseuse, la Voyante n’a pas de pouvoir : faute pour { $name }, et l’adversaire fait le choix du Clown
flip_circus-because-peek = Voir 1 verso coûte 1 applaudissement : il en reste { $applause } à { $name }
flip_circus-because-encore = Une action de plus coûte 1 applaudissement : il en reste { $applause } à { $name }
flip_circus-because-applause = Quand des Clowns se rejoignent, on prend 1 applaudissement ou l’adversaire en perd 1 : { $name } en a { $applause }
flip_circus-because-end = Les actions du tour sont faites, et { $name } garde { $applause } applaudissements pour plus tard
flip_circus-because-finale = À 2 affiches partout, 5 Clowns visibles à la fin d’un tour gagnent aussi la dernière

### ce que sont les choses

flip_circus-what-side-acrobat = { flip_circus-artist-acrobat }
flip_circus-what-side-acrobat-does = Pouvoir : elle change de place avec le jeton d’en face.
flip_circus-what-side-magician = { flip_circus-artist-magician }
flip_circus-what-side-magician-does = Pouvoir : ses deux voisins changent de place entre eux.
flip_circus-what-side-seer = { flip_circus-artist-seer }
flip_circus-what-side-seer-does = Pouvoir : consultez en secret le verso de ses deux voisins.
flip_circus-what-side-strongman = { flip_circus-artist-strongman }
flip_circus-what-side-strongman-does = Un échange ne le déplace pas, sauf avec la Dresseuse.
flip_circus-what-side-tamer = { flip_circus-artist-tamer }
flip_circus-what-side-tamer-does = Le pouvoir des autres ne l’atteint pas, et elle peut être échangée avec Monsieur Muscles.
flip_circus-what-side-clown = { flip_circus-artist-clown }
flip_circus-what-side-clown-does = Réunir des Clowns vous rapporte 1 applaudissement, ou en coûte 1 à l’adversaire.
flip_circus-what-poster = L’affiche : { flip_circus-artist }
flip_circus-what-poster-does = À qui réunit les trois jetons de cet artiste. { flip_circus-posters-win }.
flip_circus-what-applause = Un applaudissement
flip_circus-what-applause-does = À votre tour, 1 applaudissement paie une action de plus ou le verso d’un jeton à consulter.
flip_circus-what-applause-reserve = La réserve d’applaudissements
flip_circus-what-applause-reserve-does = { $count } à gagner avec les Clowns. Ce qu’on dépense revient ici.
flip_circus-what-aid = La rosace
flip_circus-what-aid-does = Deux artistes reliés partagent un jeton ; le Clown en partage un avec chacun.
flip_circus-what-seat-does = Affiches : { $posters } sur { $posters_to_win }. Applaudissements : { $applause }.
flip_circus-what-take = Prendre 1 applaudissement
flip_circus-what-take-does = Il vient de la réserve.
flip_circus-what-drop = L’adversaire en perd 1
flip_circus-what-drop-does = Il retourne à la réserve.
flip_circus-what-none = Y renoncer
flip_circus-what-none-does = Les Clowns ne rapportent rien cette fois.
flip_circus-what-ui-rosette = { flip_circus-aid-rosette }
flip_circus-what-ui-rosette-does = Montre qui peut se cacher derrière qui.
flip_circus-what-zone-counter = Les actions du tour
flip_circus-what-zone-counter-does = { $turn_actions } par tour, et une de plus par Rappel.
flip_circus-what-zone-poster = Les affiches
flip_circus-what-zone-poster-does = La part d’un artiste reste ici jusqu’à ce que trois de ses jetons soient réunis.
flip_circus-what-zone-stage = Le but
flip_circus-what-zone-stage-does = Trois jetons d’un artiste réunis gagnent son affiche ; { flip_circus-posters-win }.
flip_circus-what-scenery = Le chapiteau et le public font partie du décor : seuls comptent le cercle, les affiches et les applaudissements.

## Ce qu’un conseil dit de faire

flip_circus-token-acrobat = { flip_circus-artist-acrobat }
flip_circus-token-magician = { flip_circus-artist-magician }
flip_circus-token-seer = { flip_circus-artist-seer }
flip_circus-token-strongman = { flip_circus-artist-strongman }
flip_circus-token-tamer = { flip_circus-artist-tamer }
flip_circus-token-clown = { flip_circus-artist-clown }
flip_circus-do-flip = Retournez le jeton éclairé ({ $things })
flip_circus-do-swap = Échangez les jetons éclairés ({ $things })
flip_circus-do-acrobat = Utilisez le pouvoir de l’Acrobate éclairée
flip_circus-do-magician = Utilisez le pouvoir du Magicien éclairé
flip_circus-do-seer = Utilisez le pouvoir de la Voyante éclairée
flip_circus-do-misuse = Trichez avec la Voyante éclairée
flip_circus-do-peek = Payez 1 applaudissement pour voir le verso du jeton éclairé ({ $things })
flip_circus-do-encore = Payez 1 applaudissement pour une action de plus
flip_circus-do-applause-take = Prenez 1 applaudissement
flip_circus-do-applause-drop = Faites perdre 1 applaudissement à l’adversaire
flip_circus-do-applause-none = Ne prenez rien
flip_circus-do-end = Terminez votre tour

## Names of the puzzles

flip_circus-puzzle-01 = Le trouble-fête
flip_circus-puzzle-02 = Pas sous mes yeux
flip_circus-puzzle-03 = Nez rouges
flip_circus-puzzle-04 = Bons voisins
flip_circus-puzzle-05 = Chaises musicales
flip_circus-puzzle-06 = D’un bord à l’autre
flip_circus-puzzle-07 = La face cachée
flip_circus-puzzle-08 = Une salve de bravos
flip_circus-puzzle-09 = Tour de passe-passe
flip_circus-puzzle-10 = Le public attend
flip_circus-puzzle-11 = Un public généreux
flip_circus-puzzle-12 = Lever de rideau
flip_circus-puzzle-13 = Roulement de tambour
flip_circus-puzzle-14 = Derrière le masque
flip_circus-puzzle-15 = Réunion de clowns
flip_circus-puzzle-16 = Visage de marbre
flip_circus-puzzle-17 = Des bravos en poche
flip_circus-puzzle-18 = Tous les regards
flip_circus-puzzle-19 = Grand final
flip_circus-puzzle-20 = Le trac
