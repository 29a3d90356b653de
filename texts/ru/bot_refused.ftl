bot-refused-late = Эта кнопка устарела. Вот что можно сейчас.
bot-refused-no-such-table = Этого стола больше нет.
bot-refused-already-seated = Вы уже за этим столом.
bot-refused-not-seated = Вы не сидите за этим столом, но смотреть можно всем.
bot-refused-table-full = Все места заняты.
bot-refused-invitation-only = Этот стол — по приглашению. Попросите ведущего пригласить вас.
bot-refused-not-host = Это может только ведущий стола.
bot-refused-too-few = { $wanted ->
    [one] Для этой игры нужен { $wanted } игрок.
    [few] Для этой игры нужно хотя бы { $wanted } игрока.
   *[many] Для этой игры нужно хотя бы { $wanted } игроков.
 }
bot-refused-wrong-seat-count = За этим столом может быть мест: от { $least } до { $most }.
bot-refused-unknown-game = Такой игры я не знаю.
bot-refused-not-in-lobby = Партия уже началась.
bot-refused-not-playing = Партия ещё не началась.
bot-refused-over = Эта партия окончена.
bot-refused-not-over = Реванш можно открыть, когда эта партия закончится.
bot-refused-rematch-open = Реванш уже открыт: его карточка в канале.
bot-refused-nothing-to-undo = Отменять нечего.
bot-refused-others-moved = После вашего хода ходили другие. Отменить можно, если согласен стол.
bot-refused-something-shown = После хода открылась скрытая информация. Отменить можно, если согласен стол.
bot-refused-vote-open = За этим столом уже идёт голосование.
bot-refused-no-vote = Это голосование уже закончено.
bot-refused-already-voted = Вы уже ответили. Теперь решают остальные.
bot-refused-cannot-leave-playing = Партия началась, и другие на вас рассчитывают. Предложить закончить её: `/{ bot-command-end }`.
bot-refused-broken = Ошибка, простите. За столом ничего не изменилось. Если повторится, сообщите владельцу бота код ошибки: `{ $id }`
bot-refused-endless = Ошибка, простите: правило здесь не заканчивается. За столом ничего не изменилось; попробуйте другой ход, **Отменить** или `/{ bot-command-end }`. Сообщите владельцу бота код ошибки: `{ $id }`

bot-refused-not-your-controls = Эта кнопка не для вас: спрашивают другого игрока.
bot-refused-not-at-table = Здесь нет стола. Дайте эту команду в ветке стола; ваши столы: `/{ bot-command-games }`.
bot-refused-other-game = За этим столом играют в другую игру. `/{ bot-command-move }` годится за любым столом.
bot-refused-old-command = Этой команды больше нет: у каждой игры теперь одна, например `/{ settlers-command-group }`, а `/{ bot-command-move }` годится за любым столом. Перезапустите Discord, чтобы увидеть новые.
bot-refused-no-parts = Этот стол показан целиком: отдельных частей у него нет.
bot-refused-no-such-part = На этом столе нет части «{ $typed }». Есть: { $parts }.
bot-refused-no-table-of-yours = Вы не играете ни за одним столом. Все ваши столы: `/{ bot-command-games }`.
bot-refused-no-such-code = Стола с таким кодом нет. Попросите того, кто дал вам код, проверить его.
bot-refused-old-code = Этот код больше не действует: партия уже началась или стол закрыт.
bot-refused-codes-enough = Слишком много неверных кодов. Попробуйте снова через час.
bot-refused-guest-unreached = Канал этого стола вам не виден, играть пришлось бы в личных сообщениях, а Discord не даёт мне вам писать. Добавьте меня в свой аккаунт или разрешите личные сообщения и введите код ещё раз.
bot-refused-shown-there-anyway = Это ветка самого стола.
bot-refused-watched-there = Этот стол там уже показывают.
bot-refused-watched-enough = Этот стол уже показывают в { $most ->
    [one] { $most } канале
   *[other] { $most } каналах
 }. Освободить место: `/{ bot-command-unwatch }` в одном из них.
bot-refused-not-watched-there = Этот стол там не показывают.
bot-refused-which-to-unwatch = Здесь показывают несколько столов: выберите нужный.
bot-refused-not-yours-to-unwatch = Прекратить показ может тот, кто его начал, ведущий стола или модератор.
bot-refused-not-your-channel = В тот канал вам нельзя писать, поэтому и показать там стол нельзя.
bot-refused-not-announcing = Публиковать можно только сообщения в канале объявлений.
bot-refused-not-on-this-server = Меня нет на этом сервере, открыть стол здесь нельзя. В личных сообщениях — можно.
bot-refused-which-table = У вас несколько столов. Дайте эту команду в ветке нужного; в личных сообщениях стол выбирает `/{ bot-command-table }`. Все столы: `/{ bot-command-games }`.
bot-refused-no-lobby-of-yours = Вы не сидите ни за одним столом, где партия ещё не началась.
bot-refused-which-table-to-leave = У вас несколько столов, где партия не началась. Нажмите «Уйти» на карточке нужного.
bot-refused-only-in-server = Эта команда работает только на сервере.
bot-refused-not-allowed = Для этого нужно право управлять ветками.
bot-refused-not-in-this-channel = Столу нужен текстовый канал, где у него может быть своя ветка.
bot-refused-no-advice = За этим столом играют без советов: так решил ведущий.
bot-refused-nothing-asked = Сейчас вас ни о чём не спрашивают.
bot-refused-damaged-server = Партия стола { $table } не читается, журнал сохранён. Модератор может откатить её (`/{ bot-command-caravel } { bot-command-mend }`) или закрыть стол (`/{ bot-command-caravel } { bot-command-close }`).
bot-refused-damaged-private = Партия стола { $table } не читается, журнал сохранён. Откатить её или закрыть стол: `/{ bot-command-end }`. Сообщите владельцу бота.
bot-refused-damaged-closed = Партия стола { $table } не читается, стол закрыт; журнал сохранён: `/{ bot-command-log }`.
bot-refused-not-damaged = Эта партия цела: чинить нечего.
bot-refused-nothing-sound = Откатить не к чему: стол можно только закрыть.
bot-refused-unknown-language = Этого языка я не знаю.
bot-refused-unknown-control = Не узнаю эту кнопку. Ваши столы: `/{ bot-command-games }`.
bot-refused-another-server = Это стол другого сервера.
bot-refused-too-many-tables = Вы уже ведёте { $most ->
    [one] { $most } стол
    [few] { $most } стола
   *[many] { $most } столов
 }, где партия не начата. Начните или закройте один.
bot-refused-tables-enough = Вы уже играете за { $most } { $most ->
    [one] столом
   *[other] столами
 }, больше сразу нельзя: `/{ bot-command-games }`. Доиграйте партию, уйдите из неначатой (`/{ bot-command-leave }`) или передайте место (`/{ bot-command-replace }`).
bot-refused-server-full = На этом сервере { $most ->
    [one] { $most } неоконченный стол
    [few] { $most } неоконченных стола
   *[many] { $most } неоконченных столов
 }, больше нельзя. Закончите партию (`/{ bot-command-end }`), попросите модератора закрыть заброшенную (`/{ bot-command-caravel } { bot-command-close }`) или играйте в личных сообщениях.
bot-refused-returned-enough = В эту точку вы возвращались уже { $most ->
    [one] { $most } раз
    [few] { $most } раза
   *[many] { $most } раз
 }, больше нельзя. Следующие ходы снова можно отменять.
bot-refused-many-films = За час — не больше { $most } фильмов на человека. Следующий можно начать через { $minutes } мин.
bot-said-many-pictures = За минуту вы открыли очень много картинок, поэтому здесь её нет. Картинки вернутся через { $seconds } с.
bot-refused-film-being-made = Прошлый фильм ещё не готов: он появится там, где вы о нём просили.
bot-refused-too-late-for-a-window = Окно не успело открыться. Нажмите ещё раз.
bot-refused-bring-all-together = За этим столом уже сидят другие. До начала партии откройте здесь новый стол (`/{ bot-command-play }`); после перенос решает голосование.
bot-refused-not-yours-to-bring = Перенести стол может ведущий или модератор. Если прежнего канала нет — любой игрок за столом.
bot-refused-no-free-seat = За этим столом нет свободного места.
bot-refused-which-game = Назовите и игру или спросите за её столом.
bot-refused-nothing-called-so = Не нахожу «{ $text }». В списке — всё, о чём есть справка.
