"""What every part of the local Discord shares: its memory, its clock, its ids and its messengers."""

import hashlib
import hmac
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from bot.local.world.clock import Clock, Timer
from bot.local.world.files import Files
from bot.local.world.hub import Hub
from bot.local.world.memory import World
from bot.local.world.refusals import ApiError
from bot.local.world.snowflakes import Snowflakes
from bot.local.world.things import Attachment

log = logging.getLogger("bot.local")


@dataclass(frozen=True)
class Exchange:
    """One REST request of the bot and the answer it got, for observers such as a schema check."""

    method: str
    route: str
    content_type: str
    body: object
    status: int
    answer: object
    parameters: Mapping[str, str] = field(default_factory=dict)
    """The ids and tokens of the path, by their names in the route."""


async def _nowhere() -> None:
    """A world that is not kept has nothing to write."""


@dataclass
class Realm:
    """`write_down` returns when all that changed so far would survive the end of this process."""

    clock: Clock
    ids: Snowflakes
    world: World
    files: Files
    secret: bytes
    token: str
    hub: Hub = field(default_factory=Hub)
    base_url: str = ""
    privileged_intents: int = 0
    shards: int = 1
    """So many are advised to whoever asks."""
    servers_a_shard: int = 2500
    observers: list[Callable[[Exchange], None]] = field(default_factory=list)
    archive_timers: dict[int, Timer] = field(default_factory=dict)
    uploads: dict[int, Attachment] = field(default_factory=dict)
    """Files that players have ready for an option of a command."""
    dm_refusals: dict[int, Callable[[], ApiError]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    write_down: Callable[[], Awaitable[None]] = _nowhere

    def now(self) -> float:
        return self.clock.now()

    def problem(self, words: str, *, cause: BaseException | None = None) -> None:
        """A fault of the local Discord itself, or something it does not know: loud, and kept for the tests."""
        log.error("%s", words, exc_info=cause)
        self.problems.append(words)

    def attachment_signature(self, attachment_id: int) -> str:
        return hmac.new(self.secret, str(attachment_id).encode(), hashlib.sha256).hexdigest()[:32]

    def attachment_url(self, attachment: Attachment) -> str:
        signature = self.attachment_signature(attachment.id)
        return f"{self.base_url}/cdn/{signature}/{attachment.id}/{attachment.filename}"
