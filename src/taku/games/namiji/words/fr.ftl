### Namiji en français : propositions, récit, dessin et mise en place.

title = Namiji
blurb = Une saison de pêche le long des côtes. C’est toujours au bateau le plus en arrière de jouer.

setup-direction = Sens du parcours
setup-direction-clockwise = Sens des aiguilles d’une montre
setup-direction-counterclockwise = Sens inverse
setup-box = Boîte
setup-box-house = Notre boîte (reconstituée)
setup-early_bird = Jetons Arrivée à deux joueurs
setup-early_bird-two = Deux : un par joueur
setup-early_bird-three = Trois : le troisième bateau en prend un aussi

## Noms

colour-name = { $colour ->
    [blue] bleu
    [orange] orange
   *[green] vert
}
kind-name = { $kind ->
    [bream] daurade
    [tuna] thon
    [mackerel] maquereau
    [flounder] flet
   *[other] { $kind }
}
fish-name = { $kind ->
    [bream] daurade { $colour ->
        [blue] bleue
        [orange] orange
       *[green] verte
    }
   *[other] { kind-name } { colour-name }
}
fish-a = { $kind ->
    [bream] une { fish-name }
   *[other] un { fish-name }
}
fish-the = { $kind ->
    [bream] la { fish-name }
   *[other] le { fish-name }
}
station-name = { $station ->
    [angling] Pêche à la ligne
    [net] Filet
    [trap] Nasse à crustacés
    [whirlpool] Tourbillon
    [rock] Rocher sacré
    [dolphin] Dauphin
    [octopus] Pieuvre
    [whale] Baleine
    [panorama] Panorama
    [dock] Ponton
   *[port] Port
}
panorama-name = { $panorama ->
    [dolphin] Dauphin
    [octopus] Pieuvre
   *[whale] Baleine
}
line-name = { $line ->
    [row-1] la ligne du haut
    [row-2] la ligne du milieu
    [row-3] la ligne du bas
    [column-a] la colonne a
    [column-b] la colonne b
    [column-c] la colonne c
   *[column-d] la colonne d
}
card-name = { $card ->
    [onigiri] Onigiri
    [ramen] Ramen
    [maki] Maki
    [spare-hook] Hameçon de rechange
    [live-bait] Appât vivant
    [sturdy-rod] Canne solide
    [fine-mesh] Mailles fines
    [hand-line] Ligne à main
    [reinforced-trap] Nasse renforcée
    [large-trap] Grande nasse
    [sieve] Tamis
    [prayer-beads] Chapelet
    [sketchbook] Carnet de croquis
    [spyglass] Longue-vue
    [lantern] Lanterne
    [skilled-fisherman] Pêcheur habile
    [full-hold] Cale pleine
    [net-mender] Ravaudeur de filets
    [crab-tamer] Dompteur de crabes
    [octopus-friend] Ami de la pieuvre
    [whale-watcher] Guetteur de baleines
    [great-gallery] Grande galerie
    [devout] Dévot
    [gourmet] Gourmet
    [stacked-crates] Caisses empilées
    [unhurried] Sans hâte
    [pilgrim] Pèlerin
    [long-line] Longue ligne
    [craftsman] Artisan
    [blue-shoal] Banc bleu
    [orange-shoal] Banc orange
    [green-shoal] Banc vert
    [shrimp-basket] Panier de crevettes
    [dolphin-friend] Ami du dauphin
    [first-sighting] Premier regard
   *[other] { $card }
}
upgrade-name = { card-name } ({ station-name })
crustaceans = { $count ->
    [one] un crustacé
   *[other] { $count } crustacés
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ordinal = { $section ->
    [1] 1re
   *[other] { $section }e
}
# Ce que fait une amélioration à sa station : tous ses effets, séparés par des points-virgules.
effects = { $station ->
    [angling] { effect-angling-again }{ effect-angling-flip }{ effect-angling-points }
    [net] { effect-net-reveal }{ effect-net-line }{ effect-net-points }
    [trap] { effect-trap-crabs }{ effect-trap-draws }{ effect-trap-sieve }{ effect-trap-points }
    [whirlpool] +{ $whirlpool-points } quand vous faites une offrande
    [panorama] { effect-panorama-points }{ effect-panorama-other }
   *[rock] { effect-rock-draw }{ effect-rock-points }
}
effect-angling-again = { $angling-again ->
    [0] {""}
   *[other] après avoir vu votre prise, vous pouvez la relâcher et réessayer une fois
}
effect-angling-flip = { $angling-flip ->
    [0] {""}
   *[other] { $effect ->
        [angling-flip] {""}
       *[other] {" "};{" "}
    }avant de pêcher, vous pouvez retourner { $angling-flip ->
        [one] un jeton caché
       *[other] { $angling-flip } jetons cachés
    }
}
effect-angling-points = { $angling-points ->
    [0] {""}
   *[other] { $effect ->
        [angling-points] {""}
       *[other] {" "};{" "}
    }+{ $angling-points } si vous gardez le poisson
}
effect-net-reveal = { $net-reveal ->
    [0] {""}
    [one] révélez un filet de plus et choisissez-en un
   *[other] révélez { $net-reveal } filets de plus et choisissez-en un
}
effect-net-line = { $net-line ->
    [0] {""}
   *[other] { $effect ->
        [net-line] {""}
       *[other] {" "};{" "}
    }au lieu de révéler un filet, vous pouvez pêcher dans le Banc
}
effect-net-points = { $net-points ->
    [0] {""}
   *[other] { $effect ->
        [net-points] {""}
       *[other] {" "};{" "}
    }+{ $net-points } si vous placez le filet
}
effect-trap-crabs = { $trap-crabs ->
    [0] {""}
    [one] votre prise supporte un crabe de plus
   *[other] votre prise supporte { $trap-crabs } crabes de plus
}
effect-trap-draws = { $trap-draws ->
    [0] {""}
   *[other] { $effect ->
        [trap-draws] {""}
       *[other] {" "};{" "}
    }{ $trap-draws ->
        [one] vous pouvez piocher un jeton de plus
       *[other] piochez jusqu’à { $trap-draws } jetons de plus
    }
}
effect-trap-sieve = { $trap-sieve ->
    [0] {""}
   *[other] { $effect ->
        [trap-sieve] {""}
       *[other] {" "};{" "}
    }au lieu de perdre la prise, vous ne rendez que le dernier crabe
}
effect-trap-points = { $trap-points ->
    [0] {""}
   *[other] { $effect ->
        [trap-points] {""}
       *[other] {" "};{" "}
    }+{ $trap-points } si vous gardez au moins deux jetons
}
effect-panorama-points = { $panorama-points ->
    [0] {""}
   *[other] +{ $panorama-points } pour la section que vous prenez
}
effect-panorama-other = { $panorama-other ->
    [0] {""}
   *[other] { $effect ->
        [panorama-other] {""}
       *[other] {" "};{" "}
    }vous pouvez prendre à la place la prochaine section d’un autre type inachevé
}
effect-rock-draw = { $rock-draw ->
    [0] {""}
    [one] piochez une carte Rocher de plus
   *[other] piochez { $rock-draw } cartes Rocher de plus
}
effect-rock-points = { $rock-points ->
    [0] {""}
   *[other] { $effect ->
        [rock-points] {""}
       *[other] {" "};{" "}
    }+{ $rock-points } pour la carte Rocher que vous gardez
}
condition = { counted }{ bounds }
both = { $first } ; { $second }
counted = { $count ->
    [lines] { $worth ->
        [0] lignes et colonnes validées
        [one] lignes et colonnes validées à { $worth } point ou plus
       *[other] lignes et colonnes validées à { $worth } points ou plus
    }
    [rows] { $worth ->
        [0] lignes validées
        [one] lignes validées à { $worth } point ou plus
       *[other] lignes validées à { $worth } points ou plus
    }
    [columns] { $worth ->
        [0] colonnes validées
        [one] colonnes validées à { $worth } point ou plus
       *[other] colonnes validées à { $worth } points ou plus
    }
    [cells] { $of ->
        [all] cases remplies du casier
        [blue] cases du casier avec un poisson bleu
        [orange] cases du casier avec un poisson orange
        [green] cases du casier avec un poisson vert
       *[other] cases du casier, espèce { kind-of }
    }
    [nets] filets dans le casier
    [crabs] crabes
    [shrimp] crevettes
    [crustaceans] crustacés
    [sections] { $of ->
        [all] sections de Panorama
        [dolphin] sections Dauphin
        [octopus] sections Pieuvre
       *[whale] sections Baleine
    }
    [panoramas] { $of ->
        [all] Panoramas complets
        [dolphin] Panorama Dauphin complet
        [octopus] Panorama Pieuvre complet
       *[whale] Panorama Baleine complet
    }
    [bonuses] { $of ->
        [all] Bonus panorama
        [dolphin] Bonus Dauphin
        [octopus] Bonus Pieuvre
       *[whale] Bonus Baleine
    }
    [offerings] offrandes restantes
    [meals] repas
    [different-meals] repas différents
    [upgrades] améliorations
    [rocks] cartes Rocher
    [boats-behind] bateaux de joueurs arrivés après vous
   *[boats-ahead] bateaux de joueurs arrivés avant vous
}
kind-of = { $of ->
    [bream] daurade
    [tuna] thon
    [mackerel] maquereau
    [flounder] flet
   *[other] { $of }
}
# De ce qu’il n’y a qu’une fois, le nom suffit.
bounds = { $count ->
    [panoramas] { bounds-of }
    [bonuses] { bounds-of }
   *[other] {" "}: { bounded }
}
bounds-of = { $of ->
    [all] {" "}: { bounded }
   *[other] { $bound ->
        [least] {""}
       *[other] {" "}: { bounded }
    }
}
bounded = { $bound ->
    [least] au moins { $least }
    [most] { $most ->
        [0] { none }
       *[other] { $most } au plus
    }
   *[both] de { $least } à { $most }
}
none = { $count ->
    [lines] aucune
    [rows] aucune
    [columns] aucune
    [cells] aucune
    [shrimp] aucune
    [sections] aucune
    [offerings] aucune
    [upgrades] aucune
    [rocks] aucune
   *[other] aucun
}

## Propositions

second = { $second ->
    [yes] , second emplacement
   *[no] {""}
}
offer-sail = Aller à la case { $space }, { station-name }{ second }
offer-sail-neutral = Mener le bateau neutre à la case { $space }, { station-name }{ second }
offer-sail-whirlpool = Aller à la case { $space }, { station-name } : { $offerings ->
    [0] il ne vous reste aucune offrande
   *[other] faire une offrande (malus restant : { $penalty })
}{ second }
offer-sail-panorama = Aller à la case { $space }, { station-name } : votre { ordinal } section, { points }{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } de bonus
}{ second }
offer-finish = Rentrer au port : { $points ->
    [0] plus de jeton Arrivée
   *[other] jeton Arrivée, { points }
}
offer-finish-neutral = Mener le bateau neutre au port : { $points ->
    [0] plus de jeton Arrivée
   *[other] il retire le jeton Arrivée de { points }
}
offer-dock = Accoster au ponton { $space }, emplacement { $slot } sur { $slots }{ $slot ->
    [1] {" "}: premier choix
   *[other] {""}
}
offer-dock-neutral = Faire accoster le bateau neutre au ponton { $space }, emplacement { $slot } sur { $slots }
offer-use = Utiliser « { card-name } » : { effects }
offer-decline = Ne pas utiliser « { card-name } »
offer-fish = Prendre { fish-a } (face visible)
offer-fish-down = Prendre un poisson caché (il en reste { $count })
offer-keep = Garder { fish-the } en { $cell }{ $points ->
    [0] {""}
   *[other] {" "}: { points }
}
offer-release = Relâcher { fish-the } dans le Banc
offer-choose = Choisir le filet « { fish-name } »
offer-cast = Placer le filet « { fish-name } » en { $cell } et { $other }{ $points ->
    [0] {""}
   *[other] {" "}: { points }
}
offer-release-net = Remettre le filet « { fish-name } » sous la pile
offer-draw = Piocher encore (crabes dans le sac : { $bag-crabs } sur { $bag })
offer-stop = S’arrêter et garder { $count ->
    [one] un jeton
   *[other] { $count } jetons
}
offer-section = Prendre la { ordinal } section { panorama-name } : { points }{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } de bonus
}
offer-keep-rock = Garder « { card-name } » ({ condition }{ $more ->
    [0] {""}
    [one] , et une condition de plus
   *[other] , et { $more } conditions de plus
}) : { points } à la fin, { $met ->
    [yes] objectif atteint pour l’instant
   *[no] objectif pas encore atteint
}
offer-take-meal = Manger « { card-name } » : { points }
offer-take-upgrade = Prendre « { card-name } » ({ station-name }) : { effects }

## Récit

line-up = { $name } part de l’emplacement { $slot }.
line-up-neutral = Le bateau neutre part de l’emplacement { $slot }.
flip = Un poisson du Banc est retourné : { fish-name }.
sail = { $name } va à la case { $space }, { station-name }.
sail-neutral = { $name } mène le bateau neutre à la case { $space }, { station-name }.
dock = { $name } accoste au ponton { $space }, emplacement { $slot }.
dock-neutral = { $name } fait accoster le bateau neutre au ponton { $space }, emplacement { $slot }.
finish = { $name } arrive au port.
finish-neutral = { $name } mène le bateau neutre au port d’arrivée.
use = { $name } utilise « { card-name } ».
decline = { $name } n’utilise pas son amélioration.
fish = { $name } prend { fish-a } dans le Banc.
fish-down = { $name } prend un poisson caché.
catch = C’est { fish-a }.
keep = { $name } garde { fish-the } en { $cell }.
release = { $name } relâche { fish-the }.
net = { $name } révèle le filet « { fish-name } ».
choose = { $name } choisit le filet « { fish-name } ».
cast = { $name } place le filet « { fish-name } » en { $cell } et { $other }.
release-net = { $name } remet le filet « { fish-name } » sous la pile.
haul = { $name } pioche { $token ->
    [crab] un crabe
   *[shrimp] une crevette
}.
draw = { $name } pioche encore.
stop = { $name } s’arrête de piocher.
section = { $name } choisit un autre Panorama : { panorama-name }.
rock = { $name } pioche la carte Rocher « { card-name } ».
rock-hidden = { $name } pioche une carte Rocher.
keep-rock = { $name } garde « { card-name } ».
keep-rock-hidden = { $name } garde une carte Rocher.
under-hidden = Une carte Rocher passe sous la pioche.
deal = Une carte Ponton est piochée : « { card-name } ».
deal-hidden = Une carte Ponton est piochée.
take = { $name } prend « { card-name } ».
lose-hidden = La carte Ponton du bateau neutre est retirée face cachée.

line = { $name } complète { line-name } : { points }.
afloat = { $name } fait une offrande ; { $left ->
    [0] il ne lui en reste aucune
    [one] il lui en reste une (malus : { $penalty })
   *[other] il lui en reste { $left } (malus : { $penalty })
}.
section-taken = { $name } prend la { ordinal } section { panorama-name } : { points }.
bonus = { $name } complète en premier le Panorama { panorama-name } : { points }.
upgrade-points = { $name } marque { points } grâce à une amélioration.
meal = { $name } mange : { points }.
early-bird = { $name } arrive { place-name } : { $points ->
    [0] plus de jeton Arrivée
   *[other] { points }
}.
place-name = en { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
} position
early-bird-neutral = Le jeton Arrivée de { points } est retiré du jeu.
haul-kept = { $name } garde { crustaceans }.
haul-lost = Un crabe de trop : { $name } perd sa prise.
haul-sieved = Un crabe de trop, mais lui seul retourne dans le sac : { $name } garde { crustaceans }.
rock-under = « { card-name } » passe sous la pioche.
draft = Tous les bateaux sont là : { $count ->
    [one] une carte Ponton est piochée
   *[other] { $count } cartes Ponton sont piochées
}.
hand-card = Dans votre main : « { card-name } ».
draft-over = Tout le monde a sa carte Ponton. Le bateau le plus éloigné de la route repart le premier.
nothing = Il ne se passe rien.
rock-met = { $name } révèle « { card-name } » : objectif atteint, { points }.
rock-missed = { $name } révèle « { card-name } » : objectif manqué.
final = { $name } : casier { $rack }, crustacés { $crustaceans }, Panoramas { $panoramas }, bonus { $bonuses }, repas { $meals }, améliorations { $upgrades }, arrivée { $early-bird }, Rochers { $rocks }, offrandes { $offerings }. Total : { points }.
wins = { $name } l’emporte avec { points }.
shares = { $name } partage la victoire : { points }.

## Dessin

player-name = { $name }
draw-neutral = bateau neutre
draw-queue = Du dernier au premier :
draw-school = Banc de poissons :
draw-down = { $count ->
    [one] { $count } caché
   *[other] { $count } cachés
}
draw-bag = Sac : { $shrimp ->
    [one] { $shrimp } crevette
   *[other] { $shrimp } crevettes
}, { $crabs ->
    [one] { $crabs } crabe
   *[other] { $crabs } crabes
}
draw-decks = Pioches : { $nets ->
    [one] { $nets } filet
   *[other] { $nets } filets
}, { $rocks ->
    [one] { $rocks } Rocher
   *[other] { $rocks } Rochers
}, { $cards ->
    [one] { $cards } carte Ponton
   *[other] { $cards } cartes Ponton
}
draw-early = Jetons Arrivée restants :
draw-catch = Votre prise : { fish-name }
draw-revealed = Filets au choix :
draw-haul = { $end ->
    [hauling] Prise en cours ({ $name })
    [kept] Dernière prise ({ $name }), gardée
    [sieved] Dernière prise ({ $name }), sauvée
   *[lost] Dernière prise ({ $name }), perdue
} : { $shrimp ->
    [one] { $shrimp } crevette
   *[other] { $shrimp } crevettes
}, { $crabs ->
    [one] { $crabs } crabe
   *[other] { $crabs } crabes
}
draw-score = Points
draw-offerings = Offrandes
draw-crustaceans = Crust.
draw-rocks = Rochers
draw-standing = avec Rochers et offrandes : { $points }
draw-your-rocks = Vos Rochers, comptés à la fin
draw-drawn = Cartes Rocher au choix, comptées à la fin :
draw-hand = Cartes Ponton en main :
draw-passed = Cartes que vous avez transmises :
draw-picks = L’emplacement { $slot } choisit parmi { $count ->
    [one] une carte
   *[other] { $count } cartes
}
draw-rock-tail = Sous la pioche Rocher :
draw-card-tail = Sous la pioche Ponton :
draw-final = Décompte final
draw-total = Total
draw-house = Boîte : notre reconstitution, non officielle
draw-box = Boîte : { $box }
category-name = { $category ->
    [rack] Casier
    [crustaceans] Crustacés
    [panoramas] Panoramas
    [bonuses] Bonus
    [meals] Repas
    [upgrades] Améliorations
    [early-bird] Arrivée
    [rocks] Rochers
   *[offerings] Offrandes
}

## Le plateau dans le navigateur

board-route = La route maritime
board-school = Le Banc de poissons
board-rack = Casier : { $name }
board-enlarge = Agrandir le plateau : { $name }
board-ahead = Où vous pouvez aller
board-neutral = Vous menez le bateau neutre.
board-standing = → { $points }
board-either-way = Placer le filet depuis { $cell } : choisissez l’autre bout
board-turn = Tourner le filet
board-place = Faites-le glisser dans votre casier, ou touchez une case
board-risk = { $percent } % de crabes
board-keep-rock = Gardez-en une en secret. Elle compte à la fin.
board-met = objectif atteint pour l’instant
board-not-met = objectif pas encore atteint

explain-station = { station-name }{ $station ->
    [angling] {" "}: prenez un poisson, retournez-en un autre, puis gardez le vôtre ou relâchez-le
    [net] {" "}: le filet du dessus de la pile, avec deux poissons identiques, pour votre casier
    [trap] {" "}: piochez dans le sac, un point par jeton ; le deuxième crabe fait perdre toute la prise
    [whirlpool] {" "}: faites une offrande ; celles qui restent à la fin vous coûtent des points
    [rock] {" "}: piochez deux cartes Rocher et gardez-en une en secret ; elle rapporte à la fin si son objectif est atteint
    [dolphin] {" "}: prenez votre prochaine section Dauphin et marquez son numéro
    [octopus] {" "}: prenez votre prochaine section Pieuvre et marquez son numéro
   *[whale] {" "}: prenez votre prochaine section Baleine et marquez son numéro
}.{ $double ->
    [yes] {" "}Emplacement double : le second bateau est derrière le premier.
   *[no] {""}
}
explain-boat = Bateau : { $name }. Le bateau le plus en arrière joue ensuite.
explain-neutral-boat = Le bateau neutre. Il n’est à personne ; le joueur le plus en avant le déplace.
explain-port = Le port : vous en partez et vous y revenez. Plus vous rentrez tôt, plus votre jeton Arrivée rapporte.
explain-dock = Un ponton : tous les bateaux s’y arrêtent. Quand le dernier est là, les cartes Ponton passent de l’emplacement 1 au dernier et chacun en prend une. Le bateau le plus éloigné de la route repart le premier.
explain-school = { fish-name } — jetons visibles : { $up }, cachés : { $down }.
explain-fish = { fish-name }, en { $cell }.
explain-down = { $count ->
    [one] { $count } jeton est caché.
   *[other] { $count } jetons sont cachés.
}
explain-bag = Le sac : { $shrimp ->
    [one] { $shrimp } crevette
   *[other] { $shrimp } crevettes
} et { $crabs ->
    [one] { $crabs } crabe
   *[other] { $crabs } crabes
}.
explain-nets = Filets restants : { $count }.
explain-rocks = Cartes Rocher sacré restantes : { $count }.
explain-cards = Cartes Ponton restantes : { $count }.
explain-early-bird = Jetons Arrivée : le prochain bateau rentré prend le plus élevé qui reste.{ $enough ->
    [no] {" "}Il n’y en a pas assez pour tous les bateaux.
   *[yes] {""}
}
explain-bonus = Le premier joueur à compléter le Panorama { panorama-name } prend ce bonus.
explain-line = { line-name }, { points } : { $state ->
    [scored] validée
    [dead] ne peut plus rien rapporter
   *[open] remplissez-la d’une seule couleur ou d’une seule espèce
}.
explain-panorama = { panorama-name } — sections : { $sections } sur { $length }.
explain-offerings = { $count ->
    [0] Plus d’offrande : aucun malus.
    [one] Une offrande restante : −{ $penalty } à la fin.
   *[other] { $count } offrandes restantes : −{ $penalty } à la fin.
}
explain-crustaceans = Crustacés gardés, un point chacun.
explain-meal = { card-name }, un repas.
explain-upgrade = { card-name }, une amélioration pour la station { station-name } : { effects }. Elle n’agit que là, une fois par arrêt.
explain-rock = { card-name } ({ $conditions }) : { points } à la fin, { $met ->
    [yes] objectif atteint pour l’instant
   *[no] objectif pas encore atteint
}.
explain-hidden-rocks = Cartes Rocher gardées en secret : { $count }.
explain-place = Arrivée { place-name } : { points }.
explain-standing = Votre score si la partie s’arrêtait maintenant, avec vos cartes Rocher et vos offrandes.
explain-score = Points marqués jusqu’ici, sans les cartes Rocher ni les offrandes.

## Le tutoriel

tutorial-1 = Bienvenue à bord. Le bateau au { "●" } est le vôtre. C’est toujours au bateau le plus en arrière de jouer : il va sur n’importe quel emplacement libre jusqu’au prochain ponton. Touchez la première station, Pêche à la ligne.
tutorial-2 = À la station Pêche à la ligne, prenez un poisson du Banc : un que vous voyez, ou un inconnu de la pile. Prenez le thon orange.
tutorial-3 = Un autre poisson a été retourné pour tout le monde. Vous pouvez garder le vôtre ou le relâcher. Le premier poisson va dans le coin supérieur gauche du casier : faites-le glisser là, ou touchez la case.
tutorial-4 = Les autres sont partis devant : votre bateau est dernier, et c’est encore à vous. Avancer peu, c’est faire plus d’arrêts. Survolez une station, ou laissez-y le doigt, pour lire son effet. Allez maintenant à la Nasse à crustacés.
tutorial-5 = La première pioche est automatique : une crevette. Chaque jeton gardé rapporte un point, mais le deuxième crabe fait perdre toute la prise. Piochez encore une fois.
tutorial-6 = Un crabe. Encore un, et la prise est perdue. Arrêtez-vous ici et gardez deux points.
tutorial-7 = Votre bateau est toujours dernier. Continuez jusqu’au Filet.
tutorial-8 = Un filet porte deux poissons identiques. Il doit toucher ce qui est déjà dans le casier, et vous pouvez le tourner. Une ligne remplie d’une seule couleur ou d’une seule espèce rapporte des points. Placez le filet en b1 et c1, à côté du thon, pour que la ligne du haut reste orange.
tutorial-9 = Tous les bateaux s’arrêtent au ponton. L’emplacement 1 choisit sa carte en premier, mais repart en dernier ; le bateau le plus éloigné de la route repart le premier. Prenez l’emplacement 1.
tutorial-10 = Tous les bateaux sont là, et vous voyez les cartes Ponton en premier. Un repas rapporte ses points tout de suite. Une amélioration agit à sa station jusqu’à la fin de la partie. Prenez la Canne solide, pour la Pêche à la ligne, et vous en savez assez pour partir. Bon vent !

## Les règles en une page

rules-table = Voici les règles de cette table.
rules-box-own = Cette table joue avec sa propre boîte, « { $box } ». Les nombres et les cartes ci-dessous viennent de cette boîte.
rules-goal = Vous partez pêcher dans le Japon d’autrefois. Faites le tour de la route maritime, pêchez, admirez les animaux marins, faites des offrandes et mangez bien. Tout rapporte des points ; celui qui en a le plus gagne.

rules-box-title = Dans la boîte
rules-box = Namiji se joue de deux à cinq. Jetons Poisson : { $fish }. Jetons Filet : { $nets }. Dans le sac : crevettes { $shrimp }, crabes { $crabs }. Cartes Ponton : { $dock }. Cartes Rocher sacré : { $rocks }. Cartes Panorama : une série complète par joueur, et un bonus pour chacun des trois types. Offrandes par joueur : { $offerings }. Jetons Arrivée : { $birds }.
rules-box-fish = Les poissons ont trois couleurs, { "●" } bleu, { "★" } orange et { "◆" } vert. Voici leurs espèces : { $kinds }. Les symboles aident à distinguer les couleurs.
rules-setup-title = Mise en place
rules-setup = Vous commencez avec un casier vide, { $offerings ->
    [one] une offrande
   *[other] { $offerings } offrandes
} et 0 point. Les cartes Ponton, les cartes Rocher sacré et les filets sont mélangés face cachée ; les cartes Panorama sont triées par type et par numéro.
rules-setup-school = Les poissons, face cachée, forment le Banc de poissons. Un poisson au hasard est retourné face visible.
rules-setup-any-way = Vous faites une fois le tour de la route maritime, dans un sens ou dans l’autre : décidez-en ensemble avant la partie.
rules-setup-clockwise = À cette table, vous faites le tour de la route maritime dans le sens des aiguilles d’une montre.
rules-setup-counterclockwise = À cette table, vous faites le tour de la route maritime dans le sens inverse des aiguilles d’une montre : les stations se suivent à rebours.
rules-setup-line-up = Le port de départ est aussi celui d’arrivée. Les bateaux s’y alignent au hasard, comme à un ponton : l’emplacement 1 est le plus proche de la route, et le bateau le plus éloigné joue en premier.
rules-setup-birds = Prévoyez autant de jetons Arrivée que de joueurs, en prenant les plus élevés.
rules-setup-birds-table = Les jetons Arrivée de cette table : { $birds }.
rules-collection = Toutes les cartes et tous les jetons que vous gagnez forment votre collection. Vous marquez vos points au fur et à mesure ; en cas de doute, recomptez votre collection.

rules-turn-title = Votre tour
rules-turn = C’est toujours au bateau le plus en arrière sur la route de jouer. Avancez-le jusqu’à n’importe quel emplacement libre. Vous pouvez en sauter autant que vous voulez, mais pas reculer, ni dépasser un ponton sans vous y arrêter.
rules-turn-again = Si votre bateau est encore dernier après son arrêt, vous rejouez. Aller loin, c’est laisser plusieurs tours de suite à ceux qui sont derrière.
rules-turn-stop = Appliquez l’effet de la station dès que vous y arrivez.
rules-slots = Un emplacement accueille un bateau. Certaines stations sont doubles : leur second emplacement ne sert qu’à quatre ou cinq joueurs. Le premier bateau prend l’emplacement sur la route ; le second est considéré comme derrière lui et repart avant lui.
rules-slots-few = Un emplacement accueille un bateau. Certaines stations ont un second emplacement imprimé ; à { $seats } joueurs, il ne sert pas.
rules-slots-many = Un emplacement accueille un bateau. Les stations doubles ont un second emplacement. Le premier bateau prend celui qui est sur la route ; le second est considéré comme derrière lui et repart avant lui.

rules-stations-title = Les stations
rules-angling = prenez un poisson du Banc, visible ou caché. Puis, à chaque fois, un poisson caché est retourné. Gardez le vôtre en le plaçant dans votre casier, ou relâchez-le face visible dans le Banc.
rules-net = révélez le premier filet de la pile, avec deux poissons identiques. Placez-le dans votre casier, couché ou debout, ou remettez-le face cachée sous la pile.
rules-trap = piochez un jeton dans le sac. Vous pouvez en piocher jusqu’à cinq et vous arrêter quand vous voulez. Chaque jeton gardé rapporte aussitôt un point. Au deuxième crabe, vous perdez toute la prise : tous les jetons piochés à ce tour retournent dans le sac.
rules-whirlpool = faites don de votre offrande la plus haute. À la fin, celles qui vous restent vous coûtent des points : { $penalties }.
rules-penalty = { $left ->
    [one] { $left } offrande −{ $points }
   *[other] { $left } offrandes −{ $points }
}
rules-panorama = prenez votre prochaine section de ce type, en commençant par la 1, et marquez aussitôt son numéro. Nombre de sections : Dauphin { $dolphin }, Pieuvre { $octopus }, Baleine { $whale }.
rules-panorama-one = Vous ne pouvez avoir qu’un Panorama de chaque type, mais en composer plusieurs à la fois. Quand vous avez complété un type, vous ne pouvez plus vous arrêter à ses stations.
rules-panorama-bonus = Le premier joueur à compléter un type prend sa carte Bonus et marque aussitôt { points } de plus. Vous pouvez être le premier pour plusieurs types.
rules-panorama-example = Exemple : vos deux premières sections Pieuvre rapportent 1 + 2 = 3 points, et la troisième en rapporte 3 autres.
rules-rock = piochez deux cartes Rocher sacré en secret. Gardez-en une face cachée et remettez l’autre sous la pioche.

rules-placing-title = Votre casier
rules-placing = Votre premier poisson ou filet couvre la case supérieure gauche. Chacun des suivants doit en toucher un autre par un côté. Rien ne bouge ni ne quitte plus le casier.
rules-placing-net = Un filet couvre deux cases voisines du casier, sans en dépasser. S’il n’y a pas la place, ou si vous n’en voulez pas, relâchez-le.
rules-placing-line = Un poisson seul ne rapporte rien. Une ligne ou une colonne rapporte une fois, dès qu’elle est remplie de poissons d’une seule couleur ou d’une seule espèce, ou des deux. Vous pouvez en commencer une sans avoir fini la précédente. Pleine, mais sans couleur ni espèce commune, une ligne ou une colonne ne rapporte rien.
rules-placing-worth = De haut en bas, les lignes rapportent { $rows } points ; de gauche à droite, les colonnes en rapportent { $columns }.
rules-placing-example = Dans ce casier, deux lignes et une colonne ont rapporté des points : la ligne du haut, toute orange, celle du milieu, toute bleue, et la première colonne, d’une seule espèce ({ kind-name }). La deuxième colonne ne peut plus rien rapporter.

rules-dock-title = Les pontons
rules-dock = Trois pontons divisent la route en quatre tronçons. Chaque bateau doit s’arrêter à chacun d’eux et y attendre tous les autres.
rules-dock-slots = En arrivant, choisissez n’importe quel emplacement libre. Il y en a autant que de joueurs, ou trois si vous jouez à deux. L’emplacement 1 est le plus proche de la route.
rules-dock-slots-table = En arrivant, choisissez n’importe quel emplacement libre. À cette table il y en a { $slots }. L’emplacement 1 est le plus proche de la route.
rules-dock-cards = Quand le dernier bateau est là, piochez une carte Ponton de plus que de joueurs. Le joueur de l’emplacement 1 les regarde en secret, en prend une face visible et passe les autres à l’emplacement 2, et ainsi de suite. La carte restante va sous la pioche.
rules-dock-order = Ensuite, le bateau le plus éloigné de la route repart le premier. L’emplacement 1 a le plus grand choix de cartes mais repart en dernier ; le dernier emplacement repart le premier mais choisit en dernier.
rules-dock-example = Exemple à trois bateaux : le premier arrivé veut repartir le premier et prend l’emplacement 3. Le suivant prend l’emplacement 1 et verra les quatre cartes. Il reste au dernier l’emplacement 2.
rules-meals = Repas
rules-meals-how = Un repas rapporte ses points tout de suite.
rules-upgrades = Améliorations
rules-upgrades-how = Une amélioration vous reste jusqu’à la fin. Elle n’agit qu’à la station indiquée dans son coin supérieur gauche, au plus une fois par arrêt. Vous pouvez en utiliser plusieurs au même arrêt.
rules-rocks-title = Cartes Rocher sacré
rules-rocks-how = Une carte Rocher reste secrète jusqu’à la fin. Vous la révélez alors, et elle rapporte ses points si vous avez atteint tout son objectif.

rules-two-title = À deux joueurs
rules-two = Un troisième bateau, neutre, fait le voyage et part d’un emplacement tiré au hasard, comme les autres. Quand il est dernier, le joueur le plus en avant le déplace. Bien choisir ses arrêts peut décider de la partie.
rules-two-stops = Ses arrêts sont sans effet, sauf aux pontons et au port d’arrivée. Il ne prend ni carte ni jeton et ne marque rien.
rules-two-dock = Au ponton, quatre cartes sont piochées. Quand c’est au bateau neutre de choisir, une carte au hasard est retirée du jeu sans que personne la voie.
rules-two-finish = Quand le bateau neutre arrive au port, le jeton Arrivée le plus élevé qui reste est retiré du jeu.
rules-two-rest = Pour le reste, jouez selon les règles habituelles.

rules-end-title = Fin de la partie
rules-end = La partie prend fin quand tous les bateaux sont au port d’arrivée. En arrivant, prenez le jeton Arrivée le plus élevé qui reste et marquez ses points.
rules-end-two = Avec deux jetons pour trois bateaux, le troisième bateau arrivé n’en a pas.
rules-end-three = Ici, il y a aussi un jeton pour le troisième bateau arrivé, même si c’est le vôtre.
rules-end-count = Puis chacun révèle ses cartes Rocher et marque celles dont l’objectif est atteint. Enfin, retranchez le malus des offrandes qui vous restent.
rules-end-win = Celui qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.
rules-example-title = Deux décomptes
rules-example-1 = Mio : ligne 5, colonne 3, 6 crustacés, sections Baleine 6, sections Dauphin 3, cartes Rocher 4 + 4 + 3 (une quatrième est manquée), Maki 5, troisième à l’arrivée 3, deux offrandes restantes −6. Total : 36.
rules-example-2 = Jun : lignes 7 et 9, colonne 3 (même couleur et même espèce, et pourtant 3), 3 crustacés, sections Pieuvre 10 et bonus 3, sections Baleine 3, cartes Rocher 4 + 4 + 4, deux Ramen 8, cinquième à l’arrivée 1, plus d’offrande. Total : 59.

rules-choices-title = Ce que vous pouvez choisir en ouvrant une table
rules-choice-direction = Sens du parcours. Celui des aiguilles d’une montre, ou le sens inverse : les stations se suivent alors à rebours.
rules-choice-box = Boîte. Notre reconstitution, ou un fichier de boîte avec d’autres éléments, par exemple ceux de votre exemplaire du jeu.
rules-choice-birds = Jetons Arrivée à deux joueurs. Deux, un par joueur, ou trois : le troisième bateau arrivé en prend alors un aussi, et si c’est le bateau neutre, ce jeton est retiré du jeu. À trois joueurs ou plus, ce choix ne change rien.

rules-ours-title = Ce qui vient de nous
rules-ours-box = Cette table joue avec sa propre boîte : ce qui est dit ici du contenu de la nôtre ne la concerne pas.
rules-ours-stated-title = Dans le livret
rules-ours-stated = La mise en place, l’ordre du tour, les effets des stations, le placement des poissons, les pontons, le jeu à deux, la fin et le nombre d’éléments sont dans le livret. Là où ses éditions française, anglaise et russe se contredisent, nous suivons l’original français.
rules-ours-inferred-title = Ce que nous en avons déduit
rules-ours-inferred-1 = Les malus de 10 et de 3. Le livret indique 15, 6 et 0 ; il manque 10 et 3 à cette suite.
rules-ours-inferred-2 = Le jeton Arrivée de 2. Il y a cinq jetons, et le livret cite 7, 5, 3 et 1.
rules-ours-inferred-3 = Quatre espèces de poissons, quatre jetons de chacune par couleur. C’est ainsi que 48 poissons et 12 filets tombent juste ; les noms des espèces viennent de nous.
rules-ours-inferred-4 = Les deux poissons d’un filet sont identiques, et chacune des douze combinaisons existe une fois.
rules-ours-inferred-5 = La place du 7 et du 9, et le 3 de toutes les colonnes. Les exemples montrent 5 pour la ligne du haut, des lignes à 7 et à 9, et des colonnes à 3.
rules-ours-inferred-6 = Avec un casier plein, vous devez relâcher votre poisson ; et si votre premier jeton est un filet, il doit couvrir la case supérieure gauche.
rules-ours-house-title = Nos propres décisions
rules-ours-house-1 = La route maritime. L’ordre des stations et les emplacements doubles n’apparaissent que sur le plateau. La nôtre a { $stations } stations, dont { $doubles } doubles.
rules-ours-house-2 = Les cartes Ponton. Leurs textes ne sont imprimés que sur les cartes. Les améliorations viennent de nous, tout comme l’Onigiri et le nombre d’exemplaires ; les exemples citent le Maki à 5 et des repas à 4.
rules-ours-house-3 = Les cartes Rocher sacré. À part le nom Pêcheur habile, leurs noms, objectifs et points viennent de nous.
rules-ours-house-4 = Les jetons Arrivée à deux joueurs. Le livret en prévoit autant que de joueurs, et le bateau neutre en retire un. Il y en a donc deux, et le troisième bateau arrivé n’a rien, même si c’est le vôtre. Vous pouvez aussi jouer avec trois jetons.
rules-ours-house-5 = Le bateau neutre. Quand les deux joueurs sont arrivés, c’est le premier arrivé qui le déplace. Il peut s’arrêter à tous les Panoramas. La carte qu’il retire au ponton ne revient pas.
rules-ours-house-6 = Un arrêt où rien ne peut se passer est permis : un Tourbillon sans offrande, un sac, une pioche ou un Banc vides.
rules-ours-house-7 = Les améliorations. L’Appât vivant, l’Hameçon de rechange et la Ligne à main vous sont proposés chaque fois qu’il reste un jeton dans le Banc. La Ligne à main remplace tout l’arrêt au Filet, et les améliorations de Pêche à la ligne n’y agissent pas. Une prise sauvée par le Tamis compte comme perdue pour la Grande nasse. La Longue-vue ne permet pas de s’arrêter à un type complété.
rules-ours-house-8 = Les pioches. On pioche au hasard ; les cartes remises dessous ne reviennent qu’après toutes les autres, dans leur ordre. Après une Lanterne, personne ne connaît cet ordre. S’il manque des cartes Ponton, on en distribue moins.
rules-ours-house-9 = Les cartes Rocher. Sans hâte ne regarde que les bateaux des joueurs, pas le bateau neutre. Pèlerin se compte elle-même.
rules-ours-house-10 = Le score affiché pendant la partie ne compte ni les cartes Rocher ni les offrandes. Le petit nombre à côté, visible de vous seulement, compte les vôtres.
rules-note = Cette page n’est pas officielle ; tout y est dit avec nos propres mots.
