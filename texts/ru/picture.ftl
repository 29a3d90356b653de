## Слова на картинках всех игр

core-picture-player = Игрок { $number }
core-picture-to-move = Ходит
core-picture-winner = Победа
core-picture-course = Как росли очки
core-picture-won = Игра окончена. Победа: { $players }
core-picture-legend-new = новое с вашего хода
core-picture-alt-new = Новое с вашего прошлого хода: { $what }.
core-picture-proposed = Пока так: { $what }
core-picture-for = { $kind } ({ $places })
core-picture-nobody-won = Игра окончена. Никто не победил.
