"""Plays the part of one local player: what a person can do with mouse and keyboard, as Python calls."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from bot.local.actions import players
from bot.local.actions.player_actions import PlayerActions
from bot.local.validate.commands import OptionKind
from bot.local.validate.modals import fields_of
from bot.local.world import permissions
from bot.local.world.components import ComponentKind
from bot.local.world.interaction import LiveInteraction
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.refusals import ApiError
from bot.local.world.things import Channel, Command, User
from tests.driver.outcome import Outcome
from tests.driver.seen_message import SeenMessage

Place = str | int | Channel | SeenMessage
_ALL = 1_000_000


class Player:
    """Every act waits until the bot is done with it; `hasty` is the same person who does not wait."""

    def __init__(
        self, realm: Realm, actions: PlayerActions, settle: Callable[[], Awaitable[None]], *, patient: bool = True
    ) -> None:
        self._realm = realm
        self._actions = actions
        self._settle = settle
        self._patient = patient

    def __repr__(self) -> str:
        return f"<Player {self.name}>"

    @property
    def hasty(self) -> "Player":
        return Player(self._realm, self._actions, self._settle, patient=False)

    @property
    def user(self) -> User:
        return self._actions.user

    @property
    def id(self) -> int:
        return self._actions.user_id

    @property
    def name(self) -> str:
        return self.user.display_name

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def dm(self) -> Channel:
        """The conversation with the bot."""
        return self._actions.open_dm(self._realm.world.bot_id)

    @property
    def dms(self) -> list[SeenMessage]:
        """What the bot and this player wrote to each other, oldest first."""
        return self.sees(self.dm)

    def set_dms(self, *, are_open: bool) -> None:
        players.set_player(self._realm, self.user, dms_open=are_open)

    def add_app(self) -> None:
        """Add the application to their own account."""
        players.set_player(self._realm, self.user, installed=True)

    def refuse_dms(self, refusal: Callable[[], ApiError]) -> None:
        """From now on Discord refuses the bot's private messages to this player so."""
        self._realm.dm_refusals[self.id] = refusal

    def set_locale(self, locale: str) -> None:
        players.set_player(self._realm, self.user, locale=locale)

    @property
    def places(self) -> list[Channel]:
        """All channels, threads and conversations that this player can open."""
        world = self._realm.world
        return [channel for channel in world.channels.values() if permissions.sees(world, self.id, channel)]

    @property
    def threads(self) -> list[Channel]:
        return [place for place in self.places if place.is_thread]

    def place(self, which: Place) -> Channel:
        """By name (`"tables"`, `"#tables"`), id, or a message in it; the newest of several of one name."""
        if isinstance(which, Channel):
            return self._actions.channel(which.id)
        if isinstance(which, SeenMessage):
            return self._actions.channel(which.channel_id)
        if isinstance(which, int):
            return self._actions.channel(which)
        named = [place for place in self.places if place.name and place.name == which.removeprefix("#")]
        if not named:
            raise LookupError(f"{self.name} sees no {which!r} among {[place.name for place in self.places]}")
        return named[-1]

    def can_see(self, which: Place) -> bool:
        world = self._realm.world
        channel = which if isinstance(which, Channel) else self.place(which)
        return permissions.sees(world, self.id, channel)

    def sees(self, which: Place) -> list[SeenMessage]:
        """All messages in the place that this player may read, oldest first."""
        channel = self.place(which)
        return [
            SeenMessage(self._realm, message, self.id) for message in self._actions.messages(channel.id, limit=_ALL)
        ]

    def unread(self, which: Place) -> int:
        return self._actions.unread(self.place(which))

    def read_all(self, which: Place) -> None:
        channel = self.place(which)
        newest = self._actions.messages(channel.id, limit=1)
        if newest:
            self._actions.mark_read(channel.id, newest[0].id)

    def commands(self, which: Place) -> dict[str, Command]:
        return {command.name: command for command in self._actions.commands(self.place(which))}

    async def _calmly(self) -> None:
        if self._patient:
            await self._settle()

    async def _done(self, interaction: LiveInteraction) -> Outcome:
        await self._calmly()
        return Outcome(self._realm, interaction)

    async def say(self, which: Place, text: str, reply_to: SeenMessage | None = None) -> SeenMessage:
        await self._calmly()
        message = self._actions.say(self.place(which).id, text, reply_to.id if reply_to else None)
        await self._calmly()
        return SeenMessage(self._realm, message, self.id)

    async def slash(self, which: Place, command: str, **options: Any) -> Outcome:
        """`command` may name a subcommand too: `"table open"`. Choices are given by value or by name."""
        await self._calmly()
        channel = self.place(which)
        found, nested = self._fill_in(channel, command, options)
        return await self._done(self._actions.command(channel.id, found.id, nested))

    def upload(self, filename: str, data: bytes) -> str:
        """A file for an option of a command: what stands for it."""
        return str(self._actions.upload(filename, data))

    async def autocomplete(
        self, which: Place, command: str, focused: str, typed: str = "", **options: Any
    ) -> dict[str, Any]:
        """What is offered for the option `focused` after `typed`: values by name."""
        await self._calmly()
        channel = self.place(which)
        found, nested = self._fill_in(channel, command, options, focused=(focused, typed))
        interaction = self._actions.command(channel.id, found.id, nested, autocomplete=True)
        await self._settle()
        if interaction.choices is None:
            raise LookupError(f"Autocomplete of /{command} {focused} was not answered")
        return {choice["name"]: choice["value"] for choice in interaction.choices}

    async def click(self, message: SeenMessage, label_or_custom_id: str, *, stale: bool = False) -> Outcome:
        """`stale`: on the message as it was when looked at, even if it has changed since."""
        await self._calmly()
        seen = message if stale else message.again
        custom_id = seen.button(label_or_custom_id).custom_id
        return await self._component(seen, custom_id, [], stale=stale)

    async def select(
        self,
        message: SeenMessage,
        which: str | None,
        values: "str | Player | Sequence[str | Player]",
        *,
        stale: bool = False,
    ) -> Outcome:
        """Choose by value or by label in the select with this custom id or placeholder (`None`: the only one)."""
        await self._calmly()
        seen = message if stale else message.again
        select = seen.select(which)
        by_label = {label: value for value, label in select.options.items()}
        wanted = [values] if isinstance(values, str | Player) else list(values)
        chosen = [str(each.id) if isinstance(each, Player) else each for each in wanted]
        chosen = [each if each in select.options else by_label.get(each, each) for each in chosen]
        return await self._component(seen, select.custom_id, chosen, stale=stale)

    async def _component(self, seen: SeenMessage, custom_id: str, values: list[str], *, stale: bool) -> Outcome:
        as_seen = seen.components if stale else None
        interaction = self._actions.component(seen.channel_id, seen.id, custom_id, values, as_seen=as_seen)
        return await self._done(interaction)

    async def submit_modal(self, opened: Outcome, answers: "Mapping[str, Answer] | None" = None) -> Outcome:
        """Fill in the fields named by custom id or label, leave the others as they came, and send."""
        await self._calmly()
        modal = opened.modal
        filled = _filled_in(modal, dict(answers or {}))
        interaction = self._actions.modal(opened.interaction.id, modal["custom_id"], filled)
        return await self._done(interaction)

    async def dismiss(self, message: SeenMessage) -> None:
        await self._calmly()
        self._actions.dismiss(message.id)

    async def join_thread(self, which: Place) -> None:
        self._actions.join_thread(self.place(which).id)
        await self._calmly()

    async def leave_thread(self, which: Place) -> None:
        self._actions.leave_thread(self.place(which).id)
        await self._calmly()

    def _fill_in(
        self, channel: Channel, path: str, given: dict[str, Any], focused: tuple[str, str] | None = None
    ) -> tuple[Command, list[Json]]:
        name, *deeper = path.removeprefix("/").split()
        known = self.commands(channel)
        if name not in known:
            raise LookupError(f"No /{name} among {sorted(known)}")
        declared = known[name].body.get("options", [])
        wrappers = []
        for step in deeper:
            inner = next((option for option in declared if option["name"] == step), None)
            if inner is None:
                raise LookupError(f"No {step!r} in /{path}")
            wrappers.append(inner)
            declared = inner.get("options", [])
        nested = [self._option(declared, key, value) for key, value in given.items() if value is not None]
        if focused is not None:
            nested.append(_declared(declared, focused[0]) | {"value": focused[1], "focused": True})
        for wrapper in reversed(wrappers):
            nested = [{"type": wrapper["type"], "name": wrapper["name"], "options": nested}]
        return known[name], nested

    def _option(self, declared: list[Json], name: str, value: Any) -> Json:
        wanted = next((option for option in declared if option["name"] == name), {})
        by_name = {choice["name"]: choice["value"] for choice in wanted.get("choices", ())}
        if isinstance(value, Player):
            value = str(value.id)
        elif wanted.get("type") == OptionKind.CHANNEL:
            value = str(self.place(value).id)
        elif value in by_name:
            value = by_name[value]
        return _declared(declared, name) | {"value": value}


Answer = str | bool | Player | Sequence[str | Player]


def _declared(declared: list[Json], name: str) -> Json:
    for option in declared:
        if option["name"] == name:
            return {"type": option["type"], "name": name}
    raise LookupError(f"No option {name!r} among {[option['name'] for option in declared]}")


def _filled_in(modal: Json, answers: dict[str, Answer]) -> list[Json]:
    labelled = [row for row in modal["components"] if row["type"] == ComponentKind.LABEL]
    labels = {row["component"]["custom_id"]: row["label"] for row in labelled}
    filled = {}
    for wanted in fields_of(modal):
        custom_id = wanted["custom_id"]
        names = (custom_id, labels.get(custom_id), wanted.get("label"))
        key = next((name for name in names if name in answers), None)
        filled[custom_id] = _answer(wanted, None if key is None else answers.pop(key))
    if answers:
        raise LookupError(f"The modal has no field {sorted(answers)}")
    return [_row(row, filled) for row in modal["components"] if row["type"] != ComponentKind.TEXT_DISPLAY]


def _answer(wanted: Json, given: Answer | None) -> Json:
    answer: Json = {"type": wanted["type"], "id": wanted["id"], "custom_id": wanted["custom_id"]}
    options = wanted.get("options", [])
    match wanted["type"]:
        case ComponentKind.TEXT_INPUT:
            return answer | {"value": wanted.get("value", "") if given is None else given}
        case ComponentKind.CHECKBOX:
            return answer | {"value": wanted["default"] if given is None else given}
        case _ if given is None:
            values = [option["value"] for option in options if option.get("default")]
        case _:
            by_label = {option["label"]: option["value"] for option in options}
            listed = [given] if isinstance(given, str | bool | Player) else given
            named = [str(each.id) if isinstance(each, Player) else str(each) for each in listed]
            values = [by_label.get(each, each) for each in named]
    if wanted["type"] == ComponentKind.RADIO_GROUP:
        return answer | {"value": values[0] if values else None}
    return answer | {"values": values}


def _row(row: Json, filled: dict[str, Json]) -> Json:
    if row["type"] == ComponentKind.LABEL:
        return {"type": row["type"], "id": row["id"], "component": filled[row["component"]["custom_id"]]}
    return {
        "type": row["type"],
        "id": row["id"],
        "components": [filled[each["custom_id"]] for each in row["components"]],
    }
