"""Walks a position through everything that people see, and comes back to a legal move by each door."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from random import Random

from bot.features.help.asked import Asked
from bot.features.help.why import why_card, why_of
from bot.panel.kit.ids import parse
from bot.panel.kit.wording import label_teller
from bot.panel.messages.private_card import next_question
from bot.panel.questions.clicked import ANSWERING, taken
from bot.panel.questions.draft import Draft
from bot.panel.questions.modals import typing_window
from bot.panel.questions.proposing import proposal
from bot.panel.typed.autocomplete import whole_moves
from bot.panel.typed.in_turn import details, typed_move, verbs
from bot.panel.typed.reading import meant, written_move
from bot.tables.live import Live
from games.core.fields import written
from games.core.moves import IllegalMove, Move, Offer
from games.core.seats import Seat
from render.boards import asked, proposed
from render.kit.frame import CLOSE
from render.kit.picture import NOTHING, Picture
from render.kit.skins import SKINS, SkinName, wearing
from tests.bot.panel.pressing import towards
from tests.bot.panel.shown import Json, check, shown
from tests.render.readable import readers
from tests.support.laws import Laws, any_move
from tests.support.screens import one_decision
from tests.support.sights import Sight, drawn_before, pictures, private_sights, public_sights
from texts import LOCALES

MOST_PRESSES = 120
TYPING = 0.3
"""How often people type where they can."""
VALUE_ROOM = 100
"""What is longer fits into no suggestion."""
HEAVIEST = 200 * 1024
ALT_LIMIT = 1024
"""Discord's, for the words of a picture."""
IN_A_LIST = 25
DECIDED_ON = frozenset(
    {"panel", "own board", "your move", "private panel", "coming back", "notice", "more", "question"}
)
"""Here people choose: it has to fit a screen."""


class Walk:
    """One position, looked at by everybody in every language."""

    def __init__(self, live: Live, laws: Laws, random: Random) -> None:
        self.live = live
        self.laws = laws
        self.random = random

    def everywhere(self, locales: Sequence[str] = LOCALES) -> None:
        """Messages and doors; not the pictures, which take their time."""
        for locale in locales:
            everybodys = [part for sight in public_sights(self.live, locale) for part in self._looked_at(sight)]
            for seat in self.live.state.every_seat():
                own = [part for sight in private_sights(self.live, seat, locale) for part in self._looked_at(sight)]
                self._doors(seat, locale, [own, everybodys])

    def pictures(self, locales: Sequence[str] = LOCALES) -> None:
        """Every picture with its words, and some half-made moves of everybody: all can be read, and are light."""
        for locale in locales:
            for viewer in (None, *self.live.state.every_seat()):
                skin: SkinName = self.random.choice(list(SKINS))
                drawn = chain(pictures(self.live, viewer, locale), self._about_the_question(viewer, locale))
                with readers(self.live.teller(locale).players) as reading, wearing(skin):
                    for picture in drawn:
                        assert 0 < len(picture.data) <= HEAVIEST
                        assert 0 < len(picture.alt) <= ALT_LIMIT, picture.alt
                        is_read = picture.width <= CLOSE or picture.height >= 0.94 * picture.width
                        assert is_read or not self.live.playing, picture.alt
                        troubles = reading.troubles()
                        assert not troubles, f"{viewer}, {locale}, {skin}: {picture.alt[:80]}: {troubles}"

    def _about_the_question(self, viewer: Seat | None, locale: str) -> Iterator[Picture]:
        """What this seat is asked, and one of the moves that it could make, as far as it has been chosen."""
        request = None if viewer is None else self.live.request(viewer)
        if viewer is not None and request is not None and request.offers:
            key, view, say = self.live.table.game, self.live.view(viewer), self.live.teller(locale)
            question = asked(key, view, say, viewer, request)
            if question != NOTHING:
                yield question
            offer = self.random.choice(request.offers)
            answers = any_move(self.laws, offer, self.random.randrange).answers()
            draft = Draft(offer, answers[: self.random.randint(0, len(answers))])
            yield proposed(key, view, say, viewer, proposal(draft))

    def _looked_at(self, sight: Sight) -> list[Json]:
        try:
            posting = sight.show()
            check(posting)
            if sight.name in DECIDED_ON:
                one_decision(posting)
        except Exception as failure:
            failure.add_note(f"seen on: {sight.name}")
            raise
        return shown(posting)

    # The doors: the panel, the commands, the line of text

    def _doors(self, seat: Seat, locale: str, beginnings: Sequence[Sequence[Json]]) -> None:
        """Of every verb one move, from one's private card, and from the public panel where it leads there."""
        own, everybodys = ([part for part in parts if _answers(part, seat)] for parts in beginnings)
        for offer in self.live.request(seat).offers:
            move = any_move(self.laws, offer, self.random.randrange)
            try:
                self._by_press(seat, own, move, locale)
                if towards(self.live.request(seat), everybodys, move):
                    self._by_press(seat, everybodys, move, locale)
                self._by_command(seat, offer, move, locale)
                self._by_text(seat, offer, move, locale)
            except Exception as failure:
                failure.add_note(f"on the way to: {seat} {offer.text(move)}, in {locale}")
                raise
        self._by_list(seat, locale)
        self._why_not(seat, locale)

    def _by_press(self, seat: Seat, controls: list[Json], move: Move, locale: str) -> None:
        """Press what leads nearer, until it is the whole move; nobody has to type."""
        request, picture = self.live.request(seat), drawn_before(self.live, seat)
        typing = self.random.random() < TYPING
        for _ in range(MOST_PRESSES):
            some = [part for part in controls if typing or not _is_typed(part)] or controls
            near = towards(request, some, move)
            assert near, "no control leads there"
            control, draft = self.random.choice([step[1:] for step in near if step[0] == near[0][0]])
            if control.act == "type":
                begun = taken(request, control.doing("form", *control.args))
                typing_window(self.live, begun, control, locale).to_dict()
            if draft.complete:
                assert draft.move() == move
                return
            question = Sight("question", partial(next_question, self.live, draft, control, locale, picture))
            controls = [part for part in self._looked_at(question) if _answers(part, seat)]
        raise AssertionError("pressing leads on and on")

    def _by_command(self, seat: Seat, offer: Offer, move: Move, locale: str) -> None:
        """Name the move and what it is about, blank by blank, with what autocomplete offers."""
        request, say = self.live.request(seat), label_teller(self.live.table, locale)
        known = [value for _, value in verbs(request, say.typed(offer.verb), say)]
        assert len(known) <= IN_A_LIST
        assert written(offer.verb) in known
        texts = [field.to_text(answer) for field, answer in zip(offer.fields, move.answers(), strict=True)]
        line = offer.text(move).partition(" ")[2]
        for typed in ("", texts[0] if texts else "", line):
            offered = [value for _, value in details(request, written(offer.verb), typed, say)]
            assert len(offered) <= IN_A_LIST
            assert all(len(value) <= VALUE_ROOM for value in offered)
        assert not texts or len(line) > VALUE_ROOM or line in offered, f"{line} is not offered: {offered}"
        read = typed_move(self.live, seat, written(offer.verb), line, say)
        assert (request.read(read) if isinstance(read, str) else read) == move

    def _by_text(self, seat: Seat, offer: Offer, move: Move, locale: str) -> None:
        text = offer.text(move)
        read = written_move(self.live, seat, text, label_teller(self.live.table, locale))
        assert (self.live.request(seat).read(read) if isinstance(read, str) else read) == move, text

    def _by_list(self, seat: Seat, locale: str) -> None:
        """Whatever the list of moves suggests can be made."""
        request, say = self.live.request(seat), label_teller(self.live.table, locale)
        offered = whole_moves(request, "", say)
        assert len(offered) <= IN_A_LIST
        for label, text in offered:
            read = written_move(self.live, seat, text, say)
            assert request.accepts(request.read(read) if isinstance(read, str) else read), (label, text)

    def _why_not(self, seat: Seat, locale: str) -> None:
        """Every move gets its reason, or is possible."""
        request, say = self.live.request(seat), label_teller(self.live.table, locale)
        asked = Asked(self.live, seat, say)
        check(why_card(asked))
        for line in self.random.sample(asked.lines(), 2):
            check(why_of(asked, line.value))
        for verb, kind in self.live.game.rules.moves().items():
            try:
                move = meant(say, request, kind, verb, "")
                reason = self.live.play.why_not(seat, move)
            except IllegalMove as unread:
                reason = unread.reason
            assert say.phrase(reason)


def _answers(part: Json, seat: Seat) -> bool:
    """Whether it is a control with which this seat answers."""
    control = parse(part.get("custom_id", ""))
    return control is not None and control.act in ANSWERING and control.seat == seat


def _is_typed(part: Json) -> bool:
    control = parse(part["custom_id"])
    return control is not None and control.act == "type"
