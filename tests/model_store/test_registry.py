"""The list of official models."""

from __future__ import annotations

from pathlib import Path

import pytest

from voice_perudo.errors import DataError, UsageError
from voice_perudo.language.available import available_languages
from voice_perudo.model_store.disk import megabytes
from voice_perudo.model_store.registry import find_model, official_models, read_registry

WHOLE = """
[[model]]
name = "a-model"
language = "fr"
url = "https://example.org/a-model.zip"
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "registry.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_every_language_has_an_official_model_with_a_strong_checksum() -> None:
    assert {model.language for model in official_models()} == set(available_languages())
    for model in official_models():
        assert model.url.startswith("https://")
        assert model.url.endswith(f"/{model.name}.zip")
        assert "sha256" in model.checksums
        assert model.licence
        assert model.size


def test_what_is_unknown_may_be_left_out(tmp_path: Path) -> None:
    (model,) = read_registry(written(tmp_path, WHOLE))
    assert (model.size, model.checksums, model.licence) == (None, {}, None)
    (model,) = read_registry(written(tmp_path, WHOLE + "about_bytes = 40_000_000"))
    assert (model.bytes, model.size) == (None, 40_000_000)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (WHOLE + 'colour = "red"', "unknown field `colour`"),
        (WHOLE.replace('"a-model"', '"../a"'), "cannot be a folder's"),
        (WHOLE.replace('"a-model"', '".hidden"'), "cannot be a folder's"),
        (WHOLE.replace("https:", "file:"), "no web address"),
        (WHOLE + "bytes = 0", "no size above 0"),
        (WHOLE + 'md5 = "abc"', "md5 that is none"),
        (WHOLE + f'sha256 = "{"g" * 64}"', "sha256 that is none"),
        (WHOLE + WHOLE, "listed twice"),
        ("model = 3", "Expected `array`"),
        ("[[model", "not valid TOML"),
    ],
)
def test_a_wrong_registry_says_why(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(DataError, match=reason):
        read_registry(written(tmp_path, text))


def test_models_are_found_by_name_and_by_language(tmp_path: Path) -> None:
    second = WHOLE.replace("a-model", "b-model")
    models = read_registry(written(tmp_path, WHOLE + second))
    assert find_model("fr", models).name == "a-model"
    assert find_model("b-model", models).name == "b-model"
    with pytest.raises(UsageError, match="no official model for 'zh': choose one of fr"):
        find_model("zh", models)


def test_sizes_are_read_by_people() -> None:
    assert megabytes(42_233_323) == "42.2 MB"
