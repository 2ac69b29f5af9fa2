"""What models there are, and which is used."""

from __future__ import annotations

from pathlib import Path

from tests.model_store.conftest import NAME
from voice_perudo.language.available import available_languages
from voice_perudo.model_store.install import Store
from voice_perudo.model_store.installed import describe
from voice_perudo.model_store.listing import listed
from voice_perudo.model_store.registry import OfficialModel, official_models


def test_every_language_has_its_own_model_in_use_and_another_to_be_had(tmp_path: Path) -> None:
    lines = list(listed(Store(tmp_path / "none", official_models())))
    assert {line.language for line in lines if line.used} == set(available_languages())
    assert {line.language for line in lines if line.state == "available"} == set(
        available_languages()
    )
    assert not (tmp_path / "none").exists()


def test_an_installed_model_is_no_longer_available(model: OfficialModel, store: Store) -> None:
    (store.folder / NAME).mkdir(parents=True)
    (store.folder / NAME / "words").write_bytes(bytes(2_000_000))
    describe(model, store.folder / NAME)
    lines = [line for line in listed(store) if line.language == "ru"]
    assert [line.state for line in lines] == ["there", "installed"]
    text = lines[1].as_text()
    assert "2.0 MB" in text
    assert "--model official" in text
    assert "Apache-2.0" in text


def test_what_is_unknown_is_said_to_be(store: Store) -> None:
    unknown = OfficialModel("a-model", "tlh", "https://example.org/a.zip")
    about = OfficialModel("b-model", "fr", "https://example.org/b.zip", about_bytes=40_000_000)
    lines = list(listed(Store(store.folder, (unknown, about))))
    by_name = {line.name: line.as_text() for line in lines}
    assert "size unknown" in by_name["a-model"]
    assert "licence unknown" in by_name["a-model"]
    assert "about 40.0 MB" in by_name["b-model"]
    assert lines[-1].as_json()["language"] == "tlh"
