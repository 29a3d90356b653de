"""The final score: what everybody's points came from."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.ending.outcome import Outcome
from render.ending.standing import GILT, Standing, crowned, headline, points_of, source_name, sources, standings
from render.ending.tables import ByPlayer, BySource
from render.kit import palette as p
from render.kit.finish import finished
from render.kit.frame import CLOSE, CLOSE_INSIDE, GAP, Foot, sheet
from render.kit.lettering import HEADING, TITLE, fitted
from render.kit.picture import ALT_LIMIT, Picture, shortened_alt
from render.words import listed
from texts import Teller, digits

_MOST_COLUMNS = 6
_LINES = 2


def final_score(outcome: Outcome, teller: Teller) -> Picture:
    """The picture of the final score: a column for each source, or where there are many, a row."""
    rows, keys = standings(outcome, teller), sources(outcome)
    won = crowned(rows)
    by_player = ByPlayer(rows, keys, teller)
    table = by_player if len(keys) <= _MOST_COLUMNS and by_player.fits else BySource(rows, keys, teller)
    words = headline(won, teller)
    cause = "" if outcome.cause is None else teller.phrase(outcome.cause)
    heads = [fitted(line, style, CLOSE_INSIDE, _LINES) for line, style in ((words, TITLE), (cause, HEADING)) if line]
    foot = Foot()
    canvas, (*lines, below, _) = sheet(
        [*(head.height for head in heads), table.height, foot.height], GAP, GAP // 2, CLOSE
    )
    for line, head, style in zip(lines, (words, cause), (TITLE, HEADING), strict=False):
        canvas.text_in(head, line, style, lines=_LINES)
    table.draw(canvas, below)
    return finished(canvas, _in_words(rows, won, keys, teller, cause), (p.tint(p.GOLD, GILT),))


def _in_words(
    rows: Sequence[Standing], won: Sequence[Standing], keys: Sequence[str], teller: Teller, cause: str
) -> str:
    """Everybody with what their points came from; if there is no room for all of that, those in front."""
    begins = [f"{headline(won, teller).rstrip('.')}.", *filter(None, [cause])]
    short = [_told(row, [], teller) for row in rows]
    told = list(short)
    for number, row in enumerate(rows):
        longer = [*told[:number], _told(row, keys, teller), *told[number + 1 :]]
        if len(" ".join([*begins, *longer])) <= ALT_LIMIT:
            told = longer
    return shortened_alt([*begins, *told])


def _told(row: Standing, keys: Sequence[str], teller: Teller) -> str:
    parts = [f"{source_name(teller, key)} {digits(points)}" for key in keys if (points := points_of(row.score, key))]
    made = f" ({listed(teller, parts)})" if parts else ""
    place = "" if row.place is None else f"{row.place}. "
    return f"{place}{row.name}: {digits(row.score.total)}{made}."
