"""Trains the policies of the computer players from nothing but hands that they play.

Each round the present expert plays hands, a net learns its choices (`learn.py`), and a duel from recorded
contracts decides whether the new weights replace the old. Whatever is finished stays in the working folder, so
that a run that was broken off goes on where it was.

    python Training/train.py --hands 2000 --rounds 3

The result is `best.policy` in the working folder, and a row for each round in `rounds.md`.
"""

import argparse
import json
import pathlib
import shutil
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
# The seeds of all deals: hands to learn from, and contracts of the duels, which are never learned from.
LEARNING_SEED, DUEL_SEED = 5000, 7000


def run(*command):
    print("+", *command, file=sys.stderr, flush=True)
    return subprocess.run([str(part) for part in command], check=True, stdout=subprocess.PIPE, text=True).stdout


def once(path, make):
    """Makes a file, unless it is there; it gets its name when it is whole."""
    if not path.exists():
        part = path.with_suffix(path.suffix + ".part")
        make(part)
        part.rename(path)
    return path


class Training:
    def __init__(self, options):
        self.options = options
        self.work = options.work
        self.work.mkdir(parents=True, exist_ok=True)

    def player(self, policy):
        return f"expert:policy={policy or ''}"

    def hands(self, number, players, policy):
        """The choices of the present expert in the hands of a round."""
        deals = max(1, self.options.hands * self.options.shares[players] // 100)

        def make(path):
            run(
                self.options.arena, "play", "--players", players, "--deals", deals,
                "--seed", LEARNING_SEED + 10 * number + players, "--minds", self.player(policy),
                "--playouts", self.options.playouts, "--samples", path)

        return once(self.work / f"round-{number}-{players}.samples", make)

    def contracts(self):
        """The contracts of all duels, played by experts without policies."""

        def make(path):
            run(
                self.options.arena, "play", "--deals", self.options.duels, "--seed", DUEL_SEED,
                "--minds", self.player(None), "--playouts", self.options.playouts, "--record", path)

        return once(self.work / "contracts.jsonl", make)

    def duel(self, name, new, old):
        """The gain of the new policy over the old in card play: the mean and its 95 % interval."""

        def make(path):
            path.write_text(
                run(
                    self.options.arena, "duel", "--from", "play", "--contracts", self.contracts(),
                    "--playouts", self.options.playouts, "-x", self.player(new), "-y", self.player(old),
                    "--json"))

        duel = json.loads(once(self.work / f"{name}.json", make).read_text())
        return duel["mean"], duel["ci95"] or [duel["mean"]] * 2

    def round(self, number, best):
        begin = time.time()
        for players in self.options.shares:
            self.hands(number, players, best)
        # The last three rounds teach: more choices, and opponents of several strengths.
        samples = [
            path
            for earlier in range(max(1, number - 2), number + 1)
            for path in sorted(self.work.glob(f"round-{earlier}-*.samples"))
        ]
        origin = f"{self.options.commit}, round {number}, {self.options.hands} hands a round, {self.options.playouts} playouts"
        new = once(
            self.work / f"round-{number}.policy",
            lambda path: run(
                sys.executable, HERE / "learn.py", path, *samples, "--origin", origin,
                "--epochs", self.options.epochs))
        mean, interval = self.duel(f"duel-{number}", new, best)
        text = f"{mean:+.2f} ({interval[0]:.2f} … {interval[1]:.2f})"
        is_better = mean > 0
        row = f"| {number} | {self.options.hands} | {text} | {'yes' if is_better else 'no'} | {(time.time() - begin) / 60:.0f} |\n"
        with open(self.work / "rounds.md", "a") as table:
            table.write(row)
        print(row, file=sys.stderr, end="")
        return new, is_better

    def train(self):
        best = None
        (self.work / "rounds.md").write_text(
            "| round | hands | over the policy before | kept | minutes |\n|---|---|---|---|---|\n")
        for number in range(1, self.options.rounds + 1):
            new, is_better = self.round(number, best)
            best = new if is_better else best
        # Without a better one the last shows at least what was learned.
        shutil.copy(best or new, self.work / "best.policy")
        print(self.work / "best.policy")


def shares(text):
    """Per cent of the hands for each number of players: `3:10,4:25,5:40,6:25`."""
    return {int(players): int(share) for players, share in (part.split(":") for part in text.split(","))}


def main():
    parser = argparse.ArgumentParser(description="Trains the policies of the computer players.")
    parser.add_argument("--hands", type=int, default=6000, help="hands of a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--playouts", type=int, default=100, help="playouts for each decision")
    parser.add_argument("--duels", type=int, default=400, help="contracts of a deciding duel")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--shares", type=shares, default=shares("3:10,4:25,5:40,6:25"))
    parser.add_argument("--arena", default=".build/release/mue-arena")
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path(".build/training"))
    options = parser.parse_args()
    options.duels = min(options.duels, options.hands)
    options.commit = run("git", "rev-parse", "--short", "HEAD").strip()
    Training(options).train()


main()
