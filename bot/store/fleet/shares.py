"""Which tables are one process's: those whose servers Discord deals out to its shards."""

import msgspec

TIME_BITS = 22
"""What is above them in an id is its time, by which Discord deals servers out to shards."""


def home_of(guild_id: int | None) -> int:
    """The home of what belongs to a server; whatever belongs to none is at home with private messages."""
    return (guild_id or 0) >> TIME_BITS


class Share(msgspec.Struct, frozen=True):
    """The homes that fall on some of so many shards."""

    shards: int = 1
    first: int = 0
    last: int = 0

    def has(self, home: int) -> bool:
        """Whether this home is among them."""
        return self.first <= home % self.shards <= self.last

    @property
    def whole(self) -> bool:
        """Whether these are all."""
        return self.last - self.first + 1 == self.shards

    def of_home(self, column: str = "home") -> str:
        """What a statement adds to its conditions to find those alone; nothing for all."""
        return "" if self.whole else f" AND {column} % {self.shards} BETWEEN {self.first} AND {self.last}"

    def of_table(self, column: str = "table_id") -> str:
        """The same where the table's number is known."""
        return self.of_home(f"(SELECT home FROM tables WHERE tables.id = {column})")


EVERYTHING = Share()
NOTHING = Share(last=-1)


def share_of(block: int, blocks: int, shards: int) -> Share:
    """Of so many blocks of consecutive shards, of which there are no fewer, this one's."""
    return Share(shards, block * shards // blocks, (block + 1) * shards // blocks - 1)
