### Страница вокруг досок, по-русски.

tagline = Три игры за одним столом: в одиночку, с друзьями или с ботами.
unofficial = Таку — неофициальный проект: написан игроками, с собственными рисунками. Без регистрации и без рекламы.
skip = К содержанию
close = Закрыть
save = Сохранить
yes = Да
no = Нет
loading = Накрываем стол…
to-lobby = На главную

## Главная

games = Игры
play-bot = Сыграть с ботом
play-friends = Сыграть с друзьями
choose-level = Насколько сильным быть боту?
level-novice = Новичок
level-apprentice = Ученик
level-adept = Знаток
level-master = Мастер
learn = Научиться
rules = Правила
seats-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
seats-range = От { $least } до { $most } игроков
my-tables = Мои столы
past-tables = Завершённые партии
show-all = Показать все ({ $count })
public-tables = Открытые столы
public-none = Сейчас открытых столов нет. Откройте свой: другие найдут его здесь.
your-turn = Ваш ход
status-waiting = Ждём игроков
status-live = Идёт игра
status-paused = Пауза
status-over = Игра окончена
guest-name = Гость
seat-open = Свободное место
seat-of-bot = Бот ({ $level })
you-are = Вы — { $name }.
settings = Настройки
device = Играть на другом устройстве

## Новый стол

open-title = { $game } с друзьями
open-table = Открыть стол
how-many = Сколько игроков?
who-sits = Кто где сидит?
seat-number = Место { $number }
seat-any = Любое место
sit-me = Я
sit-me-too = Кто-то рядом, на этом устройстве
name-beside = Имя
sit-friend = Друг, по приглашению
clock = Часы
clock-none = Без часов
clock-move = { $seconds } секунд на ход
clock-fischer = { $minutes } минут и { $seconds } секунд на ход
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
on-timeout = Когда время вышло
on-timeout-forfeit = Игрок проигрывает
on-timeout-bot = Дальше играет бот
is-public = Открытый: любой может сесть и смотреть
is-rated = На рейтинг: без подсказок, ходы назад только с согласия
setup = Варианты игры
invite-title = Стол открыт
invite-how = Отправьте ссылку тем, кто будет играть, или дайте отсканировать код.
invite-link = Ссылка на стол
qr-label = QR-код ссылки
copy = Скопировать
copied = Скопировано.
to-table = К столу
import = Открыть запись
import-how = Продолжить сохранённую партию или разобрать её.
import-file = Файл
import-text = Или сама запись
import-ply = С хода (пусто: с конца)
import-others = Остальные места
import-bots = играют боты
import-me = играю я
import-bad = Это не запись: первая строка должна говорить, какая это игра.

## Кто вы

name-title = Как вас называть?
name-label = Ваше имя
name-why = Его видят остальные за столом. Регистрации нет: вас помнит этот браузер.
name-go = Это я
saved-name = Теперь вас зовут так.

## За столом

board = Доска
look-around = Осмотреть поле стрелками
players = Игроки
beside-board = Рядом с доской
controls = Управление партией
you = (вы)
is-here = здесь
is-away = нет на месте
stand-in = играет бот ({ $level })
has-resigned = вне игры
score-now = Очки на сейчас
tab-offers = Ходы
tab-ending = Итог
tab-history = История
tab-chat = Чат
tab-about = Стол
offers-none = Сейчас не ваш ход. Здесь появится, что можно сделать.
offers-past = Вы смотрите прошлое.
offers-narrow = Сузить выбор
click-sent = Отправлено…
chance = { $percent } %
hint = Что сделал бы мастер?
hint-best = Мастер выбрал бы: { $move } ({ $chance })
undo-free = Взять ход назад
undo-ask = Попросить ход назад
taken-back = Взято назад до хода { $ply }.
look-first = К началу
look-back = На шаг назад
look-on = На шаг вперёд
look-now = К настоящему
looking-back = Ход { $ply } из { $all }
scrub = Перемотка партии
replay-go = Показать партию
replay-stop = Остановить
since-last = Показать, что было после моего хода
history-none = Пока ничего не произошло.
sound-on = Звук включён
sound-off = Звук выключен
hidden-now = Скрыто, пока не посмотрит следующий игрок.
pass-device = Передайте устройство: { $name }. Остальные не смотрят.
pass-done = Я — { $name }
rematch-there = Началась новая партия.
open-seats = { $count ->
    [0] Все на местах.
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
sit-down = Сесть
sit-invited = Сюда садятся по приглашению. Смотреть можно, как только начнётся.
sit-full = Все места заняты. Вы смотрите.
stand-up = Встать
wait-for-others = Игра начнётся, когда все соберутся. Страницу можно закрыть и вернуться.
ask-undo = { $name } хочет взять ход назад.
ask-pause = { $name } просит паузу.
asked-undo = { $name }: просьба взять ход назад.
asked-pause = { $name }: просьба о паузе.
own-undo = Вы попросили взять ход назад. Слово за другими.
own-pause = Вы попросили паузу. Слово за другими.
ask-withdraw = Передумать
ask-declined = В вашей просьбе отказано.
away-long = { $name } давно отсутствует.
away-bot = Пусть играет бот
away-end = Закончить партию
pause = Попросить паузу
resume = Продолжить
resign = Сдаться
resign-sure = Сдать партию?
resign-yes = Да, сдаюсь
resign-no = Нет, играю
share-watch = Скопировать ссылку для зрителей
share-replay = Скопировать ссылку на запись
open-to = Доступ
public-yes = всем
public-no = по ссылке
rated-yes = на рейтинг

## Чат

chat-none = Пока никто ничего не сказал.
chat-label = Сказать что-нибудь
chat-send = Отправить
chat-more = Заглушить { $name } или пожаловаться
chat-mute = Не слышать
chat-mute-all = Заглушить для всех
chat-unmute = Снова слышать: { $name }
chat-report = Пожаловаться хозяину
chat-reported = Хозяин стола это увидит.
chat-was-reported = (жалоба)

## После партии

wins = — победа
by-category = Откуда очки
ended-resigned = соперник сдался
ended-time = по времени
ended-absent = место осталось пустым
rematch = Сыграть ещё
rematch-go = К новой партии
record-get = Сохранить запись
analysis = Как всё было
analysis-what = Шансы каждого после каждого хода, самые крутые повороты и то, что предпочёл бы мастер.
analysis-go = Показать
analysis-busy = Мастер думает…
analysis-plot = Шансы на победу; стрелки листают партию
swing = { $percent } %:
remark-earlier = К предыдущему замечанию
remark-later = К следующему замечанию
remark-none = Ещё ничего не произошло. Выберите момент на графике или переходите от замечания к замечанию.
remark-swing = { $name }: с { $before } % до { $after } %
remark-better = Мастер предпочёл бы
remark-played = Сыграно
remark-before = Посмотреть на момент этого выбора
dice = Кости
dice-promise = До первого хода дом загадал кости и показал их отпечаток. В конце он показывает кости, и каждый может проверить.
dice-fair = Кости честные: ваш браузер только что сверил их с обещанием.
dice-foul = Кости не совпадают с обещанием.
dice-how = Как это проверяется
dice-check = Вторая строка — SHA-256 первой; она была показана до первого хода.

## Обучение

learn-step = Шаг { $at } из { $all }
learn-you = Вы
learn-other = Игрок { $number }
learn-next = Дальше
learn-back = Назад
learn-skip = Пропустить
learn-click = Ваш ход на доске
learn-wrong = Не этот: попробуйте то, что сказано в тексте.
learn-finished = Отлично, это был последний шаг.
learn-done = А теперь играть

## Настройки

look = Вид и звук
language = Язык
theme = Бумага
theme-system = Как на устройстве
theme-light = День
theme-dark = Ночь
calm = Меньше движения
sound = Стук, когда ваш ход
notices = Узнавать о своём ходе
push-impossible = Этот браузер не может показывать здесь уведомления. Нужен https или сам этот компьютер.
push-start = Сообщать на этом устройстве
push-stop = Больше не сообщать
push-on = Это устройство сообщит вам.
push-off = Это устройство больше не сообщит.
webhook = Вебхук
webhook-what = Для чатов и программ: адрес, который вызывается, когда ваш ход, на языке этой страницы.
webhook-url = Адрес
webhook-form = Вид
webhook-set = Адрес будет вызываться.
webhook-drop = Убрать вебхук
webhook-dropped = Убрано.
tokens = Свои боты
tokens-what = С токеном программа играет от вашего имени.
token = Токен
token-name = Название токена
token-add = Создать токен
token-drop = Отозвать
token-once = Токен { $name }, показан один раз:
device-what = Ссылка делает другое устройство вашим: то же имя, те же столы. Работает один раз и недолго.
device-make = Создать ссылку
device-once = Откройте это на другом устройстве. Работает один раз, несколько минут.
device-arrived = Эта ссылка делает устройство вашим, с вашим именем и вашими столами.
device-take = Сделать моим
device-yours = Теперь это устройство ваше.

## Когда что-то не так

link-lost = Связь потеряна. Пробуем снова; сделанный сейчас ход сохранится.
page-offline = Сервер недоступен. Проверьте сеть; страница попробует снова сама.
page-failed = Что-то пошло не так ({ $status }). Попробуйте чуть позже.
page-too-fast = Слишком быстро. Подождите немного.
page-gone = Этого здесь больше нет.
page-nowhere = По этому адресу ничего нет. Возможно, ссылка оборвана.
page-no-table = Такого стола нет, или уже нет, или он вам не виден. Попросите новую ссылку.
page-no-board = Эта страница не умеет рисовать такую игру.
page-no-drawing = Это не удалось нарисовать. Ничего не потеряно: обновите страницу.
page-unloaded = Часть страницы не загрузилась. Проверьте сеть и обновите страницу.
page-old = Есть более новая страница.
page-reload = Обновить
