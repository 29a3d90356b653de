"""What effects do: each verb of the data once."""

from collections.abc import Callable

from games.core.agenda import Step
from games.core.seats import Seat
from games.maracaibo import gains
from games.maracaibo.kinds import LASTING, Effect, Per
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import Player
from games.maracaibo.steps import (
    ChooseOption,
    CityQuest,
    Effects,
    Explore,
    GainInfluence,
    NextRank,
    PlaceMarker,
    RemoveDisc,
    RemoveSkull,
    SetSail,
    SettleFigures,
    StartWar,
    TakeSynergy,
    Veteran,
    VillageAction,
)

LEAST_FAVOUR = 3
"""Influence that counts where nations are counted."""

COUNTED: dict[Per, Callable[[Player], int]] = {
    "tokens": lambda player: len(player.tokens),
    "assistants": Player.assistants,
    "quests": lambda player: len(player.quests),
    "compasses": Player.compasses,
    "synergies": lambda player: len(player.synergies),
    "nations": lambda player: sum(space >= LEAST_FAVOUR for space in player.influence.values()),
    "borders": lambda player: len(player.borders()),
    "upgrades": Player.upgrades,
    "garrison": lambda player: player.figures + player.strength,
    "shields": Player.shields,
}
"""How many of what counts a player has."""


def counted(player: Player, per: str) -> int:
    """How many of this a player has."""
    return COUNTED[per](player)  # type: ignore[index]


Gain = Callable[[Maracaibo, Seat, Effect], None]


def _influence(play: Maracaibo, seat: Seat, effect: Effect) -> None:
    if effect.nation in ("france", "spain", "england"):
        gains.influence(play, seat, effect.nation, effect.n)
    else:
        play.then(GainInfluence([seat], effect.n))


def _income(play: Maracaibo, seat: Seat, effect: Effect) -> None:
    """Conditional income waits for its token."""
    if not effect.synergy or effect.synergy in play.state.players[seat].synergies:
        (gains.income if effect.do == "income" else gains.point_income)(play, seat, effect.n)


def _synergy(play: Maracaibo, seat: Seat, effect: Effect) -> None:
    if effect.synergy in ("", "any"):
        if gains.missing_synergies(play.state.players[seat]):
            play.then(TakeSynergy([seat]))
    else:
        gains.synergy(play, seat, effect.synergy)  # type: ignore[arg-type]


def _asks(step: Callable[[Seat, Effect], Step]) -> Gain:
    return lambda play, seat, effect: play.then(step(seat, effect))


def _disc(play: Maracaibo, seat: Seat, effect: Effect) -> None:
    play.then(*(RemoveDisc([seat]) for _ in range(effect.n)))


def _sail(play: Maracaibo, seat: Seat, effect: Effect) -> None:
    """The ship sails on; where it arrives it has a main action of its own."""
    play.then(SetSail([seat], effect.n, extra=True))


def _veteran(play: Maracaibo, seat: Seat, effect: Effect) -> None:
    """Somebody without a figure may yet claim a task that brings one."""
    player = play.state.players[seat]
    if player.figures or player.tasks:
        play.then(Veteran([seat], effect.n))


def _skull(play: Maracaibo, seat: Seat, effect: Effect) -> None:
    there = [tile for tile in effect.tiles if tile in play.state.legacy]
    if there:
        play.then(RemoveSkull([seat], there))


def _settle(play: Maracaibo, seat: Seat, effect: Effect) -> None:
    player = play.state.players[seat]
    if player.figures:
        play.then(SettleFigures([seat], player.bought[-1]))


def _own_quest(play: Maracaibo, seat: Seat, effect: Effect) -> None:
    """The top quest tile comes onto the card that was just bought."""
    state = play.state
    if state.quest_pile:
        player = state.players[seat]
        quest = state.quest_pile.pop()
        player.card_quests[player.bought[-1]] = quest
        play.reveal()
        play.emit("own-quest", seat, quest=quest, card=player.bought[-1])


DONE: dict[str, Gain] = {
    "doubloons": lambda play, seat, effect: gains.doubloons(play, seat, effect.n),
    "points": lambda play, seat, effect: gains.points(play, seat, effect.n),
    "strength": lambda play, seat, effect: gains.strength(play, seat, effect.n),
    "figures": lambda play, seat, effect: gains.figures(play, seat, effect.n),
    "influence": _influence,
    "rank": _asks(lambda seat, effect: NextRank([seat])),
    "disc": _disc,
    "explore": _asks(lambda seat, effect: Explore([seat], effect.n)),
    "war": _asks(lambda seat, effect: StartWar(seat)),
    "village": _asks(lambda seat, effect: VillageAction([seat], effect.n)),
    "income": _income,
    "point_income": _income,
    "synergy": _synergy,
    "village_marker": _asks(lambda seat, effect: PlaceMarker([seat])),
    "village_rank": _asks(lambda seat, effect: PlaceMarker([seat], rank=True)),
    "own_quest": _own_quest,
    "points_per": lambda play, seat, effect: gains.points(
        play, seat, effect.n * counted(play.state.players[seat], effect.per)
    ),
    "doubloons_per": lambda play, seat, effect: gains.doubloons(
        play, seat, effect.n * counted(play.state.players[seat], effect.per)
    ),
    "settle_figures": _settle,
    "choose": _asks(lambda seat, effect: ChooseOption([seat], [list(option) for option in effect.options])),
    "city_quest": _asks(lambda seat, effect: CityQuest([seat])),
    "sail": _sail,
    "veteran": _veteran,
    "remove_skull": _skull,
}


@RULES.step(Effects)
def effects(play: Maracaibo, step: Effects) -> None:
    """One after the other; what a part asks or sets off comes before the next part."""
    for at, effect in enumerate(step.effects):
        if effect.do in LASTING:
            continue
        before = len(play.state.agenda)
        rest = step.effects[at + 1 :]
        if rest:
            play.then(Effects(step.seat, rest))
        standing = len(play.state.agenda)
        DONE[effect.do](play, step.seat, effect)
        if len(play.state.agenda) > standing:
            return
        del play.state.agenda[before:]
