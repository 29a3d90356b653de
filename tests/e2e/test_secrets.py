"""The end-to-end checks know what is said to whom."""

import discord
import pytest

from bot.local.world import refusals
from bot.tables.live import Live
from games.core.seats import Seat
from games.santa_maria.state import Colony
from games.santa_maria.state import State as SantaMaria
from tests.support.evening import Evening
from tests.support.harbour import Harbour
from tests.support.positions import position
from tests.support.secrets import names_hidden_from
from texts import words


def only_known_to(live: Live, seat: Seat) -> str:
    """The name of something that nobody but this seat may know."""
    return min(names_hidden_from(live, None) - names_hidden_from(live, seat))


def test_what_lies_in_a_pile_is_no_secret_while_another_one_of_its_kind_is_counted_openly() -> None:
    live = next(position("santa_maria", seats=3, seed=1))
    assert isinstance(live.state, SantaMaria)
    live.state.piles, live.state.specialists = {"producer": ["farmer"]}, {}
    farmer = words("en")("santa-maria-specialist-farmer")
    for hired in (0, 1):
        live.state.players[0].colony = Colony("x", cells={}, hired={"farmer": hired})
        assert (farmer in names_hidden_from(live, None)) is not bool(hired)


async def test_a_private_message_may_hold_what_its_reader_knows_and_nothing_else(port: Harbour) -> None:
    evening = await Evening.begin(port, *port.people("Ada", "Boris"), game="maracaibo", choices={}, seed=1)
    evening.look()
    reader, other = evening.people
    name = only_known_to(evening.live, Seat(0))
    for person, leaks in ((reader, False), (other, True)):
        await (await port.client.fetch_user(person.id)).send(name)
        await port.local.settle()
        assert bool(port.leaks(evening.live)) is leaks
    await port.client.get_partial_messageable(port.thread(evening.live).id).send(name)
    await port.local.settle()
    assert port.leaks(evening.live)


async def test_what_discord_refuses_is_no_less_private_and_no_less_public(port: Harbour) -> None:
    evening = await Evening.begin(port, *port.people("Ada", "Boris"), game="maracaibo", choices={}, seed=1)
    evening.look()
    reader = await port.client.fetch_user(evening.people[0].id)
    thread = port.client.get_partial_messageable(port.thread(evening.live).id)
    for place, leaks in ((reader, False), (thread, True)):
        port.local.rest.refuse_next("POST", "/channels/{channel_id}/messages", refusals.empty_message())
        with pytest.raises(discord.HTTPException):
            await place.send(only_known_to(evening.live, Seat(0)))
        assert bool(port.leaks(evening.live)) is leaks
