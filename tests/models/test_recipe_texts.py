"""What synthetic voices say for training."""

import random

import pytest
from recipe.dictionary import dictionary
from recipe.phones import LANGUAGES
from recipe.texts import KINDS, phrases, random_bid, random_text, random_words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quantity_and_face_has_a_form(language):
    said = phrases(language)
    assert [len(said.quantities), len(said.faces)] == [36, 6]
    assert all(said.quantities)
    assert all(said.faces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bids_hold_their_quantity_and_no_open_place(language):
    rng = random.Random(5)
    said = phrases(language)
    for _ in range(300):
        bid = random_bid(language, rng)
        forms = said.quantities[bid.quantity - 1] + (
            said.quantities_genitive[bid.quantity - 1] if said.quantities_genitive else ()
        )
        assert any(form in bid.text for form in forms)
        assert "{" not in bid.text
        assert "  " not in bid.text


def test_kinds_of_text_share_all_utterances():
    assert sum(KINDS.values()) == pytest.approx(1.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_repeatable(language):
    texts = [[random_text(language, random.Random(seed)) for _ in range(5)] for seed in (1, 1)]
    assert texts[0] == texts[1]
    assert all(texts[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_without_sense_differ_and_need_no_dictionary(language, monkeypatch):
    monkeypatch.setattr("recipe.texts.dictionary", lambda _: ())
    rng = random.Random(3)
    texts = {random_words(language, rng) for _ in range(200)}
    assert len(texts) > 150
    assert all(1 <= len(text.split()) <= 10 for text in texts)


def test_a_dictionary_gives_its_base_forms_and_no_names(tmp_path):
    rows = "5\nżaba/ABC\nPolska/D\nmieć\npo:noun\nkrótkofalarstwo\n"
    (tmp_path / "pl_PL.dic").write_bytes(rows.encode("iso8859-2"))
    (tmp_path / "pl_PL.aff").write_bytes("# reguły\nSET ISO8859-2\n".encode("iso8859-2"))
    assert dictionary("pl", tmp_path) == ("mieć", "żaba")


def test_a_missing_dictionary_is_named(tmp_path, capsys):
    assert dictionary("ru", tmp_path) == ()
    assert "install hunspell-ru" in capsys.readouterr().out
