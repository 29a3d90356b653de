"""The way from one waiting table to the next leads past all of them, however many there are."""

import pytest

from bot.features.next_table.service import onward
from bot.panel.lines.beside import SKIPPED
from bot.store.identity import TableId


@pytest.mark.parametrize("count", [1, 2, SKIPPED, SKIPPED + 1, 4 * SKIPPED])
def test_who_leaves_every_table_aside_sees_each_of_them_once_a_round(count: int) -> None:
    waiting = [TableId(at) for at in range(count)]
    seen: list[TableId] = []
    while len(seen) < 2 * count:
        seen.append(onward(waiting, seen[-SKIPPED:])[0])
    assert seen == 2 * waiting


def test_who_has_moved_goes_on_from_where_they_stand() -> None:
    one, two, three, four = (TableId(at) for at in range(4))
    assert onward([one, two, four], [two, three])[0] == four
    assert onward([one, two], [two, three, four])[0] == one
