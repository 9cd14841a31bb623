"""Learns one of the nets of a policy file from samples; the others are taken over from the file before.

    python learn.py card|bid|trump|partner|opponent-card|opponent-bid [--old OLD] NEW SAMPLES...

`card`, `bid`, `trump` and `partner` learn to play well: from samples of `mue-arena samples`, with what each move brought in
the actual deal. `opponent-card` and `opponent-bid` learn how other players choose: from samples of `mue-arena play --samples`,
with what they thought of each card, and of `play --samples FILE --bids`.

A sample file is a row of 32-bit floats: for each choice the number of candidates, the numbers of the moment, and for
each candidate its own numbers, its mean score, the worlds it was played out in, and 1 if it was chosen.
`CardFeatures`, `BidFeatures`, `TrumpFeatures` and `PartnerFeatures` in `Sources/MueBots/Policy` say what the numbers mean.
"""

import argparse
import pathlib
import sys

import numpy as np
import torch

NETS = ("card", "bid", "trump", "partner", "opponent-card", "opponent-bid")
MOMENT, CANDIDATE, HIDDEN, VECTORS = 29, 32, 32, 16
ROW = CANDIDATE + 3
# How often each net sees every choice: there are few namings in a hand.
EPOCHS = {"card": 4, "bid": 4, "trump": 16, "partner": 16, "opponent-card": 10, "opponent-bid": 10}
BATCH = 1024
# Of the entropy bonus, in points. A search takes a unit of score for four times as much (`ScoringNet.worth`).
TEMPERATURE = 0.5


def read(path):
    """The choices of a file: moments, and the candidates of all choices with how many each has."""
    data = np.fromfile(path, dtype="<f4")
    starts, counts, place = [], [], 0
    while place < len(data):
        count = int(data[place])
        starts.append(place)
        counts.append(count)
        place += 1 + MOMENT + count * ROW
    starts, counts = np.array(starts), np.array(counts)
    moments = data[starts[:, None] + 1 + np.arange(MOMENT)]
    owner = np.repeat(np.arange(len(counts)), counts)
    nth = np.arange(len(owner)) - np.repeat(np.cumsum(counts) - counts, counts)
    rows = starts[owner] + 1 + MOMENT + nth * ROW
    candidates = data[rows[:, None] + np.arange(ROW)]
    return moments, candidates, counts


class Choices:
    """All choices as arrays, each with as many places for candidates as the longest has, and a mask."""

    def __init__(self, paths):
        files = [read(path) for path in paths]
        moments, candidates, counts = (np.concatenate(parts) for parts in zip(*files))
        total, most = len(counts), counts.max()
        owner = np.repeat(np.arange(total), counts)
        nth = np.arange(len(owner)) - np.repeat(np.cumsum(counts) - counts, counts)
        numbers = np.zeros((total, most, ROW), np.float32)
        mask = np.zeros((total, most), bool)
        numbers[owner, nth] = candidates
        mask[owner, nth] = True
        self.moments, self.mask = torch.from_numpy(moments), torch.from_numpy(mask)
        numbers = torch.from_numpy(numbers)
        self.candidates = numbers[:, :, :CANDIDATE].contiguous()
        self.score, self.worlds, self.chosen = (numbers[:, :, CANDIDATE + part] for part in range(3))
        # The end of every file is not learned from, so that all numbers of players are tested.
        held = np.concatenate([np.arange(len(part[2])) >= len(part[2]) * 19 // 20 for part in files])
        self.test, self.taught = (torch.from_numpy(np.flatnonzero(some)) for some in (held, ~held))


class Net(torch.nn.Module):
    """Scores of candidates; the same sums as `ScoringNet`."""

    def __init__(self):
        super().__init__()
        self.moment = torch.nn.Linear(MOMENT, HIDDEN)
        self.candidate = torch.nn.Linear(CANDIDATE, HIDDEN, bias=False)
        self.out = torch.nn.Linear(HIDDEN, 1, bias=False)

    def forward(self, moments, candidates, mask):
        hidden = torch.relu(self.moment(moments)[:, None, :] + self.candidate(candidates))
        return self.out(hidden).squeeze(-1).masked_fill(~mask, -1e9)

    def weights(self):
        parts = [self.moment.bias[None], self.moment.weight.T, self.candidate.weight.T, self.out.weight]
        return np.concatenate([part.detach().numpy() for part in parts]).astype("<f4")

    def take(self, weights):
        """Goes on from weights in the order of `weights()`."""
        rows = torch.tensor(np.frombuffer(weights, "<f4").reshape(-1, HIDDEN))
        with torch.no_grad():
            self.moment.bias.copy_(rows[0])
            self.moment.weight.copy_(rows[1 : 1 + MOMENT].T)
            self.candidate.weight.copy_(rows[1 + MOMENT : -1].T)
            self.out.weight.copy_(rows[-1:])


def logarithms(net, data, part):
    return torch.log_softmax(net(data.moments[part], data.candidates[part], data.mask[part]), 1).clamp(min=-30)


class Playing:
    """Maximises the mean score of a move drawn from the policy, plus a small entropy bonus: with the bonus the optimum
    is a softmax of what the moves are worth."""

    def __init__(self, data, temperature):
        self.data, self.temperature = data, temperature
        mean = (data.score * data.mask).sum(1, keepdim=True) / data.mask.sum(1, keepdim=True)
        self.gain = torch.where(data.mask, data.score - mean, 0)

    def loss(self, logs, part):
        chances = logs.exp()
        entropy = -(chances * logs).sum(1)
        return -((chances * self.gain[part]).sum(1) + self.temperature * entropy).mean()

    def report(self, logs, part):
        best = self.gain[part].gather(1, logs.argmax(1, keepdim=True))
        return f"points over a random move: drawn {(logs.exp() * self.gain[part]).sum(1).mean():.3f}, the best {best.mean():.3f}"


class Imitating:
    """Learns how players choose: half the move that they chose, half a softmax of the scores that they gave, if any."""

    def __init__(self, data, temperature):
        self.data = data
        searched = data.worlds > 0
        best = torch.where(searched, data.score, -1e9).amax(1, keepdim=True)
        soft = torch.where(searched, torch.exp((data.score - best).clamp(max=0) / temperature), 0)
        self.wanted = data.chosen / 2 + soft / soft.sum(1, keepdim=True).clamp(min=1e-9) / 2

    def loss(self, logs, part):
        return -(self.wanted[part] * logs).sum(1).mean()

    def report(self, logs, part):
        same = (logs.argmax(1) == self.data.chosen[part].argmax(1)).float().mean()
        return f"loss {self.loss(logs, part):.4f}, the same move {same:.3f}"


def learn(net, data, task, epochs, rate):
    adam = torch.optim.Adam(net.parameters(), lr=rate)
    steps = epochs * (len(data.taught) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(adam, rate, total_steps=steps + 1)
    for number in range(epochs):
        order = data.taught[torch.randperm(len(data.taught))]
        for start in range(0, len(order), BATCH):
            part = order[start : start + BATCH]
            loss = task.loss(logarithms(net, data, part), part)
            adam.zero_grad()
            loss.backward()
            adam.step()
            schedule.step()
        with torch.no_grad():
            report = task.report(logarithms(net, data, data.test), data.test)
        print(f"epoch {number + 1}: {report}", file=sys.stderr)


def checksum(data):
    """64-bit FNV-1a, as in `Checksum.swift`."""
    number = 0xCBF29CE484222325
    for byte in data:
        number = (number ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{number:016x}"


def weight_bytes():
    return 4 * (MOMENT + CANDIDATE + 2) * HIDDEN


def blocks(path):
    """The nets of a file: the weights of each, then its test vectors. The weights of a net that is missing are 0, so
    that every move is as likely as another."""
    size = weight_bytes() + 4 * VECTORS * (MOMENT + CANDIDATE + 1)
    nets = {name: bytes(size) for name in NETS}
    if path:
        head, body = path.read_bytes().split(b"\n\n", 1)
        for number, line in enumerate(head.decode().splitlines()[2:]):
            nets[line.split()[0]] = body[number * size : (number + 1) * size]
    return nets


def block(net, data):
    """The weights of a net, and candidates with the scores that it gives them."""
    moments, candidates = data.moments[-VECTORS:], data.candidates[-VECTORS:, :1]
    with torch.no_grad():
        scores = net(moments, candidates, torch.ones(VECTORS, 1, dtype=torch.bool))
    rows = torch.cat([moments, candidates[:, 0], scores], 1).numpy().astype("<f4")
    return net.weights().tobytes() + rows.tobytes()


def write(path, blocks, origin):
    """A file of policies; `Sources/MueGame/Policies/PolicyFile.swift` describes it."""
    shapes = "\n".join(f"{name} {MOMENT} {CANDIDATE} {VECTORS}" for name in NETS)
    body = f"{origin}\n{shapes}\n\n".encode() + b"".join(blocks[name] for name in NETS)
    path.write_bytes(f"mue-policy/1 {checksum(body)}\n".encode() + body)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("net", choices=NETS, help="what to learn")
    parser.add_argument("new", type=pathlib.Path, help="the file to write")
    parser.add_argument("samples", nargs="*", type=pathlib.Path)
    parser.add_argument("--old", type=pathlib.Path, help="the file before")
    parser.add_argument("--origin", default="by hand", help="what the file says it was made from")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    nets = blocks(options.old)
    # At a table of three nobody picks a partner, and players who have hardly learned to bid may pass every hand out.
    samples = [path for path in options.samples if path.stat().st_size > 0]
    if samples:
        data = Choices(samples)
        net = Net()
        if not options.net.startswith("opponent"):
            if options.old and any(nets[options.net][: weight_bytes()]):
                net.take(nets[options.net][: weight_bytes()])
            learn(net, data, Playing(data, TEMPERATURE), EPOCHS[options.net], rate=2e-3)
        else:
            learn(net, data, Imitating(data, temperature=2), EPOCHS[options.net], rate=6e-3)
        nets[options.net] = block(net, data)
    write(options.new, nets, options.origin)


if __name__ == "__main__":
    main()
