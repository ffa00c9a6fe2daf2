### Nautilus en français : les choix, le récit et la mise en place.

title = Nautilus
blurb = Un duel de plongeurs pour les cinq domaines du capitaine Nemo.

-science = Science
-exploration = Exploration
-navigation = Navigation
-engineering = Ingénierie
-war = Guerre

card = { $card ->
    [kraken] le Kraken
    [fishbone] l’Arête
    [anchor] l’Ancre
    [eye] l’Œil
    [bathyscaphe] le Bathyscaphe
    [harpoon] le Harpon
   *[other] { $card }
}
domain-name = { $domain ->
    [science] { -science }
    [exploration] { -exploration }
    [navigation] { -navigation }
    [engineering] { -engineering }
   *[war] { -war }
}
stars-name = { $stars ->
    [two] ★★
    [one] ★
   *[ink] encre
}

setup-first = Qui reçoit Nemo d’abord
setup-first-chance = Le hasard décide
setup-first-0 = La place 0
setup-first-1 = La place 1
setup-piles = Cartes gagnées
setup-piles-open = Visibles de tous
setup-piles-hidden = Cachées, comme sur la table
setup-length = Durée de la partie
setup-length-early = Finit dès que trois domaines sont acquis
setup-length-all = Toujours six manches

offer-keep = Garder { card } et donner l’autre
offer-eye = Jouer l’Œil : voir la main adverse
offer-bathyscaphe = Jouer le Bathyscaphe : remonter deux plongeurs, en garder un
offer-harpoon = Jouer le Harpon : prendre un plongeur à l’aveugle
offer-skip = Continuer sans éclaireur
offer-hold = Garder { $card }, l’autre redescend
offer-swap = Donner { $card } en échange
offer-return = Rendre { $card }
offer-ready = Annoncer l’Ancre avant de poser
lay = Poser { card } en { $at }
offer-anchor = Ancrer { card } en { $place }
offer-move = Déplacer { card } de { $from } en { $place } ({ domain-name } { stars-name })

first = { $name } prend le capitaine Nemo et commence.
domain = Couloir { $lane } : { domain-name } { stars-name }.
deal = { $name } reçoit le { $card }.
deal-hidden = { $name } reçoit un plongeur.
special = { $name } pioche { card }.
special-hidden = { $name } pioche une carte spéciale.
keep = { $name } garde { card } et donne l’autre carte.
keep-hidden = { $name } garde une carte spéciale et donne l’autre.
given = { $name } garde une carte spéciale ; vous recevez { card }.
skip = { $name } n’envoie pas d’éclaireur.
eye = { $name } joue l’Œil et voit la main adverse.
eye-sees = L’Œil voit { $cards }.
bathyscaphe = { $name } fait plonger le Bathyscaphe.
draw = { $name } remonte le { $card }.
draw-hidden = { $name } remonte un plongeur.
hold = { $name } garde le { $card } ; l’autre plongeur redescend.
hold-hidden = { $name } garde un plongeur ; l’autre redescend.
harpoon = { $name } lance le Harpon.
steal = { $name } prend le { $card } dans la main adverse.
steal-hidden = { $name } prend un plongeur dans la main adverse.
swap = { $name } donne le { $card } contre le { $taken }.
swap-hidden = { $name } l’échange contre un plongeur.
return = { $name } rend le { $card }.
return-hidden = { $name } rend le plongeur.
ready = { $name } prépare l’Ancre.
place = { $name } place { card } en { $place }.
anchor = { $name } ancre { card } en { $place }.
move = { $name } déplace { card } de { $from } en { $place }.
award = Couloir { $lane } : { card } bat { $beaten ->
    [kraken] le Kraken
    [fishbone] l’Arête
   *[other] { $beaten }
} ; { domain-name } { stars-name } revient à { $name }.
round = La manche { $round } commence ; { $name } a le capitaine Nemo.
end = { $name } gagne avec { $count ->
    [one] un domaine
   *[other] { $count } domaines
} à { $lost }.

player-name = { $name }
draw-round = Manche { $round } sur 6
draw-nemo = Nemo : { $name }
draw-hand = Main de { $name }
draw-unknown = { $count ->
    [one] un plongeur inconnu
   *[other] { $count } plongeurs inconnus
}
draw-special = carte spéciale
draw-special-unknown = une carte spéciale inconnue
draw-won = Domaines gagnés
draw-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
draw-clinched = ✓ acquis
draw-sunk = Vous savez que le { $card } n’est pas distribué.
draw-anchored = Ancrée : { $place }
draw-last = Manche précédente
draw-drawn = Remontés : { $cards }
draw-stolen = Au bout du Harpon : { $card }
draw-pair = Au choix : { $cards }
special-name = { card }
