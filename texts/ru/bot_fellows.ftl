## Между людьми за столом

bot-param-nudges = напоминания-игроков
bot-panel-fellows = Игроки
bot-fellow-say = Сказать столу …
bot-fellow-nudge = Поторопить: { $player }
bot-fellow-pace-minutes = { $player }: обычно отвечает за минуты
bot-fellow-pace-hour = { $player }: обычно отвечает за час-другой
bot-fellow-pace-hours = { $player }: обычно отвечает за несколько часов
bot-fellow-pace-day = { $player }: обычно отвечает за день
bot-fellow-pace-days = { $player }: отвечает за день и дольше
bot-fellow-pace-unknown = { $player }: темп пока неизвестен

bot-remark-hello = Всем привет!
bot-remark-luck = Удачи!
bot-remark-well-played = Отлично сыграно!
bot-remark-what-a-move = Вот это ход!
bot-remark-thanks = Спасибо!
bot-remark-sorry = Простите за ожидание!
bot-remark-thinking = Думаю …
bot-remark-no-hurry = Не спешите
bot-remark-here = Я сейчас на связи
bot-remark-tonight = Простите, вернусь вечером
bot-remark-tomorrow = Вернусь завтра
bot-remark-close = Идём вровень!
bot-line-remark-hello = 💬 { $player }: { bot-remark-hello }
bot-line-remark-luck = 💬 { $player }: { bot-remark-luck }
bot-line-remark-well-played = 💬 { $player }: { bot-remark-well-played }
bot-line-remark-what-a-move = 💬 { $player }: { bot-remark-what-a-move }
bot-line-remark-thanks = 💬 { $player }: { bot-remark-thanks }
bot-line-remark-sorry = 💬 { $player }: { bot-remark-sorry }
bot-line-remark-thinking = 💬 { $player }: { bot-remark-thinking }
bot-line-remark-no-hurry = 💬 { $player }: { bot-remark-no-hurry }
bot-line-remark-here = 💬 { $player }: { bot-remark-here }
bot-line-remark-tonight = 💬 { $player }: { bot-remark-tonight }
bot-line-remark-tomorrow = 💬 { $player }: { bot-remark-tomorrow }
bot-line-remark-close = 💬 { $player }: { bot-remark-close }
bot-said-remark = Сказано: слова видны на панели, никого не вызывает.
bot-refused-remark-again = Сказать ещё что-нибудь можно через { $minutes ->
    [one] { $minutes } минуту.
    [few] { $minutes } минуты.
   *[other] { $minutes } минут.
 }
bot-refused-remarks-enough = За сутки вы сказали здесь уже { $most } реплик. Следующую лучше сказать завтра.

bot-nudge = { $game }: остальные ждут вашего хода и рады ему. Можно не спешить.
bot-nudge-no-more = Отключить
bot-said-nudged = { $player }: личное сообщение придёт без звука и в удобные часы. Больше его никто не увидит.
bot-said-no-nudges = Теперь вас никто не торопит. Включить снова: `/{ bot-command-settings }` с параметром `{ bot-param-nudges }`.
bot-refused-not-waited-for = Этого игрока стол сейчас не ждёт.
bot-refused-nudge-paused = Стол на паузе: ходов никто не ждёт.
bot-refused-nudge-away = Этот игрок в отъезде: до возвращения торопить нельзя.
bot-refused-nudge-unwished = Этот игрок просит себя не торопить.
bot-refused-nudged-already = За последние сутки этого игрока здесь уже торопили. Дайте время.

bot-setting-nudges = Напоминания игроков
bot-setting-nudges-on = без звука, не чаще раза в день
bot-setting-nudges-off = нет
bot-settings-nudges = Могут ли другие за столом вас поторопить? Без звука, раз в день

bot-fellow-parley = Обсудить наедине: { $players }
bot-parley-begins = { $players }: здесь можно обсудить сделку. Читаете только вы и модераторы сервера; я не читаю, и в журнал партии отсюда ничего не попадает.
bot-parley-deleted = Ветка удаляется, когда закончится партия или кто-то из вас покинет стол; где удалять мне нельзя, я убираю вас из неё и закрываю её.
bot-parley-kept = Ветка закрывается, когда закончится партия или кто-то из вас покинет стол.
bot-said-parley = Говорить можно здесь: { $thread }
bot-notice-parley = { $player } обсуждает с вами сделку в приватной ветке: { $game }, стол { $table }, { $url }
bot-refused-parley-over = Это предложение уже закрыто.
bot-refused-parley-nowhere = Здесь нет канала, в котором можно открыть ветку.
bot-permission-create-private-threads = Создавать приватные ветки
bot-option-parleys = Ветки о сделках
bot-option-parleys-deleted = удаляются после партии
bot-option-parleys-kept = закрываются после партии
