## Computers and open seats

bot-computer-name = Computer
bot-computer-name-more = Computer { $number }
bot-computer-name-strength = { $name }, { $strength }
bot-strength-easy = easy
bot-strength-middle = middle
bot-strength-strong = strong
bot-card-computer-easy = Does what looks sensible at first sight
bot-card-computer-middle = Tries its moves out in its head
bot-card-computer-strong = The same for longer, and takes its time
bot-card-computer = Add a computer
bot-card-unseat = Remove a computer
bot-option-computers = Computers
bot-option-computers-soon = move after a few seconds
bot-option-computers-minute = move after a minute
bot-option-computers-hour = move after an hour
bot-option-computers-now = move at once
bot-option-newcomers = Late joiners
bot-option-newcomers-welcome = can take over a computer's seat
bot-option-newcomers-none = not allowed
bot-panel-computer-moves = About to move: { $people } ({ $since })
bot-panel-computer-waits = Moving after the vote: { $people }
bot-panel-computers-alone = Only computers play here: they wait until someone takes a seat (`/sit`).
bot-refused-no-computer = This table has no computer.
bot-log-back = { $player } is back and plays in person again.

bot-tables-about = List open seats on this server
bot-list-open-seats = Open seats
bot-list-no-open-seats = No open seats on this server. `/play` opens a table, and `/notify` lets you know when someone else does.
bot-list-open-at = open: { $seats }
bot-list-open-vacant = { $name } (has left)
bot-list-sit = Take a seat: table { $table }
bot-list-join = Join: table { $table }

## Votes

bot-option-quorum = Votes
bot-option-quorum-all = must be unanimous
bot-option-quorum-most = need a majority
bot-option-deadline = Time to vote
bot-option-deadline-two-days = two days
bot-option-deadline-day = a day
bot-option-deadline-week = a week
bot-option-absence = Absent players can be replaced
bot-option-absence-three-days = after 3 days
bot-option-absence-day = after a day
bot-option-absence-week = after a week
bot-panel-vote-end = **{ $player } proposes to end the game now.**
bot-panel-vote-undo = **{ $player } proposes to undo a move.**
bot-panel-vote-replace = **{ $player } proposes { $person } as a replacement for { $seat }.**
bot-panel-vote-replace-computer = **{ $player } proposes the computer as a stand-in until { $seat } is back ({ $strength }).**
bot-panel-vote-pause = **{ $player } proposes to pause until { $until }.**
bot-panel-vote-resume = **{ $player } proposes to resume now.**
bot-panel-vote-bring = **{ $player } proposes to move the table to { $place }, where anyone who sees that channel sees the table.** Players who aren't members there continue by DM.
bot-panel-vote-missing = Still to vote: { $people }
bot-panel-vote-against = Against: { $people }
bot-panel-vote-rule = { $quorum ->
    [silent] -# A single no keeps the table where it is; anyone who hasn't answered { $until } counts as a yes.
    [most] -# A majority must agree; it lapses { $until }.
   *[all] -# All must agree; it lapses { $until }.
 }
bot-log-vote-lapsed = { $player } proposed { $matter ->
    [bring] to move the table
    [end] to end the game now
    [undo] to undo a move
    [replace] a replacement
    [pause] to pause
   *[resume] to resume now
 }. Not enough votes in time: nothing changes.
bot-log-vote-refused = { $player } proposed { $matter ->
    [bring] to move the table
    [end] to end the game now
    [undo] to undo a move
    [replace] a replacement
    [pause] to pause
   *[resume] to resume now
 }. Rejected.
bot-log-vote-withdrawn = { $player } proposed { $matter ->
    [bring] to move the table
    [end] to end the game now
    [undo] to undo a move
    [replace] a replacement
    [pause] to pause
   *[resume] to resume now
 }, then withdraws it.
bot-said-agreed = Agreed and done.
bot-refused-vote-about-you = This vote is about you: the others decide.

## Pause

bot-pause-about = Propose a pause: no moves, reminders or clock
bot-pause-for = How long? It resumes by itself
bot-pause-1 = a day
bot-pause-2 = two days
bot-pause-3 = three days
bot-pause-7 = a week
bot-pause-14 = two weeks
bot-pause-28 = four weeks
bot-resume-about = Propose to resume before the pause is over
bot-panel-paused = ⏸️ **The table is paused until { $until }.** It resumes by itself.
bot-panel-resume = Propose to resume
bot-log-paused = The table is paused until { $until }; { $player } proposed it.
bot-log-resumed = The pause is over; { $player } proposed to resume.
bot-log-resumed-by-itself = The pause is over.
bot-refused-pausing = The table is paused until { $until }. `/resume` proposes to resume sooner.
bot-refused-not-paused = The table isn't paused.
bot-refused-no-such-pause = Choose the length of the pause from the list.

## Replacing

bot-replace-about = Hand over your seat, or replace an absent player
bot-replace-with = New player; empty = the computer
bot-replace-player = Seat to replace; default: yours
bot-replace-keep = For the computer: keep the right to return?
bot-replace-strength = How well the computer plays
bot-replace-computer = Computer: { $strength }
bot-replace-sure = **Let the computer play for you?** It moves as soon as your turn comes, and your moves can't be taken back later.
bot-replace-sure-gone = **Give up your seat for good?** The computer takes it at once. Anyone may sit down there, and you can't claim it back.
bot-replace-kept = Let it play until I'm back
bot-replace-gone = Give up my seat for good
bot-replace-stay = Keep playing
bot-panel-offered = **{ $person }: { $player } offers you their seat** (until { $until }).
bot-panel-take-seat = Take over from { $player }
bot-panel-no-seat = No, thanks
bot-notice-offered = { $game } · table { $table }: { $player } offers you their seat.
bot-said-offered = The seat is offered. It stays yours until accepted; **No, thanks** cancels the offer.
bot-said-declined = { $player } declines the seat.
bot-said-offer-withdrawn = { $player } cancels the offer of the seat.
bot-said-computer-plays = The computer plays for you. Take your seat back anytime with `/sit` in the table's thread.
bot-said-computer-took = The computer has your seat now. Thank you for the game so far.
bot-said-seat-gone = You no longer play in this seat.
bot-log-replaced = { $player } takes over from { $former }.
bot-log-computer-plays = The computer plays for { $player } until they return.
bot-log-computer-takes = The computer takes over from { $player }.
bot-refused-offered-to-another = This seat is offered to { $player }.
bot-refused-no-offer = This offer is closed.
bot-refused-sits-here = That person is already at this table.
bot-refused-knows-another-seat = They've held a seat here and know its secrets, so they can't take another.
bot-refused-is-a-bot = Bots can't take a seat. Leave it empty for the computer.
bot-refused-no-such-player = Choose the player to replace from the list.
bot-refused-seat-is-open = This seat is open: `/sit` takes it, and `/tables` lists it for everyone.
bot-refused-computer-plays-already = The computer already plays there.
bot-refused-not-absent = { $days ->
    [one] { $player } hasn't kept the table waiting for a day yet.
   *[other] { $player } hasn't kept the table waiting for { $days } days yet.
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
bot-order-mine-now = Your order: { $tables }
bot-order-put-first = Move to the top:
bot-said-first = Table { $table } now comes first.
bot-refused-unknown-order = Choose an order from the list.

bot-note-about = Keep a private note, shown only on your own board
bot-panel-note = Note
bot-note-title = Your note
bot-note-hint = Only you see it, on your own board. Empty it to remove it.
bot-note-line = 📝 { $text }
bot-said-no-note = The note is gone.
