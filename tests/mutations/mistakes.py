"""The mistakes: what somebody forgets when they write a game, a panel or the core."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Mistake:
    """One change of the source, which takes the place of what is right."""

    name: str
    module: str
    right: str
    wrong: str
    game: str
    needs: tuple[str, ...] = ()
    """Parts of a configuration's description without which it cannot show."""
    quick: bool = False
    """It is found soon, and tried in `make test`."""
    saved: str = ""
    """Play goes on from this saved game of `tests/games/saved`, where what it is about comes seldom."""


SECRETS = (
    Mistake(
        "a view without a mask over the face-down stacks",
        "games.settlers.view",
        "for pile in (*seen.stacks.values(), seen.master_pile, seen.box.prizes):",
        "for pile in (seen.master_pile, seen.box.prizes):",
        "settlers",
        quick=True,
    ),
    Mistake(
        "a view without a mask over hidden numbers",
        "games.puerto_rico.view",
        "board.points = UNKNOWN",
        "pass",
        "puerto_rico",
    ),
    Mistake(
        "a private offer that edits the panel",
        "bot.tables.changes",
        "if all(line.kind is LineKind.WHISPER for line in lines):",
        "if not lines:",
        "archipelago",
    ),
    Mistake(
        "a view that shows what lies below a forest",
        "games.puerto_rico.view",
        "board.secret_forests = [HIDDEN] * len(board.secret_forests)",
        "pass",
        "puerto_rico",
        ("new_buildings=planters",),
    ),
    Mistake(
        "a view that shows the tile that somebody looks at",
        "games.puerto_rico.view",
        "step.tile = HIDDEN",
        "pass",
        "puerto_rico",
        ("new_buildings=planters",),
    ),
    Mistake(
        "an event for one seat without its `to`",
        "games.puerto_rico.roles.settler",
        'play.emit("looked", seat, to=(seat,), tile=tile)',
        'play.emit("looked", seat, tile=tile)',
        "puerto_rico",
        ("new_buildings=planters",),
    ),
    Mistake(
        "an event that tells more than happened openly",
        "games.puerto_rico.roles.settler",
        'play.emit("lay-forest", seat)',
        'play.emit("lay", seat, tile=step.tile, side=move.side)',
        "puerto_rico",
        ("new_buildings=planters",),
    ),
    Mistake(
        "a question for one's own eyes without its `secret`",
        "games.puerto_rico.steps",
        "    secret = True\n",
        "",
        "puerto_rico",
        ("new_buildings=planters",),
    ),
    Mistake(
        "a master drawn without `reveal()`",
        "games.settlers.building",
        "                play.reveal()\n",
        "",
        "settlers",
    ),
    Mistake(
        "a hidden tile drawn without `reveal()`",
        "games.puerto_rico.bank",
        "    play.reveal()\n    return play.state.pile.pop()",
        "    return play.state.pile.pop()",
        "puerto_rico",
        ("new_buildings=planters",),
    ),
    Mistake(
        "a new row of hidden tiles without `reveal()`",
        "games.puerto_rico.roles.settler",
        '    play.reveal()\n    play.emit("row"',
        '    play.emit("row"',
        "puerto_rico",
        quick=True,
    ),
    Mistake(
        "an offer that hidden things decide without its `private`",
        "games.puerto_rico.roles.builder",
        "rows, private=True)",
        "rows)",
        "puerto_rico",
        ("new_buildings=merchants",),
    ),
    Mistake(
        "a question with private offers that answers itself",
        "games.puerto_rico.steps",
        "    private_beside = True\n",
        "",
        "puerto_rico",
        ("new_buildings=merchants",),
    ),
    Mistake(
        "a panel that offers to everybody what is private",
        "bot.panel.questions.controls",
        "asked_offers(seen), room, public=True, usual=usual)",
        "asked_offers(request), room, public=True, usual=usual)",
        "archipelago",
        quick=True,
    ),
    Mistake(
        "a panel that tells everybody what was told to one",
        "bot.panel.messages.table_panel",
        "for line in lines if line.event.is_for(None)]",
        "for line in lines]",
        "puerto_rico",
    ),
    Mistake(
        "an export of all that is hidden",
        "bot.tables.public",
        "rules.seeing.at_the_end(loaded) if table.over else rules.view(loaded, None)",
        "loaded",
        "settlers",
    ),
    Mistake(
        "a page of the log with what others were told",
        "bot.tables.logbook",
        "[one for one in log_lines(line) if one.event.is_for(seat)]",
        "log_lines(line)",
        "puerto_rico",
    ),
    Mistake(
        "a step of the history with what others were told",
        "bot.features.history.steps",
        "if (openly or each.event.is_for(seat)) and each.event.key != UNDONE",
        "if each.event.key != UNDONE",
        "maracaibo",
    ),
    Mistake(
        "a view that shows the buildings to come",
        "games.maracaibo.view",
        "seen.buildings[closed:] = [HIDDEN] * len(seen.buildings[closed:])",
        "pass",
        "maracaibo",
    ),
    Mistake(
        "a view that shows between which careers somebody chooses",
        "games.maracaibo.view",
        "player.careers[:] = [HIDDEN] * len(player.careers)",
        "pass",
        "maracaibo",
    ),
    Mistake(
        "a career that everybody has seen and that can be taken back",
        "games.maracaibo.turns.rounds",
        '    play.reveal(seat)\n    play.emit("career"',
        '    play.emit("career"',
        "maracaibo",
    ),
    Mistake(
        "a reason that names what lies hidden",
        "games.puerto_rico.reasons",
        'reason("other-role", role=role)',
        'reason("other-role", role=(state.pile or [role])[-1])',
        "puerto_rico",
    ),
    Mistake(
        "a notice that tells what others were told",
        "bot.tables.remembered.recent",
        "lines = [line for line in self if line.event.is_for(seat)]",
        "lines = list(self)",
        "puerto_rico",
    ),
    Mistake(
        "a view that shows the hands of others",
        "games.maracaibo.view",
        "            _mask(seen.players[owner])\n",
        "            pass\n",
        "maracaibo",
        quick=True,
    ),
    Mistake(
        "a view that shows secret votes",
        "games.maracaibo.view",
        "vote if owner == seat else HIDDEN for",
        "vote for",
        "maracaibo",
        ("maracaibo 3", "campaign"),
    ),
    Mistake(
        "a drawn card told to everybody",
        "games.maracaibo.turns.refill",
        'play.emit("draws", seat, to=(seat,), card=tuple(drawn))',
        'play.emit("draws", seat, card=tuple(drawn))',
        "maracaibo",
    ),
    Mistake(
        "a card drawn without `reveal()`",
        "games.maracaibo.turns.refill",
        '        play.reveal()\n        play.emit("draws"',
        '        play.emit("draws"',
        "maracaibo",
    ),
    Mistake(
        "a card put aside from the hand, told to everybody",
        "games.maracaibo.actions.free",
        'play.emit("plans", seat, to=(seat,), card=move.card)',
        'play.emit("plans", seat, card=move.card)',
        "maracaibo",
    ),
    Mistake(
        "questions about a hand without their `secret`",
        "games.maracaibo.steps",
        "    may_answer_itself = False\n    secret = True\n\n\n# Before",
        "    may_answer_itself = False\n\n\n# Before",
        "maracaibo",
    ),
    Mistake(
        "a view that shows the happiness of others",
        "games.santa_maria.view",
        "player.joy = UNKNOWN",
        "pass",
        "santa_maria",
    ),
    Mistake(
        "a sealed bid that is told",
        "docs.night_market.bidding",
        'play.emit("bids", seat)',
        'play.emit("bids", seat, coins=move.coins)',
        "night_market",
    ),
    Mistake(
        "a view that shows sealed bids",
        "docs.night_market.view",
        "coins if seat == viewer else UNKNOWN",
        "coins",
        "night_market",
    ),
    Mistake(
        "a view that shows private deals",
        "docs.night_market.view",
        "    hide_private(seen, viewer)\n",
        "",
        "night_market",
    ),
    Mistake(
        "a view that counts private offers",
        "games.archipelago.view",
        "    hide_private(seen, seat)\n",
        "    seen.proposals = [deal for deal in seen.proposals if deal.known_to(seat)]\n",
        "archipelago",
    ),
    Mistake(
        "a private deal told to everybody",
        "docs.night_market.talking",
        'play.emit("proposes", seat, to=deal.among, deal',
        'play.emit("proposes", seat, deal',
        "night_market",
    ),
)
REACH = (
    Mistake(
        "going back uses the ids of proposals again",
        "games.core.play",
        "state.spoken[circle] = max(count, state.spoken.get(circle, 0))",
        "pass",
        "night_market",
        ("night_market 3",),
    ),
    Mistake(
        "a deal that stays open when it is accepted",
        "docs.night_market.talking",
        "    play.close(proposal)\n    if isinstance(proposal, Gift):",
        "    if isinstance(proposal, Gift):",
        "night_market",
        ("night_market 3",),
    ),
    Mistake(
        "a changed answer that counts twice",
        "docs.night_market.bidding",
        "state.bids[seat] = move.coins",
        "state.bids[seat] = state.bids.get(seat, 0) + move.coins",
        "night_market",
        ("night_market 3",),
    ),
    Mistake(
        "a control for a kind of which there is none",
        "bot.panel.questions.draft",
        "if count and place.room(kind)",
        "if place.accepts(kind)",
        "puerto_rico",
        ("nobles=on",),
    ),
    Mistake(
        "going back uses the numbers of questions again",
        "games.core.play",
        "latest = max(later.requests[seat], state.requests[seat])",
        "latest = state.requests[seat]",
        "settlers",
        quick=True,
    ),
    Mistake(
        "a move at any time that makes something of nothing",
        "games.puerto_rico.turns.guests",
        "        take(pieces, HOUSE, count)\n",
        "",
        "puerto_rico",
        ("new_buildings=merchants",),
    ),
    Mistake(
        "a proposal on anyone's turn that forgets the question it came between",
        "games.settlers.ending",
        '    play.emit("propose", seat)\n',
        '    play.emit("propose", seat)\n    state.agenda.pop()\n',
        "settlers",
    ),
    Mistake(
        "a word without its name in one language",
        "games.settlers.ending",
        'play.emit("withdraw", seat)',
        'play.emit("withdrawn", seat)',
        "settlers",
    ),
)
MISTAKES = SECRETS + REACH
