extension PlainHand {
  /// Every set of unlaid cards after which the seat has at most one card more in front of it than
  /// the player with the most cards has now.
  var bids: Set<String> {
    let most = laid.map(\.count).max() ?? 0
    var free = hands[turn]
    for card in laid[turn] {
      if let index = free.firstIndex(of: card) { free.remove(at: index) }
    }
    var choices: Set<[String]> = [[]]
    for card in free {
      for choice in choices where laid[turn].count + choice.count + 1 <= most + 1 {
        choices.insert(choice + [card])
      }
    }
    return Set(choices.map { $0.joined(separator: " ") })
  }

  /// The suits and numbers of some cards.
  func names(_ cards: [String]) -> Set<String> {
    let suits = ["R": "red", "Y": "yellow", "G": "green", "B": "blue", "K": "black"]
    return Set(cards.compactMap { suits[String($0.prefix(1))] })
      .union(cards.map { String($0.suffix(1)) })
  }

  mutating func bid(_ cards: [String]) {
    turns += 1
    passes = cards.isEmpty ? passes + 1 : 0
    if !cards.isEmpty { lastLaid[turn] = turns }
    laid[turn] += cards
    turn = (turn + 1) % players
    if passes == players { endAuction() }
  }

  private mutating func endAuction() {
    let most = laid.map(\.count).max() ?? 0
    let leaders = (0..<players).filter { laid[$0].count == most }
    if most == 0 { return finish(scores: Array(repeating: 0, count: players)) }
    if leaders.count > 1 {
      let last = leaders.sorted { lastLaid[$0] < lastLaid[$1] }[leaders.count - 1]
      return finish(
        scores: (0..<players).map { seat in
          if seat == last { return -10 * most }
          return leaders.contains(seat) ? 5 * most : 0
        })
    }
    chief = leaders[0]
    vice = players == 3 ? nil : findVice()
    turn = vice ?? chief
    stage = vice == nil ? .chief : .vice
  }

  /// The only other seat that is ahead of all remaining seats.
  private func findVice() -> Int? {
    let others = (0..<players).filter { $0 != chief && !laid[$0].isEmpty }
    return others.first { seat in others.allSatisfy { $0 == seat || isAhead(seat, of: $0) } }
  }

  private func isAhead(_ seat: Int, of other: Int) -> Bool {
    if laid[seat].count != laid[other].count { return laid[seat].count > laid[other].count }
    let mine = laid[seat].map(number).sorted().reversed()
    let theirs = laid[other].map(number).sorted().reversed()
    for (left, right) in zip(mine, theirs) where left != right { return left > right }
    return false
  }

  mutating func finish(scores: [Int]) {
    stage = .over
    self.scores = scores
  }

  func number(_ card: String) -> Int { Int(card.suffix(1)) ?? 0 }
}
