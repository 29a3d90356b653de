"""Spreads worth comparing with a sensible one: those in which one piece lies elsewhere."""

from collections import Counter

from games.core.fields import Put, Spread


def one_moved(field: Spread, answer: tuple[Put, ...], most: int) -> list[tuple[Put, ...]]:
    """Up to so many of the legal answers that differ from this one by the place of a piece, from all over the board."""
    puts = Counter({(word, kind): count for word, kind, count in answer})
    ways = [
        puts - Counter({(word, kind): 1}) + Counter({(place.word, kind): 1})
        for word, kind in puts
        for place in field.open_to(kind)
        if place.word != word
    ]
    legal = list(dict.fromkeys(found for way in ways if field.accepts(found := field.in_order(way))))
    return [legal[at * len(legal) // most] for at in range(most)] if len(legal) > most else legal
