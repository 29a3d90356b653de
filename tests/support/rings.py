"""Whose telephone has rung: what Caravel wrote of its own accord, and Discord tells aloud."""

from collections import Counter

from bot.local.world.things import MessageFlag
from tests.driver import Player, SeenMessage
from tests.support.harbour import Harbour

_ANSWER = "interaction_metadata"


def rings(port: Harbour) -> Counter[str]:
    """How often each person's telephone has rung so far, by their names; who was never called is not there."""
    people = [port.local.player(user.display_name) for user in port.local.world.players]
    found = {person.name: len(ringing(person)) for person in people}
    return Counter({name: count for name, count in found.items() if count})


def ringing(person: Player) -> list[SeenMessage]:
    """Private messages that are not silent, and messages in channels that call this person by name."""
    private = [one for one in person.dms if one.author_id != person.id and not _is_quiet(one)]
    elsewhere = (one for place in person.places if place.guild_id is not None for one in person.sees(place))
    return [*private, *(one for one in elsewhere if one.pings_me and not _is_quiet(one))]


def _is_quiet(message: SeenMessage) -> bool:
    return bool(message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS) or message.is_ephemeral or _ANSWER in message.raw
