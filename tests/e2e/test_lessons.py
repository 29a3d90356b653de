"""A newcomer learns: from the first command over every step to a game of their own, and it is theirs alone."""

import pytest

from bot.features.lessons import LESSONS
from bot.features.lessons.course import Course
from bot.panel.kit.ids import parse
from bot.panel.questions.clicked import taken
from bot.store.identity import UserId
from bot.tables.model import Person
from games.lessons import LEARNER, lessons_of
from tests.bot.panel.pressing import towards
from tests.bot.panel.shown import parts
from tests.driver import Player, SeenMessage
from tests.support.harbour import PLACE, Harbour, answering, custom_ids
from texts import LOCALES

KEY = "puerto_rico"


class Learner:
    """Somebody in the midst of a lesson."""

    def __init__(self, port: Harbour, player: Player, card: SeenMessage, locale: str = "en") -> None:
        self.port = port
        self.player = player
        self.card = card
        self.person = Person(UserId(player.id), player.name, locale)

    async def press(self, *args: str) -> SeenMessage:
        """The control that does this among lessons."""
        wanted = ":".join(args)
        found = next(each for each in custom_ids(self.card.again) if f":learn:{wanted}" in each)
        self.card = (await self.player.click(self.card, found)).message
        return self.card

    async def course(self) -> Course:
        found = await self.port.client.tables.of(LESSONS).last(self.person)
        assert found is not None
        return found

    async def answer(self, text: str) -> None:
        """This move, by what is shown."""
        while True:
            found = await self.course()
            move = found.play.legal(LEARNER).read(text)
            seen = self.card.again
            shown = [part for part in parts(seen.components) if part.get("custom_id") in answering(seen)]
            near = towards(found.live.request(LEARNER), shown, move)
            assert near, f"nothing on {seen.text} leads to {text}"
            _, control, draft = near[0]
            assert parse(control.id()) == control
            if any(each.custom_id == control.id() for each in seen.buttons):
                self.card = (await self.player.click(seen, control.id())).message
            else:
                options = next(each.options for each in seen.selects if each.custom_id == control.id())
                value = next(each for each in options if taken(found.live.request(LEARNER), control, (each,)) == draft)
                self.card = (await self.player.select(seen, control.id(), value)).message
            if draft.complete:
                return

    async def step(self) -> None:
        """As it is meant."""
        step = (await self.course()).step
        assert step is not None
        if step.do:
            await self.answer(step.do)
        else:
            await self.press("do")


@pytest.mark.parametrize("locale", LOCALES)
async def test_from_the_first_command_to_a_game_of_ones_own(port: Harbour, ada: Player, locale: str) -> None:
    await ada.slash(PLACE, "settings", language=locale)
    card = (await ada.slash(PLACE, "learn")).message
    assert card.is_ephemeral
    learner = Learner(port, ada, card, locale)
    await learner.press("game", KEY)
    for lesson in lessons_of(KEY):
        await learner.press("open", KEY, lesson.key)
        for _ in lesson.steps:
            assert len(learner.card.again.attachments) == 1, "each step has its picture"
            await learner.step()
        assert (await learner.course()).kept.finished
        if not lesson.goes_on:
            await learner.press("game", KEY)
    assert learner.card.id == card.id, "it stays the one message"
    before = len(ada.dms)
    await learner.press("play")
    await port.local.settle()
    assert len(ada.dms) > before
    live = next(iter(port.client.tables.live_of(UserId(ada.id), KEY)))
    assert live.table.people == (UserId(ada.id),)
    assert port.complaints() == []


async def test_another_move_is_told_and_put_back_and_a_late_click_shows_where_one_is(
    port: Harbour, ada: Player
) -> None:
    learner = Learner(port, ada, (await ada.slash(PLACE, "learn", game=KEY)).message)
    await learner.press("open", KEY, "round")
    await learner.step()
    was = learner.card.again
    late = answering(was)[0]
    await learner.answer("choose mayor")
    assert "↩" in learner.card.again.text
    assert (await learner.course()).kept.step == 1
    await learner.step()
    assert "✓" in learner.card.again.text
    clicked = port.local.forger.click(ada, was, late)
    await port.local.settle()
    shown = clicked.message
    assert shown.again.text.splitlines()[0] == learner.card.again.text.splitlines()[0]
    assert (await learner.course()).kept.step == 2
    assert port.complaints() == []


async def test_it_is_resumed_after_a_restart_and_gone_with_its_person(port: Harbour, ada: Player) -> None:
    learner = Learner(port, ada, (await ada.slash(ada.dm, "learn", game=KEY)).message)
    await learner.press("open", KEY, "captain")
    await learner.step()
    await port.restart()
    await learner.step()
    assert (await learner.course()).kept.step == 2
    again = Learner(port, ada, (await ada.slash(PLACE, "learn")).message)
    await again.press("open", KEY, "captain")
    assert (await again.course()).kept.step == 2
    assert port.complaints() == []


async def test_nobody_else_acts_in_it(port: Harbour, ada: Player, boris: Player) -> None:
    learner = Learner(port, ada, (await ada.slash(PLACE, "learn", game=KEY)).message)
    await learner.press("open", KEY, "round")
    await learner.step()
    refused = port.local.forger.click(boris, learner.card.again, answering(learner.card.again)[0])
    await port.local.settle()
    assert refused.text
    assert (await learner.course()).kept.step == 1
    assert await port.client.tables.of(LESSONS).begun(Person(UserId(boris.id), "Boris", "en")) == []


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_way_there_is_in_the_lobby_and_in_the_help(
    port: Harbour, ada: Player, boris: Player, locale: str
) -> None:
    await boris.slash(PLACE, "settings", language=locale)
    lobby = await port.opened(ada, game=KEY)
    helped = (await boris.slash(PLACE, "help", game=KEY)).message
    general = (await boris.slash(PLACE, "help")).message
    for message, leads in ((lobby, "game"), (helped, "game"), (general, "games")):
        way = next(each for each in custom_ids(message.again) if f":learn:{leads}" in each)
        shown = (await boris.click(message, way)).message
        assert shown.is_ephemeral
        assert any(":learn:" in each for each in custom_ids(shown.again))
    assert lobby.again.text
    assert port.complaints() == []
