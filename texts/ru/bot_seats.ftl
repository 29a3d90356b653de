## Компьютеры и свободные места

bot-computer-name = Компьютер
bot-computer-name-more = Компьютер { $number }
bot-card-computer = Посадить компьютер
bot-card-unseat = Убрать компьютер
bot-option-computers = Компьютеры
bot-option-computers-soon = ходят через несколько секунд
bot-option-computers-minute = ходят через минуту
bot-option-computers-hour = ходят через час
bot-option-computers-now = ходят сразу
bot-option-newcomers = Место компьютера
bot-option-newcomers-welcome = может занять любой, кто придёт
bot-option-newcomers-none = остаётся за компьютером
bot-panel-computer-moves = Сейчас сделает ход { $people } ({ $since }).
bot-refused-no-computer = За этим столом нет компьютера.
bot-log-back = { $player } снова за столом и дальше играет без компьютера.

bot-command-tables = свободные-места
bot-tables-about = Свободные места на этом сервере и как далеко зашли партии
bot-list-open-seats = Свободные места
bot-list-no-open-seats = На этом сервере свободных мест нет. Стол открывает `/играть`.
bot-list-open-at = свободно: { $seats }
bot-list-open-computer = { $name } (играет компьютер)
bot-list-open-vacant = { $name } (место пустует)
bot-list-sit = Занять место: стол { $table }
bot-list-join = Сесть: стол { $table }
