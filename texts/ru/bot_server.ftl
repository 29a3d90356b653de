## Что выбирает для себя сервер

bot-server-title = Каналы этого сервера
bot-server-off = выключено
bot-server-choose = { $purpose }: выбрать канал …
bot-server-language = Язык: { $language }
bot-channel-window = Витрина
bot-channel-window-what = каждая завершённая партия и по понедельникам итоги недели; без звука
bot-notice-server-channel = Канала больше нет, поэтому выключено: { $purpose }. Другой канал выбирается командой `/{ bot-command-server }`.
bot-refused-not-your-server = Для этого нужно право «Управлять сервером».
bot-refused-not-a-channel = Нужен текстовый канал этого сервера, который вы видите.
bot-server-about = Выбрать, в каких каналах я пишу (для модераторов)
bot-command-server = сервер

## Что показывает витрина

bot-window-week = 🗓 Неделя на этом сервере
bot-window-games = { $count ->
    [one] **Сыграна { $count } партия**
    [few] **Сыграны { $count } партии**
   *[other] **Сыграно { $count } партий**
 }: { $games }
bot-window-game = { $game } ×{ $count }
bot-window-longest = ⏳ Самая долгая партия: { $table }, { $time }
bot-window-first-game = ✨ Впервые на этом сервере: { $game }
bot-window-first-win = 🥇 Первая победа: { $player } ({ $game })
