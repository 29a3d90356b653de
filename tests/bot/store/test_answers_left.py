"""Standing orders and instructions that people have left in games in play go on as plans that stay."""

import sqlite3
import zlib
from contextlib import closing
from typing import Any

import msgspec
import pytest

from bot.store.engine.answers_left import answers_left
from bot.store.engine.migrate import migrate
from bot.store.identity import TableId
from bot.store.table.plans import load_plans
from games.archipelago import GAME as ARCHIPELAGO
from games.archipelago.components import Half
from games.core.ahead.answering import planned
from games.core.ahead.plans import EVERY, Plan, due
from games.core.game import AnyGame
from games.core.seats import QuestionNumber, Seat
from games.puerto_rico import GAME as PUERTO_RICO
from games.registry import game
from tests.games.archipelago.test_crises import strike, troubled
from tests.games.puerto_rico.table import Table
from tests.games.write_saves import FOLDER

TABLE = (
    "INSERT INTO tables (id, game, status, host, language, open, seat_count, options, rules_version, version, "
    "created_at, updated_at) VALUES (?, ?, ?, 1, 'en', 1, 4, '{}', 1, 7, 5, 6)"
)
ASKED = ""
"""The seat is asked after all."""


def left(game_key: str, state: Any, seat: int = 1) -> list[Plan]:
    return msgspec.json.decode(answers_left(game_key, msgspec.json.encode(state), seat), type=list[Plan])


def order(kind: str, *words: str, least: int = 0) -> list[Plan]:
    """What an order of the second seat has become."""
    given = {"words": words, "least": least, "basis": ""}
    return left("puerto_rico", {"boards": [{}, {"orders": {kind: given}}], "requests": [0, 0]})


def policy(name: str) -> list[Plan]:
    """What an instruction of the first seat has become."""
    return left("archipelago", {"players": [{"policies": {"crises": name}}], "requests": [0]}, 0)


def comes(found: AnyGame, state: Any, plans: list[Plan], seat: int = 1) -> str | None:
    """What the plans come to at the seat's question; None if they say nothing to it."""
    play = found.play(state)
    request = play.legal(Seat(seat))
    plan = due(plans, request)
    answer = None if plan is None else planned(found, play, request, plan)
    if answer is None:
        return None
    return ASKED if answer.move is None else request.text(answer.move)


class TestOrders:
    @pytest.mark.parametrize(
        ("goods", "least", "then"),
        [("sugar", 3, "pass"), ("tobacco", 3, ASKED), ("sugar tobacco", 4, "pass"), ("sugar", 2, ASKED)],
    )
    def test_a_sale_is_passed_or_asked(self, goods: str, least: int, then: str) -> None:
        table = Table().seat(1, goods=goods).seat(0, goods="corn").begin("trader")
        table.do(0, "pass")
        assert comes(PUERTO_RICO, table.state, order("sale", least=least)) == then

    def test_who_took_the_role_is_asked(self) -> None:
        for role, kind, words in (
            ("trader", "sale", ()),
            ("settler", "tile", ("corn",)),
            ("builder", "build", ("office",)),
        ):
            table = Table().seat(1, goods="coffee", coins=9).row("corn corn corn corn corn").begin(role, by=1)
            assert comes(PUERTO_RICO, table.state, order(kind, *words, least=1)) is None

    @pytest.mark.parametrize(
        ("words", "then"),
        [(("corn",), "settle corn"), (("coffee", "corn"), "settle corn"), (("coffee", "pass"), "pass")],
    )
    def test_the_first_tile_that_lies_there(self, words: tuple[str, ...], then: str) -> None:
        table = Table().row("corn indigo indigo sugar sugar").begin("settler")
        table.do(0, "settle sugar")
        assert comes(PUERTO_RICO, table.state, order("tile", *words)) == then
        assert comes(PUERTO_RICO, table.state, order("tile", "coffee")) is None

    def test_who_may_draw_is_asked(self) -> None:
        table = Table().seat(1, city="hacienda").row("corn indigo indigo sugar sugar").begin("settler")
        table.do(0, "settle sugar")
        assert comes(PUERTO_RICO, table.state, order("tile", "corn")) == ASKED

    @pytest.mark.parametrize(("coins", "then"), [(9, "build wharf"), (5, "pass")])
    def test_a_building_as_soon_as_it_can_be_paid(self, coins: int, then: str) -> None:
        table = Table().seat(1, coins=coins).begin("builder")
        table.do(0, "pass")
        assert comes(PUERTO_RICO, table.state, order("build", "wharf")) == then

    def test_the_first_good_that_can_be_loaded(self) -> None:
        table = Table().seat(1, goods="corn corn sugar").seat(0, goods="indigo indigo")
        table.begin("captain").do(0, "ship indigo 5")
        told = comes(PUERTO_RICO, table.state, order("ship", "coffee", "sugar", "corn"))
        assert told is not None
        assert told.startswith("ship sugar ")
        table = Table().seat(1, goods="corn corn sugar", city="wharf").seat(0, goods="indigo indigo")
        table.begin("captain").do(0, "ship indigo 5")
        assert comes(PUERTO_RICO, table.state, order("ship", "corn")) == ASKED

    def test_pieces_as_proposed(self) -> None:
        table = Table().seat(1, island="corn- corn- indigo- indigo- indigo-", rose=2).begin("mayor")
        told = comes(PUERTO_RICO, table.state, order("mayor"))
        assert told is not None
        assert told.startswith("mayor ")

    def test_what_is_kept(self) -> None:
        table = Table().seat(1, goods="corn corn coffee sugar").storing()
        assert comes(PUERTO_RICO, table.state, order("keep", "tobacco", "sugar")) == "keep sugar 1"
        assert comes(PUERTO_RICO, table.state, order("keep", "tobacco")) == "keep coffee 1"
        table = Table().seat(1, goods="corn corn coffee sugar", city="small_warehouse").storing()
        told = comes(PUERTO_RICO, table.state, order("keep", "tobacco"))
        assert told is not None
        assert told.startswith("store ")

    def test_guests_stay(self) -> None:
        (plan,) = order("guests")
        assert (plan.question, plan.stays) == (EVERY, True)
        table = Table(new_buildings="on").seat(1, city="guesthouse", island="corn-").begin("craftsman")
        assert table.verbs(1) == {"guests", "pass"}
        assert comes(PUERTO_RICO, table.state, [plan]) == "pass"

    def test_they_end_with_a_new_building(self) -> None:
        for kind in ("sale", "keep", "mayor", "tile", "ship", "guests"):
            assert {plan.until for plan in order(kind, "corn")} == {("build", "black_market")}


class TestInstructions:
    @pytest.mark.parametrize(
        ("name", "then"),
        [("market", "help 2 0 0"), ("two_own", "help 2 0 0"), ("whatever_it_takes", "help 2 3 0"), ("nothing", "done")],
    )
    def test_help_as_it_was_left(self, name: str, then: str) -> None:
        table = troubled(3, 3, 3)
        table.market("domestic", "wood", 2)
        table.cubes(0, "wood wood wood")
        strike(table.rounds(), Half(crisis="wood", raises=2))
        assert comes(ARCHIPELAGO, table.state, policy(name), 0) == then

    @pytest.mark.parametrize(("name", "then"), [("market", "done"), ("two_own", None), ("nothing", "done")])
    def test_nobody_gives_more_of_their_own_than_they_left(self, name: str, then: str | None) -> None:
        table = troubled(3, 3, 3)
        table.cubes(0, "wood wood wood")
        strike(table.rounds())
        assert comes(ARCHIPELAGO, table.state, policy(name), 0) == then

    @pytest.mark.parametrize("name", ["market", "two_own", "whatever_it_takes", "nothing"])
    def test_a_church_raises_its_region_but_for_who_helps_not_at_all(self, name: str) -> None:
        table = troubled(2, 3, 3)
        table.building("church", "b", 0)
        strike(table.rounds())
        told = comes(ARCHIPELAGO, table.state, policy(name), 0)
        assert told is not None
        assert told.startswith("bless") is (name != "nothing")


@pytest.mark.parametrize("packed", [False, True])
def test_what_lies_in_games_in_play_is_theirs_who_left_it(packed: bool) -> None:
    state = (FOLDER / "puerto_rico" / "v1-orders-four.json").read_bytes()
    mine = '[{"question":"x","prompt":{"key":"x","args":{}},"wishes":[],"after":1}]'
    with closing(sqlite3.connect(":memory:")) as db:
        migrate(db, upto=21)
        for table, status in ((1, "playing"), (2, "finished"), (3, "playing")):
            db.execute(TABLE, (table, "puerto_rico" if table < 3 else "settlers", status))
            db.execute("INSERT INTO snapshots VALUES (?, 7, ?)", (table, zlib.compress(state) if packed else state))
            seats = [(table, seat, user) for seat, user in enumerate((11, None, 13, 14))]
            db.executemany("INSERT INTO seats (table_id, seat, user_id, name, since) VALUES (?, ?, ?, 'x', 5)", seats)
        db.execute("INSERT INTO plans VALUES (1, 2, 13, ?)", (mine,))
        migrate(db)
        found = {each.seat: each for each in load_plans(db, TableId(1))}
        assert {seat: each.user_id for seat, each in found.items()} == {0: 11, 2: 13}
        assert [plan.question.removeprefix("puerto_rico-ask-") for plan in found[Seat(0)].plans] == [
            "trade",
            "take-tile",
        ]
        assert {plan.after for plan in found[Seat(0)].plans} == {QuestionNumber(42)}
        assert found[Seat(2)].plans[0].question == "x"
        assert len(found[Seat(2)].plans) == 3
        assert load_plans(db, TableId(2)) == load_plans(db, TableId(3)) == []


def test_a_damaged_game_keeps_no_house_from_opening() -> None:
    assert answers_left("puerto_rico", b"{nonsense", 0) == "[]"
    assert answers_left("archipelago", b"nonsense", 0) == "[]"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*/*.json")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_what_saved_games_hold_becomes_plans_that_can_be_read(file: Any) -> None:
    key = file.parent.name
    if key not in ("puerto_rico", "archipelago"):
        return
    state = file.read_bytes()
    for seat in game(key).saved.load(state).every_seat():
        plans = msgspec.json.decode(answers_left(key, state, seat), type=list[Plan])
        verbs = game(key).rules.moves()
        assert all(wish.move.split()[0].replace("-", "_") in verbs for plan in plans for wish in plan.wishes)
        assert all(verb in verbs for plan in plans for verb in plan.until)
