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

## Доска в браузере

turn-short = Ход { $turn }
prompt-chance = Решает случай.
prompt-wait = Ждём: { $name }.
prompt-placement = Поставьте возле своего дома персонажа в цвете «{ colour }».
prompt-turn = Ваш ход: выберите персонажа или клетку в кольце.
prompt-open = Куда идти? Или передайте верхнее кольцо.
prompt-open-still = Идти нельзя. Можно передать верхнее кольцо.
prompt-which = Кто пойдёт туда?
prompt-handing = Шаг оплачен: кому кольцо?
prompt-passing = Кому кольцо?
prompt-walking = Идите дальше или остановитесь.
token-stop = Стоп
token-pass = Передать
open-figure = Ваш персонаж на { $cell }, { $colour ->
    [none] без колец
   *[other] сверху { bead-colour } кольцо
}: показать, что он может
open-cell = { $cell }: сюда могут прийти несколько персонажей; выберите кто

explain-cell = Клетка { $cell }. На камне стоит не больше одного персонажа.
explain-base = Дом игрока { $name }. Приведите своего персонажа в чужой дом, и вы победили; в свой дом входить нельзя.
explain-line = { $colour ->
    [green] Зелёная ♣ линия, стебель бамбука.
    [yellow] Жёлтая ✶ линия, цепочка камешков.
   *[orange] Оранжевая ◆ линия, бегущая вода.
} Её переходит тот, у кого сверху кольцо этого цвета.
explain-figure = { $colour ->
    [none] Персонаж игрока { $name }, без колец. Шагать он не может, но может перепрыгнуть через соседа.
   *[other] Персонаж игрока { $name }. Сверху { bead-colour } кольцо: линии этого цвета он и переходит.
}
explain-hand = Это { bead-colour } кольцо переходит от одного персонажа к другому. Оно ляжет на другого своего персонажа, у которого меньше трёх колец.
explain-stop = Прогулка кончается здесь, а с ней и ход.
explain-pass = Вместо прогулки: верхнее кольцо переходит к другому вашему персонажу. Это весь ход.
explain-distance = Сколько линий осталось перейти до чужого дома ближайшему персонажу игрока { $name }.
explain-turns = Если до конца последнего хода никто не победил, ничья.
explain-repeats = Когда одна и та же позиция встречается в третий раз, ничья.
explain-hidden = Поставлен втайне: всех покажут разом, когда встанет последний.
explain-aside = Эти персонажи ещё не в саду.
