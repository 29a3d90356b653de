bot-language-en = English
bot-language-ru = Русский
bot-language-auto = как в Discord

bot-thread-name = { $table } · { $game }
bot-thread-won = { $name }: { $winners }

## Журнал

bot-log-started = Партия начинается. Отпечаток перемешиваний (проверка в конце): `{ SHORT($fingerprint) }`
bot-log-seed = Зерно перемешиваний: `{ $secret }`. Его SHA-256 совпадает с отпечатком из начала партии.
bot-log-undone = { $player } отменяет { $count ->
    [one] { $count } ход.
    [few] { $count } хода.
   *[many] { $count } ходов.
 }
bot-log-ended-by-agreement = Партия закончена досрочно по решению стола; предложение: { $player }.
bot-log-ended-by-host = { $player } закрывает стол (модерация).

## Конец

bot-result-winners = { $count ->
    [0] Никто не победил.
    [1] 🏆 Победа: **{ $winners }**!
   *[other] 🏆 Общая победа: **{ $winners }**!
 }
bot-result-rival = Победа: **{ $rival }**.
bot-result-ended = Партия закончена досрочно, без итогового подсчёта. Счёт на этот момент:
bot-result-points = **{ $player }**: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }

## Что сделано

bot-said-joined = Вы за столом. Я сообщу, когда начнётся ваш ход.
bot-said-joined-full = Вы за столом, и он заполнен: ведущий может начинать.
bot-said-left = Вы больше не за этим столом.
bot-said-joined-privately = Вы за столом { $table } · { $game }. Панель придёт в личные сообщения; если не придёт, разрешите их в настройках приватности. `/{ bot-command-next }` откроет стол в любом случае.
bot-said-started-privately = Начинаем! Панель придёт новым личным сообщением.
bot-said-rematch-privately = Реванш: стол { $table } открыт для того же состава, каждый получит личное сообщение. Ведущий — вы.
bot-said-at-hand = Теперь ваши команды здесь относятся к столу { $table } · { $game }.
bot-said-watched = Стол { $table } теперь показывают в { $channel }. Прекратить — там же: `/{ bot-command-unwatch }`.
bot-said-unwatched = Стол { $table } здесь больше не показывают.
bot-said-follow-rounds = Я сообщу вам о каждом новом раунде стола { $table } и о его конце.
bot-said-follow-end = Я сообщу вам, когда партия за столом { $table } закончится.
bot-said-follow-nothing = Вы не следите за столом { $table }.
bot-said-follow-closed = ⚠️ Личные сообщения от меня закрыты: разрешите их в настройках приватности и включите в `/{ bot-command-settings }`.
bot-said-started = Начинаем! Сейчас у стола появится своя ветка.
bot-said-closed = Стол закрыт.
bot-said-invited = Приглашения отправлены: приглашённые уже могут сесть за стол.
bot-said-rematch = Реванш: стол для того же состава открыт в { $channel }. Ведущий — вы.
bot-said-asked = Голосование открыто. Кто ещё не ответил и какой срок, видно на панели.
bot-said-refused = { $player } против. Партия продолжается.
bot-said-withdrawn = { $player } отзывает предложение. Партия продолжается.

## Списки

bot-list-games = Ваши столы
bot-list-no-games = Вы не сидите ни за одним столом. Откройте свой (`/{ bot-command-play }`) или посмотрите чужую партию (`/{ bot-command-watch }`).
bot-list-nothing-next = Ни один стол вас не ждёт. Хорошего дня!
bot-list-watch = Партии на этом сервере
bot-list-nothing-to-watch = Сейчас здесь никто не играет. Открыть стол: `/{ bot-command-play }`.
bot-list-lobby = { $table }: партия ещё не началась, занято мест: { $taken } из { $seats }
bot-list-my-turn = **{ $table }: ваш ход** (начался { $since })
bot-list-waiting = { $table }: ход — { $people } (начался { $since })
bot-list-round = раунд { $number }
bot-list-moves-since = { $count ->
    [one] { $count } ход после вашего
    [few] { $count } хода после вашего
   *[many] { $count } ходов после вашего
 }
bot-list-more-tables = … и ещё { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
 }
bot-list-log = { $game }: что произошло
bot-list-log-empty = Раньше ничего не было.
bot-list-earlier = ‹ раньше
bot-list-fingerprint = -# Отпечаток перемешиваний (SHA-256 зерна): `{ $fingerprint }`

## Права

bot-access-missing = В канале { $channel } мне не хватает { $count ->
    [one] права
   *[other] прав
 }: { $permissions }. Выдать их может модератор в настройках канала.
bot-access-forbidden = Discord не разрешает мне это в { $channel }. Каких прав не хватает, модератор узнает командой `/{ bot-command-caravel } { bot-command-check }`.
bot-check-commands = -# Лишние здесь команды, например команды игр, отключаются в настройках сервера, раздел «Интеграции». Панель и `/{ bot-command-move }` останутся.
bot-check-fine = { $count ->
    [0] Пока нет канала, где я могу вести столы.
   *[other] Здесь я могу вести столы: { $channels }.
 }
bot-permission-view-channel = Просматривать канал
bot-permission-send-messages = Отправлять сообщения
bot-permission-send-messages-in-threads = Отправлять сообщения в ветках
bot-permission-create-public-threads = Создавать публичные ветки
bot-permission-attach-files = Прикреплять файлы
bot-permission-read-message-history = Читать историю сообщений

## Помощь

bot-help =
    ### Как здесь играть
    - `/{ bot-command-play }` открывает стол. В канале появляется его карточка; кто хочет играть, нажимает **Сесть за стол**, а ведущий — **Начать**.
    - У стола своя ветка. В ней — панель: поле, чей ход, вопрос и кнопки.
    - `/{ bot-command-play }` в личных сообщениях открывает стол там: для вас или для тех, кому вы дадите код (`/{ bot-command-join }`). Если столов несколько, нужный выбирает `/{ bot-command-table }`.
    - **Спешить некуда.** Кто ходит, получает упоминание в ветке или, по желанию, личное сообщение вместо него. Партия может длиться неделями.
    - Любой ход можно сделать тремя способами: на панели, командой игры, например `/{ settlers-command-group }`, или строкой текста через `/{ bot-command-move }`. Все три предлагают только возможное.
    - **Спланировать ход** (`/{ bot-command-plan }`): ответьте заранее, пока ходят другие. Планов никто не видит; подошедший сработает сразу.
    - **Почему нельзя…?** на панели объясняет, почему ход невозможен.

    ### За столом
    `/{ bot-command-board }` весь стол · `/{ bot-command-hand }` ваше поле и всё закрытое от других · `/{ bot-command-status }` кто ходит и как давно · `/{ bot-command-log }` что произошло · `/{ bot-command-undo }` отменить ход · `/{ bot-command-end }` закончить по согласию · `/{ bot-command-rematch }` та же игра, тот же состав

    ### Где угодно
    `/{ bot-command-games }` все ваши столы · `/{ bot-command-next }` стол, где ждут вашего хода · `/{ bot-command-watch }` посмотреть партию или показать её в канале · `/{ bot-command-follow }` узнавать о раундах стола или о конце · `/{ bot-command-settings }` язык, личные сообщения, тихие часы, тёмные картинки · `/{ bot-command-away }` до какого времени вас нет · `/{ bot-command-back }` вернуться раньше · `/{ bot-command-leave }` уйти из-за стола до начала партии · `/{ bot-command-bring }` перенести стол в другой канал · `/{ bot-command-sit }` занять свободное место или вернуть своё

    За столом `/{ bot-command-help }` показывает краткие правила его игры.
bot-help-at-table = Как здесь играть и все команды: `/{ bot-command-help }` вне стола.
