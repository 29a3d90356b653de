"""What is kept of a game: its state, and what outlives it, also as earlier versions have saved them."""

from dataclasses import dataclass, field
from typing import Generic

from games.core import saving
from games.core.ending.outcome import Archive
from games.core.rules import S


@dataclass(frozen=True)
class Saved(Generic[S]):
    """As what a game is saved."""

    state_type: type[S]
    version: saving.RulesVersion = saving.FIRST
    """Grows when saved games must be changed to be understood."""
    upgrades: saving.Upgrades = field(default_factory=dict)
    """For each former version what makes its saved games those of the next one: `{1: add_the_governor}`."""
    archive_type: type[Archive] | None = None
    """What outlives a game, if anything does: given to the set-up, taken from the outcome."""
    archive_version: saving.RulesVersion = saving.FIRST
    archive_upgrades: saving.Upgrades = field(default_factory=dict)

    def load(self, saved: bytes) -> S:
        """A state from its saved form, also of earlier versions; TooNew if a later one has saved it."""
        return saving.load_upgraded(self.state_type, saved, self.version, self.upgrades)

    def load_archive(self, saved: bytes) -> Archive:
        """What an earlier game has left, from its saved form, also of earlier versions."""
        assert self.archive_type is not None, "nothing outlives this game"
        return saving.load_upgraded(self.archive_type, saved, self.archive_version, self.archive_upgrades)
