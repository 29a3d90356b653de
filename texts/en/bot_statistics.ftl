## Statistics, and being forgotten

bot-stats-about = How people play
bot-stats-person-about = Your games, or somebody else's on this server
bot-stats-who = Whose? Without a name: your own
bot-stats-server-about = What was played on this server, and who is best at it
bot-settings-statistics = Be in the statistics? Off takes you out of them, also for what is past
bot-stats-person = { $person }
bot-stats-server = Played on this server
bot-stats-none = No game has ended yet.
bot-stats-none-here = No game has ended on this server yet. `/play` opens a table.
bot-stats-played = { $count ->
    [one] one game
   *[other] { $count } games
 }, { $time } each at the median
bot-stats-games = { $count ->
    [0] none to the end yet
    [one] one game
   *[other] { $count } games
 }
bot-stats-won = { $count ->
    [0] none won
   *[other] { $count } won
 }
bot-stats-place = place { $place } of { $people } on average
bot-stats-points = { $mean } points on average, { $best } at best
bot-stats-rating = rating { $rating } ± { $sure }
bot-stats-tenth = { NUMBER($number, maximumFractionDigits: 1) }
bot-stats-pace = answers after { $time } at the median
bot-stats-reliable = { $ended } of { $begun } games played to the end
bot-stats-only-here = this server's tables alone
bot-stats-minutes = { $count } min
bot-stats-hours = { $count } h
bot-stats-days = { $count ->
    [one] one day
   *[other] { $count } days
 }
bot-refused-stats-of-others-on-servers = Other people's games can be looked at on a server that you share, not here.

bot-forget-me-about = Have all removed that is stored about you
bot-forget-me-sure = Yes, now, and for good
bot-stranger = Player { $number }
bot-somebody = Somebody
bot-said-forget-what = This removes for good what Caravel keeps about you: your settings, plans, notes, results and ratings, and your name and Discord id in all tables. Games that are being played go on, and your seat in them is free for others. Until such a game ends, a mark without your name keeps its other seats from you: you know what yours was hiding. Finished games stay whole, with a player without a name. What was posted in threads stays there until somebody deletes it.
    If that is what you want: `/forget-me sure:True`.
bot-said-forgotten = Nothing is stored about you any more. Whatever you do here next begins anew.
