### Namiji en français : propositions, récit, dessin et mise en place.

title = Namiji
blurb = Une saison de pêche le long des côtes : le bateau le plus en arrière avance toujours.

setup-direction = Sens du parcours
setup-direction-clockwise = Sens des aiguilles d’une montre
setup-direction-counterclockwise = Sens inverse
setup-box = Boîte
setup-box-house = La boîte de la maison (reconstituée)
setup-early_bird = Jetons Arrivée à deux joueurs
setup-early_bird-three = Trois
setup-early_bird-two = Deux

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
    [fine-mesh] Maille fine
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
    [first-sighting] Première vue
   *[other] { $card }
}
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
effect = { $effect ->
    [angling-again] votre prise vue, vous pouvez la relâcher et pêcher de nouveau
    [angling-flip] vous pouvez d’abord retourner { $amount ->
        [one] un jeton caché de plus
       *[other] { $amount } jetons cachés de plus
    }
    [angling-points] +{ $amount } pour un poisson gardé
    [net-reveal] révélez { $amount ->
        [one] un filet de plus
       *[other] { $amount } filets de plus
    } et choisissez-en un
    [net-line] vous pouvez pêcher dans le Banc à la place
    [net-points] +{ $amount } pour un filet placé
    [trap-crabs] la nasse supporte { $amount ->
        [one] un crabe de plus
       *[other] { $amount } crabes de plus
    }
    [trap-draws] { $amount ->
        [one] un tirage de plus
       *[other] { $amount } tirages de plus
    }
    [trap-sieve] au lieu de perdre la prise, seul le dernier crabe repart
    [trap-points] +{ $amount } pour une prise gardée de deux jetons ou plus
    [whirlpool-points] +{ $amount } par offrande mise à l’eau
    [panorama-points] +{ $amount } par section
    [panorama-other] vous pouvez prendre une section d’un autre type inachevé
    [rock-draw] piochez { $amount ->
        [one] une carte Rocher de plus
       *[other] { $amount } cartes Rocher de plus
    }
   *[rock-points] +{ $amount } par carte Rocher gardée
}
condition = { counted }{ bounds }
counted = { $count ->
    [lines] { $worth ->
        [0] lignes et colonnes marquées
       *[other] lignes et colonnes marquées valant au moins { $worth }
    }
    [rows] { $worth ->
        [0] lignes marquées
       *[other] lignes marquées valant au moins { $worth }
    }
    [columns] { $worth ->
        [0] colonnes marquées
       *[other] colonnes marquées valant au moins { $worth }
    }
    [cells] { $of ->
        [all] cases remplies du casier
        [blue] cases bleues du casier
        [orange] cases orange du casier
        [green] cases vertes du casier
       *[other] cases du casier avec { $of }
    }
    [nets] filets dans le casier
    [crabs] crabes
    [shrimp] crevettes
    [crustaceans] crustacés
    [sections] { $of ->
        [all] sections de tous les Panoramas
        [dolphin] sections Dauphin
        [octopus] sections Pieuvre
       *[whale] sections Baleine
    }
    [panoramas] { $of ->
        [all] Panoramas complets
        [dolphin] Dauphin complet
        [octopus] Pieuvre complète
       *[whale] Baleine complète
    }
    [bonuses] { $of ->
        [all] Bonus panorama
        [dolphin] le Bonus Dauphin
        [octopus] le Bonus Pieuvre
       *[whale] le Bonus Baleine
    }
    [offerings] offrandes restantes
    [meals] repas
    [different-meals] repas différents
    [upgrades] améliorations
    [rocks] cartes Rocher
    [boats-behind] bateaux de joueurs arrivés après vous
   *[boats-ahead] bateaux de joueurs arrivés avant vous
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
    [least] { $least } ou plus
    [most] { $most ->
        [0] 0
       *[other] { $most } au plus
    }
   *[both] de { $least } à { $most }
}

## Propositions

second = { $second ->
    [yes] , en second bateau
   *[no] {""}
}
offer-sail = Aller en { $space }, { station-name }{ second }
offer-sail-neutral = Mener le bateau neutre en { $space }, { station-name }{ second }
offer-sail-whirlpool = Aller en { $space }, { station-name } : { $offerings ->
    [0] il ne vous reste aucune offrande
   *[other] une offrande à l’eau, le reste coûterait { $penalty }
}{ second }
offer-sail-panorama = Aller en { $space }, { station-name } : votre { ordinal } section, { points }{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } pour le bonus
}{ second }
offer-finish = Rentrer au port : { $points ->
    [0] plus de jeton Arrivée
   *[other] jeton Arrivée, { points }
}
offer-finish-neutral = Ramener le bateau neutre au port : { $points ->
    [0] plus de jeton Arrivée
   *[other] il retire du jeu un jeton Arrivée de { $points }
}
offer-dock = Accoster en { $space }, place { $slot } sur { $slots }{ $slot ->
    [1] {" "}: premier choix
   *[other] {""}
}
offer-dock-neutral = Accoster le bateau neutre en { $space }, place { $slot } sur { $slots }
offer-use = Utiliser { card-name } : { effect }
offer-decline = Se passer de { card-name }
offer-fish = Prendre { fish-a }, face visible
offer-fish-down = Prendre un poisson caché (il en reste { $count })
offer-keep = Garder { fish-the } en { $cell }{ $points ->
    [0] {""}
   *[other] {" "}: { points }
}
offer-release = Relâcher { fish-the } dans le Banc
offer-choose = Choisir le filet « { fish-name } »
offer-cast = Placer le filet « { fish-name } » en { $cell } et { $other }{ $points ->
    [0] {""}
   *[other] {" "}: { points }
}
offer-release-net = Relâcher le filet « { fish-name } » sous la pile
offer-draw = Piocher encore (crabes dans le sac : { $bag-crabs } sur { $bag })
offer-stop = S’arrêter et garder { $count ->
    [one] le jeton
   *[other] les { $count } jetons
}
offer-section = Prendre la { ordinal } section { panorama-name } : { points }{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } pour le bonus
}
offer-keep-rock = Garder { card-name } ({ points }, { $met ->
    [yes] atteint pour l’instant
   *[no] pas encore atteint
}) — { condition }
offer-take-meal = Manger { card-name } : { points }
offer-take-upgrade = Prendre { card-name } : { effect }{ $more ->
    [0] {""}
   *[other] {" "}…
}

## Récit

line-up = { $name } se place en { $slot } au port de départ.
line-up-neutral = Le bateau neutre se place en { $slot } au port de départ.
flip = Le Banc montre { fish-a }.
sail = { $name } va en { $space }, { station-name }.
sail-neutral = { $name } mène le bateau neutre en { $space }, { station-name }.
dock = { $name } accoste en { $space }, place { $slot }.
dock-neutral = { $name } accoste le bateau neutre en { $space }, place { $slot }.
finish = { $name } rentre au port.
finish-neutral = { $name } ramène le bateau neutre au port.
use = { $name } utilise { card-name }.
decline = { $name } se passe d’une amélioration.
fish = { $name } prend { fish-a } dans le Banc.
fish-down = { $name } prend un poisson caché.
catch = C’est { fish-a }.
keep = { $name } garde { fish-the } en { $cell }.
release = { $name } relâche { fish-the }.
net = { $name } révèle un filet « { fish-name } ».
choose = { $name } choisit le filet « { fish-name } ».
cast = { $name } place le filet « { fish-name } » en { $cell } et { $other }.
release-net = { $name } relâche le filet « { fish-name } » sous la pile.
haul = { $name } pioche { $token ->
    [crab] un crabe
   *[shrimp] une crevette
}.
draw = { $name } continue de piocher.
stop = { $name } s’arrête de piocher.
section = { $name } tourne la longue-vue vers { $panorama ->
    [dolphin] le Dauphin
    [octopus] la Pieuvre
   *[whale] la Baleine
}.
rock = { $name } pioche la carte Rocher { card-name }.
rock-hidden = { $name } pioche une carte Rocher.
keep-rock = { $name } garde { card-name }.
keep-rock-hidden = { $name } garde une carte Rocher.
under-hidden = Une carte Rocher passe sous la pioche.
deal = { $name } découvre { card-name }.
deal-hidden = Une carte Ponton est distribuée.
take = { $name } prend { card-name }.
lose-hidden = Une carte Ponton quitte le jeu sans être vue.

line = { $name } marque { line-name } : { points }.
afloat = { $name } met une offrande à l’eau ; { $left ->
    [0] il n’en reste aucune
    [one] il en reste { $left }, qui coûterait { $penalty }
   *[other] il en reste { $left }, qui coûteraient { $penalty }
}.
section-taken = { $name } prend la { ordinal } section { panorama-name } : { points }.
bonus = { $name } complète en premier { $panorama ->
    [dolphin] le Dauphin
    [octopus] la Pieuvre
   *[whale] la Baleine
} : { points }.
upgrade-points = { $name } reçoit { points } d’une amélioration.
meal = { $name } mange : { points }.
early-bird = { $name } arrive en { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
} position : { points }.
early-bird-neutral = Un jeton Arrivée de { $points } quitte le jeu.
haul-kept = { $name } garde { crustaceans }.
haul-lost = Un crabe de trop : { $name } perd sa prise.
haul-sieved = Le tamis laisse filer un crabe ; { $name } garde { crustaceans }.
rock-under = { card-name } passe sous la pioche.
draft = Tous les bateaux sont là : { $count ->
    [one] une carte Ponton est distribuée
   *[other] { $count } cartes Ponton sont distribuées
}.
hand-card = Dans votre main : { card-name }.
draft-over = Le choix est fini ; le bateau le plus éloigné de la route repart le premier.
nothing = Il ne se passe rien.
rock-met = { $name } révèle { card-name } : objectif atteint, { points }.
rock-missed = { $name } révèle { card-name } : objectif manqué.
final = { $name } : casier { $rack }, crustacés { $crustaceans }, Panoramas { $panoramas }, bonus { $bonuses }, repas { $meals }, améliorations { $upgrades }, arrivée { $early-bird }, Rochers { $rocks }, offrandes { $offerings } ; { points }.
wins = { $name } l’emporte avec { points }.
shares = { $name } partage la victoire avec { points }.

## Dessin

player-name = { $name }
draw-neutral = bateau neutre
draw-queue = De l’arrière :
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
draw-catch = En main : { fish-name }
draw-revealed = Filets au choix :
draw-haul = { $end ->
    [hauling] Prise en cours, { $name }
    [kept] Dernière prise, gardée par { $name }
    [sieved] Dernière prise, sauvée par le tamis, { $name }
   *[lost] Dernière prise, perdue par { $name }
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
draw-your-rocks = Vos Rochers
draw-drawn = Rochers en main :
draw-hand = Cartes Ponton en main :
draw-passed = Vous avez transmis :
draw-picks = La place { $slot } choisit parmi { $count ->
    [one] une carte
   *[other] { $count } cartes
}
draw-rock-tail = Sous la pioche Rocher :
draw-card-tail = Sous la pioche Ponton :
draw-final = Décompte final
draw-total = Total
draw-house = Boîte : celle de la maison, reconstituée ; non officielle
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
board-rack = Casier de { $name }
board-enlarge = Agrandir le plateau : { $name }
board-ahead = Où vous pouvez naviguer
board-neutral = Vous menez le bateau neutre.
board-standing = → { $points }
board-either-way = Poser le filet depuis { $cell } : choisissez l’autre bout
board-turn = Tourner le filet
board-place = Portez-le dans votre casier, ou touchez une case
board-risk = { $percent } % de crabes
board-keep-rock = Gardez-en une, en secret
board-met = atteint pour l’instant
board-not-met = pas encore atteint

explain-station = { station-name }{ $station ->
    [angling] {" "}: prenez un poisson du Banc, retournez-en un autre, puis gardez le vôtre ou relâchez-le
    [net] {" "}: le filet du dessus, deux poissons identiques, pour votre casier
    [trap] {" "}: piochez dans le sac, un point par jeton ; le deuxième crabe fait perdre la prise
    [whirlpool] {" "}: une offrande part au fil de l’eau ; celles qui restent à la fin coûtent des points
    [rock] {" "}: piochez deux cartes Rocher, gardez-en une en secret ; elle rapporte à la fin si elle est remplie
    [dolphin] {" "}: votre prochaine section de Dauphin, qui vaut son numéro
    [octopus] {" "}: votre prochaine section de Pieuvre, qui vaut son numéro
   *[whale] {" "}: votre prochaine section de Baleine, qui vaut son numéro
}.{ $double ->
    [yes] {" "}Place pour deux bateaux ; le second est derrière le premier.
   *[no] {""}
}
explain-boat = Le bateau de { $name }. Qui est le plus en arrière navigue ensuite.
explain-neutral-boat = Le bateau neutre : il occupe une place, et les joueurs le font naviguer.
explain-port = Le port : le voyage y commence et y finit. Qui rentre tôt prend le jeton le plus fort.
explain-dock = Un ponton : tous les bateaux s’y arrêtent. Quand tous sont là, une main de cartes passe de la place 1 à la dernière, puis le bateau le plus loin de la route part le premier.
explain-school = { fish-name } : { $up } visibles, { $down } cachés.
explain-fish = { fish-name }, en { $cell } du casier.
explain-down = { $count ->
    [one] Un jeton est caché.
   *[other] { $count } jetons sont cachés.
}
explain-bag = Le sac : { $shrimp } crevettes et { $crabs ->
    [one] { $crabs } crabe
   *[other] { $crabs } crabes
}.
explain-nets = Filets restants : { $count }.
explain-rocks = Cartes Rocher sacré restantes : { $count }.
explain-cards = Cartes de ponton restantes : { $count }.
explain-early-bird = Jetons du premier arrivé : le premier bateau rentré prend le plus fort qui reste.
explain-bonus = Qui complète le premier { panorama-name } prend ce bonus.
explain-line = { line-name }, { points } : { $state ->
    [scored] marquée
    [dead] ne peut plus marquer
   *[open] ouverte, remplissez-la d’une couleur ou d’une espèce
}.
explain-panorama = { panorama-name } : { $sections } sections sur { $length }.
explain-offerings = { $count ->
    [0] Plus d’offrande : rien à payer.
    [one] Une offrande : elle coûterait { $penalty } à la fin.
   *[other] { $count } offrandes : elles coûteraient { $penalty } à la fin.
}
explain-crustaceans = Crustacés gardés, un point chacun.
explain-meal = { card-name }, un repas.
explain-upgrade = { card-name } : { effect }{ $more ->
    [0] {""}
   *[other] , et plus encore
}.
explain-rock = { card-name }, { points } : { condition } ({ $met ->
    [yes] remplie
   *[no] pas encore
}).
explain-hidden-rocks = Cartes Rocher gardées en secret : { $count }.
explain-place = Rentré en place { $place } : { points }.
explain-standing = Ce que serait le score maintenant, avec vos Rochers et vos offrandes.
explain-score = Points jusqu’ici, sans les Rochers ni les offrandes.

## Le tutoriel

tutorial-1 = Bienvenue à bord. Le bateau au { "●" } est le vôtre. Qui est le plus en arrière sur la route navigue ensuite, vers toute place libre jusqu’au prochain ponton. Touchez la première station, la Pêche à la ligne.
tutorial-2 = À la Pêche à la ligne, vous prenez un poisson du Banc : un que vous voyez, ou un inconnu de la pile. Prenez le thon orange.
tutorial-3 = Un autre poisson a été retourné pour tous. Vous pouvez garder le vôtre ou le relâcher. Le premier poisson du casier va dans le coin en haut à gauche ; portez-le là, ou touchez la case.
tutorial-4 = Les autres sont partis devant : vous êtes dernier et c’est encore à vous. Aller lentement, c’est faire plus d’arrêts. Pointez une station, ou laissez-y le doigt, pour lire ce qu’elle donne ; allez maintenant à la Nasse à crustacés.
tutorial-5 = Le premier jeton sort du sac tout seul : une crevette. Chaque jeton gardé est un point, mais le deuxième crabe fait tout perdre. Piochez encore une fois.
tutorial-6 = Un crabe. Encore un et la prise est perdue. Arrêtez ici et gardez deux points.
tutorial-7 = Vous êtes toujours dernier. Continuez jusqu’au Filet.
tutorial-8 = Un filet porte deux poissons identiques. Il doit toucher ce qui est dans le casier et peut être tourné. Une ligne pleine d’une seule couleur ou d’une seule espèce rapporte : posez-le sur b1 et c1, à côté du thon, pour que la ligne du haut reste orange.
tutorial-9 = Tout bateau doit s’arrêter au ponton. La place 1 choisit la première parmi les cartes, mais repart la dernière ; le bateau le plus loin de la route repart le premier. Prenez la place 1.
tutorial-10 = Tous les bateaux sont là et vous regardez la main en premier. Les repas rapportent aussitôt, les améliorations aident à leur station jusqu’à la fin. Prenez la Canne solide, et vous en savez assez pour partir : bon vent.

## Les règles en une page

rules-title = Comment naviguer
rules-unofficial = Voici les règles dans nos mots, sans rien d’officiel. L’ordre des stations et les textes des cartes sont une reconstruction de la maison.
rules-goal = De deux à cinq bateaux font une fois le tour de la mer. En chemin on pêche, on admire, on prie, on mange ; tout cela fait des points, et le plus de points gagne. Une égalité se partage.
rules-turn-title = À qui le tour, et jusqu’où
rules-turn = Le bateau le plus en arrière navigue, encore et encore tant qu’il reste dernier. Il va vers toute place libre devant lui, sans jamais dépasser le prochain ponton. Une station accueille un bateau ; celle qui a un second mouillage en accueille deux à quatre ou cinq joueurs, et le second arrivé compte comme derrière le premier. On ne s’arrête pas à un Panorama que l’on a complété.
rules-stations-title = Les stations
rules-angling = prenez un poisson visible, ou un inconnu. Puis un poisson caché est retourné. Gardez le vôtre dans le casier, ou remettez-le face visible.
rules-net = révélez le filet du dessus, deux poissons identiques, et posez-le couché ou debout, ou glissez-le sous la pile.
rules-trap = un jeton sort du sac ; continuez, cinq au plus, ou arrêtez. Chaque jeton gardé est un point. Le deuxième crabe d’une prise fait tout perdre.
rules-whirlpool = une de vos quatre offrandes part au fil de l’eau. À la fin, celles qui restent à bord coûtent 3, 6, 10 ou 15 points.
rules-panorama = Dauphin, Pieuvre, Baleine : prenez votre prochaine section, qui vaut son numéro. Qui en complète une le premier reçoit 3 points de plus.
rules-rock = piochez deux cartes, gardez-en une en secret. Elle rapporte à la fin si ce qu’elle demande est rempli.
rules-placing-title = Le casier
rules-placing = Le premier poisson couvre la case en haut à gauche ; chaque autre en touche un par un côté, et un filet demande deux cases libres. Rien ne bouge plus. Une ligne ou une colonne pleine d’une seule couleur ou d’une seule espèce rapporte aussitôt : les lignes 5, 7 et 9 points, chaque colonne 3. Sans couleur ni espèce commune, elle ne rapporte jamais.
rules-dock-title = Les pontons
rules-dock = Chaque bateau s’arrête à chacun des trois pontons et choisit une place libre. Quand tous sont là, une carte de plus que de bateaux passe de la place 1 à la dernière ; chacun en prend une à la vue de tous, et la dernière va sous la pile. Puis le bateau le plus loin de la route part le premier.
rules-meals = Repas
rules-upgrades = Améliorations
rules-rocks-title = Cartes Rocher sacré
rules-two-title = À deux joueurs
rules-two = Un troisième bateau, neutre, fait la course. Quand il est dernier, le joueur le plus en avant choisit son arrêt. Ses stations ne font rien, mais au ponton il fait disparaître une carte sans qu’on la voie, et à l’arrivée son jeton quitte la partie.
rules-end-title = La fin
rules-end = En rentrant au port on prend le jeton d’arrivée le plus fort qui reste : 7, 5, 3, 2, 1, autant que de bateaux. Quand tous sont rentrés, on montre et compte les Rochers, et on paie les offrandes qui restent.
