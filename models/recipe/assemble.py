"""Put a trained network and a word list together into a folder that Vosk loads.

``python -m recipe.assemble fr builtin/fr --network net.npz``; without a network only the words and
the decoding settings of an existing folder are made anew, as after a change of the grammar.
"""

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from recipe.acoustic import AcousticModel
from recipe.graph import GraphSettings, Lexicon, make_graph, write_graph
from recipe.lexicon import make_lexicon
from recipe.mdl import write_model
from recipe.nnet3 import PRIOR_EXPONENT, as_nnet3, load_network
from recipe.phones import LANGUAGES
from recipe.quantise import Storage
from recipe.vocabulary import game_words
from voice_perudo.model_store.checksums import write_checksums

_FEATURES = """--use-energy=false
--dither=0
--sample-frequency=16000
--num-mel-bins=40
--num-ceps=40
--low-freq=20
--high-freq=7600
--allow-upsample=true
--allow-downsample=true
"""


@dataclass(frozen=True)
class Settings:
    """Everything about a model folder that is chosen, not trained.

    Attributes:
        graph: prices of words and ``[unk]``.
        prior_exponent: how strongly outputs are divided by their frequency: 0 not at all, 1 fully.
        beam: how far from the best path the decoder searches.
        lattice_beam: how far from the best path alternatives are kept.
        max_active: most states alive in a frame.
        storage: how weights are kept.
    """

    graph: GraphSettings = field(default_factory=GraphSettings)
    prior_exponent: float = PRIOR_EXPONENT
    beam: float = 13.0
    lattice_beam: float = 5.0
    max_active: int = 3000
    storage: Storage = Storage.INT8


def assemble(
    acoustic: AcousticModel,
    language: str,
    words: Iterable[str],
    folder: Path,
    settings: Settings,
) -> None:
    """Write the Vosk model of ``language`` into ``folder``.

    Args:
        acoustic: the trained network.
        language: one of the languages of `recipe.phones`.
        words: every word that the game may listen for, in normal form; the language's decoy
            words and names are added.
        folder: made if missing; files of an earlier model are overwritten.
        settings: see `Settings`.

    Raises:
        RecipeError: a word cannot be pronounced, or a tool is missing.
    """
    write_folder(acoustic, make_lexicon(words, language), folder, settings)


def write_folder(
    acoustic: AcousticModel, lexicon: Lexicon, folder: Path, settings: Settings
) -> None:
    """Write a Vosk model that knows the words of ``lexicon`` and no others.

    Raises:
        RecipeError: a word has no pronunciation, or a tool is missing.
    """
    write_words(lexicon, folder, settings)
    (folder / "am").mkdir(parents=True, exist_ok=True)
    model = as_nnet3(acoustic, settings.prior_exponent)
    write_model(model, folder / "am" / "final.mdl", settings.storage)
    write_checksums(folder)


def write_words(lexicon: Lexicon, folder: Path, settings: Settings) -> None:
    """Write all of a model but its network: words, features, decoding settings.

    Raises:
        RecipeError: a word has no pronunciation, or a tool is missing.
    """
    write_graph(make_graph(lexicon, settings.graph), folder / "graph")
    (folder / "conf").mkdir(exist_ok=True)
    (folder / "conf" / "mfcc.conf").write_text(_FEATURES)
    (folder / "conf" / "model.conf").write_text(_decoding(settings))


def _decoding(settings: Settings) -> str:
    options = {
        "min-active": 200,
        "max-active": settings.max_active,
        "beam": settings.beam,
        "lattice-beam": settings.lattice_beam,
        "acoustic-scale": 1.0,
        "frame-subsampling-factor": 3,
        "endpoint.silence-phones": 1,
        "endpoint.rule2.min-trailing-silence": 0.5,
        "endpoint.rule3.min-trailing-silence": 1.0,
        "endpoint.rule4.min-trailing-silence": 2.0,
    }
    return "".join(f"--{name}={value}\n" for name, value in options.items())


def main(arguments: Sequence[str] | None = None) -> None:
    """Command line: language, folder to write, and the network if there is a new one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("folder", type=Path, help="model folder to write")
    parser.add_argument("--network", type=Path, help="archive that training wrote")
    given = parser.parse_args(arguments)
    words = game_words(given.language)
    if given.network:
        assemble(load_network(given.network), given.language, words, given.folder, Settings())
    else:
        write_words(make_lexicon(words, given.language), given.folder, Settings())
        write_checksums(given.folder)


if __name__ == "__main__":
    main()
