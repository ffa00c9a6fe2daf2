### Что говорит `taku join`, рядом со словами Taku и игр.

join-name = Как вас зовут? { $hint ->
    [none] {""}
   *[other] (Enter: { $hint })
}
join-hello = { $server }: вы — { $player }.
join-bot = Бот { $number }{ $level ->
    [none] {""}
    [novice] {" "}(новичок)
    [apprentice] {" "}(ученик)
    [adept] {" "}(знаток)
   *[master] {" "}(мастер)
}
join-open-seat = свободное место { $number }
join-ask = Номер, ход, /слово — найти ход, /say — чат, ? — справка
join-help =
    Введите номер, чтобы сделать этот ход. Можно ввести и сам ход или его начало, если подходит только один.
    /слово оставляет в списке только ходы с этим словом; просто / снова показывает все.
    h история · b поле · o ходы · t стол и время · q уйти (место останется за вами)
    /say ТЕКСТ чат · /hint подсказка · /undo отменить ход · /yes или /no — ответ на просьбу
    /pause пауза · /resume продолжить · /resign сдаться · /rematch реванш · /link приглашения
    /record сохранить запись · /bot или /end, когда игрока слишком долго нет
join-missed = С тех пор, как вы были здесь
join-you-watch = Вы — зритель.
join-waiting = За столом ждут игроков.
join-link-any = Ссылка на любое свободное место: { $link }
join-link-seat = Ссылка на место { $number }: { $link }
join-no-links = Все места заняты.
join-arrived = { $name } в сети.
join-left = { $name } не в сети.
join-away = { $name } слишком долго не в сети. /bot — пусть играет бот, /end — закончить партию. Или подождите.
join-sat = За стол садится { $name }.
join-stood = Из-за стола встаёт { $name }.
join-stand-in = Теперь за игрока { $name } играет бот.
join-back = Снова играет { $name }.
join-resigned = Из партии выбывает { $name }.
join-asks = { $name } просит { $kind ->
    [undo] отменить ход
   *[pause] сделать паузу
}: /yes или /no.
join-asked = Просьба отправлена. Ждём ответа.
join-not-agreed = Вам отказали в просьбе, или она уже невозможна.
join-paused = Партия на паузе; /resume — продолжить.
join-resumed = Партия продолжается.
join-taken-back = Ход отменён: сейчас ход { $ply }.
join-began = Партия начинается.
join-not-live = Сейчас ходить нельзя.
join-not-turn = Сейчас ходит { $name }.
join-watching-only = Вы — зритель и не можете играть за этим столом.
join-sure = Сдаться? Введите /resign ещё раз.
join-nobody-away = Все игроки в сети или вышли совсем недавно.
join-nothing-asked = Нет просьбы, на которую вы могли бы ответить.
join-kept = Связь потеряна: ваш ход сохранён и будет сделан после подключения, если он ещё возможен.
join-dropped = Партия ушла вперёд: ход, выбранный без связи, не сделан.
join-lost = Связь потеряна. Подключаемся снова…
join-linked = Связь восстановлена.
join-no-link = Сейчас нет связи с сервером.
join-hint = Мастер сыграл бы (сначала лучшее):
join-hint-line = { $chance } %  { $offer }
join-thinking = Мастер думает…
join-reason = { $reason ->
    [resigned] Игрок сдался.
    [time] Время вышло.
    [absent] Игрок покинул партию.
   *[played] Партия доиграна до конца.
}
join-nobody-won = Победителя нет.
join-after = /rematch — реванш, /record — сохранить запись, q — уйти.
join-rematch = Начинается реванш.
join-seat-line = { $name }{ $state ->
    [away] {" "}(не в сети)
    [long] {" "}(давно не в сети)
   *[here] {""}
}
join-clock = { $name } { $left }
join-hurry = { $seconds ->
    [one] Осталась { $seconds } секунда.
    [few] Осталось { $seconds } секунды.
   *[many] Осталось { $seconds } секунд.
}
join-bye = Ваши места остаются за вами. Чтобы вернуться: taku join { $link }
join-lobby-own = Ваши столы
join-lobby-public = Открытые столы
join-lobby-none = нет
join-lobby-ask = Номер, n — новый стол, r — обновить, q — выйти
join-lobby-turn = ваш ход
join-lobby-status = { $status ->
    [waiting] ждём игроков
    [live] идёт партия
    [paused] пауза
   *[over] партия окончена
}
join-lobby-sit = Сесть за этот стол? (y/n, Enter: y)
join-choose = Enter: { $default }
join-new-game = Какая игра?
join-new-seats = Сколько игроков?
join-new-who = Кто займёт остальные места?
join-new-friends = Друзья, по ссылке
join-new-public = Любые игроки, за открытым столом
join-new-clock = Сколько времени на ходы?
join-clock-rule = { $kind ->
    [move] { $time } на ход
    [fischer] { $time } + { $added } на ход
    [days] { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
   *[none] Не ограничено
}
join-new-file = { $title }: путь к файлу (Enter: без файла)
join-no-choice = Варианта «{ $answer }» нет.
