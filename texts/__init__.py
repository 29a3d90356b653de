"""The words of the house in each language: Fluent files and the one who reads from them."""

from texts.locales import DEFAULT, LOCALES, nearest
from texts.tell import Teller
from texts.words import MissingText, Words, digits, words

__all__ = ["DEFAULT", "LOCALES", "MissingText", "Teller", "Words", "digits", "nearest", "words"]
