"""What was counted, for those who ask."""

import asyncio
from collections import Counter
from collections.abc import Sequence

from bot.features.statistics.alarms import Lookup
from bot.features.statistics.badges import earned
from bot.features.statistics.rows import Result, company_of, forget_results, name_at, results_at, results_of
from bot.features.statistics.story import PEOPLE_SHOWN, Tale
from bot.store.connection import Connection
from bot.store.identity import GuildId, TableId, UserId
from bot.tables.brought.alarm import Alarm
from bot.tables.service import Tables


class Statistics:
    """Results are kept as games end; here they are read, and let go of."""

    def __init__(self, tables: Tables) -> None:
        self._ledger = tables.ledger

    def alarms(self) -> tuple[Alarm, ...]:
        """What falls due of it."""
        return (Lookup(self._ledger),)

    async def tale(self, user_id: UserId, guild_id: GuildId | None, here: GuildId | None) -> Tale:
        """A person's story, of all games or those on one server, and how rare their badges are where one looks."""

        def collect(db: Connection) -> tuple[list[Result], dict[TableId, set[UserId]], Tale, list[Result]]:
            company = company_of(db, user_id, guild_id)
            often = Counter(other for others in company.values() for other in others)
            most = sorted(often.items(), key=lambda each: (-each[1], each[0]))[:PEOPLE_SHOWN]
            last = {who: max(table for table, others in company.items() if who in others) for who, _ in most}
            people = tuple((who, name, count) for who, count in most if (name := name_at(db, last[who], who)))
            everybody = [] if here is None else results_at(db, here)
            return results_of(db, user_id, guild_id), company, Tale(people=people), everybody

        results, company, tale, everybody = await self._ledger.read(collect)
        rare, counted = await asyncio.to_thread(_rarities, everybody)
        return Tale(tuple(results), tale.people, tuple(earned(results, company)), rare, counted)

    async def at(self, guild_id: GuildId) -> list[Result]:
        """All results on a server."""
        return await self._ledger.read(lambda db: results_at(db, guild_id))

    async def drop(self, user_id: UserId) -> None:
        """This person does not want to be counted."""
        await self._ledger.write(lambda db: forget_results(db, user_id))


def _rarities(results: Sequence[Result]) -> tuple[dict[str, int], int]:
    """How many of those who have played to the end there have each badge by these results, and how many they are."""
    at_table: dict[TableId, set[UserId]] = {}
    of_person: dict[UserId, list[Result]] = {}
    for result in results:
        of_person.setdefault(result.user_id, []).append(result)
        if result.place is not None:
            at_table.setdefault(result.table_id, set()).add(result.user_id)
    people = [user for user, theirs in of_person.items() if any(each.place is not None for each in theirs)]
    have: Counter[str] = Counter()
    for user in people:
        company = {table: others - {user} for table, others in at_table.items() if user in others}
        have.update(each.badge for each in earned(of_person[user], company))
    return dict(have), len(people)
