"""`make pages`: draws the pages of `docs/` that are kept, so that people read them in the checkout, too."""

from tools.website import decisions, texts

KEPT = {decisions.INDEX: decisions.index, texts.PAGE: texts.page}
"""Each with what draws it."""


def main() -> None:
    """Draw them anew."""
    for page, draw in KEPT.items():
        page.write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
