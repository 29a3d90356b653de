"""What people do between each other and for themselves rings at nobody's who has not wished it: it is counted."""

from tests.driver import Player
from tests.e2e.test_history import share
from tests.e2e.test_parleys import asked, begun
from tests.support.harbour import PLACE, Harbour, choose, press, press_more


def rings(port: Harbour, *people: Player) -> int:
    """So many messages have rung at somebody's by now: they call them, or came privately aloud."""
    places = list(port.local.world.channels.values())
    seen = ((person, place) for person in people for place in places if person.can_see(place))
    return sum(message.pings_me for person, place in seen for message in person.sees(place))


async def test_nothing_of_it_rings(port: Harbour) -> None:
    talks, giver, _ = await begun(port)
    live, everybody = talks.evening.live, (*talks.evening.people, talks.eavesdropper)
    thread = port.thread(live)
    waiter = next(each for each in talks.evening.people if each is not talks.evening.mover())
    before, told = rings(port, *everybody), len(talks.evening.mover().dms)
    card = (await press_more(waiter, talks.evening.panel, "fellows")).message
    await choose(waiter, card, "thinking")
    await press(waiter, card, "nudge")
    await port.later(1)
    assert len(talks.evening.mover().dms) > told, "the nudge has come"
    await share(waiter, await waiter.slash(thread, "history", step=2))
    await asked(talks, giver)
    await port.later(1)
    for person in talks.evening.people:
        await person.slash(PLACE, "stats person")
    assert rings(port, *everybody) == before
