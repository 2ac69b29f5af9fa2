"""``voice-perudo models``: which speech models there are; install, remove and verify them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from voice_perudo.commands.output import json_line, show
from voice_perudo.program import to_run

if TYPE_CHECKING:
    from voice_perudo.model_store.install import Store

models_app = typer.Typer(
    help="The speech models: list, install, remove and verify them.", rich_markup_mode=None
)

Folder = Annotated[
    Path | None,
    typer.Option(
        envvar="VOICE_PERUDO_MODELS",
        help="Where installed models are kept instead of the user's data folder.",
    ),
]
Registry = Annotated[
    Path | None, typer.Option(help="Another list of models than models/registry.toml.")
]
Json = Annotated[bool, typer.Option("--json", help="One JSON line a model.")]


@models_app.command("list")
def list_models(folder: Folder = None, registry: Registry = None, as_json: Json = False) -> None:
    """Show the models of every language: built-in, installed and available."""
    from voice_perudo.model_store.listing import listed

    for line in listed(_store(folder, registry)):
        if as_json:
            typer.echo(json_line(line.as_json()))
        else:
            show(line.as_text())


@models_app.command()
def install(
    language: Annotated[
        str, typer.Argument(help="A language, or the name of a model.", metavar="LANGUAGE")
    ],
    archive: Annotated[
        Path | None, typer.Option("--from", help="Its archive (ZIP), fetched before.")
    ] = None,
    url: Annotated[
        str | None, typer.Option(help="Fetch it from here: the archive, or its folder.")
    ] = None,
    folder: Folder = None,
    registry: Registry = None,
) -> None:
    """Fetch the official model of a language, check it and install it."""
    from voice_perudo.errors import UsageError
    from voice_perudo.model_store.install import install as install_model
    from voice_perudo.model_store.install import sound_already
    from voice_perudo.model_store.places import elsewhere
    from voice_perudo.model_store.progress import shown
    from voice_perudo.model_store.registry import find_model

    if archive is not None and url is not None:
        raise UsageError("Leave out --url: nothing is fetched when --from names the archive.")
    store = _store(folder, registry)
    model = find_model(language, store.registry)
    there = sound_already(model, store)
    if there is not None:
        show(f"{model.name} is installed already, in {there.folder}.")
        return
    with shown(model.name) as progress:
        place = install_model(model, store, archive=archive, url=url, progress=progress)
    show(f"{model.name} is installed in {place}.")
    there_too = elsewhere(store.folder)
    named = place if there_too else "official"
    show(f"Play with it: {to_run('play', '--language', model.language, '--model', named)}")
    show(f"Which words it knows: {to_run('models', 'verify', model.language, *there_too)}")


@models_app.command()
def remove(
    language: Annotated[
        str, typer.Argument(help="A language, or the name of a model.", metavar="LANGUAGE")
    ],
    folder: Folder = None,
) -> None:
    """Remove an installed model; the built-in ones stay."""
    from voice_perudo.model_store.installed import remove as remove_models
    from voice_perudo.model_store.places import models_folder

    for one in remove_models(language, folder or models_folder()):
        show(f"{one.note.name} is removed.")


@models_app.command()
def verify(
    language: Annotated[
        list[str] | None, typer.Argument(help="Only these languages.", metavar="LANGUAGE")
    ] = None,
    folder: Folder = None,
    as_json: Json = False,
) -> None:
    """Check the files of every model, load it, and look up every word of the game."""
    from voice_perudo.app.table import check_language
    from voice_perudo.model_store.report import as_record, as_text
    from voice_perudo.model_store.verify import verify_all

    codes = [check_language(code) for code in language or ()] or None
    verdicts = verify_all(codes, folder)
    for verdict in verdicts:
        if as_json:
            typer.echo(json_line(as_record(verdict)))
            continue
        for line in as_text(verdict):
            show(line)
    if not all(verdict.sound for verdict in verdicts):
        raise typer.Exit(1)


def _store(folder: Path | None, registry: Path | None) -> Store:
    from voice_perudo.model_store.install import Store
    from voice_perudo.model_store.places import models_folder
    from voice_perudo.model_store.registry import official_models, read_registry

    models = official_models() if registry is None else read_registry(registry)
    return Store(folder or models_folder(), models)
