## Computers and open seats

bot-computer-name = Computer
bot-computer-name-more = Computer { $number }
bot-card-computer = Add a computer
bot-card-unseat = One computer less
bot-option-computers = Computers
bot-option-computers-soon = move after a few seconds
bot-option-computers-minute = move after a minute
bot-option-computers-hour = move after an hour
bot-option-computers-now = move at once
bot-option-newcomers = A computer's seat
bot-option-newcomers-welcome = whoever comes may take it
bot-option-newcomers-none = stays the computer's
bot-panel-computer-moves = { $people } is about to move ({ $since }).
bot-refused-no-computer = No computer sits at this table.
bot-log-back = { $player } is back and plays on in person.

bot-tables-about = Open seats on this server, and how far those games are
bot-list-open-seats = Open seats
bot-list-no-open-seats = No seat is open on this server. `/play` opens a table.
bot-list-open-at = open: { $seats }
bot-list-open-computer = { $name } (the computer plays)
bot-list-open-vacant = { $name } (has left)
bot-list-sit = Take a seat: table { $table }
bot-list-join = Join: table { $table }
