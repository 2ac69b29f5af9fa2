"""The phone inventory shared by all languages, and which phone each espeak-ng symbol is.

Sounds that the ear or the microphone hardly tells apart share a phone; the three kinds of r stay
apart, and so do sʲ/ɕ and tʲ/tɕ.
"""

from collections.abc import Mapping

from recipe import RecipeError

Phones = tuple[str, ...]

BLANK = "<blank>"
_VOWELS = "a æ ɑ ʌ e ɛ i ɪ ɨ o ɔ u ʊ y ø œ ə ɚ ɛ̃ ɑ̃ ɔ̃ eɪ aɪ ɔɪ aʊ oʊ"
_CONSONANTS = "p b t tʲ d k ɡ f v θ ð s sʲ z ʃ ʒ ɕ ʑ x h ts dz tʃ dʒ tɕ dʑ m n ɲ ŋ l r ʁ ɹ j w ɥ"
INVENTORY: Phones = (BLANK, *_VOWELS.split(), *_CONSONANTS.split())
"""Every output of the acoustic model, in order: the index of a phone is its pdf."""

PHONE_INDEX: Mapping[str, int] = {phone: index for index, phone in enumerate(INVENTORY)}

_GLIDES = frozenset("jwɥ")


def is_vowel(phone: str) -> bool:
    """Whether a vowel or a glide."""
    return phone in _VOWELS.split() or phone in _GLIDES


def is_consonant(phone: str) -> bool:
    """Whether a consonant or a glide."""
    return phone in _CONSONANTS.split()


_MARKS = str.maketrans("", "", "ˈˌ-\"'.|^")
_COMMON = {
    "ɾ": "r",
    "ɫ": "l",
    "ɭ": "l",
    "ɭʲ": "l",
    "ʎ": "j",
    "ʝ": "j",
    "β": "b",
    "ɣ": "ɡ",
    "g": "ɡ",
    "œ̃": "ɛ̃",
    "ɒ": "ɔ",
    "ɐ": "ə",
    "ᵻ": "ɪ",
    "əʊ": "oʊ",
    "əl": "ə l",
    "ɜ": "ɚ",
    "iə": "i ə",
    "iːə": "i ə",
    "aɪə": "aɪ ə",
    "aɪɚ": "aɪ ɚ",
    "aʊə": "aʊ ə",
    "aʊɚ": "aʊ ɚ",
    "eə": "ɛ ə",
    "ʊə": "ʊ ə",
    "ɪə": "ɪ ə",
    "oɹ": "ɔ ɹ",
    "ɔɹ": "ɔ ɹ",
    "ɑɹ": "ɑ ɹ",
    "ɛɹ": "ɛ ɹ",
    "ɪɹ": "ɪ ɹ",
    "ʊɹ": "ʊ ɹ",
    "n̩": "ə n",
    "ʔ": "",
    "ɲʲ": "ɲ",
    "nʲ": "ɲ",
    "tʃʲ": "tɕ",
    "ɕː": "ɕ",
    "ja": "j a",
    "je": "j e",
    "jo": "j o",
    "ju": "j u",
    "ɵ": "o",
    "oɪ": "ɔɪ",
    "eʊ": "e u",
    "ç": "x",
}
_SOFTENED = "p b d k ɡ f v z x m l r w ʃ ʒ tʃ dʒ ts dz ŋ h θ ð"
_PALATAL = {f"{consonant}ʲ": consonant for consonant in _SOFTENED.split()}
_MERGED = _COMMON | _PALATAL
_ENGLISH = {"ɾ": "d", "a": "æ", "o": "oʊ", "e": "ɛ", "r": "ɹ"}
_SPANISH = {"ɛ": "e", "ɔ": "o", "eɪ": "e i", "aɪ": "a i", "oɪ": "o i", "aʊ": "a u"}
_BY_VOICE: Mapping[str, dict[str, str]] = {
    "roa/fr": {
        **dict.fromkeys(("ɹ", "r", "ɾ"), "ʁ"),
        **dict.fromkeys(("ɑ", "æ", "ɐ"), "a"),
        **dict.fromkeys(("oʊ", "əʊ"), "o"),
        **dict.fromkeys(("oɹ", "ɔɹ"), "ɔ ʁ"),
        "ʌ": "œ",
        "ɚ": "œ ʁ",
        "ɪ": "i",
        "ʊ": "u",
        "h": "",
        "eɪ": "ɛ",
        "ɑɹ": "a ʁ",
    },
    "zlw/pl": {"h": "x", "ə": "ɛ", "oʊ": "ɔ", "əʊ": "ɔ"},
    "zle/ru": {
        **dict.fromkeys(("ʌ", "ə", "ɐ", "ɑ", "æ"), "a"),
        "y": "ɨ",
        "ɪ": "i",
    },
    "gmw/en-US": {**_ENGLISH, "ɔ": "ɑ", "ɔː": "ɔ", "ɔːɹ": "ɔ ɹ"},
    "gmw/en": {**_ENGLISH, "ɜː": "œ", "ɜ": "œ"},
    "roa/es": _SPANISH,
    "roa/es-419": _SPANISH,
}
_SEQUENCES: Mapping[str, Mapping[str, str]] = {
    "roa/fr": {"y i": "ɥ i"},
    "roa/es": {"j j": "j"},
    "roa/es-419": {"j j": "j"},
    "zle/ru": {"d ts": "ts", "t ts": "ts", "tʲ ts": "ts", "j j": "j", "d ʒ": "dʒ"},
}


def phones_of(symbol: str, voice: str) -> Phones:
    """The phones of one espeak-ng symbol as ``voice`` utters it; none for a symbol of no sound.

    Raises:
        RecipeError: the symbol has no phone here.
    """
    table = _MERGED | _BY_VOICE[voice]
    long = symbol.translate(_MARKS)
    short = long.replace("ː", "")
    mapped = table.get(long, table.get(short, short))
    phones = tuple(mapped.split())
    if unknown := [phone for phone in phones if phone not in PHONE_INDEX]:
        raise RecipeError(
            f"espeak-ng's symbol {symbol!r} of voice {voice} is not mapped ({unknown[0]!r}): "
            "add it to recipe/symbols.py."
        )
    return phones


def merge_pairs(phones: Phones, voice: str) -> Phones:
    """``phones`` of a word with the pairs that are one sound in that voice's language joined."""
    joined = f" {' '.join(phones)} "
    for long, short in _SEQUENCES.get(voice, {}).items():
        joined = joined.replace(f" {long} ", f" {short} ")
    return tuple(joined.split())
