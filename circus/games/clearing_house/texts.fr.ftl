### Clearing House : ce que lit le joueur.

clearing_house-title = Clearing House
clearing_house-feel = Traque
clearing_house-minutes = 30
clearing_house-pitch = Choisissez vos cartes, posez vos pièges, fuyez les scellés et restez le dernier mafieux debout.
clearing_house-progress = Manche { $round }{ $phase ->
    [draft] {", choix des cartes"}
   *[other] {", tour "}{ $turn }
 }

## Les cartes

clearing_house-card-abduct = Enlèvement
clearing_house-card-ambush = Embuscade
clearing_house-card-armor = Armure
clearing_house-card-attack = Attaque
clearing_house-card-double_move = Double pas
clearing_house-card-intervene = Intervenir
clearing_house-card-move = Pas
clearing_house-card-ranged_attack = Tir
clearing_house-card =
    { $card ->
        [abduct] { clearing_house-card-abduct }
        [ambush] { clearing_house-card-ambush }
        [armor] { clearing_house-card-armor }
        [attack] { clearing_house-card-attack }
        [double_move] { clearing_house-card-double_move }
        [intervene] { clearing_house-card-intervene }
        [move] { clearing_house-card-move }
       *[ranged_attack] { clearing_house-card-ranged_attack }
    }

## Options

clearing_house-option-refill = Cartes en main
clearing_house-option-refill-kit-help = En fin de manche, on reprend ses cartes
clearing_house-option-refill-redraft-help = En fin de manche, toutes les cartes sont choisies à nouveau
clearing_house-option-refill-kit = Reprendre
clearing_house-option-refill-redraft = Redonner
clearing_house-option-intervene = Intervenir
clearing_house-option-intervene-lose_turn-help = Qui intervient perd son tour suivant
clearing_house-option-intervene-one_time-help = Qui intervient perd cette carte pour de bon
clearing_house-option-intervene-one_card-help = Qui intervient ne joue qu’une carte au tour suivant
clearing_house-option-intervene-lose_turn = Un tour
clearing_house-option-intervene-one_time = La carte
clearing_house-option-intervene-one_card = Une carte
clearing_house-option-base_deck = Cartes de base
clearing_house-option-base_deck-none-help = On ne joue qu’avec les cartes choisies
clearing_house-option-base_deck-open-help = Une Attaque et un Pas de plus chacun, qu’on peut perdre
clearing_house-option-base_deck-protected-help = Une Attaque et un Pas de plus chacun, qui restent à vous
clearing_house-option-base_deck-none = Aucune
clearing_house-option-base_deck-open = Ouvertes
clearing_house-option-base_deck-protected = Protégées
clearing_house-option-police_start = Police
clearing_house-option-police_start-anywhere-help = Les scellés tombent n’importe où dans la maison
clearing_house-option-police_start-edge-help = Les scellés tombent du bord vers le centre
clearing_house-option-police_start-anywhere = Partout
clearing_house-option-police_start-edge = Depuis le bord
clearing_house-option-hearts_as_tape = Cœurs en scellés
clearing_house-option-hearts_as_tape-false-help = Les scellés ont leur propre réserve
clearing_house-option-hearts_as_tape-true-help = Un cœur perdu, retourné, devient le scellé
clearing_house-option-hearts_as_tape-false = non
clearing_house-option-hearts_as_tape-true = oui
clearing_house-option-round_limit = Limite de manches
clearing_house-option-round_limit-0-help = Le dernier gangster debout gagne
clearing_house-option-round_limit-count-help = Après { $count } { $count ->
    [one] manche
   *[other] manches
 }, le plus de cœurs gagne
clearing_house-option-round_limit-0 = sans limite
clearing_house-option-round_limit-count =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }

## Plateaux

clearing_house-level-mansion = Le manoir
clearing_house-level-mansion-help = Six cases sur six, sans obstacle
clearing_house-level-warehouse = L’entrepôt
clearing_house-level-warehouse-help = Huit cases sur sept, des caisses à contourner

## Verbes

clearing_house-verb-draft = Garder
clearing_house-verb-draft-help = Garder cette carte, passer les autres
clearing_house-verb-play = Jouer
clearing_house-verb-play-help = Jouer cette carte
clearing_house-verb-allow = Laisser faire
clearing_house-verb-allow-help = La carte agit
clearing_house-verb-intervene = Intervenir
clearing_house-verb-intervene-help = Annuler la carte, à un prix
clearing_house-verb-end = Fin du tour
clearing_house-verb-end-help = Garder les autres cartes
clearing_house-verb-discard = Défausser
clearing_house-verb-discard-help = Perdue pour de bon
clearing_house-verb-flee = Fuir
clearing_house-verb-flee-help = Quitter les scellés, d’une case

## Consignes

clearing_house-prompt-draft = Gardez une carte
clearing_house-prompt-end-play = Jouez une carte ou finissez le tour
clearing_house-prompt-end = Finissez votre tour
clearing_house-prompt-play = Choisissez la cible de la carte
clearing_house-prompt-play-move = Pas : choisissez une case voisine
clearing_house-prompt-play-double_move = Double pas : choisissez une case
clearing_house-prompt-play-attack = Attaque : choisissez votre cible
clearing_house-prompt-play-ranged_attack = Tir : choisissez votre cible
clearing_house-prompt-play-abduct = Enlèvement : choisissez qui, puis où
clearing_house-prompt-play-ambush = Embuscade : choisissez une case vide
clearing_house-prompt-allow-intervene = Laissez faire, ou intervenez
clearing_house-prompt-allow = Laissez faire
clearing_house-prompt-intervene = Confirmez : intervenir
clearing_house-prompt-discard = Défaussez une carte, police oblige
clearing_house-prompt-flee = Fuyez les scellés

## Légendes

clearing_house-event-deal = { $cards } cartes chacun : une à garder
clearing_house-event-choose = { $name } garde une carte
clearing_house-event-pass =
    { $cards ->
        [one] La dernière carte passe à gauche
       *[other] { $cards } cartes passent à gauche
    }
clearing_house-event-drafted = Chaque carte a trouvé sa main
clearing_house-event-first = { $name } commence
clearing_house-event-begin = Manche { $round } : { $name } commence
clearing_house-event-skip = { $name } perd ce tour
clearing_house-event-play =
    { $card ->
        [abduct] { $name } enlève { $target_name }…
        [ambush] { $name } tend une embuscade…
        [armor] { $name } enfile une armure…
        [attack]
            { $aim ->
                [seat] { $name } attaque { $target_name }…
               *[cell] { $name } s’attaque à un piège…
            }
        [double_move] { $name } fait deux pas…
        [move] { $name } fait un pas…
       *[ranged_attack] { $name } tire sur { $target_name }…
    }
clearing_house-event-intervene = { $name } intervient contre { $against_name }
clearing_house-event-cancel = Annulation : { clearing_house-card }
clearing_house-event-ambush = { $name } a posé un piège
clearing_house-event-armor = { $name } porte une armure
clearing_house-event-take_trap = { $name } récupère le piège
clearing_house-event-roll =
    { $hits ->
        [true] Dé : { $die }, le tir touche !
       *[false] Dé : { $die }, le tir échoue
    }
clearing_house-event-negate = L’armure sauve { $name }
clearing_house-event-damage =
    { $cause ->
        [trap] Clac ! Le piège coûte un cœur à { $name }
       *[attack] Touché ! { $name } perd un cœur
    }
clearing_house-event-death = { $name } sort du jeu
clearing_house-event-steal = { $thief_name } vole une carte à { $victim_name }
clearing_house-event-stolen = Carte volée : { clearing_house-card }
clearing_house-event-end = { $name } termine son tour
clearing_house-event-round =
    { $tape ->
        [0] Fin de la manche { $round } : pas de police
        [one] Fin de la manche { $round } : 1 scellé à poser
       *[other] Fin de la manche { $round } : { $tape } scellés à poser
    }
clearing_house-event-refill = Chacun reprend ses cartes ; armures à terre
clearing_house-event-gather = Toutes les cartes sont mélangées et redonnées
clearing_house-event-duel = Plus que deux : après { $rounds } manches, égalité
clearing_house-event-police =
    { $left ->
        [0] La police pose des scellés
       *[other] La police pose des scellés, encore { $left }
    }
clearing_house-event-discard = { $name } défausse : { clearing_house-card }

## La fin et le score

clearing_house-reason-last_standing = Il ne reste qu’un mafieux debout.
clearing_house-reason-stalemate = Cinq manches à deux : la victoire est partagée.
clearing_house-reason-round_limit = Dernière manche jouée : le plus de cœurs gagne.
clearing_house-score =
    { $count ->
        [one] { $count } cœur
       *[other] { $count } cœurs
    }

## La fin de chacun

clearing_house-standing-out = Hors jeu, manche { $count }

## Les moments dont on parle

clearing_house-moment-hit = Touché
clearing_house-moment-hit-told = Manche { $round } : { $name } est touché et perd un cœur
clearing_house-moment-trap = Un piège claque
clearing_house-moment-trap-told = Manche { $round } : { $name } tombe dans un piège
clearing_house-moment-death = Hors jeu
clearing_house-moment-death-told =
    { $cause ->
        [card] Manche { $round } : { $from_name } met { $name } hors jeu
       *[own] Manche { $round } : { $name } est hors jeu
    }
clearing_house-moment-cancel = Une carte annulée
clearing_house-moment-cancel-told = Manche { $round } : { $name } annule une carte de { $against_name }
clearing_house-moment-theft = Un vol
clearing_house-moment-theft-told = Manche { $round } : { $thief_name } vole une carte à { $victim_name }
clearing_house-moment-raid = Une descente
clearing_house-moment-raid-told = Manche { $round } : la police pose un scellé sur { $name }
clearing_house-moment-duel = Plus que deux
clearing_house-moment-duel-told = Manche { $round } : il ne reste que { $seats_name }

## Pourquoi c’est interdit

clearing_house-why-deal-due = il faut d’abord distribuer les cartes
clearing_house-why-draft-due = chacun garde d’abord une carte du paquet
clearing_house-why-first-due = le dé désigne d’abord qui commence
clearing_house-why-play-due = on joue une carte, ou on finit son tour
clearing_house-why-answer-due = il faut d’abord laisser faire ou annuler la carte annoncée
clearing_house-why-roll-due = on lance d’abord le dé pour le tir
clearing_house-why-steal-due = on vole d’abord une carte au hasard à la victime de l’enlèvement
clearing_house-why-police-due = la police pose d’abord ses scellés
clearing_house-why-discard-due = qui se trouve sur les scellés défausse d’abord une carte
clearing_house-why-flight-due = qui se trouve sur les scellés doit d’abord s’en aller
clearing_house-why-living-dealt = on distribue à chaque joueur en vie, et à personne d’autre
clearing_house-why-hand-size = chaque main reçoit { $cards } cartes
clearing_house-why-copies = il n’en reste pas tant à distribuer : { clearing_house-card }, { $copies }
clearing_house-why-not-in-pack = la carte { clearing_house-card } n’est pas dans votre paquet
clearing_house-why-no-such-seat = il n’y a pas de { $name } à cette table
clearing_house-why-no-intervene = vous n’avez pas de carte Intervenir
clearing_house-why-protected-not-stolen = une carte de base protégée ne se vole pas
clearing_house-why-not-in-victims-hand = la victime n’a pas la carte { clearing_house-card }
clearing_house-why-tape-off-board = cette case n’existe pas : on relance les dés
clearing_house-why-taped-already = cette case est déjà scellée : on relance les dés
clearing_house-why-tape-on-edge = les scellés tombent sur le bord libre le plus extérieur
clearing_house-why-only-protected = une carte de base protégée ne se défausse pas : { clearing_house-card }
clearing_house-why-discard-not-in-hand = on défausse de sa main, et la carte { clearing_house-card } n’y est pas
clearing_house-why-discard-not-played = votre main est vide, et vous n’avez pas joué la carte { clearing_house-card }
clearing_house-why-no-such-space = cette case n’existe pas
clearing_house-why-space-taped = personne n’entre sur une case scellée
clearing_house-why-space-occupied = un autre joueur occupe cette case
clearing_house-why-flee-near = on fuit vers une case libre voisine ou, à défaut, la plus proche
clearing_house-why-not-in-hand = la carte { clearing_house-card } n’est pas dans votre main
clearing_house-why-move-near = un Pas mène à l’une des huit cases autour de vous
clearing_house-why-tape-between = des scellés barrent le passage, et on ne les franchit pas
clearing_house-why-double-move-line = un Double pas fait exactement deux cases en ligne droite
clearing_house-why-aimed-at-self = on ne peut pas se viser soi-même
clearing_house-why-target-out = ce joueur n’est plus en jeu
clearing_house-why-no-trap-there = il n’y a pas de piège sur cette case
clearing_house-why-trap-near = on n’attaque qu’un piège voisin
clearing_house-why-attack-near = on n’attaque qu’un joueur voisin
clearing_house-why-shot-line = un Tir demande une cible en ligne droite, à cinq cases au plus
clearing_house-why-abduct-near = on n’enlève qu’un joueur voisin
clearing_house-why-abduct-to-near = on dépose sa victime sur une autre case voisine
clearing_house-why-no-trap-left = vous n’avez plus de piège
clearing_house-why-ambush-empty = un piège demande une case vide : ni joueur, ni piège, ni police
clearing_house-why-reaction-only = Intervenir ne se joue pas à son tour : cela répond à une carte annoncée
clearing_house-why-ambush-near = un piège se pose à deux cases au plus, en ligne droite

### table

clearing_house-aid-odds = Chances des tirs
clearing_house-aid-odds-help = La chance de toucher, sur chaque cible en ligne
clearing_house-table-watches = regarde
clearing_house-table-you-watch = Vous êtes tombé : regardez la fin
clearing_house-table-all-draft = Chacun garde une carte en secret
clearing_house-table-kept = Gardée ! Les autres choisissent encore
clearing_house-table-keep-one = Gardez une carte, le reste va à { $name }
clearing_house-table-police-waits = { $name } doit quitter les scellés…
clearing_house-table-pack = Choix { $number } sur { $count }
clearing_house-table-to = puis à { $name }
clearing_house-table-round = Manche
clearing_house-table-turn = Tour
clearing_house-table-cards = Cartes à jouer
clearing_house-table-tape = Scellés à poser
clearing_house-table-duel = Duel
clearing_house-table-of = { $number } sur { $count }
clearing_house-table-left = { $count }
clearing_house-table-sure = à coup sûr
clearing_house-table-odds =
    { $needs ->
        [6] un 6 : { $share } %
       *[other] { $needs }+ : { $share } %
    }
clearing_house-table-skips = { $name } est intervenu : ce tour est perdu
clearing_house-table-duel-begins = Plus que deux : encore cinq manches, ou match nul

### moments of a round

clearing_house-news-round = Manche { $round } terminée
clearing_house-news-tape =
    { $tape ->
        [0] Aucun cœur perdu : pas de scellés
        [one] 1 cœur perdu : 1 scellé à poser
       *[other] { $tape } cœurs perdus : { $tape } scellés à poser
    }
clearing_house-news-begin = Manche { $round }
clearing_house-news-first = { $name } commence
clearing_house-news-duel = Duel : manche { $number } sur { $count }, ensuite match nul
clearing_house-news-out = { $name } est hors jeu !
clearing_house-news-out-attack = Son dernier cœur est pour { $by }
clearing_house-news-out-trap = Un piège, par la faute de { $by }
clearing_house-news-out-alone = Un piège de trop
clearing_house-news-left = Encore { $left } en jeu

### window for reactions

clearing_house-react-asked = { $what } : laissez-vous faire ?
clearing_house-react-move = { $name } fait un pas
clearing_house-react-move-mine = Vous faites un pas
clearing_house-react-double_move = { $name } fait deux pas
clearing_house-react-double_move-mine = Vous faites deux pas
clearing_house-react-armor = { $name } met une armure
clearing_house-react-armor-mine = Vous mettez une armure
clearing_house-react-ambush = { $name } pose un piège
clearing_house-react-ambush-mine = Vous posez un piège
clearing_house-react-attack = { $name } attaque { $target }
clearing_house-react-attack-you = { $name } vous attaque
clearing_house-react-attack-mine = Vous attaquez { $target }
clearing_house-react-attack-trap = { $name } vise un piège
clearing_house-react-ranged_attack = { $name } tire sur { $target }
clearing_house-react-ranged_attack-you = { $name } vous tire dessus
clearing_house-react-ranged_attack-mine = Vous tirez sur { $target }
clearing_house-react-abduct = { $name } enlève { $target }
clearing_house-react-abduct-you = { $name } vous enlève
clearing_house-react-abduct-mine = Vous enlevez { $target }
clearing_house-react-intervene = { $name } intervient contre { $target }
clearing_house-react-intervene-you = { $name } intervient contre vous
clearing_house-react-intervene-mine = Vous intervenez contre { $target }
clearing_house-react-let-happen = La carte agit
clearing_house-react-let-hit = Vous perdez 1 cœur
clearing_house-react-let-armor = Votre armure encaisse
clearing_house-react-let-shot = { $share } % : vous perdez 1 cœur
clearing_house-react-let-abduct = Déplacé et volé
clearing_house-react-let-intervene = La carte est annulée
clearing_house-react-let-intervene-you = Votre carte est annulée
clearing_house-react-cost-lose_turn = Vous passez un tour
clearing_house-react-cost-one_time = La carte est perdue
clearing_house-react-cost-one_card = Puis un tour à 1 carte
clearing_house-react-no-card = Vous ne l’avez pas
clearing_house-react-secret = Intervenir en secret : votre touche ou votre coin
clearing_house-react-how = Qui veut intervenir appuie sur sa touche, ou clique sur la main près de son portrait, tant qu’un bandeau comme celui-ci est affiché. Personne ne le voit. Sans la carte, rien ne se passe, et personne ne l’apprend non plus.
clearing_house-react-understood = Compris
clearing_house-react-arm = Intervenir à la prochaine carte
clearing_house-react-wish = Quand vous demander ?
clearing_house-react-wish-always = À chaque carte
clearing_house-react-wish-concerned = Seulement si cela me concerne
clearing_house-react-wish-never = Jamais pendant ce tour

## Conseils

clearing_house-hint-draft = La meilleure carte pour votre main : { clearing_house-card }
clearing_house-hint-discard = La carte dont vous avez le moins besoin : { clearing_house-card }
clearing_house-hint-attack = { $target_name } n’a pas d’armure : une attaque touche toujours
clearing_house-hint-attack-last = Il ne reste qu’un cœur à { $target_name } : une attaque touche toujours
clearing_house-hint-attack-armor = { $target_name } y perd son armure
clearing_house-hint-shot = Le tir touche à { $percent } %
clearing_house-hint-shot-last = Il ne reste qu’un cœur à { $target_name } : le tir touche à { $percent } %
clearing_house-hint-shot-armor = À { $percent } %, { $target_name } y perd son armure
clearing_house-hint-take-trap = Le piège ne gêne plus, et vous pourrez le reposer
clearing_house-hint-abduct-trap = Le piège coûte un cœur à { $target_name }, et vous volez une carte
clearing_house-hint-abduct = Vous déplacez { $target_name } et volez une carte
clearing_house-hint-armor =
    { $count ->
        [one] Un ennemi est tout près : l’armure d’abord
       *[other] { $count } ennemis sont tout près : l’armure d’abord
    }
clearing_house-hint-armor-wounded =
    { $hearts ->
        [one] Plus qu’un cœur : l’armure d’abord
       *[other] Plus que { $hearts } cœurs : l’armure d’abord
    }
clearing_house-hint-armor-far = L’armure tient toute la manche : mettez-la tôt
clearing_house-hint-ambush = Un piège tient l’ennemi à distance, ou attend celui que vous enlèverez
clearing_house-hint-move-strike = De là, votre prochaine carte peut frapper
clearing_house-hint-move-cover = Là, vous êtes plus difficile à atteindre
clearing_house-hint-move-hunt = Là, vous êtes plus près de votre proie
clearing_house-hint-end = Aucune carte n’en vaut la peine maintenant
clearing_house-hint-allow = Intervenir coûte votre prochain tour : cela n’en vaut pas la peine
clearing_house-hint-intervene-deadly = Votre dernier cœur est en jeu : annulez
clearing_house-hint-intervene = Cela vaut bien un tour perdu : annulez
clearing_house-hint-flee = Loin des pièges et des ennemis

## Pourquoi un autre l’a fait

clearing_house-motive-draft = La meilleure carte pour la main de { $name } : { clearing_house-card }
clearing_house-motive-discard = La carte dont { $name } a le moins besoin : { clearing_house-card }
clearing_house-motive-attack = { $target_name } n’avait pas d’armure : l’attaque de { $name } touche toujours
clearing_house-motive-attack-last = Il ne restait qu’un cœur à { $target_name } : l’attaque de { $name } touche toujours
clearing_house-motive-attack-armor = { $name } fait tomber l’armure de { $target_name }
clearing_house-motive-shot = Le tir de { $name } sur { $target_name } touche à { $percent } %
clearing_house-motive-shot-last = Il ne reste qu’un cœur à { $target_name } : le tir de { $name } touche à { $percent } %
clearing_house-motive-shot-armor = À { $percent } %, { $target_name } y perd son armure, pense { $name }
clearing_house-motive-take-trap = Le piège ne gêne plus, et { $name } pourra le reposer
clearing_house-motive-abduct-trap = Le piège coûte un cœur à { $target_name }, et { $name } vole une carte
clearing_house-motive-abduct = { $name } déplace { $target_name } et vole une carte
clearing_house-motive-armor =
    { $count ->
        [one] Un ennemi est tout près : l’armure d’abord, pense { $name }
       *[other] { $count } ennemis sont tout près : l’armure d’abord, pense { $name }
    }
clearing_house-motive-armor-wounded =
    { $hearts ->
        [one] Plus qu’un cœur à { $name } : l’armure d’abord
       *[other] Plus que { $hearts } cœurs à { $name } : l’armure d’abord
    }
clearing_house-motive-armor-far = L’armure tient toute la manche : { $name } la met tôt
clearing_house-motive-ambush = Le piège de { $name } tient l’ennemi à distance, ou attend celui qui sera enlevé
clearing_house-motive-move-strike = De là, la prochaine carte de { $name } peut frapper
clearing_house-motive-move-cover = Là, { $name } est plus difficile à atteindre
clearing_house-motive-move-hunt = Là, { $name } est plus près de sa proie
clearing_house-motive-end = Aucune carte n’en vaut la peine maintenant, pense { $name }
clearing_house-motive-allow = Intervenir coûte le prochain tour : { $name } y renonce
clearing_house-motive-intervene-deadly = Le dernier cœur était en jeu : { $name } annule
clearing_house-motive-intervene = Cela vaut bien un tour perdu, pense { $name }
clearing_house-motive-flee = { $name } s’éloigne des pièges et des ennemis

## Ce dont le coach avertit

clearing_house-warning-shot = Vraiment ? Le tir ne touche qu’à { $percent } %
clearing_house-warning-shot-armor = Vraiment ? À { $percent } %, { $target_name } y perd son armure, rien de plus
clearing_house-warning-attack-armor = Vraiment ? { $target_name } y perd son armure, rien de plus
clearing_house-warning-end = Vraiment ? Vous avez encore des cartes utiles maintenant
clearing_house-warning-armor-far = Vraiment ? Personne n’est près : une autre carte paraît nettement meilleure

## Why it came about

clearing_house-because-roll = À { $distance } cases, il faut au moins { $needs } pour toucher, et le dé montre { $die }
clearing_house-because-cancel = « Intervenir » annule la carte annoncée, qui est perdue malgré tout
clearing_house-because-negate = L’Armure arrête une attaque ou un tir pendant la manche où elle est mise
clearing_house-because-skip = Qui intervient perd son prochain tour, même dans la manche suivante
clearing_house-because-round =
    { $tape ->
        [0] Personne n’a perdu de cœur dans cette manche : la police ne pose rien
        [one] Un cœur a été perdu dans cette manche : la police pose un scellé
       *[other] { $tape } cœurs ont été perdus dans cette manche : la police pose { $tape } scellés
    }
clearing_house-because-police = Deux jets de dé donnent la colonne et la ligne ; la case est fermée pour toujours
clearing_house-because-police_taped = { $name } est sur la case barrée : une carte est défaussée, puis il faut fuir sur une case voisine
clearing_house-because-steal = Un Enlèvement vole aussi une carte au hasard de la main
clearing_house-because-damage_trap = Un piège coûte un cœur à quiconque entre sur sa case, même à son propriétaire
clearing_house-because-damage_attack = Un coup ou un tir réussi coûte un cœur

### ce que sont les choses

clearing_house-what-card-abduct-does = Posez un joueur voisin sur une autre case voisine, et volez-lui une carte au hasard.
clearing_house-what-card-ambush-does = Posez un piège sur une case vide, à deux cases au plus en ligne droite.
clearing_house-what-card-armor-does = Encaisse le prochain coup de la manche ; pas les pièges.
clearing_house-what-card-attack-does = Un cœur à un joueur voisin, ou prenez le piège voisin.
clearing_house-what-card-double_move-does = Exactement deux cases en ligne droite ; on peut sauter par-dessus un joueur.
clearing_house-what-card-intervene-does = Annule une carte qu’on annonce. Elle répond, elle ne se joue pas à son tour.
clearing_house-what-card-move-does = Une case, dans l’une des huit directions.
clearing_house-what-card-ranged_attack-does = Un cœur à un joueur en ligne droite, si le dé le veut.
clearing_house-what-base_card-attack = { clearing_house-card-attack }, carte de base
clearing_house-what-base_card-attack-does = { clearing_house-what-card-attack-does } Elle revient à chaque manche et ne se perd pas.
clearing_house-what-base_card-move = { clearing_house-card-move }, carte de base
clearing_house-what-base_card-move-does = { clearing_house-what-card-move-does } Elle revient à chaque manche et ne se perd pas.
clearing_house-what-card-hand = Chez { $name } : la main
clearing_house-what-card-hand-does = Cartes que personne d’autre ne voit : { $count }. L’une d’elles est peut-être « Intervenir ».
clearing_house-what-card-pack = Un paquet pour { $name }
clearing_house-what-card-pack-does = { $name } garde une de ces cartes et passe le reste à gauche.
clearing_house-what-card-kept = Une carte gardée par { $name }
clearing_house-what-card-kept-does = Choisie en secret ; elle ira dans la main quand tous auront choisi.
clearing_house-what-card-kept-own = { clearing_house-card } : gardée
clearing_house-what-card-kept-own-does = Vous avez gardé cette carte. Elle rejoint votre main à la fin du choix.
clearing_house-what-card-deck = Les cartes restantes
clearing_house-what-card-deck-does = Ces cartes n’ont pas été distribuées.
clearing_house-what-card-stolen = Une carte volée
clearing_house-what-card-stolen-does = Elle change de main ; seuls le voleur et sa victime la voient.
clearing_house-what-heart = Chez { $name } : les cœurs
clearing_house-what-heart-does = Il en reste : { $count }. Sans cœur, { $name } quitte la partie.
clearing_house-what-heart-cell = Des scellés
clearing_house-what-heart-cell-does = Un cœur perdu devenu scellé : on n’y entre plus, on ne le franchit plus.
clearing_house-what-trap = Un piège
clearing_house-what-trap-does = Il se referme sur qui entre ici, son maître compris, et coûte un cœur.
clearing_house-what-trap-traps = Chez { $name } : les pièges
clearing_house-what-trap-traps-does = Encore à poser : { $count }, chacun avec une Embuscade.
clearing_house-what-police = Des scellés
clearing_house-what-police-does = On n’entre plus sur cette case, on ne la franchit plus.
clearing_house-what-police-supply = Le rouleau de scellés
clearing_house-what-police-supply-does = Un scellé tombe en fin de manche pour chaque cœur perdu.
clearing_house-what-die = Le dé
clearing_house-what-die-does = Lancé pour chaque tir à deux cases ou plus.
clearing_house-what-pawn = { $name }
clearing_house-what-pawn-does = { clearing_house-what-seat-does }
clearing_house-what-seat-does =
    { $hearts ->
        [0] Hors jeu.
       *[other] Cœurs : { $hearts }. Cartes en main : { $cards }. Pièges à poser : { $traps }.
    }{ $armor ->
        [0] { "" }
       *[other] { " " }L’armure encaisse le prochain coup.
    }{ $owed ->
        [0] { "" }
       *[other] { " " }Le sablier : un tour perdu, prix d’une intervention.
    }
clearing_house-what-cell = Une case
clearing_house-what-cell-does =
    { $lies ->
        [police] Des scellés : on n’y entre plus, on ne les franchit plus.
        [heart] Des scellés : on n’y entre plus, on ne les franchit plus.
        [trap] Un piège est là : qui entre perd un cœur.
        [pawn] Quelqu’un s’y tient. On saute par-dessus un joueur, on ne s’arrête pas sur lui.
       *[other] Libre.
    }
clearing_house-what-ui-ask-does = Quand on vous demande si vous intervenez
clearing_house-what-ui-arm-does = À la prochaine carte de cette sorte, vous intervenez sans qu’on vous le demande. Un autre clic l’annule.
clearing_house-what-ui-secret = Le coin secret de { $name }
clearing_house-what-ui-secret-does = Un clic ici, ou votre touche, et vous intervenez en secret. Personne ne le voit, et sans la carte il ne se passe rien.
clearing_house-what-zone-counters = La manche
clearing_house-what-zone-counters-does = Ses tours, les cartes que vous pouvez encore jouer, les scellés qui tomberont à la fin.

clearing_house-lesson-goal = Soyez le dernier gangster debout : vous avez quatre cœurs, et la police boucle la maison.
clearing_house-lesson-draft = D’abord, choisissez vos cartes : des neuf, gardez un Double pas et passez les autres.
clearing_house-lesson-pass = Les cartes de Basile : gardez « Intervenir », qui annule tout ; je garde le reste pour vous.
clearing_house-lesson-move = Vous jouez deux cartes par tour ; ce Double pas vous avance de deux cases en ligne droite.
clearing_house-lesson-trap = Deuxième carte : l’Embuscade pose un piège, et qui marche dessus perd un cœur.
clearing_house-lesson-intervene = Basile tire ! Avant qu’une carte n’agisse, on peut l’annuler : intervenez.
clearing_house-lesson-cost = Réussi, mais cela coûte votre prochain tour : Basile, tout près, en profite pour frapper.
clearing_house-lesson-abduct = À vous : l’Enlèvement met Basile sur votre piège et lui vole une carte.
clearing_house-lesson-attack = Il a perdu un cœur ; deuxième carte : attaquez-le, il est à côté de vous.
clearing_house-lesson-tape = Après trois tours, la manche finit : pour chaque cœur perdu, la police pose un scellé.
clearing_house-lesson-discard = La police pose un scellé sous vos pieds : défaussez une carte au choix, puis fuyez.
clearing_house-lesson-end = Deux cartes par tour, un piège bien placé, un œil sur les scellés : la maison est à vous.
