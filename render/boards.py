"""Finds a game's drawing board by its name: `render/<game>.py` or a package of that name."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from typing import Any, Protocol

from games import registry
from games.core.ending.outcome import Outcome
from games.core.fields import Spread, written
from games.core.game import AnyGame
from games.core.moves import Move, Request
from games.core.proof import told_of_import
from games.core.seats import Seat
from games.core.state import GameState
from render.ending import celebrated, final_score
from render.kit.asked.stage import Stage, staged
from render.kit.finish import is_all_of, is_cut, is_somewhere, put_together
from render.kit.icons import ICONS, icon
from render.kit.picture import NOTHING, Picture
from render.kit.proposal import Proposal, untouched
from render.kit.skins import SkinName, wearing
from render.kit.sprites import Sprite
from render.parts import BETWEEN, Part, drawing, named
from texts import DEFAULT, Teller, words

Emblems = Mapping[str, Mapping[str, str]]
"""For each noun its words with their icons."""
Draw = Callable[[Any, Teller, Any, Any], Picture]
"""`(view, teller, viewer, before) -> picture`: `before` is an earlier view of the same viewer, or None; what
differs from it is marked."""


class CloseUp(Protocol):
    """What a half-made move is about and nothing else, large."""

    def __call__(self, view: Any, teller: Teller, seat: Any, before: Any, *, proposal: Proposal) -> Picture: ...


class Imagine(Protocol):
    """The view as it would be, as far as a move is chosen."""

    def __call__(self, view: Any, seat: Any, verb: str, answers: Mapping[str, Any], /) -> Any: ...


def _as_it_is(view: GameState, _seat: Seat, _verb: str, _answers: Mapping[str, Any]) -> GameState:
    return view


USUAL_COVER = ("ship", "island", "compass", "chest", "crown", "laurel")


@dataclass(frozen=True)
class Boards:
    """A game's pictures: `BOARDS` of `render/<game>`."""

    table: Draw
    """The whole table for a viewer: a seat, or None for spectators and for all."""
    own: Draw
    """The viewer's own board, large, with what only they may know."""
    more: tuple[Draw, ...] = ()
    """What else everybody sees, below the table: its further pictures, where one would be too high."""
    only: Mapping[Draw, Callable[[Any], bool]] = field(default_factory=dict)
    """Those of them that there are in some games only."""
    parts: tuple[Part, ...] = ()
    """What can be looked at closer: one's own and everybody's board, the market, the regions of a map."""
    imagined: Imagine = _as_it_is
    close_ups: Mapping[type[Move], CloseUp] = field(default_factory=dict)
    """The moves that have a picture of their own while they are chosen."""
    step_by_step: frozenset[type[Move]] = frozenset()
    """Those of them that are chosen blank after blank, each on its picture, also where whole answers are few."""
    in_common: frozenset[type[Move]] = frozenset()
    """The moves that choose of what lies in common, where one's own board may have what is called alike."""
    about: Mapping[type[Move], tuple[str, ...]] = field(default_factory=dict)
    """The areas of the pictures that a move is about, beside those where its words lie."""
    asks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The same for questions with several answers, as the prompt of each is called."""
    emblems: Emblems = field(default_factory=dict)
    """The icons of words that are called otherwise."""
    sign: Callable[[str, int], Sprite] = icon
    """`(word, size) -> sprite`: what the pictures show for a `sign` of the texts, if not the icon of this name."""
    cover: tuple[str, ...] = USUAL_COVER
    """The icons on the game's cover."""

    def further(self, view: Any) -> tuple[Draw, ...]:
        """The table's further pictures that there are in this game."""
        return tuple(draw for draw in self.more if draw not in self.only or self.only[draw](view))


def undrawn(game: AnyGame) -> list[str]:
    """What has no picture: each lack in one sentence."""
    room = registry.home_of(game.key).pictures
    file = room.replace(".", "/")
    try:
        found = getattr(import_module(room), "BOARDS", None)
    except ModuleNotFoundError as missing:
        if missing.name == room:
            return [f"{file}.py is missing: it draws the game's pictures."]
        return [told_of_import(missing)]
    except Exception as mistake:
        return [told_of_import(mistake)]
    if not isinstance(found, Boards):
        return [f"{file} lacks BOARDS = Boards(table, own): what draws the pictures of the game."]
    return [f"{file}: {lack}" for lack in _misdrawn(game, found)]


def _misdrawn(game: AnyGame, found: Boards) -> Iterator[str]:
    """What is declared of pictures, but of nothing that there is."""
    moves = {*game.rules.moves().values()}
    declared = {"close_ups": {*found.close_ups}, "in_common": found.in_common, "about": {*found.about}}
    for name, of in declared.items():
        for move in sorted(of - moves, key=lambda move: move.__name__):
            yield f"{move.__name__} in {name} of BOARDS is no move of the game."
    for move in sorted(found.step_by_step - {*found.close_ups}, key=lambda move: move.__name__):
        yield f"{move.__name__} in step_by_step of BOARDS has no picture in close_ups."
    say = words(DEFAULT)
    for part in found.parts:
        if not say.has(f"{written(game.key)}-picture-part-{part.key}"):
            yield f"part {part.key} of BOARDS has no name: {written(game.key)}-picture-part-{part.key}."
    drawn = [("cover", each) for each in found.cover]
    drawn += [("emblems", each) for named_so in found.emblems.values() for each in named_so.values()]
    for name, each in drawn:
        if each not in ICONS:
            yield f"there is no icon {each}, which {name} of BOARDS names."


def final(outcome: Outcome, teller: Teller, _viewer: None, _before: None) -> Picture:
    """The end of any game, as one shares it."""
    return celebrated(outcome, teller, boards(teller.game).cover)


def tallied(outcome: Outcome, teller: Teller, _viewer: None, _before: None) -> Picture:
    """What everybody's points came from in the end of any game."""
    return final_score(outcome, teller)


def proposed(game: str, view: Any, teller: Teller, seat: Seat, proposal: Proposal) -> Picture:
    """A half-made move as it would be: where most of the choice can be seen."""
    return shown(game, view, teller, seat, proposal)[0]


def shown(
    game: str, view: Any, teller: Teller, seat: Seat, proposal: Proposal, *, first: bool = False
) -> tuple[Picture, int]:
    """Its own close-up if it has one, else what it is about of the own board and of the table; and how much of it could
    not be shown. At first nothing of what is proposed has been changed.
    """
    ours, makes = boards(game), proposal.offer.makes
    after = ours.imagined(view, seat, proposal.offer.verb, proposal.named())
    close_up = ours.close_ups.get(makes)
    draws: tuple[Draw, ...] = (ours.own, ours.table, *ours.further(view))
    if close_up is not None:
        draws = (partial(close_up, proposal=proposal),)
    stage = Stage((proposal,), teller, seat, ours.in_common, ours.about.get(makes, ()), first=first)
    return put_together(_staged(stage, draws, after, view, ours.parts, seat)), stage.unseen


def asked(game: str, view: Any, teller: Teller, seat: Seat, request: Request) -> Picture:
    """What a question is about: where the words of its answers lie; nothing where that is nowhere in particular.

    Where pieces lie somewhere to begin with, that is marked from the first.
    """
    if (begun := _begun(request)) is not None:
        return shown(game, view, teller, seat, begun, first=True)[0]
    stage = _on_stage(game, view, teller, seat, request)
    return put_together(stage) if is_somewhere(stage) else NOTHING


def _begun(request: Request) -> Proposal | None:
    """What the question proposes, if it asks for this alone."""
    offers = [offer for offer in request.offers if not offer.aside]
    match [offer.fields for offer in offers]:
        case [(Spread(proposes=True) as spread,)]:
            return Proposal(offers[0], partial=spread.started())
        case _:
            return None


def asked_openly(game: str, view: Any, teller: Teller, seat: Seat, request: Request) -> Picture:
    """The same for everybody: a part of the table, or of the board of whoever is asked, as far as everybody sees it."""
    ours = boards(game)
    tables = (ours.table, *ours.further(view))
    stage = _on_stage(game, view, teller, seat, request, openly=tables)
    if is_cut(stage) and not stage.missing:
        return put_together(stage)
    stage = _on_stage(game, view, teller, seat, request, openly=(partial(_seen_by_all, ours.own, seat), *tables))
    whole_table = any(is_all_of(stage, sheet) for sheet in stage.sheets[1:])
    return put_together(stage) if is_somewhere(stage) and not whole_table else NOTHING


def _seen_by_all(own: Draw, seat: Seat, view: Any, teller: Teller, _viewer: Seat | None, before: Any) -> Picture:
    """Somebody's board, of which the view of everybody says no more than all may know."""
    return own(view, teller, seat, before)


def _on_stage(
    game: str, view: Any, teller: Teller, seat: Seat, request: Request, *, openly: tuple[Draw, ...] = ()
) -> Stage:
    ours = boards(game)
    offers = [offer for offer in request.offers if not offer.aside]
    asks = ours.asks.get(request.prompt.key.rpartition("-ask-")[2], ())
    choices = [offer for offer in offers if offer.fields]
    alone = len(choices) == 1 and not asks
    close_up = ours.close_ups.get(choices[0].makes) if alone and not openly else None
    proposals = [untouched(offer) for offer in (choices if alone else offers)]
    draws: tuple[Draw, ...] = openly or (ours.own, ours.table, *ours.further(view))
    if close_up is not None:
        draws = (partial(close_up, proposal=proposals[0]),)
    areas = asks or [area for offer in offers for area in ours.about.get(offer.makes, ())]
    stage = Stage(proposals, teller, seat, ours.in_common, tuple(areas), bool(asks))
    return _staged(stage, draws, view, None, () if openly else ours.parts, None if openly else seat)


def _staged(
    stage: Stage, draws: Sequence[Draw], view: Any, before: Any, parts: Sequence[Part], viewer: Seat | None
) -> Stage:
    """As many of these pictures as are needed to find all of the question, then the parts that are on none of them; of
    all what it is about.
    """
    with staged(stage):
        for draw in draws:
            draw(view, stage.teller, viewer, before)
            if stage.complete:
                break
        for word in named(parts, view, stage.teller, viewer):
            if (key := word.partition(BETWEEN)[0]) in stage.missing:
                drawing(parts, word)(view, stage.teller, viewer, before)
                stage.sheets[-1].is_all(key)
    return stage


def dressed(skin: SkinName, draw: Callable[..., Picture], *about: Any) -> Picture:
    """A picture in this skin."""
    with wearing(skin):
        return draw(*about)


def part_of(game: str, word: str) -> Draw:
    """What draws this part of a table, large."""
    return drawing(boards(game).parts, word)


def parts_of(view: GameState, teller: Teller, viewer: Seat | None) -> dict[str, str]:
    """What this viewer can look at closer now: the name of each part by its word."""
    return named(boards(teller.game).parts, view, teller, viewer)


@cache
def boards(game: str) -> Boards:
    """The drawing board of this game."""
    found: Boards = import_module(registry.GAMES[game].pictures).BOARDS
    return found
