"""What can be said to a table: a word each, told by a line of its name."""

REMARKS = (
    "hello",
    "luck",
    "well-played",
    "what-a-move",
    "thanks",
    "sorry",
    "thinking",
    "no-hurry",
    "here",
    "tonight",
    "tomorrow",
    "close",
)
"""In the order in which they are offered."""


def line_of(word: str) -> str:
    """The line on the panel that says so."""
    return f"bot-line-remark-{word}"
