bot-option-clock = Часы
bot-option-clock-off = без часов
bot-option-clock-move-12h = 12 часов на ход
bot-option-clock-move-24h = сутки на ход
bot-option-clock-move-48h = 2 суток на ход
bot-option-clock-move-72h = 3 суток на ход
bot-option-clock-move-7d = неделя на ход
bot-option-clock-bank-2d = 2 суток на всё и по 2 часа за каждый черёд
bot-option-clock-bank-4d = 4 суток на всё и по 4 часа за каждый черёд
bot-option-clock-bank-7d = неделя на всё и по 6 часов за каждый черёд
bot-option-clock-bank-14d = 2 недели на всё и по 12 часов за каждый черёд
bot-option-clock-night = Ночью часы стоят
bot-option-clock-night-off = нет
bot-option-clock-night-22-8 = с 22 до 8, по времени каждого
bot-option-clock-night-23-7 = с 23 до 7, по времени каждого
bot-option-clock-night-0-8 = с 0 до 8, по времени каждого
bot-option-clock-away = Часы стоят, пока кто-то в отъезде
bot-option-clock-away-week = не дольше недели
bot-option-clock-away-always = весь отъезд
bot-option-clock-away-never = нет
bot-option-clock-zero = Когда время вышло
bot-option-clock-zero-mark = это видят все
bot-option-clock-zero-replace = остальные могут найти замену
bot-option-clock-zero-move = этот ход делает компьютер
bot-option-clock-zero-seat = компьютер играет до возвращения
bot-clock-runs = { $player }: время выйдет { $at }
bot-clock-out = { $player }: ⌛ время вышло
bot-clock-left = { $player }: осталось { $days ->
    [0] { $hours } ч
   *[other] { $days } д { $hours } ч
 }
bot-line-time-is-up-mark = ⌛ { $player }: время вышло.
bot-line-time-is-up-replace = ⌛ { $player }: время вышло. Остальные могут отдать это место другому: `/замена`.
bot-line-time-is-up-move = ⌛ { $player }: время вышло. Этот ход делает компьютер.
bot-line-time-is-up-seat = ⌛ { $player }: время вышло. Компьютер играет, пока { $player } не вернётся: `/сесть`.
