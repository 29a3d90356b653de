"""What a feature declares is called at its moment, with nothing said of it anywhere else."""

from dataclasses import fields
from typing import Any

from bot.client.features import FEATURES
from bot.feature import Feature
from bot.features.forgetting import FORGETTING
from bot.features.places import PLACES
from bot.features.rematches import REMATCHES
from bot.features.seats import SEATS
from bot.host.limits import Limits
from bot.store.connection import Connection
from bot.store.identity import ChannelId, GuildId, TableId
from bot.store.table.company import Heed
from bot.store.table.proposals import Asked, Terms
from bot.tables.brought.beside import Beside
from bot.tables.brought.motion import Motions
from bot.tables.model import Person
from bot.tables.rules.patience import USUAL_SECONDS
from bot.tables.service import Tables
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House

ELSEWHERE = GuildId(8), ChannelId(80)


class Heard:
    """A feature that notes what it hears of, and does nothing else."""

    def __init__(self) -> None:
        self.of: list[str] = []
        self.declared: Feature[Heard] = Feature(
            serve=lambda _: self,
            open=Heard.later("open"),
            close=Heard.later("close"),
            recall=Heard.later("recall"),
            motions=Heard.motions,
            forgets=Heard.forgets,
            opened=self.hook("opened"),
            gathered=self.hook("gathered"),
            comes=self.hook("comes"),
            archive=self.hook("archive"),
            seated=self.hook("seated"),
            brought=self.hook("brought"),
            again=self.hook("again"),
            disown=self.hook("disown"),
            stood_up=self.hook("stood_up"),
            ended=self.hook("ended"),
            deserted=self.hook("deserted"),
            heed=Heed("tables.id > 0", self.told),
            where=self.hook("where"),
            on_card=self.on_card,
        )

    def note(self, name: str) -> None:
        """It has been called."""
        self.of.append(name)

    def hook(self, name: str) -> Any:
        """One that is called in a transaction."""
        return lambda *_: self.note(name)

    def told(self, db: Connection, table_id: TableId) -> tuple[()]:
        """A change of a table is told."""
        self.note("heed")
        return ()

    def motions(self) -> Motions:
        """Somebody asks the table something."""
        self.note("motions")
        return {}

    def on_card(self, *_: object) -> str:
        """Somebody looks at their own card."""
        self.note("on_card")
        return ""

    async def forgets(self, _: Person) -> "Heard":
        """Somebody is to be forgotten."""
        self.note("forgets")
        return self

    def forget(self, _: Connection) -> None:
        """All of them goes."""
        self.note("forget")

    async def after(self) -> None:
        """It is stored."""
        self.note("after")

    @staticmethod
    def later(name: str) -> Any:
        """One that is waited for."""

        async def call(heard: "Heard", *_: object) -> None:
            heard.note(name)

        return call


async def test_every_hook_is_called_at_its_moment(house: House) -> None:
    heard = Heard()
    house.tables = tables = Tables(
        house.store, lambda: None, lambda: house.now, USUAL_SECONDS, Limits(), (*FEATURES, heard.declared)
    )

    def since() -> set[str]:
        news, heard.of = set(heard.of), []
        return news

    await tables.open()
    assert since() == {"open"}
    table = await house.lobby(BORIS)
    assert since() == {"opened", "gathered", "comes"}
    await tables.lobby.start(table.id, ADA)
    assert since() == {"archive", "seated", "heed"}
    await tables.tables_of(ADA.id)
    assert since() == {"where"}
    await tables.on_card(table.id, ADA.id, "en")
    assert since() == {"on_card"}
    await tables.recall(await tables.live(table.id))
    assert since() == {"recall"}
    await tables.seats.leave(table.id, {BORIS.id})
    assert since() == {"heed", "deserted", "stood_up"}
    await tables.of(SEATS).sit(table.id, BORIS)
    assert since() == {"heed", "seated"}
    await tables.votes.propose(table.id, ADA, Asked.PAUSE, Terms(until=house.now + 1000))
    await tables.votes.vote(table.id, ADA, yes=False)
    assert since() == {"motions", "heed"}
    await tables.of(PLACES).move(await tables.table(table.id), *ELSEWHERE)
    assert since() == {"brought"}
    await house.play_on(table.id, 400)
    assert (await tables.table(table.id)).status == "finished"
    assert since() == {"heed", "ended"}
    await tables.of(REMATCHES).open(table.id, ADA)
    assert since() == {"opened", "again"}
    await tables.of(FORGETTING).forget(CLARA)
    assert since() == {"forgets", "forget", "disown", "after"}
    await tables.close()
    assert since() == {"close"}
    declared = {field.name for field in fields(Beside) if getattr(heard.declared, field.name) not in (None, ())}
    assert declared | {"rows_of_people"} == {field.name for field in fields(Beside)}, "one is left out here"
