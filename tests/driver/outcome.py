"""What came of something a player did, as that player sees it."""

from bot.local.world.interaction import LiveInteraction, Progress
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.things import Message
from tests.driver.seen_message import SeenMessage


class Outcome:
    """What came of something a player did."""

    def __init__(self, realm: Realm, interaction: LiveInteraction) -> None:
        self._realm = realm
        self.interaction = interaction

    def __repr__(self) -> str:
        return f"<Outcome {self.progress.value} {self.text[:60]!r}>"

    @property
    def progress(self) -> Progress:
        return self.interaction.progress

    @property
    def failed(self) -> bool:
        """The bot gave no answer in time: "This application did not respond"."""
        return self.progress is Progress.FAILED

    @property
    def message(self) -> SeenMessage:
        """The answer: a new message, or the one that was edited."""
        original = self.interaction.original
        if original is None:
            raise LookupError(f"No message came of it ({self.progress.value})")
        return self._seen(original)

    @property
    def replies(self) -> list[SeenMessage]:
        """All messages that the bot sent in answer, oldest first."""
        world = self._realm.world
        return [self._seen(each) for each in self.interaction.replies if world.message(each.channel_id, each.id)]

    @property
    def private(self) -> list[SeenMessage]:
        return [reply for reply in self.replies if reply.is_ephemeral]

    @property
    def text(self) -> str:
        """What the bot said in answer."""
        return "\n".join(reply.text for reply in self.replies)

    @property
    def modal(self) -> Json:
        if self.interaction.modal is None:
            raise LookupError(f"No modal opened ({self.progress.value})")
        return self.interaction.modal

    def _seen(self, message: Message) -> SeenMessage:
        return SeenMessage(self._realm, message, self.interaction.user_id)
