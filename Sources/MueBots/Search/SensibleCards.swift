import MueRules

/// The last seat of a trick, where all is plain to see, and the cards that nobody would play there.
///
/// A search that looks at a few dozen worlds sometimes finds such a card a hair better; a partner
/// who sees it laughs. In other seats it has no opinion.
struct SensibleCards {
  private let play: TrickPlay
  private let legal: CardSet
  private let isChiefSide: Bool
  private let isOurs: Bool
  /// Whether taking the trick sets the bidder at once.
  private let sets: Bool
  /// All cards that others hold, as far as is known.
  private let others: CardSet

  /// The cards of some legal ones that make sense: all of them, or fewer.
  static func of(_ legal: CardSet, _ play: TrickPlay, _ memory: PlayMemory) -> CardSet {
    guard play.table.count == memory.players.number - 1 else { return legal }
    let sensible = legal - SensibleCards(legal, play, memory).foolish
    return sensible.isEmpty ? legal : sensible
  }

  private init(_ legal: CardSet, _ play: TrickPlay, _ memory: PlayMemory) {
    self.play = play
    self.legal = legal
    isChiefSide = memory.isChiefSide[play.turn.index]
    isOurs = memory.isChiefSide[play.winner.index] == isChiefSide
    others = memory.players.deck - memory.gone - play.hands[play.turn.index]
    var lost = 0
    for index in 0..<memory.players.number where !memory.isChiefSide[index] {
      lost += play.points[index]
    }
    let enough = memory.allPoints - memory.target + 1
    sets = !isChiefSide && lost < enough && lost + play.table.points >= enough
  }

  private var foolish: CardSet {
    guard let winning = play.winning else { return .none }
    let takers = CardSet(legal.filter { play.order.beats($0, winning) })
    if isOurs { return wasted(takers) }
    if takers.isEmpty { return given }
    return sets ? legal - takers : .none
  }

  /// What is wasted on a trick of the own side: a trump over it when there is next to nothing in it,
  /// and sure winners that feed nothing.
  private func wasted(_ takers: CardSet) -> CardSet {
    let plain = legal - play.order.trumps
    let winners = CardSet(
      plain.filter { card in
        card.points == 0 && !others.contains { play.order.beats($0, card) }
      })
    if (plain - winners).isEmpty { return .none }
    return winners | (play.table.points <= 1 ? takers & play.order.trumps : .none)
  }

  /// What is given away to a lost trick while a 1 is at hand: 9s, and the cards of two points.
  private var given: CardSet {
    let plain = legal - play.order.trumps
    guard plain.contains(where: { $0.rank.number == 1 }) else { return .none }
    return CardSet(plain.filter { $0.rank.number == 9 || $0.points == 2 })
  }
}
