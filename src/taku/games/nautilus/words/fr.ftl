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

## Le plateau dans le navigateur

board-place = Place libre { $place }, couloir { domain-name } { stars-name }
board-card = { $place } : { special-name }
board-lane = Couloir { $lane } : { domain-name } { stars-name }
board-back = Un plongeur dans la main de { $name }
board-held = { $name } a en main { card }
board-standing = { domain-name } : { $name } { $points }, { $other-name } { $other-points }

prompt-keep = Gardez une carte spéciale ; l’autre va en face.
prompt-scouting = Envoyez un éclaireur avant la plongée, ou continuez.
prompt-hold = Gardez l’un des deux plongeurs.
prompt-resolve-harpoon = Donnez un de vos plongeurs en échange, ou rendez-le.
prompt-placing = Choisissez une carte et une place.
prompt-ready = Choisissez une carte et une place ; puis l’Ancre tombe.
prompt-anchoring = Posez l’Ancre sur une carte.
prompt-arrow = La flèche déplace une carte : choisissez laquelle.
prompt-wait = { $name } réfléchit.
prompt-chance = On distribue les cartes.

explain-diver = Plongeur { $card }. La carte la plus forte prend le couloir pour le côté où elle se trouve.
explain-card-1 = Le crabe. Il perd contre tout, sauf contre le 14, qu’il bat.
explain-card-14 = Le plongeur le plus fort. Seuls le Kraken et le crabe le battent.
explain-vertical = Le plongeur { $card } déplace une autre carte de son côté vers la place libre juste en face. C’est obligatoire si c’est possible.
explain-horizontal = Le plongeur { $card } déplace une autre carte de son côté vers n’importe quelle place libre de ce côté. C’est obligatoire si c’est possible.
explain-kraken = Le Kraken se joue comme un plongeur et vaut 15.
explain-fishbone = L’Arête se joue comme un plongeur et vaut 0.
explain-anchor = Annoncez l’Ancre avant de poser une carte. Posez-la ensuite sur n’importe quelle carte : celle-ci ne bouge plus.
explain-eye = Avant la plongée : voyez les plongeurs adverses jusqu’à la fin de la manche.
explain-bathyscaphe = Avant la plongée : remontez deux plongeurs non distribués et gardez-en un. Une carte restera en main.
explain-harpoon = Avant la plongée : prenez à l’aveugle un plongeur adverse. Échangez-le contre un des vôtres, ou rendez-le.
explain-back = Un plongeur que vous n’avez pas vu. Ils vont de 1 à 14 ; quatre ne sont pas distribués à chaque manche.
explain-secret = Une carte spéciale que vous n’avez pas vue.
explain-place = Place { $place }. Le propriétaire de ce côté prend la carte { domain-name } ({ stars-name }) si la carte posée ici est plus forte que celle d’en face.
explain-lane = { domain-name }, { $stars ->
    [two] deux étoiles
    [one] une étoile
   *[ink] moins un : l’encre efface une étoile
}. La carte la plus forte de ce couloir l’emporte.
explain-nemo = Le capitaine Nemo : ce joueur choisit la carte spéciale et commence. Il change de main à chaque manche.
explain-round = Une partie compte six manches ; elle finit plus tôt dès que trois domaines ne peuvent plus être perdus.
explain-standing = { domain-name } : les étoiles moins les taches d’encre. Le plus d’étoiles gagne le domaine à la fin. Il y a six cartes : une ★★, quatre ★, une d’encre. Les plus pâles sont encore à venir.
explain-clinched = Acquis : rien de ce qui reste à venir ne peut reprendre ce domaine.
explain-score = Domaines menés par ce joueur. Trois sur cinq gagnent la partie.
explain-skip = Un éclaireur qui n’est pas joué maintenant n’est pas joué du tout.
explain-last = Comment la manche précédente s’est terminée.
