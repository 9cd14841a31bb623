"""Trains the policies of the computer players from nothing but hands that they play.

First the net `opponent-bid` learns to imitate experts with the policies that ship: it bids for strangers. Round
after round the present policy plays hands against itself and strangers, nets learn from what each card, trump, partner
and bid brought (`learn.py card`, `trump`, `partner` and `bid`), and a duel of the policies alone decides whether the new
weights replace the old. Then nets learn how experts who search with the result choose cards, and how several kinds of players
bid (`learn.py opponent-card` and `opponent-bid`), and a duel shows what knowing that is worth. Finished files stay in the
working folder, so an interrupted run resumes where it stopped.

    python Training/train.py --hands 2000 --rounds 3

The result is `best.policy` in the working folder, with a row for each duel in `rounds.md` and a picture, `rounds.svg`.
"""

import argparse
import json
import pathlib
import shutil
import subprocess
import sys
import time

import matplotlib
from matplotlib.figure import Figure

HERE = pathlib.Path(__file__).resolve().parent
# The seeds of all deals: hands to learn from, and those of the duels, which are never learned from.
LEARNING_SEED, SEARCH_SEED, DUEL_SEED, BIDS_SEED = 5000, 6000, 7000, 8000
# The nets that learn to play well, in this order.
NETS = ("card", "trump", "partner", "bid")
# How often each move is played out for a sample.
ROLLOUTS = 4
# The playouts for each decision of those whose bids are imitated.
BIDDING_PLAYOUTS = 60


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

    def deals(self, hands, players):
        return max(1, hands * self.options.shares[players] // 100)

    def played(self, name, command, hands, seed, *options):
        """The samples that the arena writes in hands of all numbers of players, a file for each number."""
        for players in self.options.shares:
            once(
                self.work / f"{name}-{players}.samples",
                lambda path: run(
                    self.options.arena, command, "--players", players, "--deals", self.deals(hands, players),
                    "--seed", seed + players, *options, "--samples", path))
        return sorted(self.work.glob(f"{name}-*.samples"))

    def samples(self, number, net, policy):
        """What a net learns from in a round: what each move of its kind brought in hands of self-play."""
        self.played(
            f"round-{number}-{net}", "samples", self.options.hands, LEARNING_SEED + 10 * number,
            "--net", net, "--bot", f"expert:policy={policy}", "--playouts", ROLLOUTS)
        # The last three rounds teach: more choices, and opponents of several strengths.
        return [
            path
            for earlier in range(max(1, number - 2), number + 1)
            for path in sorted(self.work.glob(f"round-{earlier}-{net}-*.samples"))
        ]

    def round(self, number, best):
        """A policy whose nets have gone on learning from those of the best one, one after another."""
        for net in NETS:
            best = self.learn(net, f"round-{number}-{net}", self.samples(number, net, best), best)
        return best

    def searched(self, policy):
        """What experts thought of each card in hands of theirs."""
        return self.played(
            "searched", "play", self.options.searched, SEARCH_SEED,
            "--bots", f"expert:policy={policy}", "--playouts", self.options.playouts)

    def bids(self, name, hands, players, playouts):
        """The bids of players in hands of theirs."""
        return self.played(name, "play", hands, BIDS_SEED, "--bots", players, "--playouts", playouts, "--bids")

    def expert_bids(self):
        """The bids of experts with the policies that ship; without any they bid by heuristics."""
        return self.bids("expert", self.options.hands, "expert", BIDDING_PLAYOUTS)

    def opponents(self, policy):
        """A policy that knows how players of its kind and others choose their cards and bids."""
        new = self.learn("opponent-card", "opponent-card", self.searched(policy), policy)
        quick = self.bids("quick", self.options.hands, f"expert:policy={policy},casual", 0)
        bids = self.expert_bids() + quick
        return self.learn("opponent-bid", "opponent-bid", bids, new)

    def learn(self, net, new, samples, old=None):
        origin = (
            f"{self.options.commit}, {self.options.rounds} rounds of {self.options.hands} hands,"
            f" {self.options.searched} searched hands")
        before = ["--old", old] if old else []
        return once(
            self.work / f"{new}.policy",
            lambda path: run(sys.executable, HERE / "learn.py", net, path, *samples, *before, "--origin", origin))

    def duel(self, new, old, playouts, deals):
        """What a policy gains over another in whole hands, with the ends of the 95 % interval, and whether it replaces
        it: unless it is shown to be weaker. Its row goes to the table."""

        def make(path):
            path.write_text(
                run(
                    self.options.arena, "duel", "--deals", deals, "--seed", DUEL_SEED, "--playouts", playouts,
                    "-x", f"expert:policy={new}", "-y", f"expert:policy={old}", "--json"))

        duel = json.loads(once(self.work / f"{new.stem}.json", make).read_text())
        mean, interval = duel["mean"], duel["ci95"] or [duel["mean"]] * 2
        text = f"{mean:+.2f} ({interval[0]:.2f} … {interval[1]:.2f})"
        kept = interval[1] >= 0
        minutes = (time.time() - self.options.begin) / 60
        with open(self.work / "rounds.md", "a") as table:
            print(f"| {new.stem} | {old.stem} | {playouts} | {text} | {'yes' if kept else 'no'} | {minutes:.0f} |", file=table)
        return mean, *interval, kept

    def draw(self, duels):
        """Draws how the policy improved: the gains of the rounds added up, each with the 95 % interval of its duel."""
        strengths, errors, strength = [0], [(0, 0)], 0
        for mean, low, high, kept in duels:
            strengths.append(strength + mean)
            errors.append((mean - low, high - mean))
            strength += mean if kept else 0
        matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "rounds"})
        figure = Figure(figsize=(7, 4))
        axes = figure.subplots()
        axes.errorbar(range(len(strengths)), strengths, list(zip(*errors)), marker="o", capsize=3)
        axes.set(xlabel="round", ylabel="points a hand, the gains added up")
        axes.grid(alpha=0.3)
        figure.savefig(self.work / "rounds.svg", metadata={"Date": None})

    def train(self):
        (self.work / "rounds.md").write_text(
            "| policy | over | playouts | gain | kept | minutes so far |\n|---|---|---|---|---|---|\n")
        best = self.learn("opponent-bid", "nothing", self.expert_bids())
        duels = []
        for number in range(1, self.options.rounds + 1):
            new = self.round(number, best)
            duels.append(self.duel(new, best, 0, self.options.duels))
            best = new if duels[-1][3] else best
            self.draw(duels)
        new = self.opponents(best)
        # Searching duels take long, so they are fewer.
        self.duel(new, best, self.options.playouts, max(1, self.options.duels // 8))
        shutil.copy(new, self.work / "best.policy")
        print(self.work / "best.policy")


def shares(text):
    """Per cent of the hands for each number of players: `3:15,4:20,5:45,6:20`."""
    return {int(players): int(share) for players, share in (part.split(":") for part in text.split(","))}


def main():
    parser = argparse.ArgumentParser(description="Trains the policies of the computer players.")
    parser.add_argument("--hands", type=int, default=6000, help="hands of a round")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--searched", type=int, help="hands of searching experts; usually a third of those of a round")
    parser.add_argument("--playouts", type=int, default=100, help="playouts for each decision of theirs")
    parser.add_argument("--duels", type=int, default=400, help="deals of a deciding duel")
    parser.add_argument("--shares", type=shares, default=shares("3:15,4:20,5:45,6:20"))
    parser.add_argument("--arena", default=".build/release/mue-arena")
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path(".build/training"))
    options = parser.parse_args()
    options.searched = options.searched or max(1, options.hands // 3)
    options.duels = min(options.duels, options.hands)
    options.commit = run("git", "rev-parse", "--short", "HEAD").strip()
    options.begin = time.time()
    Training(options).train()


main()
