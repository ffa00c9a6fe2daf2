### Niwa en français : les offres, ce qui est annoncé, et la mise en place.

title = Niwa
blurb = Poupées et samouraïs traversent un jardin japonais et paient chaque pas d’une perle de couleur.

# Féminin : une perle, une ligne.
colour = { $colour ->
    [green] verte
    [yellow] jaune
   *[orange] orange
}
# Avec les signes du dessin.
line-colour = { $colour ->
    [green] verte ♣
    [yellow] jaune ✶
   *[orange] orange ◆
}
bead-colour = { line-colour }

setup-garden = Jardin
setup-garden-lantern = Lanterne
setup-garden-stream = Ruisseau
setup-garden-ring = Anneau
setup-garden-classic = Classique
setup-garden-wild = Sauvage : tracé par le hasard
setup-mirror = Jardin sauvage
setup-mirror-yes = Deux moitiés semblables
setup-mirror-no = Chaque tuile au hasard
setup-placement = Placement des figurines
setup-placement-secret = En secret, révélé ensemble
setup-placement-open = À découvert, chacun son tour
setup-beads = Quelle perle paie un pas
setup-beads-top = Celle du dessus seulement
setup-beads-any = N’importe quelle perle de la figurine
setup-first = Qui commence
setup-first-chance = Le hasard décide
setup-first-0 = Place 0
setup-first-1 = Place 1
setup-tiles = Vos propres tuiles (un fichier de tuiles)

## Offres

offer-place = Poser en { $cell } la figurine à perle { colour }
offer-step = Avancer de { $from } { $goal ->
    [yes] dans la base et gagner
   *[no] à { $cell }
}, par une ligne { line-colour }
offer-jump = Sauter de { $from } { $goal ->
    [yes] dans la base et gagner
   *[no] à { $cell }
}
offer-pass = Transmettre la perle { bead-colour } de { $cell }
offer-give = Donner la perle { bead-colour } à { $cell }
offer-stop = S’arrêter ici

## Ce qui est annoncé

first = { $name } commence.
shape = Le jardin a la forme { $shape ->
    [lantern] d’une lanterne
    [stream] d’un ruisseau
   *[ring] d’un anneau
}.
tile = La tuile { $tile } est posée en { $place }, tournée de { $rotation }.
tile-mirrored = Son reflet { $tile } est posé en { $place }, tourné de { $rotation }.
place = { $name } pose en { $cell } la figurine à perle { colour }.
place-hidden = { $name } a placé une figurine.
reveal = { $name } se tient en { $green } (verte), { $yellow } (jaune) et { $orange } (orange).
step = { $name } avance de { $from } { $goal ->
    [yes] dans la base
   *[no] à { $cell }
} par une ligne { line-colour }.
jump = { $name } saute de { $from } { $goal ->
    [yes] dans la base
   *[no] à { $cell }
}.
pass = { $name } prend la perle { bead-colour } de { $cell }.
give = { $name } donne la perle { bead-colour } à { $cell }.
stop = { $name } s’arrête.
end-base = { $name } a atteint la base adverse et gagne.
end-repetition = La même position pour la troisième fois : partie nulle.
end-limit = Le tour 400 est passé : partie nulle.

## Le dessin

player-name = { $name }
draw-garden = Jardin : { $garden ->
    [lantern] lanterne
    [stream] ruisseau
    [ring] anneau
    [classic] classique
    [wild] sauvage
   *[other] { $garden }
}
draw-turn = Tour { $turn } sur { $last }
draw-repeats = position vue { $count } fois
draw-legend = Perles : de bas en haut. ▸ est en action. Cases soulignées : offertes.
draw-hand = La perle { bead-colour } de { $cell } est en main.
draw-distance = { $count ->
    [one] encore { $count } ligne
   *[other] encore { $count } lignes
}
draw-hidden = cachée
draw-aside = à part
