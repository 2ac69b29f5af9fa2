"""A model that knows ordinary words only, as the general ones do, at a table."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile
from recipe.assemble import Settings, write_words
from recipe.graph import missing_tools
from recipe.lexicon import make_lexicon

from voice_perudo.app.ears import Ears
from voice_perudo.app.hear import RecordingListener
from voice_perudo.app.sources import recording
from voice_perudo.app.voice import language_voice
from voice_perudo.audio.resampling import at_rate
from voice_perudo.audio.types import RATE
from voice_perudo.cli import app
from voice_perudo.language.interpretation import Scope
from voice_perudo.language.pack import load_language
from voice_perudo.model_store.checksums import write_checksums
from voice_perudo.model_store.report import as_text
from voice_perudo.model_store.verify import Verdict
from voice_perudo.resources import data_path
from voice_perudo.speech.pyttsx3_synthesiser import Pyttsx3Synthesiser

GAME_WORDS = {"dudo", "doudo", "calza", "calzo", "kalza", "paco", "pacos"}

pytestmark = [
    pytest.mark.real_audio,
    pytest.mark.skipif(bool(missing_tools()), reason="needs OpenFst's commands (libfst-tools)"),
]


@pytest.fixture(scope="module")
def general(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sounds of the built-in French model, without the words of the game.

    It knows "cale" as every general model does, so that "calza" can be heard as "cale ça".
    """
    folder = tmp_path_factory.mktemp("model") / "general-fr"
    known = load_language("fr").phrasebook.words() - GAME_WORDS
    write_words(make_lexicon(known | {"cale"}, "fr"), folder, Settings())
    shutil.copytree(data_path("models/builtin") / "fr" / "am", folder / "am")
    write_checksums(folder)
    return folder


@pytest.fixture(scope="module")
def synthesiser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pyttsx3Synthesiser]:
    made = Pyttsx3Synthesiser(tmp_path_factory.mktemp("clips"))
    yield made
    made.close()


@pytest.fixture(scope="module")
def spoken(synthesiser: Pyttsx3Synthesiser, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bid, then "calza" as the French say it, then a doubt."""
    sound = [np.zeros(RATE, np.float32)]
    for text in ("huit cinq", "kalsa", "je doute"):
        clip = synthesiser.clip(text, language_voice("fr"))
        sound += [at_rate(clip, RATE).samples, np.zeros(2 * RATE, np.float32)]
    path = tmp_path_factory.mktemp("sound") / "table.wav"
    soundfile.write(path, np.concatenate(sound), RATE)
    return path


def test_what_it_lacks_is_found_and_heard_all_the_same(general: Path, spoken: Path) -> None:
    ears = Ears({"fr": general})
    found = ears.coverage("fr")
    assert set(found.missing) == GAME_WORDS
    by_word = {one.word: one for one in found.replaced}
    assert by_word["calza"].heard_as == ("cale ça", "cale sa")
    assert by_word["calza"].instead == ("pile poil", "c'est pile")
    assert set(by_word) == {"dudo", "calza", "paco"}
    told = list(as_text(Verdict("fr", "general-fr", general, coverage=found)))
    assert f"lacks {len(GAME_WORDS)} of the {found.words} words" in told[0]
    assert any(
        "“calza” is listened for as “cale ça” or “cale sa”; or say “pile poil”" in line
        for line in told
    )

    listener = RecordingListener(ears, "fr", Scope.BIDDING)
    with recording(str(spoken)) as source:
        heard = [line.as_json() for line in listener.lines("table.wav", source)]
    assert [line["interpretation"]["intent"] for line in heard] == ["bid", "calza", "dudo"]
    assert [line["words"] for line in heard] == ["huit cinq", "calza", "je doute"]


def test_the_players_are_told_first(
    general: Path, spoken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ("--language", "fr", "--players", "bleu,vert", "--no-journal", "--json")
    app(
        ["play", "--audio", str(spoken), "--model", str(general), *table],
        standalone_mode=False,
    )
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    said = [line["text"] for line in lines if "text" in line]
    for word, instead in (("dudo", "je doute"), ("calza", "pile poil"), ("paco", "joker")):
        assert f"dites « {instead} » plutôt que « {word} »" in said[0]
        assert not any(f"plutôt que « {word} »" in text for text in said[1:])
    called = [line["kind"] for line in lines if line.get("event") == "challenge_called"]
    assert called == ["calza"]
