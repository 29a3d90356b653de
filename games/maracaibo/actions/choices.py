"""Small choices that effects ask for."""

from games.core.fields import Amount, Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.core.stores import put
from games.maracaibo import gains, moves
from games.maracaibo.cards import CARDS
from games.maracaibo.kinds import NATIONS, Nation, Synergy
from games.maracaibo.map import markers
from games.maracaibo.moves import Pass
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import State
from games.maracaibo.steps import (
    ChooseOption,
    Effects,
    GainInfluence,
    NextRank,
    PlaceMarker,
    SettleFigures,
    TakeSynergy,
    Veteran,
)

DO_WITHOUT = Offer(Pass)


@RULES.offers(GainInfluence)
def nations(state: State, step: GainInfluence, seat: Seat) -> list[Offer]:
    """Any nation."""
    return [Offer(moves.Favour, (Pick("nation", "nation", NATIONS),)), DO_WITHOUT]


@RULES.answer(GainInfluence, moves.Favour)
def favour(play: Maracaibo, step: GainInfluence, seat: Seat, move: moves.Favour) -> None:
    """Influence with the chosen nation, not split."""
    gains.influence(play, seat, nation(move.nation), step.count)


def nation(word: str) -> Nation:
    """The nation that the word names."""
    return next(each for each in NATIONS if each == word)


@RULES.offers(NextRank)
def ranks(state: State, step: NextRank, seat: Seat) -> list[Offer]:
    """Nations with a rank left to reach."""
    ahead = tuple(gains.ribbons_ahead(state.players[seat]))
    return [Offer(moves.Rise, (Pick("nation", "nation", ahead),)), DO_WITHOUT] if ahead else [DO_WITHOUT]


@RULES.answer(NextRank, moves.Rise)
def rise(play: Maracaibo, step: NextRank, seat: Seat, move: moves.Rise) -> None:
    """To the next red ribbon."""
    gains.rise(play, seat, nation(move.nation))


@RULES.offers(TakeSynergy)
def synergies(state: State, step: TakeSynergy, seat: Seat) -> list[Offer]:
    """A token that one lacks."""
    missing = tuple(gains.missing_synergies(state.players[seat]))
    return [Offer(moves.TakeSynergy, (Pick("synergy", "synergy", missing),)), DO_WITHOUT]


@RULES.answer(TakeSynergy, moves.TakeSynergy)
def take_synergy(play: Maracaibo, step: TakeSynergy, seat: Seat, move: moves.TakeSynergy) -> None:
    """The chosen token."""
    token: Synergy = next(each for each in gains.missing_synergies(play.state.players[seat]) if each == move.synergy)
    gains.synergy(play, seat, token)


@RULES.offers(PlaceMarker)
def placements(state: State, step: PlaceMarker, seat: Seat) -> list[Offer]:
    """A village without a marker, a nation with a marker left; without such a village only the rank is left."""
    offers = [DO_WITHOUT]
    free, left = tuple(markers.free_villages(state)), tuple(markers.left(state))
    if free and left:
        offers.insert(0, Offer(moves.Hoist, (Pick("place", "place", free), Pick("nation", "nation", left))))
    elif step.rank and (ahead := tuple(gains.ribbons_ahead(state.players[seat]))):
        offers.insert(0, Offer(moves.Rise, (Pick("nation", "nation", ahead),)))
    return offers


@RULES.answer(PlaceMarker, moves.Hoist)
def place_marker(play: Maracaibo, step: PlaceMarker, seat: Seat, move: moves.Hoist) -> None:
    """The marker comes to the village; the greater effect moves the own influence, too."""
    markers.hoist(play, move.place, nation(move.nation), seat)
    if step.rank:
        gains.rise(play, seat, nation(move.nation))


@RULES.answer(PlaceMarker, moves.Rise)
def only_rank(play: Maracaibo, step: PlaceMarker, seat: Seat, move: moves.Rise) -> None:
    """No village is free, so only the rank comes."""
    gains.rise(play, seat, nation(move.nation))


@RULES.offers(ChooseOption)
def options(state: State, step: ChooseOption, seat: Seat) -> list[Offer]:
    """Each option is named after its first effect."""
    words = tuple(option[0].do for option in step.options)
    return [Offer(moves.Opt, (Pick("option", "option", words),)), DO_WITHOUT]


@RULES.answer(ChooseOption, moves.Opt)
def choose_option(play: Maracaibo, step: ChooseOption, seat: Seat, move: moves.Opt) -> None:
    """The chosen option alone."""
    chosen = next(option for option in step.options if option[0].do == move.option)
    play.then(Effects(seat, chosen))


@RULES.offers(SettleFigures)
def settlers(state: State, step: SettleFigures, seat: Seat) -> list[Offer]:
    """Any number of own figures."""
    return [Offer(moves.Settle, (Amount("figures", "figures", 0, state.players[seat].figures),))]


@RULES.answer(SettleFigures, moves.Settle)
def settle(play: Maracaibo, step: SettleFigures, seat: Seat, move: moves.Settle) -> None:
    """They stay on the card, and each raises the income."""
    if move.figures:
        player = play.state.players[seat]
        player.figures -= move.figures
        put(player.on_cards, step.card, move.figures)
        each = next(effect.n for effect in CARDS[step.card].effects if effect.do == "settle_figures")
        play.emit("settles", seat, count=move.figures, card=step.card)
        gains.income(play, seat, each * move.figures)


@RULES.offers(Veteran)
def veterans(state: State, step: Veteran, seat: Seat) -> list[Offer]:
    """A figure may be given back."""
    return [Offer(moves.Discharge), DO_WITHOUT] if state.players[seat].figures else [DO_WITHOUT]


@RULES.answer(Veteran, moves.Discharge)
def discharge(play: Maracaibo, step: Veteran, seat: Seat, move: moves.Discharge) -> None:
    """A figure for points."""
    gains.give_figures(play, seat, 1)
    gains.points(play, seat, step.points)


@RULES.answer(GainInfluence, Pass)
@RULES.answer(NextRank, Pass)
@RULES.answer(TakeSynergy, Pass)
@RULES.answer(PlaceMarker, Pass)
@RULES.answer(ChooseOption, Pass)
@RULES.answer(Veteran, Pass)
def do_without(play: Maracaibo, step: GainInfluence, seat: Seat, move: Pass) -> None:
    """A bonus can always be declined."""
    play.emit("declines", seat)
