## Words on the pictures of all games

core-picture-player = Player { $number }
core-picture-to-move = To move
core-picture-winner = Winner
core-picture-course = Score by round
core-picture-won = The game is over. Won by: { $players }
core-picture-legend-new = new since your move
core-picture-alt-new = New since your last move: { $what }.
core-picture-proposed = So far: { $what }
core-picture-for = { $kind } ({ $places })
core-picture-nobody-won = The game is over. No winner.

core-picture-season-games = Games
core-picture-season-wins = Wins
core-picture-season-rating = Rating
core-picture-season-points = Points
core-picture-season-won = winner
core-picture-season-up = moves up
core-picture-season-down = moves down
core-picture-season-final = in the final
core-picture-season-left = left the season
