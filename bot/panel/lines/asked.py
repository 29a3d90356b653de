"""What a table is asked beside its game: votes with their deadline, seats on offer, and the pause."""

from datetime import UTC, datetime

from discord import ButtonStyle

from bot.panel.kit import ids
from bot.panel.kit.ballots import Ballot, Say
from bot.panel.kit.links import ago, mention
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Rows, Sheet, Widget
from bot.panel.kit.widgets import button, to_board
from bot.panel.kit.wording import escaped
from bot.panel.lines.away import away_sign
from bot.store.identity import TableId
from bot.store.table.proposals import Asked
from bot.store.table.records import Table
from bot.tables.brought.vote import Vote, more_than_half_do, voters_at
from bot.tables.live import Live
from bot.tables.model import stamp
from games.core.seats import Seat
from texts import Teller, Words


def named(live: Live, seat: Seat, say: Teller) -> str:
    """The one who sits there, so that Discord shows their name; and whether they are away."""
    user_id, name = live.table.seats[seat].user_id, escaped(live.table.seats[seat].called)
    # Who shares no server with somebody sees but a number where they are mentioned.
    named = name if user_id is None or live.table.private else mention(user_id)
    return named + away_sign(live, user_id, say.words)


def pause_line(live: Live, say: Teller) -> str:
    """Until when the table pauses."""
    return say.words("bot-panel-paused", until=stamp(live.table.paused_until or 0.0))


def vote_line(live: Live, vote: Vote, say: Teller) -> str:
    """What is asked by whom, how many must agree, who is missing, and until when."""
    words = say.words
    left = [seat for seat in voters_at(live.table, vote) if seat not in (*vote.yes, *vote.no)]
    people = words("core-list-separator").join(named(live, seat, say) for seat in left)
    against = words("core-list-separator").join(say.player(seat) for seat in vote.no)
    quorum = "silent" if vote.terms.lost else "most" if more_than_half_do(live.table, vote) else "all"
    parts = [words(f"bot-panel-vote-{_kind(vote)}", player=say.player(vote.by), **_terms(live, vote, say))]
    parts += [words("bot-panel-vote-missing", people=people)] if left else []
    parts += [words("bot-panel-vote-against", people=against)] if vote.no else []
    until = "" if vote.until is None else ago(datetime.fromtimestamp(vote.until, UTC))
    return "\n".join([*parts, words("bot-panel-vote-rule", quorum=quorum, until=until or "–")])


def vote_buttons(table: TableId, vote: Vote, say: Teller) -> Rows:
    """Agree and refuse."""

    def at(answer: Say) -> str:
        return Ballot(vote.what, vote.by, answer, int(vote.at)).control(table).id()

    return [
        [
            button(say.words("bot-panel-agree"), at(Say.AGREE), ButtonStyle.success),
            button(say.words("bot-panel-refuse"), at(Say.REFUSE), ButtonStyle.danger),
        ]
    ]


def question(live: Live, vote: Vote, locale: str, heading: str, url: str | None) -> Posting:
    """The same for somebody who cannot see where the table is asked."""
    say = live.teller(locale)
    sheet = Sheet().text(f"{heading}\n{vote_line(live, vote, say)}").rows(vote_buttons(live.table.id, vote, say))
    return sheet.rows([to_board(url, say.words)]).posting()


def offer_lines(live: Live, say: Teller) -> list[str]:
    """Seats that wait for those who were asked to take them."""
    return [
        say.words(
            "bot-panel-offered",
            player=say.player(each.seat),
            person=escaped(each.name) if live.table.private else mention(each.user_id),
            until=ago(datetime.fromtimestamp(each.until, UTC)),
        )
        for each in live.handovers
    ]


def offer_buttons(live: Live, say: Teller) -> Rows:
    """Take a seat that is offered, or not."""
    return [_answers(live.table, each.seat, say.words) for each in live.handovers[:2]]


def seat_offer(table: Table, seat: Seat, text: str, say: Words, url: str | None) -> Posting:
    """The same for the one who is asked, privately."""
    return Sheet().text(text).rows([_answers(table, seat, say) + to_board(url, say)]).posting()


def _answers(table: Table, seat: Seat, say: Words) -> list[Widget]:
    return [
        button(
            say(f"bot-panel-{key}", player=table.names[seat]),
            ids.Control(table.id, "hand", args=(str(seat), answer)).id(),
            style,
        )
        for key, answer, style in (
            ("take-seat", Say.AGREE, ButtonStyle.success),
            ("no-seat", Say.REFUSE, ButtonStyle.secondary),
        )
    ]


def _kind(vote: Vote) -> str:
    if vote.what is Asked.REPLACE and vote.terms.user_id is None:
        return "replace-computer"
    return vote.what


def _terms(live: Live, vote: Vote, say: Teller) -> dict[str, str]:
    terms = vote.terms
    told: dict[str, str] = {}
    if terms.seat is not None:
        told["seat"] = say.player(terms.seat)
        told["strength"] = say.words(f"bot-strength-{terms.strength}")
    if terms.user_id is not None:
        told["person"] = escaped(terms.name) if live.table.private else mention(terms.user_id)
    if terms.channel_id is not None:
        told["place"] = escaped(terms.name)
    if terms.until is not None:
        told["until"] = stamp(terms.until)
    return told
