bot-reminder-since = Waiting since { $since }
bot-reminder-here = { $player }, the table still waits for you (since { $since }).
bot-next-up = **{ $game }**: you are next, after { $players }.
bot-next-up-here = { $player }, you are next.
bot-roundup = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
 }
bot-roundup-daily = Your day: { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
 }
bot-roundup-here = { $player }, { $count ->
    [one] { $count } table here waits for you:
   *[other] { $count } tables here wait for you:
 }
bot-roundup-next = `/next` leads from one to the next.
bot-snooze-for = Not now …
bot-snooze-hour = 1 h
bot-snooze-four = 4 h
bot-snooze-morning = Until morning
bot-said-snoozed = { $count ->
    [one] I will remind you at { $at } if the table still waits for you then.
   *[other] I will remind you at { $at } of what still waits for you then.
 }
bot-refused-nothing-to-put-off = No table of this notice waits for you now.

## Settings

bot-settings-zone = Your time zone: type a city, such as Berlin
bot-settings-quiet = No notices from … to …, such as 22:00-8:00; “none” for none
bot-settings-reminders = The first reminder after how many hours? Then ever later; 0 for none
bot-settings-digest = One notice a day of all your tables, at this hour, such as 18:00; “none” for none
bot-settings-ahead = A notice already when your turn is the next?
bot-habits-zone = Time zone: { $zone }
bot-habits-quiet = Quiet hours: { $span }
bot-habits-reminders = { $hours ->
    [one] Reminders: after { $hours } hour, then twice as late each time, three in all
   *[other] Reminders: after { $hours } hours, then twice as late each time, three in all
 }
bot-habits-reminders-none = Reminders: none
bot-habits-digest = One notice a day: { $at }
bot-habits-ahead = Told one turn ahead: { $ahead ->
    [yes] yes
   *[no] no
 }
bot-habits-none = none
bot-habits-no = none no off never
bot-refused-unknown-zone = I do not know the time zone “{ $zone }”. Choose one from the list that appears as you type, such as Europe/Berlin.
bot-refused-unclear-quiet-hours = “{ $text }” are no quiet hours that I understand. Write them like 22:00-8:00, or “none”.
bot-refused-unclear-time = “{ $text }” is no time of the day that I understand. Write it like 18:00, or “none”.
bot-refused-zone-first = For that I have to know your time zone: give it in the same command, `time-zone`.

## Away

bot-away-about = No reminders while you are away; your tables are told until when
bot-away-until = Until when? For example: Friday, 3 days, 2026-12-01, tomorrow 18:00
bot-back-about = You are back sooner than you said
bot-away = away until { $until }
bot-away-still = You are shown as away until { $until }.
bot-away-here = I am back
bot-line-away = { $player } is away until { $until }.
bot-line-back = { $player } is back.
bot-said-away = You are away until { $until }. Nobody reminds you until then, and your tables have been told. `/back` ends it sooner.
bot-said-away-zone = I do not know your time zone, and count in UTC: `/settings` takes it.
bot-said-back = Welcome back! `/next` leads to the tables that wait for you.
bot-refused-not-away = You are not away, as far as I know.
bot-refused-unclear-until = I do not understand until when “{ $text }” is. Write it like Friday, 3 days, 2026-12-01 or tomorrow 18:00.
bot-refused-until-is-over = “{ $text }” is over already.
bot-refused-away-too-long = Nobody can be away for more than { $most } days. Give your seat to somebody else.
