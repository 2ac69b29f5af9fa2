"""Trains the acoustic network: ``python -m recipe.train WORK NAME [options]``.

Connectionist temporal classification over phones. Training examples are made by other
processes while the network learns; checkpoints allow resuming, and the weights kept in the end
are a moving average. The result is ``WORK/models/NAME.npz``.
"""

import argparse
import json
import math
import multiprocessing
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing.queues import Queue
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from recipe.acoustic import SUBSAMPLING, Array, save_acoustic
from recipe.augment import make_bank
from recipe.korean import korean_layers
from recipe.material import Example, Material, Shares, draws
from recipe.network import CONTEXT, Network, export, pad, start_from
from recipe.nnet3 import load_network
from recipe.phones import LANGUAGES

_BATCH_FRAMES = 5000
"""Frames of a batch, padding included."""
_AVERAGING = 5
"""Steps between updates of the averaged weights."""
_SHORT_FLOATS = torch.ops.mkldnn._is_mkldnn_bf16_supported()
"""Whether the processor multiplies 16-bit floats itself; otherwise they are far slower."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One training run.

    hours: of sound to learn from. rates: peak learning rates of the output layer, the upper
    layers and the lower layers. start: a model to go on from, else the Korean one. clean: share
    of utterances without noise. foreign: see `Material`. rivalry: weight of telling an utterance
    from its rivals, see `recipe.rivals`. masks: share of masked examples, see `recipe.masking`.
    """

    name: str
    languages: tuple[str, ...] = LANGUAGES
    without: tuple[str, ...] = ()
    hours: float = 10.0
    rates: tuple[float, float, float] = (1.5e-3, 4e-4, 1e-4)
    start: Path | None = None
    dropout: float = 0.05
    workers: int = 1
    seed: int = 1
    clean: float = 0.2
    foreign: float = 0.0
    rivalry: float = 1.0
    masks: float = 0.0
    shares: Shares = field(default_factory=Shares)


@dataclass(frozen=True, slots=True)
class Batch:
    """Padded features, output lengths, and each way to say each example."""

    frames: Tensor
    lengths: Tensor
    owners: Tensor
    targets: Tensor
    target_lengths: Tensor
    right: Tensor
    """Whether each way is one of what was said, not a rival."""


def _grid(frames: int) -> int:
    """Few lengths only: every new shape of a batch costs the processor's library a second."""
    step = 30 if frames <= 330 else 90
    return -(-frames // step) * step


def _batch(examples: list[Example]) -> Batch:
    longest = _grid(max(len(example.features) for example in examples))
    frames = [
        pad(np.pad(e.features, ((0, longest - len(e.features)), (0, 0)), mode="edge"))
        for e in examples
    ]
    ways = [(i, way, True) for i, example in enumerate(examples) for way in example.labels]
    ways += [
        (i, way, False)
        for i, example in enumerate(examples)
        for way in example.rivals
        if 4 * len(way) < len(example.features)
    ]
    return Batch(
        torch.from_numpy(np.stack(frames).astype(np.float32)),
        torch.tensor([-(-len(e.features) // SUBSAMPLING) for e in examples]),
        torch.tensor([owner for owner, _, _ in ways]),
        torch.tensor([phone for _, way, _ in ways for phone in way], dtype=torch.long),
        torch.tensor([len(way) for _, way, _ in ways]),
        torch.tensor([right for _, _, right in ways]),
    )


def _batches(examples: Iterator[Example]) -> Iterator[Batch]:
    waiting: dict[int, list[Example]] = defaultdict(list)
    for example in examples:
        length = _grid(len(example.features))
        waiting[length].append(example)
        if len(waiting[length]) == max(1, _BATCH_FRAMES // (length + 2 * CONTEXT)):
            yield _batch(waiting.pop(length))


def _work(queue: "Queue[Batch]", material: Material, plan: Plan, seed: int) -> None:
    torch.set_num_threads(1)
    bank = make_bank(material.talk, plan.seed)
    for batch in _batches(draws(material, bank, plan.clean, seed)):
        queue.put(batch)


def loss_of(log_probabilities: Tensor, batch: Batch, rivalry: float) -> Tensor:
    """Mean over examples of -log P(any right way) - ``rivalry`` * log P(right | right or rival)."""
    losses = torch.nn.functional.ctc_loss(
        log_probabilities[batch.owners].transpose(0, 1),
        batch.targets,
        batch.lengths[batch.owners],
        batch.target_lengths,
        reduction="none",
        zero_infinity=True,
    )
    count = len(batch.lengths)
    right = _log_sums(-losses[batch.right], batch.owners[batch.right], count)
    if rivalry == 0 or bool(batch.right.all()):
        return -right.mean()
    every = _log_sums(-losses, batch.owners, count)
    return (-right + rivalry * (every - right)).mean()


def _log_sums(logs: Tensor, owners: Tensor, count: int) -> Tensor:
    """log of the sum of exp(logs) for each owner."""
    top = torch.full((count,), -torch.inf).scatter_reduce(0, owners, logs.detach(), "amax")
    sums = torch.zeros(count).scatter_add(0, owners, torch.exp(logs - top[owners]))
    return top + torch.log(sums)


class _Run:
    """State of a training run, with what is needed to resume it."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.network = Network(plan.dropout)
        start_from(self.network, load_network(plan.start) if plan.start else korean_layers())
        if plan.start is None:
            torch.manual_seed(plan.seed)
            torch.nn.init.normal_(self.network.head.weight, std=0.02)
        parts = (
            self.network.head.parameters(),
            self.network.upper_parameters(),
            self.network.lower_parameters(),
        )
        groups = [
            {"params": list(part), "lr": rate, "peak": rate}
            for part, rate in zip(parts, plan.rates, strict=True)
        ]
        self.frozen = plan.rates[2] == 0
        for parameter in self.network.lower_parameters():
            parameter.requires_grad_(not self.frozen)
        self.optimiser = torch.optim.AdamW(groups, weight_decay=0.01, betas=(0.9, 0.98), fused=True)
        self.average = {k: v.clone() for k, v in self.network.state_dict().items()}
        self.priors = torch.full((self.network.head.out_features,), 0.01)
        self.heard = 0.0
        self.steps = 0
        self.file = folder / f"{plan.name}.checkpoint"
        if self.file.exists():
            self._resume()

    def _resume(self) -> None:
        state = torch.load(self.file, weights_only=True)
        self.network.load_state_dict(state["network"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.average, self.priors = state["average"], state["priors"]
        self.heard, self.steps = state["heard"], state["steps"]

    def save(self) -> None:
        state = {
            "network": self.network.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "average": self.average,
            "priors": self.priors,
            "heard": self.heard,
            "steps": self.steps,
        }
        partial = self.file.with_suffix(".partial")
        torch.save(state, partial)
        partial.rename(self.file)

    @property
    def progress(self) -> float:
        return self.heard / (self.plan.hours * 3600)

    def _set_rates(self) -> None:
        warm = min(1.0, (self.steps + 1) / 100)
        factor = warm * (0.51 + 0.49 * math.cos(math.pi * min(1.0, self.progress)))
        for group in self.optimiser.param_groups:
            group["lr"] = group["peak"] * factor

    def step(self, batch: Batch) -> float:
        """One update; returns the loss."""
        self._set_rates()
        self.network.train()
        with torch.autocast("cpu", torch.bfloat16, enabled=_SHORT_FLOATS):
            if self.frozen:
                with torch.no_grad():
                    low = self.network.lower(batch.frames)
            else:
                low = self.network.lower(batch.frames)
            outputs = self.network.upper(low)
        loss = loss_of(outputs, batch, self.plan.rivalry)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 5.0)
        self.optimiser.step()
        self._follow(outputs.detach(), batch)
        return float(loss.detach())

    def _follow(self, outputs: Tensor, batch: Batch) -> None:
        self.steps += 1
        self.heard += float(batch.lengths.sum()) * SUBSAMPLING / 100
        if self.steps % _AVERAGING:
            return
        keep = min(0.996**_AVERAGING, self.steps / (self.steps + 100))
        with torch.no_grad():
            for name, value in self.network.state_dict().items():
                self.average[name].lerp_(value, 1 - keep)
            spoken = torch.arange(outputs.shape[1]) < batch.lengths[:, None]
            self.priors.lerp_(outputs.exp()[spoken].mean(dim=0), 1 - keep)

    def result(self, target: Path) -> None:
        """Write the averaged weights."""
        averaged = Network()
        averaged.load_state_dict(self.average)
        priors: Array = (self.priors / self.priors.sum()).numpy().astype(np.float32)
        partial = target.with_suffix(".partial.npz")
        save_acoustic(export(averaged, priors), partial)
        partial.rename(target)


def train(work: Path, plan: Plan, threads: int = 1) -> Path:
    """Carry out ``plan`` and return the file of the trained model; a finished one is kept."""
    folder = work / "models"
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"{plan.name}.npz"
    if target.exists():
        return target
    # Read by oneDNN at its first use; its default is too small for our shapes.
    os.environ.setdefault("ONEDNN_PRIMITIVE_CACHE_CAPACITY", "16384")
    torch.set_num_threads(threads)
    material = Material(work, plan.languages, plan.without, plan.shares, plan.foreign, plan.masks)
    print(f"{plan.name}: {material.summary()}", flush=True)
    run = _Run(plan, folder)
    context = multiprocessing.get_context("fork")
    queue: Queue[Batch] = context.Queue(maxsize=12)
    seeds = [plan.seed * 1000 + run.steps * 10 + i for i in range(plan.workers)]
    workers = [
        context.Process(target=_work, args=(queue, material, plan, seed), daemon=True)
        for seed in seeds
    ]
    for worker in workers:
        worker.start()
    try:
        _learn(run, queue, folder / f"{plan.name}.log")
    finally:
        for worker in workers:
            worker.terminate()
    run.result(target)
    return target


def _learn(run: _Run, queue: "Queue[Batch]", log: Path) -> None:
    losses: list[float] = []
    began, heard = time.monotonic(), run.heard
    with log.open("a", encoding="utf-8") as lines:
        while run.progress < 1:
            losses.append(run.step(queue.get()))
            if run.steps % 100 == 0:
                speed = (run.heard - heard) / (time.monotonic() - began)
                row = {"step": run.steps, "hours": round(run.heard / 3600, 2)}
                row |= {"loss": round(float(np.mean(losses)), 3), "speed": round(speed)}
                print(run.plan.name, json.dumps(row), flush=True)
                lines.write(json.dumps(row) + "\n")
                lines.flush()
                losses.clear()
            if run.steps % 500 == 0:
                run.save()
                run.result(log.with_suffix(".latest.npz"))


def main() -> None:
    """Train one model from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path, help="folder for clips, features and checkpoints")
    parser.add_argument("name", help="name of the resulting model")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--without", default="", help="speakers to leave out, with commas")
    parser.add_argument("--hours", type=float, default=10.0, help="hours of sound to hear")
    parser.add_argument("--rates", default="1.5e-3,4e-4,1e-4", help="output, upper, lower layers")
    parser.add_argument("--start", type=Path, help="archive or model folder to go on from")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clean", type=float, default=0.2, help="share without any noise")
    parser.add_argument("--foreign", type=float, default=0.0, help="share of other languages")
    parser.add_argument("--rivalry", type=float, default=1.0, help="weight of rivals")
    parser.add_argument("--masks", type=float, default=0.0, help="share of masked examples")
    asked = parser.parse_args()
    head, upper, lower = map(float, asked.rates.split(","))
    plan = Plan(
        asked.name,
        tuple(asked.languages.split(",")),
        tuple(filter(None, asked.without.split(","))),
        asked.hours,
        (head, upper, lower),
        asked.start,
        workers=asked.workers,
        seed=asked.seed,
        clean=asked.clean,
        foreign=asked.foreign,
        rivalry=asked.rivalry,
        masks=asked.masks,
    )
    print(train(asked.work, plan))


if __name__ == "__main__":
    main()
