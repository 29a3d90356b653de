## Who is looked for at a table that has not begun, and until when

bot-param-wanted = looking-for
bot-param-within = within
bot-play-wanted = Who are you looking for? Beginners and ratings decide who can join without an invitation
bot-play-within = How long do you look for players? Afterwards you decide about the open seats
bot-option-wanted = Looking for
bot-option-wanted-anyone = anyone
bot-option-wanted-beginners = beginners
bot-option-wanted-relaxed = players who take their time
bot-option-wanted-quick = players who answer quickly
bot-option-wanted-rating = players near the host's rating
bot-lobby-within = Waiting for players
bot-lobby-within-open-end = as long as it takes
bot-lobby-within-hour = one hour
bot-lobby-within-three-hours = 3 hours
bot-lobby-within-twelve-hours = 12 hours
bot-lobby-within-day = one day
bot-lobby-within-three-days = 3 days
bot-lobby-within-week = a week
bot-card-open-to-some = Anyone who fits can join; others by invitation.
bot-card-wanted = 🔎 Looking for: { $who }
bot-card-wanted-until = 🔎 Looking for: { $who } · until { $until }
bot-card-until = 🔎 Waiting for players until { $until }
bot-card-hour-came = ⌛ Time is up with { $count ->
    [one] one seat
   *[other] { $count } seats
} open. { $host } decides what's next.
bot-card-hour-wait = Keep waiting
bot-card-hour-fill = Fill with computers
bot-notice-hour-came = ⌛ **{ $game }:** time is up, and { $count ->
    [one] one seat is
   *[other] { $count } seats are
} still open. Keep waiting, fill them with computers, or close the table?
bot-said-wait = The table stays open as long as it takes.
bot-said-filled = **{ $game }:** computers have taken the open seats. Start whenever you like.
bot-said-filled-started = Computers have taken the open seats, and the game begins.
bot-refused-wants-beginners = This table is looking for beginners, and you've finished { $games } games of it. { $name } can still invite you.
bot-refused-wants-rating = This table is looking for players near the host's rating, and yours is more than 250 points away. { $name } can still invite you.

## Coming from elsewhere, by a code

bot-card-friends = Invite friends
bot-share-title = **Bring others to { $game }**
bot-share-link = On this server: { $url }
bot-share-code = Anywhere else: `/join code:{ $code }`, in a DM with me or on any server I'm on. The code works until the game begins.
bot-said-joined-by-code = You're in: **{ $game }**.
bot-said-joined-as-guest = You've joined table { $table } · { $game }. You can't see its channel, so you play by DM; I've just sent you one.
bot-said-guest = **{ $game } · table { $table }.** You play here by DM: I'll write when the game begins and when it's your turn.
    Players: { $people }
bot-notice-guest-begun = **{ $game } · table { $table }:** the game has begun. I'll write when it's your turn.

## Being called to open tables

bot-notify-about = Get a DM when someone opens a table you'd like here
bot-notify-title = Open tables on this server
bot-notify-off = You aren't called yet. I can DM you when someone here opens a table that anyone may join: never in your quiet hours (`/settings`), and only where you can see the channel.
bot-notify-on = I DM you when someone here opens such a table: never in your quiet hours (`/settings`), and only where you can see the channel.
bot-notify-unreached = You wanted to be called, but Discord lets me send you no DMs. Allow them, then press the button.
bot-notify-ended = No more calls to open tables on that server.
bot-notify-begins = I'll call you here when a table you'd like opens on **{ $server }**. Choose games in `/notify`.
bot-notify-open = { $game } on { $server }: a table is open
bot-notify-seats = Players: { $people } · { $free } of { $seats } seats open
bot-notify-games = Which games?
bot-notify-wanted = Tables looking for…
bot-notify-most = { $count ->
    [one] At most one call per day
   *[other] At most { $count } calls per day
}
bot-notify-call-on = Call me
bot-notify-call-off = Stop calling me
bot-refused-calls-unreached = Discord lets me send you no DMs, so I can't call you. Allow them in the server's privacy settings, then try again.
bot-notice-guest-board = Show the board
bot-notify-day = How often?

## The board of a server

bot-channel-board = Open tables
bot-channel-board-what = free seats with their buttons, and games in progress; one silent message
bot-board-free = { $free } of { $seats } seats open
