"""The store's spring-cleaning falls due, too."""

from bot.hours.habits import HOUR
from bot.store.engine.database import Store
from bot.store.errands import prune_errands
from bot.store.people.private_cards import prune_private_cards
from bot.store.telling.interactions import prune_interactions
from bot.store.telling.outbox import prune_outbox

CLEANED_EVERY = 6 * HOUR
KEPT_FOR = 7 * 24 * HOUR


class Spring:
    """The store's spring-cleaning, a few times a day."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._next = 0.0

    async def due(self) -> float | None:
        """When it is time to clean."""
        return self._next

    async def ring(self, now: float) -> bool:
        """Forget what is long told."""
        if now < self._next <= now + CLEANED_EVERY:
            return False
        self._next = now + CLEANED_EVERY
        await self._store.write(lambda db: prune_outbox(db, now - KEPT_FOR))
        await self._store.write(lambda db: prune_interactions(db, now - KEPT_FOR))
        await self._store.write(lambda db: prune_errands(db, now - KEPT_FOR))
        await self._store.write(lambda db: prune_private_cards(db, now))
        await self._store.erase(large=True)
        return True

    async def put_off(self, now: float, until: float) -> None:
        """It has been put off already: it is tried a few times a day."""
