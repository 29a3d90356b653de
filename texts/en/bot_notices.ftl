bot-reminder-since = Waiting since { $since }
bot-reminder-here = { $player }, the table is still waiting for you (since { $since }).
bot-next-up = **{ $game }**: you're up next, after { $players }.
bot-next-up-here = { $player }, you're up next.
bot-roundup = { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
 }
bot-roundup-daily = Daily summary: { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
 }
bot-roundup-here = { $player }, { $count ->
    [one] { $count } table here is waiting for you:
   *[other] { $count } tables here are waiting for you:
 }
bot-roundup-next = `/next` takes you from one to the next.
bot-snooze-for = Not now …
bot-snooze-hour = 1 h
bot-snooze-four = 4 h
bot-snooze-morning = Until morning
bot-said-snoozed = { $count ->
    [one] I'll remind you at { $at } if the table is still waiting for you.
   *[other] I'll remind you at { $at } of the tables still waiting for you.
 }
bot-refused-nothing-to-put-off = None of these tables is waiting for you now.

## Settings

bot-habits-no = none no off never
bot-refused-unknown-zone = I don't know the time zone “{ $zone }”. Pick one from the list as you type, such as Europe/Berlin.
bot-refused-unclear-quiet-hours = I don't understand the quiet hours “{ $text }”. Write them like 22:00-8:00, or “none”.
bot-refused-unclear-time = I don't understand the time “{ $text }”. Write it like 18:00, or “none”.
bot-refused-zone-first = I need your time zone for that: add `time-zone` to the command.

## Away

bot-away-about = Pause your reminders and tell your tables how long you're away
bot-away-until = Until when? For example: Friday, 3 days, 2026-12-01, tomorrow 18:00
bot-back-about = End your absence early
bot-away = away until { $until }
bot-away-still = You're marked as away until { $until }.
bot-away-here = I'm back
bot-line-away = { $player } is away until { $until }.
bot-line-back = { $player } is back.
bot-line-announced = 📣 From the owner of this bot: { $text }
bot-said-away = You're away until { $until }. No reminders until then; your tables know. Back early? `/back`
bot-said-away-zone = I don't know your time zone, so I used UTC; set it in `/settings`.
bot-said-back = Welcome back! `/next` takes you to the tables waiting for you.
bot-refused-not-away = You aren't marked as away.
bot-refused-unclear-until = I don't understand “{ $text }”. Try Friday, 3 days, 2026-12-01 or tomorrow 18:00.
bot-refused-until-is-over = “{ $text }” is already past.
bot-refused-away-too-long = You can be away for up to { $most } days. For longer, hand over your seat with `/replace`.
bot-call-how = How shall I call you when it's your turn?
bot-call-here = Get pinged here, in the thread
bot-call-dm = Get a DM with board and buttons
bot-call-said-here = You are called here, in the thread. Change it with `/settings`.
bot-call-said-dm = From now on you are called by DM, like this one. Change it with `/settings`.
bot-call-closed = Discord lets me send you no DMs, so you are called here. Allow them in the server's privacy settings, then choose again with `/settings`.
