### Quel Cirque : ce que lit le joueur.

quel_cirque-title = Quel Cirque
quel_cirque-tagline = Vos billes dans les meilleurs trous
quel_cirque-minutes = 15
quel_cirque-pitch = Remplissez de billes trois clowns que tous partagent, et guidez-les pour que les vôtres tombent dans les meilleurs trous.
quel_cirque-progress = { $phase ->
    [preparation] Préparation
   *[other] Tour { $turn }
 }

## Les couleurs

quel_cirque-color-red = rouge
quel_cirque-color-green = verte
quel_cirque-color-yellow = jaune
quel_cirque-color-blue = bleue
quel_cirque-color =
    { $color ->
        [red] { quel_cirque-color-red }
        [green] { quel_cirque-color-green }
        [yellow] { quel_cirque-color-yellow }
       *[blue] { quel_cirque-color-blue }
    }
# Ce que montre le dé ou une carte ; une bille, elle, s’accorde au féminin.
quel_cirque-paint =
    { $color ->
        [red] rouge
        [green] vert
        [yellow] jaune
       *[blue] bleu
    }

## Options

quel_cirque-option-lazy_clown = Arrêt avant la fin
quel_cirque-option-lazy_clown-false-help = Un clown fait tout le chemin que donnent ses billes
quel_cirque-option-lazy_clown-true-help = Un clown peut s’arrêter plus tôt, après au moins une case
quel_cirque-option-lazy_clown-rules =
    > `QC-19` Même **paresseux**, un clown fait au moins 1 case. *Un déplacement de 0 case n’en serait pas un, et on ne peut pas passer son tour.*
quel_cirque-option-push = Pousser un clown
quel_cirque-option-push-none-help = Un clown n’entre pas sur la case d’un autre
quel_cirque-option-push-bousculade-help = Un clown peut en pousser un autre, mais pas hors du plateau
quel_cirque-option-push-clumsy-help = Un clown peut en pousser un autre, même hors du plateau
quel_cirque-option-push-none = Non
quel_cirque-option-push-bousculade = Sur le plateau
quel_cirque-option-push-clumsy = Même hors du plateau
quel_cirque-option-push-rules =
    `QC-16` Quand un clown entre sur la case d’un autre, il le **bouscule** : l’autre avance de 1 case dans le même sens, en avant ou de côté. Un déplacement ne pousse qu’un seul autre clown, mais peut-être plusieurs fois. On ne le pousse ni contre le troisième clown, ni dans un vide, ni, avec *Sur le plateau*, hors du plateau : un tel pas est interdit. Les cases du clown poussé ne comptent pas dans la longueur du déplacement.

    `QC-17` `zone-off` *Même hors du plateau* vaut pour les côtés du plateau et pour l’autre bout. `QC-18` Ce sont deux façons de pousser : une table joue l’une d’elles, ou aucune.

    > `QC-16` Personne n’est obligé de pousser, mais un déplacement qui pousse se fait en entier. *Pousser ouvre des chemins et n’en ferme aucun : ceux où l’on ne pousse pas restent les mêmes. On ne prend l’un des plus longs chemins où l’on pousse que s’il n’y en a ni sans pousser, ni de complet en poussant.*

    > `QC-16` Un clown poussé sur un trou vide y perd sa bille du bas, ce qui peut finir la partie. *Il passe sur le trou comme n’importe quel clown. Si les deux clowns arrivent sur un trou vide au même pas, la bille du clown poussé tombe la première.*

    > `QC-9` Une bille ajoutée dans un clown vide au-dessus d’un trou vide le traverse aussitôt, et rapporte ses étoiles. *Seule une poussée peut laisser là un clown vide.*

    ![Le clown poussé passe le premier sur le trou : il y perd sa bille.](example/shove)

    > `QC-17` `verb-seat` Un clown tombé du plateau perd ses billes : elles retournent à la réserve et peuvent être ajoutées de nouveau. Quand le déplacement est fini, qui l’a poussé le replace sur une case de départ libre. *La règle ne dit pas laquelle : s’il y en a plusieurs, c’est donc à lui de choisir. Si la partie est finie entre-temps, le clown reste où il est tombé.*

    ![Ada pousse un clown hors du plateau, puis le replace.](example/over_the_edge)

    > `QC-19` Avec l’option Arrêt avant la fin, un clown qui pousse peut aussi s’arrêter plus tôt, mais seulement sur un chemin où il pourrait pousser jusqu’au bout. *La paresse raccourcit un déplacement ; elle ne permet pas une poussée qui serait interdite sans elle.*
quel_cirque-option-secret_clown = Couleurs secrètes
quel_cirque-option-secret_clown-false-help = Tout le monde connaît la couleur de chacun
quel_cirque-option-secret_clown-true-help = Votre couleur reste secrète jusqu’à la fin
quel_cirque-option-secret_clown-rules =
    `card-secret` `QC-20` Chaque joueur reçoit en secret une carte de couleur. Vous seul voyez la vôtre, et chacun montre la sienne à la fin de la partie. À moins de 4 joueurs, les cartes qui restent sont mises de côté sans être vues.

    > `QC-20` Rien d’autre ne change : les 12 billes sont en jeu, et l’égalité se partage. *Chacun peut ajouter et déplacer toute couleur que le dé permet : seules vos intentions sont cachées.*
quel_cirque-option-over_under = Dessus-dessous
quel_cirque-option-over_under-false-help = La bille du bas d’un clown reste en bas
quel_cirque-option-over_under-true-help = Avec le noir, on peut remonter la bille du bas d’un clown
quel_cirque-option-over_under-rules =
    `verb-invert` `QC-21` La bille est **remontée** tout en haut de son clown, qui reste où il est.

    > `QC-21` Il faut au moins 2 billes dans ce clown, et c’est tout votre tour. *On le fait au lieu de ramener un clown, ce qui est aussi un tour entier. Le clown n’est pas retourné : les autres billes gardent leur ordre.*
quel_cirque-option-hidden_marbles = Billes cachées
quel_cirque-option-hidden_marbles-false-help = On voit toutes les billes de chaque clown
quel_cirque-option-hidden_marbles-true-help = On ne voit que la bille du haut de chaque clown
quel_cirque-option-hidden_marbles-rules =
    `marble-hidden` On voit aussi combien de billes porte chaque clown. À vous de retenir les autres.

## Nombres

quel_cirque-number-color_marbles = Billes par couleur
quel_cirque-number-capacity = Billes par clown
quel_cirque-number-marble_steps = Avance par bille
quel_cirque-number-color_faces = Dé : par couleur
quel_cirque-number-white_faces = Dé : blanc
quel_cirque-number-black_faces = Dé : noir
quel_cirque-marbles =
    { $marbles ->
        [one] { $marbles } bille
       *[other] { $marbles } billes
    }
quel_cirque-spaces =
    { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }

## Plateaux

quel_cirque-level-big_top = La piste
quel_cirque-level-big_top-help = Trois couloirs, six trous
quel_cirque-level-long_parade = La grande parade
quel_cirque-level-long_parade-help = Jusqu’à cinq couloirs, des vides, huit trous

## Verbes

quel_cirque-verb-add = Ajouter
quel_cirque-verb-add-help = Mettre une bille dans un clown
quel_cirque-verb-move = Déplacer
quel_cirque-verb-move-help =
    { $marble_steps ->
        [1] Une case par bille qu’il porte
       *[other] { $marble_steps } cases par bille qu’il porte
    }
quel_cirque-verb-return = Ramener
quel_cirque-verb-return-help = Sur une case de départ, avec ses billes
quel_cirque-verb-invert = Remonter
quel_cirque-verb-invert-help = La bille du bas passe en haut
quel_cirque-verb-seat = Replacer
quel_cirque-verb-seat-help = Le clown tombé repart d’ici
quel_cirque-verb-skip = Passer
quel_cirque-verb-skip-help = Rien n’est possible

## Consignes

quel_cirque-prompt-add = Ajoutez une bille à un clown
quel_cirque-prompt-move = Déplacez un clown
quel_cirque-prompt-add-move = Ajoutez une bille ou déplacez un clown
quel_cirque-prompt-add-move-return = Ajoutez, bougez ou ramenez un clown au départ
quel_cirque-prompt-add-invert-move = Ajoutez, bougez ou remontez une bille
quel_cirque-prompt-add-invert-move-return = Ajoutez, bougez, remontez, ramenez au départ
quel_cirque-prompt-add-return = Ajoutez, ou ramenez un clown au départ
quel_cirque-prompt-add-invert-return = Ajoutez, remontez ou ramenez au départ
quel_cirque-prompt-invert-move-return = Bougez, remontez ou ramenez au départ
quel_cirque-prompt-invert-move = Déplacez un clown ou remontez une bille
quel_cirque-prompt-invert-return = Remontez, ou ramenez un clown au départ
quel_cirque-prompt-move-return = Déplacez un clown ou ramenez-le au départ
quel_cirque-prompt-return = Ramenez un clown au départ
quel_cirque-prompt-invert = Dans quel clown remonter la bille du bas ?
quel_cirque-prompt-seat = Replacez le clown sur une case de départ
quel_cirque-prompt-skip = Passez : rien n’est possible

## Légendes

quel_cirque-event-colors = Les couleurs sont tirées au sort, une chacun
quel_cirque-event-color = Votre couleur secrète : { quel_cirque-paint }
quel_cirque-event-first = { $name } commence
quel_cirque-event-roll =
    { $face ->
        [red] { $name } lance : rouge
        [green] { $name } lance : vert
        [yellow] { $name } lance : jaune
        [blue] { $name } lance : bleu
        [white] { $name } lance : blanc, un joker
       *[black] { $name } lance : noir, un joker ou un retour
    }
quel_cirque-event-add = { $name } ajoute une bille { quel_cirque-color }
quel_cirque-event-move = { $name } déplace un clown
quel_cirque-event-push = Un clown est poussé
quel_cirque-event-eject = Un clown tombe du plateau
quel_cirque-event-drop =
    { $stars ->
        [one] La bille { quel_cirque-color } tombe : { $stars } étoile
       *[other] La bille { quel_cirque-color } tombe : { $stars } étoiles
    }
quel_cirque-event-return = { $name } ramène un clown au départ
quel_cirque-event-invert = { $name } remonte la bille { quel_cirque-color }
quel_cirque-event-seat = Le clown tombé revient au départ
quel_cirque-event-skip = { $name } ne peut rien faire

## La fin et le score

quel_cirque-reason-last_hole = Une bille dans le dernier trou : le plus grand nombre d’étoiles l’emporte.
quel_cirque-score =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }

## Les moments dont on parle

quel_cirque-moment-hole = Une bille dans un trou
quel_cirque-moment-hole-told =
    { $seats_count ->
        [0] Une bille { quel_cirque-color } tombe : { $stars ->
            [one] { $stars } étoile
           *[other] { $stars } étoiles
        }
       *[other] Une bille { quel_cirque-color } tombe : { $stars ->
            [one] { $stars } étoile pour { $seats_name }
           *[other] { $stars } étoiles pour { $seats_name }
        }
    }
quel_cirque-moment-last_hole = Le dernier trou
quel_cirque-moment-last_hole-told =
    { $seats_count ->
        [0] Le dernier trou avale une bille { quel_cirque-color } : { $stars } étoiles
       *[other] Le dernier trou avale une bille { quel_cirque-color } : { $stars } étoiles pour { $seats_name }
    }
quel_cirque-moment-eject = Un clown hors du plateau
quel_cirque-moment-eject-told = { $seats_name } pousse un clown hors du plateau

## Pourquoi c’est interdit

quel_cirque-why-draw-due =
    { $due ->
        [colors] chacun reçoit d’abord une couleur
        [first] on tire d’abord au sort qui commence
       *[roll] on lance d’abord le dé
    }
quel_cirque-why-no-such-seat = seul quelqu’un de cette table peut commencer
quel_cirque-why-color-for-each = à { $seats } joueurs, il faut { $seats } couleurs
quel_cirque-why-color-of-ones-own = chaque joueur a sa propre couleur
quel_cirque-why-no-white-face = le dé de cette table n’a pas de face blanche
quel_cirque-why-seat-due = replacez d’abord le clown tombé sur une case de départ
quel_cirque-why-not-a-start = un clown ne revient que sur une case de départ
quel_cirque-why-space-occupied = un autre clown occupe cette case
quel_cirque-why-add-color = le dé montre { quel_cirque-paint } : seule une bille { quel_cirque-color } peut être ajoutée
quel_cirque-why-all-in-play = toutes les billes { quel_cirque-color }s sont déjà en jeu
quel_cirque-why-clown-full = ce clown est plein : il contient { quel_cirque-marbles } au plus
quel_cirque-why-clown-empty = un clown vide ne bouge pas : il va aussi loin que ses billes le portent
quel_cirque-why-top-marble = le dé montre { quel_cirque-paint } : la bille du haut doit être { quel_cirque-color }
quel_cirque-why-move-too-long = avec { quel_cirque-marbles }, un clown fait { quel_cirque-spaces }, pas plus
quel_cirque-why-off-board = cette case n’existe pas sur ce plateau
quel_cirque-why-same-space-twice = un clown ne passe jamais deux fois sur la même case dans le même tour
quel_cirque-why-too-far = cette case est trop loin : avec { quel_cirque-marbles }, un clown fait { quel_cirque-spaces }
quel_cirque-why-way = cette case ne touche pas celle du clown : choisissez chaque case du chemin
quel_cirque-why-step = un clown va en avant ou de côté, jamais en diagonale ni en arrière
quel_cirque-why-push-one = un déplacement ne pousse qu’un seul autre clown
quel_cirque-why-push-where = on ne peut pas pousser ce clown : il n’y a pas de case libre derrière lui
quel_cirque-why-push-lazily = un clown paresseux ne pousse que là où il pourrait faire ses { $spaces } cases
quel_cirque-why-push-in-full = un clown qui pousse va jusqu’au bout : { $spaces } cases et non { $walked }
quel_cirque-why-move-in-full = un clown va jusqu’au bout de son déplacement : { $spaces } cases et non { $walked }
quel_cirque-why-return-black = seul le noir ramène un clown
quel_cirque-why-returned-already = ce clown est déjà sur la rangée de départ
quel_cirque-why-invert-off = à cette table, on ne remonte pas de bille : l’option Dessus-dessous est désactivée
quel_cirque-why-invert-black = seul le noir permet de remonter une bille
quel_cirque-why-invert-two = il faut au moins 2 billes dans ce clown pour remonter celle du bas
quel_cirque-why-nobody-to-seat = aucun clown n’est tombé du plateau
quel_cirque-why-skip-only-if-stuck = on ne perd son tour que si rien n’est possible

## Pourquoi ce conseil

quel_cirque-hint-win =
    { $end ->
        [last_hole] Le dernier trou : la partie s’arrête, et vous gagnez
       *[other] La partie s’arrête, et vous gagnez
    }
quel_cirque-hint-drop =
    { $stars ->
        [one] Votre bille tombe : { $stars } étoile
       *[other] Votre bille tombe : { $stars } étoiles
    }
quel_cirque-hint-waste =
    { $stars ->
        [one] La bille { quel_cirque-color } tombe ici, pour { $stars } étoile et pas plus
       *[other] La bille { quel_cirque-color } tombe ici, pour { $stars } étoiles et pas plus
    }
quel_cirque-hint-add = Encore une de vos billes en route
quel_cirque-hint-faster = Ce clown porte votre bille, et fait maintenant { quel_cirque-spaces }
quel_cirque-hint-next = Votre bille sera la prochaine à tomber de ce clown
quel_cirque-hint-nearer = Votre bille se rapproche des meilleurs trous
quel_cirque-hint-return = De retour au départ, ce clown n’aide personne avant longtemps

## What is gained instead of stars at once

quel_cirque-instead-drop = Cela gagne environ { $wins } parties de plus sur 100 que { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} tout de suite

## Pourquoi un autre l’a fait

quel_cirque-motive-win =
    { $end ->
        [last_hole] Le dernier trou : la partie s’arrête, et { $name } gagne
       *[other] La partie s’arrête, et { $name } gagne
    }
quel_cirque-motive-drop =
    { $stars ->
        [one] La bille { ELIDE("de", $name) } tombe : { $stars } étoile
       *[other] La bille { ELIDE("de", $name) } tombe : { $stars } étoiles
    }
quel_cirque-motive-waste =
    { $stars ->
        [one] Pour { $name }, mieux vaut que la bille { quel_cirque-color } prenne ce trou qu’un meilleur : { $stars } étoile
       *[other] Pour { $name }, mieux vaut que la bille { quel_cirque-color } prenne ce trou qu’un meilleur : { $stars } étoiles
    }
quel_cirque-motive-add = Encore une bille { ELIDE("de", $name) } en route
quel_cirque-motive-faster = Ce clown porte la bille { ELIDE("de", $name) }, et avance maintenant de { quel_cirque-spaces }
quel_cirque-motive-next = La bille { ELIDE("de", $name) } sera la prochaine à tomber de ce clown
quel_cirque-motive-nearer = La bille { ELIDE("de", $name) } se rapproche des meilleurs trous
quel_cirque-motive-return = De retour au départ, ce clown n’aide personne avant longtemps, pense { $name }

## Un choix dans une analyse, tel qu’il a été fait ou comme meilleur, et ce qui parle pour lui


quel_cirque-choice-move =
    { $form ->
        [better] déplacer le { quel_cirque-choice-clown } jusqu’à la rangée { $row }, couloir { $column }
       *[done] { $name } déplace le { quel_cirque-choice-clown } jusqu’à la rangée { $row }, couloir { $column }
    }
quel_cirque-choice-add =
    { $form ->
        [better] ajouter une bille { quel_cirque-color } au { quel_cirque-choice-clown }
       *[done] { $name } ajoute une bille { quel_cirque-color } au { quel_cirque-choice-clown }
    }
quel_cirque-choice-return =
    { $form ->
        [better] ramener le { quel_cirque-choice-clown } au couloir { $column }
       *[done] { $name } ramène le { quel_cirque-choice-clown } au couloir { $column }
    }
quel_cirque-choice-invert =
    { $form ->
        [better] faire remonter la bille du bas du { quel_cirque-choice-clown }
       *[done] { $name } fait remonter la bille du bas du { quel_cirque-choice-clown }
    }
quel_cirque-choice-seat =
    { $form ->
        [better] replacer le { quel_cirque-choice-clown } dans le couloir { $column }
       *[done] { $name } replace le { quel_cirque-choice-clown } dans le couloir { $column }
    }
quel_cirque-choice-clown =
    { $clown ->
        [0] clown aux cheveux orange
        [1] clown aux cheveux roses
       *[other] clown aux cheveux bruns
    }
quel_cirque-merit-win =
    { $end ->
        [last_hole] Une bille tombe dans le dernier trou : la partie s’arrête, et { $name } gagne
       *[other] La partie s’arrête, et { $name } gagne
    }
quel_cirque-merit-drop =
    { $stars ->
        [one] La bille { ELIDE("de", $name) } tombe, pour { $stars } étoile
       *[other] La bille { ELIDE("de", $name) } tombe, pour { $stars } étoiles
    }
quel_cirque-merit-waste =
    { $stars ->
        [one] La bille { quel_cirque-color } ne rapporte ici que { $stars } étoile, plutôt que davantage plus loin
       *[other] La bille { quel_cirque-color } ne rapporte ici que { $stars } étoiles, plutôt que davantage plus loin
    }
quel_cirque-merit-add = { $name } a alors une bille de plus en route
quel_cirque-merit-faster = Ce clown porte la bille { ELIDE("de", $name) }, et avance alors de { quel_cirque-spaces }
quel_cirque-merit-next = La bille { ELIDE("de", $name) } est alors la prochaine à tomber de ce clown
quel_cirque-merit-nearer = La bille { ELIDE("de", $name) } se rapproche des meilleurs trous
quel_cirque-merit-return = De retour au départ, ce clown n’aide personne avant longtemps

## Ce dont le coach avertit

quel_cirque-warning-waste =
    { $stars ->
        [one] C’est la bille { quel_cirque-color } qui tombe ici, pas la vôtre : { $stars } étoile
       *[other] C’est la bille { quel_cirque-color } qui tombe ici, pas la vôtre : { $stars } étoiles
    }
quel_cirque-warning-return = Un autre choix que le départ paraît nettement meilleur

### table

quel_cirque-turn =
    { $face ->
        [red] Rouge !
        [green] Vert !
        [yellow] Jaune !
        [blue] Bleu !
        [white] Blanc !
       *[black] Noir !
    } { $task }
quel_cirque-pick-clown =
    { $color ->
        [red] Choisissez le clown pour la bille rouge
        [green] Choisissez le clown pour la bille verte
        [yellow] Choisissez le clown pour la bille jaune
       *[blue] Choisissez le clown pour la bille bleue
    }
quel_cirque-last-hole = Fin de partie
quel_cirque-ends = La partie s’arrête là
quel_cirque-ends-so =
    { $result ->
        [win] Fin de la partie : vous gagnez avec { $best }
        [share] Fin de la partie : égalité à { $best }
       *[lose] { $count ->
            [one] Fin de la partie : { $names } gagne { $best } à { $stars }
           *[other] Fin de la partie : { $names } gagnent { $best } à { $stars }
        }
    }
quel_cirque-pick-way = Choisissez où va le clown
quel_cirque-pick-cell = Choisissez la case suivante

quel_cirque-lesson-goal = Une bille qui tombe dans un trou gagne ses étoiles pour sa couleur, et la vôtre est le rouge.
quel_cirque-goal = Vos billes : les { quel_cirque-color }s. Qu’elles tombent dans les trous à étoiles ! Dans un clown, celle du bas tombe d’abord.
quel_cirque-goal-unowned = Sans joueur : { $colors }.
quel_cirque-phone-roll = Dé { ELIDE("de", $name) } et billes
quel_cirque-phone-pause = { $name } lance le dé…
quel_cirque-phone-clown =
    { $count ->
        [one] Un clown avec { $list }
       *[other] Un clown ; de bas en haut : { $list }
    }
quel_cirque-lesson-add = Le dé montre rouge : mettez une bille rouge dans le clown du milieu.
quel_cirque-lesson-hats = Ces chapeaux sont ceux des clowns : ils les ont ôtés pour que les billes entrent par le haut.
quel_cirque-lesson-all = Rouge encore, pour Basile : chacun peut déplacer un clown dont la bille du haut a cette couleur.
quel_cirque-lesson-steps = Deux billes, deux cases : posez la bleue par-dessus, et la vôtre tombera la première.
quel_cirque-lesson-fall = Passez sur le trou : la bille du bas y tombe, et la suite du chemin est à vous.
quel_cirque-lesson-stars = Votre bille rouge est tombée : ce trou vous rapporte 1 étoile.
quel_cirque-lesson-black = Le noir et le blanc sont des jokers, et le noir peut aussi ramener un clown au départ.
quel_cirque-lesson-free = Les premières étoiles sont à vous ! La suite aussi : le dernier trou met fin à la partie.
quel_cirque-lesson-end = La bille du haut fait avancer, celle du bas tombe, le chemin décide : c’est tout.

## Why it came about

quel_cirque-because-move = { $name } le déplace : { quel_cirque-marbles }, { quel_cirque-spaces } ; le dé montre la couleur de la bille du haut, ou vaut joker
quel_cirque-because-drop = Au-dessus d’un trou vide, la bille du bas tombe toujours ; personne n’a cette couleur : étoiles perdues, { $stars }
quel_cirque-because-drop_owned = Au-dessus d’un trou vide, la bille du bas tombe toujours : ses étoiles ({ $stars }) vont à { $name }, qui a la couleur
quel_cirque-because-eject = Un clown poussé hors du plateau perd ses billes ({ $marbles_count }) et repart du début
quel_cirque-because-return = Le noir peut ramener 1 clown au départ : c’est ce que fait { $name }
quel_cirque-because-colors = Le sort donne 1 couleur à chacun : ses { $color_marbles } billes marquent pour lui
quel_cirque-because-color = Tirée en secret : les { $color_marbles } billes de cette couleur marquent pour vous, { $name }
quel_cirque-because-first = Le sort désigne qui commence : { $name }
quel_cirque-because-roll = { $name } ajoute 1 bille de cette couleur ou déplace 1 clown qui la porte en haut ; blanc et noir valent toutes les couleurs
quel_cirque-because-add = Billes dans ce clown : { $marbles } sur { $capacity } au plus ; { $name } lui donne { quel_cirque-spaces } à parcourir
quel_cirque-because-push = À cette table, un clown en marche peut pousser 1 autre clown d’une case
quel_cirque-because-invert = Avec le noir, { $name } peut remonter la bille du bas : celle du dessus tombera la première
quel_cirque-because-seat = Un clown poussé hors du plateau revient, vide, sur 1 des cases de départ
quel_cirque-because-skip = Avec ce dé, aucune bille à ajouter, aucun clown à déplacer : { $name } perd son tour

### ce que sont les choses

quel_cirque-what-marble = Une bille { quel_cirque-color }
quel_cirque-what-marble-does = Quand elle tombe dans un trou, le propriétaire de sa couleur marque les étoiles.
quel_cirque-what-marble-hidden = Une bille
quel_cirque-what-marble-hidden-does = On ne voit que la bille du haut de chaque clown ; souvenez-vous des autres.
quel_cirque-what-marble-hole-does = Elle a marqué ses étoiles. Un trou rempli ne prend pas de seconde bille.
quel_cirque-what-marble-supply = { quel_cirque-what-marble }
quel_cirque-what-marble-supply-does = Dans la réserve. Quand le dé montre sa couleur, elle peut aller dans un clown qui n’est pas plein.
quel_cirque-what-clown = Un clown
quel_cirque-what-clown-does =
    { $marbles ->
        [0] Vide : il ne bouge pas. Il est à tout le monde.
       *[other] { quel_cirque-marbles } : il fait { quel_cirque-spaces }. Il est à tout le monde.
    }
quel_cirque-what-die = Le dé
quel_cirque-what-die-does = Quatre couleurs, le blanc et le noir : ces deux-là sont des jokers, et le noir peut aussi ramener un clown.
quel_cirque-what-die-changed-does =
    { $white_faces ->
        [0] Faces de chaque couleur : { $color_faces }, noires : { $black_faces }, aucune blanche. Le noir est un joker, et peut aussi ramener un clown.
       *[other] Faces de chaque couleur : { $color_faces }, blanches : { $white_faces }, noires : { $black_faces }. Le blanc et le noir sont des jokers, et le noir peut aussi ramener un clown.
    }
quel_cirque-phone-die =
    { $face ->
        [red] Le dé : rouge
        [green] Le dé : vert
        [yellow] Le dé : jaune
        [blue] Le dé : bleu
        [white] Le dé : blanc, une couleur au choix
       *[black] Le dé : noir, une couleur au choix ou un retour
    }
quel_cirque-what-card = Carte de couleur : { $name }
quel_cirque-what-card-does = Secrète jusqu’à la fin : elle dit à qui sont les billes.
quel_cirque-what-cell = Une case
quel_cirque-what-cell-does = Un clown va en avant ou de côté, jamais en diagonale ni en arrière.
quel_cirque-what-hole =
    { $stars ->
        [one] Un trou à { $stars } étoile
       *[other] Un trou à { $stars } étoiles
    }
quel_cirque-what-hole-does =
    { $last ->
        [true] Le dernier trou : la première bille qui y tombe met aussitôt fin à la partie.
       *[false] Quand un clown passe dessus et que le trou est vide, sa bille du bas y tombe.
    }
quel_cirque-what-start = Une case de départ
quel_cirque-what-start-does = Avec le noir, on peut ramener ici un clown avec toutes ses billes.
quel_cirque-what-seat-does =
    { $color ->
        [none] La couleur de ce joueur n’est pas encore connue.
       *[other] { $stars ->
            [one] { quel_cirque-what-owns } { $stars } étoile pour l’instant.
           *[other] { quel_cirque-what-owns } { $stars } étoiles pour l’instant.
        }
    }
quel_cirque-what-owns =
    { $color ->
        [red] Possède les billes rouges :
        [green] Possède les billes vertes :
        [yellow] Possède les billes jaunes :
       *[blue] Possède les billes bleues :
    }
quel_cirque-what-zone-hats = Les chapeaux des clowns
quel_cirque-what-zone-hats-does = Les trois clowns les ont ôtés pour que les billes entrent par le haut. Ils ne jouent aucun rôle.
quel_cirque-what-scenery = La piste fait partie du décor : seuls comptent le plateau, les clowns, les billes et le dé.

## Ce qu’un conseil dit de faire

quel_cirque-do-add =
    { $first ->
        [red] Mettez une bille rouge dans le clown éclairé
        [green] Mettez une bille verte dans le clown éclairé
        [yellow] Mettez une bille jaune dans le clown éclairé
       *[blue] Mettez une bille bleue dans le clown éclairé
    }
quel_cirque-do-move = Déplacez le clown éclairé par les cases éclairées
quel_cirque-do-return = Ramenez le clown éclairé sur la case de départ éclairée
quel_cirque-do-invert = Remontez la bille du bas du clown éclairé
quel_cirque-do-seat = Posez le clown tombé sur la case de départ éclairée
quel_cirque-do-skip = Rien n’est possible : passez votre tour

## Names of the puzzles

quel_cirque-puzzle-01 = L’échauffement
quel_cirque-puzzle-02 = Encore une place
quel_cirque-puzzle-03 = Qui va lentement
quel_cirque-puzzle-04 = En tête de file
quel_cirque-puzzle-05 = Jamais deux sans trois
quel_cirque-puzzle-06 = Patience
quel_cirque-puzzle-07 = Le bon clown
quel_cirque-puzzle-08 = Au pas de parade
quel_cirque-puzzle-09 = En avant la fanfare
quel_cirque-puzzle-10 = À la croisée des chemins
quel_cirque-puzzle-11 = Slalom
quel_cirque-puzzle-12 = Tout ou rien
quel_cirque-puzzle-13 = Sur le fil
quel_cirque-puzzle-14 = Attention au trou
quel_cirque-puzzle-15 = La bille d’un autre
quel_cirque-puzzle-16 = Cinq étoiles
quel_cirque-puzzle-17 = L’embouteillage
quel_cirque-puzzle-18 = Le chemin des écoliers
quel_cirque-puzzle-19 = Presque au bout
quel_cirque-puzzle-20 = Un petit sacrifice
