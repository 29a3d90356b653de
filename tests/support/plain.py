"""What is said, as it reads without the icons beside its words."""

import re

_ICON = re.compile(r"<:\w+:\d+> ?")


def plain(text: str) -> str:
    """Without them."""
    return _ICON.sub("", text)
