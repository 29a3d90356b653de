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
bot-refused-endless = A rule of this game never comes to its end here: a mistake of mine, and I am sorry. I have broken it off, and nothing has changed at the table. Another move may be possible; if none is, **Undo** goes back and `/end` asks the table to stop. Please tell whoever runs me this id: `{ $id }`

bot-refused-not-your-controls = This question is not for you.
bot-refused-not-at-table = There is no table here. Use this command in a table's thread; `/games` shows yours.
bot-refused-other-game = Another game is played at this table.
bot-refused-no-parts = This table is shown whole: it has no parts to look at by themselves.
bot-refused-no-such-part = There is no “{ $typed }” on this table. There are: { $parts }.
bot-refused-no-table-of-yours = You sit at no table in play. `/games` shows all your tables.
bot-refused-no-such-code = No table has this code, or not any more. Ask its host for the code on its card.
bot-refused-shown-there-anyway = That is the thread of the table itself.
bot-refused-watched-there = This table is shown there already.
bot-refused-watched-enough = This table is shown in { $most } channels already. `/unwatch` in one of them makes room.
bot-refused-not-watched-there = No such table is shown in this channel.
bot-refused-which-to-unwatch = Several tables are shown here: say which one.
bot-refused-not-yours-to-unwatch = Only who has put it up, the host of the table, or somebody who manages messages here can end that.
bot-refused-not-your-channel = You cannot write in that channel, so you cannot show a table there.
bot-refused-not-announcing = Only messages in an announcement channel can be published.
bot-refused-not-on-this-server = I am not on this server, so no table can stand here. In private messages with me it can.
bot-refused-which-table = You sit at several tables. Use this command in the thread of the one you mean; in private messages `/table` chooses one. `/games` lists them.
bot-refused-no-lobby-of-yours = You sit at no table that has not begun.
bot-refused-which-table-to-leave = You sit at several tables that have not begun. Press Leave on the card of the one you mean.
bot-refused-only-in-server = This command works on a server only.
bot-refused-not-allowed = For that you need the permission to manage threads.
bot-refused-not-in-this-channel = A table needs a text channel, where it can have its own thread.
bot-refused-no-advice = This table plays without advice: its host has chosen so.
bot-refused-nothing-asked = You are not asked anything now.
bot-refused-no-move-chosen = Choose the move you ask about in one of the lists.
bot-refused-damaged-server = The game of table { $table } cannot be read at the moment; the log is whole. Somebody who keeps this server in order can put it back to where it was sound with `/caravel mend`, or close it with `/caravel close`.
bot-refused-damaged-private = The game of table { $table } cannot be read at the moment; the log is whole. `/end` puts it back to where it was sound, or closes it. Tell whoever runs me.
bot-refused-damaged-closed = The game of table { $table } could not be read any more, and the table is closed; the log is whole: `/log`.
bot-refused-not-damaged = This game is sound: there is nothing to mend.
bot-refused-nothing-sound = No earlier state of this game can be read either: the table can only be closed.
bot-refused-unknown-language = I do not speak this language.
bot-refused-unknown-control = This control is not one of mine, or not of any version of me. `/games` shows your tables.
bot-refused-another-server = This table belongs to another server.
bot-refused-too-many-tables = You are the host of { $most } tables that have not begun. Start or close one of them first.
bot-refused-tables-enough = { $most ->
    [one] You sit at one table that is not over, and more there cannot be at once
   *[other] You sit at { $most } tables that are not over, and more there cannot be at once
 }: `/games` lists them. Play one to its end, `/leave` one that has not begun, or pass a seat on with `/replace`.
bot-refused-server-full = { $most ->
    [one] One table that is not over stands on this server, and there is room for no more
   *[other] { $most } tables that are not over stand on this server, and there is room for no more
 }. People can agree to end theirs (`/end`), and somebody who keeps order can close one that lies idle (`/caravel close`). In private messages with me there is room.
bot-refused-returned-enough = { $most ->
    [one] You have come back to this point once
   *[other] You have come back to this point { $most } times
 }: what stands now stays. Whatever you do from here on can be taken back again.
bot-refused-film-being-made = I draw one film at a time for you, and the last one is not ready yet: it will stand where you asked for it.
bot-refused-too-late-for-a-window = I was too slow to open the window. Please press again.
bot-refused-bring-all-together = Others have sat down at this table where it stands. As long as the game has not begun, open another one here with `/play`; once it has, all are asked.
bot-refused-not-yours-to-bring = Only the host of a table, or somebody who manages threads here, can bring it elsewhere. Where its place is gone, everyone who sits at it can.
bot-refused-too-long = No answer is longer than { $most } characters.
bot-refused-no-free-seat = No seat is free at this table.
bot-refused-which-game = Name the game, too, or ask at its table.
bot-refused-nothing-called-so = Nothing is called “{ $text }” here. The list shows what can be explained.
