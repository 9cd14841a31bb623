"""Learns the card policy: from samples of searched choices to the weights of a small net.

    python learn.py POLICY SAMPLES...

A sample file (`mue-arena play --samples`) is a row of 32-bit floats: for each choice the number of candidates,
the numbers of the moment, and for each candidate the numbers of the card, its mean score in the search, the
worlds it was played out in, and 1 if it was chosen. `Sources/MueBots/Policy/CardFeatures.swift` says what the
numbers mean.
"""

import argparse
import sys

import numpy as np
import torch

MOMENT, CARD, HIDDEN = 28, 32, 32
ROW = CARD + 3


def read(path):
    """The choices of a file: moments, and the candidates of all choices with the choice each belongs to."""
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
    cards = data[rows[:, None] + np.arange(ROW)]
    return moments, cards, counts


class Net(torch.nn.Module):
    """Scores of candidates; the same sums as `ScoringNet`."""

    def __init__(self):
        super().__init__()
        self.moment = torch.nn.Linear(MOMENT, HIDDEN)
        self.card = torch.nn.Linear(CARD, HIDDEN, bias=False)
        self.out = torch.nn.Linear(HIDDEN, 1, bias=False)

    def forward(self, moments, cards, mask):
        hidden = torch.relu(self.moment(moments)[:, None, :] + self.card(cards))
        return self.out(hidden).squeeze(-1).masked_fill(~mask, -1e9)

    def weights(self):
        parts = [self.moment.bias[None], self.moment.weight.T, self.card.weight.T, self.out.weight]
        return np.concatenate([part.detach().numpy() for part in parts]).astype("<f4")


def padded(moments, cards, counts, most):
    """The choices as arrays of `most` candidates, with a mask."""
    total = len(counts)
    owner = np.repeat(np.arange(total), counts)
    nth = np.arange(len(owner)) - np.repeat(np.cumsum(counts) - counts, counts)
    features = np.zeros((total, most, CARD), np.float32)
    score = np.zeros((total, most), np.float32)
    worlds = np.zeros((total, most), np.float32)
    chosen = np.zeros((total, most), np.float32)
    mask = np.zeros((total, most), bool)
    features[owner, nth] = cards[:, :CARD]
    score[owner, nth] = cards[:, CARD]
    worlds[owner, nth] = cards[:, CARD + 1]
    chosen[owner, nth] = cards[:, CARD + 2]
    mask[owner, nth] = True
    return moments, features, score, worlds, chosen, mask


def targets(score, worlds, chosen, temperature, sharpness):
    """What is learned: the choice made, mixed with a softmax of the scores of the search."""
    searched = worlds > 0
    best = np.where(searched, score, -1e9).max(1, keepdims=True)
    soft = np.where(searched, np.exp(np.minimum(0, score - best) / temperature), 0)
    soft /= np.maximum(soft.sum(1, keepdims=True), 1e-9)
    return sharpness * chosen + (1 - sharpness) * soft


def checksum(data):
    """64-bit FNV-1a, as in `Checksum.swift`."""
    number = 0xCBF29CE484222325
    for byte in data:
        number = (number ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{number:016x}"


def write(path, net, data, origin, vectors=16):
    """A file of policies; `Sources/MueGame/Policies/PolicyFile.swift` describes it."""
    with torch.no_grad():
        moments, cards = data[0][-vectors:], data[1][-vectors:, :1]
        scores = net(moments, cards, torch.ones(vectors, 1, dtype=torch.bool))
    rows = torch.cat([moments, cards[:, 0], scores], 1).numpy().astype("<f4")
    head = f"{origin}\ncard {MOMENT} {CARD} {vectors}\n\n"
    body = head.encode() + net.weights().tobytes() + rows.tobytes()
    with open(path, "wb") as file:
        file.write(f"mue-policy/1 {checksum(body)}\n".encode() + body)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("policy", help="the file to write")
    parser.add_argument("samples", nargs="+")
    parser.add_argument("--origin", default="by hand", help="what the file says it was made from")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--temperature", type=float, default=2.0)
    parser.add_argument("--sharpness", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    files = [read(path) for path in options.samples]
    moments, cards, counts = (np.concatenate(parts) for parts in zip(*files))
    arrays = padded(moments, cards, counts, counts.max())
    moments, features, score, worlds, chosen, mask = arrays
    wanted = targets(score, worlds, chosen, options.temperature, options.sharpness)
    parts = (moments, features, mask, wanted.astype(np.float32), chosen)
    data = [torch.from_numpy(np.ascontiguousarray(part)) for part in parts]
    # The end of every file is not learned from, so that all numbers of players are tested.
    held = np.concatenate([np.arange(len(part[2])) >= len(part[2]) * 19 // 20 for part in files])
    test, order = (torch.from_numpy(np.flatnonzero(some)) for some in (held, ~held))
    net = Net()
    adam = torch.optim.Adam(net.parameters(), lr=3e-3)
    batch = 512
    steps = options.epochs * (len(order) // batch + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(adam, 6e-3, total_steps=steps + 1)
    for number in range(options.epochs):
        order = order[torch.randperm(len(order))]
        for start in range(0, len(order), batch):
            part = order[start : start + batch]
            logs = torch.log_softmax(net(data[0][part], data[1][part], data[2][part]), 1)
            loss = -(data[3][part] * logs.clamp(min=-30)).sum(1).mean()
            adam.zero_grad()
            loss.backward()
            adam.step()
            schedule.step()
        with torch.no_grad():
            logs = torch.log_softmax(net(data[0][test], data[1][test], data[2][test]), 1)
            loss = -(data[3][test] * logs.clamp(min=-30)).sum(1).mean()
            choice = -(data[4][test] * logs.clamp(min=-30)).sum(1).mean()
            same = (logs.argmax(1) == data[4][test].argmax(1)).float().mean()
        print(
            f"epoch {number + 1}: loss {loss:.4f}, of the choice made {choice:.4f}, the same card {same:.3f}",
            file=sys.stderr)
    write(options.policy, net, data, options.origin)


main()
