"""What people have chosen for themselves: their language, and whether they want private messages."""

from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Any

import discord
from msgspec.structs import replace

from bot.hours.habits import Habits, habits_in, with_habits
from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.identity import TableId, UserId
from bot.store.people.choices import (
    ASKED,
    CALL_ASKED,
    CLOSED,
    COACH,
    DISCORD_LANGUAGE,
    MINE,
    MY_TABLES,
    NO_NUDGES,
    ORDER,
    SKIN,
    UNCOUNTED,
    Choices,
    choices_of,
    load_choices,
    save_choices,
)
from bot.store.people.names import harmless
from bot.tables.model import Person
from bot.tables.waiting.calls import call_anew
from render.kit.skins import SKINS, SkinName
from texts import DEFAULT, nearest

REMEMBERED = 2000
MOST_IN_ORDER = 100
AT_HAND = "table at hand"
LESSONS, OFF = "lessons", "off"


class People:
    """Remembers the choices of the people met lately, so that a language is known without waiting."""

    def __init__(self, store: Store, otherwise: str = DEFAULT) -> None:
        self._store = store
        self._otherwise = otherwise
        """The language of those whose Discord is in none of the house's."""
        self._known: OrderedDict[UserId, Choices] = OrderedDict()

    async def choices(self, user_id: UserId) -> Choices:
        """What this person has chosen."""
        found = self._known.get(user_id)
        if found is None:
            found = await self._store.read(lambda db: load_choices(db, user_id))
            self._remember(found)
        return found

    async def choose(
        self, user_id: UserId, *, language: str | None = None, dms: bool | None = None, skin: str | None = None
    ) -> Choices:
        """Change a choice; None leaves it as it is, `auto` follows Discord's language and the host's pictures again."""

        def chosen(now: Choices) -> Choices:
            return replace(
                now,
                language=now.language if language is None else None if language == "auto" else language,
                dms=now.dms if dms is None else dms,
                settings=_with_skin(now.settings if dms is None else _open(now.settings), skin),
            )

        return await self._change(user_id, chosen)

    async def lesson(self, user_id: UserId | None, lesson: str) -> str:
        """The lesson, if the person has not had it yet and wants lessons; from now on they have had it."""
        if user_id is None or not lesson:
            return ""
        settings = (await self.choices(user_id)).settings
        if settings.get(COACH) == OFF or lesson in settings.get(LESSONS, ()):
            return ""
        await self._change(
            user_id,
            lambda now: replace(now, settings={**now.settings, LESSONS: [*now.settings.get(LESSONS, ()), lesson]}),
        )
        return lesson

    async def is_to_be_asked_how_to_call(self, user_id: UserId) -> bool:
        """Whether nobody has asked them yet, and they have not chosen by themselves; from now on they have been."""
        choices = await self.choices(user_id)
        if choices.settings.get(CALL_ASKED) or choices.dms or choices.closed:
            return False
        await self._change(user_id, lambda now: replace(now, settings={**now.settings, CALL_ASKED: True}))
        return True

    async def coach(self, user_id: UserId, wanted: bool) -> None:
        """Lessons or none; who asks for them anew hears them from the beginning."""

        def chosen(now: Choices) -> Choices:
            others = {name: value for name, value in now.settings.items() if name not in (COACH, LESSONS)}
            return replace(now, settings=others if wanted else {**others, COACH: OFF})

        await self._change(user_id, chosen)

    async def habits(self, user_id: UserId) -> Habits:
        """How this person wants to be told that a table waits."""
        return habits_in((await self.choices(user_id)).settings)

    async def change_habits(self, user_id: UserId, change: Callable[[Habits], Habits], now: float) -> Habits:
        """Other habits; whatever they have to be told of is told by these from now on."""

        def chosen(choices: Choices) -> Choices:
            return replace(choices, settings=with_habits(choices.settings, change(habits_in(choices.settings))))

        changed = await self._change(user_id, chosen)
        await self._store.write(lambda db: call_anew(db, user_id, now))
        return habits_in(changed.settings)

    async def go_in_order(self, user_id: UserId, order: str) -> Choices:
        """In which order this person goes through the tables that wait for them."""
        return await self._change(user_id, lambda now: replace(now, settings={**now.settings, ORDER: order}))

    async def put_first(self, user_id: UserId, table_id: TableId) -> Choices:
        """This table comes first in the person's own order."""

        def chosen(now: Choices) -> Choices:
            others = [each for each in now.settings.get(MY_TABLES, ()) if each != table_id]
            order = {ORDER: MINE, MY_TABLES: [int(table_id), *others][:MOST_IN_ORDER]}
            return replace(now, settings={**now.settings, **order})

        return await self._change(user_id, chosen)

    async def put_at_hand(self, user_id: UserId, table_id: TableId) -> None:
        """At which of their tables this person's commands in private messages act."""
        await self._change(user_id, lambda now: replace(now, settings={**now.settings, AT_HAND: int(table_id)}))

    async def at_hand(self, user_id: UserId) -> TableId | None:
        """The table that they have chosen."""
        return (await self.choices(user_id)).settings.get(AT_HAND)

    def at_hand_now(self, user_id: UserId) -> TableId | None:
        """The same as far as it is known without waiting."""
        known = self._known.get(user_id)
        return None if known is None else known.settings.get(AT_HAND)

    async def count(self, user_id: UserId, wanted: bool) -> None:
        """Be in the statistics or not."""

        def chosen(now: Choices) -> Choices:
            others = {name: value for name, value in now.settings.items() if name != UNCOUNTED}
            return replace(now, settings=others if wanted else {**others, UNCOUNTED: True})

        await self._change(user_id, chosen)

    async def be_nudged(self, user_id: UserId, wanted: bool) -> None:
        """Take nudges or none."""

        def chosen(now: Choices) -> Choices:
            others = {name: value for name, value in now.settings.items() if name != NO_NUDGES}
            return replace(now, settings=others if wanted else {**others, NO_NUDGES: True})

        await self._change(user_id, chosen)

    async def ask_anyway(self, user_id: UserId, wanted: bool) -> None:
        """Be asked before a turn ends by itself, or not."""

        def chosen(now: Choices) -> Choices:
            others = {name: value for name, value in now.settings.items() if name != ASKED}
            return replace(now, settings={**others, ASKED: True} if wanted else others)

        await self._change(user_id, chosen)

    def forget(self, user_id: UserId) -> None:
        """Nothing is stored about this person any more."""
        self._known.pop(user_id, None)

    async def look_again(self, users: Collection[UserId] | None = None) -> None:
        """What is remembered of these, or of all, is as it is stored: another process may have changed it."""
        known = [user for user in (self._known if users is None else users) if user in self._known]
        if not known:
            return
        stored = await self._store.read(lambda db: choices_of(db, known))
        for user in known:
            if user in self._known:
                self._known[user] = stored[user]

    async def closed(self, user_id: UserId) -> None:
        """Remember that this person takes no private messages; forgotten when they ask for some."""
        await self._change(user_id, lambda now: replace(now, settings={**now.settings, CLOSED: True}))

    async def language(self, user_id: UserId, otherwise: str) -> str:
        """The person's own language, else that of their Discord as last seen, else another one."""
        choices = await self.choices(user_id)
        return choices.language or choices.settings.get(DISCORD_LANGUAGE) or otherwise

    async def skin(self, user_id: UserId | None, host: UserId) -> SkinName:
        """In which skin this person sees pictures; who has not chosen, and everybody together, as the host does."""
        for reader in (user_id, host):
            if reader is not None and SKIN in (settings := (await self.choices(reader)).settings):
                found: SkinName = settings[SKIN]
                return found
        return "light"

    def language_now(self, user_id: UserId, locale: str) -> str:
        """The person's language as far as it is known without waiting, else the nearest to their locale."""
        known = self._known.get(user_id)
        return (known.language if known else None) or nearest(locale, self._otherwise)

    async def person(self, interaction: discord.Interaction) -> Person:
        """Who acts here."""
        user = interaction.user
        choices = await self._seen(UserId(user.id), nearest(str(interaction.locale), self._otherwise))
        return Person(
            UserId(user.id),
            harmless(user.display_name) or user.name,
            choices.language or choices.settings[DISCORD_LANGUAGE],
        )

    async def _seen(self, user_id: UserId, language: str) -> Choices:
        """Remember in which language they use Discord: it does not say so when we write to them first."""
        choices = await self.choices(user_id)
        if choices.settings.get(DISCORD_LANGUAGE) == language:
            return choices

        def seen(now: Choices) -> Choices:
            return replace(now, settings={**now.settings, DISCORD_LANGUAGE: language})

        return await self._change(user_id, seen)

    async def _change(self, user_id: UserId, change: Callable[[Choices], Choices]) -> Choices:
        """Changed as it is stored: two changes at once must not undo each other."""

        def store(db: Connection) -> Choices:
            changed = change(load_choices(db, user_id))
            save_choices(db, changed)
            return changed

        try:
            changed = await self._store.write(store)
        except BaseException:
            # Cut short, it may be stored all the same.
            self._known.pop(user_id, None)
            raise
        self._remember(changed)
        return changed

    def _remember(self, choices: Choices) -> None:
        self._known[choices.user_id] = choices
        self._known.move_to_end(choices.user_id)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _with_skin(settings: dict[str, Any], skin: str | None) -> dict[str, Any]:
    if skin is None:
        return settings
    others = {name: value for name, value in settings.items() if name != SKIN}
    return {**others, SKIN: skin} if skin in SKINS else others


def _open(settings: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in settings.items() if name != CLOSED}
