"""Somebody's engine: what they own for good, grouped by when it gives something."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.seats import Seat
from games.maracaibo.actions.free import LEVELS, met
from games.maracaibo.cards import CARDS
from games.maracaibo.components import CAREERS, PLACES, UPGRADES
from games.maracaibo.kinds import LASTING, Effect
from games.maracaibo.state import Player, State
from render.kit import palette as p
from render.kit.areas.listing import SIGN, Entry
from render.kit.frame import CLOSE_INSIDE, CLOSEST
from render.kit.icons import sign
from render.kit.leaf import Leaf
from render.kit.lettering import FINE
from render.kit.picture import Picture
from render.maracaibo import alt
from render.maracaibo.cards import face_of, short_about
from render.maracaibo.changes import changes
from render.maracaibo.pictures import all_names, heads_of
from render.maracaibo.pieces import piece
from render.maracaibo.seats import meanings, seat_lines
from render.maracaibo.words import task_told
from render.vignettes import vignette
from render.words import listed, said, titled
from texts import Teller

_INCOME = frozenset({"income", "point_income"})


def engine(view: State, teller: Teller, viewer: Seat | None, before: State | None, seat: Seat) -> Picture:
    """Figures, assistants, what counts from now on, income, what counts in the end; what has given all it gives."""
    changed, player = changes(before, view), view.players[seat]
    names = all_names(view, teller)
    head = heads_of(view, teller, names)[seat]
    leaf = Leaf(said(teller, "part-engine", of=names[seat]))
    lines, figures = seat_lines(view, [head], changed, CLOSE_INSIDE, CLOSEST)
    leaf.band(lines.height, lines.draw).legend(meanings(teller, figures))
    groups = {
        "assistants": [*_assistants(player, teller)],
        "lasting": [*_upgrades(player, teller), *_cards(player, teller, LASTING)],
        "income": [*_cards(player, teller, _INCOME)],
        "tasks": [*_tasks(player, teller)],
    }
    for title, entries in groups.items():
        leaf.listing(said(teller, f"engine-{title}"), entries)
    done = said(teller, "engine-done", what=listed(teller, _done(player, teller)) or teller.words("core-nothing"))
    held = [*_held(player, teller), done]
    leaf.lines(held, FINE)
    told = [f"{entry.name}: {entry.about}" for entries in groups.values() for entry in entries]
    sentences = [each if each.endswith(".") else f"{each}." for each in (*told, *held)]
    return leaf.picture([alt.board_told(view, teller, seat), *sentences])


def _assistants(player: Player, teller: Teller) -> Iterator[Entry]:
    """Where they stand, what they do there; who has done it this round is ticked off."""
    for place in (place for place in PLACES if place in player.helpers):
        for helper in player.helpers[place]:
            about = short_about(teller, helper.card).partition(": ")[2] or short_about(teller, helper.card)
            yield Entry(
                teller.name("place", place),
                titled(about),
                sign("check", SIGN, p.ink_on(p.PAPER))
                if helper.settled
                else vignette(teller.game, helper.card, SIGN, "card"),
                face=p.PAPER_DEEP if helper.settled else face_of(helper.card),
                choices=(("card", helper.card), ("assistant", helper.card)),
            )


def _upgrades(player: Player, teller: Teller) -> Iterator[Entry]:
    """Those that are complete and do something from then on."""
    for key in _complete(player):
        if _any(UPGRADES[key].effects, LASTING):
            yield Entry(
                teller.name("upgrade", key),
                teller.about("upgrade", key),
                vignette(teller.game, key, SIGN, "upgrade"),
                choices=(("upgrade", key),),
            )


def _cards(player: Player, teller: Teller, kinds: frozenset[str]) -> Iterator[Entry]:
    """The bought cards that bring this, with the figures that lie on them, and their quests."""
    for key in player.bought:
        open_quest = key in player.card_quests and kinds is LASTING
        if CARDS[key].assistant or not (open_quest or _any(CARDS[key].effects, kinds)):
            continue
        on_it = player.on_cards.get(key, 0)
        about = short_about(teller, key)
        if key in player.card_quests:
            about = f"{about}. {teller.about('quest', player.card_quests[key])}"
        yield Entry(
            teller.name("card", key),
            about,
            vignette(teller.game, key, SIGN, "card"),
            figure=f"×{on_it}" if on_it else "",
            face=face_of(key),
            choices=(("card", key),),
        )


def _tasks(player: Player, teller: Teller) -> Iterator[Entry]:
    """Those of the career that was kept, with how far each is; ticked off once it is claimed."""
    if len(player.careers) != 1 or player.careers[0] not in CAREERS:
        return
    for task in CAREERS[player.careers[0]].tasks:
        claimed = task.kind not in player.tasks
        due = not claimed and met(player, task, LEVELS[0])
        yield Entry(
            titled(teller.name("task", task.kind)),
            said(teller, "task-claimed") if claimed else task_told(player, task, teller),
            sign("check", SIGN, p.ink_on(p.PAPER)) if claimed else piece("quest", SIGN),
            face=p.tint(p.CORN, 0.5) if due else p.PAPER_DEEP if claimed else None,
            choices=(("task", task.kind),),
        )


def _held(player: Player, teller: Teller) -> Iterator[str]:
    """Synergy tokens, buildings, and the figures of the general supply."""
    nothing = teller.words("core-nothing")
    yield said(teller, "synergies", tokens=teller.names("synergy", player.synergies) or nothing)
    if player.buildings:
        yield said(teller, "invested", buildings=teller.names("building", player.buildings))
    yield said(teller, "engine-supply", count=player.reserve)


def _done(player: Player, teller: Teller) -> Iterator[str]:
    """What has given all it gives."""
    lasting = LASTING | _INCOME
    yield from (teller.name("upgrade", key) for key in _complete(player) if not _any(UPGRADES[key].effects, LASTING))
    for key in player.bought:
        if not (CARDS[key].assistant or key in player.card_quests or _any(CARDS[key].effects, lasting)):
            yield teller.name("card", key)


def _complete(player: Player) -> list[str]:
    return [key for key in UPGRADES if player.has(key)]


def _any(effects: tuple[Effect, ...], kinds: frozenset[str]) -> bool:
    return any(effect.do in kinds for effect in effects)
