"""The font has every character that a picture may show, and a lack would be found."""

from pathlib import Path

import pytest

from render import proof
from texts.locales import LOCALES


def test_the_font_has_every_character_of_the_texts_on_pictures() -> None:
    assert proof.unprintable_texts() == {}


def test_a_text_that_the_font_lacks_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for locale in LOCALES:
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "settlers.ftl").write_text("settlers-a = Ёлка", encoding="utf-8")
        (tmp_path / locale / "bot_panel.ftl").write_text("bot-a = 🏆", encoding="utf-8")
    (tmp_path / "en" / "maracaibo.ftl").write_text("maracaibo-a = 🏆 漢", "utf-8")
    monkeypatch.setattr(proof, "HERE", tmp_path)

    assert proof.unprintable_texts() == {"en/maracaibo.ftl": "漢🏆"}
