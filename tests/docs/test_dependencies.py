"""Whatever is depended on is there for a reason that somebody has written down."""

import re
import tomllib

from tools.website.places import DOCS, ROOT

ABOUT = re.compile(r"\([^)]*\)")
"""Said of a package beside its name."""


def normal(name: str) -> str:
    return re.split(r"[<>=\s([]", name.strip().lower())[0].replace("_", "-")


def test_every_dependency_says_why() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = (*project["dependency-groups"].values(), *project["project"]["optional-dependencies"].values())
    declared = {normal(name) for names in (project["project"]["dependencies"], *groups) for name in names}
    rows = re.findall(r"^\| ([^|]+) \|", (DOCS / "dependencies.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert {normal(name) for row in rows[2:] for name in ABOUT.sub("", row).split(",")} == declared
