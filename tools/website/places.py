"""Where the site's pages lie, and where it is built."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
BUILD = ROOT / "build"
PAGES = BUILD / "pages"
"""The pages as Sphinx reads them: copies of those in `docs/`, and beside them those that are drawn."""
SITE = BUILD / "site"
