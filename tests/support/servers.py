"""What those do who manage a server: they give it channels."""

from tests.driver import Player, SeenMessage
from tests.support.harbour import PLACE


async def choose_channel(person: Player, channel: str | None, purpose: str, place: str = PLACE) -> SeenMessage:
    """Give it this channel, or none; the card of `/server` as it is then."""
    card = await person.slash(place, "server")
    at = next(each.custom_id for each in card.message.selects if each.custom_id.endswith(f":server:{purpose}"))
    await person.select(card.message, at, [] if channel is None else [str(person.place(channel).id)])
    return card.message.again


def said_in(person: Player, place: str) -> list[SeenMessage]:
    """What stands in a channel for everybody."""
    return [message for message in person.sees(place) if not message.is_ephemeral]
