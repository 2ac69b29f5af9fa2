"""Which words the game listens for, from the grammars of the program itself."""

import itertools
from collections.abc import Iterable, Iterator

from voice_perudo.hearing import UNKNOWN
from voice_perudo.language.grammar import NUMBERS, ListKind, Use
from voice_perudo.language.interpretation import IntentName, Scope
from voice_perudo.language.normalise import spoken_words
from voice_perudo.language.pack import load_language
from voice_perudo.language.phrasebook import Phrasebook
from voice_perudo.language.templates import is_slot, slot_list

_LONGEST_PIECE = 4
_QUESTIONS = {
    IntentName.CURRENT_BID,
    IntentName.HELP,
    IntentName.HOW_MANY_DICE,
    IntentName.LEGAL_BIDS,
    IntentName.REPEAT,
    IntentName.WHOSE_TURN,
    IntentName.WHY,
}
"""Asked in so many ways that their pieces would fill the model; a lost word does no harm here."""
Spoken = tuple[str, ...]


def game_words(language: str) -> set[str]:
    """Every word of the grammar of ``language``, and what is said in one breath as one word.

    Joined by underscores are plain bids ("huit_cinq"), numbers of several words ("vingt_deux")
    and fixed pieces of sentences ("il_y_en_a"). Whole, they cannot be confused with talk that
    merely chains the same words, nor lose their short words or gain some from noise.

    Raises:
        VoicePerudoError: the grammar is missing or wrong.
    """
    book = load_language(language).phrasebook
    listed = {phrase for scope in Scope for phrase in book.phrases(scope)} - {UNKNOWN}
    words = {word for phrase in listed for word in phrase.split()} | book.words()
    in_one_breath = itertools.chain(_plain_bids(book), _numbers(book), _fixed_pieces(book))
    return words | {"_".join(piece) for piece in in_one_breath if len(piece) > 1}


def _plain_bids(book: Phrasebook) -> Iterator[Spoken]:
    """Every quantity with every face, where the grammar lists nothing but these two."""
    for sentence in book.grammar.sentences:
        slots = [book.grammar.lists[slot_list(s)] for s in sentence.pattern if is_slot(s)]
        if sentence.use is Use.EVERY and len(slots) == len(sentence.pattern) > 1:
            for forms in itertools.product(*(words.forms for words in slots)):
                yield _spell(part for form, _ in forms for part in form)


def _numbers(book: Phrasebook) -> Iterator[Spoken]:
    return (_spell(form) for form, _ in book.grammar.forms(*NUMBERS))


def _fixed_pieces(book: Phrasebook) -> Iterator[Spoken]:
    """What stands around the numbers, faces and names of a sentence that is no question."""
    pieces: set[Spoken] = set()
    for sentence in book.grammar.sentences:
        if sentence.use is not Use.HEAR and sentence.meaning.intent not in _QUESTIONS:
            for slot, group in itertools.groupby(sentence.pattern, is_slot):
                symbols = tuple(group)
                pieces.update(_carriers(book, symbols) if slot else [_spell(symbols)])
    return (piece for piece in pieces if len(piece) <= _LONGEST_PIECE)


def _carriers(book: Phrasebook, slots: Iterable[str]) -> Iterator[Spoken]:
    for words in (book.grammar.lists[slot_list(slot)] for slot in slots):
        if words.kind is ListKind.RULE:
            yield from (_spell(form) for form, _ in words.forms)


def _spell(pieces: Iterable[str]) -> Spoken:
    return spoken_words(" ".join(pieces))
