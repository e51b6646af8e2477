### Clown Standoff : ce que lit le joueur.

clown_standoff-title = Clown Standoff
clown_standoff-tagline = Des cartes, puis une tarte
clown_standoff-minutes = 10
clown_standoff-pitch = Ramassez des cartes dans une dispute secrète, puis soyez le dernier clown sans tarte à la figure.
clown_standoff-progress = { $phase ->
    [deal] La donne
    [argument] Dispute, pli { $turn }
   *[other] Duel
 }

## Options

clown_standoff-option-one_beats_six = Le 1 bat le 6
clown_standoff-option-one_beats_six-revealed-help = Un 1 bat tous les 6, même ceux qui s’annulent
clown_standoff-option-one_beats_six-uncancelled-help = Un 1 ne bat un 6 que si celui-ci n’est pas annulé
clown_standoff-option-one_beats_six-revealed = Toujours
clown_standoff-option-one_beats_six-uncancelled = Sauf si annulé
clown_standoff-option-one_beats_six-rules =
    Un 1 qui bat un 6 compte comme un 7. *Sauf si annulé* est la règle d’une édition antérieure.

    ![Les mêmes cartes, avec « Sauf si annulé » : le 1 n’est qu’un 1, et le 5 de Django gagne.](example/sixes_canceled)
clown_standoff-option-no_tricks = Joueurs sans carte
clown_standoff-option-no_tricks-play-help = Sans pli gagné, on joue le duel en révélant
clown_standoff-option-no_tricks-sit_out-help = Qui n’a gagné aucun pli regarde le duel
clown_standoff-option-no_tricks-play = Ils jouent
clown_standoff-option-no_tricks-sit_out = Ils regardent
clown_standoff-option-no_tricks-rules =
    Avec *Ils regardent*, tous jouent si personne n’a gagné de pli ; si un seul joueur a des cartes, il gagne aussitôt.

## Nombres

clown_standoff-number-cards_dealt = Cartes par joueur
clown_standoff-number-copies = Cartes par valeur
clown_standoff-number-hits = Touches en pioche
clown_standoff-number-dodges = Esquives en pioche
clown_standoff-number-pass_per_player = Passer, par joueur
clown_standoff-number-pass_extra = Passer, en plus

## Verbes

clown_standoff-verb-choose = Choisir
clown_standoff-verb-choose-help = Jouer cette carte, face cachée
clown_standoff-verb-reveal = Révéler
clown_standoff-verb-reveal-help = Retourner la première tarte
clown_standoff-verb-reshuffle = Remélanger
clown_standoff-verb-reshuffle-help = Payer 1 carte : pioche neuve, puis révéler
clown_standoff-verb-pass = Passer
clown_standoff-verb-pass-help = Payer des cartes : les tartes passent, sans risque

## Consignes

clown_standoff-prompt-choose = Choisissez une carte, en secret
clown_standoff-prompt-pass-reshuffle-reveal = Révélez, remélangez ou passez
clown_standoff-prompt-reshuffle-reveal = Révélez, ou payez pour remélanger
clown_standoff-prompt-reveal = Révélez la première tarte
clown_standoff-prompt-pass-reshuffle = Payez cette carte, ou plus pour passer
clown_standoff-prompt-reshuffle = Choisissez la carte à payer
clown_standoff-prompt-pass = Choisissez les cartes à payer

## Légendes

clown_standoff-event-deal = { $cards } cartes chacun
clown_standoff-event-choose = { $name } a choisi
clown_standoff-event-show = Cartes révélées : { $cards }
clown_standoff-event-dummy = Le figurant révèle un { $card }
clown_standoff-event-clash = Cartes égales annulées : { $cards }
clown_standoff-event-highest =
    { $owner ->
        [dummy] Le { $card } du figurant est le plus fort
       *[other]
            { $beats_six ->
                [true] Le 1 bat le 6 : { $name } gagne le pli
               *[false] { $name } gagne le pli avec un { $card }
            }
    }
clown_standoff-event-collect = { $name } ramasse { $cards_count } cartes pour le duel
clown_standoff-event-dummy_wins = Le figurant gagne : le pli sort du jeu
clown_standoff-event-cancel = Tout s’annule : personne ne gagne le pli
clown_standoff-event-sit_out = { $name } regarde le duel, sans carte
clown_standoff-event-reveal = { $name } retourne une tarte…
clown_standoff-event-reshuffle = { $name } paie un { $card } et remélange
clown_standoff-event-pass =
    { $cards_count ->
        [one] { $name } paie { $cards_count } carte et passe
       *[other] { $name } paie { $cards_count } cartes et passe
    }
clown_standoff-event-shuffle = Toutes les tartes sont mélangées
clown_standoff-event-pie =
    { $face ->
        [hit] Touché !
       *[dodge] { $name } esquive !
    }
clown_standoff-event-hit = Splash ! { $name } prend la tarte
clown_standoff-event-win = { $name } reste propre et gagne !

## La fin et le score

clown_standoff-reason-last_standing = Tous les autres ont pris une tarte.
clown_standoff-score =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }

## La fin de chacun

clown_standoff-standing-clean = Propre jusqu’au bout
clown_standoff-standing-watched = Aucun pli gagné
clown_standoff-standing-pie =
    { $count ->
        [1] Première tarte
        [2] Deuxième tarte
        [3] Troisième tarte
        [4] Quatrième tarte
       *[other] Cinquième tarte
    }

## Les moments dont on parle

clown_standoff-moment-hit = Une tarte en pleine figure
clown_standoff-moment-hit-told =
    { $clean ->
        [1] La dernière tarte est pour { $name } : un seul clown reste propre
       *[other] { $name } prend la tarte : encore { $clean } clowns propres
    }
clown_standoff-moment-beats_six = Le 1 bat le 6
clown_standoff-moment-beats_six-told = Pli { $turn } : un 1 bat le 6, et { $name } ramasse tout
clown_standoff-moment-big_trick = Un gros pli
clown_standoff-moment-big_trick-told = Pli { $turn } : { $name } ramasse { $count } cartes d’un coup
clown_standoff-moment-cancel = Un pli perdu pour tous
clown_standoff-moment-cancel-told = Pli { $turn } : toutes les cartes s’annulent, personne ne ramasse rien

## Pourquoi c’est interdit

clown_standoff-why-deal-due = il faut d’abord distribuer les cartes
clown_standoff-why-choice-due = chacun choisit une carte ; les tartes attendent le duel
clown_standoff-why-dummy-due = on retourne d’abord la carte du figurant
clown_standoff-why-first-due = le hasard désigne d’abord qui commence parmi les ex æquo
clown_standoff-why-turn-due = on révèle une tarte, on remélange ou on passe ; on ne choisit plus de carte
clown_standoff-why-pie-due = on retourne d’abord la première tarte
clown_standoff-why-hands-dealt = on distribue { $seats } mains, et non { $hands }
clown_standoff-why-dummy-dealt = le figurant reçoit une main à 2 joueurs, et à 2 seulement
clown_standoff-why-hand-size = chaque main compte { $cards } cartes
clown_standoff-why-copies = il n’y a que { $copies } cartes de valeur { $card }
clown_standoff-why-not-in-hand = on choisit une carte de sa main, et il n’y a pas de { $card }
clown_standoff-why-not-in-dummys-hand = la carte vient de la main du figurant, et il n’y a pas de { $card }
clown_standoff-why-not-tied = seul commence qui a le plus de cartes, et les plus hautes
clown_standoff-why-reshuffle-unpaid = remélanger coûte une carte, et vous n’en avez pas
clown_standoff-why-reshuffle-not-collected = remélanger coûte une carte ramassée, et vous n’avez pas de { $card }
clown_standoff-why-pass-price =
    { $one_each ->
        [true] passer coûte { $price } cartes : une par joueur en jeu, vous compris
       *[false]
            { $price ->
                [one] passer coûte { $price } carte
               *[other] passer coûte { $price } cartes
            }
    }
clown_standoff-why-pass-unpaid =
    { $cards ->
        [0]
            { $price ->
                [one] passer coûte { $price } carte, et vous n’en avez pas
               *[other] passer coûte { $price } cartes, et vous n’en avez pas
            }
       *[other] passer coûte { $price } cartes, et vous n’en avez que { $cards }
    }
clown_standoff-why-pass-not-collected = passer coûte des cartes ramassées, et vous ne les avez pas toutes
clown_standoff-why-no-dodge-left =
    { $dodges ->
        [one] l’unique esquive est sortie : toute tarte restante touche
       *[other] les { $dodges } esquives sont sorties : toute tarte restante touche
    }

### table

clown_standoff-table-argument = Dispute · pli { $trick } sur { $tricks }
clown_standoff-table-standoff =
    { $count ->
        [one] Duel · { $count } clown
       *[other] Duel · { $count } clowns
    }
clown_standoff-table-cards = { $count } à payer
clown_standoff-table-collected =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
clown_standoff-table-worth = Ramassez des cartes : elles paient au duel
clown_standoff-table-worth-price =
    { $count ->
        [one] { $count } carte remélange les tartes ou les fait passer
       *[other] 1 carte remélange les tartes, { $count } les font passer
    }
clown_standoff-table-watches = regarde
clown_standoff-table-dummy = Figurant
clown_standoff-table-dummy-hand = { $count } en main
clown_standoff-table-out = hors jeu
clown_standoff-table-pied = Entarté !
clown_standoff-table-discard = Défausse : { $count }
clown_standoff-table-odds = Tarte : { $hits } sur { $cards }
clown_standoff-table-risk = { $hits }/{ $cards }
clown_standoff-table-safe = sûr
clown_standoff-aid-odds = Risque de tarte
clown_standoff-aid-odds-help = Indique, pour chaque choix, le risque de prendre une tarte
clown_standoff-table-how-reveal = toucher la pioche
clown_standoff-table-how-reshuffle = poser 1 carte ici
clown_standoff-table-how-pass =
    { $count ->
        [one] payer { $count } carte
       *[other] payer { $count } cartes
    }
clown_standoff-table-needs =
    { $count ->
        [one] il faut { $count } carte
       *[other] il faut { $count } cartes
    }
clown_standoff-table-chosen = Carte posée ! { $others }
clown_standoff-table-pay =
    { $count ->
        [one] Encore { $count } carte pour passer
       *[other] Encore { $count } cartes pour passer
    }
clown_standoff-table-pay-either = Payez cette carte : remélanger ou passer
clown_standoff-table-pay-one = Choisissez la carte à payer
clown_standoff-table-no-cards = Plus de cartes : révélez la première tarte
clown_standoff-table-begins-most = { $name } commence : le plus de cartes
clown_standoff-table-begins-highest = { $name } commence : les plus hautes cartes
clown_standoff-table-begins-nearest = { $name } commence : ex æquo le plus proche
clown_standoff-table-begins-lot = { $name } commence : tirage au sort

## Conseils

clown_standoff-hint-choose = Un { $card } gagne ce pli dans environ { $percent } % des cas
clown_standoff-hint-save = Gardez le { $best } pour plus tard : il gagne un tel pli dans environ { $chance } % des cas, un { $card } dans { $percent } %
clown_standoff-hint-reveal = Le risque de tarte est de { $percent } % : révélez et gardez vos cartes
clown_standoff-hint-reshuffle = Le risque de tarte est de { $percent } % : payez une carte, et il tombe à { $fresh } %
clown_standoff-hint-pass =
    { $count ->
        [one] Le risque de tarte est de { $percent } % : passez avec { $count } carte
       *[other] Le risque de tarte est de { $percent } % : passez avec { $count } cartes
    }

## Pourquoi un autre l’a fait

clown_standoff-motive-choose = { $name } joue un { $card }, qui gagne un tel pli dans environ { $percent } % des cas
clown_standoff-motive-save = { $name } joue un { $card }, qui gagne un tel pli dans environ { $percent } % des cas, et garde le { $best } pour plus tard
clown_standoff-motive-reveal = Le risque de tarte était de { $percent } % : { $name } révèle et garde ses cartes
clown_standoff-motive-reshuffle = Le risque de tarte était de { $percent } % : { $name } paie une carte pour le ramener à { $fresh } %
clown_standoff-motive-pass =
    { $count ->
        [one] Le risque de tarte était de { $percent } % : { $name } paie { $count } carte et passe
       *[other] Le risque de tarte était de { $percent } % : { $name } paie { $count } cartes et passe
    }

## Un choix dans une analyse, tel qu’il a été fait ou comme meilleur, et ce qui parle pour lui


clown_standoff-choice-choose =
    { $form ->
        [better] jouer le { $card }
       *[done] { $name } joue le { $card }
    }
clown_standoff-choice-reveal =
    { $form ->
        [better] révéler une tarte
       *[done] { $name } révèle une tarte
    }
clown_standoff-choice-reshuffle =
    { $form ->
        [better] payer le { $card } et remélanger
       *[done] { $name } paie le { $card } et remélange
    }
clown_standoff-choice-pass =
    { $form ->
        [better]
            { $cards_count ->
                [one] payer le { $cards } pour passer
               *[other] payer les cartes { $cards } pour passer
            }
       *[done]
            { $cards_count ->
                [one] { $name } paie le { $cards } pour passer
               *[other] { $name } paie les cartes { $cards } pour passer
            }
    }
clown_standoff-merit-choose = Le { $card } gagne un tel pli dans environ { $percent } % des cas
clown_standoff-merit-save = Le { $best } gagne un tel pli plus souvent ({ $chance } % au lieu de { $percent } %), mais mieux vaut le garder
clown_standoff-merit-reveal = Le risque de tarte est de { $percent } %, et révéler ne coûte aucune carte
clown_standoff-merit-reshuffle = Le risque de tarte est de { $percent } %, et de { $fresh } % avec une pioche neuve
clown_standoff-merit-pass =
    { $count ->
        [one] Le risque de tarte est de { $percent } %, et une seule carte suffit pour y échapper
       *[other] Le risque de tarte est de { $percent } %, et { $count } cartes suffisent pour y échapper
    }

## Ce dont le coach avertit

clown_standoff-warning-choose = Le { $card } gagne ce pli dans environ { $percent } % des cas, et vous ne l’aurez plus
clown_standoff-warning-save = Un { $card } gagne ce pli dans environ { $percent } % des cas, votre { $best } dans { $chance } %
clown_standoff-warning-reveal = Le risque de tarte en pleine figure est de { $percent } %
clown_standoff-warning-reshuffle = Cela coûte une carte, et il reste un risque de tarte de { $fresh } %
clown_standoff-warning-pass =
    { $count ->
        [one] Il faut payer { $count } carte pour éviter un risque de tarte de { $percent } %
       *[other] Il faut payer { $count } cartes pour éviter un risque de tarte de { $percent } %
    }

clown_standoff-lesson-goal = Le dernier clown au visage propre gagne, et chaque carte ramassée vous aide à le rester.
clown_standoff-goal = La plus haute carte choisie par un seul prend tout ; un 1 bat un 6. Les cartes protègent ensuite des tartes.
clown_standoff-lesson-choose = Chacun choisit une carte en secret, et la plus haute ramasse tout : jouez votre 5.
clown_standoff-lesson-won = Votre 5 est la plus haute : les trois cartes sont à vous, pour payer plus tard.
clown_standoff-lesson-highest = Jouez maintenant votre 6, que rien ne bat. Ou presque ?
clown_standoff-lesson-equal = Deux cartes égales s’annulent : le 3 de Célia ramasse donc tout.
clown_standoff-lesson-one = Jouez maintenant le 1 : face à un 6, il compte comme un 7.
clown_standoff-lesson-beats = Votre 1 bat le 6 : les trois cartes de ce pli sont à vous.
clown_standoff-lesson-reveal = Place aux tartes, une sur six touche ; vous avez le plus de cartes et commencez : révélez-en une.
clown_standoff-lesson-pass = Basile n’ose pas : il paie une carte par joueur encore en jeu et passe les tartes.
clown_standoff-lesson-reshuffle = Il reste quatre tartes, dont celle qui touche : payez une carte pour remélanger les six.
clown_standoff-lesson-hit = Basile n’a plus de cartes, donc plus le choix : il doit révéler une tarte.
clown_standoff-lesson-free = Splatch, et votre visage est propre ! La suite est à vous : révélez, remélangez ou passez.
clown_standoff-lesson-end = Les cartes vous gardent propre : payez à bon escient, et laissez les autres s’épuiser.

## Why it came about

clown_standoff-because-clash = Des cartes égales s’annulent, quel que soit leur nombre : { $cards }
clown_standoff-because-beats_six = Quand un 6 est révélé, un 1 que personne d’autre n’a choisi compte comme un 7
clown_standoff-because-highest = Le { $card } est la plus haute carte révélée une seule fois
clown_standoff-because-collect = Le { $card } est la plus haute carte montrée une seule fois : { $name } ramasse les { $cards_count }, même annulées
clown_standoff-because-collect_beats = Le 1 compte comme un 7 et bat le 6 : { $name } ramasse les { $cards_count } cartes, même annulées
clown_standoff-because-cancel = Les { $cards_count } cartes ont toutes leur égale : elles s’annulent et personne ne ramasse
clown_standoff-because-deal = Chacun reçoit { $cards } cartes, une pour chacun des { $cards } plis
clown_standoff-because-choose = À chaque pli, chacun pose 1 carte face cachée ; { $name } a choisi, et toutes sont révélées ensemble
clown_standoff-because-chosen = Votre choix pour ce pli, caché jusqu’à ce que tous aient choisi : le { $card }
clown_standoff-because-show = De ces { $cards_count } cartes, les égales s’annulent ; puis la plus haute les ramasse toutes
clown_standoff-because-dummy = À 2 joueurs, une troisième main joue : le hasard révèle son { $card }
clown_standoff-because-dummy_wins = La carte du figurant gagne, et il ne ramasse rien : { $cards_count } cartes quittent le jeu
clown_standoff-because-sit_out = Rien ramassé pendant les plis : { $name } a 0 carte pour payer et regarde
clown_standoff-because-reveal =
    { $hits ->
        [one] Tartes restantes : { $pies }. Une seule touche ; { $name } révèle et ne paie rien
       *[other] Tartes restantes : { $pies }. { $hits } touchent ; { $name } révèle et ne paie rien
    }
clown_standoff-because-shuffle =
    { $hits ->
        [one] Les { $pies } tartes sont de nouveau dans la pioche, et une seule touche
       *[other] Les { $pies } tartes sont de nouveau dans la pioche, et { $hits } touchent
    }
clown_standoff-because-reshuffle = Remélanger coûte 1 carte : { $name } paie le { $card } et révèle une tarte de la pioche neuve
clown_standoff-because-hit = { $name } a révélé une tarte qui touche ; clowns encore propres : { $players }
clown_standoff-because-out = Qui est touché part avec ses { $cards_count } cartes
clown_standoff-because-win = { $name } est le dernier clown au visage propre
clown_standoff-because-pie =
    { $left ->
        [0]
            { $dodges ->
                [one] L’unique esquive était sortie : toute tarte restante touche
               *[other] Les { $dodges } esquives étaient sorties : toute tarte restante touche
            }
       *[other]
            { $hits ->
                [one] Sur { $pies } tartes, une était la touche : une chance sur { $pies }
               *[other] Sur { $pies } tartes, { $hits } étaient des touches : { $hits } chances sur { $pies }
            }
    }
clown_standoff-because-pass =
    { $one_each ->
        [true] Passer coûte une carte par joueur encore en jeu : { $players }
       *[false]
            { $cards_count ->
                [one] Passer coûte { $cards_count } carte à cette table
               *[other] Passer coûte { $cards_count } cartes à cette table, à { $players } joueurs
            }
    }
clown_standoff-because-turn_most = { $name } a le plus de cartes ({ $cards }) et commence
clown_standoff-because-turn_highest = Plusieurs ont le plus de cartes ; { $name } a la plus haute et commence
clown_standoff-because-turn_nearest = À nombre et valeurs égaux, { $name } est le plus proche dans le sens horaire et commence
clown_standoff-because-turn_lot = À nombre et valeurs égaux, le sort désigne { $name }

### ce que sont les choses

clown_standoff-what-card-face = Carte { $face }
clown_standoff-what-card-face-does =
    { $face ->
        [1] La plus basse carte, mais face à un 6, elle compte comme un 7.
        [6] La plus haute carte, sauf si un 1 est dans le même pli.
       *[other] La plus haute carte que personne d’autre n’a choisie ramasse tout le pli.
    }
clown_standoff-what-card-laid = Carte { $face }
clown_standoff-what-card-laid-does =
    { $place ->
        [cancelled] Annulée : une autre carte de même valeur a été révélée aussi.
       *[collected] Pour le duel : elles paient pour remélanger ou passer. Elles ne reviennent jamais.
    }
clown_standoff-what-card-hand = Chez { $name } : la main
clown_standoff-what-card-hand-does =
    { $count ->
        [one] { $count } carte, que personne d’autre ne voit.
       *[other] { $count } cartes, que personne d’autre ne voit.
    }
clown_standoff-what-card-trick = La carte choisie par { $name }
clown_standoff-what-card-trick-does = Face cachée tant que tous n’ont pas choisi.
clown_standoff-what-card-dummy = Les cartes du figurant
clown_standoff-what-card-dummy-does = À deux joueurs, l’une d’elles est retournée au hasard à chaque pli.
clown_standoff-what-card-discard = La défausse
clown_standoff-what-card-discard-does = Des cartes sorties du jeu : payées, perdues sous une tarte, ou d’un pli que personne n’a gagné.
clown_standoff-what-card-box = La boîte
clown_standoff-what-card-box-does = Des cartes qui n’ont pas été distribuées. Personne ne sait lesquelles.
clown_standoff-what-pie = La pioche
clown_standoff-what-pie-does =
    { $hits ->
        [one] Tartes face cachée : { $count }. Une seule est la touche.
       *[other] Tartes face cachée : { $count }. { $hits } sont des touches.
    }
clown_standoff-what-pie-dodge = Une esquive
clown_standoff-what-pie-dodge-does = Cette tarte a manqué. Elle revient quand on les remélange toutes.
clown_standoff-what-pie-hit = La touche
clown_standoff-what-pie-hit-does = Qui la retourne sort du jeu.
clown_standoff-what-pie-flip = La première tarte
clown_standoff-what-pie-flip-does = On est en train de la retourner.
clown_standoff-what-seat-does =
    { $out ->
        [true] Une tarte à la figure : hors jeu.
       *[false] { $cards ->
            [0] Aucune carte pour payer.
            [one] { $cards } carte pour le duel.
           *[other] { $cards } cartes pour le duel.
        }
    }
clown_standoff-what-verb-reveal-does =
    { $hits ->
        [one] Retournez la première tarte. Cela ne coûte rien, mais une tarte touche.
       *[other] Retournez la première tarte. Cela ne coûte rien, mais { $hits } tartes touchent.
    }
clown_standoff-what-verb-reshuffle-does = Payez une carte : les { $pies } tartes forment une pioche neuve, et vous retournez la première.
clown_standoff-what-verb-pass-does =
    { $one_each ->
        [true] Payez une carte par joueur encore en jeu, vous compris. La pioche part, vous ne risquez rien.
       *[false]
            { $price ->
                [one] Payez { $price } carte. La pioche part, vous ne risquez rien.
               *[other] Payez { $price } cartes. La pioche part, vous ne risquez rien.
            }
    }
clown_standoff-what-zone-status = Où en est la partie
clown_standoff-what-zone-status-does = { $tricks } plis de dispute, puis le duel jusqu’au dernier clown propre.
clown_standoff-what-zone-slip = Le risque de tarte
clown_standoff-what-zone-slip-does =
    { $hits ->
        [one] Combien de tartes restent dans la pioche ; l’une d’elles est la touche.
       *[other] Combien de tartes restent dans la pioche ; { $hits } d’entre elles sont des touches.
    }
clown_standoff-what-drum = Le tambour
clown_standoff-what-drum-does = On y retourne les clowns choisis pendant la dispute, puis les tartes pendant le duel.
clown_standoff-what-scenery = Les alentours font partie du décor : seules comptent les cartes et les tartes.

## Ce qu’un conseil dit de faire

clown_standoff-do-choose = Jouez le { $card }
clown_standoff-do-reveal = Révélez une tarte
clown_standoff-do-reshuffle = Payez le { $card } et remélangez
clown_standoff-do-pass = Payez les cartes éclairées et passez

## Names of the puzzles

clown_standoff-puzzle-01 = Une tarte sur deux
clown_standoff-puzzle-02 = La tarte de trop
clown_standoff-puzzle-03 = Deux clowns, une tarte
clown_standoff-puzzle-04 = Les deux dernières cartes
clown_standoff-puzzle-05 = Le clown aux poches pleines
clown_standoff-puzzle-06 = Des cartes à revendre
clown_standoff-puzzle-07 = Plus rien à perdre
clown_standoff-puzzle-08 = Cinq autour de la table
clown_standoff-puzzle-09 = Trois petites cartes
clown_standoff-puzzle-10 = Ça sent la crème
clown_standoff-puzzle-11 = Gare au col blanc
clown_standoff-puzzle-12 = Pile ou tarte
clown_standoff-puzzle-13 = Quitte ou double
clown_standoff-puzzle-14 = Six clowns affamés
clown_standoff-puzzle-15 = Une chance sur trois
clown_standoff-puzzle-16 = La pioche maigre
clown_standoff-puzzle-17 = La pioche toute fraîche
clown_standoff-puzzle-18 = La folie des grandeurs
clown_standoff-puzzle-19 = Gros jeu
clown_standoff-puzzle-20 = La dernière serviette
