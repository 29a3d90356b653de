## Words on the pictures of all games

core-picture-player = Player { $number }
core-picture-to-move = To move
core-picture-winner = Winner
core-picture-course = How the points grew
core-picture-won = The game is over. Won by: { $players }
core-picture-legend-new = new since your move
core-picture-alt-new = New since your last move: { $what }.
core-picture-proposed = Proposed: { $what }
core-picture-nobody-won = The game is over. Nobody has won.
