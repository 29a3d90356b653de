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

core-picture-season-games = Партии
core-picture-season-wins = Победы
core-picture-season-rating = Рейтинг
core-picture-season-points = Очки
core-picture-season-won = победа в сезоне
core-picture-season-up = выше дивизионом
core-picture-season-down = ниже дивизионом
core-picture-season-final = в финале
core-picture-season-left = вне сезона
