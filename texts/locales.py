"""The languages of the house."""

LOCALES = ("en", "ru")
DEFAULT = "en"


def nearest(wished: str | None, otherwise: str = DEFAULT) -> str:
    """The language of the house nearest to a locale such as `en-GB` or `ru`."""
    language = (wished or DEFAULT).replace("_", "-").split("-")[0].lower()
    return language if language in LOCALES else otherwise
