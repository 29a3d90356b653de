"""`/forget me`, where campaigns are called after people."""

from bot.features.campaigns.names import Known, call_otherwise
from bot.features.campaigns.rows import Campaign
from bot.features.campaigns.service import Campaigns
from bot.store.connection import Connection
from bot.tables.model import Person


class Forgetting:
    """Has campaigns called otherwise that bear a person's name."""

    def __init__(self, campaigns: Campaigns, person: Person, known: Known) -> None:
        self._campaigns = campaigns
        self._person = person
        self._known = known
        self._renamed: list[Campaign] = []

    @classmethod
    async def of(cls, campaigns: Campaigns, person: Person) -> "Forgetting":
        """This person, while their names are stored."""
        return cls(campaigns, person, await campaigns.knows_of(person))

    def forget(self, db: Connection) -> None:
        """They are called so from now on."""
        self._renamed = call_otherwise(db, self._person, self._known)

    async def after(self) -> None:
        """What is remembered of them is called so, too."""
        self._campaigns.forget_names(self._renamed)
