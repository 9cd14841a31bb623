extension PlainHand {
  /// The cards of the led suit, with trumps as one suit; without any of them, all cards.
  var playable: Set<String> {
    guard let led = trick.first?.card else { return Set(hands[turn]) }
    let following = hands[turn].filter { suit($0) == suit(led) }
    return Set(following.isEmpty ? hands[turn] : following)
  }

  mutating func play(_ card: String) {
    if let index = hands[turn].firstIndex(of: card) { hands[turn].remove(at: index) }
    trick.append((turn, card))
    turn = (turn + 1) % players
    guard trick.count == players else { return }
    let winner = winnerOfTrick()
    points[winner] += trick.map { worth($0.card) }.reduce(0, +)
    trick = []
    turn = winner
    if hands[winner].isEmpty { reckon() }
  }

  /// The seat with the first of the strongest trumps, or else of the strongest cards of the led
  /// suit.
  private func winnerOfTrick() -> Int {
    let trumps = trick.filter { suit($0.card) == "trump" }
    let led = trick[0].card
    let running = trumps.isEmpty ? trick.filter { suit($0.card) == suit(led) } : trumps
    let best = running.map { strength($0.card) }.max() ?? 0
    return running.first { strength($0.card) == best }?.seat ?? trick[0].seat
  }

  private func isNamed(_ card: String, by trump: String) -> Bool {
    !trump.isEmpty && names([card]).contains(trump)
  }

  private func suit(_ card: String) -> String {
    isNamed(card, by: chiefTrump) || isNamed(card, by: viceTrump)
      ? "trump" : String(card.prefix(1))
  }

  private func strength(_ card: String) -> Int {
    switch (isNamed(card, by: chiefTrump), isNamed(card, by: viceTrump)) {
    case (true, true): 300 + number(card)
    case (true, false): 200 + number(card)
    case (false, true): 100 + number(card)
    case (false, false): number(card)
    }
  }

  private func worth(_ card: String) -> Int { [1, 0, 1, 1, 1, 1, 2, 2, 1, 0][number(card)] }

  private mutating func reckon() {
    let targets = [
      3: [12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34],
      4: [30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58],
      5: [24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57],
      6: [20, 24, 28, 32, 36, 40, 44, 48, 52, 56],
    ][players, default: []]
    let level = laid[chief].count
    let sidePoints = points[chief] + (partner.map { points[$0] } ?? 0)
    var scores = points
    if sidePoints >= targets[level - 1] {
      let steps = ["none": 3, "1": 1, "7": 1]
      let step = steps[chiefTrump] ?? (chiefTrump.count == 1 ? 2 : 0)
      let bonus = min(100, 10 * (level + step))
      scores[chief] += bonus
      if let partner { scores[partner] += bonus }
    } else {
      let short = level - targets.count { $0 <= sidePoints }
      for seat in 0..<players where seat != partner {
        scores[seat] += seat == chief ? -10 * short : 5 * short
      }
    }
    finish(scores: scores)
  }
}
