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
