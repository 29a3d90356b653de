"""Computers at a table: what they know, what they do, and what of it can be taken back."""

import asyncio
import contextlib
import threading
from collections import Counter
from collections.abc import AsyncIterator, Hashable
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from bot.features.computers.moving import Computers, addressed_computers, computers_to_move
from bot.features.seats import SEATS
from bot.host.courtesy import Courtesy
from bot.panel.kit.wording import teller
from bot.panel.messages.table_panel import who_is_to_move
from bot.store.identity import ChannelId, GuildId, TableId, UserId
from bot.store.table.log import last_lines
from bot.store.table.proposals import Asked, Terms
from bot.store.table.records import LineKind
from bot.tables.live import Live
from bot.tables.model import Late, Refused
from bot.tables.service import Tables
from bot.tables.thinking.apart import Question
from bot.tables.thinking.computers import Position
from games.core.chance import Chance
from games.core.moves import IllegalMove, Move, Request
from games.core.parts.saved import Saved
from games.core.play import Play
from games.core.saving import save
from games.core.seats import Seat
from games.core.state import GameState
from games.core.thinking.budget import BUDGETS, EASY, MIDDLE, STRONG, Strength
from games.core.thinking.verdict import Verdict
from games.registry import GAMES
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House


class Nonsense(Move, frozen=True):
    """No game knows it."""


async def against_a_computer(
    house: House, game: str = "puerto_rico", seats: int = 2, strength: Strength = EASY
) -> TableId:
    """Ada plays against as many computers as the game has other seats."""
    table = await house.tables.lobby.open(
        ADA,
        game_key=game,
        options={},
        seat_count=seats,
        language="en",
        open_to_all=True,
        invited=(),
        guild_id=GuildId(7),
        channel_id=ChannelId(70),
    )
    for _ in range(1, seats):
        table = await house.tables.lobby.seat_computer(table.id, ADA, strength)
    return (await house.tables.lobby.start(table.id, ADA)).id


async def computer_moves(house: House, table_id: TableId) -> bool:
    """One computer makes a move, if one is to."""
    live = await house.tables.live(table_id)
    for seat in computers_to_move(live):
        thought = Position.of(live, seat).thought()
        assert thought is not None
        await house.tables.turns.move_of_computer(table_id, seat, thought.move, thought.number, thought.trial)
        return True
    return False


async def until_it_may_be_taken_back(house: House, table_id: TableId) -> Live:
    """Ada moves and computers move after her, until she could go back beyond their moves."""
    for _ in range(80):
        live = await house.tables.live(table_id)
        if Seat(0) in live.waiting():
            request = live.request(Seat(0))
            await house.tables.turns.move(table_id, ADA, live.game.sensible(live.view(Seat(0)), request, house.chance))
        computers = [await computer_moves(house, table_id)]
        while computers[-1]:
            computers.append(await computer_moves(house, table_id))
        live = await house.tables.live(table_id)
        if len(computers) > 1 and live.may_undo(ADA.id):
            return live
    raise AssertionError("nothing could ever be taken back")


async def test_it_is_given_what_its_seat_sees_and_no_more(house: House) -> None:
    table_id = await against_a_computer(house)
    while not computers_to_move(live := await house.tables.live(table_id)):
        await house.tables.turns.move(table_id, ADA, await house.any_move(table_id))
    (seat,) = computers_to_move(live)
    seen: list[bytes] = []

    def sensible(view: object, request: object, chance: object) -> Move:
        seen.append(save(view))  # type: ignore[arg-type]
        raise ValueError

    with patch.dict(vars(live.game), {"sensible": sensible}):
        assert Position.of(live, seat).thought() is not None
    assert seen == [save(live.view(seat))]


async def test_servers_take_turns_at_what_computers_do(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """One with many tables against computers does not hold up the only one of another."""
    lives = [await house.tables.live(await against_a_computer(house)) for _ in range(5)]
    known = [live.table for live in lives]
    lives[-1].table = replace(lives[-1].table, guild_id=GuildId(8))
    computers, begun, moved = Computers(house.tables, Courtesy()), threading.Event(), list[int]()

    def of(live: Live, _: Seat) -> object:
        def thought(_idea: object) -> None:
            begun.wait(20)
            moved.append(live.table.id)

        return SimpleNamespace(thought=thought)

    monkeypatch.setattr(Position, "of", of)
    going = [asyncio.ensure_future(computers._thought(live, Seat(1))) for live in lives]
    await asyncio.sleep(0)
    begun.set()
    await asyncio.gather(*going)
    await computers.stop()
    for live, table in zip(lives, known, strict=True):
        live.table = table
    assert sorted(moved) == [table.id for table in known]
    assert moved.index(known[-1].id) <= 2


class Thinking:
    """Stands in for those who think: it is seen what they are asked, and said when they answer."""

    def __init__(self, tables: Tables) -> None:
        self.asked: list[tuple[Question, asyncio.Future[Verdict | None]]] = []
        self.computers = Computers(tables, Courtesy())
        tables.thinkers.think = self._think  # type: ignore[method-assign]

    async def _think(self, question: Question, asker: Hashable) -> Verdict | None:
        assert asker == ("server", 7)
        self.asked.append((question, asyncio.get_running_loop().create_future()))
        return await self.asked[-1][1]

    async def until_asked(self, times: int = 1) -> None:
        """Somebody thinks."""
        self.computers.wake()
        while len(self.asked) < times:
            await asyncio.sleep(0.001)


@pytest.fixture
async def thinking(house: House) -> AsyncIterator[Thinking]:
    found = Thinking(house.tables)
    found.computers.start()
    yield found
    await found.computers.stop()


async def until_a_computer_is_to_move(house: House, table_id: TableId) -> Live:
    """Ada moves, and time passes."""
    while not computers_to_move(live := await house.tables.live(table_id)):
        await house.tables.turns.move(table_id, ADA, await house.any_move(table_id))
    house.now += 10.0
    return live


async def test_who_thinks_is_given_the_view_alone_and_does_what_came_of_it(house: House, thinking: Thinking) -> None:
    table_id = await against_a_computer(house, strength=MIDDLE)
    live = await until_a_computer_is_to_move(house, table_id)
    (seat,) = computers_to_move(live)
    version, view, request = live.table.version, save(live.view(seat)), live.request(seat)
    await thinking.until_asked()
    question, answer = thinking.asked[0]
    assert question.view == view
    assert live.state.chance.seed not in repr(question)
    assert (question.game, question.request, question.budget) == ("puerto_rico", request, BUDGETS[MIDDLE])
    idea = request.offers[0].any_move(house.chance.below)
    answer.set_result(Verdict(idea))
    while (live := await house.tables.live(table_id)).table.version == version:
        await asyncio.sleep(0.001)
    lines = await house.store.read(lambda db: last_lines(db, table_id, 20))
    assert next(line.text for line in lines if line.number == version + 1) == request.text(idea)


@pytest.mark.parametrize("idea", [None, Nonsense()])
async def test_where_nothing_comes_of_it_it_does_what_is_sensible(
    house: House, thinking: Thinking, idea: Move | None
) -> None:
    table_id = await against_a_computer(house, strength=STRONG)
    live = await until_a_computer_is_to_move(house, table_id)
    version, sensible = live.table.version, Position.of(live, computers_to_move(live)[0]).thought()
    assert sensible is not None
    expected = live.request(sensible.seat).text(sensible.move)
    await thinking.until_asked()
    thinking.asked[0][1].set_result(None if idea is None else Verdict(idea))
    while (await house.tables.live(table_id)).table.version == version:
        await asyncio.sleep(0.001)
    lines = await house.store.read(lambda db: last_lines(db, table_id, 20))
    assert next(line.text for line in lines if line.number == version + 1) == expected


async def test_a_thought_is_dropped_when_its_table_goes_on(house: House, thinking: Thinking) -> None:
    table_id = await against_a_computer(house, strength=STRONG)
    await until_a_computer_is_to_move(house, table_id)
    await thinking.until_asked()
    (_, answer) = thinking.asked[0]
    thinking.computers.wake()
    await asyncio.sleep(0.01)
    assert not answer.cancelled(), "nothing has changed"
    await house.tables.seats.leave(table_id, {ADA.id})
    thinking.computers.wake()
    await thinking.computers.idle()
    assert answer.cancelled()
    assert len(thinking.asked) == 1, "nobody is there"


async def test_in_the_same_position_it_does_the_same(house: House) -> None:
    """Nobody fishes for another answer by taking a move back and making it again."""
    table_id = await against_a_computer(house)
    live = await until_it_may_be_taken_back(house, table_id)
    lines = await house.store.read(lambda db: last_lines(db, table_id, 100))
    since = [line for line in lines if line.number > live.past[-1].version]
    await house.tables.turns.undo(table_id, ADA)
    await house.tables.turns.move(table_id, ADA, since[0].text)
    while await computer_moves(house, table_id):
        pass
    again = await house.store.read(lambda db: last_lines(db, table_id, len(since)))
    assert [line.text for line in again] == [line.text for line in since]


async def test_ones_move_is_taken_back_beyond_those_of_computers(house: House) -> None:
    table_id = await against_a_computer(house)
    live = await until_it_may_be_taken_back(house, table_id)
    fresh = await house.new_service().live(table_id)
    assert fresh.past == live.past, "a restart changes nothing about it"
    back = live.past[-1].version
    await house.tables.turns.undo(table_id, ADA)
    live = await house.tables.live(table_id)
    assert Seat(0) in live.waiting()
    (undone,) = live.recent[-1:]
    assert undone.event.args["count"] == undone.version - back - 1
    again = await house.any_move(table_id)
    await house.tables.turns.move(table_id, ADA, again)
    assert await computer_moves(house, table_id), "they move again"


async def test_its_moves_are_marked_in_the_log(house: House) -> None:
    table_id = await against_a_computer(house)
    await until_it_may_be_taken_back(house, table_id)
    lines = await house.store.read(lambda db: last_lines(db, table_id, 100))
    moves = [line for line in lines if line.kind in (LineKind.MOVE, LineKind.BESIDE)]
    assert {line.seat for line in moves if line.by_computer} == {1}
    assert {line.seat for line in moves if not line.by_computer} == {0}


async def test_nobody_but_the_computer_moves_for_it(house: House) -> None:
    table_id = await against_a_computer(house)
    with pytest.raises(Refused, match="not-seated"):
        await house.tables.turns.move(table_id, BORIS, "anything")
    live = await house.tables.live(table_id)
    request = live.request(Seat(0))
    with pytest.raises(Late):
        await house.tables.turns.move_of_computer(
            table_id, Seat(0), live.game.sensible(live.view(Seat(0)), request, house.chance), request.number
        )


async def test_among_themselves_computers_do_not_play(house: House) -> None:
    table_id = await against_a_computer(house)
    await house.tables.seats.leave(table_id, {ADA.id})
    assert computers_to_move(await house.tables.live(table_id)) == ()


async def test_it_is_said_for_whom_computers_wait(house: House) -> None:
    table_id = await against_a_computer(house)
    await house.tables.of(SEATS).offers.to_computer(table_id, ADA, keep=True)
    live = await house.tables.live(table_id)
    assert computers_to_move(live) == ()
    assert "/sit" in who_is_to_move(live, teller(live.table, "en"))


@pytest.mark.parametrize("key", GAMES)
async def test_its_move_is_read_once_and_made_once(house: House, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it has tried on its own copy while it thought is the move."""
    table_id = await against_a_computer(house, key)
    while not computers_to_move(live := await house.tables.live(table_id)):
        await house.tables.turns.move(table_id, ADA, await house.any_move(table_id))
    counted: Counter[str] = Counter()

    def counting(kind: type, name: str) -> None:
        done = getattr(kind, name)

        def count(self: Any, *args: Any) -> Any:
            counted[name] += 1
            return done(self, *args)

        monkeypatch.setattr(kind, name, count)

    def sensible(view: GameState, request: Request, chance: Chance) -> Move:
        return next(offer for offer in request.offers if not offer.aside).any_move(chance.below)

    monkeypatch.setitem(vars(live.game), "sensible", sensible)
    thought = Position.of(live, computers_to_move(live)[0]).thought()  # Whether its first idea is a move is chance.
    assert thought is not None
    monkeypatch.setitem(vars(live.game), "sensible", lambda *_: thought.move)
    for kind, name in ((Saved, "load"), (Play, "copy"), (Play, "apply")):
        counting(kind, name)
    version = live.table.version
    assert await computer_moves(house, table_id)
    assert (await house.tables.live(table_id)).table.version == version + 1
    assert counted == {"load": 1, "apply": 1}
    monkeypatch.undo()


@pytest.mark.parametrize("key", GAMES)
async def test_every_game_goes_on_with_computers(house: House, key: str) -> None:
    table_id = await against_a_computer(house, key, 3)
    for _ in range(12):
        live = await house.tables.live(table_id)
        if Seat(0) in live.waiting():
            try:
                await house.tables.turns.move(
                    table_id, ADA, live.game.sensible(live.view(Seat(0)), live.request(Seat(0)), house.chance)
                )
            except IllegalMove as refused:
                raise AssertionError(refused.reason) from refused
        while await computer_moves(house, table_id):
            pass
    live = await house.tables.live(table_id)
    assert not live.playing or live.waiting() == (Seat(0),)
    assert live.state.moves > 12


async def test_it_answers_what_is_put_to_it_beside_the_game(house: House) -> None:
    """Somebody offers a deal: the computer takes it or refuses, and proposes nothing itself."""
    table_id = await against_a_computer(house, "archipelago")
    for _ in range(300):
        live = await house.tables.live(table_id)
        offer = live.request(Seat(0)).offer("deal")
        if offer is not None:
            deal = offer.any_move(house.chance.below)
            with contextlib.suppress(IllegalMove):
                await house.tables.turns.move(table_id, ADA, deal)
        live = await house.tables.live(table_id)
        if Seat(1) in live.called():
            break
        if not await computer_moves(house, table_id):
            request = live.request(Seat(0))
            await house.tables.turns.move(table_id, ADA, live.game.sensible(live.view(Seat(0)), request, house.chance))
    assert Seat(1) in live.called()
    assert Seat(1) in addressed_computers(live)
    thought = replace(Position.of(live, Seat(1)), asked=False).thought()
    assert thought is not None
    assert thought.move.verb in ("accept", "decline", "refuse")
    await house.tables.turns.move_of_computer(table_id, Seat(1), thought.move, thought.number, thought.trial)
    assert Seat(1) not in (await house.tables.live(table_id)).called()


async def test_it_goes_on_while_a_pause_is_asked_and_does_nothing_in_one(house: House) -> None:
    table = await house.begun(BORIS, CLARA, game="puerto_rico")
    await house.tables.of(SEATS).offers.to_computer(table.id, BORIS, keep=True)
    while not computers_to_move(live := await house.tables.live(table.id)):
        await house.play_on(table.id, 1)
    until = house.now + 1000
    await house.tables.votes.propose(table.id, ADA, Asked.PAUSE, Terms(until=until))
    assert addressed_computers(live) == [Seat(1)], "who asks for a pause stops nobody yet"
    await house.tables.votes.vote(table.id, CLARA, yes=True)
    live = await house.tables.live(table.id)
    with patch.object(live, "called", lambda: (Seat(1),)):
        assert addressed_computers(live) == []


@pytest.mark.parametrize("what", [Asked.END, Asked.UNDO])
async def test_a_question_to_the_table_holds_computers_up_for_an_hour_and_outlives_their_moves(
    house: House, what: Asked
) -> None:
    table = await house.begun(BORIS, CLARA, game="puerto_rico")
    await house.tables.of(SEATS).offers.to_computer(table.id, BORIS, keep=True)
    live = await house.tables.live(table.id)
    while not (computers_to_move(live) and live.recent.before_last_move(Seat(0)) is not None):
        if not await computer_moves(house, table.id):
            await house.play_on(table.id, 1)
        live = await house.tables.live(table.id)
    vote = await house.tables.votes.propose(table.id, ADA, what)
    assert vote.until is not None
    assert vote.until - house.now > 3601
    assert addressed_computers(live, house.now + 3599) == []
    assert addressed_computers(live, house.now + 3601) == [Seat(1)]
    thought = Position.of(live, Seat(1)).thought()
    assert thought is not None
    await house.tables.turns.move_of_computer(table.id, Seat(1), thought.move, thought.number, thought.trial)
    for service in (house.tables, house.new_service()):
        assert (await service.live(table.id)).vote == vote
    await house.tables.votes.vote(table.id, CLARA, yes=True)
    live = await house.tables.live(table.id)
    if what is Asked.END:
        assert live.table.status == "ended"
    else:
        assert Seat(0) in live.waiting(), "the computer's move is taken back with the one before it"


async def test_its_moves_do_not_stand_for_whom_the_others_replace(house: House) -> None:
    """Whoever moves is there after all; but not who has left that to the computer."""
    table = await house.begun(BORIS, CLARA, game="puerto_rico")
    await house.tables.of(SEATS).offers.to_computer(table.id, BORIS, keep=True)
    while not computers_to_move(await house.tables.live(table.id)):
        await house.play_on(table.id, 1)
    terms = Terms(seat=Seat(1), user_id=UserId(9), name="Dmitri")
    vote = await house.tables.votes.propose(table.id, ADA, Asked.REPLACE, terms)
    assert vote.open
    assert await computer_moves(house, table.id)
    for service in (house.tables, house.new_service()):
        assert (await service.live(table.id)).vote == vote
    await house.tables.votes.vote(table.id, CLARA, yes=True)
    while not computers_to_move(await house.tables.live(table.id)):
        await house.play_on(table.id, 1)
    assert await computer_moves(house, table.id)
    for service in (house.tables, house.new_service()):
        assert [offer.name for offer in (await service.live(table.id)).handovers] == ["Dmitri"]
