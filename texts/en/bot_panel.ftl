bot-panel-to-move = { $count ->
    [one] { $people } is to move ({ $since }).
   *[other] To move: { $people } ({ $since }).
 }
bot-panel-nobody = No one is to move.
bot-panel-asks = { $people }: **{ $question }** ({ $since })
bot-panel-moved-on = The game has gone on.
bot-panel-earlier = … and { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
 }: `/log`
bot-panel-pick = { $move } · { $field } …
bot-panel-open = { $name } …
bot-panel-order = { $title } ({ $place } of { $places })
bot-panel-part = { $title } ({ $span })
bot-panel-what = Choose a move
bot-panel-others = Something else …
bot-panel-anytime = At any time …
bot-panel-called = Answer an offer …
bot-panel-usual = { $move } · { $number }
bot-panel-tick = { $title }: { $count } …
bot-panel-put = Add one …
bot-panel-take = Remove one …
bot-panel-accept = Done
bot-panel-as-proposed = { $move }: default
bot-panel-as-recommended = { $move }: suggested
bot-panel-recommended = Use suggestion
bot-panel-as-text = Type it instead
bot-panel-start-again = Reset
bot-panel-next-page = More places ›
bot-ticks-turned = { $title }: { $ticked } ticked …
bot-ticks-on = ✓ { $name }
bot-ticks-off = Ticked; choose it to untick it
bot-ticks-more = { $count } more to choose
bot-ticks-fewer = at most { $most }, but { $count } are ticked
bot-ticks-together = These don't fit together
bot-ticks-refused = **{ $why }.** Nothing has changed.
bot-panel-none = None
bot-panel-back = ‹ Back
bot-panel-your-move = Your move
bot-panel-private = My options …
bot-panel-call = { $people }: { $what }
bot-panel-board = My board
bot-panel-why = Why not …?
bot-panel-closer = Look closer …
bot-panel-closer-further = More: { $span }
bot-panel-log = Log
bot-panel-help = Help
bot-panel-advise = Suggest
bot-advice = **Suggestion:** { $move }
bot-advice-do = Do that
bot-advice-better = About +{ NUMBER($points, maximumFractionDigits: 1) } points better than “{ $other }”, in { $ways } ways the game could go.
bot-advice-better-soon = About +{ NUMBER($points, maximumFractionDigits: 1) } points better off a turn from now than with “{ $other }”, in { $ways } ways the game could go.
bot-advice-alike = About as good: “{ $other }”. I compared them in { $ways } ways the game could go.
bot-advice-usual = The best move I can see right now.
bot-panel-undo = Undo
bot-panel-restart = Restart my turn
bot-panel-more = More
bot-panel-rematch = Rematch
bot-panel-follow = Follow …
bot-watch-board = Board
bot-watch-stop = Stop showing it here
bot-follow-title = **{ $table }.** When should I DM you about it?
bot-follow-choose = When?
bot-panel-agree = Agree
bot-panel-refuse = Refuse
bot-panel-ask-undo = Propose undo
bot-panel-ask-end = Propose to end

bot-end-by-rules = This game's rules allow ending by agreement: you can propose it.
bot-end-as-it-stands = You can propose to end the game now, without final scoring. The table's settings say how many must agree.

bot-lesson = 💡 { $text }
bot-turn-title = { $game }: it's your turn
bot-turn-called = { $game }: your answer is needed
bot-turn-reminder = { $game }: the table is still waiting for you
bot-turn-over = { $game }: nothing left to do here.
bot-turn-not-yours = It's not your turn now.
bot-turn-proposed = Default: { $answer }
bot-turn-recommended = Suggested: { $answer }
bot-turn-so-far = So far: { $answer }

bot-plain-panel = Something went wrong and I can't show this question. The game is safe: use **My board** and `/move`. If it keeps happening, give the bot's owner this error ID: `{ $id }`
bot-plain-board = I can't show the buttons. You can still use `/move`. Error ID: `{ $id }`
bot-plain-host = At your table { $table } something went wrong and I couldn't show a question. The game is safe; continue with **My board** and `/move`. Please give the bot's owner this error ID: `{ $id }`

bot-window-number = A number from { $least } to { $most }
bot-window-line = Change the line as you like

bot-why-ask = What would you like to do? Pick a move, or something on the table; or type its name.
bot-why-pick = A move, or something on the table …
bot-why-which = Why not exactly …?
bot-why-moves = Other moves
bot-why-type = Type a name
bot-why-other = Ask another
bot-why-typed = A move, a place, a card …
bot-why-typed-hint = As it's called in the picture or on a button
bot-why-with-it = You can, right now.
bot-why-open = You can, right now: “{ $move }”. Choose below what you miss.
bot-why-possible = It's legal: “{ $move }”. Go ahead!

## A table's card

bot-card-host = Host: { $host }
bot-card-open = Anyone can join.
bot-card-by-invitation = By invitation.
bot-card-alone = Just for you, by DM.
bot-card-code = Others join with `/join code:{ $code }`, in a DM with me or on any server I'm on.
bot-card-install = No server in common with me? Add me to your account first: <{ $url }>
bot-private-invitation = { $host } invites you to a table by DM: { $table }
bot-private-left = { $table }: you're no longer at this table.
bot-private-moved = { $table }: the table has moved to a server.
bot-private-unreached = ⚠️ I can't DM { $people }: DMs are blocked, or we share no server. Until that's fixed, `/next` shows them the table.
bot-card-invited = Invited: { $people }
bot-card-free-seat = *open*
bot-card-playing = **In progress.**
bot-card-finished = **Game over.**
bot-card-over = **This table is closed.**
bot-panel-to-board = Go to the board
bot-card-to-table = Go to the table
bot-card-takes = ⏳ About { $minutes } minutes of play each; { $least }–{ $most } days turn by turn
bot-card-takes-alone = ⏳ About { $minutes } minutes
bot-card-rules = Rules summary
bot-option-start = Start
bot-option-start-host = when the host says so
bot-option-start-full = as soon as all seats are taken
bot-option-advice = Suggestions
bot-option-advice-on = for anyone who asks
bot-option-advice-off = off
bot-card-join = Join
bot-card-leave = Leave
bot-card-start = Start
bot-card-settings = Settings
bot-card-close = Close the table
bot-card-settings-title = **{ $game }.** The table's card is in the channel. Changes show there immediately.
bot-card-settings-private = **{ $game }.** Changes show on the table's card immediately.
bot-lobby-seats = Seats
bot-lobby-game = Game
bot-lobby-people = People
bot-lobby-pace = Pace
bot-pace-relaxed = Relaxed
bot-pace-brisk = Brisk
bot-pace-live = Live
bot-pace-own = your own
bot-card-close-sure = Close this table? { $people } will lose it.
bot-card-keep = Keep the table
bot-card-invite = Invite players
bot-guide-search = Look one up by name: `/help about:`
