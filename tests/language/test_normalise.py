import pytest

from voice_perudo.language.normalise import fold, skeleton, spoken_words, tokens


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("J’ai dit : dix-sept CINQ !", "j ai dit dix sept cinq"),
        ("  huit…   cinq ", "huit cinq"),
        ("шестёрок", "шестерок"),
        ("8x5", "8 5"),
        ("8 × 5", "8 5"),
        ("8xP", "8 1"),
        ("8 5 s'il te plaît", "8 5 s il te plaît"),
        ("à 8:05", "à [unk]"),
        ("3/2, 8.5 et 8,5", "[unk] [unk] et [unk]"),
        ("5 € ou $5", "[unk] ou [unk]"),
        ("huit, 5.", "huit 5"),
        ("x", "x"),
        ("eight 5s, 6's", "eight 5s 6s"),
        ("[unk] huit", "[unk] huit"),
        ("[bruit] huit", "bruit huit"),
        ("\u0065\u0301te\u0301", "été"),
        ("?!", ""),
    ],
)
def test_tokens_are_the_plain_words(text: str, plain: str) -> None:
    assert tokens(text) == tuple(plain.split())


def test_the_words_of_the_words_are_the_same() -> None:
    words = tokens("Qu'est-ce que je peux dire, hein ? Vingt-et-un, [unk] 8x5")
    assert words[-5:] == ("et", "un", "[unk]", "8", "5")
    assert tokens(" ".join(words)) == words


def test_the_recogniser_keeps_apostrophes_and_yo() -> None:
    assert spoken_words("J’annonce dix-sept шестёрок") == ("j'annonce", "dix", "sept", "шестёрок")


def test_fold_drops_accents() -> None:
    assert [fold(word) for word in ("zéro", "pięć", "ława", "sí")] == ["zero", "piec", "lawa", "si"]


@pytest.mark.parametrize(
    "same", [("Marc", "Mark", "Марк"), ("Mathieu", "Matthieu"), ("Вика", "Wika", "Vika")]
)
def test_names_that_sound_alike_have_one_skeleton(same: tuple[str, ...]) -> None:
    assert len({skeleton(name) for name in same}) == 1


def test_different_names_stay_different() -> None:
    assert skeleton("Marc") != skeleton("Marie")
