### Слова самого дома, рядом со словами игр.

seat-player = Игрок { $number }
seat-bot = Бот { $number } ({ $bot })
whose-turn = Ходит { $name }
since = С вашего прошлого хода
history = Что произошло
offers = Ваши ходы
ask = Номер, ход, /слово для отбора, ? — помощь
help =
    Номер делает этот ход. Можно ввести и ход, как его пишет журнал, или его начало, если подходит только один.
    /слово оставляет в списке только ходы с этим словом; просто / показывает все.
    h — вся история, b — поле, q — выход: партия сохранена, `taku play --resume` продолжит её.
no-such-offer = Нет хода, подходящего к «{ $answer }».
several-offers = К «{ $answer }» { $count ->
    [one] подходит { $count } ход
    [few] подходят { $count } хода
   *[many] подходят { $count } ходов
}: уточните.
hand-over = Передайте экран: { $name }. Больше никто не смотрит. Нажмите Enter.
hand-over-done = Спасибо, { $name }. Нажмите Enter, чтобы скрыть карты.
bot-failed = { $name } не справился ({ $reason }): место занимает случайный бот.
over = Партия окончена.
winner = Победа: { $name }.
shared = Победу делят: { $names }.
score = { $name }: { $score }
saved = Сохранено. Продолжить: taku play --resume
record = Запись: { $path }
watcher = Зритель
your-turn-in = Ваш ход в игре { $game }: { $link }
analysis-swings = Самые большие перемены
analysis-swing = Ход { $ply }: { $change }, { $name }. { $told }
analysis-advice = { $count ->
    [0] Ни одно решение не могло быть намного лучше.
    [one] { $count } решение могло быть лучше
    [few] { $count } решения могли быть лучше
   *[many] { $count } решений могли быть лучше
}
analysis-better = Ход { $ply }, { $name }: { $played }; лучше { $better }

## Отказы: те же предложения по-английски — в server/refusals.py, для клиентов без слов.

refused-garbage = Стол не понимает такого сообщения.
refused-no-table = Такого стола нет, или он не для вас.
refused-no-seat = У вас нет места за этим столом.
refused-stale = Партия ушла вперёд: сейчас ход { $ply }.
refused-turn = Сейчас не ваш ход.
refused-move = Такого хода нет среди возможных.
refused-waiting = За столом ещё ждут игроков.
refused-paused = Партия приостановлена.
refused-over = Партия окончена.
refused-not-over = Партия ещё не окончена.
refused-nothing = Нечего брать назад.
refused-rated = В рейтинговой партии это невозможно.
refused-asked = Об этом уже спросили, и ответа ещё нет.
refused-no-ask = Никто вас об этом не спрашивает.
refused-here = Игрок на месте или отсутствует ещё недолго.
refused-muted = Хозяин стола лишил вас слова.
refused-too-much = Слишком много сразу; подождите немного.
refused-no-line = Такой реплики нет.
refused-host = Это может только хозяин стола.
refused-full = Свободных мест больше нет.
refused-taken = Это место занято.
refused-link = Эта ссылка не действует или больше не действует.
refused-invitation = Сюда садятся по приглашению.
refused-seats = { $reason }
refused-name = Сначала выберите имя.
refused-token = Этот токен недействителен.
refused-origin = Запросы с других страниц не принимаются.
refused-store = Дом сейчас не может записывать. Ничего не потеряно; попробуйте чуть позже.
refused-busy = Дом занят; попробуйте чуть позже.
refused-form = { $reason }
refused-unseen = В имени должны быть видимые буквы.
refused-record = { $line ->
    [0] Эту запись нельзя открыть: она повреждена или от другой версии.
   *[other] Эту запись нельзя открыть: строка { $line } не подходит.
}
refused-plies = В записи ходов: { $all }, а не { $ply }.
refused-address = Сообщать можно только на открытый адрес http или https.
refused-too-big = Это слишком много.
refused-not-found = Здесь ничего нет.
refused-method = Здесь так нельзя.
