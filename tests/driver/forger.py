"""Sends what no client of Discord's would: controls that stand nowhere, values that nobody offered."""

from typing import Any

from bot.local.actions import references
from bot.local.actions.interactions import Interactions
from bot.local.wire.interactions import interaction_create
from bot.local.world.hub import Dispatch
from bot.local.world.interaction import InteractionKind, LiveInteraction, new_token
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.things import Channel, Message, Provenance
from tests.driver.outcome import Outcome
from tests.driver.player import Player
from tests.driver.seen_message import SeenMessage


class Forger:
    """Nothing is checked on the way to the bot; what it answers is. Nobody waits for it here."""

    def __init__(self, realm: Realm, interactions: Interactions) -> None:
        self._realm = realm
        self._interactions = interactions

    def click(self, person: Player, message: SeenMessage, custom_id: str, values: list[Any] | None = None) -> Outcome:
        """A click on a control of that message, or a choice in a list of it."""
        data: Json = {"custom_id": custom_id, "component_type": 2 if values is None else 3, "id": 1}
        if values is not None:
            data["values"] = values
        return self._send(InteractionKind.COMPONENT, person, message, data)

    def window(self, person: Player, message: SeenMessage, custom_id: str, components: list[Json]) -> Outcome:
        """A window that was sent off, as if a control of that message had opened it."""
        data: Json = {"custom_id": custom_id, "components": components}
        opener = Provenance(
            self._realm.ids.next(), InteractionKind.COMPONENT, person.id, interacted_message_id=message.id
        )
        return self._send(InteractionKind.MODAL_SUBMIT, person, message, data, opener)

    def command(self, person: Player, place: Channel, name: str, options: list[Json], *, focused: bool) -> Outcome:
        """A command with whatever values; what is focused asks for suggestions."""
        data: Json = {"id": str(person.commands(place)[name].id), "name": name, "type": 1, "options": options}
        resolved = references.resolve(self._realm, place, references.in_options(options))
        if resolved:
            data["resolved"] = resolved
        kind = InteractionKind.AUTOCOMPLETE if focused else InteractionKind.COMMAND
        return self._opened(kind, person, place.id, data)

    def tell_again(self, outcome: Outcome) -> None:
        """Have the bot hear of the very same interaction once more, as after a line that broke."""
        told = interaction_create(self._realm, outcome.interaction)
        self._realm.hub.emit(Dispatch("INTERACTION_CREATE", told))

    def _send(
        self,
        kind: InteractionKind,
        person: Player,
        message: SeenMessage,
        data: Json,
        triggered_by: Provenance | None = None,
    ) -> Outcome:
        source = self._realm.world.message(message.channel_id, message.id)
        return self._opened(kind, person, message.channel_id, data, source=source, triggered_by=triggered_by)

    def _opened(
        self, kind: InteractionKind, person: Player, channel_id: int, data: Json, **origin: Message | Provenance | None
    ) -> Outcome:
        interaction = LiveInteraction(
            id=self._realm.ids.next(),
            token=new_token(),
            kind=kind,
            user_id=person.id,
            channel_id=channel_id,
            began=self._realm.now(),
            data=data,
            **origin,  # type: ignore[arg-type]
        )
        self._interactions.open(interaction)
        return Outcome(self._realm, interaction)
