"""The synthesiser reads every announcement as words of its language, none letter by letter."""

import re
import shutil
import subprocess

import pytest

from voice_perudo.language.messages import Messages, load_messages
from voice_perudo.resources import data_path
from voice_perudo.rules.values import Bid

LANGUAGES = sorted(folder.name for folder in data_path("locales").iterdir() if folder.is_dir())
FOREIGN_NAMES = ("Аня", "Щукин", "Zoé", "Marc", "Łukasz", "Александр", "Anna")
ANOTHER_LANGUAGE = re.compile(r"\([a-z]{2,3}(-[a-z]+)?\)")
STRESS = "ˈ"

pytestmark = [
    pytest.mark.real_audio,
    pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="needs the espeak-ng command"),
]


def phonemes(language: str, texts: list[str]) -> list[str]:
    """One line of phonemes for each text, as the voice of the language reads it."""
    voices = {"en": "en-gb", "fr": "fr-fr"}
    # A blank line ends a clause for espeak-ng, so that each text makes its own line.
    run = subprocess.run(
        ["espeak-ng", "-v", voices.get(language, language), "-q", "--ipa"],
        input="\n\n".join(texts),
        capture_output=True,
        text=True,
        check=True,
    )
    return [line for line in run.stdout.splitlines() if line.strip()]


def spoken(messages: Messages) -> list[str]:
    """Every message once as the voice is given it."""
    values = {
        "bid": Bid(8, 5), "bids": (Bid(9, 5), Bid(8, 6), Bid(4, 1)), "faces": (5, 1),
        "first": Bid(21, 2), "second": Bid(21, 3), "count": 3, "dice": 5, "quantity": 8,
        "least": 2, "most": 6, "preset": "bga-free", "direction": "clockwise", "wild": "yes",
        "who": "former_palifico", "changed": 2, "number": 4, "language": "fr", "way": "random",
    }  # fmt: skip
    names = {"choose-count": {"first": 2, "second": 12}}
    pairs = {"choose-player": ("Zoé", "Ann"), "choose-two": ("Ann", "Zoé")}
    said = []
    for message, wanted in messages.arguments.items():
        given = {**values, "players": (), **names.get(message, {})}
        if message in pairs:
            given["first"], given["second"] = pairs[message]
        arguments = {name: given.get(name, messages.language) for name in wanted}
        for name in wanted & {"player", "bidder", "caller", "next"}:
            arguments[name] = ""
        said.append(messages.render(message, arguments).spoken)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_announcement_switches_to_another_language(language: str) -> None:
    texts = spoken(load_messages(language))
    lines = phonemes(language, texts)
    assert len(lines) >= len(texts)
    assert [line for line in lines if ANOTHER_LANGUAGE.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_spelled_letter_by_letter(language: str) -> None:
    words = sorted(
        {w for text in spoken(load_messages(language)) for w in re.findall(r"\w{3,}", text)}
    )
    lines = phonemes(language, [f"{word}." for word in words])
    assert len(lines) == len(words)
    assert [w for w, line in zip(words, lines, strict=True) if line.count(STRESS) > 2] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_foreign_letters_are_read_as_words(language: str) -> None:
    messages = load_messages(language)
    names = [messages.render("name-player", {"player": name}).spoken for name in FOREIGN_NAMES]
    lines = phonemes(language, [f"{name}." for name in names])
    assert len(lines) == len(names)
    assert [n for n, line in zip(names, lines, strict=True) if line.count(STRESS) > 2] == []
    if language == "ru":
        assert not [line for line in lines if ANOTHER_LANGUAGE.search(line)]


def test_a_name_left_in_foreign_letters_would_be_noticed() -> None:
    assert phonemes("fr", ["Аня."])[0].count(STRESS) > 2
    assert ANOTHER_LANGUAGE.search(phonemes("ru", ["Marc."])[0])
