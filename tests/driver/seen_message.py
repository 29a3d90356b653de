"""Messages as a person sees them: their words, buttons, selects and pictures."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.local.actions import messaging
from bot.local.wire.messages import message as message_wire
from bot.local.world.components import SELECTS, ComponentKind, walk
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.things import Attachment, Message, MessageFlag


@dataclass(frozen=True)
class Control:
    custom_id: str
    disabled: bool


@dataclass(frozen=True)
class Button(Control):
    label: str
    style: int
    emoji: str
    url: str


@dataclass(frozen=True)
class Select(Control):
    placeholder: str
    options: dict[str, str] = field(default_factory=dict)
    """Labels by value."""
    chosen: tuple[str, ...] = ()
    least: int = 1
    most: int = 1


class SeenMessage:
    """A message at the moment it was looked at; `again` looks anew."""

    def __init__(self, realm: Realm, message: Message, viewer: int) -> None:
        self._realm = realm
        self._message = message
        self._viewer = viewer
        self.id = message.id
        self.channel_id = message.channel_id
        self.author_id = message.author_id
        self.content = message.content
        self.components = message.components
        self.embeds = message.embeds
        self.attachments: list[Attachment] = list(message.attachments)
        self.flags = message.flags
        self.edited = message.edited is not None

    def __repr__(self) -> str:
        return f"<SeenMessage {self.id} {self.text[:60]!r}>"

    @property
    def again(self) -> "SeenMessage":
        return SeenMessage(self._realm, self._message, self._viewer)

    @property
    def gone(self) -> bool:
        return self._realm.world.message(self.channel_id, self.id) is None

    @property
    def raw(self) -> Json:
        """Discord's wire shape, as it is now."""
        return message_wire(self._realm, self._message)

    @property
    def shows(self) -> tuple[object, ...]:
        """All of it that an edit can change; equal as long as there was none, and much sooner compared than made."""
        one = self._message
        return one.content, one.components, one.embeds, one.attachments, one.flags

    @property
    def is_ephemeral(self) -> bool:
        return self._message.is_ephemeral

    @property
    def is_thinking(self) -> bool:
        return bool(self.flags & MessageFlag.LOADING)

    @property
    def pings_me(self) -> bool:
        return messaging.pings(self._realm, self._message, self._viewer)

    @property
    def text(self) -> str:
        """Everything written in it, in reading order."""
        return "\n".join(line for line in self._lines() if line)

    def _lines(self) -> Iterator[str]:
        yield self.content
        for embed in self.embeds:
            yield str(embed.get("title", ""))
            yield str(embed.get("description", ""))
            for each in embed.get("fields", ()):
                yield f"{each['name']}: {each['value']}"
            yield str(embed.get("footer", {}).get("text", ""))
        for component in walk(self.components):
            if component["type"] == ComponentKind.TEXT_DISPLAY:
                yield str(component["content"])

    @property
    def alt_texts(self) -> list[str]:
        """Of its pictures, in the order in which they stand."""
        shown = [each for item in walk(self.components) for each in (item, *item.get("items", ()))]
        described = [str(each["description"]) for each in shown if "media" in each and each.get("description")]
        return described or [each.description for each in self.attachments if each.description]

    @property
    def buttons(self) -> list[Button]:
        return [
            Button(
                custom_id=each.get("custom_id", ""),
                label=each.get("label", ""),
                disabled=bool(each.get("disabled")),
                style=each["style"],
                emoji=each.get("emoji", {}).get("name", ""),
                url=each.get("url") or "",
            )
            for each in walk(self.components)
            if each["type"] == ComponentKind.BUTTON
        ]

    @property
    def selects(self) -> list[Select]:
        return [
            Select(
                custom_id=each["custom_id"],
                placeholder=each.get("placeholder", ""),
                disabled=bool(each.get("disabled")),
                options={option["value"]: option["label"] for option in each.get("options", ())},
                chosen=tuple(option["value"] for option in each.get("options", ()) if option.get("default")),
                least=each["min_values"],
                most=each["max_values"],
            )
            for each in walk(self.components)
            if each["type"] in SELECTS
        ]

    def button(self, label_or_custom_id: str) -> Button:
        for button in self.buttons:
            if label_or_custom_id in (button.label, button.custom_id):
                return button
        shown = [button.label or button.custom_id for button in self.buttons]
        raise LookupError(f"No button {label_or_custom_id!r} among {shown}")

    def select(self, which: str | None = None) -> Select:
        """By custom id or placeholder; the only one if none is named."""
        selects = self.selects
        if which is None and len(selects) == 1:
            return selects[0]
        for select in selects:
            if which in (select.custom_id, select.placeholder):
                return select
        raise LookupError(f"No select {which!r} among {[each.placeholder or each.custom_id for each in selects]}")

    async def picture(self, index: int = 0) -> bytes:
        data = await self._realm.files.get(self.attachments[index].id)
        assert data is not None
        return data
