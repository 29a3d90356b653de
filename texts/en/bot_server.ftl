## What a server chooses for itself

bot-server-title = Channels of this server
bot-server-off = off
bot-server-choose = { $purpose }: choose a channel …
bot-server-language = Language: { $language }
bot-channel-window = Shop window
bot-channel-window-what = each finished game and, every Monday, the week; silent
bot-notice-server-channel = The channel for { $purpose } is gone, so it's off now. `/server` sets another one.
bot-refused-not-your-server = You need the Manage Server permission for that.
bot-refused-not-a-channel = I need a text channel of this server that you can see.
bot-server-about = Choose where I post on this server, for server moderators

## What stands in the shop window

bot-window-week = 🗓 The week on this server
bot-window-games = { $count ->
    [one] **{ $count } game** played
   *[other] **{ $count } games** played
 }: { $games }
bot-window-game = { $game } ×{ $count }
bot-window-longest = ⏳ Longest table: { $table }, { $time }
bot-window-first-game = ✨ First time on this server: { $game }
bot-window-first-win = 🥇 { $player } wins { $game } for the first time
