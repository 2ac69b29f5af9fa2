"""What --model may name."""

from __future__ import annotations

from pathlib import Path

import pytest

from voice_perudo.bench.run import models_for
from voice_perudo.errors import ModelError, UsageError
from voice_perudo.model_store.choice import check_models, chosen_models
from voice_perudo.model_store.installed import describe
from voice_perudo.model_store.registry import OfficialModel, official_models
from voice_perudo.resources import data_path

RUSSIAN = data_path("models/builtin") / "ru"
FRENCH_OFFICIAL = "vosk-model-small-fr-0.22"


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """French and Polish are installed, French also another one."""
    by_name = {model.name: model for model in official_models()}
    others = OfficialModel("a-club-model", "fr", "https://example.org/a.zip")
    chosen = [by_name[FRENCH_OFFICIAL], by_name["vosk-model-small-pl-0.22"], others]
    for model in chosen:
        (tmp_path / model.name).mkdir()
        describe(model, tmp_path / model.name)
    return tmp_path


def test_nothing_asked_is_nothing_chosen(store: Path) -> None:
    assert chosen_models((), ("fr", "pl"), store) == {}


def test_official_is_every_installed_one_and_the_best_of_each(store: Path) -> None:
    found = chosen_models(("official",), ("pl",), store)
    assert found == {
        "fr": store / FRENCH_OFFICIAL,
        "pl": store / "vosk-model-small-pl-0.22",
    }


def test_models_are_chosen_by_name_for_their_own_language(store: Path) -> None:
    assert chosen_models(("a-club-model",), ("pl", "fr"), store) == {"fr": store / "a-club-model"}


def test_a_folder_is_for_the_language_of_the_table(store: Path) -> None:
    found = chosen_models((str(RUSSIAN), FRENCH_OFFICIAL), ("ru", "fr"), store)
    assert found == {"ru": RUSSIAN, "fr": store / FRENCH_OFFICIAL}


@pytest.mark.parametrize(
    ("asked", "languages", "error", "complaint"),
    [
        (("official",), ("fr", "ru"), ModelError, "models install ru"),
        (("vosk-model-small-ru-0.22",), ("ru",), ModelError, "is not installed. To install it"),
        ((FRENCH_OFFICIAL,), ("ru", "en"), UsageError, "is for 'fr', but spoken here is ru, en"),
        ((FRENCH_OFFICIAL, "a-club-model"), ("fr",), UsageError, "Two speech models .* 'fr'"),
        (("no/such/folder",), ("fr",), ModelError, "no speech model in no/such/folder"),
    ],
)
def test_what_cannot_be(
    store: Path,
    asked: tuple[str, ...],
    languages: tuple[str, ...],
    error: type[Exception],
    complaint: str,
) -> None:
    with pytest.raises(error, match=complaint):
        chosen_models(asked, languages, store)


def test_a_measurement_takes_the_built_in_models_of_the_other_languages(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VOICE_PERUDO_MODELS", str(store))
    found = models_for(("fr", "ru"), FRENCH_OFFICIAL)
    assert found == {"fr": store / FRENCH_OFFICIAL, "ru": RUSSIAN}
    assert models_for(("pl",), "official") == {"pl": store / "vosk-model-small-pl-0.22"}
    with pytest.raises(ModelError, match="models install ru"):
        models_for(("fr", "ru"), "official")


def test_what_is_not_there_is_told_before_the_languages_are_known(store: Path) -> None:
    check_models(("official", FRENCH_OFFICIAL, str(RUSSIAN)), store)
    for name in ("vosk-model-small-es-0.42", "nowhere"):
        with pytest.raises(ModelError):
            check_models((name,), store)
