bot-panel-to-move = { $count ->
    [1] Ходит { $people } ({ $since }).
   *[other] Ходят: { $people } ({ $since }).
 }
bot-panel-nobody = Сейчас никто не ходит.
bot-panel-moved-on = Игра пошла дальше.
bot-panel-earlier = … и ещё { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
 } раньше: `/журнал`
bot-panel-pick = { $move } · { $field }…
bot-panel-open = { $name }…
bot-panel-order = { $title } ({ $place } из { $places })
bot-panel-part = { $title } ({ $span })
bot-panel-what = Что делаете?
bot-panel-put = Добавить…
bot-panel-take = Убрать…
bot-panel-move = Переставить…
bot-panel-from = { $place } →
bot-panel-swap = { $step } (обмен: { $piece })
bot-panel-stays = ‹ Остаётся
bot-panel-all = Все
bot-panel-accept = Готово
bot-panel-as-proposed = { $move }: как предложено
bot-panel-as-recommended = { $move }: как советуют
bot-panel-recommended = Как советуют
bot-panel-as-text = Одной строкой
bot-panel-start-again = Начать заново
bot-panel-next-page = Другие места ›
bot-panel-none = Ничего
bot-panel-back = ‹ Назад
bot-panel-your-move = Ваш ход
bot-panel-private = Только для вас…
bot-panel-call = { $people }: { $what }
bot-panel-board = Моё поле
bot-panel-why = Почему нельзя…?
bot-panel-log = Журнал
bot-panel-help = Помощь
bot-panel-advise = Что посоветуете?
bot-advice = **Мой совет:** { $move }
bot-advice-do = Так и сделать
bot-advice-usual = Из всего, что сейчас возможно, это выглядит лучше всего.
bot-panel-undo = Отменить
bot-panel-restart = Ход заново
bot-panel-more = Ещё…
bot-panel-rematch = Сыграть ещё
bot-panel-follow = Следить…
bot-watch-board = Стол
bot-watch-stop = Больше не показывать
bot-follow-title = **{ $table }.** Когда сообщать о нём личным сообщением?
bot-follow-choose = Когда?
bot-panel-agree = Да
bot-panel-refuse = Нет
bot-panel-ask-undo = Спросить стол
bot-panel-ask-end = Спросить всех

bot-end-by-rules = Правила этой игры разрешают закончить её по согласию: это можно предложить.
bot-end-as-it-stands = Можно спросить всех, не закончить ли партию как есть, без последнего подсчёта. Решают так, как выбрано для стола.

bot-lesson = 💡 { $text }
bot-turn-title = { $game }: ваш ход
bot-turn-called = { $game }: от вас ждут ответа
bot-turn-reminder = { $game }: стол всё ещё ждёт вас
bot-turn-over = { $game }: ход сделан, или этот вопрос уже решён.
bot-turn-not-yours = Сейчас не ваш ход.
bot-turn-more = Эти ходы доступны вам в любой момент:
bot-turn-nothing-more = Больше сейчас сделать нечего.
bot-turn-proposed = Предлагается: { $answer }
bot-turn-recommended = Совет: { $answer }
bot-turn-so-far = Пока так: { $answer }

bot-plain-panel = Что-то пошло не так на моей стороне, и показать этот вопрос как следует не получается. Партия стоит как есть: **Моё поле** её покажет, а ход примет `/сделать-ход`. Если так и останется, сообщите тому, кто меня запускает, этот номер: `{ $id }`
bot-plain-board = Что-то пошло не так на моей стороне, и показать кнопки для этого вопроса не получается. Ход всё равно примет `/сделать-ход`. Если так и останется, сообщите тому, кто меня запускает, этот номер: `{ $id }`
bot-plain-host = За вашим столом { $table } что-то пошло не так на моей стороне, и показать вопрос как следует не получилось. Партия стоит как есть; дальше ведут **Моё поле** и `/сделать-ход`. Пожалуйста, сообщите тому, кто меня запускает, этот номер: `{ $id }`

bot-window-number = Число от { $least } до { $most }
bot-window-line = Измените строку как угодно
bot-window-which = Какой ход?
bot-window-words = С чем? (можно не заполнять)
bot-window-words-hint = Слова или названия через запятую, как на картинке

bot-why-open = «{ $move }» сейчас можно. Скажите, с чем, и я отвечу, почему нельзя именно так.
bot-why-possible = Но так можно: «{ $move }». Вперёд!

## Карточка стола

bot-card-host = Ведущий стола: { $host }
bot-card-open = Сесть может каждый.
bot-card-by-invitation = По приглашению.
bot-card-alone = Только для вас, в личных сообщениях.
bot-card-code = Другие садятся за стол командой `/присоединиться код:{ $code }` — в личных сообщениях со мной или на любом сервере, где я есть.
bot-card-install = Кто не делит со мной ни одного сервера, сначала добавляет меня в свой аккаунт: <{ $url }>
bot-private-invitation = { $host } приглашает вас за стол в личных сообщениях: { $table }
bot-private-left = { $table }: вы не за этим столом.
bot-private-moved = { $table }: стол теперь стоит на сервере.
bot-private-unreached = ⚠️ Сейчас я не могу написать: { $people }. Личные сообщения от меня закрыты, или у нас нет общего сервера. Это меняется в настройках приватности; до тех пор стол показывает `/дальше`.
bot-card-invited = Приглашение есть у: { $people }
bot-card-free-seat = *свободно*
bot-card-playing = **Партия идёт.**
bot-card-over = **Этот стол закрыт.**
bot-card-to-table = К столу
bot-card-takes = ⏳ Около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
 } вашего времени; если ходить между делом, от { $least } до { $most ->
    [one] { $most } дня
   *[other] { $most } дней
 }
bot-card-takes-alone = ⏳ Около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
 }
bot-card-rules = Кратко о правилах
bot-option-start = Начало
bot-option-start-host = когда решит ведущий
bot-option-start-full = как только заняты все места
bot-option-advice = Советы
bot-option-advice-on = кто хочет, спрашивает, что делать; есть рекомендации
bot-option-advice-off = без советов и рекомендаций
bot-card-join = Сесть за стол
bot-card-leave = Уйти
bot-card-start = Начать
bot-card-settings = Настройки
bot-card-close = Закрыть стол
bot-card-settings-title = **{ $game }.** Карточка стола — в канале. Всё, что вы выберете здесь, сразу появится на ней.
bot-card-settings-private = **{ $game }.** Всё, что вы выберете здесь, сразу появится на карточке стола.
bot-card-choose-seats = Сколько мест?
bot-card-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
 }
bot-card-invite = Кого пригласить?
bot-guide-search = По названию ищет `/помощь о-чём:`.
