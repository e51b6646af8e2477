### Texas Showdown : ce que lit le joueur.

texas_showdown-title = Texas Showdown
texas_showdown-tagline = Prenez le moins de plis possible
texas_showdown-minutes = 45
texas_showdown-pitch = Chaque pli est une pénalité, et la couleur la plus nombreuse l’emporte : esquivez, et défaussez-vous.
texas_showdown-progress =
    { $phase ->
        [deal]
            { $round ->
                [0] La donne
               *[other] Après la manche { $round }
            }
        [give] Manche { $round }, passe de cartes
       *[other] Manche { $round }, pli { $turn }
    }

## Les couleurs

texas_showdown-color-black = noir
texas_showdown-color-red = rouge
texas_showdown-color-blue = bleu
texas_showdown-color-brown = brun
texas_showdown-color-green = vert
texas_showdown-color-yellow = jaune
texas_showdown-color-purple = violet
texas_showdown-color-grey = gris
texas_showdown-color =
    { $color ->
        [black] { texas_showdown-color-black }
        [red] { texas_showdown-color-red }
        [blue] { texas_showdown-color-blue }
        [brown] { texas_showdown-color-brown }
        [green] { texas_showdown-color-green }
        [yellow] { texas_showdown-color-yellow }
        [purple] { texas_showdown-color-purple }
       *[grey] { texas_showdown-color-grey }
    }

## Options

texas_showdown-option-face_cards = Un shérif
texas_showdown-option-face_cards-sheriff-help = Un shérif met sa couleur à zéro : elle ne compte plus
texas_showdown-option-face_cards-happy_faces-help = Chaque shérif pris annule un de vos plis
texas_showdown-option-face_cards-pass_the_buck-help = Qui prend le pli avec un shérif nomme qui entame ensuite
texas_showdown-option-face_cards-sheriff = Ôte sa couleur
texas_showdown-option-face_cards-happy_faces = Ôte un pli
texas_showdown-option-face_cards-pass_the_buck = Fait nommer
texas_showdown-option-face_cards-rules =
    Les deux dernières sont [les Sourires](#TX-12) et [la Patate chaude](#TX-13).
texas_showdown-option-passing = Passer des cartes
texas_showdown-option-passing-false-help = Chacun joue les cartes reçues
texas_showdown-option-passing-true-help = Avant le premier pli, des cartes vont à un autre joueur
texas_showdown-option-passing-rules =
    Voir [La passe de cartes](#card-give).
texas_showdown-option-length = Durée
texas_showdown-option-length-full-help = Manche après manche, jusqu’à la limite de points
texas_showdown-option-length-one_hand-help = Une seule manche décide
texas_showdown-option-length-full = Complète
texas_showdown-option-length-one_hand = Une manche
texas_showdown-option-length-rules =
    Qui y a le moins de points gagne, et la limite de points ne joue aucun rôle.

## Nombres

texas_showdown-number-points_to_end_3 = Fin, à 3 joueurs
texas_showdown-number-points_to_end_4 = Fin, à 4 joueurs
texas_showdown-number-points_to_end_5 = Fin, à 5 joueurs
texas_showdown-number-points_to_end_6 = Fin, à 6 joueurs
texas_showdown-number-trick_points = Points par pli
texas_showdown-number-cards_passed = Cartes passées
texas_showdown-number-opening_card = Carte d’entame

## Verbes

texas_showdown-verb-play = Jouer
texas_showdown-verb-play-help = Poser dans le pli
texas_showdown-verb-give = Passer
texas_showdown-verb-give-help = Deux cartes pour un autre joueur
texas_showdown-verb-lead = Nommer
texas_showdown-verb-lead-help = Qui entame le pli suivant

## Consignes

texas_showdown-prompt-play = Jouez une carte
texas_showdown-prompt-give = Choisissez les cartes à passer
texas_showdown-prompt-lead = Nommez qui entame le pli suivant

## Légendes

texas_showdown-event-shuffle = Manche { $hand } : on mélange les cartes
texas_showdown-event-deal = Manche { $hand } : on distribue
texas_showdown-event-give = { $name } a choisi ses cartes à passer
texas_showdown-event-given = { $name } passe { $cards } à { $to_name }
texas_showdown-event-pass = Les cartes choisies changent de mains
texas_showdown-event-receive = { $from_name } passe { $cards } à { $name }
texas_showdown-event-open = { $name } entame le premier pli
texas_showdown-event-play =
    { $card ->
        [10] { $name } joue le 10 : shérif des noirs !
        [20] { $name } joue le 20 : shérif des rouges !
        [29] { $name } joue le 29 : shérif des bleus !
        [38] { $name } joue le 38 : shérif des bruns !
        [47] { $name } joue le 47 : shérif des verts !
        [56] { $name } joue le 56 : shérif des jaunes !
        [65] { $name } joue le 65 : shérif des violets !
        [74] { $name } joue le 74 : shérif des gris !
       *[other] { $name } joue le { $card }
    }
texas_showdown-forced-play = { $told } (seule carte permise)
texas_showdown-event-zero =
    { $colors_count ->
        [one] { $color ->
            [black] Shérif ! Le noir ne compte plus
            [red] Shérif ! Le rouge ne compte plus
            [blue] Shérif ! Le bleu ne compte plus
            [brown] Shérif ! Le brun ne compte plus
            [green] Shérif ! Le vert ne compte plus
            [yellow] Shérif ! Le jaune ne compte plus
            [purple] Shérif ! Le violet ne compte plus
           *[grey] Shérif ! Le gris ne compte plus
        }
       *[other] Deux shérifs ! Leurs couleurs ne comptent plus
    }
texas_showdown-event-alone =
    { $color ->
        [black] Shérif ! Le noir ne compte que s’il reste seul
        [red] Shérif ! Le rouge ne compte que s’il reste seul
        [blue] Shérif ! Le bleu ne compte que s’il reste seul
        [brown] Shérif ! Le brun ne compte que s’il reste seul
        [green] Shérif ! Le vert ne compte que s’il reste seul
        [yellow] Shérif ! Le jaune ne compte que s’il reste seul
        [purple] Shérif ! Le violet ne compte que s’il reste seul
       *[grey] Shérif ! Le gris ne compte que s’il reste seul
    }
texas_showdown-event-restore = Chaque couleur a son shérif : toutes comptent
texas_showdown-event-win =
    { $tied_count ->
        [0] { $name } prend le pli avec le { $card }
        [2] Égalité { $tied } : le { $card } est le plus haut
       *[other] Couleurs à égalité : le { $card } est le plus haut
    }
texas_showdown-event-happy =
    { $faces ->
        [one] Sourire ! { $name } annule un pli
       *[other] Sourires ! { $name } annule { $faces } plis
    }
texas_showdown-event-buck = { $name } l’a pris avec un shérif : qui entame ?
texas_showdown-event-lead = { $name } nomme { $leader_name } pour entamer
texas_showdown-event-score = Manche { $hand } : on compte les plis
texas_showdown-event-end =
    { $winners_count ->
        [one] { $winners_name } a le moins de points !
       *[other] Le moins de points : { $winners_name }
    }

## La fin et le score

texas_showdown-reason-threshold = La limite est atteinte : qui a le moins de points gagne.
texas_showdown-reason-one_hand = Une manche décide : qui a le moins de points gagne.
texas_showdown-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Les moments dont on parle

texas_showdown-moment-hand = Une manche comptée
texas_showdown-moment-hand-told =
    { $seats_count ->
        [one] La manche { $hand } coûte le plus à { $seats_name } : { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
       *[other] La manche { $hand } coûte le plus à { $seats_name } : { $count ->
            [one] { $count } point chacun
           *[other] { $count } points chacun
        }
    }
texas_showdown-moment-sheriff = Un shérif renverse le pli
texas_showdown-moment-sheriff-told = Manche { $round } : un shérif sauve { $target_name }, et { $name } prend le pli
texas_showdown-moment-five_tricks = Un cinquième pli
texas_showdown-moment-five_tricks-told = Manche { $round } : déjà le cinquième pli pour { $name }

## Pourquoi c’est interdit

texas_showdown-start-tied =
    { $opening_card ->
        [0]
            { $seats ->
                [3] commence qui tient le 31, c’est donc aussi ce que vaut cette carte
               *[other] commence qui tient le 0, c’est donc aussi ce que vaut cette carte
            }
       *[other] commence qui tient la carte d’entame, c’est donc aussi ce que vaut cette carte
    }
texas_showdown-why-give-count = on passe { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
texas_showdown-why-give-due =
    { $cards ->
        [one] avant le premier pli, chacun passe { $cards } carte
       *[other] avant le premier pli, chacun passe { $cards } cartes
    }
texas_showdown-why-lead-due = un shérif a pris le pli : nommez d’abord qui entame le suivant
texas_showdown-why-hands-dealt = on distribue { $seats } mains, une par joueur
texas_showdown-why-stays-in-box = à trois joueurs, le { $card } reste dans la boîte
texas_showdown-why-hand-size = on distribue tout à parts égales, { $cards } cartes chacun
texas_showdown-why-each-card-once = chaque carte est distribuée une fois
texas_showdown-why-no-passing-now = on ne passe des cartes qu’avant le premier pli
texas_showdown-why-give-not-in-hand = on passe des cartes de sa main, et le { $card } n’y est pas
texas_showdown-why-no-naming-now = on ne nomme qui entame qu’après un pli pris avec un shérif
texas_showdown-why-no-such-seat = il n’y a pas { ELIDE("de", $name) } pour entamer le pli suivant
texas_showdown-why-not-in-hand = on joue une carte de sa main, et le { $card } n’y est pas
texas_showdown-why-opening = le premier pli d’une manche s’entame avec le { $card }
texas_showdown-why-follow = il faut fournir une couleur du pli ; vous avez en main : { $colors }

## Pourquoi ce conseil

texas_showdown-hint-lead =
    { $higher ->
        [0] Entamez avec le { $card } : toute autre entame est pire
        [one] Entamez avec le { $card } : une carte plus haute de sa couleur est encore en jeu
       *[other] Entamez avec le { $card } : { $higher } cartes plus hautes de sa couleur sont encore en jeu
    }
texas_showdown-hint-below = Jouez le { $card } : il reste sous le { $taker }
texas_showdown-hint-ducks = Jouez le { $card } : le { $taker } prend le pli
texas_showdown-hint-unloads = Jouez le { $card } : il est dangereux à garder, et le { $taker } prend le pli
texas_showdown-hint-leads = Jouez le { $card } : il prendrait le pli pour l’instant, mais d’autres jouent encore
texas_showdown-hint-takes = Jouez le { $card } : vous prenez le pli, mais perdez une carte dangereuse
texas_showdown-hint-leader = Nommez { $leader_name } pour entamer le pli suivant
texas_showdown-hint-give = Passez { $cards } : elles sont dangereuses à garder

## Pourquoi un autre l’a fait

texas_showdown-motive-lead =
    { $higher ->
        [0] { $name } entame avec le { $card } : toute autre entame est pire
        [one] { $name } entame avec le { $card } : une carte plus haute de sa couleur est encore en jeu
       *[other] { $name } entame avec le { $card } : { $higher } cartes plus hautes de sa couleur sont encore en jeu
    }
texas_showdown-motive-below = { $name } joue le { $card }, qui reste sous le { $taker }
texas_showdown-motive-ducks = { $name } joue le { $card }, et le { $taker } prend le pli
texas_showdown-motive-unloads = { $name } se défait du { $card }, dangereux à garder, et le { $taker } prend le pli
texas_showdown-motive-leads = { $name } joue le { $card }, qui prendrait le pli pour l’instant, mais d’autres jouent encore
texas_showdown-motive-takes = { $name } prend le pli, mais perd une carte dangereuse : le { $card }
texas_showdown-motive-leader = { $name } nomme { $leader_name } pour entamer le pli suivant
texas_showdown-motive-give = { $name } passe { $cards } : elles sont dangereuses à garder

## Un choix dans une analyse, tel qu’il a été fait ou comme meilleur, et ce qui parle pour lui


texas_showdown-choice-play =
    { $form ->
        [better] jouer le { $card }
       *[done] { $name } joue le { $card }
    }
texas_showdown-choice-give =
    { $form ->
        [better]
            { $cards_count ->
                [one] passer le { $cards }
               *[other] passer les cartes { $cards }
            }
       *[done]
            { $cards_count ->
                [one] { $name } passe le { $cards }
               *[other] { $name } passe les cartes { $cards }
            }
    }
texas_showdown-choice-lead =
    { $form ->
        [better] laisser { $leader_name } entamer
       *[done] { $name } laisse { $leader_name } entamer
    }
texas_showdown-merit-lead =
    { $higher ->
        [0] Toute autre entame est pire
        [one] Une carte plus haute de sa couleur est encore en jeu, et peut prendre le pli
       *[other] { $higher } cartes plus hautes de sa couleur sont encore en jeu, et peuvent prendre le pli
    }
texas_showdown-merit-below = Il reste sous le { $taker }, qui prend le pli
texas_showdown-merit-ducks = C’est le { $taker } qui prend le pli
texas_showdown-merit-unloads = Le { $card } est dangereux à garder, et c’est le { $taker } qui prend le pli
texas_showdown-merit-leads = Il prendrait le pli pour l’instant, mais d’autres jouent encore et peuvent monter
texas_showdown-merit-takes = Il prend le pli, mais débarrasse d’une carte dangereuse
texas_showdown-merit-leader = Si { $leader_name } entame, le pli suivant est moins dangereux
texas_showdown-merit-give = Ces cartes sont dangereuses à garder

## Ce dont le coach avertit

texas_showdown-warning-lead =
    { $higher ->
        [0] Aucune carte de sa couleur ne la dépasse : le pli risque d’être pour vous
        [one] Une seule carte plus haute de sa couleur est encore en jeu
       *[other] Une autre entame paraît nettement meilleure
    }
texas_showdown-warning-leads = Cette carte prend probablement le pli
texas_showdown-warning-takes = Cette carte prend le pli
texas_showdown-warning-give = Vous garderiez des cartes plus dangereuses

### table

texas_showdown-table-status = Manche { $hand } · pli { $trick } sur { $tricks }
texas_showdown-table-leads =
    { $color ->
        [black] Le noir mène
        [red] Le rouge mène
        [blue] Le bleu mène
        [brown] Le brun mène
        [green] Le vert mène
        [yellow] Le jaune mène
        [purple] Le violet mène
       *[grey] Le gris mène
    }
texas_showdown-table-some =
    { $color ->
        [black] du noir
        [red] du rouge
        [blue] du bleu
        [brown] du brun
        [green] du vert
        [yellow] du jaune
        [purple] du violet
       *[grey] du gris
    }
texas_showdown-table-takes = l’emporte
texas_showdown-table-takes-so-far = en tête
texas_showdown-table-would-take = prendrait le pli
texas_showdown-table-would-duck = reste dessous
texas_showdown-table-open = À vous ! Entamez avec le { $card }
texas_showdown-table-lead-off = À vous ! Entamez comme il vous plaît
texas_showdown-table-follow = À vous ! Jouez { $colors }
texas_showdown-table-free = À vous ! Rien à fournir : jouez à votre guise
texas_showdown-table-give =
    { $count ->
        [one] Choisissez { $count } carte pour { $name }
       *[other] Choisissez { $count } cartes pour { $name }
    }
texas_showdown-table-give-more =
    { $count ->
        [one] Encore { $count } carte pour { $name }
       *[other] Encore { $count } cartes pour { $name }
    }
texas_showdown-table-name-leader = Pli pris avec un shérif : qui entame ?
texas_showdown-table-waits = { $name } joue…
texas_showdown-table-waits-lead = { $name } nomme qui entame…
texas_showdown-table-for = pour { $name }
texas_showdown-table-from = reçu : { $name }
texas_showdown-table-scored = Manche { $hand }
texas_showdown-table-total = Total
texas_showdown-table-points = { $points }/{ $limit }
texas_showdown-table-points-open = { $points } pts
texas_showdown-table-limit = Fin à { $points } points : qui a le moins gagne
texas_showdown-table-single = Cette manche décide : qui a le moins de points gagne
texas_showdown-table-last-trick = Dernier pli
texas_showdown-table-by-number = Par numéro
texas_showdown-table-playable = Jouables

texas_showdown-lesson-goal = Chaque pli pris coûte un point, et qui a le moins de points gagne.
texas_showdown-goal = La couleur la plus jouée décide : sa plus haute carte prend le pli, qui coûte un point. Qui a le moins de points gagne.
texas_showdown-lesson-open = Qui a le 0 entame, et c’est vous : jouez-le.
texas_showdown-lesson-takes = Célia a joué la plus haute carte noire : le pli est pour elle, le point aussi.
texas_showdown-lesson-follow = Jouez une couleur déjà posée sur la table ; le 42 reste sous le 46.
texas_showdown-lesson-any = Vous n’avez pas de bleu : jouez ce que vous voulez, de préférence une carte haute et dangereuse.
texas_showdown-lesson-most = Le bleu est le plus nombreux, donc le plus haut bleu prend le pli : le 28 de Célia.
texas_showdown-lesson-sheriff = Votre 74 est un shérif, la plus haute de sa couleur : joué, il met le gris à zéro.
texas_showdown-lesson-zeroed = Trois gris ne comptent plus pour rien : le 33 de Django, seul, prend le pli.
texas_showdown-lesson-free = Pas un seul pli jusqu’ici, bravo ! La suite est à vous : prenez-en le moins possible.
texas_showdown-lesson-end = Jouez bas, gardez un shérif pour un mauvais pli et surveillez la couleur en tête.

## Why it came about

texas_showdown-because-most = Couleur la plus nombreuse : { texas_showdown-color }, { $count } cartes sur { $cards } ; la plus haute, le { $card }, prend le pli
texas_showdown-because-zeroed = À zéro par un shérif : { $colors } ; du reste, la couleur la plus nombreuse est { texas_showdown-color } ({ $count }), et sa plus haute carte le { $card }
texas_showdown-because-tied = Égalité entre { $colors } pour le plus de cartes : le plus haut numéro parmi elles, le { $card }, prend le pli
texas_showdown-because-shuffle = À chaque manche, toutes les cartes sont mélangées et distribuées à parts égales : manche { $hand }
texas_showdown-because-deal = À chaque manche, toutes les cartes sont mélangées et distribuées à parts égales : manche { $hand }
texas_showdown-because-open = { $name } a le { $opening }, qui ouvre le premier pli d’une manche
texas_showdown-because-give =
    { $cards_passed ->
        [one] Avant le premier pli, chacun passe { $cards_passed } carte que nul autre ne voit : { $name } a choisi
       *[other] Avant le premier pli, chacun passe { $cards_passed } cartes que nul autre ne voit : { $name } a choisi
    }
texas_showdown-because-given =
    { $cards_passed ->
        [one] Avant le premier pli, chacun passe { $cards_passed } carte : la vôtre est { $cards }
       *[other] Avant le premier pli, chacun passe { $cards_passed } cartes : les vôtres sont { $cards }
    }
texas_showdown-because-pass = À la manche { $hand }, les cartes vont à gauche, de tant de places : { $places }
texas_showdown-because-receive =
    { $cards_passed ->
        [one] Chacun passe { $cards_passed } carte : { $from_name } vous donne celle-ci
       *[other] Chacun passe { $cards_passed } cartes : { $from_name } vous donne celles-ci
    }
texas_showdown-because-play = { $name } entame avec le { $card } : les autres doivent fournir sa couleur s’ils le peuvent
texas_showdown-because-play_follows = { $name } fournit une couleur du pli avec le { $card } ; cartes dans le pli : { $cards }
texas_showdown-because-play_free = { $name } n’a aucune couleur du pli et peut tout jouer : le { $card }, carte numéro { $cards } du pli
texas_showdown-because-zero = { $name } joue la plus haute carte d’une couleur, son shérif : dans ce pli, sa couleur ne compte pas
texas_showdown-because-alone = { $name } joue un shérif : sa couleur ne compte pas, sauf si elle est seule dans le pli, comme ici
texas_showdown-because-restore = Chacune des { $colors_count } couleurs du pli a son shérif : toutes comptent de nouveau
texas_showdown-because-happy = { $name } prend un Sourire, qui annule 1 pli à la fin de la manche : ici { $faces }
texas_showdown-because-buck = { $name } a pris le pli avec un shérif, et nomme donc qui entame le suivant
texas_showdown-because-lead = Qui prend un pli avec un shérif nomme qui entame le suivant : { $name } nomme { $leader_name }
texas_showdown-because-take = Le { $card } a pris le pli : il coûte { $trick_points ->
        [one] { $trick_points } point
       *[other] { $trick_points } points
    } à { $name }
texas_showdown-because-score =
    { $trick_points ->
        [one] Chaque pli pris coûte { $trick_points } point ; le moins de points jusqu’ici : { $fewest }
       *[other] Chaque pli pris coûte { $trick_points } points ; le moins de points jusqu’ici : { $fewest }
    }
texas_showdown-because-end = Qui a le moins de points gagne : { $fewest }

### ce que sont les choses

texas_showdown-what-card-face = Le { $face } { texas_showdown-what-color }
texas_showdown-what-card-face-does = La couleur la plus nombreuse l’emporte, et sa plus haute carte prend le pli.
texas_showdown-what-card-sheriff = Le { $face }, shérif de la couleur { texas_showdown-what-color }
texas_showdown-what-card-sheriff-does =
    { $face_cards ->
        [happy_faces] La plus haute carte de sa couleur. Dans vos plis, elle en annule un.
        [pass_the_buck] La plus haute carte de sa couleur. Qui prend un pli avec elle nomme le joueur qui entame le suivant.
       *[sheriff] La plus haute carte de sa couleur. Dans un pli, elle met la couleur à zéro : celle-ci ne compte plus.
    }
texas_showdown-what-card-hand = Chez { $name } : la main
texas_showdown-what-card-hand-does =
    { $count ->
        [one] { $count } carte, face cachée.
       *[other] { $count } cartes, face cachée.
    }
texas_showdown-what-card-pile = Chez { $name } : les plis
texas_showdown-what-card-pile-does = Chaque pli coûte { $trick_points ->
        [one] un point
       *[other] { $trick_points } points
    } de pénalité. Face cachée ; seul le dernier peut être revu.
texas_showdown-what-card-give = Cartes à passer
texas_showdown-what-card-give-does = Choisies en secret. Elles partent quand tous ont choisi.
texas_showdown-what-card-got = Cartes reçues
texas_showdown-what-card-got-does = Elles vont à { $name }.
texas_showdown-what-card-trick = Une carte du pli
texas_showdown-what-card-trick-does = Jouée par { $name }.
texas_showdown-what-card-deck = Le paquet
texas_showdown-what-card-deck-does = On le distribue entièrement, à parts égales.
texas_showdown-what-card-box = La boîte
texas_showdown-what-card-box-does = À trois, le noir, le rouge et le bleu ne servent pas.
texas_showdown-what-color =
    { $color ->
        [black] noir
        [red] rouge
        [blue] bleu
        [brown] brun
        [green] vert
        [yellow] jaune
        [purple] violet
       *[grey] gris
    }
texas_showdown-what-seat-does =
    { $limit ->
        [0] Plis dans cette manche, qui décide de la partie : { $tricks }.
       *[other] Points : { $points }. Plis dans cette manche : { $tricks }. À { $limit } points, la partie s’arrête.
    }
texas_showdown-what-ui-sort-does = Range votre main par numéro, ou met en tête ce que vous pouvez jouer.
texas_showdown-what-ui-last_trick-does = Montre le dernier pli jusqu’à la prochaine entame.
texas_showdown-what-ui-no_trick-does = On ne revoit le dernier pli que jusqu’à la prochaine entame.
texas_showdown-what-zone-status = La manche et le pli
texas_showdown-what-zone-status-does =
    { $limit ->
        [0]
            { $trick_points ->
                [one] La manche se joue jusqu’au dernier pli : chaque pli coûte un point, et qui a le moins de points gagne.
               *[other] La manche se joue jusqu’au dernier pli : chaque pli coûte { $trick_points } points, et qui a le moins de points gagne.
            }
       *[other]
            { $trick_points ->
                [one] Chaque pli coûte un point, compté après la manche. Dès que quelqu’un atteint { $limit } points, qui a le moins de points gagne.
               *[other] Chaque pli coûte { $trick_points } points, comptés après la manche. Dès que quelqu’un atteint { $limit } points, qui a le moins de points gagne.
            }
    }
texas_showdown-what-scenery = Le saloon fait partie du décor : seules les cartes comptent.

## Names of the puzzles

texas_showdown-puzzle-01 = Portes battantes
texas_showdown-puzzle-02 = Brume violette
texas_showdown-puzzle-03 = Aube grise
texas_showdown-puzzle-04 = Midi pile
texas_showdown-puzzle-05 = Le canyon gris
texas_showdown-puzzle-06 = Poids mort
texas_showdown-puzzle-07 = La longue chevauchée
texas_showdown-puzzle-08 = Menue monnaie
texas_showdown-puzzle-09 = Herbes folles
texas_showdown-puzzle-10 = Poudre noire
texas_showdown-puzzle-11 = Roues de chariot
texas_showdown-puzzle-12 = Le dernier cavalier
texas_showdown-puzzle-13 = Les sacoches
texas_showdown-puzzle-14 = Dégainer vite
texas_showdown-puzzle-15 = Bottes rouges
texas_showdown-puzzle-16 = Marchandage
texas_showdown-puzzle-17 = Le cactus
texas_showdown-puzzle-18 = Passage étroit
texas_showdown-puzzle-19 = Chapeaux bleus
texas_showdown-puzzle-20 = Duel au crépuscule
