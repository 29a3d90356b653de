bot-refused-late = The game has gone on since this control was posted. Here is what you can do now.
bot-refused-no-such-table = This table is not there any more.
bot-refused-already-seated = You sit at this table already.
bot-refused-not-seated = You do not sit at this table, but you are welcome to watch.
bot-refused-table-full = All seats are taken.
bot-refused-invitation-only = This table is by invitation. Ask its host to invite you.
bot-refused-not-host = Only the host can do that.
bot-refused-too-few = { $wanted ->
    [one] This game needs { $wanted } player.
   *[other] This game needs at least { $wanted } players.
 }
bot-refused-wrong-seat-count = This table can have from { $least } to { $most } seats.
bot-refused-unknown-game = I do not know this game.
bot-refused-not-in-lobby = The game has begun already.
bot-refused-not-playing = The game has not begun yet.
bot-refused-over = This table is over.
bot-refused-not-over = A rematch can begin when this game is over.
bot-refused-rematch-open = A rematch has been opened already: its card stands in the channel.
bot-refused-nothing-to-undo = There is no move of yours to take back.
bot-refused-others-moved = Somebody else has moved since. The whole table can agree to go back.
bot-refused-something-shown = Something hidden has been shown since. The whole table can agree to go back.
bot-refused-vote-open = The table is being asked something already.
bot-refused-no-vote = This question is settled.
bot-refused-already-voted = You have answered already. Now the others decide.
bot-refused-cannot-leave-playing = The game has begun, and the others count on you. With `/end` you can ask all to end it.
bot-refused-broken = Something went wrong on my side, and I am sorry. Nothing has changed at the table. If it happens again, tell whoever runs me this id: `{ $id }`

bot-refused-not-your-controls = This question is not for you.
bot-refused-not-at-table = There is no table here. Use this command in a table's thread; `/games` shows yours.
bot-refused-other-game = Another game is played at this table.
bot-refused-no-table-of-yours = You sit at no table in play. `/games` shows all your tables.
bot-refused-which-table = You sit at several tables. Use this command in the thread of the one you mean; `/games` has the links.
bot-refused-no-lobby-of-yours = You sit at no table that has not begun.
bot-refused-which-table-to-leave = You sit at several tables that have not begun. Press Leave on the card of the one you mean.
bot-refused-only-in-server = This command works on a server only.
bot-refused-not-allowed = For that you need the permission to manage threads.
bot-refused-not-in-this-channel = A table needs a text channel, where it can have its own thread.
bot-refused-no-move-chosen = Choose the move you ask about in one of the lists.
bot-refused-damaged = The game of table { $table } cannot be read at the moment; the log is whole. Somebody who keeps this server in order can put it back to where it was sound with `/caravel mend`, or close it with `/caravel close`.
bot-refused-not-damaged = This game is sound: there is nothing to mend.
bot-refused-nothing-sound = No earlier state of this game can be read either. `/caravel close` closes the table.
bot-refused-unknown-language = I do not speak this language.
bot-refused-unknown-control = This control is not one of mine, or not of any version of me. `/games` shows your tables.
bot-refused-another-server = This table belongs to another server.
bot-refused-too-many-tables = You are the host of { $most } tables that have not begun. Start or close one of them first.
bot-refused-too-late-for-a-window = I was too slow to open the window. Please press again.
bot-refused-not-yours-to-bring = Only the host of a table, or somebody who manages threads here, can bring it elsewhere. Where its place is gone, everyone who sits at it can.
bot-refused-too-long = No answer is longer than { $most } characters.
