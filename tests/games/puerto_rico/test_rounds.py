"""Rounds, roles and the prospector."""

import pytest

from games.puerto_rico.moves import Choose, Pass
from tests.games.puerto_rico.table import Table

ROLES = ("prospector", "settler", "craftsman", "trader", "captain", "builder", "mayor")


def choose(table: Table, role: str) -> int:
    """Whoever is to choose takes this role and everybody carries it out; who it was."""
    (seat,) = table.waiting()
    table.do(seat, f"choose {role}")
    table.pass_on()
    return seat


@pytest.mark.rule("PR-ROUND-01", "PR-ROUND-12", "PR-SETUP-04")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_chooses_once_clockwise_then_the_next_governor_begins(seats: int) -> None:
    table = Table(seats)
    order = [choose(table, role) for role in ("settler", "mayor", "builder", "craftsman", "trader")[:seats]]
    assert order == list(range(seats))
    assert table.state.governor == 1
    assert table.waiting() == (1,)
    assert not any(board.roles for board in table.state.boards)


@pytest.mark.rule("PR-ROUND-02")
def test_a_role_must_be_taken() -> None:
    table = Table()
    assert table.verbs(0) == {"choose"}
    assert table.why_not(0, Pass()) == "must-choose"


@pytest.mark.rule("PR-ROUND-03")
def test_a_taken_token_is_not_to_be_had_in_this_round() -> None:
    table = Table()
    choose(table, "craftsman")
    assert table.board(0).roles == ["craftsman"]
    assert not table.can(1, "choose craftsman")
    assert table.why_not(1, Choose("craftsman")) == "role-taken"


@pytest.mark.rule("PR-ROUND-04", "PR-ROUND-09")
def test_all_carry_the_role_out_from_the_chooser_on_even_if_the_chooser_declines() -> None:
    table = Table().choosing(2)
    table.do(2, "choose settler")
    asked = []
    for _ in range(4):
        (seat,) = table.waiting()
        asked.append(seat)
        table.do(seat, "pass" if seat == 2 else f"settle {table.state.row[0]}")
    assert asked == [2, 3, 0, 1]
    assert [len(board.island) for board in table.state.boards] == [1, 1, 0, 1]
    assert table.asked() == "ChooseRole"


@pytest.mark.rule("PR-ROUND-05")
def test_only_the_chooser_has_the_privilege() -> None:
    table = Table().begin("settler", by=1)
    assert table.can(1, "settle quarry")
    table.do(1, "pass")
    assert not table.can(2, "settle quarry")


@pytest.mark.rule("PR-ROUND-06")
def test_the_doubloons_on_the_token_come_at_once() -> None:
    table = Table().coins(0, 0, 0, 0).seat(0, island="quarry-")
    table.state.roles["builder"] = 3
    table.begin("builder")
    assert table.board(0).coins == 3
    assert table.log("choose")[0].args == {"role": "builder", "found": 3}
    assert table.can(0, "build small-warehouse")
    table.do(0, "pass")
    assert table.board(0).coins == 3
    assert table.state.roles["builder"] == 0


@pytest.mark.rule("PR-ROUND-07")
@pytest.mark.parametrize("role", ["settler", "builder", "trader"])
def test_nobody_must_act(role: str) -> None:
    table = Table().seat(0, goods="corn").seat(1, goods="indigo", coins=5).begin(role)
    assert table.can(0, "pass")
    table.do(0, "pass")
    assert table.can(1, "pass")


@pytest.mark.rule("PR-ROUND-08")
def test_the_privilege_may_be_declined() -> None:
    table = Table().seat(0, island="corn")
    table.do(0, "decline privilege")
    table.begin("prospector")
    assert table.board(0).coins == 3
    table.begin("craftsman")
    assert table.board(0).goods["corn"] == 1
    table.do(0, "accept privilege")
    assert table.log("accept")
    table.begin("prospector")
    assert table.board(0).coins == 4


@pytest.mark.rule("PR-ROUND-10", "PR-ROUND-11", "PR-ROUND-12")
@pytest.mark.parametrize(("seats", "left"), [(3, 3), (4, 3), (5, 3)])
def test_tokens_left_over_collect_doubloons(seats: int, left: int) -> None:
    table = Table(seats)
    roles = list(table.state.roles)
    for collected in (1, 2):
        for role in roles[:seats]:
            choose(table, role)
        assert [table.state.roles[role] for role in roles] == [0] * seats + [collected] * left
    choose(table, roles[seats])
    assert table.state.roles[roles[seats]] == 0


@pytest.mark.rule("PR-ROUND-13")
def test_two_prospectors_are_two_tokens() -> None:
    table = Table(5)
    table.state.roles["second_prospector"] = 2
    choose(table, "prospector")
    choose(table, "second-prospector")
    assert [board.coins for board in table.state.boards] == [5, 7, 4, 4, 4]
    assert not table.can(2, "choose prospector")
    choose(table, "mayor")
    choose(table, "trader")
    choose(table, "craftsman")
    assert table.state.roles["prospector"] == table.state.roles["second_prospector"] == 0


@pytest.mark.rule("PR-PROSP-01", "PR-PROSP-02")
def test_the_prospector_gains_and_nobody_acts() -> None:
    table = Table()
    table.state.roles["prospector"] = 2
    table.begin("prospector", by=3)
    assert [board.coins for board in table.state.boards] == [3, 3, 3, 6]
    assert table.asked() == "ChooseRole"


@pytest.mark.rule("PR-2P-10", "PR-2P-11", "PR-2P-12")
def test_two_players_choose_three_times_in_turn() -> None:
    table = Table(2)
    order = [choose(table, role) for role in ROLES[:6]]
    assert order == [0, 1, 0, 1, 0, 1]
    assert [table.state.roles[role] for role in ROLES] == [0] * 6 + [1]
    assert table.state.governor == 1
    assert not any(board.roles for board in table.state.boards)


@pytest.mark.rule("PR-2P-10", "PR-2P-11")
def test_two_players_both_carry_out_every_role_and_keep_their_tokens() -> None:
    table = Table(2).seat(0, island="corn").seat(1, island="corn corn")
    table.do(0, "choose craftsman")
    assert [board.goods["corn"] for board in table.state.boards] == [2, 2]
    table.do(1, "choose trader")
    table.pass_on()
    assert [board.roles for board in table.state.boards] == [["craftsman"], ["trader"]]
    assert not table.can(0, "choose trader")
    assert not table.can(0, "choose craftsman")
