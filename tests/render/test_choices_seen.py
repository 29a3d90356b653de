"""Whatever is chosen can be seen where it lies: on the own board, on the table or in a close-up."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.core.fields import PART, Pick, Spread
from games.core.moves import Offer
from games.core.seats import Seat
from games.registry import GAMES, game
from render.boards import boards, shown
from render.kit import finish
from render.kit.canvas import Canvas
from render.kit.picture import Picture
from render.kit.proposal import Proposal
from tests.support.configurations import covering
from texts import Teller, words

NAMES = ("Anna", "Boris", "Wu", "Zoë", "Li")
MOVES = 120
IDLE = 4
"""So many configurations that bring nothing new are enough."""
WITHOUT = {"none", "nothing", "any", "direct"}
"""Words for doing without."""
NO_THINGS = {
    "settlers": {"resource"},
    "puerto_rico": {"effect", "point", "side"},
    "santa_maria": {"about", "change"},
    "maracaibo": {"deal", "level", "manoeuvre", "option", "pile", "story", "synergy"},
    "archipelago": {"fist", "from_market", "own_cubes", "payment", "permission", "tokens", "trend"},
}
"""What is chosen by these nouns lies nowhere: ways, amounts, wishes, and what comes from the box."""
LATER = {
    "santa_maria": {"build"},
    "maracaibo": {"assistant", "card_quest"},
}
"""Moves about what need not lie there: buildings from the lodges, a quest on a card, an assistant sent out."""


class Seen:
    """What lies on the pictures since the last look."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words: set[tuple[str, str]] = set()
        anchor = Canvas.anchor

        def noting(canvas: Canvas, noun: str, word: str, *rest: Any, **more: Any) -> None:
            self.words.add((noun, word))
            anchor(canvas, noun, word, *rest, **more)

        monkeypatch.setattr(Canvas, "anchor", noting)
        monkeypatch.setattr(finish, "encoded", lambda *_: Picture(b"", "webp", 1, 1, ""))

    def lies(self, noun: str, word: str) -> bool:
        """The word itself, or a part of what it is made of."""
        if (noun, word) in self.words:
            return True
        return PART in word and any(part in {each for _, each in self.words} for part in word.split(PART))


def half_made(key: str) -> Iterator[tuple[str, Any, Seat, Offer, int]]:
    """Each blank of each kind of move where random play first meets it, in configurations that cover the game."""
    met: set[tuple[str, str]] = set()
    idle = 0
    for configuration in covering(key):
        known = len(met)
        play, random = game(key).start(configuration.setup("seen")), Random(str(configuration))
        for _ in range(MOVES):
            if not play.waiting():
                break
            request = play.legal(random.choice(play.waiting()))
            for offer in request.offers:
                for filled, blank in enumerate(offer.fields):
                    if isinstance(blank, Pick) and (offer.verb, blank.name) not in met:
                        met.add((offer.verb, blank.name))
                        yield str(configuration), play.state, request.seat, offer, filled
            offers = [offer for offer in request.offers if not offer.aside] or list(request.offers)
            play.apply(request.seat, random.choice(offers).any_move(random.randrange))
        idle = 0 if len(met) > known else idle + 1
        if idle == IDLE:
            return


def begun(offer: Offer, filled: int) -> Proposal:
    """With so many blanks filled by what is first."""
    given: dict[str, Any] = {}
    for blank in offer.fields[:filled]:
        given[blank.name] = blank.now if isinstance(blank, Spread) else offer.choices(blank.name, given)[0]
    return Proposal(offer, tuple(given.values()), None, offer.choices(offer.fields[filled].name, given))


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_chosen_can_be_seen_where_it_lies(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, hidden = Seen(monkeypatch), []
    for configuration, state, seat, offer, filled in half_made(key):
        blank = offer.fields[filled]
        if blank.noun in NO_THINGS[key] or offer.verb in LATER.get(key, ()):
            continue
        view, proposal = game(key).view(state, seat), begun(offer, filled)
        teller = Teller(words("en"), key, NAMES[: view.seats])
        seen.words.clear()
        shown(key, view, teller, seat, proposal)
        if not all(seen.lies(blank.noun, word) for word in proposal.legal):
            boards(key).table(view, teller, seat, None)
        unseen = [word for word in proposal.legal if word not in WITHOUT and not seen.lies(blank.noun, word)]
        if unseen:
            hidden.append(f"{offer.verb} {blank.name} ({blank.noun}): {unseen} in {configuration}")
    assert not hidden, "\n".join(hidden)
