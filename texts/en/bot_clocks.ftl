bot-option-clock = Time limit
bot-option-clock-off = none
bot-option-clock-move-12h = 12 hours per move
bot-option-clock-move-24h = 24 hours per move
bot-option-clock-move-48h = 2 days per move
bot-option-clock-move-72h = 3 days per move
bot-option-clock-move-7d = 1 week per move
bot-option-clock-bank-2d = 2 days + 2 hours per turn
bot-option-clock-bank-4d = 4 days + 4 hours per turn
bot-option-clock-bank-7d = 1 week + 6 hours per turn
bot-option-clock-bank-14d = 2 weeks + 12 hours per turn
bot-option-clock-night = Pause the clock at night
bot-option-clock-night-off = no
bot-option-clock-night-22-8 = 22:00–8:00, each player's own time
bot-option-clock-night-23-7 = 23:00–7:00, each player's own time
bot-option-clock-night-0-8 = 0:00–8:00, each player's own time
bot-option-clock-away = Pause the clock while away
bot-option-clock-away-week = for a week at most
bot-option-clock-away-always = for the whole absence
bot-option-clock-away-never = no
bot-option-clock-zero = When time is up
bot-option-clock-zero-mark = everyone is told
bot-option-clock-zero-replace = others may vote in a replacement
bot-option-clock-zero-move = the computer makes that move
bot-option-clock-zero-seat = the computer plays until they're back
bot-clock-runs = { $player }: out of time { $at }
bot-clock-out = { $player }: ⌛ out of time
bot-clock-left = { $player }: { $days ->
    [0] { $hours } h left
   *[other] { $days } d { $hours } h left
 }
bot-line-time-is-up-mark = ⌛ { $player }: time is up.
bot-line-time-is-up-replace = ⌛ { $player }: time is up. The others can vote for a replacement: `/replace`.
bot-line-time-is-up-move = ⌛ { $player }: time is up. The computer makes this move.
bot-line-time-is-up-seat = ⌛ { $player }: time is up. The computer plays until { $player } is back: `/sit`.
