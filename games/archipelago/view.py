"""What may be known: all but what lies behind screens, objectives, bids, hands, the stacks, and the seed."""

from games.archipelago.cards.steps import PickFist
from games.archipelago.components import BOX, CARDS, CUBES, HEXES, RESOURCES, SIDES, SIDES_OF
from games.archipelago.setup import objectives_in_play
from games.archipelago.state import Player, State
from games.archipelago.steps import ChooseHex
from games.core.chance import Chance
from games.core.parts.seeing import HIDDEN, UNKNOWN, to_be_masked
from games.core.seats import Seat
from games.core.stores import put
from games.core.talk import hide_private


def view(state: State, seat: Seat | None) -> State:
    """A copy with all masked that this seat, or a spectator, may not know; at the end everything lies open."""
    seen = to_be_masked(state, seat)
    seen.deck = [HIDDEN] * len(seen.deck)
    seen.stack = [*[HIDDEN] * (len(seen.stack) - 1), *seen.stack[-1:]] if state.turn else [HIDDEN] * len(seen.stack)
    seen.unused_objectives = [HIDDEN] * len(seen.unused_objectives)
    seen.wishes = {other: wish if other == seat else HIDDEN for other, wish in seen.wishes.items()}
    for owner, player in zip(state.every_seat(), seen.players, strict=True):
        if owner != seat:
            mask(player, opened=state.ended_by, over=state.over)
    hide_private(seen, seat)
    for step in seen.agenda:
        if isinstance(step, PickFist) and step.victim != seat:
            step.left = step.right = HIDDEN
    return seen


def mask(player: Player, *, opened: str, over: bool) -> None:
    """What lies behind somebody's screen, and what they alone know; the objective that was met lies open."""
    player.seen = {}
    player.hand = [HIDDEN] * len(player.hand)
    player.drawn = [HIDDEN] * len(player.drawn)
    if player.bid is not None:
        player.bid = UNKNOWN
    if not over:
        player.money = UNKNOWN
        player.cubes = {}
        player.tokens = UNKNOWN
        player.objectives = [each if each == opened else HIDDEN for each in player.objectives]


def draw_hidden(imagined: State, seat: Seat | None, chance: Chance) -> None:
    """What this viewer does not know could be anything that fits what it sees."""
    strangers = [player for player in imagined.players if player.money == UNKNOWN]
    if strangers:
        imagine_stocks(imagined, strangers, chance)
    if seat is not None:
        lay_out_seen(imagined, seat)
    imagine_objectives(imagined, chance)
    imagine_hexes(imagined, chance)
    imagine_deck(imagined, chance)
    imagine_bids(imagined, seat, chance)
    imagine_secret_steps(imagined, chance)


def imagine_stocks(imagined: State, strangers: list[Player], chance: Chance) -> None:
    """All that is not in the bank, on the boards or before oneself lies behind the others' screens."""
    for player in strangers:
        player.money = player.tokens = 0
    on_table = sum(player.on_wheel + player.given for player in imagined.players)
    for _ in range(BOX.money - imagined.money - on_table - sum(player.money for player in imagined.players)):
        chance.pick(strangers).money += 1
    tokens = sum(BOX.explorer_stacks) - sum(imagined.tokens) - imagined.spent_tokens
    for _ in range(tokens - sum(player.tokens for player in imagined.players)):
        chance.pick(strangers).tokens += 1
    for resource in RESOURCES:
        lying = imagined.bank[resource] + sum(market[resource] for market in imagined.markets.values())
        known = sum(player.cubes.get(resource, 0) for player in imagined.players)
        for _ in range(CUBES[resource] - lying - known):
            cubes = chance.pick(strangers).cubes
            put(cubes, resource)


def lay_out_seen(imagined: State, viewer: Seat) -> None:
    """What the Spy has shown to this viewer is before whom it was seen."""
    for owner, objectives in imagined.players[viewer].seen.items():
        held = imagined.players[owner].objectives
        hidden = (at for at, card in enumerate(held) if card == HIDDEN)
        for at, card in zip(hidden, [card for card in objectives if card not in held], strict=False):
            held[at] = card


def imagine_objectives(imagined: State, chance: Chance) -> None:
    """Those that nobody has shown, in any order; not those that would have been opened."""
    known = {each for player in imagined.players for each in (*player.objectives, *player.drawn)}
    known |= set(imagined.open_objectives)
    left = [key for key in objectives_in_play(imagined) if key not in known and key not in imagined.unclaimed]
    chance.shuffle(left)
    for player in imagined.players:
        for cards in (player.objectives, player.drawn):
            for at, card in enumerate(cards):
                if card == HIDDEN:
                    cards[at] = left.pop()
    unused = [*left, *imagined.unclaimed]
    chance.shuffle(unused)
    imagined.unused_objectives = unused[: len(imagined.unused_objectives)]


def imagine_hexes(imagined: State, chance: Chance) -> None:
    """Hexes that lie nowhere open are in hands and in the stack, either side up."""
    open_sides = [region.side for region in imagined.regions.values()] + imagined.discarded
    open_sides += [side for player in imagined.players for side in player.hand if side != HIDDEN]
    open_sides += [side for side in imagined.stack if side != HIDDEN]
    open_sides += [side for step in imagined.agenda if isinstance(step, ChooseHex) for side in step.hexes]
    known = {SIDES[side].hex for side in open_sides}
    left = [chance.pick(SIDES_OF[hexagon]) for hexagon in HEXES if hexagon not in known]
    chance.shuffle(left)
    for cards in (*(player.hand for player in imagined.players), imagined.stack):
        for at, card in enumerate(cards):
            if card == HIDDEN:
                cards[at] = left.pop()
    assert not left, imagined.turn


def imagine_deck(imagined: State, chance: Chance) -> None:
    """The cards that lie nowhere open, one with the open back on top."""
    seen = {card.card for card in imagined.row} | set(imagined.graveyard)
    seen |= {owned.card for player in imagined.players for owned in player.cards}
    seen |= {card for step in imagined.agenda for card in getattr(step, "cards", ())}
    left = [card for card in CARDS if card not in seen]
    chance.shuffle(left)
    tops = [card for card in left if (CARDS[card].upper, CARDS[card].lower) == imagined.balance]
    if tops:
        top = chance.pick(tops)
        left.remove(top)
        left.append(top)
    imagined.deck = left


def imagine_bids(imagined: State, viewer: Seat | None, chance: Chance) -> None:
    """What others have bid or wished, and what they would do in a crisis."""
    for seat, player in zip(imagined.every_seat(), imagined.players, strict=True):
        if player.bid == UNKNOWN:
            player.bid = chance.below(player.money + 1)
        if seat != viewer and seat in imagined.wishes:
            imagined.wishes[seat] = "any"


def imagine_secret_steps(imagined: State, chance: Chance) -> None:
    """What somebody hides in their fists."""
    for step in imagined.agenda:
        if isinstance(step, PickFist) and step.left == HIDDEN:
            cubes = [resource for resource, count in imagined.players[step.victim].cubes.items() for _ in range(count)]
            chance.shuffle(cubes)
            step.left, step.right = ([*cubes, "empty", "empty"])[:2]
