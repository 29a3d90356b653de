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
bot-panel-computer-waits = { $people } moves once the table has voted.
bot-panel-computers-alone = Only computers sit here: they wait until somebody sits down (`/sit`).
bot-refused-no-computer = No computer sits at this table.
bot-log-back = { $player } is back and plays on in person.

bot-tables-about = Open seats on this server, and how far those games are
bot-list-open-seats = Open seats
bot-list-no-open-seats = No seat is open on this server. `/play` opens a table.
bot-list-open-at = open: { $seats }
bot-list-open-vacant = { $name } (has left)
bot-list-sit = Take a seat: table { $table }
bot-list-join = Join: table { $table }

## Votes

bot-option-quorum = What the table is asked
bot-option-quorum-all = all must agree
bot-option-quorum-most = more than half are enough
bot-option-deadline = Time for an answer
bot-option-deadline-two-days = two days
bot-option-deadline-day = a day
bot-option-deadline-week = a week
bot-option-absence = Somebody can be replaced
bot-option-absence-three-days = after three days of waiting
bot-option-absence-day = after a day of waiting
bot-option-absence-week = after a week of waiting
bot-panel-vote-end = **{ $player } proposes to end the game as it stands.**
bot-panel-vote-undo = **{ $player } asks to take back a move.**
bot-panel-vote-replace = **{ $player } proposes that { $person } plays on for { $seat }.**
bot-panel-vote-replace-computer = **{ $player } proposes that the computer plays for { $seat } until { $seat } is back.**
bot-panel-vote-pause = **{ $player } proposes to pause until { $until }.**
bot-panel-vote-resume = **{ $player } proposes to go on now.**
bot-panel-vote-bring = **{ $player } asks to bring the table to { $place }: whoever sees that channel sees the table then.** Who is no member there plays on in private messages.
bot-panel-vote-missing = To answer: { $people }
bot-panel-vote-against = Against it: { $people }
bot-panel-vote-rule = { $quorum ->
    [silent] -# A single no keeps the table where it is; who has not answered { $until } is taken to agree.
    [most] -# More than half must agree; it lapses { $until }.
   *[all] -# All must agree; it lapses { $until }.
 }
bot-log-vote-lapsed = { $player } proposed { $matter ->
    [bring] to bring the table elsewhere
    [end] to end the game as it stands
    [undo] to take back a move
    [replace] to have somebody replaced
    [pause] to pause
   *[resume] to go on at once
 }. Too few have answered in time: nothing changes.
bot-log-vote-refused = { $player } proposed { $matter ->
    [bring] to bring the table elsewhere
    [end] to end the game as it stands
    [undo] to take back a move
    [replace] to have somebody replaced
    [pause] to pause
   *[resume] to go on at once
 }. It is refused.
bot-log-vote-withdrawn = { $player } proposed { $matter ->
    [bring] to bring the table elsewhere
    [end] to end the game as it stands
    [undo] to take back a move
    [replace] to have somebody replaced
    [pause] to pause
   *[resume] to go on at once
 }, and takes it back.
bot-said-agreed = Agreed: it is done.
bot-refused-vote-about-you = This question is about you: the others decide it.

## Pause

bot-pause-about = Ask the table to pause: no moves, no reminders, no clocks
bot-pause-for = For how long? The table goes on by itself then
bot-pause-1 = a day
bot-pause-2 = two days
bot-pause-3 = three days
bot-pause-7 = a week
bot-pause-14 = two weeks
bot-pause-28 = four weeks
bot-resume-about = Ask the table to go on before the pause is over
bot-panel-paused = ⏸️ **The table pauses until { $until }.** Nothing is expected of anybody, and it goes on by itself then.
bot-panel-resume = Ask all to go on
bot-log-paused = The table pauses until { $until }; { $player } proposed it.
bot-log-resumed = The pause is over; { $player } proposed to go on.
bot-log-resumed-by-itself = The pause is over.
bot-refused-pausing = The table pauses until { $until }. With `/resume` you can ask all to go on sooner.
bot-refused-not-paused = The table does not pause.
bot-refused-no-such-pause = Choose from the list how long the table pauses.

## Replacing

bot-replace-about = Hand your seat over, or have somebody replaced who is absent
bot-replace-with = Who plays on? Without anybody the computer does
bot-replace-player = For whom, if not for you? The table decides
bot-replace-keep = Computer only: may you have the seat back?
bot-panel-offered = **{ $person }: the seat of { $player } is offered to you** (until { $until }).
bot-panel-take-seat = Play on for { $player }
bot-panel-no-seat = No, thanks
bot-notice-offered = { $game } · table { $table }: the seat of { $player } is offered to you.
bot-said-offered = The seat is offered. It is yours until it is accepted; **No, thanks** on the panel takes the offer back.
bot-said-declined = { $player } does not take the seat.
bot-said-offer-withdrawn = { $player } takes the offer of the seat back.
bot-said-computer-plays = The computer plays for you. `/sit` in the table's thread gives you the seat back at any time.
bot-said-computer-took = The computer has your seat now. Thank you for the game so far.
bot-said-seat-gone = You do not play on this seat now.
bot-log-replaced = { $player } plays on for { $former }.
bot-log-computer-plays = The computer plays for { $player } from now on, until the seat is wanted back.
bot-log-computer-takes = The computer plays on for { $player }.
bot-refused-offered-to-another = This seat is offered to { $player }.
bot-refused-no-offer = This offer is settled.
bot-refused-sits-here = Whoever you name sits at this table already.
bot-refused-knows-another-seat = Whoever has played a seat of this table knows its secrets, and can take no other seat here.
bot-refused-is-a-bot = An app cannot sit down. Without a name the computer plays on.
bot-refused-no-such-player = Choose from the list who is to be replaced.
bot-refused-seat-is-open = Nobody holds this seat: `/sit` takes it, and `/tables` shows it to everybody.
bot-refused-computer-plays-already = The computer plays there already.
bot-refused-not-absent = { $days ->
    [one] { $player } does not keep the table waiting for a day yet.
   *[other] { $player } does not keep the table waiting for { $days } days yet.
 }

## Coming back

bot-recap = **Since your turn** ({ $since }): { $count ->
    [one] { $count } move
   *[other] { $count } moves
 } ({ $people })
bot-next-table = { $count ->
    [one] Next: one more table ›
   *[other] Next: { $count } more tables ›
 }
bot-settings-order = In which order does /next go through your tables?
bot-order-longest = the one that has waited longest first
bot-order-clock = the one whose clock runs out first
bot-order-mine = my own order: /games puts a table first
bot-order-said = Next tables: { $order }
bot-order-mine-now = Your order: { $tables }
bot-order-put-first = Which table comes first?
bot-said-first = Table { $table } comes first from now on.
bot-refused-unknown-order = Choose an order from the list.

bot-note-about = A note for yourself, shown on your own board and to nobody else
bot-panel-note = Note
bot-note-title = Your note
bot-note-hint = Only you see it, on your own board. Empty it to remove it.
bot-note-line = 📝 { $text }
bot-said-no-note = There is no note any more.
