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
