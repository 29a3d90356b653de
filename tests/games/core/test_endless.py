"""Rules that bring on each other for ever stop with an error of their own."""

import pytest

from games.core.agenda import MOST_STEPS, Endless
from games.core.saving import save
from tests.games.core.toy import A, Again, B, Bid, Errand, Errands, Halt, How, Offered, Run, Say, ToyPlay, toy

HOWS = pytest.mark.parametrize("how", ["next", "at the end"])


@HOWS
def test_steps_without_an_end_are_an_error_that_names_one_of_them(how: How) -> None:
    play = toy(Bid([A]), Again(how))
    before = save(play.state)
    trial = play.copy()
    with pytest.raises(Endless, match="steps of toy without an end, now Again"):
        trial.apply(A, Offered(1))
    assert save(play.state) == before
    assert play.legal(A).accepts(Offered(1))


def in_a_line(how: How) -> ToyPlay:
    return toy(Errands({A: [Again(how), Errand([A])], B: [Errand([B])]}), Say("after"))


@HOWS
def test_also_in_one_line_of_many(how: How) -> None:
    play = in_a_line(how)
    with pytest.raises(Endless):
        play.apply(A, Run())


def test_also_while_a_game_begins() -> None:
    with pytest.raises(Endless):
        toy(Again())


def test_as_many_steps_as_are_allowed_are_no_error() -> None:
    play = toy(Bid([A]), *(Say(str(number)) for number in range(MOST_STEPS - 1)), Bid([A]))
    assert len(play.apply(A, Offered(1))) == MOST_STEPS
    assert len(toy(*(Say("x") for _ in range(MOST_STEPS - 1)), Bid([A])).events) == MOST_STEPS - 1


def test_each_move_has_as_many() -> None:
    half = [Say("x") for _ in range(MOST_STEPS // 2)]
    play = toy(*half, Bid([A]), *half, Bid([A]), *half, Bid([A]))
    for _ in range(2):
        play.apply(A, Offered(0))
    assert play.waiting() == (A,)


def test_what_stands_beside_it_can_still_be_answered() -> None:
    play = in_a_line("next")
    trial = play.copy()
    with pytest.raises(Endless):
        trial.apply(A, Run())
    assert "halt" in [event.args["word"] for event in play.apply(B, Halt())]
