bot-refused-late = The game has gone on since this button was posted. Here's what you can do now.
bot-refused-no-such-table = This table no longer exists.
bot-refused-already-seated = You're already playing at this table.
bot-refused-not-seated = You aren't playing at this table, but you're welcome to watch.
bot-refused-table-full = All seats are taken.
bot-refused-invitation-only = This table is invite-only. Ask its host to invite you.
bot-refused-not-host = Only the host can do that.
bot-refused-too-few = { $wanted ->
    [one] This game needs { $wanted } player.
   *[other] This game needs at least { $wanted } players.
 }
bot-refused-wrong-seat-count = This table can have { $least } to { $most } seats.
bot-refused-unknown-game = I don't know that game.
bot-refused-not-in-lobby = The game has already started.
bot-refused-not-playing = The game hasn't started yet.
bot-refused-over = This game is over.
bot-refused-not-over = You can start a rematch once this game ends.
bot-refused-rematch-open = A rematch is already open: its card is in the channel.
bot-refused-nothing-to-undo = You have no move to undo.
bot-refused-others-moved = Someone has moved since. The table can vote to undo.
bot-refused-something-shown = Hidden information has been revealed since. The table can vote to undo.
bot-refused-vote-open = A vote is already open.
bot-refused-no-vote = This vote is closed.
bot-refused-already-voted = You've already voted.
bot-refused-cannot-leave-playing = The game has started, and the others are counting on you. `/end` proposes ending it; `/replace` finds a substitute.
bot-refused-broken = Sorry, something went wrong. Nothing has changed at the table. If it happens again, give the bot's owner this error ID: `{ $id }`
bot-refused-endless = Sorry, a rule of this game never ends here: my mistake. I stopped it, and nothing has changed at the table. Try another move; if there is none, use **Undo**, or `/end` to propose ending the game. Please give the bot's owner this error ID: `{ $id }`

bot-refused-not-your-controls = This question isn't for you.
bot-refused-not-at-table = There's no table here. Use this command in a table's thread; `/games` lists yours.
bot-refused-other-game = This table plays another game. `/move` works at every table.
bot-refused-old-command = That command is gone: each game has one command now, such as `/settlers`, and `/move` works at every table. Restart Discord to see the new ones.
bot-refused-no-parts = This board has no parts to zoom in on.
bot-refused-no-such-part = There's no “{ $typed }” at this table. Choose from: { $parts }.
bot-refused-no-table-of-yours = You have no game in progress. `/games` lists all your tables.
bot-refused-no-such-code = No table has this code. Ask the person who gave it to you to check it.
bot-refused-old-code = This code has expired: the game has begun, or the table is closed.
bot-refused-codes-enough = You have tried too many wrong codes. Try again in an hour.
bot-refused-guest-unreached = You can't see the channel of this table, so you'd play by DM, and Discord lets me send you none. Add me to your account or allow DMs, then use the code again.
bot-refused-shown-there-anyway = That's the table's own thread.
bot-refused-watched-there = This table is already shown there.
bot-refused-watched-enough = This table is already shown in { $most } channels. Use `/unwatch` in one of them first.
bot-refused-not-watched-there = That table isn't shown in this channel.
bot-refused-which-to-unwatch = Several tables are shown here: say which one.
bot-refused-not-yours-to-unwatch = Only the person who started it, the host, or a moderator can stop it.
bot-refused-not-your-channel = You can't post in that channel, so you can't show a table there.
bot-refused-not-announcing = Only messages in an announcement channel can be published.
bot-refused-not-on-this-server = I'm not on this server, so I can't host a table here. Try a DM with me.
bot-refused-which-table = You're playing at several tables. Use this command in the thread of the one you mean; in a DM, choose with `/table`. `/games` lists them.
bot-refused-no-lobby-of-yours = You have no table that hasn't started.
bot-refused-which-table-to-leave = You have several tables that haven't started. Press Leave on the card of the one you mean.
bot-refused-only-in-server = This command only works on a server.
bot-refused-not-allowed = You need the Manage Threads permission.
bot-refused-not-in-this-channel = A table needs a text channel, so it can have its own thread.
bot-refused-no-advice = The host has turned suggestions off for this table.
bot-refused-nothing-asked = You have nothing to decide now.
bot-refused-damaged-server = Table { $table } can't be loaded. Nothing is lost: a moderator can restore the last good state (`/caravel mend`) or close the table (`/caravel close`).
bot-refused-damaged-private = Table { $table } can't be loaded. Nothing is lost: `/end` restores the last good state or closes the table. Please tell the bot's owner.
bot-refused-damaged-closed = Table { $table } could no longer be loaded, so it was closed. Its log is complete: `/log`.
bot-refused-not-damaged = This game is fine: nothing to restore.
bot-refused-nothing-sound = No earlier state can be restored either; you can only close the table.
bot-refused-unknown-language = I don't speak that language.
bot-refused-unknown-control = I don't recognize that button; it may be outdated. `/games` lists your tables.
bot-refused-another-server = This table belongs to another server.
bot-refused-too-many-tables = You host { $most } tables that haven't started. Start or close one first.
bot-refused-tables-enough = { $most ->
    [one] You can play at one table at a time
   *[other] You can play at { $most } tables at a time
 }: `/games` lists yours. Finish one, `/leave` one that hasn't started, or hand over a seat with `/replace`.
bot-refused-server-full = { $most ->
    [one] This server is full: it can have one unfinished table
   *[other] This server is full: it can have { $most } unfinished tables
 }. Players can end theirs by agreement (`/end`), and a moderator can close an abandoned one (`/caravel close`). There's room in a DM with me.
bot-refused-returned-enough = { $most ->
    [one] You've come back to this point once
   *[other] You've come back to this point { $most } times
 }: no more undo from here. Later moves can still be undone.
bot-refused-many-films = { $most ->
    [one] I render one animation an hour for each player
   *[other] I render { $most } animations an hour for each player
 }. The next one can start in { $minutes } min.
bot-said-many-pictures = That was a lot of pictures in one minute, so this comes without. They return in { $seconds } s.
bot-refused-film-being-made = I render one animation at a time for you, and the last one isn't ready yet: it will appear where you asked for it.
bot-refused-too-late-for-a-window = I was too slow to open the window. Please press again.
bot-refused-bring-all-together = Others have joined this table where it is. Before the start, open another one here with `/play`; after it, everyone is asked.
bot-refused-not-yours-to-bring = Only the table's host or a moderator can move it. If its channel is gone, any of its players can.
bot-refused-no-free-seat = This table has no open seat.
bot-refused-which-game = Name the game as well, or ask at its table.
bot-refused-nothing-called-so = Nothing here is called “{ $text }”. The list shows what I can explain.
