bot-season-about = Show this server's league or tournament, or open one
bot-season-name = Name of a new season (for those who manage the server or its events)
bot-season-called = Season { $number }
bot-season-kind = Kind
bot-season-kind-league = league
bot-season-kind-tournament = tournament with a final
bot-season-rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
 }
bot-season-divisions-count = { $count ->
    [one] one division
   *[other] { $count } divisions
 }
bot-season-seats-count = Seats at a table: about { $count }
bot-season-days-count = Sign-up: { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
bot-season-round-days-count = A round: { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
bot-season-late = When a round's time is up
bot-season-late-stands = current scores count
bot-season-late-waits = the round waits for its tables
bot-season-form = Form
bot-season-time = Time
bot-season-games = Games, one each round
bot-season-draft = Only you can see this. Choose the games, then open sign-up: the card goes to this channel.
bot-season-open = Open sign-up
bot-season-discard = Discard
bot-season-until = Sign-up is open until { $at } ({ $rest }). After that I deal the tables and open them here, and your table calls you like any other.
bot-season-people = **Players ({ $count }):** { $people }
bot-season-standby = **Substitutes ({ $count }):** { $people }
bot-season-rule-points = A win is worth 24 points at any table, last place 0, and ties share
bot-season-rule-time = each round takes up to { $count ->
    [one] { $count } day
   *[other] { $count } days
 }, then { $late }
bot-season-rule-final = the best play a final
bot-season-rule-league = ties: more wins, then stronger opponents
bot-season-round = Round { $round } of { $rounds }
bot-season-final = Final
bot-season-after = After { $count ->
    [one] { $count } round
   *[other] { $count } rounds
 }
bot-season-round-until-stands = -# Ends { $rest } ({ $at }): current scores count then.
bot-season-round-until-waits = -# Planned until { $at } ({ $rest }); the round waits for its tables.
bot-season-tables-more = … and { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
 }
bot-season-earned = { $name } { $points }
bot-season-you = **You:** place { $place } of { $people } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
bot-season-your-table = **Your table:** { $table }
bot-season-division = Division { $letter }
bot-season-won = { $count ->
    [one] { $people } wins the season!
   *[other] { $people } share the win!
 }
bot-season-closed = This season didn't take place.
bot-season-join = Join
bot-season-stand-by = Join as a substitute
bot-season-act-leave = Leave
bot-season-act-begin = Start now
bot-season-act-round = End the round
bot-season-round-sure = End the current round of **{ $name }**? Its unfinished games are closed, and current scores count.
bot-season-act-end = End the season
bot-season-end-sure = End **{ $name }** now? The standings stay as they are; games in progress continue, but don't count for it.
bot-season-leave-sure = Leave **{ $name }**? Your seats at its tables go to substitutes or stay open, and those games count as left.
bot-season-act-here = Move it here
bot-season-act-next = Open the next season
bot-season-act-new = Open another season
bot-season-back = Keep playing
bot-season-which = Which season?
bot-season-several = Seasons on this server
bot-season-none = There's no season on this server yet
bot-season-status-draft = not open yet
bot-season-status-joining = sign-up is open
bot-season-status-playing = in progress
bot-season-status-over = over
bot-season-status-closed = didn't take place
bot-season-said-opened = Sign-up is open: the card is in { $channel }.
bot-season-said-joined = You're in **{ $name }**. When your table opens, it calls you.
bot-season-said-standby = You're a substitute in **{ $name }**: when a seat opens up, it's yours.
bot-season-said-left = You've left **{ $name }**.
bot-season-said-begun = **{ $name }** has started: I'm dealing the tables.
bot-season-said-round = The round ends: current scores count.
bot-season-said-ended = **{ $name }** is over.
bot-season-table = 🏆 **{ $name }**, round { $round }
bot-season-table-final = 🏆 **{ $name }**, final
bot-log-ended-season = The round's time is up, so the table was closed; current scores count for the season.

bot-refused-no-such-season = That season isn't on this server.
bot-refused-season-not-host = Only those who can manage this server or its events can do that.
bot-refused-season-not-draft = Sign-up is already open, so this can't be changed anymore.
bot-refused-season-no-games = Choose at least one game first.
bot-refused-season-not-open = Sign-up isn't open right now.
bot-refused-season-not-playing = This season isn't in progress.
bot-refused-season-over = This season is over.
bot-refused-season-joined = You're already in this season.
bot-refused-season-not-joined = You aren't in this season.
bot-refused-season-full = This season is full: { $most } players are in it.
bot-refused-seasons-enough = This server already has { $most } open seasons. End one first.
bot-refused-season-too-few = At least { $least } players have to join first.
