"""The position in words, for those who can't see the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.maracaibo.campaign import LEGACY
from games.maracaibo.components import PLACES
from games.maracaibo.kinds import Nation
from games.maracaibo.score import score
from games.maracaibo.state import State
from render.kit.picture import shortened_alt
from render.maracaibo.changes import Changes
from render.maracaibo.own import told_of
from render.maracaibo.seats import figures_of
from render.maracaibo.words import place_number, standing
from render.words import listed, said
from texts import Teller


def of_table(view: State, teller: Teller, names: Sequence[str], changed: Changes) -> str:
    """The whole table: first the players, then what lies in the middle."""
    new = [teller.name("place", place) for place in changed.places]
    sentences = [
        f"{said(teller, 'title')}. {standing(view, teller, names)}.",
        *(_seat(view, teller, seat) for seat in view.every_seat()),
        _jean(view, teller),
        said(teller, "alt-quests", quests=_quests(view, teller)),
        said(teller, "alt-cities", cities=_cities(view, teller)),
        said(teller, "alt-legacy", tiles=_legacy(view, teller)) if view.legacy else "",
        said(teller, "alt-market", cards=_named(teller, "card", view.market)),
        said(teller, "alt-buildings", buildings=_named(teller, "building", view.buildings[: view.open_buildings])),
        said(teller, "alt-markers", markers=_markers(view, teller)) if view.markers else "",
        teller.words("core-picture-alt-new", what=listed(teller, new)) if new else "",
    ]
    return shortened_alt([sentence for sentence in sentences if sentence])


def of_seat(view: State, teller: Teller, seat: int, changed: Changes) -> str:
    """One player's board, with the hand and the plans."""
    player = view.players[seat]
    new = [teller.name("upgrade", key) for key in changed.at(seat).upgrades]
    done = list(player.discs)
    sentences = [
        f"{standing(view, teller, teller.players)}.",
        _seat(view, teller, seat),
        said(teller, "alt-hand", cards=_named(teller, "card", player.hand)),
        said(teller, "alt-planned", cards=_named(teller, "card", player.planned)),
        said(teller, "alt-figures", **{sign: words for sign, words, _ in figures_of(player)}),
        *(f"{line.rstrip('.')}." for line in told_of(player, teller)),
        said(teller, "alt-discs", cells=_named(teller, "upgrade", done)),
        teller.words("core-picture-alt-new", what=listed(teller, new)) if new else "",
    ]
    return shortened_alt([sentence for sentence in sentences if sentence])


def _named(teller: Teller, noun: str, words: Sequence[str]) -> str:
    return teller.names(noun, words) or teller.words("core-nothing")


def _seat(view: State, teller: Teller, seat: int) -> str:
    player = view.players[seat]
    return said(
        teller,
        "alt-seat",
        seat=teller.player(seat),
        place=teller.name("place", player.place),
        points=score(view).scores[seat].total,
        coins=player.coins,
        strength=player.strength,
        figures=player.figures,
        space=player.explorer,
        influence=_influence(teller, player.influence),
    )


def _influence(teller: Teller, influence: Mapping[Nation, int]) -> str:
    return listed(teller, (f"{teller.name('nation', nation)} {space}" for nation, space in influence.items()))


def _jean(view: State, teller: Teller) -> str:
    if view.jean is None:
        return ""
    total = view.jean.points + sum(view.jean.final.values())
    place = teller.name("place", view.jean.place)
    return said(teller, "alt-jean", points=total, place=place, space=view.jean.explorer)


def _quests(view: State, teller: Teller) -> str:
    """On the map by their places, and on the explorer's track."""
    at_places = (_at(teller, teller.names("quest", quests), place) for place, quests in view.quests.items())
    on_track = (f"{teller.name('quest', quest)} ({space})" for space, quest in view.track_quests.items())
    track = said(teller, "alt-track", quests=listed(teller, told)) if (told := list(on_track)) else ""
    return "; ".join(part for part in (listed(teller, list(at_places)), track) if part) or teller.words("core-nothing")


def _cities(view: State, teller: Teller) -> str:
    """The city tiles, and in each market the discs that lie there, of so many."""
    places = sorted({*view.city_tiles, *view.delivered}, key=list(PLACES).index)
    told = []
    for place in places:
        discs = view.delivered.get(place, 0)
        market = f" ({discs}/{view.spaces(place)})" if discs else ""
        tile = f" {teller.name('city', view.city_tiles[place])}" if place in view.city_tiles else ""
        told.append(f"{place_number(teller, place)}{market}{tile}")
    return ", ".join(told)


def _legacy(view: State, teller: Teller) -> str:
    """The legacy tiles, and the discs on them, of so many."""
    told = []
    for tile, discs in sorted(view.legacy.items(), key=lambda entry: list(LEGACY).index(entry[0])):
        most = LEGACY[tile].discs
        told.append(f"{teller.name('tile', tile)}{f' ({discs}/{most})' if most else ''}")
    return ", ".join(told)


def _markers(view: State, teller: Teller) -> str:
    """Each nation's places."""
    places: dict[Nation, list[str]] = {}
    order = {place: at for at, place in enumerate(PLACES)}
    for place in sorted(view.markers, key=lambda place: order.get(place, len(order))):
        places.setdefault(view.markers[place], []).append(place_number(teller, place))
    return "; ".join(f"{teller.name('nation', nation)} {', '.join(there)}" for nation, there in places.items())


def _at(teller: Teller, what: str, place: str) -> str:
    return f"{what} ({place_number(teller, place)})"
