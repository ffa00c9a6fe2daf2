### Niwa по-русски: предложения, рассказ о ходах и подготовка.

title = Niwa
blurb = Куклы и самураи идут через японский сад, отдавая за каждый шаг цветное кольцо.

# Винительный падеж: «через … линию» и «… кольцо», со знаками рисунка.
line-colour = { $colour ->
    [green] зелёную ♣
    [yellow] жёлтую ✶
   *[orange] оранжевую ◆
}
bead-colour = { $colour ->
    [green] зелёное ♣
    [yellow] жёлтое ✶
   *[orange] оранжевое ◆
}
colour = { $colour ->
    [green] зелёный
    [yellow] жёлтый
   *[orange] оранжевый
}

setup-garden = Сад
setup-garden-lantern = Фонарь
setup-garden-stream = Ручей
setup-garden-ring = Кольцо
setup-garden-classic = Классический
setup-garden-wild = Дикий: его собирает случай
setup-mirror = Дикий сад
setup-mirror-yes = Обе половины одинаковы
setup-mirror-no = Каждая карточка случайна
setup-placement = Расстановка
setup-placement-secret = Тайная, открывается разом
setup-placement-open = Открытая, по очереди
setup-beads = Каким кольцом платят за шаг
setup-beads-top = Только верхним
setup-beads-any = Любым кольцом персонажа
setup-first = Кто начинает
setup-first-chance = Решает случай
setup-first-0 = Место 0
setup-first-1 = Место 1
setup-tiles = Свои карточки сада (файл)

## Предложения

offer-place = Поставить на { $cell } персонажа в цвете «{ colour }»
offer-step = Шаг с { $from } { $goal ->
    [yes] на базу и победа
   *[no] на { $cell }
}, через { line-colour } линию
offer-jump = Прыжок с { $from } { $goal ->
    [yes] на базу и победа
   *[no] на { $cell }
}
offer-pass = Передать { bead-colour } кольцо с { $cell }
offer-give = Отдать { bead-colour } кольцо на { $cell }
offer-stop = Остановиться

## Рассказ о ходах

first = { $name } начинает.
shape = Сад получает форму { $shape ->
    [lantern] фонаря
    [stream] ручья
   *[ring] кольца
}.
tile = Карточка { $tile } ложится на { $place }, поворот { $rotation }.
tile-mirrored = Её отражение { $tile } ложится на { $place }, поворот { $rotation }.
place = { $name } ставит на { $cell } персонажа в цвете «{ colour }».
place-hidden = { $name } ставит персонажа втайне.
reveal = { $name }: { $green } (зелёный), { $yellow } (жёлтый), { $orange } (оранжевый).
step = { $name }: шаг с { $from } { $goal ->
    [yes] на базу
   *[no] на { $cell }
} через { line-colour } линию.
jump = { $name }: прыжок с { $from } { $goal ->
    [yes] на базу
   *[no] на { $cell }
}.
pass = { $name } снимает { bead-colour } кольцо с { $cell }.
give = { $name } отдаёт { bead-colour } кольцо на { $cell }.
stop = { $name } останавливается.
end-base = { $name } на базе противника: победа.
end-repetition = Та же позиция в третий раз: ничья.
end-limit = Прошёл 400-й ход: ничья.

## Рисунок

player-name = { $name }
draw-garden = Сад: { $garden ->
    [lantern] фонарь
    [stream] ручей
    [ring] кольцо
    [classic] классический
    [wild] дикий
   *[other] { $garden }
}
draw-turn = Ход { $turn } из { $last }
draw-repeats = позиция встретилась { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
draw-legend = Кольца читаются снизу вверх. ▸ ходит сейчас. Подчёркнутые клетки можно выбрать.
draw-hand = В руке { bead-colour } кольцо с { $cell }.
draw-distance = { $count ->
    [one] осталась { $count } линия
    [few] осталось { $count } линии
   *[many] осталось { $count } линий
}
draw-hidden = скрыт
draw-aside = рядом
