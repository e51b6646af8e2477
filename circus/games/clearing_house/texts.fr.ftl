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
clearing_house-event-refill = Chacun reprend ses cartes ; armures à terre
clearing_house-event-gather = Toutes les cartes sont mélangées et redonnées
clearing_house-event-duel = Plus que deux : après { $rounds } manches, égalité
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
clearing_house-why-reaction-only = Intervenir ne se joue pas à son tour : cela répond à une carte annoncée
clearing_house-why-ambush-near = un piège se pose à deux cases au plus, en ligne droite

clearing_house-rule-start = Mise en place
clearing_house-rule-gameplay = Déroulement
clearing_house-rule-items = Matériel

### table

clearing_house-aid-odds = Chances des tirs
clearing_house-aid-odds-help = La chance de toucher, sur chaque cible en ligne
clearing_house-table-watches = regarde
clearing_house-table-you-watch = Vous êtes tombé : regardez la fin
clearing_house-table-all-answer = Chacun répond en secret
clearing_house-table-all-draft = Chacun garde une carte en secret
clearing_house-table-kept = Gardée ! Les autres choisissent encore
clearing_house-table-keep-one = Gardez une carte, le reste va à { $name }
clearing_house-table-police-waits = { $name } doit quitter les scellés…
clearing_house-table-pack = Choix { $number } sur { $count }
clearing_house-table-to = puis à { $name }
clearing_house-table-round = Manche
clearing_house-table-turn = Tour
clearing_house-table-cards = Cartes à jouer
clearing_house-table-tape = À sceller en fin de manche
clearing_house-table-duel = Duel
clearing_house-table-of = { $number } sur { $count }
clearing_house-table-left = { $count }
clearing_house-table-sure = à coup sûr
clearing_house-table-odds = { $needs }+ : { $share } %
clearing_house-table-skips = { $name } est intervenu : ce tour est perdu
clearing_house-table-begins = { $name } commence
clearing_house-table-round-over =
    { $tape ->
        [0] Fin de la manche { $round } : aucun scellé
        [one] Fin de la manche { $round } : 1 scellé
       *[other] Fin de la manche { $round } : { $tape } scellés
    }
clearing_house-table-duel-begins = Plus que deux : encore cinq manches, ou match nul

### window for reactions

clearing_house-react-asked = { $what } : que faites-vous ?
clearing_house-react-you = Vous
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
clearing_house-react-same-time = Le même temps pour tous, avec ou sans la carte
clearing_house-react-own-card = Votre propre carte : les autres répondent
clearing_house-react-watching = Vous êtes hors jeu et regardez
clearing_house-react-answered = Vous avez répondu : les autres choisissent
clearing_house-react-unasked-concerned = Pas votre affaire : vous laissez faire
clearing_house-react-unasked-never = Vous laissez tout faire ce tour-ci
clearing_house-react-answers = Ils répondent en secret
clearing_house-react-pile = La pile
clearing_house-react-reply = réponse ?
clearing_house-react-last-wins = La dernière annule celle d’en dessous
clearing_house-react-wish = Quand vous demander ?
clearing_house-react-wish-always = À chaque carte
clearing_house-react-wish-always-help = Qui que la joue, quelle qu’elle soit
clearing_house-react-wish-concerned = Seulement si cela me concerne
clearing_house-react-wish-concerned-help = Mes cartes, et ce qui me vise
clearing_house-react-wish-never = Jamais pendant ce tour
clearing_house-react-wish-never-help = Vous laissez tout faire jusqu’à sa fin

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

### what cards do, under the pointer

clearing_house-help-abduct = Déplacez un voisin sur une autre case voisine, et volez-lui une carte au hasard.
clearing_house-help-ambush = Posez un piège sur une case vide, à deux cases au plus en ligne droite.
clearing_house-help-armor = Encaisse le prochain coup de la manche ; pas les pièges.
clearing_house-help-attack = Un cœur à un voisin, ou prenez le piège voisin.
clearing_house-help-double_move = Exactement deux cases en ligne droite ; on peut sauter un joueur.
clearing_house-help-intervene = Annule une carte annoncée. Elle répond, elle ne se joue pas à son tour.
clearing_house-help-move = Une case, dans l’une des huit directions.
clearing_house-help-ranged_attack = Un cœur à un joueur en ligne droite, si le dé le permet.
