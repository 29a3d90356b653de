"""A season as its people meet it: opened, signed up for, dealt, played, left, filled up, and reckoned a second time."""

import re
from collections import Counter
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from bot.local.world.things import MessageFlag
from bot.store.identity import TableId
from bot.store.table.records import Table
from bot.tables.model import Person
from games.core.chance import Chance
from tests.driver import Player, SeenMessage
from tests.support.harbour import PLACE, Harbour, custom_ids
from tests.support.traces import traces

DAY = 24 * 3600.0
TWELVE = ("Ada", "Boris", "Clara", "Dmitri", "Elena", "Fjodor", "Greta", "Hugo", "Irina", "Jakob", "Katja", "Leonid")
LINE = re.compile(r"(\d+)\. ([^.:]+): (\d+)\.")


def control(message: SeenMessage, act: str) -> str:
    """The id of what does this on a season's card."""
    return next(each for each in custom_ids(message.again) if each.startswith(f"cv:0:season:{act}:"))


async def press(person: Player, message: SeenMessage, act: str) -> SeenMessage:
    return (await person.click(message.again, control(message, act))).message


def cards(person: Player) -> list[SeenMessage]:
    """What stands in the channel of a season: one message."""
    return [each for each in person.sees(PLACE) if each.text.startswith("### 🏆") and not each.is_ephemeral]


def card(person: Player) -> SeenMessage:
    (found,) = cards(person)
    assert found.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    assert not found.pings_me
    return found


async def opened(host: Player, games: list[str], **choices: str) -> SeenMessage:
    """A season's card, as it stands in its channel once sign-up is open."""
    draft = (await host.slash(PLACE, "season", name="Autumn")).message
    assert cards(host) == [], "nobody sees it yet"
    await host.select(draft.again, control(draft, "play"), games)
    for name, value in choices.items():
        chooser = next(each for each in draft.again.selects if f"{name}:{value}" in each.options)
        await host.select(draft.again, chooser.custom_id, f"{name}:{value}")
    await press(host, draft, "open")
    return card(host)


async def go_on(port: Harbour, seconds: float = 1.0) -> None:
    """Time passes, and all that is to be done is done."""
    await port.later(seconds)
    await port.later(1.0)


async def tables_of_round(port: Harbour, number: int) -> list[Table]:
    """The tables that were opened for a round."""
    rows = await port.client.store.read(
        lambda db: db.execute(
            "SELECT table_id FROM season_tables WHERE round = ? ORDER BY number", (number,)
        ).fetchall()
    )
    return [await port.client.tables.table(TableId(table_id)) for (table_id,) in rows]


async def play_out(port: Harbour, table: Table, luck: Chance) -> None:
    """Sensible moves to the end of a game."""
    tables = port.client.tables
    while (live := await tables.live(table.id)).waiting():
        seat = live.waiting()[0]
        request, sitting = live.request(seat), live.table.seats[seat]
        text = request.text(live.game.sensible(live.view(seat), request, luck))
        assert sitting.user_id is not None
        await tables.turns.move(table.id, Person(sitting.user_id, sitting.name, "en"), text)
    await port.local.settle()


def naively(tables: list[Table]) -> Counter[str]:
    """Everybody's points, from nothing but what the tables came to: whom each has beaten, and with whom they are equal.

    Who did not sit there at the end has none.
    """
    points: Counter[str] = Counter()
    for table in tables:
        worth = [_worth(table.result, seat) for seat in range(len(table.seats))]
        for seat in table.seats:
            beaten = sum(other < worth[seat.seat] for other in worth)
            equal = sum(other == worth[seat.seat] for other in worth) - 1
            if seat.user_id is not None:
                points[seat.name] += int(Fraction(24 * (2 * beaten + equal), 2 * (len(worth) - 1)))
    return points


def _worth(result: dict[str, Any], seat: int) -> tuple[bool, int, list[int]]:
    score = result["scores"][seat]
    return seat in result["winners"], sum(line["points"] for line in score["lines"]), score.get("tie_breaks", [])


def shown(message: SeenMessage) -> dict[str, tuple[int, int]]:
    """Everybody's place and points, as the picture's own words tell them."""
    alt = " ".join(each.description or "" for each in message.attachments)
    return {name: (int(place), int(points)) for place, name, points in LINE.findall(alt)}


def in_order(told: dict[str, tuple[int, int]]) -> bool:
    ordered = sorted(told.values())
    return [points for _, points in ordered] == sorted((points for _, points in ordered), reverse=True)


async def test_twelve_people_play_a_season_of_two_games(port: Harbour, tmp_path: Path) -> None:
    people = port.people(*TWELVE)
    mila, nikita = port.people("Mila", "Nikita")
    host, luck = people[0], Chance("a season")
    shown_card = await opened(host, ["settlers", "puerto_rico"], rounds="2", days="1")
    for person in (*people, nikita):
        assert "You're in" in (await press(person, shown_card, "join")).text
    assert "already in" in (await press(host, shown_card, "join")).text
    assert "You've left" in (await press(nikita, shown_card, "leave")).text
    assert "Players (12)" in card(host).text
    assert "Only those who can manage" in await forged(port, nikita, shown_card, "begin")

    await go_on(port, 1.1 * DAY)
    first = await tables_of_round(port, 1)
    assert [len(table.seats) for table in first] == [4, 4, 4]
    assert {user for table in first for user in table.people} == {person.id for person in people}, "nobody is left out"
    assert {table.status for table in first} == {"playing"}
    assert all("Autumn" in port.cards(host)[-at].text for at in (2, 3))

    await play_out(port, first[0], luck)
    assert shown(card(host)).keys() == set(TWELVE)
    await port.restart()
    gone, sub = await someone_leaves_and_is_replaced(port, first[1], mila)
    await play_out(port, first[1], luck)
    await somebodys_time_is_up(port, first[2])
    await play_out(port, first[2], luck)
    first = await tables_of_round(port, 1)
    assert {name: points for name, (_, points) in shown(card(host)).items() if points} == +naively(first)
    assert sub.name in naively(first)
    assert shown(card(host))[gone.name] == (13, 0), "who has left stands last, and has nothing of the seat"

    await go_on(port)
    second = await tables_of_round(port, 2)
    assert {table.game for table in second} == {"puerto_rico"}
    assert {user for table in second for user in table.people} == {each.id for each in (*people, mila)} - {gone.id}
    assert twice(first, second) == set(), "nobody meets anybody again before it must be"
    await play_out(port, second[0], luck)
    forgotten = await whoever_is_forgotten_plays_as_nobody(port, second[1], tmp_path)
    points = naively([*first, (await tables_of_round(port, 2))[0]])
    assert all(points[name] == told for name, (_, told) in shown(card(host)).items() if name in points)

    await go_on(port, 15 * DAY)
    first, second = await tables_of_round(port, 1), await tables_of_round(port, 2)
    assert {table.status for table in second[1:]} == {"ended"}, "the round's time is up"
    over = card(host)
    expected = naively([*first, *second])
    told = shown(over)
    assert forgotten.name not in told
    assert any(name.startswith("Player ") for name in told)
    assert {name: points for name, (_, points) in told.items() if name in expected} == expected
    assert in_order({name: each for name, each in told.items() if each[0] <= 11})
    best = max(expected.values())
    winners = [name for name, (place, _) in told.items() if place == 1]
    assert {expected[name] for name in winners} == {best}
    assert all(f"**{name}**" in over.text for name in winners)
    assert "win" in over.text
    assert port.complaints() == []


async def forged(port: Harbour, person: Player, message: SeenMessage, act: str) -> str:
    """Somebody uses a control that they were never shown."""
    outcome = port.local.forger.click(person, message, control(message, "join").replace("join", act))
    await port.local.settle()
    return outcome.text


async def someone_leaves_and_is_replaced(port: Harbour, table: Table, substitute: Player) -> tuple[Player, Player]:
    """One of a table leaves the season, and who waits has their seat."""
    gone = port.local.player(table.seats[1].name)
    asked = await press(gone, card(gone), "leave")
    assert "count as left" in asked.text
    assert "You've left" in (await press(gone, asked, "leave")).text
    assert port.client.tables.peek(table.id) is not None
    assert "substitute" in (await press(substitute, card(substitute), "join")).text
    await go_on(port)
    now = await port.client.tables.table(table.id)
    assert now.seats[1].user_id == substitute.id
    return gone, substitute


async def somebodys_time_is_up(port: Harbour, table: Table) -> None:
    """A clock of the house ends at a table of the season, and the computer makes that move."""
    live = await port.client.tables.live(table.id)
    moves = live.state.moves
    await go_on(port, 4 * DAY)
    live = await port.client.tables.live(table.id)
    assert live.state.moves > moves
    assert live.table.people == table.people, "everybody still sits there"


async def whoever_is_forgotten_plays_as_nobody(port: Harbour, table: Table, folder: Path) -> Player:
    forgotten = port.local.player(table.seats[0].name)
    await forgotten.slash(PLACE, "forget-me", sure=True)
    await go_on(port)
    assert traces(folder, forgotten.id, forgotten.name) == []
    assert forgotten.name not in card(forgotten).text
    return forgotten


def twice(*rounds: list[Table]) -> set[frozenset[str]]:
    """Who has sat together at more than one table."""
    met = Counter(
        frozenset(pair)
        for tables in rounds
        for table in tables
        for pair in combinations([seat.name for seat in table.seats], 2)
    )
    return {pair for pair, times in met.items() if times > 1}


@pytest.mark.both_engines
async def test_a_host_sees_to_a_tournament_by_buttons_alone(port: Harbour) -> None:
    people = port.people("Ada", "Boris", "Clara", "Dmitri")
    host, other = people[0], people[1]
    other.set_locale("ru")
    begun = await opened(host, ["settlers"], kind="tournament", rounds="1", seats="2")
    for each in people[:3]:
        await press(each, begun, "join")
    own = (await host.slash(PLACE, "season")).message
    assert "Players (3)" in own.text
    theirs = (await other.slash(PLACE, "season")).message
    assert "Игроки (3)" in theirs.text
    assert not any(":begin:" in each for each in custom_ids(theirs)), "who is no host cannot begin it"
    await press(people[3], card(host), "join")
    own = await press(host, (await host.slash(PLACE, "season")).message, "begin")
    await go_on(port)
    first = await tables_of_round(port, 1)
    assert [len(table.seats) for table in first] == [2, 2]
    await play_out(port, first[0], Chance("a tournament"))
    await port.restart()
    asked = await press(host, (await host.slash(PLACE, "season")).message, "round")
    assert {table.status for table in await tables_of_round(port, 1)} == {"finished", "playing"}, "it asks first"
    await press(host, asked, "round")
    await go_on(port)
    (final,) = await tables_of_round(port, 2)
    assert "Final" in card(host).text
    assert f"{len(final.seats)}" == "2"
    asked = await press(host, (await host.slash(PLACE, "season")).message, "end")
    assert "is over" in (await press(host, asked, "end")).text
    await go_on(port)
    assert (await port.client.tables.table(final.id)).status == "playing", "it goes on as any other table"
    own = (await host.slash(PLACE, "season")).message
    draft = await press(host, own, "next")
    assert "tournament" in draft.text
    await press(host, draft, "open")
    assert len(cards(host)) == 2
    elsewhere = (await host.slash("general", "season")).message
    await press(host, elsewhere, "here")
    await go_on(port)
    assert len(cards(host)) == 1, "it has gone from here"
    assert "Sign-up is open" in next(each.text for each in host.sees("general") if each.text.startswith("### 🏆"))
    assert port.complaints() == []


async def test_nothing_of_a_season_rings_but_its_tables(port: Harbour) -> None:
    people = port.people("Ada", "Boris", "Clara", "Dmitri", "Elena")
    begun = await opened(people[0], ["settlers"], rounds="1", seats="2")
    for each in people[:4]:
        await press(each, begun, "join")
    await go_on(port, 8 * DAY)
    first = await tables_of_round(port, 1)
    await press(people[4], card(people[0]), "join")
    await press(
        port.local.player(first[0].seats[0].name),
        await press(port.local.player(first[0].seats[0].name), card(people[0]), "leave"),
        "leave",
    )
    await go_on(port)
    await go_on(port, 15 * DAY)
    channel = people[0].place(PLACE).id
    of_the_season = [m for m in people[0].sees(PLACE) if not m.is_ephemeral and "🏆 Autumn" in m.text.split("\n")[0]]
    assert of_the_season
    loud = [m for m in of_the_season if not m.flags & MessageFlag.SUPPRESS_NOTIFICATIONS]
    assert loud == [], "no card of the season rings"
    assert [m for each in people for m in each.sees(channel) if m.pings_me] == [], "nobody is pinged in the channel"
    private = [m.text for each in people for m in each.dms if "season" in m.text.lower() or "Autumn" in m.text]
    assert private == [], "and nobody is written to of the season itself"


async def test_who_does_not_see_the_channel_hears_nothing_of_its_season(
    port: Harbour, ada: Player, boris: Player
) -> None:
    shown_card = await opened(ada, ["settlers"])
    assert "Autumn" in (await boris.slash("general", "season")).text
    port.local.moderator.allow(boris, PLACE, view_channel=False)
    assert "no season" in (await boris.slash("general", "season")).text
    for act in ("join", "show", "leave"):
        assert "isn't on this server" in (await forged(port, boris, shown_card, act)).replace("’", "'")
    assert "Players (0)" in card(ada).text
    draft = (await ada.slash("general", "season", name="Secret")).message
    assert "Secret" not in (await boris.slash("general", "season")).text
    assert "Secret" in draft.text


async def test_nobody_waits_for_what_a_host_has_decided(port: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    """What falls due at once is looked at then, and not half a minute later."""
    people = port.people("Ada", "Boris")
    begun = await opened(people[0], ["settlers"], rounds="1", seats="2")
    for each in people:
        await press(each, begun, "join")
    stirred: list[bool] = []
    own = (await people[0].slash(PLACE, "season")).message
    monkeypatch.setattr(port.client.scheduler, "stir", lambda: stirred.append(True))
    await press(people[0], own, "begin")
    assert stirred
