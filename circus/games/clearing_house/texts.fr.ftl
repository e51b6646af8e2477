### Clearing House : ce que lit le joueur.

clearing_house-title = Clearing House
clearing_house-feel = Traque
clearing_house-minutes = 30
clearing_house-pitch = Choisissez vos cartes, posez vos pièges, fuyez les scellés et restez le dernier mafieux debout.

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
clearing_house-option-refill-help = En fin de manche : reprendre ses cartes, ou choisir à nouveau
clearing_house-option-refill-kit = Reprendre
clearing_house-option-refill-redraft = Redonner
clearing_house-option-intervene = Intervenir
clearing_house-option-intervene-help = Son prix : le tour suivant, la carte elle-même, ou un tour à 1 carte
clearing_house-option-intervene-lose_turn = Un tour
clearing_house-option-intervene-one_time = La carte
clearing_house-option-intervene-one_card = Une carte
clearing_house-option-base_deck = Cartes de base
clearing_house-option-base_deck-help = Une Attaque et un Pas de plus chacun ; protégés, ils restent à vous
clearing_house-option-base_deck-none = Aucune
clearing_house-option-base_deck-open = Ouvertes
clearing_house-option-base_deck-protected = Protégées
clearing_house-option-police_start = Police
clearing_house-option-police_start-help = Où tombent les scellés
clearing_house-option-police_start-anywhere = Partout
clearing_house-option-police_start-edge = Depuis le bord
clearing_house-option-hearts_as_tape = Cœurs en scellés
clearing_house-option-hearts_as_tape-help = Un cœur perdu devient le scellé
clearing_house-option-hearts_as_tape-false = non
clearing_house-option-hearts_as_tape-true = oui
clearing_house-option-round_limit = Limite de manches
clearing_house-option-round_limit-help = Après elle, le plus de cœurs gagne
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
clearing_house-event-police = La police pose des scellés
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
clearing_house-why-ambush-near = un piège se pose à deux cases au plus, en ligne droite

clearing_house-rule-start = Mise en place
clearing_house-rule-gameplay = Déroulement
clearing_house-rule-items = Matériel
