"""Numbers in few characters: choices that have to fit into the id of a control."""

import zlib
from collections.abc import Iterable, Sequence

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def pack(digits: Sequence[int], sizes: Sequence[int]) -> str:
    """Digits, each below its size, as one short word."""
    number = 0
    for digit, size in zip(digits, sizes, strict=True):
        if not 0 <= digit < size:
            raise ValueError(f"{digit} is not below {size}")
        number = number * size + digit
    word = ""
    while number:
        number, rest = divmod(number, len(DIGITS))
        word = DIGITS[rest] + word
    return word or DIGITS[0]


def unpack(word: str, sizes: Sequence[int]) -> tuple[int, ...]:
    """The digits again; ValueError if the word holds none of these sizes."""
    number = 0
    for character in word:
        number = number * len(DIGITS) + DIGITS.index(character)
    digits: list[int] = []
    for size in reversed(sizes):
        number, digit = divmod(number, size)
        digits.append(digit)
    if number:
        raise ValueError(f"{word} is too large")
    return tuple(reversed(digits))


def mark(parts: Iterable[object]) -> str:
    """Three characters that change with the parts: what was packed for other parts is recognised."""
    number = zlib.crc32(repr(tuple(parts)).encode())
    return "".join(DIGITS[number // len(DIGITS) ** place % len(DIGITS)] for place in range(3))


def short(word: str, room: int) -> str:
    """The word if it has room, else a mark of it."""
    return word if len(word) <= room else f"~{mark([word])}"
