"""The end-to-end checks know what is said to whom."""

from bot.tables import Live
from games.core.seats import Seat
from tests.support.evening import Evening
from tests.support.harbour import Harbour
from tests.support.secrets import names_hidden_from


def only_known_to(live: Live, seat: Seat) -> str:
    """The name of something that nobody but this seat may know."""
    return min(names_hidden_from(live, None) - names_hidden_from(live, seat))


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
