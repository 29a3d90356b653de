"""The position in words, for those who can't see the picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.core.seats import Seat
from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.components import CAREERS, DISCS, PLACES
from games.maracaibo.kinds import NATIONS, Nation
from games.maracaibo.map.markers import multipliers
from games.maracaibo.score import score
from games.maracaibo.state import Player, State
from games.maracaibo.turns.jean import jean_income, removed_discs
from render.kit.picture import shortened_alt
from render.maracaibo.changes import Changes
from render.maracaibo.words import belongings, choosing, place_number, standing, task_told
from render.words import listed, said, titled
from texts import Teller


def of_table(view: State, teller: Teller, names: Sequence[str], changed: Changes) -> str:
    """The chart with everybody's figures: where the game stands, what is new, everybody, then what lies there."""
    new = [teller.name("place", place) for place in changed.places]
    sentences = [
        f"{said(teller, 'title')}. {standing(view, teller, names)}.",
        teller.words("core-picture-alt-new", what=listed(teller, new)) if new else "",
        *(_line(view, teller, seat) for seat in view.every_seat()),
        _jean(view, teller),
        *_lying(view, teller),
        said(teller, "alt-markers", markers=_markers(view, teller)) if view.markers else "",
        _assistants(view, teller),
    ]
    return shortened_alt([sentence for sentence in sentences if sentence])


def _line(view: State, teller: Teller, seat: Seat) -> str:
    """What everybody's line says, and where their ship is."""
    player = view.players[seat]
    return said(
        teller,
        "alt-line",
        seat=teller.player(seat),
        place=teller.name("place", player.place),
        points=score(view).scores[seat].total,
        coins=player.coins,
        strength=player.strength,
        figures=player.figures,
        income=player.income,
        gain=player.point_income,
    )


def of_tracks(view: State, teller: Teller, names: Sequence[str]) -> str:
    """What else everybody shares."""
    explorers = (f"{name} {who.explorer}" for name, who in zip(names, view.travellers(), strict=True))
    sentences = [
        *(influence_told(view, teller, names, nation) for nation in NATIONS),
        said(teller, "alt-explorers", where=listed(teller, explorers)),
        said(teller, "alt-market", cards=_named(teller, "card", view.market)),
        said(teller, "alt-buildings", buildings=_named(teller, "building", view.buildings[: view.open_buildings])),
        _investors(view, teller),
    ]
    return shortened_alt([sentence for sentence in sentences if sentence])


def influence_told(view: State, teller: Teller, names: Sequence[str], nation: Nation) -> str:
    """How much everybody has with a nation, and what a rank with it is worth."""
    where = (f"{name} {who.influence[nation]}" for name, who in zip(names, view.travellers(), strict=True))
    worth = said(teller, "rank-worth", points=multipliers(view)[nation], left=view.stock[nation])
    return f"{titled(teller.name('nation', nation))}: {listed(teller, where)}. {worth}."


def of_chart(view: State, teller: Teller, names: Sequence[str]) -> list[str]:
    """The chart alone: whose ship is where, and what lies at the places."""
    ships = (f"{name} {teller.name('place', who.place)}" for name, who in zip(names, view.travellers(), strict=True))
    markers = said(teller, "alt-markers", markers=_markers(view, teller)) if view.markers else ""
    told = [f"{listed(teller, ships)}.", *_lying(view, teller), markers, _assistants(view, teller)]
    return [sentence for sentence in told if sentence]


def _lying(view: State, teller: Teller) -> Iterator[str]:
    """Quests, cities and legacy tiles."""
    yield said(teller, "alt-quests", quests=quests_told(view, teller))
    yield said(teller, "alt-cities", cities=_cities(view, teller))
    yield said(teller, "alt-legacy", tiles=_legacy(view, teller)) if view.legacy else ""


def of_seat(view: State, teller: Teller, seat: Seat, changed: Changes) -> str:
    """One player's board, with the hand and the plans."""
    player = view.players[seat]
    new = [teller.name("upgrade", key) for key in changed.at(seat).upgrades]
    sentences = [
        f"{standing(view, teller, teller.players)}.",
        _seat(view, teller, seat),
        said(teller, "alt-careers", careers=_named(teller, "career", player.careers)) if choosing(player) else "",
        said(teller, "alt-hand", cards=_named(teller, "card", player.hand)),
        said(teller, "alt-planned", cards=_named(teller, "card", player.planned)),
        said(teller, "alt-discs", cells=_cells(player, teller)),
        board_told(view, teller, seat),
        _career(teller, player),
        *(f"{line}." for line in belongings(player, teller)),
        teller.words("core-picture-alt-new", what=listed(teller, new)) if new else "",
    ]
    return shortened_alt([sentence for sentence in sentences if sentence])


def _career(teller: Teller, player: Player) -> str:
    """The tasks of the career that was kept, and how far each is."""
    if len(player.careers) != 1:
        return ""
    (career,) = player.careers
    tasks = (
        f"{teller.name('task', task.kind)}: {task_told(player, task, teller)}"
        for task in CAREERS[career].tasks
        if task.kind in player.tasks
    )
    return said(teller, "career", career=teller.name("career", career), tasks="; ".join(tasks)) + "."


def _named(teller: Teller, noun: str, words: Sequence[str]) -> str:
    return teller.names(noun, words) or teller.words("core-nothing")


def _seat(view: State, teller: Teller, seat: Seat) -> str:
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


def board_told(view: State, teller: Teller, seat: Seat) -> str:
    """The figures of a player's panel that the first words about them leave out."""
    player = view.players[seat]
    return said(
        teller,
        "alt-board",
        seat=teller.player(seat),
        income=player.income,
        points=player.point_income,
        upgrades=player.upgrades(),
        quests=len(player.quests),
        tokens=len(player.tokens),
        compasses=player.compasses(),
        hand=len(player.hand),
        planned=len(player.planned),
    )


def _cells(player: Player, teller: Teller) -> str:
    """The cells that still have discs; of those that are begun, how many of how many."""
    told = (
        f"{teller.name('upgrade', key)}{'' if left == DISCS else f' ({left}/{DISCS})'}"
        for key, left in player.discs.items()
    )
    return listed(teller, told) or teller.words("core-nothing")


def _influence(teller: Teller, influence: Mapping[Nation, int]) -> str:
    return listed(teller, (f"{teller.name('nation', nation)} {space}" for nation, space in influence.items()))


def _jean(view: State, teller: Teller) -> str:
    if view.jean is None:
        return ""
    jean = view.jean
    return said(
        teller,
        "alt-jean",
        place=teller.name("place", jean.place),
        points=jean.points + sum(jean.final.values()),
        space=jean.explorer,
        influence=_influence(teller, jean.influence),
        income=jean_income(jean),
        discs=removed_discs(jean),
        quests=len(jean.quests),
        tokens=len(jean.tokens),
        cards=len(jean.taken),
    )


def quests_told(view: State, teller: Teller) -> str:
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


def _assistants(view: State, teller: Teller) -> str:
    """Everybody's assistants, by their places."""
    told = []
    for seat in view.every_seat():
        helpers = view.players[seat].helpers
        places = [place_number(teller, place) for place in PLACES for _ in helpers.get(place, ())]
        told += [f"{teller.player(seat)} {', '.join(places)}"] if places else []
    return said(teller, "alt-assistants", assistants="; ".join(told)) if told else ""


def _investors(view: State, teller: Teller) -> str:
    """Who has invested in which building."""
    told = [
        f"{teller.player(seat)} {teller.names('building', view.players[seat].buildings)}"
        for seat in view.every_seat()
        if view.players[seat].buildings
    ]
    return said(teller, "alt-investors", buildings="; ".join(told)) if told else ""


def _at(teller: Teller, what: str, place: str) -> str:
    return f"{what} ({place_number(teller, place)})"
