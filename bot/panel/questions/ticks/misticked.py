"""Why what is ticked is no answer, in a sentence; nothing has changed then."""

from collections import Counter
from collections.abc import Iterator

from bot.panel.kit.labels import capital
from bot.panel.kit.naming import kinds_matter
from bot.panel.questions.draft import Draft
from bot.panel.questions.ticks.pieces import Pieces, TooMany
from games.core.fields import PickSome, Put, Spread
from texts import Teller


class Misticked(Exception):
    """Too few are ticked, too many, or what does not go together; the form stays as it was."""

    def __init__(self, draft: Draft, too_many: TooMany | None = None) -> None:
        super().__init__()
        self.draft = draft
        self.too_many = too_many

    def said(self, say: Teller) -> str:
        """The sentence."""
        if self.too_many is None:
            return lacking(self.draft, say)
        field, kind = self.draft.field, self.too_many.kind
        named = isinstance(field, Spread) and kind and kinds_matter(field)
        what = say.kind(field, kind) if isinstance(field, Spread) and named else ""
        return _too_many(say, self.too_many.ticked, self.too_many.most, what)


def lacking(draft: Draft, say: Teller) -> str:
    """What the ticks lack to be an answer, or have too much of; nothing if they are one."""
    match draft.field:
        case Spread() as field if not field.accepts(draft.partial):
            return next(_of_pieces(field, draft.partial, say), say.words("bot-ticks-together"))
        case PickSome() as field if not field.accepts(draft.partial):
            ticked = len(draft.partial)
            if ticked < field.least:
                return _too_few(say, field.least - ticked)
            return _too_many(say, ticked, field.most) if ticked > field.most else say.words("bot-ticks-together")
        case _:
            return ""


def _of_pieces(field: Spread, puts: tuple[Put, ...], say: Teller) -> Iterator[str]:
    pieces = Pieces(field, puts)
    there, of_kind = Counter[str](), Counter[str]()
    for place, kind, count in puts:
        there[place] += count
        of_kind[kind] += count
    for one in field.places:
        if there[one.word] > one.capacity:
            yield _too_many(say, there[one.word], one.capacity, say.choice(field, one.word))
    for group in field.groups:
        total = sum(there[word] for word in group.words)
        if total > group.capacity:
            yield _too_many(say, total, group.capacity, say.choice(field, group.words[0]))
    if pieces.homes:
        yield _too_few(say, 1)
    elif kinds_matter(field) and field.least == sum(pieces.stock.values()):
        short = {kind: count - of_kind[kind] for kind, count in pieces.stock.items() if count > of_kind[kind]}
        if short:
            yield say.words("core-list-separator").join(_too_few(say, n, say.kind(field, k)) for k, n in short.items())
    if of_kind.total() < field.least:
        yield _too_few(say, field.least - of_kind.total())


def _too_few(say: Teller, missing: int, what: str = "") -> str:
    told = say.words("bot-ticks-more", count=missing)
    return f"{capital(what)}: {told}" if what else told


def _too_many(say: Teller, ticked: int, most: int, what: str = "") -> str:
    told = say.words("bot-ticks-fewer", count=ticked, most=most)
    return f"{capital(what)}: {told}" if what else told
