## Statistics, and being forgotten

bot-stats-about = Show statistics
bot-stats-person-about = Show a player's statistics
bot-stats-who = Player; default: you
bot-stats-server-about = Show this server's statistics and rankings
bot-stats-person = { $person }
bot-stats-server = Played on this server
bot-stats-none = No game has ended yet.
bot-stats-none-here = No game has ended on this server yet. `/play` opens a table.
bot-stats-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }, median { $time }
bot-stats-against = { $game } with { $strength } computers
bot-stats-games = { $count ->
    [0] none finished yet
    [one] { $count } game
   *[other] { $count } games
 }
bot-stats-won = { $count ->
    [0] none won
   *[other] { $count } won
 }
bot-stats-place = place { $place } of { $people } on average
bot-stats-lost-together = { $count } lost together
bot-stats-points = { $mean } points on average, { $best } at best
bot-stats-rating = rating { $rating } ± { $sure }
bot-stats-tenth = { NUMBER($number, maximumFractionDigits: 1) }
bot-stats-pace = median reply { $time }
bot-stats-reliable = finished { $ended } of { $begun } games
bot-stats-only-here = this server only
bot-stats-minutes = { $count } min
bot-stats-hours = { $count } h
bot-stats-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
bot-refused-stats-of-others-on-servers = You can look up other players on a server you share, not here.

bot-forget-me-about = Delete everything stored about you
bot-forget-me-sure = Yes, delete permanently
bot-stranger = Player { $number }
bot-somebody = Someone
bot-said-forget-what = This permanently deletes your settings, plans, notes, results, ratings, name and Discord ID. Games in progress continue with your seat open; until they end, a mark without your name keeps you from their other seats, as you know what yours was hiding. Finished games show an unnamed player. Posts in threads stay.
    If that's what you want: `/forget-me sure:True`.
bot-said-forgotten = Nothing is stored about you now. Whatever you do here next starts fresh.
