bot-refused-late = Игра ушла вперёд с тех пор, как появилась эта кнопка. Вот что можно сделать сейчас.
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
bot-refused-not-over = Сыграть ещё можно, когда эта партия закончится.
bot-refused-rematch-open = Новый стол уже открыт: его карточка в канале.
bot-refused-nothing-to-undo = Вашего хода, который можно взять назад, нет.
bot-refused-others-moved = С тех пор ходил кто-то ещё. Вернуться можно, если согласен весь стол.
bot-refused-something-shown = С тех пор открылось скрытое. Вернуться можно, если согласен весь стол.
bot-refused-vote-open = Столу уже задан вопрос.
bot-refused-no-vote = Этот вопрос уже решён.
bot-refused-already-voted = Ваш ответ уже есть. Теперь решают остальные.
bot-refused-cannot-leave-playing = Партия началась, и другие на вас рассчитывают. Командой `/закончить` можно спросить всех, не закончить ли её.
bot-refused-broken = Что-то пошло не так на моей стороне, простите. За столом ничего не изменилось. Если это повторится, сообщите тому, кто меня запускает, этот номер: `{ $id }`

bot-refused-not-your-controls = Этот вопрос не к вам.
bot-refused-not-at-table = Здесь нет стола. Эта команда — для ветки стола; ваши столы покажет `/игры`.
bot-refused-other-game = За этим столом играют в другую игру.
bot-refused-no-table-of-yours = Вы не играете ни за одним столом. Все ваши столы покажет `/игры`.
bot-refused-which-table = У вас несколько столов. Дайте эту команду в ветке нужного; ссылки есть в `/игры`.
bot-refused-no-lobby-of-yours = Вы не сидите за столом, который ещё не начал игру.
bot-refused-which-table-to-leave = У вас несколько столов, где игра не началась. Нажмите «Уйти» на карточке нужного.
bot-refused-only-in-server = Эта команда работает только на сервере.
bot-refused-not-allowed = Для этого нужно право управлять ветками.
bot-refused-not-in-this-channel = Столу нужен текстовый канал, где у него может быть своя ветка.
bot-refused-no-move-chosen = Выберите в одном из списков ход, о котором спрашиваете.
