"""The kinds of choice. Each knows what is legal in it, its text form, and nothing of any game."""

from games.core.fields.choices import Amount, Arrange, Pick, PickSome
from games.core.fields.field import ANY, GREATEST, NOTHING, PART, Field, Group, read, written
from games.core.fields.spread import Place, Put, Spread

AnyField = Pick | PickSome | Amount | Arrange | Spread
"""All kinds there are: whoever tells them apart can be sure to have thought of each."""

__all__ = [
    "ANY",
    "GREATEST",
    "NOTHING",
    "PART",
    "Amount",
    "AnyField",
    "Arrange",
    "Field",
    "Group",
    "Pick",
    "PickSome",
    "Place",
    "Put",
    "Spread",
    "read",
    "written",
]
