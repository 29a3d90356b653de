bot-language-en = English
bot-language-ru = Русский
bot-language-auto = same as Discord

bot-thread-name = { $table } · { $game }
bot-thread-won = { $name }: { $winners }

## The log

bot-log-started = The game begins. Seed hash, to verify the shuffles afterwards: `{ SHORT($fingerprint) }`
bot-log-seed = Shuffle seed: `{ $secret }`. Its SHA-256 is the hash shown at the start.
bot-log-undone = { $player } undoes { $count ->
    [one] a move.
   *[other] { $count } moves.
 }
bot-log-ended-by-agreement = The table agreed to end the game now; { $player } proposed it.
bot-log-ended-by-host = { $player }, a server moderator, closed the table.

## The end

bot-result-winners = { $count ->
    [0] No winner.
    [one] 🏆 **{ $winners }** wins!
   *[other] 🏆 **{ $winners }** share the victory!
 }
bot-result-rival = **{ $rival }** wins.
bot-result-ended = The game ended before final scoring. Standings:
bot-result-points = **{ $player }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## What has been done

bot-said-joined = You're in! I'll let you know when it's your turn.
bot-said-joined-full = You're in, and the table is full: the host can start.
bot-said-left = You have left the table.
bot-said-joined-privately = You've joined table { $table } · { $game }. You'll get it as a DM. If none arrives, allow DMs from me; `/next` shows the table anyway.
bot-said-started-privately = The game begins! Your board is on its way as a new DM.
bot-said-rematch-privately = Rematch: table { $table } is open again with the same players, by DM. You're the host.
bot-said-at-hand = Your commands here now go to table { $table } · { $game }.
bot-said-watched = Now showing table { $table } in { $channel }. `/unwatch` there stops it.
bot-said-unwatched = Table { $table } is no longer shown here.
bot-said-follow-rounds = I'll DM you at each new round of table { $table } and at its end.
bot-said-follow-end = I'll DM you when table { $table } is finished.
bot-said-follow-nothing = You no longer follow table { $table }.
bot-said-follow-closed = ⚠️ I can't DM you: allow DMs in your privacy settings and turn them on in `/settings`.
bot-said-started = The game begins! The table's thread is on its way.
bot-said-closed = The table is closed.
bot-said-invited = They're invited and can join now.
bot-said-rematch = Rematch: a new table is open in { $channel } with the same players. You're the host.
bot-said-asked = Vote started. The panel shows who still has to answer, and by when.
bot-said-refused = { $player } votes no. The game goes on.
bot-said-withdrawn = { $player } withdraws the proposal. The game goes on.

## Lists

bot-list-games = Your tables
bot-list-no-games = You aren't playing anywhere. Open a table with `/play`, or look around with `/watch`.
bot-list-nothing-next = No table is waiting for you. Enjoy your day!
bot-list-watch = Games in progress on this server
bot-list-nothing-to-watch = No games are in progress here. You can open a table with `/play`.
bot-list-lobby = { $table }: not started, { $taken } of { $seats } seats taken
bot-list-my-turn = **{ $table }: it's your turn** ({ $since })
bot-list-waiting = { $table }: waiting for { $people } ({ $since })
bot-list-round = round { $number }
bot-list-moves-since = { $count ->
    [one] { $count } move since yours
   *[other] { $count } moves since yours
 }
bot-list-more-tables = … and { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
 }
bot-list-log = { $game }: what happened
bot-list-log-empty = There's nothing before that.
bot-list-earlier = ‹ Earlier
bot-list-fingerprint = -# Seed hash (SHA-256 of the shuffle seed): `{ $fingerprint }`

## Permissions

bot-access-missing = In { $channel } I'm missing { $count ->
    [one] a permission: { $permissions }. A moderator can grant it
   *[other] { $count } permissions: { $permissions }. A moderator can grant them
 } in the channel settings.
bot-access-forbidden = Discord won't let me do that in { $channel }. `/caravel check` shows moderators what's missing.
bot-check-commands = -# Commands you don't want here, such as those of the games, can be switched off under Server Settings → Integrations. The panel and `/move` stay.
bot-check-fine = { $count ->
    [0] I can't host tables in any channel yet.
   *[other] I can host tables in: { $channels }.
 }
bot-permission-view-channel = View Channel
bot-permission-send-messages = Send Messages
bot-permission-send-messages-in-threads = Send Messages in Threads
bot-permission-create-public-threads = Create Public Threads
bot-permission-attach-files = Attach Files
bot-permission-read-message-history = Read Message History

## Help

bot-help =
    ### How to play here
    - `/play` opens a table: others press **Join**, the host presses **Start**. Each game gets its own thread with a panel: the board, whose turn it is, and buttons for your options.
    - `/play` in a DM with me opens a table there, for you alone or for others who `/join` by its code; `/table` switches between several.
    - **No rush:** you get a ping or a DM on your turn, and a game can run for weeks.
    - Move with the buttons, your game's command, such as `/settlers`, or `/move` and text. All three offer only legal moves.
    - **Plan my next move** (`/plan`) sets premoves: only you see them, and no one waits for you if one fits.
    - **Why not …?** explains why a move isn't legal.

    ### At a table
    `/board` show the whole table · `/hand` show my board, with hidden information · `/status` show whose turn it is · `/log` show the log · `/undo` undo your last move · `/end` end the game by agreement · `/rematch` play again

    ### Anywhere
    `/games` list your tables · `/next` go to your longest-waiting table · `/watch` list games in progress, or show one live in a channel · `/follow` get DMs about a table · `/settings` set language, DMs, quiet hours, theme · `/away` say how long you're away · `/back` end your absence early · `/leave` leave a table that hasn't started · `/bring` move a table to this channel · `/sit` take an open seat

    At a table, `/help` shows a summary of its rules.
bot-help-at-table = How to play here, with all commands: `/help` outside a table.
