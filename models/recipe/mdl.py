"""Kaldi's binary ``final.mdl``: a transition model, an nnet3 network and log-prior divisors.

Reads any network whose components hold scalars, vectors and matrices, which includes the small
models that Vosk publishes. The layout is Kaldi's own (https://github.com/kaldi-asr/kaldi:
``io-funcs``, ``transition-model``, ``nnet-nnet``, ``am-nnet-simple``).
"""

import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from recipe import RecipeError
from recipe.binary import Array, DoubleFloat, Value, integer, token, value_bytes
from recipe.quantise import Storage, expand

_INTEGER_FIELDS = {"Dim", "BlockDim", "TimePeriod", "RankInOut", "RankIn", "RankOut"}
_INTEGER_FIELDS |= {"UpdatePeriod", "NumRepeats", "InputDim", "OutputDim"}
_VECTOR_FIELDS = {"TimeOffsets"}


@dataclass(frozen=True)
class Component:
    """One named component, such as an affine map, with its fields in file order."""

    name: str
    kind: str
    fields: Mapping[str, tuple[Value, ...]]

    def array(self, name: str) -> Array:
        """The vector or matrix in field ``name``.

        Raises:
            RecipeError: there is no such array.
        """
        values = self.fields.get(name, ())
        if len(values) != 1 or not isinstance(values[0], np.ndarray):
            raise RecipeError(f"Component {self.name} has no array {name}: use another model.")
        return values[0]


@dataclass(frozen=True)
class Model:
    """A network as ``final.mdl`` holds it.

    Attributes:
        config: nodes, one line each (``component-node name=… component=… input=…``).
        components: in file order.
        left_context: input frames needed before the first output.
        right_context: input frames needed after the last output.
        priors: divisors of the outputs, one a pdf; empty for none.
        transitions: the transition model's bytes, as they stand in the file.
    """

    config: tuple[str, ...]
    components: tuple[Component, ...]
    left_context: int
    right_context: int
    priors: Array
    transitions: bytes = field(repr=False)

    def component(self, name: str) -> Component:
        """The component called ``name``.

        Raises:
            RecipeError: there is none.
        """
        for component in self.components:
            if component.name == name:
                return component
        raise RecipeError(f"The network has no component {name}: use another model.")


def write_model(model: Model, path: Path, storage: Storage = Storage.FLOAT32) -> None:
    """Write ``model`` as a binary ``final.mdl``, its matrices (not its vectors) in ``storage``."""
    lines = "".join(f"{line}\n" for line in model.config)
    parts = [b"\0B", model.transitions, token("Nnet3"), f"\n{lines}\n".encode()]
    parts += [token("NumComponents"), integer(len(model.components))]
    for component in model.components:
        parts += [token("ComponentName"), f"{component.name} ".encode(), token(component.kind)]
        for name, values in component.fields.items():
            parts += [token(name), *(value_bytes(value, storage) for value in values)]
        parts.append(token(f"/{component.kind}"))
    parts += [token("/Nnet3"), token("LeftContext"), integer(model.left_context)]
    parts += [token("RightContext"), integer(model.right_context)]
    parts += [token("Priors"), value_bytes(model.priors)]
    path.write_bytes(b"".join(parts))


def read_model(path: Path) -> Model:
    """Read a binary ``final.mdl``.

    Raises:
        RecipeError: the file is missing or is not such a model.
    """
    try:
        return _Reader(path.read_bytes()).model()
    except OSError as error:
        raise RecipeError(f"{path} cannot be read: give a final.mdl file.") from error
    except (ValueError, struct.error, UnicodeDecodeError) as error:
        raise RecipeError(f"{path} is not a binary nnet3 model ({error}): use another.") from error


class _Reader:
    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def model(self) -> Model:
        if self._take(2) != b"\0B":
            raise ValueError("no binary header")
        transitions = self._through(b"</TransitionModel> ")
        self._expect("Nnet3")
        config = self._through(b"<NumComponents> ").decode()[: -len("<NumComponents> ")]
        components = tuple(self._component() for _ in range(self._int()))
        self._expect("/Nnet3")
        self._expect("LeftContext")
        left = self._int()
        self._expect("RightContext")
        right = self._int()
        self._expect("Priors")
        (priors,) = (p for p in self._values("Priors") if isinstance(p, np.ndarray))
        lines = tuple(line for line in config.split("\n") if line.strip())
        return Model(lines, components, left, right, priors, transitions)

    def _component(self) -> Component:
        self._expect("ComponentName")
        name = self._word()
        kind = self._word()[1:-1]
        fields: dict[str, tuple[Value, ...]] = {}
        while (token := self._word()) != f"</{kind}>":
            fields[token[1:-1]] = self._values(token[1:-1])
        return Component(name, kind, fields)

    def _values(self, name: str) -> tuple[Value, ...]:
        values: list[Value] = []
        while self._at < len(self._data) and self._data[self._at : self._at + 1] != b"<":
            values.append(self._value(name))
        return tuple(values)

    def _value(self, name: str) -> Value:
        head = self._data[self._at : self._at + 3]
        if head in (b"FV ", b"FM "):
            self._at += 3
            shape = [self._int() for _ in range(1 if head == b"FV " else 2)]
            return np.frombuffer(self._take(4 * int(np.prod(shape))), "<f4").reshape(shape)
        if head[:2] == b"CM":
            matrix, self._at = expand(self._data, self._at)
            return matrix
        if head[:1] in (b"T", b"F"):
            return self._take(1) == b"T"
        if head[:1] == b"\x08":
            return DoubleFloat(struct.unpack("<bd", self._take(9))[1])
        if head[:1] != b"\x04":
            raise ValueError(f"unknown value {head!r} in {name}")
        if name in _VECTOR_FIELDS:
            count = self._int()
            return tuple(np.frombuffer(self._take(4 * count), "<i4").tolist())
        return self._int() if name in _INTEGER_FIELDS else self._float()

    def _float(self) -> float:
        return float(struct.unpack("<bf", self._take(5))[1])

    def _int(self) -> int:
        size, value = struct.unpack("<bi", self._take(5))
        if size != 4:
            raise ValueError("an integer was expected")
        return int(value)

    def _take(self, count: int) -> bytes:
        if self._at + count > len(self._data):
            raise ValueError("it ends early")
        self._at += count
        return self._data[self._at - count : self._at]

    def _through(self, end: bytes) -> bytes:
        return self._take(self._data.index(end, self._at) + len(end) - self._at)

    def _word(self) -> str:
        return self._through(b" ")[:-1].decode()

    def _expect(self, name: str) -> None:
        word = self._word()
        if word != f"<{name}>":
            raise ValueError(f"<{name}> was expected, not {word[:40]}")
