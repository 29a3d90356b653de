bot-language-en = English
bot-language-ru = Русский
bot-language-auto = as in Discord

bot-thread-name = { $table } · { $game }
bot-thread-won = { $name }: { $winners }

## The log

bot-log-started = The game begins. At the end all shuffles can be checked; their seal is `{ SHORT($fingerprint) }`
bot-log-seed = The seed of all shuffles was `{ $secret }`. Its SHA-256 is the seal shown at the start.
bot-log-undone = { $player } takes back { $count ->
    [one] a move.
   *[other] { $count } moves.
 }
bot-log-ended-by-agreement = The table has agreed to end the game as it stands; { $player } proposed it.
bot-log-ended-by-host = { $player }, who keeps this server in order, has closed the table.

## The end

bot-result-winners = { $count ->
    [0] Nobody has won.
    [one] 🏆 **{ $winners }** wins!
   *[other] 🏆 A shared victory: **{ $winners }**!
 }
bot-result-rival = **{ $rival }** has won.
bot-result-ended = This table has ended before its last score. So it stood:
bot-result-points = **{ $player }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## What has been done

bot-said-joined = You sit at the table. I will tell you when it is your turn.
bot-said-joined-full = You sit at the table, and it is complete: the host can start.
bot-said-left = You have left the table.
bot-said-joined-privately = You sit at table { $table } · { $game }. It comes to you as a private message; if none comes, let me write to you in your privacy settings, and `/next` shows it all the same.
bot-said-started-privately = It begins! The table comes as a new private message.
bot-said-rematch-privately = Table { $table } stands open once more, with the same people, as a private message to each. You are its host.
bot-said-at-hand = Your commands here act at table { $table } · { $game } from now on.
bot-said-watched = Table { $table } is shown in { $channel } from now on. `/unwatch` there ends that.
bot-said-unwatched = Table { $table } is not shown here any more.
bot-said-follow-rounds = I will tell you of each new round of table { $table }, and of its end.
bot-said-follow-end = I will tell you when table { $table } is over.
bot-said-follow-nothing = You do not follow table { $table }.
bot-said-follow-closed = ⚠️ You take no private messages from me at the moment: allow them in your privacy settings and choose them in `/settings`.
bot-said-started = It begins! The table gets its thread in a moment.
bot-said-closed = The table is closed.
bot-said-invited = They are invited and can join now.
bot-said-rematch = A new table stands in { $channel }, with the same people. You are its host.
bot-said-asked = The table has been asked. The panel shows who is to answer, and until when.
bot-said-refused = { $player } refuses. The game goes on.
bot-said-withdrawn = { $player } takes the question back. The game goes on.
bot-settings-turns = Turns with nothing left to decide: { $asked ->
    [yes] you end them
   *[no] end by themselves
 }.
bot-said-settings = Language: { $language }. Pictures: { $pictures }. Private messages when it is your turn: { $dms ->
    [yes] on
   *[no] off
 }. Lessons: { $coach ->
    [yes] on
   *[no] off
 }. Statistics: { $stats ->
    [yes] with you
   *[no] without you
 }.

## Lists

bot-list-games = Your tables
bot-list-no-games = You sit at no table. Open one with `/play`, or look around with `/watch`.
bot-list-nothing-next = No table waits for you. Enjoy your day!
bot-list-watch = Tables in play on this server
bot-list-nothing-to-watch = Nobody plays here now. You can open a table with `/play`.
bot-list-lobby = { $table }: not begun, { $taken } of { $seats } seats taken
bot-list-my-turn = **{ $table }: it is your turn** ({ $since })
bot-list-waiting = { $table }: to move: { $people } ({ $since })
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
bot-list-log-empty = There is nothing before that.
bot-list-earlier = ‹ earlier
bot-list-fingerprint = -# Seal of the shuffles (SHA-256 of the seed): `{ $fingerprint }`

## Permissions

bot-access-missing = In { $channel } I lack { $count ->
    [one] a permission
   *[other] { $count } permissions
 }: { $permissions }. Somebody who manages this server can grant it in the channel's settings.
bot-access-forbidden = Discord does not let me do that in { $channel }. Somebody who manages this server can see with `/caravel check` what I lack.
bot-check-fine = { $count ->
    [0] There is no channel yet in which I can host tables.
   *[other] Here I can host tables: { $channels }.
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
    - `/play` opens a table. Its card appears in the channel; whoever wants to play presses **Join**, and the host presses **Start**.
    - The table gets a thread of its own. There stands its panel: the board, whose turn it is, what to decide, and the buttons for it.
    - `/play` in private messages with me opens a table there, for you alone or for others who `/join` by its code; `/table` tells several apart.
    - **Take all the time you need.** Whoever is to move gets a ping or, if they like that better, a private message. A game may last for weeks.
    - Every move can be made in three ways: on the panel, by a command of the game such as `/settlers place`, or as a line of text with `/move`. All three offer only what is possible.
    - **Plan my next move** on the panel, or `/plan`, leaves answers for your next questions while others are to move. Nobody sees them, and nobody waits for you where one fits.
    - **Why not …?** on the panel explains why a move is not possible.

    ### At a table
    `/board` the whole table · `/hand` your own board and secrets · `/status` whose turn it is · `/log` what happened · `/undo` take back your move · `/end` end by agreement · `/rematch` once more

    ### Anywhere
    `/games` all your tables · `/next` the table that waits for you longest · `/watch` tables to watch, or one live in a channel · `/follow` hear of a table's rounds or its end · `/settings` language, private messages, quiet hours, dark pictures · `/away` until when you are away · `/back` sooner than that · `/leave` leave a table that has not begun · `/bring` a new place for a table whose channel is gone · `/sit` the seat of somebody who has left

    At a table, `/help` shows the rules of its game in short.
bot-help-at-table = How to play here, with all commands: `/help` outside a table.
