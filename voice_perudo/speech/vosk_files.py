"""Is a folder a Vosk model? Looks at the files only, so a wrong folder is refused at once."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from voice_perudo.errors import ModelError
from voice_perudo.speech.vosk_graphs import grammar_is_whole, lexicon_is_whole
from voice_perudo.speech.vosk_words import words_fit

_FST = bytes.fromhex("d6fdb27e")
_KALDI_BINARY = b"\0B<TransitionModel>"


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where a model keeps its files, relative to its folder."""

    acoustics: str
    settings: tuple[str, ...]
    lexicon: str
    grammar: str
    fixed_graph: str
    transitions: str
    words: str
    """Not in every model: the graphs can hold the words too."""


_NESTED = _Layout(
    acoustics="am/final.mdl",
    settings=("conf/mfcc.conf", "conf/model.conf"),
    lexicon="graph/HCLr.fst",
    grammar="graph/Gr.fst",
    fixed_graph="graph/HCLG.fst",
    transitions="graph/disambig_tid.int",
    words="graph/words.txt",
)
_FLAT = _Layout(
    acoustics="final.mdl",
    settings=("mfcc.conf",),
    lexicon="HCLr.fst",
    grammar="Gr.fst",
    fixed_graph="HCLG.fst",
    transitions="disambig_tid.int",
    words="words.txt",
)
"""How the oldest models are laid out."""


class UnfitModelError(ModelError):
    """The files in a folder are no model that can be used; ``fault`` is what ails them."""

    def __init__(self, folder: Path, fault: str, remedy: str) -> None:
        self.fault = fault
        super().__init__(f"The speech model in {folder} {fault}: {remedy}.")


def check_name(folder: Path) -> None:
    """Raise ModelError for a folder whose name Vosk cannot be told."""
    try:
        str(folder.absolute()).encode()
    except UnicodeEncodeError as error:
        raise ModelError(
            f"A speech model cannot be loaded from {folder}, for this name is not written in "
            "UTF-8: rename the folder, or name another one."
        ) from error


def check_files(folder: Path) -> None:
    """Raise ModelError, saying what to do, unless the folder looks like a usable model.

    It is an :class:`UnfitModelError` where it is the model that is at fault.
    """
    if not folder.is_dir():
        raise ModelError(
            f"There is no speech model in {folder}: give the folder of an unpacked Vosk model."
        )
    check_name(folder)
    layout = _layout(folder)
    if not (folder / layout.lexicon).exists() and (folder / layout.fixed_graph).exists():
        raise UnfitModelError(
            folder,
            "cannot be limited to the words of the game",
            "take one of Vosk's small models instead",
        )
    graphs = (layout.lexicon, layout.grammar, layout.transitions)
    words = (layout.words,) if (folder / layout.words).exists() else ()
    for name in (layout.acoustics, *layout.settings, *graphs, *words):
        if not _content(folder / name, 1):
            raise UnfitModelError(folder, f"lacks {name}", "unpack or install the model again")
    _check_kind(folder, layout.acoustics, _KALDI_BINARY)
    for name in (layout.lexicon, layout.grammar):
        _check_kind(folder, name, _FST)


def is_consistent(folder: Path) -> bool:
    """Whether the graphs are whole, and the files they belong to are those of the same model."""
    layout = _layout(folder)
    lexicon, grammar = folder / layout.lexicon, folder / layout.grammar
    acoustics, marks = folder / layout.acoustics, folder / layout.transitions
    words = words_file(folder)
    return (
        lexicon_is_whole(lexicon, acoustics, marks)
        and grammar_is_whole(grammar)
        and (words is None or words_fit(grammar, words))
    )


def words_file(folder: Path) -> Path | None:
    """The list of words; ``None`` where the graphs hold them."""
    path = folder / _layout(folder).words
    return path if path.exists() else None


def damaged(folder: Path) -> UnfitModelError:
    """The error for a model whose files are there but cannot be loaded."""
    return UnfitModelError(folder, "is damaged", "delete it and unpack or install it again")


def fingerprint(folder: Path) -> str:
    """Changes whenever a file of the model does (its size or time; contents are not read)."""
    digest = hashlib.sha256(str(folder.resolve()).encode())
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        state = path.stat()
        name = path.relative_to(folder).as_posix()
        digest.update(f"\0{name}\0{state.st_size}\0{state.st_mtime_ns}".encode())
    return digest.hexdigest()


def _layout(folder: Path) -> _Layout:
    if (folder / _FLAT.acoustics).exists() and not (folder / _NESTED.acoustics).exists():
        return _FLAT
    if not (folder / _NESTED.acoustics).exists():
        inner = sorted(path for path in folder.iterdir() if (path / _NESTED.acoustics).exists())
        if inner:
            folders = " or ".join(map(str, inner))
            raise UnfitModelError(folder, "is one folder deeper", f"give {folders}")
    return _NESTED


def _check_kind(folder: Path, name: str, magic: bytes) -> None:
    if _content(folder / name, len(magic)) != magic:
        raise damaged(folder)


def _content(path: Path, size: int) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(size)
    except OSError:
        return b""
