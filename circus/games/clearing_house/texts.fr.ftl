### Clearing House : ce que lit le joueur.

clearing_house-title = Clearing House
clearing_house-tagline = Restez le dernier mafieux debout
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
clearing_house-card-intervene = Intervention
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

clearing_house-option-refill = En fin de manche
clearing_house-option-refill-kit-help = En fin de manche, on reprend ses cartes
clearing_house-option-refill-redraft-help = En fin de manche, on redistribue les cartes et on choisit de nouveau
clearing_house-option-refill-kit = Cartes reprises
clearing_house-option-refill-redraft = Nouveau choix
clearing_house-option-refill-rules =
    > `CH-48` On distribue toutes les cartes encore en jeu aux joueurs en vie, 9 à chacun, ou moins pour que tous en aient autant. Le reste attend la prochaine distribution. Avec une carte chacun, il n’y a rien à choisir ; s’il y en a moins encore, on ne distribue rien et l’on joue avec ce que l’on a. *Les cartes défaussées et celles des joueurs hors jeu ne reviennent pas : il y en a donc moins à chaque fois.*
clearing_house-option-intervene = Intervenir coûte
clearing_house-option-intervene-lose_turn-help = Qui intervient perd son tour suivant
clearing_house-option-intervene-one_time-help = Qui intervient perd cette carte pour de bon
clearing_house-option-intervene-one_card-help = Qui intervient ne joue qu’une carte au tour suivant
clearing_house-option-intervene-lose_turn = Un tour perdu
clearing_house-option-intervene-one_time = La carte perdue
clearing_house-option-intervene-one_card = Un tour à 1 carte
clearing_house-option-intervene-rules =
    La carte perdue quitte le jeu dès qu’elle est jouée, même si elle est annulée ; on ne perd pas de tour.

    > `CH-39` Chaque Intervention limite un tour, dès qu’il commence ; plusieurs en limitent plusieurs. Celle que vous jouez pendant votre tour limite le tour d’après. *C’est le prix d’un tour perdu, en plus petit.*
clearing_house-option-base_deck = Cartes de base
clearing_house-option-base_deck-none-help = On ne joue qu’avec les cartes choisies
clearing_house-option-base_deck-open-help = Chacun a une Attaque et un Pas de plus, qu’il peut perdre
clearing_house-option-base_deck-protected-help = Chacun a une Attaque et un Pas de plus, qu’il ne peut pas perdre
clearing_house-option-base_deck-none = Aucune
clearing_house-option-base_deck-open = Peuvent se perdre
clearing_house-option-base_deck-protected = Ne se perdent pas
clearing_house-option-base_deck-rules =
    Celles qui peuvent se perdre sont des cartes comme les autres. Celles qui ne se perdent pas sont **protégées** : on ne peut ni les voler ni les défausser.

    > `CH-49` `base_card` Les cartes protégées vous reviennent à la fin de chaque manche, même quand toutes les autres sont redistribuées. Si vous avez la même carte deux fois, celle qui n’est pas protégée se joue d’abord. Une main qui n’a rien d’autre compte comme vide pour les voleurs et la police. *Elles sont à vous toute la partie : vous avez ainsi toujours de quoi jouer.*
clearing_house-option-police_start = La police scelle
clearing_house-option-police_start-anywhere-help = Les scellés tombent n’importe où dans la maison
clearing_house-option-police_start-edge-help = Les scellés tombent du bord vers le milieu
clearing_house-option-police_start-anywhere = N’importe où
clearing_house-option-police_start-edge = Depuis le bord
clearing_house-option-police_start-rules =
    Depuis le bord, les scellés tombent sur l’anneau le plus extérieur qui a encore une case sans scellés ; pour toute autre case, on relance.

    > `CH-47` Une case compte même si quelqu’un s’y tient. *La police n’épargne personne.*
clearing_house-option-hearts_as_tape = Cœurs en scellés
clearing_house-option-hearts_as_tape-false-help = Les scellés ont leur propre réserve
clearing_house-option-hearts_as_tape-true-help = Un cœur perdu est retourné et devient le scellé
clearing_house-option-hearts_as_tape-rules =
    > `CH-50` `heart-cell` Cela change ce qu’on voit sur la table, et non ce qui se passe. *Pour chaque scellé, un cœur a été perdu : il y en a donc toujours assez.*
clearing_house-option-round_limit = Limite de manches
clearing_house-option-round_limit-0-help = Le dernier mafieux debout gagne
clearing_house-option-round_limit-count-help = Après { $count } { $count ->
    [one] manche
   *[other] manches
 }, qui a le plus de cœurs gagne
clearing_house-option-round_limit-0 = Sans limite
clearing_house-option-round_limit-count =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
clearing_house-option-round_limit-rules =
    Seuls les joueurs en vie comptent. Si plusieurs ont le plus de cœurs, ils partagent la victoire.

## Quantités que d’autres messages nomment

clearing_house-hearts = { $damage ->
    [one] 1 cœur
   *[other] { $damage } cœurs
 }
clearing_house-lost-hearts = { $lost ->
    [one] un cœur
   *[other] { $lost } cœurs
 }
clearing_house-plays = { $plays_a_turn ->
    [one] une carte
   *[other] { $plays_a_turn } cartes
 }
clearing_house-strips = { $tape ->
    [one] un scellé tombe
   *[other] { $tape } scellés tombent
 }
clearing_house-attack_hearts = { $attack_damage ->
    [one] un cœur
   *[other] { $attack_damage } cœurs
 }
clearing_house-ranged_hearts = { $ranged_damage ->
    [one] un cœur
   *[other] { $ranged_damage } cœurs
 }
clearing_house-trap_hearts = { $trap_damage ->
    [one] un cœur
   *[other] { $trap_damage } cœurs
 }

## Nombres de la règle

clearing_house-number-hearts = Cœurs par joueur
clearing_house-number-traps = Pièges par joueur
clearing_house-number-cards_dealt = Cartes données
clearing_house-number-copies_abduct = Enlèvements
clearing_house-number-copies_ambush = Embuscades
clearing_house-number-copies_armor = Armures
clearing_house-number-copies_attack = Attaques
clearing_house-number-copies_double_move = Doubles pas
clearing_house-number-copies_intervene = Interventions
clearing_house-number-copies_move = Pas
clearing_house-number-copies_ranged_attack = Tirs
clearing_house-number-plays_a_turn = Cartes par tour
clearing_house-number-turns_a_round = Tours par manche
clearing_house-number-attack_damage = Attaque : dégâts
clearing_house-number-ranged_damage = Tir : dégâts
clearing_house-number-trap_damage = Piège : dégâts
clearing_house-number-abduct_reach = Enlèvement : portée
clearing_house-number-ambush_reach = Embuscade : portée
clearing_house-number-hit_faces_1 = Touche à 1 case
clearing_house-number-hit_faces_2 = Touche à 2 cases
clearing_house-number-hit_faces_3 = Touche à 3 cases
clearing_house-number-hit_faces_4 = Touche à 4 cases
clearing_house-number-hit_faces_5 = Touche à 5 cases
clearing_house-number-tape = Scellés en tout
clearing_house-number-tape_per_damage = Scellés par cœur
clearing_house-number-stalemate_rounds = Manches du duel

## Plateaux

clearing_house-level-mansion = Le manoir
clearing_house-level-mansion-help = 6 cases sur 6, sans obstacle
clearing_house-level-warehouse = L’entrepôt
clearing_house-level-warehouse-help = 8 cases sur 7, avec des caisses en travers

## Verbes

clearing_house-verb-draft = Garder
clearing_house-verb-draft-help = Garder cette carte, passer les autres
clearing_house-verb-play = Jouer
clearing_house-verb-play-help = Jouer cette carte
clearing_house-verb-allow = Laisser faire
clearing_house-verb-allow-help = La carte agit
clearing_house-verb-intervene = Intervenir
clearing_house-verb-intervene-help =
    { $intervene ->
        [one_time] Annuler la carte ; l’Intervention est perdue pour de bon
        [one_card] Annuler la carte ; une seule carte au tour suivant
       *[lose_turn] Annuler la carte ; cela coûte votre tour suivant
    }
clearing_house-verb-end = Fin du tour
clearing_house-verb-end-help = Ne plus jouer de carte pendant ce tour
clearing_house-verb-discard = Défausser
clearing_house-verb-discard-help = Cette carte est perdue pour de bon
clearing_house-verb-flee = Fuir
clearing_house-verb-flee-help = Quitter les scellés pour une case voisine

## Consignes

clearing_house-prompt-draft = Gardez une carte du paquet
clearing_house-prompt-end-play = Jouez une carte, ou finissez votre tour
clearing_house-prompt-end = Finissez votre tour
clearing_house-prompt-play = Jouez une carte
clearing_house-prompt-play-move = Pas : choisissez une case voisine
clearing_house-prompt-play-double_move = Double pas : deux cases en ligne droite
clearing_house-prompt-play-attack = Attaque : choisissez votre cible
clearing_house-prompt-play-ranged_attack = Tir : choisissez votre cible
clearing_house-prompt-play-abduct = Enlèvement : choisissez qui, puis où
clearing_house-prompt-play-ambush = Embuscade : choisissez une case vide
clearing_house-prompt-allow-intervene = Laissez faire, ou intervenez
clearing_house-prompt-allow = Laissez faire
clearing_house-prompt-intervene = Confirmez : intervenir
clearing_house-prompt-discard = Scellés sur vous : défaussez, puis fuyez
clearing_house-prompt-flee = Fuyez les scellés : choisissez une case

## Légendes

clearing_house-event-deal = { $cards } cartes chacun : une à garder
clearing_house-event-choose = { $name } garde une carte
clearing_house-event-pass =
    { $cards ->
        [one] La dernière carte va au joueur suivant
       *[other] { $cards } cartes vont au joueur suivant
    }
clearing_house-event-drafted = Les cartes sont choisies
clearing_house-event-first = { $name } commence
clearing_house-event-begin = Manche { $round } : { $name } commence
clearing_house-event-skip = { $name } paie son Intervention : tour perdu
clearing_house-event-play =
    { $card ->
        [abduct] { $name } enlève { $target_name }…
        [ambush] { $name } pose un piège…
        [armor] { $name } enfile une armure…
        [attack]
            { $aim ->
                [seat] { $name } attaque { $target_name }…
               *[cell] { $name } attaque un piège…
            }
        [double_move] { $name } fait deux pas…
        [move] { $name } fait un pas…
       *[ranged_attack] { $name } tire sur { $target_name }…
    }
clearing_house-event-intervene = { $name } intervient contre { $against_name }
clearing_house-event-cancel = Carte annulée : { clearing_house-card }
clearing_house-event-ambush = { $name } a posé un piège
clearing_house-event-armor = { $name } porte une armure
clearing_house-event-take_trap = { $name } garde le piège
clearing_house-event-roll =
    { $hits ->
        [true] Dé : { $die }, le tir touche !
       *[false] Dé : { $die }, le tir échoue
    }
clearing_house-event-negate = L’armure sauve { $name }
clearing_house-event-damage =
    { $cause ->
        [trap] Clac ! Le piège coûte { clearing_house-lost-hearts } à { $name }
       *[attack] Touché ! { $name } perd { clearing_house-lost-hearts }
    }
clearing_house-event-death =
    { $cause ->
        [attack] { $by_name } met { $name } hors jeu
       *[trap] Un piège met { $name } hors jeu
    }
clearing_house-event-steal = { $thief_name } vole une carte à { $victim_name }
clearing_house-event-stolen = Carte volée : { clearing_house-card }
clearing_house-event-end = { $name } finit son tour
clearing_house-event-round =
    { $tape ->
        [0] Manche { $round } finie : pas de scellés
        [one] Manche { $round } finie : 1 scellé à poser
       *[other] Manche { $round } finie : { $tape } scellés à poser
    }
clearing_house-event-refill = Chacun reprend ses cartes, les armures tombent
clearing_house-event-gather = Toutes les cartes sont mélangées et redonnées
clearing_house-event-duel = Plus que deux : après { $rounds } manches, égalité
clearing_house-event-police =
    { $left ->
        [0] La police pose un scellé
       *[other] La police pose un scellé, encore { $left } à venir
    }
clearing_house-event-discard = { $name } défausse : { clearing_house-card }
clearing_house-log-chosen = { $name } garde : { clearing_house-card }

## La fin et le score

clearing_house-reason-last_standing = Il ne reste qu’un mafieux debout.
clearing_house-reason-stalemate = Le duel est fini : les deux derniers partagent la victoire.
clearing_house-reason-round_limit = La dernière manche est jouée : le plus grand nombre de cœurs l’emporte.
clearing_house-score =
    { $count ->
        [one] { $count } cœur
       *[other] { $count } cœurs
    }

## La fin de chacun

clearing_house-standing-out = Hors jeu, manche { $count }

## Les moments dont on parle

clearing_house-moment-hit = Un coup porte
clearing_house-moment-hit-told = Manche { $round } : { $name } prend un coup et perd { clearing_house-lost-hearts }
clearing_house-moment-trap = Un piège claque
clearing_house-moment-trap-told = Manche { $round } : { $name } tombe dans un piège
clearing_house-moment-death = Hors jeu
clearing_house-moment-death-told =
    { $cause ->
        [card] Manche { $round } : { $from_name } met { $name } hors jeu
       *[own] Manche { $round } : { $name } est hors jeu
    }
clearing_house-moment-cancel = Une carte annulée
clearing_house-moment-cancel-told = Manche { $round } : { $name } annule une carte { ELIDE("de", $against_name) }
clearing_house-moment-theft = Un vol
clearing_house-moment-theft-told = Manche { $round } : { $thief_name } vole une carte à { $victim_name }
clearing_house-moment-raid = Une descente
clearing_house-moment-raid-told = Manche { $round } : la police pose un scellé sur { $name }
clearing_house-moment-duel = Plus que deux
clearing_house-moment-duel-told = Manche { $round } : il ne reste { ELIDE("que", $seats_name) }

## Pourquoi c’est interdit

clearing_house-why-deal-due = il faut d’abord distribuer les cartes
clearing_house-why-draft-due = chacun garde d’abord une carte du paquet
clearing_house-why-first-due = le dé désigne d’abord qui commence
clearing_house-why-play-due = à présent, jouez une carte ou finissez votre tour
clearing_house-why-answer-due = il faut d’abord laisser faire ou annuler la carte annoncée
clearing_house-why-roll-due = on lance d’abord le dé pour le tir
clearing_house-why-steal-due = on vole d’abord une carte au hasard à la victime de l’enlèvement
clearing_house-why-police-due = la police pose d’abord ses scellés
clearing_house-why-discard-due = qui se trouve sous de nouveaux scellés défausse d’abord une carte
clearing_house-why-flight-due = qui se trouve sous de nouveaux scellés doit d’abord fuir
clearing_house-why-living-dealt = on distribue aux joueurs encore en jeu, et à personne d’autre
clearing_house-why-hand-size = chacun reçoit { $cards } cartes
clearing_house-why-copies = on ne peut pas en donner autant : { clearing_house-card }, { $copies } en tout
clearing_house-why-not-in-pack = la carte { clearing_house-card } n’est pas dans votre paquet
clearing_house-why-no-such-seat = il n’y a pas { ELIDE("de", $name) } à cette table
clearing_house-why-no-intervene = vous n’avez pas d’Intervention
clearing_house-why-protected-not-stolen = une carte de base protégée ne peut pas être volée
clearing_house-why-not-in-victims-hand = la victime n’a pas la carte { clearing_house-card }
clearing_house-why-tape-off-board = cette case n’existe pas : on relance le dé
clearing_house-why-taped-already = cette case est déjà sous scellés : on relance le dé
clearing_house-why-tape-on-edge = un scellé tombe sur l’anneau le plus extérieur qui a encore une case sans scellés
clearing_house-why-only-protected = une carte de base protégée ne peut pas être défaussée : { clearing_house-card }
clearing_house-why-discard-not-in-hand = on défausse de sa main, et la carte { clearing_house-card } n’y est pas
clearing_house-why-discard-not-played = votre main est vide, et vous n’avez pas joué la carte { clearing_house-card }
clearing_house-why-no-such-space = cette case n’existe pas
clearing_house-why-space-taped = personne n’entre sur une case sous scellés
clearing_house-why-space-occupied = un autre joueur occupe cette case
clearing_house-why-flee-near = on fuit vers une case libre voisine ou, à défaut, la plus proche
clearing_house-why-not-in-hand = la carte { clearing_house-card } n’est pas dans votre main
clearing_house-why-move-near = un Pas mène à l’une des huit cases autour de vous
clearing_house-why-tape-between = des scellés barrent le passage, et on ne les franchit pas
clearing_house-why-double-move-line = un Double pas fait exactement deux cases en ligne droite
clearing_house-why-aimed-at-self = on ne peut pas se viser soi-même
clearing_house-why-target-out = ce joueur n’est plus en jeu
clearing_house-why-no-trap-there = il n’y a pas de piège sur cette case
clearing_house-why-trap-near = on n’attaque qu’un joueur ou un piège voisin
clearing_house-why-attack-near = on n’attaque qu’un joueur ou un piège voisin
clearing_house-why-shot-line = un Tir demande un joueur en ligne droite, à { $reach ->
    [one] une case
   *[other] { $reach } cases
 } au plus
clearing_house-why-abduct-near = { $reach ->
    [one] on n’enlève qu’un joueur voisin
   *[other] on n’enlève qu’un joueur à { $reach } cases au plus, en ligne droite
 }
clearing_house-why-abduct-to-near = { $reach ->
    [one] la victime se pose sur une autre case voisine de la vôtre
   *[other] la victime se pose à { $reach } cases de vous au plus, en ligne droite
 }
clearing_house-why-no-trap-left = vous n’avez plus de piège
clearing_house-why-ambush-empty = un piège demande une case vide : ni joueur, ni piège, ni scellés
clearing_house-why-reaction-only = une Intervention ne fait que répondre à une carte qu’on vient d’annoncer
clearing_house-why-ambush-near = { $reach ->
    [one] un piège se pose sur une case voisine
   *[other] un piège se pose à { $reach } cases au plus, en ligne droite
 }

### table

clearing_house-aid-odds = Réussite des tirs
clearing_house-aid-odds-help = La chance de toucher, sur chaque cible possible
clearing_house-table-watches = regarde
clearing_house-table-you-watch = Vous êtes hors jeu : regardez la fin
clearing_house-table-all-draft = Chacun garde une carte en secret
clearing_house-table-kept = Gardée ! { $others }
clearing_house-table-keep-one = Gardez une carte, le reste va à { $name }
clearing_house-table-police-waits = { $name } doit fuir les scellés…
clearing_house-table-pack = Choix { $number } sur { $count }
clearing_house-table-to = puis à { $name }
clearing_house-table-round = Manche
clearing_house-table-turn = Tour
clearing_house-table-cards = À jouer
clearing_house-table-tape = À sceller
clearing_house-table-duel = Duel
clearing_house-table-of = { $number } sur { $count }
clearing_house-table-left = { $count }
clearing_house-table-sure = à coup sûr
clearing_house-table-odds =
    { $needs ->
        [6] un 6 : { $share } %
       *[other] { $needs }+ : { $share } %
    }
clearing_house-table-skips = { clearing_house-event-skip }
clearing_house-table-duel-begins = Plus que deux : encore { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
 }, puis égalité

### moments of a round

clearing_house-news-round = Manche { $round } terminée
clearing_house-news-tape =
    { $tape ->
        [0] Aucun cœur perdu : pas de scellés
        [one] 1 cœur perdu : 1 scellé à poser
       *[other] { $tape } cœurs perdus : { $tape } scellés à poser
    }
clearing_house-news-begin = Manche { $round }
clearing_house-news-first = { $name } commence
clearing_house-news-duel = Duel : manche { $number } sur { $count }, ensuite égalité
clearing_house-news-out = { $name } est hors jeu !
clearing_house-news-out-attack = Son dernier cœur est pour { $by }
clearing_house-news-out-trap = Un piège, et { $by } y est pour quelque chose
clearing_house-news-out-alone = Un piège de trop
clearing_house-news-left = Encore { $left } en jeu

### window for reactions

clearing_house-react-asked = { $what } : réagir ?
clearing_house-react-move = { $name } fait un pas
clearing_house-react-move-mine = Vous faites un pas
clearing_house-react-double_move = { $name } fait deux pas
clearing_house-react-double_move-mine = Vous faites deux pas
clearing_house-react-armor = { $name } enfile une armure
clearing_house-react-armor-mine = Vous enfilez une armure
clearing_house-react-ambush = { $name } pose un piège
clearing_house-react-ambush-mine = Vous posez un piège
clearing_house-react-attack = { $name } attaque { $target }
clearing_house-react-attack-you = { $name } vous attaque
clearing_house-react-attack-mine = Vous attaquez { $target }
clearing_house-react-attack-trap = { $name } attaque un piège
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
clearing_house-react-let-hit =
    { $last ->
        [true] Vous perdez votre dernier cœur
       *[false] Vous perdez { clearing_house-hearts }
    }
clearing_house-react-let-armor = Votre armure l’arrête
clearing_house-react-let-shot =
    { $last ->
        [true] { $share } % : vous perdez votre dernier cœur
       *[false] { $share } % : vous perdez { clearing_house-hearts }
    }
clearing_house-react-let-abduct = On vous déplace et vous vole
clearing_house-react-let-abduct-trap =
    { $last ->
        [true] Sur un piège : vous perdez votre dernier cœur
       *[false] Sur un piège : vous perdez { clearing_house-hearts } et une carte
    }
clearing_house-react-let-intervene = La carte est annulée
clearing_house-react-let-intervene-you = Votre carte est annulée
clearing_house-react-cost-lose_turn = Coûte le tour suivant
clearing_house-react-cost-one_time = La carte est perdue
clearing_house-react-cost-one_card = Puis un tour à 1 carte
clearing_house-react-no-card = Vous n’en avez pas
clearing_house-window-intervene =
    { $intervene ->
        [one_time] Intervenir : coûte la carte pour de bon
        [one_card] Intervenir : une seule carte au tour suivant
       *[lose_turn] Intervenir : coûte votre tour suivant
    }
clearing_house-react-secret = Intervenir en secret : tapez votre lettre. Finir : choisissez votre nom. Regarder : appuyez sur vos cartes ou votre plaque
clearing_house-react-how = Qui veut intervenir appuie sur sa touche, ou clique sur la main près de son portrait, tant qu’un bandeau comme celui-ci est affiché. Personne ne le voit. Sans Intervention en main, il ne se passe rien, et personne ne l’apprend non plus. Pour regarder ses cartes, on garde le bouton enfoncé dessus. Quand on a terminé, on clique sur son nom ; la barre dorée montre le temps qui reste.
clearing_house-react-understood = Compris
clearing_house-react-arm = Intervenir contre
clearing_house-react-wish = M’interroger
clearing_house-react-wish-always = À chaque carte
clearing_house-react-wish-concerned = Seulement si cela me concerne
clearing_house-react-wish-never = Pas avant le tour suivant

## Conseils

clearing_house-hint-draft = La meilleure carte pour votre main : { clearing_house-card }
clearing_house-hint-discard = La carte dont vous avez le moins besoin : { clearing_house-card }
clearing_house-hint-attack =
    { $left ->
        [one] Ni armure ni dé : il ne restera qu’un cœur à { $target_name }
       *[other] Ni armure ni dé : il restera { $left } cœurs à { $target_name }
    }
clearing_house-hint-attack-last = { $hearts ->
    [one] Il ne reste qu’un cœur à { $target_name } : une attaque touche toujours
   *[other] Les { $hearts } cœurs { ELIDE("de", $target_name) } d’un coup : une attaque touche toujours
 }
clearing_house-hint-attack-armor = { $target_name } y laisse son armure
clearing_house-hint-shot = Le tir a { $percent } % de chances de toucher
clearing_house-hint-shot-last = { $hearts ->
    [one] Il ne reste qu’un cœur à { $target_name }, et le tir a { $percent } % de chances de toucher
   *[other] Les { $hearts } cœurs { ELIDE("de", $target_name) } d’un coup, et le tir a { $percent } % de chances de toucher
 }
clearing_house-hint-shot-armor = { $percent } % de chances { ELIDE("que", $target_name) } y laisse son armure
clearing_house-hint-take-trap = Le piège ne gêne plus, et vous pourrez le reposer
clearing_house-hint-abduct-trap = Le piège coûte { clearing_house-hearts } à { $target_name }, et vous volez une carte
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
clearing_house-hint-armor-far = L’armure tient jusqu’à la fin de la manche : enfilez-la tôt
clearing_house-hint-ambush = Un piège tient l’ennemi à distance, ou attend celui que vous enlèverez
clearing_house-hint-move-strike = De là, votre prochaine carte peut frapper
clearing_house-hint-move-cover = Là, vous êtes plus difficile à atteindre
clearing_house-hint-move-hunt =
    { $steps ->
        [one] Là, vous serez juste à côté de votre proie
       *[other] Là, votre proie ne sera plus qu’à { $steps } cases
    }
clearing_house-hint-end = Aucune carte n’en vaut la peine maintenant
clearing_house-hint-allow = Intervenir a son prix : cela n’en vaut pas la peine
clearing_house-hint-intervene-deadly = { $hearts ->
    [one] Votre dernier cœur est en jeu : annulez
   *[other] Vos { $hearts } cœurs sont en jeu : annulez
 }
clearing_house-hint-intervene = Cela vaut bien le prix : annulez
clearing_house-hint-flee = Loin des pièges et des ennemis

## Pourquoi un autre l’a fait

clearing_house-motive-draft = La meilleure carte pour la main { ELIDE("de", $name) } : { clearing_house-card }
clearing_house-motive-discard = La carte dont { $name } a le moins besoin : { clearing_house-card }
clearing_house-motive-attack = { $target_name } n’avait pas d’armure : l’attaque { ELIDE("de", $name) } touche toujours
clearing_house-motive-attack-last = { $hearts ->
    [one] Il ne restait qu’un cœur à { $target_name } : l’attaque { ELIDE("de", $name) } touche toujours
   *[other] Les { $hearts } cœurs { ELIDE("de", $target_name) } d’un coup : l’attaque { ELIDE("de", $name) } touche toujours
 }
clearing_house-motive-attack-armor = { $name } fait tomber l’armure { ELIDE("de", $target_name) }
clearing_house-motive-shot = Le tir { ELIDE("de", $name) } sur { $target_name } a { $percent } % de chances de toucher
clearing_house-motive-shot-last = { $hearts ->
    [one] Il ne reste qu’un cœur à { $target_name } : le tir { ELIDE("de", $name) } a { $percent } % de chances de toucher
   *[other] Les { $hearts } cœurs { ELIDE("de", $target_name) } d’un coup : le tir { ELIDE("de", $name) } a { $percent } % de chances de toucher
 }
clearing_house-motive-shot-armor = { $percent } % de chances { ELIDE("que", $target_name) } y perde son armure, pense { $name }
clearing_house-motive-take-trap = Le piège ne gêne plus, et { $name } pourra le reposer
clearing_house-motive-abduct-trap = Le piège coûte { clearing_house-hearts } à { $target_name }, et { $name } vole une carte
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
clearing_house-motive-ambush = Le piège { ELIDE("de", $name) } tient l’ennemi à distance, ou attend celui qui sera enlevé
clearing_house-motive-move-strike = De là, la prochaine carte { ELIDE("de", $name) } peut frapper
clearing_house-motive-move-cover = Là, { $name } est plus difficile à atteindre
clearing_house-motive-move-hunt = Là, { $name } est plus près de sa proie
clearing_house-motive-end = Aucune carte n’en vaut la peine maintenant, pense { $name }
clearing_house-motive-allow = Intervenir coûte le prochain tour : { $name } y renonce
clearing_house-motive-intervene-deadly = { $hearts ->
    [one] Le dernier cœur était en jeu : { $name } annule
   *[other] Les { $hearts } cœurs étaient en jeu : { $name } annule
 }
clearing_house-motive-intervene = Cela vaut bien un tour perdu, pense { $name }
clearing_house-motive-flee = { $name } s’éloigne des pièges et des ennemis

## Un choix dans une analyse, tel qu’il a été fait ou comme meilleur, et ce qui parle pour lui

clearing_house-choice-draft =
    { $form ->
        [better] garder une carte { clearing_house-card }
       *[done] { $name } garde une carte { clearing_house-card }
    }
clearing_house-choice-discard =
    { $form ->
        [better] défausser une carte { clearing_house-card }
       *[done] { $name } défausse une carte { clearing_house-card }
    }
clearing_house-choice-flee =
    { $form ->
        [better] fuir ({ clearing_house-choice-way })
       *[done] { $name } fuit ({ clearing_house-choice-way })
    }
clearing_house-choice-allow =
    { $form ->
        [better] laisser faire
       *[done] { $name } laisse faire
    }
clearing_house-choice-intervene =
    { $form ->
        [better] intervenir
       *[done] { $name } intervient
    }
clearing_house-choice-end =
    { $form ->
        [better] finir son tour
       *[done] { $name } finit son tour
    }
clearing_house-choice-play =
    { $card ->
        [abduct]
            { $form ->
                [better] enlever { $target_name } ({ clearing_house-choice-way })
               *[done] { $name } enlève { $target_name } ({ clearing_house-choice-way })
            }
        [ambush]
            { $form ->
                [better] poser un piège ({ clearing_house-choice-way })
               *[done] { $name } pose un piège ({ clearing_house-choice-way })
            }
        [armor]
            { $form ->
                [better] enfiler une armure
               *[done] { $name } enfile une armure
            }
        [attack]
            { $aim ->
                [seat]
                    { $form ->
                        [better] attaquer { $target_name }
                       *[done] { $name } attaque { $target_name }
                    }
               *[cell]
                    { $form ->
                        [better] attaquer le piège ({ clearing_house-choice-way })
                       *[done] { $name } attaque le piège ({ clearing_house-choice-way })
                    }
            }
        [double_move]
            { $form ->
                [better] jouer le Double pas ({ clearing_house-choice-way })
               *[done] { $name } joue le Double pas ({ clearing_house-choice-way })
            }
        [move]
            { $form ->
                [better] avancer ({ clearing_house-choice-way })
               *[done] { $name } avance ({ clearing_house-choice-way })
            }
       *[ranged_attack]
            { $form ->
                [better] tirer sur { $target_name }
               *[done] { $name } tire sur { $target_name }
            }
    }
clearing_house-choice-way = { $across ->
    [none] {""}
    [left] { clearing_house-choice-columns } vers la gauche
   *[right] { clearing_house-choice-columns } vers la droite
}{ $along ->
    [none] {""}
   *[other] { $across ->
        [none] {""}
       *[other] {" et "}
    }{ clearing_house-choice-rows } { $along ->
        [up] vers le haut
       *[down] vers le bas
    }
}
clearing_house-choice-columns = { $columns ->
    [one] 1 case
   *[other] { $columns } cases
}
clearing_house-choice-rows = { $rows ->
    [one] 1 case
   *[other] { $rows } cases
}
clearing_house-merit-draft = Parmi les cartes proposées, la carte { clearing_house-card } va le mieux avec cette main
clearing_house-merit-discard = La carte { clearing_house-card } est celle dont on se passe le mieux
clearing_house-merit-attack = { $target_name } n’a pas d’armure, et une attaque touche toujours
clearing_house-merit-attack-last = { $hearts ->
    [one] Il ne reste qu’un cœur à { $target_name }, et une attaque touche toujours
   *[other] Une attaque touche toujours, et il ne reste que { $hearts } cœurs à { $target_name }
}
clearing_house-merit-attack-armor = { $target_name } y laisse son armure
clearing_house-merit-shot = Le tir sur { $target_name } a { $percent } % de chances de toucher
clearing_house-merit-shot-last = { $hearts ->
    [one] Il ne reste qu’un cœur à { $target_name }, et le tir a { $percent } % de chances de toucher
   *[other] Il ne reste que { $hearts } cœurs à { $target_name }, et le tir a { $percent } % de chances de toucher
}
clearing_house-merit-shot-armor = { $percent } % de chances { ELIDE("que", $target_name) } y laisse son armure
clearing_house-merit-take-trap = Le piège ne gêne plus, et peut être reposé
clearing_house-merit-abduct-trap = Le piège coûte { clearing_house-hearts } à { $target_name }, et une carte est volée
clearing_house-merit-abduct = Cela déplace { $target_name } et vole une carte
clearing_house-merit-armor =
    { $count ->
        [one] Un ennemi est tout près, et l’armure encaisse le premier coup
       *[other] { $count } ennemis sont tout près, et l’armure encaisse le premier coup
    }
clearing_house-merit-armor-wounded =
    { $hearts ->
        [one] Avec un seul cœur, l’armure d’abord
       *[other] Avec { $hearts } cœurs seulement, l’armure d’abord
    }
clearing_house-merit-armor-far = L’armure tient jusqu’à la fin de la manche : autant l’enfiler tôt
clearing_house-merit-ambush = Un piège tient l’ennemi à distance, ou attend celui qu’on y amènera
clearing_house-merit-move-strike = De là, la carte suivante peut frapper
clearing_house-merit-move-cover = Cette case est plus difficile à atteindre pour les autres
clearing_house-merit-move-hunt =
    { $steps ->
        [one] De là, la proie est juste à côté
       *[other] De là, la proie n’est qu’à { $steps } cases
    }
clearing_house-merit-end = Aucune carte n’en vaut alors la peine
clearing_house-merit-allow = Intervenir a son prix, et cela n’en vaut pas la peine
clearing_house-merit-intervene-deadly = { $hearts ->
    [one] Le dernier cœur peut être en jeu
   *[other] Les { $hearts } cœurs peuvent être en jeu
}
clearing_house-merit-intervene = Ce qui est empêché vaut bien le prix
clearing_house-merit-flee = On s’éloigne ainsi des pièges et des ennemis

## Ce dont le coach avertit

clearing_house-warning-shot = Le tir n’a que { $percent } % de chances de toucher
clearing_house-warning-shot-armor = { $percent } % de chances { ELIDE("que", $target_name) } y perde son armure, rien de plus
clearing_house-warning-attack-armor = { $target_name } y perd son armure, rien de plus
clearing_house-warning-end = Vous avez encore des cartes utiles maintenant
clearing_house-warning-armor-far = Personne n’est près : une autre carte paraît nettement meilleure

## Why it came about

clearing_house-because-roll = À { $distance } cases, il faut { $needs ->
    [6] un 6
   *[other] au moins { $needs }
 } pour toucher, et le dé montre { $die }
clearing_house-because-cancel = Une Intervention annule la carte jouée ({ $name }), qui compte tout de même comme jouée
clearing_house-because-negate = L’armure de la manche pare 1 attaque ou tir : { $name } garde tous ses cœurs ({ $hearts })
clearing_house-because-skip = { $name } a joué une Intervention : cela coûte le tour suivant, même à la manche suivante
clearing_house-because-round =
    { $damage ->
        [0] Personne n’a perdu de cœur dans cette manche : aucun scellé ne tombe
        [one] Un cœur a été perdu dans cette manche : { clearing_house-strips }
       *[other] { $damage } cœurs ont été perdus dans cette manche : { clearing_house-strips }
    }
clearing_house-because-police = 2 jets de dé donnent la colonne et la ligne ; la case reste sous scellés jusqu’à la fin
clearing_house-because-police_taped = { $name } est là où tombe le scellé : il faut défausser une carte, puis fuir sur une case voisine
clearing_house-because-steal = Un Enlèvement vole aussi une carte au hasard : { $thief_name } la prend à { $victim_name }
clearing_house-because-stolen = L’Enlèvement vole une carte au hasard : { $thief_name } la prend à { $victim_name }
clearing_house-because-deal = Toutes les cartes sont mélangées et distribuées faces cachées, { $cards } à chacun des { $players } joueurs
clearing_house-because-choose = De chaque paquet, chacun garde une carte en secret ; { $name } a gardé la sienne
clearing_house-because-chosen = De chaque paquet, vous gardez une carte en secret : cette fois { clearing_house-card }
clearing_house-because-pass = On garde une carte de chaque paquet ; le reste, { $cards } par paquet, va au joueur suivant, dans le sens horaire
clearing_house-because-drafted = Chacun des { $players } joueurs a gardé une carte de chaque paquet : ce sont les mains de la manche
clearing_house-because-first = Un dé a désigné { $name } pour commencer la manche 1
clearing_house-because-play = { $name } joue une carte ({ clearing_house-plays } au plus par tour) ; avant qu’elle agisse, une Intervention peut l’annuler
clearing_house-because-intervene = { $name } intervient : la carte jouée ({ $against_name }) est annulée avant d’agir
clearing_house-because-armor = Elle pare 1 attaque ou tir contre { $name } pendant cette manche, puis elle a servi
clearing_house-because-ambush = Qui entre sur le piège perd { clearing_house-hearts } ; pièges restants pour { $name } : { $traps }
clearing_house-because-take_trap = Une attaque enlève aussi un piège voisin : { $name } le garde et en a { $traps } à poser
clearing_house-because-trap = Un piège coûte { clearing_house-hearts } à qui entre sur sa case : { $name }
clearing_house-because-end = Un tour compte { clearing_house-plays } au plus, et rien n’oblige à jouer : { $name } s’arrête là
clearing_house-because-death = { $name } a perdu son dernier cœur ; joueurs restants : { $players }
clearing_house-because-discard = Un scellé est tombé sur { $name } : cela coûte 1 carte, et il faut quitter la case
clearing_house-because-refill = À la nouvelle manche, les { $players } joueurs reprennent leurs cartes ; une armure ne dure qu’une manche
clearing_house-because-gather = Comme on choisit de nouveau à chaque manche, les cartes des { $players } joueurs sont mélangées
clearing_house-because-begin = À chaque manche, un autre commence, en tournant vers la gauche : { $name } à la manche { $round }
clearing_house-because-duel = À deux, la partie est nulle si tous deux sont encore debout après { $rounds } manches de plus
clearing_house-because-damage_trap = Un piège coûte { clearing_house-hearts } à qui entre sur sa case, même à qui l’a posé ; il en reste { $hearts } à { $name }
clearing_house-because-damage_attack = Une Attaque, ou un tir qui touche, coûte des cœurs : { $name } en perd { $lost }, il lui en reste { $hearts }

### ce que sont les choses

clearing_house-what-card-abduct-does = { $abduct_reach ->
    [one] Choisissez un joueur voisin : il va sur une autre case voisine de la vôtre, et vous lui volez une carte au hasard.
   *[other] Choisissez un joueur à { $abduct_reach } cases au plus, en ligne droite : il va sur une autre case à cette portée, et vous lui volez une carte au hasard.
 }
clearing_house-what-card-ambush-does = { $ambush_reach ->
    [one] Posez un piège sur une case vide voisine.
   *[other] Posez un piège sur une case vide, de 1 à { $ambush_reach } cases en ligne droite.
 }
clearing_house-what-card-armor-does = La prochaine attaque ou le prochain tir qui vous touche dans cette manche reste sans effet. Elle ne protège pas des pièges.
clearing_house-what-card-attack-does = Un joueur voisin perd { clearing_house-attack_hearts }. Ou bien détruisez un piège voisin et gardez-le.
clearing_house-what-card-double_move-does = Exactement 2 cases en ligne droite ; on peut passer par-dessus un joueur.
clearing_house-what-card-intervene-does =
    Annule une carte qu’on vient d’annoncer, au tour de n’importe qui. { $intervene ->
        [one_time] Ensuite elle est perdue pour de bon.
        [one_card] À votre tour suivant, vous ne jouez qu’une carte.
       *[lose_turn] Elle coûte votre tour suivant.
    }
clearing_house-what-card-move-does = Une case, dans l’une des 8 directions.
clearing_house-what-card-ranged_attack-does = Un joueur en ligne droite perd { clearing_house-ranged_hearts } si le dé touche : à 1 case avec { DIE($hit_faces_1) }, à 2 avec { DIE($hit_faces_2) }, à 3 avec { DIE($hit_faces_3) }, à 4 avec { DIE($hit_faces_4) }, à 5 avec { DIE($hit_faces_5) }.
clearing_house-card-does =
    { $card ->
        [abduct] { clearing_house-what-card-abduct-does }
        [ambush] { clearing_house-what-card-ambush-does }
        [armor] { clearing_house-what-card-armor-does }
        [attack] { clearing_house-what-card-attack-does }
        [double_move] { clearing_house-what-card-double_move-does }
        [intervene] { clearing_house-what-card-intervene-does }
        [move] { clearing_house-what-card-move-does }
       *[ranged_attack] { clearing_house-what-card-ranged_attack-does }
    }
clearing_house-what-base_card-attack = { clearing_house-card-attack }, carte de base
clearing_house-what-base_card-attack-does = { clearing_house-what-card-attack-does } Elle revient à chaque manche et ne se perd pas.
clearing_house-what-base_card-move = { clearing_house-card-move }, carte de base
clearing_house-what-base_card-move-does = { clearing_house-what-card-move-does } Elle revient à chaque manche et ne se perd pas.
clearing_house-owed =
    { $intervene ->
        [one_card]
            { $owed ->
                [one] Le sablier : après une Intervention, une seule carte au tour suivant.
               *[other] { $owed } sabliers : après des Interventions, une seule carte aux { $owed } tours suivants.
            }
       *[lose_turn]
            { $owed ->
                [one] Le sablier : une Intervention coûte le tour suivant.
               *[other] { $owed } sabliers : des Interventions coûtent les { $owed } tours suivants.
            }
    }
clearing_house-what-card-hand = Chez { $name } : la main
clearing_house-what-card-hand-does = Cartes que personne d’autre ne voit : { $count }. Il y a peut-être une Intervention parmi elles.
clearing_house-what-card-pack = Un paquet pour { $name }
clearing_house-what-card-pack-does = { $name } garde une de ces cartes et passe les autres au joueur suivant, dans le sens horaire.
clearing_house-what-card-kept = Une carte gardée par { $name }
clearing_house-what-card-kept-does = Choisie en secret. Elle rejoindra la main quand tous auront choisi.
clearing_house-what-card-kept-own = { clearing_house-card } : gardée
clearing_house-what-card-kept-own-does = { clearing_house-card-does } Vous avez gardé cette carte : elle rejoindra votre main quand tous auront choisi.
clearing_house-what-card-deck = Les cartes restantes
clearing_house-what-card-deck-does = Ces cartes n’ont pas été distribuées et restent de côté.
clearing_house-what-card-stolen = Une carte volée
clearing_house-what-card-stolen-does = Elle change de main ; seuls le voleur et sa victime la voient.
clearing_house-what-heart = Chez { $name } : les cœurs
clearing_house-what-heart-does = Cœurs restants : { $count }. Sans cœur, { $name } est hors jeu.
clearing_house-what-heart-cell = Des scellés
clearing_house-what-heart-cell-does = Un cœur perdu est devenu ce scellé : on n’entre plus sur cette case, on ne la franchit plus.
clearing_house-what-trap = Un piège
clearing_house-what-trap-does = Il se déclenche dès qu’on entre ici, même si on l’a posé soi-même, et coûte { clearing_house-trap_hearts }.
clearing_house-what-trap-traps = Chez { $name } : les pièges
clearing_house-what-trap-traps-does = Encore à poser : { $count }, chacun avec une Embuscade.
clearing_house-what-police = Des scellés
clearing_house-what-police-does = On n’entre plus sur cette case, on ne la franchit plus.
clearing_house-what-police-supply = La réserve de scellés
clearing_house-what-police-supply-does = Pour chaque cœur perdu dans une manche, { $tape_per_damage ->
    [one] un scellé tombe
   *[other] { $tape_per_damage } scellés tombent
 } à la fin.
clearing_house-what-die = Le dé
clearing_house-what-die-does = Lancé pour chaque tir qui peut manquer, et pour la police.
clearing_house-what-pawn = { $name }
clearing_house-what-pawn-does = { clearing_house-what-seat-does }
clearing_house-what-seat-does =
    { $hearts ->
        [0] Hors jeu.
       *[other] Cœurs : { $hearts }. Cartes en main : { $cards }. Pièges à poser : { $traps }.
    }{ $armor ->
        [0] { "" }
       *[other] { " " }L’armure arrête le prochain coup.
    }{ $owed ->
        [0] { "" }
       *[other] { " " }{ clearing_house-owed }
    }
clearing_house-what-cell = Une case
clearing_house-what-cell-does =
    { $lies ->
        [police] Des scellés : on n’entre plus sur cette case, on ne la franchit plus.
        [heart] Des scellés : on n’entre plus sur cette case, on ne la franchit plus.
        [trap] Un piège est là : qui entre perd un cœur.
        [pawn] Quelqu’un s’y tient. On passe par-dessus un joueur, on ne s’arrête pas sur lui.
       *[other] Libre.
    }
clearing_house-what-ui-ask-does = Dites ici quand vous voulez qu’on vous demande si vous intervenez
clearing_house-what-ui-arm-does = À la prochaine carte de cette sorte, vous intervenez sans qu’on vous interroge. Choisissez-la de nouveau pour y renoncer.
clearing_house-what-ui-secret = Le coin secret { ELIDE("de", $name) }
clearing_house-what-ui-secret-does = Un clic ici, ou la touche de votre lettre, et vous intervenez en secret. Personne ne le voit, et sans Intervention il ne se passe rien.
clearing_house-what-ui-understood-does = Ferme cette explication : dès maintenant les coins secrets comptent
clearing_house-what-zone-counters = La manche
clearing_house-what-zone-counters-does = Ses tours, les cartes qui restent à jouer, les scellés qui tomberont à la fin.

clearing_house-lesson-goal = Soyez le dernier mafieux debout : vous avez quatre cœurs, et la police boucle la maison.
clearing_house-goal = Soyez le dernier mafieux debout : sans cœur, on est éliminé.
clearing_house-phone-plays-left = { $count ->
    [0] dernière carte de ce tour
    [one] encore { $count } carte à jouer
   *[other] encore { $count } cartes à jouer
 }
clearing_house-lesson-draft = On choisit d’abord ses cartes : sur les neuf, gardez le Double pas et passez les autres.
clearing_house-lesson-pass = Les cartes de Basile : gardez l’Intervention, qui annule tout ; je choisis le reste pour vous.
clearing_house-lesson-move = Vous jouez deux cartes par tour : le Double pas vous avance de deux cases en ligne droite.
clearing_house-lesson-armor = Deuxième carte : l’Armure pare la prochaine attaque de la manche. Jouez-la.
clearing_house-lesson-trap = Basile pose ici une Embuscade : qui entre sur le piège perd un cœur.
clearing_house-lesson-intervene = Basile tire ! Avant qu’une carte agisse, on peut l’annuler : intervenez.
clearing_house-lesson-cost = Réussi, mais cela coûte votre prochain tour : Basile, tout près, en profite pour frapper.
clearing_house-lesson-blocked = Votre Armure pare le coup, et elle a servi : vous gardez vos quatre cœurs.
clearing_house-lesson-abduct = À vous : l’Enlèvement pose Basile sur son propre piège et lui vole une carte.
clearing_house-lesson-attack = Il a perdu un cœur ; deuxième carte : attaquez-le, il est à côté de vous.
clearing_house-lesson-tape = La manche finit : chaque cœur perdu fait tomber un scellé, et nul n’entre sur une case scellée.
clearing_house-lesson-discard = Un scellé tombe sous vos pieds : défaussez une carte au choix, puis fuyez.
clearing_house-lesson-end = Quatre cœurs pour vous, deux pour Basile : bravo ! Continuez ainsi dans une vraie partie.
clearing_house-what-scenery = Le jardin, la fontaine et la voiture font partie du décor : personne ne quitte la maison.

## Ce qu’un conseil dit de faire

clearing_house-do-draft = Gardez cette carte : { clearing_house-card }
clearing_house-do-discard = Défaussez cette carte : { clearing_house-card }
clearing_house-do-flee = Fuyez vers la case éclairée
clearing_house-do-end = Terminez votre tour
clearing_house-do-allow = Laissez faire
clearing_house-do-intervene = Intervenez
clearing_house-do-play-move = Jouez le Pas vers la case éclairée
clearing_house-do-play-double_move = Jouez le Double pas vers la case éclairée
clearing_house-do-play-attack = Attaquez { $target_name }
clearing_house-do-play-attack-cell = Attaquez le piège éclairé
clearing_house-do-play-ranged_attack = Tirez sur { $target_name }
clearing_house-do-play-abduct = Enlevez { $target_name } vers la case éclairée
clearing_house-do-play-armor = Mettez votre Armure
clearing_house-do-play-ambush = Posez une Embuscade sur la case éclairée

## Names of the puzzles

clearing_house-puzzle-01 = Voyager léger
clearing_house-puzzle-02 = Au corps à corps
clearing_house-puzzle-03 = Au bout du couloir
clearing_house-puzzle-04 = La chasse est ouverte
clearing_house-puzzle-05 = Nerfs d’acier
clearing_house-puzzle-06 = Entre deux portes
clearing_house-puzzle-07 = Une soirée tranquille
clearing_house-puzzle-08 = Profil bas
clearing_house-puzzle-09 = Le parquet grince
clearing_house-puzzle-10 = Le chat et la souris
clearing_house-puzzle-11 = À pas feutrés
clearing_house-puzzle-12 = Le grand détour
clearing_house-puzzle-13 = Nulle part où fuir
clearing_house-puzzle-14 = Terminus
clearing_house-puzzle-15 = L’invité malgré lui
clearing_house-puzzle-16 = Sur le seuil
clearing_house-puzzle-17 = Sous le feu
clearing_house-puzzle-18 = Un seul cœur
clearing_house-puzzle-19 = Règlement de comptes
clearing_house-puzzle-20 = Au coin du mur
