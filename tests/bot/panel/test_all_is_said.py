"""Whatever a choice brings, and whatever a word stands for, is read on the panel: on the control, or beside it."""

from collections.abc import Iterator

import pytest

from bot.panel.kit.ids import Control, parse
from bot.panel.kit.labels import OPTION_ROOM
from bot.panel.kit.wording import label_teller
from bot.panel.messages.private_card import proposed
from bot.panel.questions.clicked import taken
from bot.panel.questions.controls import private_controls, public_controls
from bot.panel.questions.draft import Draft, drafted
from bot.panel.questions.foretelling import Foretelling, with_meaning
from bot.store.identity import TableId
from bot.tables.live import Live
from games.core.moves import Request
from games.core.seats import Seat
from games.registry import GAMES, game
from tests.bot.panel.pressing import TABLE, Json
from tests.bot.panel.shown import as_json
from tests.support.positions import position
from texts import LOCALES, Teller

BUTTON = 2
EVERY = 11
CUT = "…"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_what_a_choice_brings_is_read_beside_it(key: str, locale: str) -> None:
    for live in position(key, max(game(key).settings.seat_counts), 12, locale, EVERY):
        for seat in live.waiting()[:1]:
            for public in (True, False):
                unsaid = list(_unsaid(live, seat, locale, public))
                assert not unsaid, live.request(seat).prompt


def _unsaid(live: Live, seat: Seat, locale: str, public: bool) -> Iterator[tuple[str, str]]:
    request, say = live.request(seat), label_teller(live.table, locale)
    foresight = live.foresight(seat, None if public else seat)
    controls = (public_controls if public else private_controls)(TableId(TABLE), request, say, foresight)
    beside = controls.told + proposed(live, seat, None if public else seat, locale)
    for part in as_json(controls.rows):
        control = parse(part["custom_id"])
        assert control is not None
        for draft, text in _choices(request, part, control):
            brings, abouts = Foretelling(say, foresight).brings(draft), _stands_for(say, request, control, draft)
            more = [about for about in abouts if with_meaning(brings, about) != brings]
            for said in (brings, *more):
                if said not in text and said not in beside and not _is_full(text):
                    yield text, said


def _choices(request: Request, part: Json, control: Control) -> Iterator[tuple[Draft, str]]:
    """What is chosen by each control, and what is read on it."""
    if part["type"] == BUTTON:
        if control.act == "do":
            yield drafted(request, control.args), part["label"]
    elif part["max_values"] == 1 and control.act != "verb":
        for option in part["options"]:
            text = f"{option['label']} {option.get('description', '')}"
            yield taken(request, control, (option["value"],)), text


def _stands_for(say: Teller, request: Request, control: Control, draft: Draft) -> list[str]:
    """What the words that are chosen there stand for."""
    begun = drafted(request, control.args).answers if control.act != "do" else draft.answers[:-1]
    given = list(zip(draft.offer.fields, draft.answers, strict=False))[len(begun) :]
    if control.act == "pick":
        given = given[:1]
    return [say.about(field.noun, word) for field, word in given if isinstance(word, str)]


def _is_full(text: str) -> bool:
    """An option says as much as Discord has room for."""
    return text.endswith(CUT) and len(text) > OPTION_ROOM
