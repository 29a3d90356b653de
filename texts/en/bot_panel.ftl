bot-panel-to-move = { $count ->
    [one] { $people } is to move ({ $since }).
   *[other] To move: { $people } ({ $since }).
 }
bot-panel-asks = { $people }: **{ $question }** ({ $since })
bot-panel-nobody = Nobody is to move.
bot-panel-moved-on = The game has gone on.
bot-panel-earlier = … and { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
 }: `/log`
bot-panel-pick = { $move } · { $field } …
bot-panel-open = { $name } …
bot-panel-order = { $title } ({ $place } of { $places })
bot-panel-part = { $title } ({ $span })
bot-panel-what = What do you do?
bot-panel-others = Something else …
bot-panel-anytime = At any time …
bot-panel-put = Add one …
bot-panel-take = Take one away …
bot-panel-move = Move one …
bot-panel-from = { $place } →
bot-panel-swap = { $step } (swap: { $piece })
bot-panel-stays = ‹ It stays
bot-panel-all = All
bot-panel-accept = Done
bot-panel-as-proposed = { $move }: as proposed
bot-panel-as-recommended = { $move }: as recommended
bot-panel-recommended = As recommended
bot-panel-as-text = As a line of text
bot-panel-start-again = Start again
bot-panel-next-page = More places ›
bot-panel-none = None
bot-panel-back = ‹ Back
bot-panel-your-move = Your move
bot-panel-private = Only for you …
bot-panel-call = { $people }: { $what }
bot-panel-board = My board
bot-panel-why = Why not …?
bot-panel-closer = Look closer …
bot-panel-log = Log
bot-panel-help = Help
bot-panel-advise = Advice
bot-advice = **I would:** { $move }
bot-advice-do = Do that
bot-advice-usual = It looks best to me of all that is possible now.
bot-panel-undo = Undo
bot-panel-restart = Restart my turn
bot-panel-more = More …
bot-panel-rematch = Rematch
bot-panel-follow = Follow …
bot-watch-board = Board
bot-watch-stop = Show it here no more
bot-follow-title = **{ $table }.** When do you want to hear of it by private message?
bot-follow-choose = When?
bot-panel-agree = Agree
bot-panel-refuse = Refuse
bot-panel-ask-undo = Ask the table
bot-panel-ask-end = Ask all to end it

bot-end-by-rules = The rules of this game know an end by consent: you can propose that.
bot-end-as-it-stands = You can ask everyone to end the table as it stands, without a last score. How many must agree, the table has chosen.

bot-lesson = 💡 { $text }
bot-turn-title = { $game }: it is your turn
bot-turn-called = { $game }: you are asked for an answer
bot-turn-reminder = { $game }: the table still waits for you
bot-turn-over = { $game }: you have moved, or this question is settled.
bot-turn-not-yours = It is not your turn now.
bot-turn-proposed = Proposed: { $answer }
bot-turn-recommended = Recommended: { $answer }
bot-turn-so-far = So far: { $answer }

bot-plain-panel = Something went wrong on my side, and I cannot show this question as I should. The game stands as it is: **My board** shows it, and `/move` takes your move. If it stays so, tell whoever runs me this id: `{ $id }`
bot-plain-board = Something went wrong on my side, and I cannot show the controls for this question. `/move` takes your move all the same. If it stays so, tell whoever runs me this id: `{ $id }`
bot-plain-host = At your table { $table } something went wrong on my side, and I could not show what is asked as I should. The game stands as it is; **My board** and `/move` lead on. Please tell whoever runs me this id: `{ $id }`

bot-window-number = A number from { $least } to { $most }
bot-window-line = Change the line as you like
bot-window-which = Which move?
bot-window-words = With what? (may stay empty)
bot-window-words-hint = Words or names, with commas between them, as on the picture

bot-why-open = “{ $move }” is possible now. Say with what, and I will tell you why that very move is not.
bot-why-possible = But it is possible: “{ $move }”. Go ahead!

## A table's card

bot-card-host = Host: { $host }
bot-card-open = Everyone can join.
bot-card-by-invitation = By invitation.
bot-card-alone = Just for you, in private messages.
bot-card-code = Others join with `/join code:{ $code }`, in private messages with me or on any server where I am.
bot-card-install = Who shares no server with me adds me to their account first: <{ $url }>
bot-private-invitation = { $host } invites you to a table in private messages: { $table }
bot-private-left = { $table }: you do not sit at this table.
bot-private-moved = { $table }: the table stands on a server now.
bot-private-unreached = ⚠️ I cannot write to { $people } at the moment: they take no private messages from me, or share no server with me. They can allow it in their privacy settings; until then `/next` shows them the table.
bot-card-invited = Invited: { $people }
bot-card-free-seat = *free*
bot-card-playing = **In play.**
bot-card-over = **This table is closed.**
bot-card-to-table = To the table
bot-card-takes = ⏳ About { $minutes } minutes of your own time; played by and by, { $least } to { $most } days
bot-card-takes-alone = ⏳ About { $minutes } minutes
bot-card-rules = Rules in short
bot-option-start = Start
bot-option-start-host = when the host says so
bot-option-start-full = as soon as all seats are taken
bot-option-advice = Advice
bot-option-advice-on = whoever likes may ask what to do; what is good is recommended
bot-option-advice-off = none, and nothing is recommended
bot-card-join = Join
bot-card-leave = Leave
bot-card-start = Start
bot-card-settings = Settings
bot-card-close = Close the table
bot-card-settings-title = **{ $game }.** The table's card is in the channel. What you choose here is shown on it at once.
bot-card-settings-private = **{ $game }.** What you choose here is shown on the table's card at once.
bot-card-choose-seats = How many seats?
bot-card-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
 }
bot-card-invite = Whom do you invite?
bot-guide-search = `/help about:` finds one by its name.
