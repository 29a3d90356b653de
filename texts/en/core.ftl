core-list-separator = { ", " }
core-part-separator = { ": " }
core-times = { $what } ×{ $count }
core-nothing = nothing
core-log-automatic = { $line } (automatically)
core-log-dropped = What { $player } had proposed meanwhile is dropped.
core-field-seat = player

core-ask-wait = It is not your turn; some moves may be open all the same.

core-reason-game-over = This game is over.
core-reason-not-now = That is not possible now.
core-reason-not-possible = That is not among the moves you can make now.
core-reason-not-your-turn = { $count ->
    [0] Nobody is to move now.
   *[other] It is not your turn. To move: { $seats }.
 }
core-reason-no-such-move = There is no move "{ $text }" now. You can: { $verbs }.
core-reason-missing-word = This move needs one more word: { $field }.
core-reason-unreadable = "{ $text }" is not what I expect here ({ $field }).
core-reason-unreadable-pieces = "{ $text }" is not what I expect here ({ $field }). Each part is a place, a number and what it is, with commas between, for example: `{ $example }`.
core-reason-too-many-words = I understood the move, but not the rest: "{ $text }".

core-sign-more = +
core-sign-fewer = −
core-outlook-luck = { $told }, the rest is chance
core-part = { $field } { $number }
core-piece = { $place }: { $piece }
core-reason-ambiguous = "{ $text }" can mean several things: { $told }. Which of them?
core-any-word = whichever
core-greatest = as much as possible
