"""Whoever clicks on a message lets us change it, beside what Discord counts for all servers together."""

from contextlib import nullcontext
from datetime import timedelta
from typing import Any, cast

import discord
import pytest
from discord.utils import utcnow

from bot.client.fleet import Fleet, LeaseInDoubt
from bot.client.tenure import USUAL, Tenure
from bot.local.world.realm import Exchange
from bot.panel.kit import ids
from bot.panel.kit.sheet import told
from bot.panel.questions.draft import drafted
from bot.publisher.keys import IN_TIME, REMEMBERED, Keys
from bot.publisher.messages import Messages
from bot.store.fleet.leases import Lease
from bot.store.identity import ChannelId, MessageId, UserId
from bot.tables.live import Live
from tests.driver import SeenMessage
from tests.driver.manual_clock import ManualClock
from tests.support.harbour import Harbour, answering

LIMITED = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
BY_CLICK = ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original")
SILENT = 2 * USUAL.silence


class _Click:
    """As much of a click as matters: which message, until when, and whether one person alone sees it."""

    def __init__(
        self, message: int, left: timedelta = timedelta(minutes=15), *, alone: bool = False, user: int = 1
    ) -> None:
        flags = discord.MessageFlags(ephemeral=alone)
        self.message = type("Clicked", (), {"id": message, "flags": flags})()
        self.expires_at = utcnow() + left
        self.user = discord.Object(user)


def _noted(*clicks: _Click) -> Keys:
    keys = Keys()
    for click in clicks:
        keys.note(cast(discord.Interaction[Any], click))
    return keys


def _whole(live: Live, panel: SeenMessage) -> str:
    """A button of the panel that makes a move."""
    for button in answering(panel):
        control = ids.parse(button)
        assert control is not None
        assert control.seat is not None
        if control.act == "do" and drafted(live.request(control.seat), control.args).advanced().complete:
            return button
    raise LookupError(panel)


def _heard(port: Harbour) -> list[tuple[str, str]]:
    heard: list[tuple[str, str]] = []

    def listen(exchange: Exchange) -> None:
        heard.append((exchange.method, exchange.route))

    port.local.realm.observers.append(listen)
    return heard


async def test_a_panel_is_changed_by_the_click_on_it(port: Harbour) -> None:
    ada, boris = port.people("Ada", "Boris")
    live = await port.begun(ada, boris)
    mover = (ada, boris)[live.waiting()[0]]
    panel, heard = port.panel(live, mover), _heard(port)
    version = live.table.version

    await mover.click(panel, _whole(live, panel))
    await port.local.settle()

    assert (await port.again(live)).table.version > version
    assert LIMITED not in heard
    assert heard.count(BY_CLICK) == 1
    assert panel.again.text != panel.text


async def test_what_a_token_cannot_do_any_more_the_bot_does(port: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, boris = port.people("Ada", "Boris")
    live = await port.begun(ada, boris)
    mover = (ada, boris)[live.waiting()[0]]
    panel, heard = port.panel(live, mover), _heard(port)
    button = _whole(live, panel)
    delivered = port.client.publisher._deliver

    async def later(begun: Any) -> Any:
        clock = port.local.realm.clock
        assert isinstance(clock, ManualClock)
        clock.advance(20 * 60)
        return await delivered(begun)

    monkeypatch.setattr(port.client.publisher, "_deliver", later)
    await mover.click(panel, button)
    await port.local.settle()

    assert heard.index(BY_CLICK) < heard.index(LIMITED)
    assert panel.again.text != panel.text


async def test_who_may_not_be_the_one_who_tells_changes_nothing_by_a_click_either(
    port: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, boris = port.people("Ada", "Boris")
    live = await port.begun(ada, boris)
    mover = (ada, boris)[live.waiting()[0]]
    panel, heard = port.panel(live, mover), _heard(port)
    await mover.click(panel, _whole(live, panel))
    await port.local.settle()
    heard.clear()
    now = [0.0]
    tenure = Tenure(port.client.store, "one", 1, clock=lambda: now[0])
    tenure.lease = Lease(0, 1)
    messages, posting = Messages(port.client, port.client.keys), told("Too late")
    with monkeypatch.context() as among_several:
        among_several.setattr(port.client, "fleet", Fleet(port.client, port.client.store, tenure, cast(Any, None)))
        for silent, asked in ((SILENT, []), (0.0, [BY_CLICK])):
            now[0] = silent
            with pytest.raises(LeaseInDoubt) if silent else nullcontext():
                await messages.edit(ChannelId(panel.channel_id), MessageId(panel.id), posting)
            assert heard == asked


def test_the_last_click_on_a_message_counts_while_it_is_surely_good() -> None:
    first, last = _Click(7), _Click(7)
    keys = _noted(first, last, _Click(8, IN_TIME / 2))

    assert keys.of(MessageId(7)) == cast(Any, last)
    assert keys.of(MessageId(8)) is None
    assert keys.of(MessageId(9)) is None
    keys.lose(MessageId(7))
    assert keys.of(MessageId(7)) is None


def test_what_one_person_alone_sees_is_not_everybodys() -> None:
    assert _noted(_Click(7, alone=True)).of(MessageId(7)) is None


def test_only_so_many_clicks_are_remembered() -> None:
    keys = _noted(*(_Click(number) for number in range(REMEMBERED + 1)))

    assert keys.of(MessageId(0)) is None
    assert keys.of(MessageId(1)) is not None


def test_where_somebody_clicked_is_forgotten_with_them() -> None:
    keys = _noted(_Click(7, user=1), _Click(8, user=2))

    keys.forget(UserId(1))

    assert keys.of(MessageId(7)) is None
    assert keys.of(MessageId(8)) is not None
