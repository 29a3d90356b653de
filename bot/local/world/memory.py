"""All things together, and which of them are still to be written down."""

from collections.abc import Iterator

from bot.local.world.things import Channel, Command, Emoji, Guild, Message, Thing, User


class World:
    """The local Discord's memory. Whoever changes a thing calls `changed` with it."""

    def __init__(self, bot_id: int = 0) -> None:
        self.bot_id = bot_id
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.commands: dict[int, Command] = {}
        self.emojis: dict[int, Emoji] = {}
        self._by_nonce: dict[tuple[int, str], Message] = {}
        self._by_guild: dict[int, dict[int, Channel]] = {}
        self._dms: dict[frozenset[int], Channel] = {}
        self.dirty: dict[tuple[type[Thing], int], Thing | None] = {}

    @property
    def bot(self) -> User:
        return self.users[self.bot_id]

    @property
    def players(self) -> list[User]:
        return [user for user in self.users.values() if not user.bot]

    def add(self, thing: Thing) -> None:
        match thing:
            case User():
                self.users[thing.id] = thing
            case Guild():
                self.guilds[thing.id] = thing
            case Channel():
                self.channels[thing.id] = thing
                self.messages.setdefault(thing.id, {})
                if thing.guild_id is not None:
                    self._by_guild.setdefault(thing.guild_id, {})[thing.id] = thing
                if thing.is_dm:
                    self._dms.setdefault(frozenset(thing.recipients), thing)
            case Message():
                self.messages.setdefault(thing.channel_id, {})[thing.id] = thing
                if thing.nonce is not None:
                    self._by_nonce[thing.author_id, str(thing.nonce)] = thing
            case Command():
                self.commands[thing.id] = thing
            case Emoji():
                self.emojis[thing.id] = thing
        self.changed(thing)

    def changed(self, thing: Thing) -> None:
        # An ephemeral message lives only as long as the client that shows it.
        if not (isinstance(thing, Message) and thing.is_ephemeral):
            self.dirty[type(thing), thing.id] = thing

    def remove(self, thing: Message | Command | Channel | Emoji) -> None:
        match thing:
            case Message():
                self.messages[thing.channel_id].pop(thing.id, None)
            case Command():
                self.commands.pop(thing.id, None)
            case Emoji():
                self.emojis.pop(thing.id, None)
            case Channel():
                for message in list(self.messages.pop(thing.id, {}).values()):
                    self.dirty[Message, message.id] = None
                self.channels.pop(thing.id, None)
                self._by_guild.get(thing.guild_id or 0, {}).pop(thing.id, None)
        self.dirty[type(thing), thing.id] = None

    def message(self, channel_id: int, message_id: int) -> Message | None:
        return self.messages.get(channel_id, {}).get(message_id)

    def with_nonce(self, author_id: int, nonce: str | int) -> Message | None:
        """The last message that its author sent under this name, wherever it stands."""
        found = self._by_nonce.get((author_id, str(nonce)))
        return found if found is not None and self.message(found.channel_id, found.id) is found else None

    def newer(self, channel_id: int, message_id: int) -> Iterator[Message]:
        """Messages after this one, newest first."""
        for message in reversed(self.messages[channel_id].values()):
            if message.id <= message_id:
                return
            yield message

    def channels_of(self, guild_id: int) -> list[Channel]:
        return [c for c in self._by_guild.get(guild_id, {}).values() if not c.is_thread]

    def threads_of(self, guild_id: int) -> list[Channel]:
        return [c for c in self._by_guild.get(guild_id, {}).values() if c.is_thread]

    def dm_between(self, one: int, other: int) -> Channel | None:
        return self._dms.get(frozenset((one, other)))

    def share_a_server(self, one: int, other: int) -> bool:
        return any({one, other} <= guild.members.keys() for guild in self.guilds.values())

    def commands_in(self, guild_id: int | None) -> list[Command]:
        return [c for c in self.commands.values() if c.guild_id == guild_id]

    def everything(self) -> Iterator[Thing]:
        yield from self.users.values()
        yield from self.guilds.values()
        yield from self.channels.values()
        yield from self.commands.values()
        yield from self.emojis.values()
        for messages in self.messages.values():
            yield from messages.values()
