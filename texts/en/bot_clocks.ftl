bot-option-clock = Clock
bot-option-clock-off = none
bot-option-clock-move-12h = 12 hours a move
bot-option-clock-move-24h = 24 hours a move
bot-option-clock-move-48h = 2 days a move
bot-option-clock-move-72h = 3 days a move
bot-option-clock-move-7d = a week a move
bot-option-clock-bank-2d = 2 days in all, and 2 hours more a turn
bot-option-clock-bank-4d = 4 days in all, and 4 hours more a turn
bot-option-clock-bank-7d = a week in all, and 6 hours more a turn
bot-option-clock-bank-14d = 2 weeks in all, and 12 hours more a turn
bot-option-clock-night = The clock stands at night
bot-option-clock-night-off = no
bot-option-clock-night-22-8 = from 22 to 8, in each person's time zone
bot-option-clock-night-23-7 = from 23 to 7, in each person's time zone
bot-option-clock-night-0-8 = from 0 to 8, in each person's time zone
bot-option-clock-away = The clock stands for who is away
bot-option-clock-away-week = for a week at the most
bot-option-clock-away-always = as long as they are away
bot-option-clock-away-never = no
bot-option-clock-zero = When time is up
bot-option-clock-zero-mark = everybody sees it
bot-option-clock-zero-replace = the others may replace them
bot-option-clock-zero-move = the computer makes that move
bot-option-clock-zero-seat = the computer plays until they are back
bot-clock-runs = { $player }: up { $at }
bot-clock-out = { $player }: ⌛ time is up
bot-clock-left = { $player }: { $days ->
    [0] { $hours } h left
   *[other] { $days } d { $hours } h left
 }
bot-line-time-is-up-mark = ⌛ { $player }: time is up.
bot-line-time-is-up-replace = ⌛ { $player }: time is up. The others may have somebody else take this seat: `/replace`.
bot-line-time-is-up-move = ⌛ { $player }: time is up. The computer makes this move.
bot-line-time-is-up-seat = ⌛ { $player }: time is up. The computer plays until { $player } is back: `/sit`.
