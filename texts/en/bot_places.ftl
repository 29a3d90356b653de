## What people are told when a table cannot be told of as usual

bot-notice-locked = The thread { $channel } is locked, so I can't post. A moderator can unlock it, or use `/bring` in another channel.
bot-notice-said = { $text }
bot-notice-channel-gone = The channel of { $game } · table { $table } is gone. Your game is saved: use `/bring` in another channel to continue.
bot-said-invitation = { $host } invites you to a table of { $game }: { $where }
bot-notice-uninvited = I can't DM { $person } about table { $table }: DMs are blocked, or we share no server. They can still join with the code on the table's card.
bot-notice-server-gone = I was removed from the server of { $game } · table { $table }. Your game is saved: invite me back, or use `/bring` on another server I'm on.
bot-damaged-server = ⚠️ Table { $table } can't be loaded. Nothing is lost: a moderator can restore the last good state (`/caravel mend`) or close the table (`/caravel close`). Please give the bot's owner this error ID: `{ $id }`
bot-said-stands = Done and saved; only my reply failed. `/next` and `/games` show the current state.
bot-said-stands-there = Done and saved; only my reply failed. See the current state: { $url }
bot-said-undone-before = Your move was already undone. To undo one more, send the command again.
bot-said-made-before = That move already went through; only my reply was lost. To make it again, send it again.
bot-said-asked-to-bring = Moving the table changes who can see it, so everyone is asked first. It stays where it is until all agree.
bot-notice-asked = { $game } · table { $table } asks you:
bot-said-brought = The table has moved here. A new card is on its way.
bot-said-mended = Restored to the last good state; play on from there.
bot-log-undone-mended = { $player }, a server moderator, restored the game to its last good state.
bot-said-seated = You're in the game now. See **My board**.
bot-damaged-private = ⚠️ Table { $table } can't be loaded. Nothing is lost: you can restore the last good state, or close the table. Please give the bot's owner this error ID: `{ $id }`
bot-damaged-mend = Restore last good state
bot-damaged-give-up = Close the table
bot-log-undone-mended-privately = { $player } restored the game to its last good state.
bot-log-ended-privately = { $player } closed the table because its game couldn't be loaded.
bot-damaged-closed = Table { $table } could no longer be loaded, so it was closed. Its log is complete.
bot-notice-table-closed = { $game } · table { $table } was closed before the game started.
bot-notice-never-started = { $game } · table { $table } was closed: it wasn't started for { $days } days.
bot-notice-untouched = { $game } · table { $table }: no one has moved for a long time. Unless someone does, the table will be closed on { $until }.
bot-line-untouched = ⌛ No one has moved for a long time. Unless someone does, the table will be closed on { $until }.
bot-log-ended-untouched = No one moved for { $days } days, so the table was closed.
bot-notice-seat-lost = { $how ->
        [taken] You no longer play at { $game } · table { $table }: { $player } took over your seat.
        [computer] You no longer play at { $game } · table { $table }: the computer took over your seat.
        [kept] The computer plays for you at { $game } · table { $table } until you're back: `/sit` returns your seat.
       *[vacant] Your seat at { $game } · table { $table } is open: you left its server while the table was waiting for you. Once you're back there, `/sit` returns your seat unless someone has taken it.
    }
bot-log-left = { $player } has left the server. Take the seat with `/sit`. While it's empty, it has no vote.
bot-log-forgotten = { $player } has left the table permanently. Take the seat with `/sit`. While it's empty, it has no vote.
bot-log-seated = { $player } takes over the seat of { $former }.
