## What people are told when a table cannot be told of as usual

bot-notice-locked = The thread { $channel } is locked, and I cannot write into it. Somebody who manages threads can unlock it; or bring the table elsewhere with `/bring`.
bot-notice-said = { $text }
bot-notice-channel-gone = The channel of { $game } · table { $table } is gone. The table is kept: `/bring` in another channel gives it a new place there.
bot-said-invitation = { $host } invites you to a table of { $game }: { $where }
bot-notice-uninvited = I cannot write to { $person } about table { $table }: they take no private messages from me, or share no server with me. The code on its card lets them in all the same.
bot-notice-server-gone = I was removed from the server of { $game } · table { $table }. The table is kept: it goes on when I am invited back, or with `/bring` on another server where I am.
bot-damaged-server = ⚠️ The game of table { $table } cannot be read at the moment. Its log is whole. Somebody who keeps this server in order can put it back to where it was sound with `/caravel mend`, or close it with `/caravel close`. Please tell whoever runs me this id: `{ $id }`
bot-said-stands = What you did is done and stands; only telling you of it went wrong. `/next` and `/games` show how things are.
bot-said-stands-there = What you did is done and stands; only telling you of it went wrong. Here you see how things are: { $url }
bot-said-undone-before = Your move has been taken back a moment ago: once, not twice. `/hand` shows how things are. If you mean one more, send it again.
bot-said-made-before = You have made this very move a moment ago, and it stands; the answer did not reach you. `/hand` shows how things are. If you mean the move once more, send it again.
bot-said-asked-to-bring = Where the table is seen concerns everybody at it, so they are asked first. It stays where it is until all agree.
bot-notice-asked = { $game } · table { $table } wants to know from you:
bot-said-brought = The table has its place in this channel from now on. A new card stands here in a moment.
bot-said-mended = The table is back where its game was sound, and goes on from there.
bot-log-undone-mended = { $player }, who keeps this server in order, has put the game back to where it was sound.
bot-said-seated = You sit at this table now, and play on from here. **My board** shows what is yours.
bot-damaged-private = ⚠️ The game of table { $table } cannot be read at the moment. Its log is whole. You can put it back to where it was sound, or close it. Please tell whoever runs me this id: `{ $id }`
bot-damaged-mend = Back to where it was sound
bot-damaged-give-up = Close the table
bot-log-undone-mended-privately = { $player } has put the game back to where it was sound.
bot-log-ended-privately = { $player } has closed the table, as its game could not be read.
bot-damaged-closed = The game of table { $table } could not be read any more, and the table is closed. Its log is whole.
bot-notice-table-closed = { $game } · table { $table } was closed before the game began, so nobody sits there any more.
bot-notice-seat-lost = { $how ->
        [taken] You do not sit at { $game } · table { $table } any more: { $player } plays on there.
        [computer] You do not sit at { $game } · table { $table } any more: the computer plays on there.
        [kept] At { $game } · table { $table } the computer plays in your place until you are back: `/sit` gives you your seat again.
       *[vacant] Your seat at { $game } · table { $table } is free: you are no member of its server any more, and the table waited for you. Once you are back there, `/sit` gives it to you as long as nobody else has taken it.
    }
bot-log-left = { $player } has left the server. `/sit` takes the seat; without anybody there, all others alone agree on what is proposed.
bot-log-forgotten = { $player } has left the table for good. `/sit` takes the seat; without anybody there, all others alone agree on what is proposed.
bot-log-seated = { $player } takes the seat of { $former } and plays on.
