"""A wrong grammar file is refused with its file, the line and the reason."""

from math import exp
from pathlib import Path

import pytest

from voice_perudo.errors import DataError
from voice_perudo.language.grammar import SELF, Grammar, Use
from voice_perudo.language.grammar_reader import load_grammar, read_colours
from voice_perudo.language.interpretation import IntentName, Scope
from voice_perudo.language.lattice import Forgiveness
from voice_perudo.language.phrasebook import Phrasebook
from voice_perudo.language.players import Colours

NOTHING_FORGIVEN = Forgiveness({}, 0.8, 0.2)
NUMBERS = "\n".join(f"    {n}: n{n}" for n in range(1, 37))
GOOD = f"""\
language: xx
numbers:
  n:
{NUMBERS}
faces:
  f: {{1: paco, 2: twos, 3: threes, 4: fours, 5: fives, 6: sixes}}
players:
  red: red|crimson
rules:
  say: I say|I bid
fillers: [um, well]
half_bid:
  - "{{n}}"
intents:
  bid:
    - every: "{{n}} {{f}}"
    - "<say> {{n}} {{f}}"
  dudo: [dudo, I doubt it]
  repeat:
    - {{say: again, not_in: over}}
  new_game:
    - {{say: again, in: [over]}}
  "no": ["no"]
  count:
    - {{say: none, set: 0}}
    - {{hear: "I have {{n}}", player: self}}
"""


def load(tmp_path: Path, text: str) -> Grammar:
    path = tmp_path / "xx.yaml"
    path.write_text(text, encoding="utf-8")
    grammar = load_grammar(path)
    Phrasebook(grammar, NOTHING_FORGIVEN, Colours((), {}))
    return grammar


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def test_a_good_file(tmp_path: Path) -> None:
    grammar = load(tmp_path, GOOD)
    assert grammar.language == "xx"
    assert grammar.colours == {("red",): "red", ("crimson",): "red"}
    again = [s for s in grammar.sentences if s.pattern == ("again",)]
    assert {s.meaning.intent: Scope.OVER in s.scopes for s in again} == {
        IntentName.REPEAT: False,
        IntentName.NEW_GAME: True,
    }
    own = next(s for s in grammar.sentences if s.meaning.player == SELF)
    assert own.use is Use.HEAR
    assert own.line == line_of(GOOD, "I have {n}")


def test_a_doubtful_sentence_is_believed_less_unless_it_is_given_without_doubt(
    tmp_path: Path,
) -> None:
    doubtful = "[{say: [dudo, I doubt it], belief: 0.6}]"
    for items, belief in ((doubtful, 0.6), ("[{say: [dudo], belief: 0.6}, dudo]", 1.0)):
        grammar = load(tmp_path, GOOD.replace("[dudo, I doubt it]", items, 1))
        phrasebook = Phrasebook(grammar, NOTHING_FORGIVEN, Colours((), {}))
        (reading,) = phrasebook.parse(("dudo",), Scope.BIDDING)
        assert exp(-reading.cost) == pytest.approx(belief)


PLACES = {
    # The second of two is the one reported; what is missing is reported where it should be.
    "[dudo, again]": ("{say: again, not_in: over}",),
    "  red: red|crimson\n  blue: red": ("blue: red",),
    "  red: red\n  red: crimson": ("red: crimson",),
    "    36: n36\n  c: [n, zero]": ("c: [n, zero]",),
    "    37: n37": ("  n:",),
    "7: sixes}": ("  f: {",),
    "  g: {": ("  g: {",),
}


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("fillers:", "filers:", "unknown key 'filers'"),
        ("  dudo: [", "  doudo: [", "unknown intent 'doudo'"),
        ('  "no": ["no"]', '  "no": [no]', "between quotes"),
        ('  "no": ["no"]', '  no: ["no"]', "between quotes"),
        ("say: again, in:", "say: yes, in:", "between quotes"),
        ("[dudo, I doubt it]", "[dudo, on]", "between quotes"),
        ("[dudo, I doubt it]", "[dudo, off]", "between quotes"),
        ("[dudo, I doubt it]", "[dudo, ]x", "not valid YAML"),
        ("[dudo, I doubt it]", "[dudo, ~]", "value is missing"),
        ("[dudo, I doubt it]", "dudo", "list is needed"),
        ("[dudo, I doubt it]", '["dudo (a|b"]', "missing"),
        ("[dudo, I doubt it]", '["dudo a]"]', "unbalanced"),
        ("[dudo, I doubt it]", '["dudo {x}"]', "list {x} is not defined"),
        ("[dudo, I doubt it]", '["<said> dudo"]', "rule <said> is not defined"),
        ("[dudo, I doubt it]", "[dudo, again]", "'again' also means"),
        ("[dudo, I doubt it]", '[dudo, "{n} {f}"]', "'{n} {f}' also means bid"),
        ("[dudo, I doubt it]", '[dudo, "{n}"]', "also means half a bid"),
        ("[dudo, I doubt it]", "[{say: dudo, inn: [over]}]", "unknown key 'inn'"),
        ("[dudo, I doubt it]", "[{say: dudo, hear: dudo}]", "exactly one of"),
        ("[dudo, I doubt it]", "[{in: [bidding]}]", "exactly one of"),
        ("[dudo, I doubt it]", "[{say: dudo, in: [bid]}]", "unknown scope 'bid'"),
        ("[dudo, I doubt it]", "[{say: dudo, in: [setup]}]", "never listened for"),
        ("[dudo, I doubt it]", "[{say: dudo, belief: 1.5}]", "between 0 and 1"),
        ("[dudo, I doubt it]", "[{say: dudo, belief: 0.0}]", "between 0 and 1"),
        ("[dudo, I doubt it]", "[{say: dudo, belief: much}]", "between 0 and 1"),
        ("player: self", "player: other", "can only be self"),
        ("  red: red|crimson", "  red: red|crimson\n  blue: red", "means both red and blue"),
        ("  red: red|crimson", "  red: red\n  red: crimson", "given twice"),
        ("    36: n36", "    36: n35", "means both 35 and 36"),
        ("    36: n36", "    37: n37", "no word for 36"),
        ("6: sixes}", "7: sixes}", "no word for 6"),
        ("    36: n36", "    six: n36", "whole number"),
        ("    36: n36", "    36: n36 {f}", "no place in a word list"),
        ("  f: {", "  g: {", "list 'f' is missing"),
        ("    36: n36", "    36: n36\n  c: [n, zero]", "'zero' is not defined"),
        ("fillers: [um, well]", 'fillers: ["{n}"]', "slot has no place"),
        ("language: xx", "rules2: {}", "unknown key"),
        ("language: xx", "language: yy", "in a file named xx.yaml"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    assert old in GOOD
    text = GOOD.replace(old, new, 1)
    with pytest.raises(DataError, match=r"xx\.yaml") as caught:
        load(tmp_path, text)
    assert reason in str(caught.value)
    assert caught.value.line in {line_of(text, part) for part in PLACES.get(new, (new,))}


@pytest.mark.parametrize("section", ["numbers", "faces", "players", "intents"])
def test_a_missing_section_is_named(tmp_path: Path, section: str) -> None:
    text = GOOD.replace(f"{section}:\n", f"decoys: [a]\n{section}_: \n", 1)
    with pytest.raises(DataError, match=r"unknown key|missing"):
        load(tmp_path, text)


@pytest.mark.parametrize(("text", "reason"), [("", "empty"), ("- a", "map"), ("a: [", "YAML")])
def test_not_a_grammar_at_all(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(DataError, match=reason):
        load(tmp_path, text)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        load_grammar(tmp_path / "none.yaml")


def test_colours_are_read_without_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "xx.yaml"
    path.write_text(GOOD.replace("intents:", "nonsense:"), encoding="utf-8")
    assert read_colours(path) == {("red",): "red", ("crimson",): "red"}


def test_a_bad_colour_is_reported_with_its_line_in_the_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "xx.yaml"
    text = GOOD.replace("red: red|crimson", "red: (red")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        read_colours(path)
    assert caught.value.line == line_of(text, "red: (red")
