"""YAML read as nodes with line numbers, strictly: nothing is guessed, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml

from voice_perudo.errors import DataError

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_BOOL_TAG = "tag:yaml.org,2002:bool"
_NULL_TAG = "tag:yaml.org,2002:null"


@dataclass(frozen=True, slots=True)
class Node:
    """One YAML value with its place; accessors raise :class:`DataError` with file and line."""

    raw: yaml.Node
    path: Path

    @property
    def line(self) -> int:
        """Line in the file, from 1."""
        return int(self.raw.start_mark.line) + 1

    def fail(self, reason: str) -> DataError:
        """The error to raise about this node."""
        return DataError(self.path, reason, self.line)

    @property
    def is_text(self) -> bool:
        """Whether this is a scalar."""
        return isinstance(self.raw, yaml.ScalarNode)

    @property
    def is_sequence(self) -> bool:
        """Whether this is a list."""
        return isinstance(self.raw, yaml.SequenceNode)

    def text(self) -> str:
        """A word or sentence; refuses an unquoted yes, no, on, off, true, false or nothing."""
        if not isinstance(self.raw, yaml.ScalarNode):
            raise self.fail("a word or sentence is needed here, not a list or a map")
        value = str(self.raw.value)
        if self.raw.tag == _BOOL_TAG:
            raise self.fail(f"write {value!r} between quotes: otherwise YAML reads true or false")
        if self.raw.tag == _NULL_TAG:
            raise self.fail("a value is missing here (or write the word null between quotes)")
        return value

    def number(self) -> int:
        """A whole number."""
        value = self.text()
        if not value.isdecimal():
            raise self.fail(f"a whole number is needed, not {value!r}")
        return int(value)

    def items(self) -> Iterator[Node]:
        """The values of a list."""
        if not isinstance(self.raw, yaml.SequenceNode):
            raise self.fail("a list is needed here")
        return (Node(item, self.path) for item in self.raw.value)

    def texts(self) -> Iterator[Node]:
        """The scalars of a list, or this scalar alone."""
        return self.items() if self.is_sequence else iter((self,))

    def entries(self) -> Iterator[tuple[Node, Node]]:
        """The keys and values of a map; a key given twice is an error."""
        if not isinstance(self.raw, yaml.MappingNode):
            raise self.fail("a map (key: value) is needed here")
        seen: set[str] = set()
        for raw_key, raw_value in self.raw.value:
            key = Node(raw_key, self.path)
            if key.text() in seen:
                raise key.fail(f"key {key.text()!r} is given twice")
            seen.add(key.text())
            yield key, Node(raw_value, self.path)


def read_yaml(path: Path) -> Node:
    """The root node of a file; :class:`DataError` when unreadable, empty or not YAML."""
    try:
        return parse_yaml(path.read_text(encoding="utf-8"), path)
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(path, f"cannot be read: {error}") from error


def parse_yaml(text: str, path: Path) -> Node:
    """The root node of a text said to come from ``path``."""
    try:
        raw = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else None
        raise DataError(path, f"not valid YAML: {error.problem}", line) from error
    except yaml.YAMLError as error:
        raise DataError(path, f"not valid YAML: {' '.join(str(error).split())}") from error
    if raw is None:
        raise DataError(path, "the file is empty")
    return Node(raw, path)
