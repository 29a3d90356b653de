core-list-separator = { ", " }
core-part-separator = { ": " }
core-times = { $what } ×{ $count }
core-nothing = nothing
core-log-automatic = { $line } (automatically)
core-log-dropped = What { $player } had proposed meanwhile is dropped.
core-field-seat = player

core-ask-wait = Not your turn, but you may still have options.

core-reason-game-over = This game is over.
core-reason-not-now = That isn't possible now.
core-reason-not-possible = That's not a legal move right now.
core-reason-not-so = That move is possible now, but not like that.
core-reason-not-your-turn = { $count ->
    [0] No one is to move now.
   *[other] It's not your turn. To move: { $seats }.
 }
core-reason-no-such-move = There's no move “{ $text }” now. You can: { $verbs }.
core-reason-missing-word = This move needs one more word: { $field }.
core-reason-unreadable = I don't understand “{ $text }” ({ $field }).
core-reason-unreadable-pieces = I don't understand “{ $text }” ({ $field }). Write place, number and piece, separated by commas, for example: `{ $example }`.
core-reason-too-many-words = I understood the move, but not the rest: “{ $text }”.

core-sign-more = +
core-sign-fewer = −
core-outlook-then = { $told } ({ $when }: { $then })
core-outlook-only-then = { $when }: { $then }
core-outlook-luck = { $told }, plus a random draw
core-part = { $field } { $number }
core-piece = { $place }: { $piece }
core-reason-ambiguous = “{ $text }” could be: { $told }. Which one?
core-any-word = any
core-greatest = as much as possible
