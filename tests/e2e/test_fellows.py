"""Between people at a table: a word in everybody's language, everybody's pace, and a nudge for one person alone."""

from pathlib import Path

from bot.features.fellows.remarks import REMARKS
from bot.features.forgetting.erasing import ERASED_EVERY
from bot.local.world.things import MessageFlag
from bot.tables.live import Live
from tests.driver import Outcome, Player, SeenMessage
from tests.e2e.test_notices import at, played_until
from tests.support.harbour import PLACE, Harbour, acts, choose, press, press_more
from tests.support.traces import traces
from texts import words

DAY = 86400.0


async def fellows(port: Harbour, live: Live, person: Player) -> Outcome:
    """Their card of those at the table."""
    return await press_more(person, port.panel(live, person), "fellows")


async def say(port: Harbour, live: Live, person: Player, word: str) -> Outcome:
    card = (await fellows(port, live, person)).message
    return await choose(person, card, word)


def ringing(person: Player, place: list[SeenMessage]) -> int:
    """So many messages there called this person."""
    return sum(message.pings_me for message in place)


async def test_a_word_stands_on_the_panel_in_the_tables_language_and_rings_nobody(
    port: Harbour, ada: Player, boris: Player, clara: Player
) -> None:
    boris.set_locale("ru")
    live = await port.begun(ada, boris)
    panel, thread = port.panel(live, ada), port.thread(live)
    before = [message.id for message in clara.sees(thread)]
    rang = [ringing(each, each.sees(thread)) for each in (ada, boris)]
    card = (await fellows(port, live, boris)).message
    assert card.is_ephemeral
    assert words("ru")("bot-remark-tonight") in [label for each in card.selects for label in each.options.values()]
    await choose(boris, card, "tonight")
    assert "никого не вызывает" in card.again.text
    assert "💬 Boris: Sorry, back tonight" in panel.again.text
    refused = await say(port, live, boris, "thinking")
    assert "через 10 минут" in refused.text
    assert "Thinking" not in panel.again.text
    await port.restart()
    assert "через" in (await say(port, live, boris, "thinking")).text, "it is remembered"
    await say(port, live, ada, "well-played")
    assert "💬 Ada: Well played!" in panel.again.text
    assert [message.id for message in clara.sees(thread)] == before, "nothing is posted"
    assert [ringing(each, each.sees(thread)) for each in (ada, boris)] == rang
    assert "Well played" not in (await ada.slash(thread, "log")).text, "it is no line of the log"
    watching = (await fellows(port, live, clara)).message
    assert "Ada" in watching.text
    assert {"remark", "nudge"}.isdisjoint(acts(watching))
    assert port.leaks(live) == []
    assert port.complaints() == []


async def test_at_a_private_table_each_reads_it_in_their_own_language(
    port: Harbour, ada: Player, boris: Player
) -> None:
    boris.set_locale("ru")
    live = await port.begun_in_private(ada, boris)
    more = await press(ada, next(each for each in reversed(ada.dms) if "more" in acts(each)), "more")
    card = await press(ada, more.message, "fellows")
    await choose(ada, card.message, "luck")
    told = [message for message in boris.dms if "Ada: Удачи!" in message.text]
    assert told
    assert not any(message.pings_me for message in told)
    assert not any("💬" in message.text for message in ada.dms), "who says it knows it"
    assert port.leaks(live) == []
    assert port.complaints() == []


async def test_a_nudge_is_seen_by_its_person_alone_in_silence_and_goes_with_the_answer(
    port: Harbour, ada: Player, boris: Player, clara: Player
) -> None:
    await port.until(at(1, 12))
    boris.set_locale("ru")
    live = await played_until(port, await port.begun(ada, boris), 1)
    before, thread = len(boris.dms), [message.id for message in clara.sees(port.thread(live))]
    card = (await fellows(port, live, ada)).message
    assert "nudge" not in acts((await fellows(port, live, boris)).message), "one does not nudge oneself"
    await press(ada, card, "nudge")
    assert "silent DM" in card.again.text
    await port.later(1)
    assert len(boris.dms) == before + 1
    nudge = boris.dms[-1]
    assert "остальные ждут вашего хода" in nudge.text
    assert nudge.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    assert "Ada" not in nudge.text
    assert [message.id for message in clara.sees(port.thread(live))] == thread
    assert "within a day" in (await press(ada, card, "nudge")).text
    await port.restart()
    assert "within a day" in (await press(ada, card, "nudge")).text
    await played_until(port, await port.again(live), 0)
    assert nudge.id not in [message.id for message in boris.dms]
    assert port.complaints() == []


async def test_who_turns_nudges_off_gets_none(port: Harbour, ada: Player, boris: Player) -> None:
    await port.until(at(1, 12))
    live = await played_until(port, await port.begun(ada, boris), 1)
    card = (await fellows(port, live, ada)).message
    await press(ada, card, "nudge")
    await port.later(1)
    nudged = boris.dms[-1]
    await press(boris, nudged, "unnudged")
    assert "No one can nudge you now" in nudged.again.text
    assert "Nudges: off" in (await boris.slash(PLACE, "settings")).text
    await port.later(DAY + 60)
    told = len(boris.dms)
    assert "takes no nudges" in (await press(ada, card, "nudge")).text
    await boris.slash(PLACE, "settings", nudges=True)
    await press(ada, card, "nudge")
    assert "silent DM" in card.again.text
    await port.later(1)
    assert len(boris.dms) == told + 1
    assert port.complaints() == []


async def test_words_and_nudges_leave_with_their_person(
    port: Harbour, ada: Player, boris: Player, tmp_path: Path
) -> None:
    await port.until(at(1, 12))
    live = await played_until(port, await port.begun(ada, boris), 1)
    for person, word in zip((ada, boris), REMARKS, strict=False):
        await say(port, live, person, word)
    await press(ada, (await fellows(port, live, ada)).message, "nudge")
    await port.later(1)
    for person in (boris, ada):
        assert traces(tmp_path, person.id, person.name) != []
        await person.slash(PLACE, "forget-me", sure=True)
        await port.later(ERASED_EVERY)
        assert traces(tmp_path, person.id, person.name) == []
    assert port.complaints() == []
