"""What nobody may see."""


class Secret:
    """A text that no log, error or printed setting shows."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        """The text itself, for the one who needs it."""
        return self._text

    def __repr__(self) -> str:
        return "Secret(...)"
