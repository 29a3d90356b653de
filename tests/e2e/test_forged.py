"""Controls that nobody was shown: they get an answer, and give nothing away to anybody."""

from itertools import product
from random import Random
from typing import Any

import pytest

from bot.features.seats import SEATS
from bot.panel.kit import ids
from bot.store.identity import TableId, UserId
from bot.tables.model import Person
from cogs import all_cogs
from cogs.house.controls import acts_of
from games.core.saving import save
from tests.driver import Outcome, Player, SeenMessage
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, acts, custom_ids, join_code, press

ELSEWHERE = "general"
ACTS = acts_of(all_cogs())

SHOWING = {name for name, act in ACTS.items() if act.shows}
NOT_THERE = "This table no longer exists"
ODD = (
    "", "0", "1", "2", "7", "25", "-1", "1.5", "\u00b2", "\u0663", "9" * 12, "9" * 40, "x" * 60, "a,b,c", ",,,", "l0",
    "l99", "\0", "\U0001f600", " ", "None", "agree", "undo", "end", "pause", "hide", "first",
)  # fmt: skip
WINDOWS: tuple[list[Any], ...] = (
    [],
    [{"type": 18}],
    [{"type": 18, "component": {"type": 4, "custom_id": "typed", "value": "\u00b2"}}],
    [{"type": 18, "component": {"type": 3, "custom_id": "verb", "values": ["x"]}}],
    [{"type": 1, "components": [{"type": 4, "custom_id": "typed", "value": "x" * 4000}]}],
    [{"type": 1, "components": [{"type": 4, "custom_id": "typed", "value": None}]}],
)


def test_every_act_can_stand_on_a_control() -> None:
    assert [act for act in ACTS if ids.parse(ids.Control(TableId(1), act).id()) is None] == []


async def sent(port: Harbour, forged: Outcome) -> Outcome:
    await port.local.settle()
    assert forged.progress.value == "done", forged.interaction.data
    return forged


def standing(person: Player, place: Any) -> list[SeenMessage]:
    """The messages with controls that this person sees there."""
    return [message for message in person.sees(place) if custom_ids(message)]


@pytest.fixture
async def private(port: Harbour, clara: Player) -> int:
    """Clara plays alone, in private messages."""
    await clara.slash(clara.dm, "play", game="santa_maria", seats=1)
    await press(clara, standing(clara, clara.dm)[-1], "start")
    return port.at(standing(clara, clara.dm)[-1]).table.id


async def test_a_table_in_private_messages_is_shown_to_nobody_else(
    port: Harbour, private: int, ada: Player, boris: Player
) -> None:
    evening = await Evening.begin(port, ada, boris)
    await ada.slash(ada.dm, "settings")
    for act, message in product(sorted(SHOWING), (evening.panel, ada.dms[-1])):
        outcome = await sent(port, port.local.forger.click(ada, message, f"cv:{private}:{act}"))
        assert NOT_THERE in outcome.text, act


async def test_a_table_in_private_messages_takes_nobody_without_its_code(
    port: Harbour, ada: Player, boris: Player
) -> None:
    await ada.slash(ada.dm, "play", game="maracaibo", seats=3)
    await boris.slash(boris.dm, "play", game="settlers", seats=2)
    card, own = standing(ada, ada.dm)[-1], standing(boris, boris.dm)[-1]
    table = next(control.table for control in map(ids.parse, custom_ids(card)) if control is not None)
    outcome = await sent(port, port.local.forger.click(boris, own, f"cv:{table}:join"))
    assert "invite-only" in outcome.text
    assert (await port.client.tables.table(table)).seat_of(UserId(boris.id)) is None


async def test_no_refusal_of_a_table_in_private_messages_names_anybody_to_a_stranger(
    port: Harbour, ada: Player, boris: Player, clara: Player
) -> None:
    (dan,) = port.people("Dan")
    await ada.slash(ada.dm, "play", game="settlers", seats=2)
    card = standing(ada, ada.dm)[-1]
    await clara.slash(clara.dm, "join", code=join_code(card))
    await press(ada, card, "start")
    table = port.at(standing(ada, ada.dm)[-1]).table
    for person, seat in ((ada, 0), (clara, 1)):
        offering = Person(UserId(person.id), person.name, "en")
        await port.client.tables.of(SEATS).offers.offer_own(table.id, offering, Person(UserId(dan.id), "Dan", "en"))
        assert (await port.client.tables.live(table.id)).handovers[seat].name == "Dan"
    await boris.slash(boris.dm, "play", game="settlers", seats=2)
    own = standing(boris, boris.dm)[-1]
    for act, args in product(sorted(ACTS), ("", ":0:yes", ":1:no", ":0.1:yes")):
        if ACTS[act].of_oneself:
            continue
        outcome = await sent(port, port.local.forger.click(boris, own, f"cv:{table.id}:{act}{args}"))
        named = [name for name in ("Ada", "Clara", "Dan") if name in outcome.text]
        assert not named, (act, args, outcome.text)
        assert NOT_THERE in outcome.text or act in ("join", "sit"), (act, args, outcome.text)
    accepted = await sent(port, port.local.forger.click(dan, standing(dan, dan.dm)[-1], f"cv:{table.id}:hand:0:yes"))
    assert NOT_THERE not in accepted.text, "who is offered a seat is no stranger"
    assert (await port.client.tables.table(table.id)).seat_of(UserId(dan.id)) == 0


async def test_a_table_in_a_channel_that_somebody_cannot_see_is_none_of_theirs(
    port: Harbour, ada: Player, boris: Player, clara: Player
) -> None:
    evening = await Evening.begin(port, ada, boris)
    port.local.moderator.allow(clara, PLACE, view_channel=False)
    here = await ada.say(ELSEWHERE, "hello")
    for act in sorted(SHOWING | {"join", "sit"}):
        forged = port.local.forger.click(clara, here, f"cv:{evening.table}:{act}")
        assert NOT_THERE in (await sent(port, forged)).text, act
    await ada.slash(ELSEWHERE, "watch", table=evening.table)
    shown = standing(clara, ELSEWHERE)[-1]
    assert "what happened" in (await press(clara, shown, "log")).text


async def test_an_interaction_that_is_heard_of_twice_is_done_once(port: Harbour, ada: Player, boris: Player) -> None:
    evening = await Evening.begin(port, ada, boris, game="santa_maria")
    for _ in range(12):
        mover, version = evening.mover(), evening.live.table.version
        offered = await mover.autocomplete(evening.thread, "move", "move")
        outcome = await mover.hasty.slash(evening.thread, "move", move=next(iter(offered.values())))
        port.local.forger.tell_again(outcome)
        await port.local.settle()
        assert evening.live.table.version == version + 1
        assert not outcome.failed


class Hostile:
    """Sends controls of every kind, made of those that stand anywhere and of rubbish."""

    def __init__(self, port: Harbour, evening: Evening, tables: list[int], seed: int) -> None:
        self._port = port
        self._evening = evening
        self._tables = tables
        self._random = Random(seed)
        self.known: set[str] = set()

    def send(self, person: Player, message: SeenMessage) -> Outcome:
        """Anything."""
        forger, custom_id = self._port.local.forger, self._control(person)
        if self._random.random() < 0.15:
            return forger.window(person, message, custom_id, self._random.choice(WINDOWS))
        offered = [word for select in message.selects for word in select.options]
        words = [*ODD, *map(str, range(3)), str(person.id), None, 7, *offered * 3]
        some = [self._random.choice(words) for _ in range(self._random.randrange(4))]
        return forger.click(person, message, custom_id, self._random.choice((None, some)))

    def _control(self, person: Player) -> str:
        pick, chance = self._random.choice, self._random.random
        like = ids.parse(pick(sorted(self.known)))
        assert like is not None
        args = [pick(ODD) if chance() < 0.3 else arg for arg in like.args]
        act = like.act if chance() < 0.6 else pick([*sorted(ACTS), "dance"])
        table = pick(self._tables) if chance() < 0.5 else like.table
        seat, number = like.seat, like.number
        if chance() < 0.5:
            live = self._evening.live
            seat = live.seat_of(UserId(person.id))
            number = None if seat is None else live.state.requests[seat]
        question = "" if seat is None else f":{seat}.{number}" + (f"p{like.coming}" if like.coming else "")
        return f"cv:{table}:{act}{question}" + "".join(f":{arg}" for arg in args)


@pytest.mark.parametrize("game", ["settlers", "archipelago"])
async def test_whatever_is_sent_is_answered_and_harms_nobody(
    port: Harbour, private: int, ada: Player, boris: Player, clara: Player, game: str
) -> None:
    evening = await Evening.begin(port, ada, boris, game=game)
    await evening.play(4)
    lobby = await port.opened(clara, game="maracaibo", seats=3)
    (dan,) = port.people("Dan")
    hostile = Hostile(port, evening, [evening.table, private, private + 2, 0, 999, 10**11], seed=1)
    assert "join" in acts(lobby)
    for step in range(160):
        person = (ada, boris, clara, dan)[step % 4]
        places = [each for each in (evening.thread, person.place(PLACE), person.dm) if standing(person, each)]
        if step % 16 < 4:
            stand = [message for place in places for message in standing(person, place)]
            hostile.known.update(each for message in stand for each in custom_ids(message))
        message = standing(person, places[step // 4 % len(places)])[-1]
        games = {each.table.id: save(each.state) for each in port.client.tables._shelf.in_memory()}
        outcome = await sent(port, hostile.send(person, message))
        assert port.complaints() == [], outcome.interaction.data
        assert port.leaks(evening.live) == []
        for live in port.client.tables._shelf.in_memory():
            unseated = live.seat_of(UserId(person.id)) is None
            assert not unseated or games.get(live.table.id) in (None, save(live.state)), outcome.interaction.data
        assert person is clara or "Santa Maria" not in outcome.text.replace("Santa Maria: American", "")
