core-list-separator = { ", " }
core-part-separator = { ": " }
core-times = { $what } ×{ $count }
core-nothing = ничего
core-log-automatic = { $line } (автоматически)
core-log-dropped = Предложение снято: { $player }.
core-field-seat = игрок

core-ask-wait = Сейчас не ваш ход, но некоторые действия могут быть доступны.

core-reason-game-over = Эта партия окончена.
core-reason-not-now = Сейчас это невозможно.
core-reason-not-possible = Сейчас такого хода нет среди возможных.
core-reason-not-so = Такой ход сейчас возможен, но не так.
core-reason-not-your-turn = { $count ->
    [0] Сейчас никто не ходит.
    [one] Сейчас не ваш ход. Ходит: { $seats }.
   *[many] Сейчас не ваш ход. Ходят: { $seats }.
 }
core-reason-no-such-move = Хода «{ $text }» сейчас нет. Можно: { $verbs }.
core-reason-missing-word = Для этого хода нужно ещё слово: { $field }.
core-reason-unreadable = Не понимаю «{ $text }» ({ $field }).
core-reason-unreadable-pieces = Не понимаю «{ $text }» ({ $field }). Каждая часть: место, число и что это, через запятую, например: `{ $example }`.
core-reason-too-many-words = Ход понятен, а остальное — нет: «{ $text }».

core-sign-more = +
core-sign-fewer = −
core-outlook-then = { $told } ({ $when }: { $then })
core-outlook-only-then = { $when }: { $then }
core-outlook-luck = { $told }, дальше как повезёт
core-part = { $field } { $number }
core-piece = { $place } — { $piece }
core-reason-ambiguous = «{ $text }» можно понять по-разному: { $told }. Что из этого?
core-any-word = любое
core-greatest = как можно больше
