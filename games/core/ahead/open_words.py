"""What can be left open in an answer to a question to come: any word will do, or the greatest number."""

from itertools import product

import msgspec

from games.core.events import Phrase
from games.core.fields import ANY, GREATEST, AnyField, Pick
from games.core.moves import Offer, Row

MOST_ROWS = 4000
"""Where answers depend on each other, so many of them are told apart at the most."""
MOST_BLANKS = 3
"""In moves of more blanks only the last of them are left open together."""
TOLD = {ANY: Phrase("core-any-word"), GREATEST: Phrase("core-greatest")}


def with_open_words(offer: Offer) -> Offer:
    """The same with words that leave its blanks open, where there is more than one word to choose from."""
    open_words = [_open(offer, at) for at in range(len(offer.fields))]
    if not any(open_words):
        return offer
    fields = tuple(
        _with(field, words) if words else field for field, words in zip(offer.fields, open_words, strict=True)
    )
    if offer.rows is None:
        return msgspec.structs.replace(offer, fields=fields)
    rows = dict.fromkeys((*offer.rows, *(row for each in offer.rows for row in _opened(each, open_words))))
    if len(rows) > MOST_ROWS:
        return offer
    return msgspec.structs.replace(offer, fields=fields, rows=tuple(rows))


def _open(offer: Offer, at: int) -> tuple[str, ...]:
    """The open words of one blank."""
    field = offer.fields[at]
    if not isinstance(field, Pick):
        return ()
    words = field.words if offer.rows is None else {str(row[at]) for row in offer.rows}
    if len(words) < 2:
        return ()
    return (ANY, GREATEST) if all(map(str.isdecimal, words)) else (ANY,)


def _with(field: AnyField, words: tuple[str, ...]) -> AnyField:
    assert isinstance(field, Pick)
    told = {**(field.told or {}), **{word: TOLD[word] for word in words}}
    return msgspec.structs.replace(field, words=(*field.words, *words), told=told)


def _opened(row: Row, open_words: list[tuple[str, ...]]) -> list[Row]:
    """The row with some of its words left open."""
    if len(row) <= MOST_BLANKS:
        choices = [(word, *words) for word, words in zip(row, open_words, strict=True)]
        return list(product(*choices))
    found: list[Row] = []
    opened = row
    for at in reversed(range(len(row))):
        if open_words[at]:
            opened = (*opened[:at], ANY, *opened[at + 1 :])
            found.append(opened)
    return found
