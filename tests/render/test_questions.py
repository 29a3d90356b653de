"""What a question is about is cut out of the pictures, lit, and can be read: every kind of question of every game."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.fields import PART, Pick, PickSome, Spread
from games.core.game import Setup
from games.core.moves import Offer, Request
from games.core.state import GameState
from games.registry import GAMES, game
from render.boards import asked, asked_openly, boards, shown
from render.kit import finish
from render.kit.anchors import Anchor
from render.kit.asked.lighting import calm, light
from render.kit.asked.stage import Sheet, Stage
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE
from render.kit.picture import NOTHING, Picture
from render.kit.proposal import Proposal, untouched
from render.kit.skins import SKINS, wearing
from render.kit.traces import Written
from tests.render.readable import Readers
from tests.support.configurations import covering
from texts import LOCALES, Teller, words

NAMES = ("Anna", "Boris", "Wu", "Zoë", "Li")
MOVES, IDLE = 80, 2
HIGHER = 1.3
HIGH, FOOTLESS = 0.94, 0.68
"""What would be so high is wider than a table, or has no foot for the sign: the screen needs room for its answers."""
"""So many times its width a picture may be high with its line below: on a phone the answers stand below it."""
Asked = tuple[GameState, Request, set[str]]


def questions(key: str) -> Iterator[Asked]:
    """Each kind of question where random play first meets it, and the kinds of moves that were never offered before."""
    met: set[tuple[str, str]] = set()
    idle = 0
    for configuration in covering(key):
        known = len(met)
        play, random = game(key).start(configuration.setup("asked")), Random(str(configuration))
        for _ in range(MOVES):
            if not play.waiting():
                break
            request = play.legal(random.choice(play.waiting()))
            kinds = {(request.prompt.key, offer.verb) for offer in request.offers if not offer.aside}
            if kinds - met:
                fresh = {verb for _, verb in kinds} - {verb for _, verb in met}
                met |= kinds
                yield play.state, request, fresh
            offers = [offer for offer in request.offers if not offer.aside] or list(request.offers)
            play.apply(request.seat, random.choice(offers).any_move(random.randrange))
        idle = 0 if len(met) > known else idle + 1
        if idle == IDLE:
            return


def test_what_is_proposed_is_marked_from_the_first() -> None:
    rules = game("maracaibo")
    play = rules.start(Setup(2, {}, "marked"))
    request = play.legal(play.waiting()[0])
    (offer,) = [each for each in request.offers if not each.aside]
    (spread,) = offer.fields
    assert isinstance(spread, Spread)
    free = next(place.word for place in spread.places if place.word not in {card for card, _, _ in spread.now})
    changed = replace(spread, now=(*spread.now[:-1], (free, *spread.now[-1][1:])))
    say, view = Teller(words("en"), "maracaibo", NAMES[:2]), rules.view(play.state, request.seat)
    pictures = {
        asked("maracaibo", view, say, request.seat, replace(request, offers=(replace(offer, fields=(each,)),))).data
        for each in (spread, changed)
    }
    assert len(pictures) == 2


def test_a_manoeuvre_shows_the_cities_that_it_may_take(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Canvas] = []

    def kept(canvas: Canvas, *about: Any, **more: Any) -> Picture:
        drawn.append(canvas)
        return NOTHING

    monkeypatch.setattr(finish, "stored", kept)
    found = 0
    for state, request, _ in questions("maracaibo"):
        offers = [offer for offer in request.offers if offer.verb == "manoeuvre"]
        if offers and request.prompt.key.endswith("manoeuvre"):
            places = {place for offer in offers for row in offer.rows or () for place in row[1:2]} - {"none"}
            say, view = (
                Teller(words("en"), "maracaibo", NAMES[: state.seats]),
                game("maracaibo").view(state, request.seat),
            )
            found += len(places)
            asked("maracaibo", view, say, request.seat, request)
            assert places <= {trace.words for trace in drawn[-1].traces if isinstance(trace, Written)}
    assert found


def half_made(offer: Offer) -> Iterator[Proposal]:
    """The move blank after blank, each filled by what is first."""
    given: dict[str, Any] = {}
    for blank in offer.fields:
        if not isinstance(blank, Pick | PickSome | Spread):
            return
        legal = offer.choices(blank.name, given)
        yield Proposal(offer, tuple(given.values()), None, legal)
        if not isinstance(blank, Pick):
            return
        given[blank.name] = legal[0]
    if given:
        yield Proposal(offer, tuple(given.values()))


def named(word: str) -> tuple[str, ...]:
    """A word, and what it is made of."""
    return (word, *word.split(PART))


class Lights:
    """What is lit on the pictures since the last look."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.stages: list[Stage] = []
        self.legal: set[tuple[str, str]] = set()
        self.chosen: set[tuple[str, str]] = set()
        self.calm = False

        def stepping_back(stage: Stage, sheet: Sheet) -> Canvas:
            self.calm = True
            return calm(stage, sheet)

        def noting(
            canvas: Canvas, stage: Stage, chosen: Sequence[Anchor], legal: Sequence[Anchor], marked: Sequence[Box]
        ) -> None:
            self.stages.append(stage)
            self.legal |= {(anchor.noun, anchor.word) for anchor in legal if canvas.box.overlaps(anchor.box)}
            self.chosen |= {(anchor.noun, anchor.word) for anchor in chosen if canvas.box.overlaps(anchor.box)}
            light(canvas, stage, chosen, legal, marked)

        monkeypatch.setattr(finish, "light", noting)
        monkeypatch.setattr(finish, "calm", stepping_back)

    def all_dark(self) -> bool:
        """Whether everything has stepped back behind nothing."""
        return self.calm and not self.legal | self.chosen and not self.stages[-1].begun

    def lost(self) -> set[tuple[str, str]]:
        """What lies on a picture and was cut away, of the last question."""
        stage = self.stages[-1]
        there = {anchor for sheet in stage.sheets for anchor in (*sheet.legal, *sheet.chosen)}
        lost = {(anchor.noun, anchor.word) for anchor in there} - self.legal - self.chosen
        self.legal, self.chosen, self.stages, self.calm = set(), set(), [], False
        return set() if stage.alone else lost


@pytest.mark.parametrize("key", GAMES)
def test_a_question_is_shown_with_all_that_answers_it_and_can_be_read(
    key: str, reading: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    lights, ways = Lights(monkeypatch), cycle([(locale, skin) for locale in LOCALES for skin in SKINS])
    faults: list[str] = []

    def look(picture: Picture, what: str) -> None:
        if picture == NOTHING:
            return
        small = [] if picture.width > CLOSE else [*reading.too_small()]
        if picture.height > FOOTLESS * picture.width:
            small = [each for each in small if "under Discord's sign" not in each]
        faults.extend(f"{what}: {trouble}" for trouble in (*small, *reading.troubles()))
        if lights.all_dark():
            faults.append(f"{what}: all is dim, and nothing is lit")
        if lost := lights.lost():
            faults.append(f"{what}: {sorted(lost)} are cut away")
        if picture.width > CLOSE and picture.height < HIGH * picture.width:
            faults.append(f"{what}: {picture.width} x {picture.height} is too wide, nobody reads it on a phone")
        if picture.height > HIGHER * picture.width:
            faults.append(f"{what}: {picture.width} x {picture.height} is too high")

    for state, request, fresh in questions(key):
        locale, skin = next(ways)
        teller, seat = Teller(words(locale), key, NAMES[: state.seats]), request.seat
        view, told = game(key).view(state, seat), f"{request.prompt.key} {locale} {skin}"
        with wearing(skin):
            look(asked(key, view, teller, seat, request), told)
            if not request.secret:
                public = request.public()
                picture = asked_openly(key, game(key).view(state, None), teller, seat, public)
                openly = {
                    word for offer in public.offers for _, each in untouched(offer).open() for word in named(each)
                }
                faults.extend(f"open {told}: {word} is lit" for _, word in lights.legal if word not in openly)
                look(picture, f"open {told}")
            for offer in request.offers:
                for proposal in half_made(offer) if offer.verb in fresh else ():
                    look(shown(key, view, teller, seat, proposal)[0], f"{told} {offer.verb} {proposal.answers}")
    assert not faults, "\n".join(faults)


def test_a_question_about_what_somebody_has_shows_everybody_their_board() -> None:
    """It is cut out of the board as everybody sees it, where the table has not so much."""
    key = "santa_maria"
    state, request = next(
        (state, request) for state, request, _ in questions(key) if request.prompt.key == "santa_maria-ask-choose-pair"
    )
    view = game(key).view(state, None)
    picture = asked_openly(key, view, Teller(words("en"), key, NAMES[: state.seats]), request.seat, request.public())
    assert picture != NOTHING
    assert (
        picture.height
        < boards(key).own(view, Teller(words("en"), key, NAMES[: state.seats]), request.seat, None).height
    )
