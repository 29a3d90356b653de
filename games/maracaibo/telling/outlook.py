"""What a move will do at once: what it changes of a player's things."""

from games.core.ahead.outlook import Holdings
from games.core.events import Note, Phrase
from games.core.seats import Seat
from games.maracaibo.cards import CARDS
from games.maracaibo.components import UPGRADES
from games.maracaibo.kinds import NATIONS, SYNERGIES
from games.maracaibo.moves import Deliver, Draw, Fight, OnlyDeliver, Opt, SellCard, SellHand, Take, TakeDisc
from games.maracaibo.rulebook import RULES
from games.maracaibo.state import State
from games.maracaibo.steps import ChooseNation, ChooseOption


def holdings(state: State, seat: Seat) -> Holdings:
    """Points and doubloons first, then the rest of a ship; the points of bought cards apart, for they stay."""
    player = state.players[seat]
    return {
        ("points", ""): player.points,
        ("coins", ""): player.coins,
        ("strength", ""): player.strength,
        ("figures", ""): player.figures,
        **{("influence", nation): player.influence[nation] for nation in NATIONS},
        ("income", ""): player.income,
        ("point_income", ""): player.point_income,
        ("worth", ""): sum(CARDS[card].points for card in player.bought),
        **{("upgrade", key): int(player.has(key)) for key in UPGRADES},
        **{("synergy", key): int(key in player.synergies) for key in SYNERGIES},
        ("quests", ""): len(player.quests),
    }


@RULES.note(Opt)
def how_far_it_goes(state: State, seat: Seat, move: Opt) -> Note | None:
    """An expedition is as good as its steps."""
    top = state.question(seat)
    options = top.options if isinstance(top, ChooseOption) else []
    steps = next((option[0].n for option in options if option[0].do == move.option == "explore"), 0)
    return Note(Phrase("maracaibo-note-steps", {"count": steps})) if steps else None


@RULES.note(Deliver)
@RULES.note(OnlyDeliver)
@RULES.note(TakeDisc)
def which_disc_it_is(state: State, seat: Seat, move: Deliver | OnlyDeliver | TakeDisc) -> Note:
    """Only with its last disc gone an upgrade works."""
    left = state.players[seat].discs[move.upgrade] - 1
    return Note(Phrase("maracaibo-note-disc" if left else "maracaibo-note-last-disc"))


@RULES.note(Fight)
def how_strong_it_is(state: State, seat: Seat, move: Fight) -> Note | None:
    """What the maneuvers are paid with."""
    top = state.question(seat)
    values = {str(nation): value for nation, value in top.values.items()} if isinstance(top, ChooseNation) else {}
    count = values.get(move.nation)
    return None if count is None else Note(Phrase("maracaibo-note-value", {"count": count}))


RULES.seldom(OnlyDeliver, SellCard, SellHand, Draw, Take)
