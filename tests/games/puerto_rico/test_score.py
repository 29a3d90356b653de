"""The end of the game and the score."""

import pytest

from games.core.ending.outcome import Outcome
from games.puerto_rico.components import GOODS
from games.puerto_rico.score import score
from tests.games.puerto_rico.table import Table

PLANTATIONS = "corn corn corn indigo indigo indigo sugar sugar sugar tobacco tobacco tobacco"


def line(table: Table, key: str, seat: int = 0) -> int | None:
    """The points of one line of a seat's score."""
    return next((line.points for line in score(table.state).scores[seat].lines if line.key == key), None)


def finish(table: Table) -> Outcome:
    """The round ends after one more role."""
    table.last_choice(3)
    table.do(3, "choose prospector")
    assert table.state.over
    return score(table.state)


@pytest.mark.rule("PR-GEN-01", "PR-END-06")
def test_most_points_of_all_kinds_win() -> None:
    table = Table().seat(0, points=10).seat(1, city="guild_hall small_indigo_plant", points=5)
    table.state.ending = "city"
    outcome = finish(table)
    assert [seat.total for seat in outcome.scores] == [10, 5 + 4 + 1 + 1, 0, 0]
    assert outcome.winners == (1,)
    assert [event.args["points"] for event in table.log("score")] == [10, 11, 0, 0]


@pytest.mark.rule("PR-END-01", "PR-GEN-02", "PR-END-05")
def test_the_round_is_played_to_its_end() -> None:
    table = Table()
    table.state.ending = "colonists"
    for seat, role in enumerate(("prospector", "craftsman", "trader", "captain")):
        assert table.waiting() == (seat,)
        table.do(seat, f"choose {role}")
    assert table.state.over
    assert table.waiting() == ()
    assert table.events[-1].key.endswith("winners")


@pytest.mark.rule("PR-GEN-02")
def test_without_an_end_condition_rounds_go_on() -> None:
    table = Table()
    table.state.round = 40
    table.last_choice(3)
    table.do(3, "choose prospector")
    assert table.state.round == 41
    assert table.asked() == "ChooseRole"


@pytest.mark.rule("PR-2P-13")
@pytest.mark.parametrize("ending", ["colonists", "city", "points"])
def test_two_players_finish_the_round_too(ending: str) -> None:
    table = Table(2)
    table.state.ending = ending
    for seat, role in zip(
        (0, 1) * 3, ("prospector", "craftsman", "trader", "captain", "settler", "builder"), strict=True
    ):
        assert not table.state.over
        table.do(seat, f"choose {role}")
        table.pass_on()
    assert table.state.over


@pytest.mark.rule("PR-END-07", "PR-END-08")
def test_printed_points_count_always_extra_points_only_if_occupied() -> None:
    table = Table().seat(0, city="guild_hall- coffee_roaster-").seat(1, city="fortress small_market-", rose=8)
    assert line(table, "buildings") == 4 + 3
    assert line(table, "guild_hall") is None
    assert line(table, "buildings", 1) == 4 + 1
    assert line(table, "fortress", 1) == 3


@pytest.mark.rule("PR-END-09", "PR-SETTLER-10")
def test_riches_are_worth_nothing_by_themselves() -> None:
    table = Table().seat(0, island=PLANTATIONS, goods="coffee coffee corn", coins=30, rose=9)
    assert score(table.state).scores[0].total == 0


@pytest.mark.rule("PR-END-10")
def test_a_tie_goes_to_doubloons_and_goods_together() -> None:
    table = Table().coins(3, 2, 0, 0).seat(0, points=5).seat(1, points=5, goods="corn coffee")
    assert score(table.state).winners == (1,)
    table.seat(0, goods="corn")
    assert score(table.state).winners == (0, 1)


@pytest.mark.rule("PR-GUILD-01", "PR-JEWEL-02")
@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("small_indigo_plant small_sugar_mill-", 2),
        ("large_indigo_plant- large_sugar_mill tobacco_storage coffee_roaster-", 8),
        ("jeweler", 2),
        ("office harbor", 0),
    ],
)
def test_guild_hall(city: str, points: int) -> None:
    assert line(Table(nobles="on").seat(0, city=f"guild_hall {city}"), "guild_hall") == points


@pytest.mark.rule("PR-RESID-01")
@pytest.mark.parametrize(("tiles", "points"), [(0, 4), (1, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_residence(tiles: int, points: int) -> None:
    island = ["quarry-", "forest", *PLANTATIONS.split()][:tiles]
    assert line(Table().seat(0, island=" ".join(island), city="residence"), "residence") == points


@pytest.mark.rule("PR-FORT-01", "PR-NOBLE-10")
@pytest.mark.parametrize(("rose", "points"), [(0, 1), (1, 1), (2, 2), (6, 3)])
def test_fortress(rose: int, points: int) -> None:
    table = Table(nobles="on").seat(0, island="corn quarry!", city="fortress office", rose=rose)
    assert line(table, "fortress") == points


@pytest.mark.rule("PR-CUSTOMS-01", "PR-CAPTAIN-14")
@pytest.mark.parametrize(("points", "extra"), [(3, 0), (4, 1), (11, 2), (12, 3)])
def test_customs_house(points: int, extra: int) -> None:
    table = Table().seat(0, city="customs_house guild_hall coffee_roaster", points=points)
    assert line(table, "customs_house") == extra


@pytest.mark.rule("PR-CUSTOMS-01", "PR-CAPTAIN-14")
def test_written_points_count_for_the_customs_house() -> None:
    table = Table().seat(0, city="customs_house", goods="corn corn corn corn")
    table.seat(1, points=table.state.points)
    table.begin("captain")
    table.do(0, "ship corn 5")
    assert table.state.written == 5
    assert line(table, "customs_house") == 1


@pytest.mark.rule("PR-CITY-01", "PR-GARDEN-02", "PR-STATUE-01", "PR-JEWEL-02")
@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("", 1),
        ("office- harbor coffee_roaster small_indigo_plant", 3),
        ("statue residence-", 3),
        ("villa chapel- royal_garden jeweler", 4),
    ],
)
def test_city_hall(city: str, points: int) -> None:
    assert line(Table(nobles="on").seat(0, city=f"city_hall {city}"), "city_hall") == points


@pytest.mark.rule("PR-STATUE-01")
def test_the_statue_is_worth_eight_and_never_occupied() -> None:
    table = Table().in_play("statue").seat(0, city="statue", rose=1)
    assert line(table, "buildings") == 8
    assert not table.board(0).occupied("statue")
    table.begin("mayor")
    assert not table.board(0).occupied("statue")


@pytest.mark.rule("PR-CLOISTER-01", "PR-CLOISTER-02")
@pytest.mark.parametrize(
    ("island", "points"),
    [
        ("corn corn", 0),
        ("corn corn corn-", 1),
        ("corn corn corn corn corn", 1),
        ("corn corn corn corn corn corn", 3),
        ("corn corn corn quarry quarry- quarry", 3),
        ("forest forest forest corn corn corn quarry quarry quarry", 6),
        (PLANTATIONS, 10),
        ("corn indigo sugar corn indigo sugar", 0),
    ],
)
def test_cloister(island: str, points: int) -> None:
    assert line(Table().seat(0, island=island, city="cloister"), "cloister") == points


@pytest.mark.rule("PR-NOBLE-09", "PR-GARDEN-01")
@pytest.mark.parametrize(("garden", "extra"), [("royal_garden", 3), ("royal_garden!", 4), ("royal_garden-", None)])
def test_nobles_count_wherever_they_stand(garden: str, extra: int | None) -> None:
    table = Table(nobles="on").seat(0, island="corn!", city=f"office! {garden}")
    table.board(0).nobles["rose"] = 1
    table.state.nobles -= 1
    assert line(table, "nobles") == 3 + garden.endswith("!")
    assert line(table, "royal_garden") == extra


def test_all_goods_count_alike_in_a_tie() -> None:
    tables = [Table().seat(0, goods=good) for good in GOODS]
    assert {score(table.state).scores[0].tie_breaks for table in tables} == {(4,)}
