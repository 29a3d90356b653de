bot-option-clock = Часы
bot-option-clock-off = без часов
bot-option-clock-move-12h = 12 часов на ход
bot-option-clock-move-24h = сутки на ход
bot-option-clock-move-48h = 2 суток на ход
bot-option-clock-move-72h = 3 суток на ход
bot-option-clock-move-7d = неделя на ход
bot-option-clock-bank-2d = 2 суток на партию + 2 часа за ход
bot-option-clock-bank-4d = 4 суток на партию + 4 часа за ход
bot-option-clock-bank-7d = неделя на партию + 6 часов за ход
bot-option-clock-bank-14d = 2 недели на партию + 12 часов за ход
bot-option-clock-night = Ночью часы стоят
bot-option-clock-night-off = нет
bot-option-clock-night-22-8 = 22:00–8:00, по часовому поясу игрока
bot-option-clock-night-23-7 = 23:00–7:00, по часовому поясу игрока
bot-option-clock-night-0-8 = 0:00–8:00, по часовому поясу игрока
bot-option-clock-away = Часы игрока в отъезде стоят
bot-option-clock-away-week = не дольше недели
bot-option-clock-away-always = весь отъезд
bot-option-clock-away-never = нет
bot-option-clock-zero = Когда время вышло
bot-option-clock-zero-mark = только отметка, видная всем
bot-option-clock-zero-replace = остальные могут найти замену
bot-option-clock-zero-move = этот ход делает компьютер
bot-option-clock-zero-seat = компьютер играет до возвращения
bot-clock-runs = { $player }: время выйдет { $at }
bot-clock-out = { $player }: ⌛ время вышло
bot-clock-left = { $player }: осталось { $days ->
    [0] { $hours } ч
   *[other] { $days } дн. { $hours } ч
 }
bot-line-time-is-up-mark = ⌛ { $player }: время вышло.
bot-line-time-is-up-replace = ⌛ { $player }: время вышло. Остальные могут передать это место: `/{ bot-command-replace }`.
bot-line-time-is-up-move = ⌛ { $player }: время вышло. Этот ход делает компьютер.
bot-line-time-is-up-seat = ⌛ { $player }: время вышло. За это место играет компьютер; вернуть его: `/{ bot-command-sit }`.
