"""What can be looked at closer: everybody's engine, the nations, the explorer's track, quests, cards, buildings."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.parts.seeing import HIDDEN
from games.core.seats import Seat
from games.maracaibo.cards import CARDS
from games.maracaibo.components import BUILDINGS, UPGRADES
from games.maracaibo.state import State
from render.kit.areas.listing import SIGN, Entry
from render.kit.leaf import Leaf
from render.kit.picture import Picture
from render.kit.signs.badges import initials
from render.maracaibo import nations
from render.maracaibo.alt import quests_told
from render.maracaibo.cards import face_of, short_about
from render.maracaibo.changes import Changes, changes
from render.maracaibo.parts import stretches
from render.maracaibo.parts.stretches import draw_stretches
from render.maracaibo.pictures import all_names, heads_of
from render.maracaibo.pieces import piece
from render.maracaibo.sea import tones
from render.maracaibo.seats import HEIGHT as SEAT_HEIGHT
from render.maracaibo.seats import draw_seat
from render.maracaibo.words import belongings
from render.parts import Part, of_each_seat
from render.words import listed, said, titled
from texts import Teller


def engine(view: State, teller: Teller, viewer: Seat | None, before: State | None, seat: Seat) -> Picture:
    """What a player owns for good, and what it gives."""
    changed, player = changes(before, view), view.players[seat]
    names = all_names(view, teller)
    head = heads_of(view, teller, changed, names, initials(names))[seat]
    leaf = Leaf(said(teller, "part-engine", of=names[seat]))
    leaf.band(SEAT_HEIGHT, lambda canvas, box: draw_seat(canvas, box, head, player, changed.at(seat)))
    upgrades = [
        Entry(teller.name("upgrade", key), teller.about("upgrade", key), piece("upgrade", SIGN))
        for key in UPGRADES
        if player.has(key)
    ]
    leaf.listing(said(teller, "ship"), upgrades)
    leaf.listing(said(teller, "cards-bought"), [_card(teller, key) for key in player.bought])
    told = [f"{entry.name}: {entry.about}" for entry in upgrades]
    return leaf.picture([*told, *(f"{line}." for line in belongings(player, teller))], tones())


def _card(teller: Teller, key: str) -> Entry:
    return Entry(
        teller.name("card", key), short_about(teller, key), price=CARDS[key].cost, face=face_of(key)[0],
        choices=(("card", key),),
    )  # fmt: skip


def influence(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The nations with everybody's influence."""
    changed, letters = changes(before, view), initials(all_names(view, teller))
    leaf = Leaf(said(teller, "part-influence"))
    leaf.band(
        2 * nations.HEIGHT,
        lambda canvas, box: nations.draw_influence(canvas, box, view, teller, letters, changed),
    )
    return leaf.picture([], tones())


def explorers(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The explorer's track."""
    changed, letters = changes(before, view), initials(all_names(view, teller))
    leaf = Leaf(said(teller, "part-trail"))
    leaf.band(stretches.HEIGHT, lambda canvas, box: draw_stretches(canvas, box, view, teller, letters, changed))
    told = (f"{name} {who.explorer}" for name, who in zip(all_names(view, teller), view.travellers(), strict=True))
    return leaf.picture([f"{listed(teller, told)}."], tones())


def quests(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The quests by their places: what they want and bring."""
    entries = [
        Entry(where, teller.about("quest", quest), piece("quest", SIGN), choices=(("quest", quest),))
        for quest, where in _quests(view, teller)
    ]
    return Leaf(said(teller, "part-quests")).listing("", entries).picture([quests_told(view, teller)], tones())


def _quests(view: State, teller: Teller) -> Iterator[tuple[str, str]]:
    for place, lying in view.quests.items():
        yield from ((quest, teller.name("place", place)) for quest in lying)
    for space, quest in view.track_quests.items():
        yield quest, teller.name("space", space)


def market(view: State, teller: Teller, viewer: Seat | None, before: State | None) -> Picture:
    """The cards on display, and the prestige buildings with who has invested."""
    changed = changes(before, view)
    letters = initials(all_names(view, teller))
    leaf = Leaf(said(teller, "part-market"))
    leaf.listing("", [_card(teller, key) for key in view.market if key in CARDS])
    built = [_building(view, teller, key, letters, changed) for key in view.buildings if key != HIDDEN]
    leaf.listing(said(teller, "buildings"), built, 1)
    told = [f"{teller.name('card', key)} ({CARDS[key].cost})" for key in view.market if key in CARDS]
    return leaf.picture([f"{listed(teller, told)}."], tones())


def _building(view: State, teller: Teller, key: str, letters: list[str], changed: Changes) -> Entry:
    investors = tuple((seat, letters[seat]) for seat, player in enumerate(view.players) if key in player.buildings)
    return Entry(
        titled(teller.name("building", key)),
        teller.about("building", key),
        price=BUILDINGS[key].cost,
        seats=investors,
        new=key in changed.buildings,
        choices=(("building", key),),
    )


PARTS = (
    of_each_seat("engine", engine),
    Part("market", market),
    Part("influence", influence),
    Part("trail", explorers),
    Part("quests", quests),
)
