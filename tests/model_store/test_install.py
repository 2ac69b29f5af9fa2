"""Installing a real model from a real archive, and everything that can come between."""

from __future__ import annotations

import json
import os
import shutil
import time
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tests.model_store.conftest import NAME, Serve, model_of, zipped
from voice_perudo.errors import ModelError, UsageError, VoicePerudoError
from voice_perudo.model_store.checksums import changed_files
from voice_perudo.model_store.install import Store, address, install, sound_already
from voice_perudo.model_store.installed import installed_models, part_of, remove, sweep
from voice_perudo.model_store.registry import OfficialModel
from voice_perudo.resources import data_path
from voice_perudo.speech.vosk_model import VoskModel

pytestmark = pytest.mark.real_audio


def left(store: Store) -> set[str]:
    """What there is in the folder of models, deep down."""
    return {path.relative_to(store.folder).as_posix() for path in store.folder.rglob("*")}


def test_a_fetched_model_works_and_nothing_else_is_left(
    serve: Serve, model: OfficialModel, store: Store, tmp_path: Path
) -> None:
    told: list[int] = []
    site = serve(breaks=[500_000])
    folder = install(model, store, url=site.base, progress=lambda done, total: told.append(done))
    assert folder == store.folder / NAME
    assert site.asked[0] == (f"/{NAME}.zip", None)
    assert told[-1] == model.bytes
    assert VoskModel(folder, tmp_path / "cache").knows("восемь")
    assert not changed_files(folder)
    note = json.loads((folder / "installed.json").read_text(encoding="utf-8"))
    assert note == {
        "name": NAME, "language": "ru", "url": model.url, "licence": "Apache-2.0"
    }  # fmt: skip
    beside = {name for name in left(store) if not name.startswith(NAME)}
    assert beside == {"downloads"}
    (one,) = installed_models(store.folder)
    assert (one.note.name, one.folder, one == sound_already(model, store)) == (NAME, folder, True)

    assert remove("ru", store.folder) == (one,)
    assert left(store) == {"downloads"}


def test_from_a_file_without_a_network_and_again_where_it_has_changed(
    archive: Path, model: OfficialModel, store: Store
) -> None:
    before = archive.read_bytes()
    folder = install(model, store, archive=archive)
    assert sound_already(model, store)
    assert archive.read_bytes() == before
    assert {name.split("/")[0] for name in left(store)} == {NAME}
    words = folder / "graph" / "words.txt"
    whole = words.read_bytes()
    words.write_bytes(whole[:-9])
    assert sound_already(model, store) is None

    with pytest.raises(ModelError):
        install(model, store, archive=archive.parent)
    assert words.read_bytes() == whole[:-9]

    install(model, store, archive=archive)
    assert words.read_bytes() == whole
    assert {name.split("/")[0] for name in left(store)} == {NAME}


def copied(archive: Path, folder: Path) -> Path:
    copy = folder / "copy.zip"
    shutil.copy(archive, copy)
    return copy


def truncated(archive: Path, folder: Path) -> Path:
    copy = copied(archive, folder)
    copy.write_bytes(copy.read_bytes()[:-1000])
    return copy


def corrupted(archive: Path, folder: Path) -> Path:
    copy = copied(archive, folder)
    content = bytearray(copy.read_bytes())
    content[len(content) // 2] ^= 1
    copy.write_bytes(content)
    return copy


def another_zip(archive: Path, folder: Path) -> Path:
    (folder / "photos").mkdir()
    (folder / "photos" / "a.jpg").write_bytes(b"\xff\xd8" * 500)
    return zipped(folder / "photos", folder / "photos.zip", NAME)


def no_zip(archive: Path, folder: Path) -> Path:
    (folder / "page.html").write_text("<html>Log in first.</html>")
    return folder / "page.html"


def not_there(archive: Path, folder: Path) -> Path:
    return folder / "nothing.zip"


WRONG: dict[Callable[[Path, Path], Path], str] = {
    truncated: "or not all of it",
    corrupted: "md5 and sha256 is another one",
    another_zip: "or not all of it",
    no_zip: "or not all of it",
    not_there: "There is no file",
}


@pytest.mark.parametrize("make", WRONG)
def test_a_wrong_archive_is_refused_before_it_is_unpacked(
    archive: Path, model: OfficialModel, store: Store, tmp_path: Path,
    make: Callable[[Path, Path], Path],
) -> None:  # fmt: skip
    with pytest.raises(ModelError, match=WRONG[make]):
        install(model, store, archive=make(archive, tmp_path))
    assert left(store) == set()


@pytest.mark.parametrize(
    ("make", "complaint"),
    [(another_zip, r"lacks am/final\.mdl"), (no_zip, "no zip archive"), (truncated, "no zip")],
)
def test_a_wrong_archive_without_a_checksum_is_found_out_when_unpacked(
    archive: Path, model: OfficialModel, store: Store, tmp_path: Path,
    make: Callable[[Path, Path], Path], complaint: str,
) -> None:  # fmt: skip
    unknown = msgspec.structs.replace(model, bytes=None, md5=None, sha256=None)
    with pytest.raises(ModelError, match=complaint):
        install(unknown, store, archive=make(archive, tmp_path))
    assert left(store) == set()


def test_a_corrupted_download_is_not_gone_on_with(
    archive: Path, model: OfficialModel, store: Store, serve: Serve, tmp_path: Path
) -> None:
    site = serve(corrupted(archive, tmp_path))
    with pytest.raises(ModelError, match="from another address with --url"):
        install(model, store, url=site.url)
    assert left(store) == {"downloads"}


@pytest.mark.parametrize("make", [no_zip, another_zip, truncated])
def test_what_was_fetched_in_vain_is_not_gone_on_with_either(
    archive: Path, model: OfficialModel, store: Store, serve: Serve, tmp_path: Path,
    make: Callable[[Path, Path], Path],
) -> None:  # fmt: skip
    unknown = msgspec.structs.replace(model, bytes=None, md5=None, sha256=None)
    with pytest.raises(ModelError, match="etch it"):
        install(unknown, store, url=serve(make(archive, tmp_path)).url)
    assert left(store) == {"downloads"}
    install(unknown, store, url=serve().url)
    assert sound_already(unknown, store)


def test_a_second_program_does_not_spoil_the_first_ones_download(
    model: OfficialModel, store: Store, serve: Serve
) -> None:
    refused: list[str] = []

    def meanwhile(done: int, total: int | None) -> None:
        if done != total or refused:
            return
        for at_the_same_time in (
            lambda: install(model, store, url=site.url),
            lambda: install(model, store, archive=site.file),
        ):
            with pytest.raises(ModelError) as told:
                at_the_same_time()
            refused.append(str(told.value))

    site = serve()
    install(model, store, url=site.url, progress=meanwhile)
    assert sound_already(model, store)
    assert len(refused) == 2
    assert all("Another program is installing" in one for one in refused)
    assert {name.split("/")[0] for name in left(store)} == {NAME, "downloads"}


@pytest.mark.skipif(os.name != "posix", reason="names are never bytes here")
def test_a_folder_whose_name_is_no_utf_8_is_told(
    archive: Path, model: OfficialModel, tmp_path: Path
) -> None:
    folder = tmp_path / os.fsdecode(b"\xff")
    with pytest.raises(ModelError, match="not written in UTF-8: rename"):
        install(model, Store(folder, ()), archive=archive)
    shutil.copytree(data_path("models/builtin") / "ru", folder / "ru")
    with pytest.raises(ModelError, match="not written in UTF-8: rename"):
        VoskModel(folder / "ru")


def test_the_model_of_another_language_is_named(
    archive: Path, model: OfficialModel, store: Store
) -> None:
    french = msgspec.structs.replace(
        model, name="french", language="fr", bytes=9, md5="0" * 32, sha256="0" * 64
    )
    with pytest.raises(ModelError, match=f"is the model {NAME} for 'ru', not one for 'fr'"):
        install(french, replace(store, registry=(model, french)), archive=archive)


def test_or_found_out_by_its_words(archive: Path, model: OfficialModel, store: Store) -> None:
    french = msgspec.structs.replace(model, name="french", language="fr")
    with pytest.raises(ModelError, match="of another language than 'fr'"):
        install(french, store, archive=archive)
    assert left(store) == set()


def test_a_model_that_cannot_be_loaded_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "ru"
    shutil.copytree(data_path("models/builtin") / "ru", folder)
    graph = folder / "graph" / "HCLr.fst"
    graph.write_bytes(graph.read_bytes()[:100_000])
    archive = zipped(folder, tmp_path / "a.zip", NAME)
    store = Store(tmp_path / "models", ())
    with pytest.raises(ModelError, match=r"a\.zip is not installed.*is damaged: fetch it again"):
        install(model_of(archive, NAME, "ru"), store, archive=archive)
    assert left(store) == set()


def test_a_bomb_with_the_right_checksum_is_not_unpacked(tmp_path: Path) -> None:
    archive = tmp_path / "bomb.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(f"{NAME}/am/final.mdl", bytes(50_000_000))
    store = Store(tmp_path / "models", ())
    with pytest.raises(ModelError, match="out of all proportion"):
        install(model_of(archive, NAME, "ru"), store, archive=archive)
    assert left(store) == set()


@pytest.mark.parametrize(("room", "asked"), [(3.4, 0), (3.6, 1)])
def test_room_is_asked_for_before_anything_is_fetched(
    serve: Serve, model: OfficialModel, store: Store, room: float, asked: int
) -> None:
    site = serve(status=404)
    narrow = replace(store, free=lambda folder: int(room * (model.bytes or 0)))
    with pytest.raises(ModelError, match="too little room" if not asked else "no file"):
        install(model, narrow, url=site.url)
    assert len(site.asked) == asked


def test_what_was_fetched_is_kept_where_there_is_no_room_to_unpack(
    serve: Serve, archive: Path, model: OfficialModel, store: Store
) -> None:
    rooms = iter([10**9, 1000])
    site = serve()
    with pytest.raises(ModelError, match="too little room"):
        install(model, replace(store, free=lambda folder: next(rooms)), url=site.url)
    assert part_of(store.folder, model).read_bytes() == archive.read_bytes()

    install(model, store, url=site.url)
    assert len(site.asked) == 1


def test_a_mirror_is_a_file_or_a_folder(model: OfficialModel) -> None:
    assert address(model, None) == model.url
    assert address(model, "https://m.org/x.zip") == "https://m.org/x.zip"
    assert address(model, "https://m.org/x.ZIP?key=1") == "https://m.org/x.ZIP?key=1"
    assert address(model, "https://m.org/vosk/") == f"https://m.org/vosk/{NAME}.zip"


def test_a_folder_that_cannot_be_made(archive: Path, model: OfficialModel, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ModelError, match="VOICE_PERUDO_MODELS"):
        install(model, Store(tmp_path / "file" / "models", ()), archive=archive)


def test_what_is_not_installed_cannot_be_removed(store: Store) -> None:
    with pytest.raises(UsageError, match="No model for 'ru' is installed"):
        remove("ru", store.folder)


def test_a_note_that_leads_elsewhere_removes_only_its_folder(store: Store) -> None:
    folder = store.folder / "a-model"
    folder.mkdir(parents=True)
    others = store.folder / "mine.zip.part"
    others.touch()
    (folder / "installed.json").write_text('{"name": "../mine", "language": "ru", "url": ""}')
    assert [one.folder for one in remove("ru", store.folder)] == [folder]
    assert left(store) == {"mine.zip.part"}


def test_folders_of_others_are_left_alone(store: Store) -> None:
    (store.folder / "mine").mkdir(parents=True)
    (store.folder / "broken").mkdir()
    (store.folder / "broken" / "installed.json").write_text("{")
    assert installed_models(store.folder) == ()
    with pytest.raises(VoicePerudoError):
        remove("mine", store.folder)


def test_what_a_killed_install_has_left_is_swept_away_after_a_day(tmp_path: Path) -> None:
    ages = {".new-a": 2, ".old-b": 2, ".new-c": 0, "mine": 2}
    for name, days in ages.items():
        (tmp_path / name).mkdir()
        moment = time.time() - 86_400 * days
        os.utime(tmp_path / name, (moment, moment))
    sweep(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {".new-c", "mine"}
