"""The position in words, for those who can't see the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.maracaibo.kinds import Nation
from games.maracaibo.score import score
from games.maracaibo.state import State
from render.kit.picture import shortened_alt
from render.maracaibo.changes import Changes
from render.maracaibo.words import standing
from render.words import listed, said
from texts import Teller


def of_table(view: State, teller: Teller, names: Sequence[str], changed: Changes) -> str:
    """The whole table: first the players, then what lies in the middle."""
    new = [teller.name("place", place) for place in changed.places]
    sentences = [
        f"{said(teller, 'title')}. {standing(view, teller, names)}.",
        *(_seat(view, teller, seat) for seat in view.every_seat()),
        _jean(view, teller),
        said(teller, "alt-market", cards=_named(teller, "card", view.market)),
        said(teller, "alt-quests", quests=_quests(view, teller)),
        said(teller, "alt-markers", markers=_markers(view, teller)),
        said(teller, "alt-buildings", buildings=_named(teller, "building", view.buildings[: view.open_buildings])),
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
        said(teller, "alt-bought", cards=_named(teller, "card", player.bought)),
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
    told = [
        f"{teller.name('quest', quest)} ({teller.name('place', place)})"
        for place, quests in view.quests.items()
        for quest in quests
    ]
    return listed(teller, told) or teller.words("core-nothing")


def _markers(view: State, teller: Teller) -> str:
    told = [
        f"{teller.name('nation', nation)} ({teller.name('place', place)})" for place, nation in view.markers.items()
    ]
    return listed(teller, told) or teller.words("core-nothing")
