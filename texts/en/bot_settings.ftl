## What people set for themselves: a setting's name is that of its option of /settings, and stands wherever it is told

bot-settings-title = Your settings
bot-settings-change = { $group } …
bot-settings-calls = Calls
bot-settings-nights = Nights
bot-settings-help = Help
bot-settings-looks = Looks
bot-setting-none = none
bot-setting-type = type it …
bot-setting-at = at { $at } ({ $zone })
bot-setting-between = { $hours } ({ $zone })
bot-setting-hours = { $hours ->
    [one] after { $hours } hour, then less often
   *[other] after { $hours } hours, then less often
 }

bot-setting-dms = DMs
bot-setting-dms-on = on my turn
bot-setting-dms-off = off, ping me in the thread
bot-setting-dms-closed = closed in Discord, so you're pinged in the thread
bot-settings-dms = DM me on my turn instead of a ping in the thread?
bot-setting-ahead = Heads-up
bot-setting-ahead-on = when I'm up next
bot-setting-ahead-off = off
bot-settings-ahead = Notify me when I'm up next?
bot-setting-reminders = Reminders
bot-settings-reminders = Hours until the first reminder (later ones are spaced out); 0 = none
bot-setting-digest = Daily summary
bot-settings-digest = One daily summary instead, at this time, such as 18:00, or “none”
bot-setting-order = Next order
bot-setting-order-longest = longest wait first
bot-setting-order-clock = least time left first
bot-setting-order-mine = my own order (set it in /games)
bot-settings-order = Order of your tables in /next

bot-setting-zone = Time zone
bot-setting-zone-none = none, hours count in UTC
bot-settings-zone = Your time zone: type a city, such as Berlin
bot-setting-quiet = Quiet hours
bot-settings-quiet = Quiet hours, such as 22:00-8:00, or “none”

bot-setting-coach = Hints
bot-setting-coach-on = at each first decision
bot-setting-coach-off = off
bot-settings-coach = Show a hint at each first decision? Turning it on resets them
bot-setting-asked = End turns
bot-setting-asked-on = automatically when nothing is left to decide
bot-setting-asked-off = always myself
bot-settings-asked = End my turns by themselves when nothing is left to decide?

bot-setting-language = Language
bot-setting-language-auto = { bot-language-auto }
bot-setting-language-en = { bot-language-en }
bot-setting-language-ru = { bot-language-ru }
bot-settings-language = Language I use with you
bot-setting-pictures = Theme
bot-setting-pictures-auto = same as the host
bot-setting-pictures-light = light
bot-setting-pictures-dark = dark
bot-settings-pictures = Light or dark theme?
bot-setting-counted = Statistics
bot-setting-counted-on = include me
bot-setting-counted-off = leave me out, past games too
bot-settings-counted = Include me in statistics? Off also removes past games

bot-settings-back = Keep me in
bot-settings-uncount = Leave me out
bot-settings-uncount-sure = Leave the statistics? Your past games are removed from them for good.

bot-refused-unclear-hours = Write the hours as a number from 0 to { $most }.
