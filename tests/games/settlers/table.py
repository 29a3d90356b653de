"""Lays out positions readably. A realm is drawn as it lies: far from its owner above, its lower left square is g7.

Words are tiles, a dot is an empty square; `mine!` is ruined, `mine*` has a master at work, `mine$` carries a coin.
Stacks are named from the top down. It is seat 0's turn; `turn` has already revealed a tile that fits hardly anywhere.
"""

import msgspec

from games.core.chance import Chance
from games.core.events import Event, Phrase
from games.core.fields import read
from games.core.moves import IllegalMove, Move, verb_of
from games.core.play import Play
from games.core.saving import save
from games.core.seats import QuestionNumber, Seat
from games.settlers import GAME, moves
from games.settlers.components import COUNTED_TOKENS, MASTERS, STACKS, TILES
from games.settlers.grid import spot_at
from games.settlers.state import Lot, Player, State
from games.settlers.steps import ChooseStack, EndTurn

VERBS: dict[str, type[Move]] = {
    verb_of(kind): kind
    for kind in vars(moves).values()
    if isinstance(kind, type) and issubclass(kind, Move)
    if kind is not Move
}
REVEALED = "workshop_fish_wood"
PRIZES = "temple_of_jupiter temple_of_saturn"


def land_of(drawing: str) -> dict[str, Lot]:
    """The squares of a drawn realm."""
    lines = [line.split() for line in drawing.strip().splitlines()]
    return {
        spot_at(x, y): Lot(word.rstrip("!*$"), ruined="!" in word, master="*" in word, coin="$" in word)
        for y, line in enumerate(reversed(lines))
        for x, word in enumerate(line)
        if word != "."
    }


def hand_of(tokens: str) -> dict[str, int]:
    """War, coin and cart tokens."""
    return {kind: tokens.split().count(kind) for kind in COUNTED_TOKENS}


def table(
    *lands: str,
    hands: tuple[str, ...] = (),
    masters: tuple[str, ...] = (),
    carts: tuple[str, ...] = (),
    rows: str = "",
    prizes: str = PRIZES,
    nature: str = "lake lake lake",
    village: str = "mine mine mine",
    city: str = f"{REVEALED} {REVEALED}",
    pile: str = "smith weaver",
) -> Play[State]:
    """A game with these realms before their players, at the beginning of seat 0's turn."""
    seats = len(lands)

    def of_seat(words: tuple[str, ...], seat: int) -> str:
        return words[seat] if seat < len(words) else ""

    state = State(
        seats=seats,
        options={},
        chance=Chance("table"),
        agenda=[EndTurn(Seat(0)), ChooseStack([Seat(0)])],
        requests=[QuestionNumber(0)] * seats,
        players=[
            Player(
                land=land_of(land),
                tokens=hand_of(of_seat(hands, seat)),
                masters=of_seat(masters, seat).split(),
                carts=of_seat(carts, seat).replace("-", "_").split(),
            )
            for seat, land in enumerate(lands)
        ],
        turn=1,
        stacks={"nature": down(nature), "village": down(village), "city": down(city)},
        rows={stack: [tile for tile in rows.split() if TILES[tile].kind == stack] for stack in STACKS},
        prizes=prizes.split(),
        reserve=hand_of("war coin cart " * 3),
        master_pile=down(pile),
    )
    assert set(state.master_pile) <= set(MASTERS)
    play = GAME.play(state)
    play.run()
    return play


def down(words: str) -> list[str]:
    """A face-down pile, named from its top."""
    return words.split()[::-1]


def turn(*lands: str, **things: object) -> Play[State]:
    """The same after the reveal."""
    play = table(*lands, **things)  # type: ignore[arg-type]
    play.apply(Seat(0), moves.Reveal("city"))
    return play


def move(text: str) -> Move:
    """A move by its text form, offered or not."""
    verb, *words = map(read, text.split())
    return VERBS[verb](*words)


def do(play: Play[State], *texts: str) -> list[Event]:
    """Make these moves, each by the seat that is asked first or by the named one: `1: refuse`."""
    events: list[Event] = []
    for text in texts:
        who, _, what = text.rpartition(": ")
        events += play.apply(Seat(int(who) if who else play.waiting()[0]), move(what))
    return events


def refused(play: Play[State], text: str, seat: int = 0) -> Phrase:
    """Why this is not possible; nothing has changed."""
    before = save(play.state)
    try:
        play.apply(Seat(seat), move(text))
    except IllegalMove as illegal:
        assert save(play.state) == before
        return illegal.reason
    raise AssertionError(f"{text} was possible")


def why(play: Play[State], text: str, seat: int = 0) -> str:
    """The reason's key, without the game's name."""
    return refused(play, text, seat).key.removeprefix("settlers-reason-")


def verbs(play: Play[State], seat: int = 0) -> set[str]:
    """What can be done now, but for proposing the end."""
    return {offer.verb for offer in play.legal(Seat(seat)).offers} - {"propose"}


def spots(play: Play[State], tile: str, verb: str = "place", seat: int = 0) -> set[str]:
    """Where a tile can go."""
    offer = play.legal(Seat(seat)).offer(verb)
    return set(offer.choices("spot", {"tile": tile})) if offer else set()


def tiles(play: Play[State], verb: str = "place", seat: int = 0) -> set[str]:
    """Which tiles can be added."""
    offer = play.legal(Seat(seat)).offer(verb)
    return set(offer.choices("tile", {})) if offer else set()


def targets(play: Play[State], verb: str) -> set[tuple[str, ...]]:
    """On what a token can be played."""
    offer = play.legal(Seat(0)).offer(verb)
    return {msgspec.structs.astuple(one) for one in offer.moves(1000)} if offer else set()


def keys(events: list[Event]) -> list[str]:
    """What happened."""
    return [event.key.removeprefix("settlers-log-") for event in events]


def told(events: list[Event], key: str) -> Event:
    """The one event of this key."""
    (event,) = (event for event in events if event.key == f"settlers-log-{key}")
    return event


def points(play: Play[State], seat: int = 0) -> dict[str, int]:
    """A seat's score, line by line; lines of 0 left out."""
    return {line.key: line.points for line in GAME.score(play.state).scores[seat].lines if line.points}


def next_turn(play: Play[State], reveal: str = "village") -> None:
    """The others take their turns, doing whatever is offered first, and seat 0 reveals a tile."""
    while play.waiting() != (0,) or "reveal" in verbs(play):
        seat = play.waiting()[0]
        offer = play.legal(seat).offers[0]
        stacks = offer.choices("stack", {}) if offer.makes is moves.Reveal else ()
        play.apply(seat, moves.Reveal(reveal) if reveal in stacks else offer.moves(1)[0])
