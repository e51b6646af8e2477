### Clown Standoff : ce que lit le joueur.

clown_standoff-title = Clown Standoff
clown_standoff-feel = Bluff
clown_standoff-minutes = 10
clown_standoff-pitch = Ramassez des clowns dans une dispute secrète, puis soyez la dernière tête sans tarte à la crème.

## Options

clown_standoff-option-one_beats_six = Le 1 bat le 6
clown_standoff-option-one_beats_six-help = Le 1 gagne-t-il encore quand les 6 s’annulent ?
clown_standoff-option-one_beats_six-revealed = Oui
clown_standoff-option-one_beats_six-uncancelled = Non
clown_standoff-option-no_tricks = Sans carte
clown_standoff-option-no_tricks-help = Participe-t-on au duel sans avoir pris de pli ?
clown_standoff-option-no_tricks-play = On joue
clown_standoff-option-no_tricks-sit_out = On regarde

## Verbes

clown_standoff-verb-choose = Choisir
clown_standoff-verb-choose-help = Jouer ce clown, face cachée
clown_standoff-verb-reveal = Révéler
clown_standoff-verb-reveal-help = Retourner la première tarte
clown_standoff-verb-reshuffle = Remélanger
clown_standoff-verb-reshuffle-help = Une carte : pioche neuve, puis révéler
clown_standoff-verb-pass = Passer
clown_standoff-verb-pass-help = Une carte par joueur en jeu : c’est sûr

## Consignes

clown_standoff-prompt-choose = Choisissez un clown, en secret
clown_standoff-prompt-pass-reshuffle-reveal = Révélez, remélangez ou passez
clown_standoff-prompt-reshuffle-reveal = Révélez, ou remélangez pour une carte
clown_standoff-prompt-reveal = Révélez la première tarte
clown_standoff-prompt-pass-reshuffle = Payez cette carte, ou plus pour passer
clown_standoff-prompt-reshuffle = Choisissez la carte à payer
clown_standoff-prompt-pass = Choisissez les cartes à payer

## Légendes

clown_standoff-event-deal = { $cards } clowns pour chacun
clown_standoff-event-choose = { $name } a choisi
clown_standoff-event-show = Cartes révélées : { $cards }
clown_standoff-event-dummy = Le figurant montre un { $card }
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
clown_standoff-event-cancel = Tout s’annule : personne ne prend le pli
clown_standoff-event-sit_out = { $name } regarde le duel, sans carte
clown_standoff-event-reveal = { $name } retourne une tarte…
clown_standoff-event-reshuffle = { $name } paie un { $card } et remélange
clown_standoff-event-pass = { $name } passe : { $cards_count } cartes
clown_standoff-event-shuffle = Les six tartes sont mélangées
clown_standoff-event-pie =
    { $face ->
        [hit] C’est la tarte !
       *[dodge] { $name } esquive !
    }
clown_standoff-event-hit = Splash ! { $name } prend la tarte
clown_standoff-event-win = { $name } reste propre et gagne !

## La fin et le score

clown_standoff-reason-last_standing = Tous les autres ont pris une tarte.
clown_standoff-score =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }

## Pourquoi c’est interdit

clown_standoff-why-deal-due = il faut d’abord distribuer les clowns
clown_standoff-why-choice-due = chacun choisit un clown ; les tartes attendent le duel
clown_standoff-why-dummy-due = on retourne d’abord la carte du figurant
clown_standoff-why-first-due = le hasard désigne d’abord qui commence parmi les ex æquo
clown_standoff-why-turn-due = on révèle, remélange ou passe la pioche ; on ne choisit plus de clown
clown_standoff-why-pie-due = on retourne d’abord la première tarte
clown_standoff-why-hands-dealt = on distribue { $seats } mains, et non { $hands }
clown_standoff-why-dummy-dealt = le figurant reçoit une main à 2 joueurs, et à 2 seulement
clown_standoff-why-hand-size = chaque main compte { $cards } clowns
clown_standoff-why-copies = il n’y a que { $copies } clowns de valeur { $card }
clown_standoff-why-not-in-hand = on choisit une carte de sa main, et il n’y a pas de { $card }
clown_standoff-why-not-in-dummys-hand = la carte vient de la main du figurant, et il n’y a pas de { $card }
clown_standoff-why-not-tied = seul commence qui a le plus de cartes, et les plus hautes
clown_standoff-why-reshuffle-unpaid = remélanger coûte une carte, et vous n’en avez pas
clown_standoff-why-reshuffle-not-collected = remélanger coûte une carte ramassée, et vous n’avez pas de { $card }
clown_standoff-why-pass-price = passer coûte { $price } cartes : une par joueur en jeu, vous compris
clown_standoff-why-pass-unpaid = passer coûte { $price } cartes, et vous en avez { $cards }
clown_standoff-why-pass-not-collected = passer coûte des cartes ramassées, et vous ne les avez pas toutes
clown_standoff-why-no-dodge-left = les cinq esquives sont sorties : il ne reste que la tarte

clown_standoff-rule-preparation-1 = Préparation 1
clown_standoff-rule-argument-phase-1 = La dispute 1
clown_standoff-rule-standoff-phase = Le duel
clown_standoff-rule-standoff-phase-1 = Le duel 1

### table

clown_standoff-table-argument = Dispute · pli { $trick } sur { $tricks }
clown_standoff-table-standoff =
    { $count ->
        [one] Duel · { $count } clown propre
       *[other] Duel · { $count } clowns propres
    }
clown_standoff-table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
clown_standoff-table-watches = regarde le duel
clown_standoff-table-dummy = Figurant
clown_standoff-table-dummy-hand = { $count } en main
clown_standoff-table-out = éliminé
clown_standoff-table-pied = Entarté !
clown_standoff-table-discard = Défausse : { $count }
clown_standoff-table-odds = Tarte : 1 sur { $cards }
clown_standoff-table-risk = 1/{ $cards }
clown_standoff-table-safe = sûr
clown_standoff-aid-odds = Chances de tarte
clown_standoff-aid-odds-help = Indique à chaque choix le risque de prendre la tarte
clown_standoff-table-how-reveal = toucher la pioche
clown_standoff-table-how-reshuffle = poser 1 carte ici
clown_standoff-table-how-pass = défausser { $count } cartes
clown_standoff-table-needs =
    { $count ->
        [one] il faut { $count } carte
       *[other] il faut { $count } cartes
    }
clown_standoff-table-chosen = Carte posée ! Les autres choisissent…
clown_standoff-table-pay =
    { $count ->
        [one] Encore { $count } carte pour passer
       *[other] Encore { $count } cartes pour passer
    }
clown_standoff-table-pay-one = Choisissez la carte à payer
clown_standoff-table-no-cards = Plus de cartes : révélez la première tarte
clown_standoff-table-begins-most = { $name } commence : le plus de cartes
clown_standoff-table-begins-highest = { $name } commence : les plus hautes cartes
clown_standoff-table-begins-nearest = { $name } commence : à égalité, le plus proche
clown_standoff-table-begins-lot = { $name } commence : tirage au sort

## Conseils

clown_standoff-hint-choose = Un { $card } gagne ce pli à peu près { $percent } % du temps
clown_standoff-hint-reveal = Le risque de tarte est de { $percent } % : révélez et gardez vos cartes
clown_standoff-hint-reshuffle = Le risque de tarte est de { $percent } % : une carte le ramène à 17 %
clown_standoff-hint-pass =
    { $count ->
        [one] Le risque de tarte est de { $percent } % : passez avec { $count } carte
       *[other] Le risque de tarte est de { $percent } % : passez avec { $count } cartes
    }
