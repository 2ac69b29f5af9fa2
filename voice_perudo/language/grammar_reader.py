"""From a grammar file to a :class:`~voice_perudo.language.grammar.Grammar`, or a clear error."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from voice_perudo.errors import DataError
from voice_perudo.language.grammar import (
    PLAYER_LIST,
    REST,
    SELF,
    Grammar,
    ListKind,
    Meaning,
    Sentence,
    Use,
    WordList,
)
from voice_perudo.language.interpretation import IntentName, Scope
from voice_perudo.language.scopes import HALF_BID_SCOPES, SCOPE_INTENTS, WRITTEN_INTENTS
from voice_perudo.language.templates import Pattern, TemplateError, expand, is_slot, slot_list
from voice_perudo.language.yaml_nodes import Node, parse_yaml, read_yaml
from voice_perudo.rules.values import FACES

Rules = dict[str, tuple[Pattern, ...]]

QUANTITIES = range(1, 37)
SECTIONS = (
    "language",
    "numbers",
    "faces",
    "players",
    "name_endings",
    "rules",
    "family",
    "fillers",
    "correctors",
    "decoys",
    "joiners",
    "table_joiners",
    "likewise",
    "but_with",
    "but_without",
    "half_bid",
    "intents",
)
_ITEM_KEYS = (*Use, "in", "not_in", "set", "player", "belief")
_WHOSE = {"self": SELF, "rest": REST}
_REQUIRED = ("language", "numbers", "faces", "players", "intents")


def load_grammar(path: Path) -> Grammar:
    """The grammar of a file; :class:`~voice_perudo.errors.DataError` with file, line and reason."""
    return read_grammar(read_yaml(path))


def read_grammar(root: Node) -> Grammar:
    """The grammar of a parsed file."""
    sections = _sections(root)
    rules = _rules(sections.get("rules"))
    lists = {
        **_word_lists(sections["numbers"], ListKind.NUMBER, rules),
        **_word_lists(sections["faces"], ListKind.FACE, rules),
        PLAYER_LIST: _colours(sections["players"], {}),
        **_rule_lists(rules),
    }
    _require_all(sections["numbers"], lists, "n", QUANTITIES)
    _require_all(sections["faces"], lists, "f", FACES)
    language = sections["language"]
    if language.text() != root.path.stem:
        raise language.fail(f"language {language.text()!r} in a file named {root.path.name}")
    reader = _SentenceReader(rules, lists)
    sentences = reader.half_bids(sections.get("half_bid")) + reader.intents(sections["intents"])
    return Grammar(
        language=language.text(),
        path=root.path,
        lists=lists,
        sentences=tuple(sentences),
        family=_phrases(sections.get("family"), rules),
        fillers=_phrases(sections.get("fillers"), rules),
        correctors=_phrases(sections.get("correctors"), rules),
        decoys=_phrases(sections.get("decoys"), rules),
        joiners=_phrases(sections.get("joiners"), rules),
        table_joiners=_phrases(sections.get("table_joiners"), rules),
        likewise=_phrases(sections.get("likewise"), rules),
        but_with=_phrases(sections.get("but_with"), rules),
        but_without=_phrases(sections.get("but_without"), rules),
        name_endings=_name_endings(sections.get("name_endings")),
    )


def _sections(root: Node) -> dict[str, Node]:
    sections: dict[str, Node] = {}
    for key, value in root.entries():
        if key.text() not in SECTIONS:
            raise key.fail(f"unknown key {key.text()!r}; known: {', '.join(SECTIONS)}")
        sections[key.text()] = value
    for name in _REQUIRED:
        if name not in sections:
            raise root.fail(f"section {name!r} is missing")
    return sections


def _rules(node: Node | None) -> Rules:
    rules: Rules = {}
    for key, value in node.entries() if node else ():
        rules[key.text()] = _expand_all(value, rules)
    return rules


def _rule_lists(rules: Rules) -> dict[str, WordList]:
    """Rules of plain words as lists, for sentences that are only parsed."""
    return {
        f"<{name}>": WordList(ListKind.RULE, tuple((pattern, 0) for pattern in patterns))
        for name, patterns in rules.items()
        if not any(is_slot(symbol) for pattern in patterns for symbol in pattern)
    }


def _expand_all(node: Node, rules: Mapping[str, tuple[Pattern, ...]]) -> tuple[Pattern, ...]:
    """The patterns of one template or of a list of templates."""
    return tuple(dict.fromkeys(p for text in node.texts() for p in _expand(text, rules)))


def _expand(node: Node, rules: Mapping[str, tuple[Pattern, ...]]) -> tuple[Pattern, ...]:
    try:
        return expand(node.text(), rules)
    except TemplateError as error:
        raise node.fail(str(error)) from error


def _phrases(node: Node | None, rules: Rules) -> tuple[Pattern, ...]:
    """Plain phrases: a list of templates without slots."""
    if node is None:
        return ()
    for text in node.items():
        if any(is_slot(symbol) for pattern in _expand(text, rules) for symbol in pattern):
            raise text.fail("a slot has no place here")
    return _expand_all(node, rules)


def _word_lists(node: Node, kind: ListKind, rules: Rules) -> dict[str, WordList]:
    lists: dict[str, WordList] = {}
    for key, value in node.entries():
        name = key.text()
        lists[name] = _union(value, kind, lists) if value.is_sequence else _list(value, kind, rules)
    return lists


def _union(node: Node, kind: ListKind, lists: dict[str, WordList]) -> WordList:
    forms: dict[Pattern, int | str] = {}
    for item in node.items():
        if item.text() not in lists:
            raise item.fail(f"list {item.text()!r} is not defined above")
        for pattern, value in lists[item.text()].forms:
            _add_form(forms, pattern, value, item)
    return WordList(kind, tuple(forms.items()))


def _list(node: Node, kind: ListKind, rules: Rules) -> WordList:
    forms: dict[Pattern, int | str] = {}
    for key, value in node.entries():
        for pattern in _expand_all(value, rules):
            if any(is_slot(symbol) for symbol in pattern):
                raise value.fail("a slot has no place in a word list")
            _add_form(forms, pattern, key.number(), value)
    return WordList(kind, tuple(forms.items()))


def _add_form(
    forms: dict[Pattern, int | str], pattern: Pattern, value: int | str, node: Node
) -> None:
    if forms.setdefault(pattern, value) != value:
        words = " ".join(pattern)
        raise node.fail(f"{words!r} means both {forms[pattern]} and {value} in one list")


def _colours(node: Node, rules: Rules) -> WordList:
    forms: dict[Pattern, int | str] = {}
    for key, value in node.entries():
        for pattern in _expand_all(value, rules):
            _add_form(forms, pattern, key.text(), value)
    return WordList(ListKind.PLAYER, tuple(forms.items()))


def read_colours(path: Path) -> dict[Pattern, str]:
    """Only the cup colours of a file: spoken words → colour id, without reading the rest."""
    node = _section(path, "players")
    if node is None:
        raise DataError(path, "section 'players' is missing")
    return {words: str(value) for words, value in _colours(node, {}).forms}


def read_joiners(path: Path) -> tuple[Pattern, ...]:
    """Only what may stand between two players in a file, without reading the rest."""
    return _phrases(_section(path, "joiners"), {})


def _section(path: Path, name: str) -> Node | None:
    lines = path.read_text(encoding="utf-8").splitlines()
    starts = [number for number, line in enumerate(lines) if line[:1].isalpha()]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        if lines[start].startswith(f"{name}:"):
            section = "\n" * start + "\n".join(lines[start:end])
            (_, node), *_ = parse_yaml(section, path).entries()
            return node
    return None


def _require_all(node: Node, lists: dict[str, WordList], name: str, wanted: Iterable[int]) -> None:
    if name not in lists:
        raise node.fail(f"the list {name!r} is missing")
    missing = [str(value) for value in wanted if value not in lists[name].values]
    if missing:
        raise node.fail(f"the list {name!r} has no word for {', '.join(missing)}")


def _name_endings(node: Node | None) -> dict[str, tuple[str, ...]]:
    if node is None:
        return {}
    return {key.text(): tuple(t.text() for t in value.items()) for key, value in node.entries()}


class _SentenceReader:
    """Turns the items of intents into sentences."""

    def __init__(self, rules: Rules, lists: dict[str, WordList]) -> None:
        self._rules = rules
        self._lists = lists
        # Spelling these out too would multiply the patterns for nothing: no phrase list needs them.
        self._whole_rules = {
            name: ((f"<{name}>",),) if f"<{name}>" in lists else patterns
            for name, patterns in rules.items()
        }

    def half_bids(self, node: Node | None) -> list[Sentence]:
        if node is None:
            return []
        return [s for item in node.items() for s in self._item(item, None, HALF_BID_SCOPES)]

    def intents(self, node: Node) -> list[Sentence]:
        found: list[Sentence] = []
        for key, items in node.entries():
            if key.text() not in tuple(IntentName):
                raise key.fail(f"unknown intent {key.text()!r}; known: {', '.join(IntentName)}")
            intent = IntentName(key.text())
            scopes = frozenset(s for s in Scope if intent in _understood(s))
            for item in items.items():
                found += self._item(item, intent, scopes)
        return found

    def _item(
        self, node: Node, intent: IntentName | None, scopes: frozenset[Scope]
    ) -> list[Sentence]:
        if node.is_text:
            return self._sentences(node, Meaning(intent), scopes, Use.SAY)
        options = {key.text(): (key, value) for key, value in node.entries()}
        uses = [use for use in Use if use in options]
        for name, (key, _) in options.items():
            if name not in _ITEM_KEYS:
                raise key.fail(f"unknown key {name!r}; known: {', '.join(_ITEM_KEYS)}")
        if len(uses) != 1:
            raise node.fail("exactly one of every, say, hear is needed")
        if "in" in options:
            scopes &= _scopes(options["in"][1], scopes)
        if "not_in" in options:
            scopes -= _scopes(options["not_in"][1], scopes)
        value = options["set"][1].text() if "set" in options else None
        meaning = Meaning(intent, value, _whose(options.get("player")))
        belief = _belief(options.get("belief"))
        return self._sentences(options[uses[0]][1], meaning, scopes, uses[0], belief)

    def _sentences(
        self,
        node: Node,
        meaning: Meaning,
        scopes: frozenset[Scope],
        use: Use,
        belief: float = 1.0,
    ) -> list[Sentence]:
        found = []
        rules = self._whole_rules if use is Use.HEAR else self._rules
        for text in node.texts():
            for pattern in _expand(text, rules):
                self._check_slots(text, pattern)
                found.append(Sentence(pattern, meaning, scopes, use, text.line, belief))
        return found

    def _check_slots(self, node: Node, pattern: Pattern) -> None:
        for symbol in pattern:
            if is_slot(symbol) and slot_list(symbol) not in self._lists:
                raise node.fail(f"list {symbol} is not defined")


def _understood(scope: Scope) -> frozenset[IntentName]:
    return SCOPE_INTENTS[scope] | WRITTEN_INTENTS.get(scope, frozenset())


def _scopes(node: Node, possible: frozenset[Scope]) -> frozenset[Scope]:
    found = set()
    for item in node.texts():
        if item.text() not in tuple(Scope):
            raise item.fail(f"unknown scope {item.text()!r}; known: {', '.join(Scope)}")
        if Scope(item.text()) not in possible:
            raise item.fail(f"this intent is never listened for in {item.text()!r}")
        found.add(Scope(item.text()))
    return frozenset(found)


def _belief(option: tuple[Node, Node] | None) -> float:
    if option is None:
        return 1.0
    text = option[1].text()
    if not re.fullmatch(r"0?\.\d+", text) or not float(text):
        raise option[1].fail("belief: a number between 0 and 1")
    return float(text)


def _whose(option: tuple[Node, Node] | None) -> str | None:
    if option is None:
        return None
    if option[1].text() not in _WHOSE:
        raise option[1].fail(f"player: can only be {' or '.join(_WHOSE)}")
    return _WHOSE[option[1].text()]
