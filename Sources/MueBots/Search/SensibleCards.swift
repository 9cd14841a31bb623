import MueRules

/// Leaves out cards that no player would play in the last seat of a trick, where the whole trick is
/// visible.
///
/// A search in a few dozen worlds, and sometimes a policy, rates such a card slightly higher; a
/// human partner would laugh at it. In other seats only one kind of card is left out: one that
/// gives away points and may be beaten, when there are both a sure winner and a cheaper card.
struct SensibleCards {
  private let play: TrickPlay
  private let legal: CardSet
  private let isChiefSide: Bool
  private let isOurs: Bool
  /// Whether taking the trick defeats the contract at once.
  private let sets: Bool
  /// All cards that others may hold, as far as the player knows.
  private let others: CardSet
  private let contract: Contract

  /// The sensible cards among some legal ones; at least one.
  static func of(_ legal: CardSet, _ play: TrickPlay, _ memory: PlayMemory) -> CardSet {
    guard let winning = play.winning else { return legal }
    let cards = SensibleCards(legal, play, memory)
    let isLast = play.table.count == memory.players.number - 1
    let sensible = legal - (isLast ? cards.foolish(winning) : cards.halfHearted(winning, memory))
    return sensible.isEmpty ? legal : sensible
  }

  private init(_ legal: CardSet, _ play: TrickPlay, _ memory: PlayMemory) {
    self.play = play
    self.legal = legal
    contract = memory.contract
    isChiefSide = memory.isChiefSide[play.turn.index]
    isOurs = memory.isChiefSide[play.winner.index] == isChiefSide
    others = memory.rules.deck - memory.gone - play.hands[play.turn.index]
    var lost = 0
    for index in 0..<memory.players.number where !memory.isChiefSide[index] {
      lost += play.points[index]
    }
    let enough = memory.allPoints - memory.target + 1
    sets = !isChiefSide && lost < enough && lost + play.table.points >= enough
  }

  private func foolish(_ winning: Card) -> CardSet {
    let takers = CardSet(legal.filter { play.order.beats($0, winning) })
    if isOurs { return wasted(takers) }
    if takers.isEmpty { return given | dearer(legal) }
    return sets ? legal - takers : dearer(legal - takers)
  }

  /// The losing cards that give away more points than another of the same class that is no
  /// stronger.
  private func dearer(_ losers: CardSet) -> CardSet {
    CardSet(
      losers.filter { card in
        losers.contains { other in
          other.points < card.points && isSameClass(card, other)
            && other.rank.number <= card.rank.number
        }
      })
  }

  /// Whether both are plain cards, or trumps of the same layer.
  private func isSameClass(_ card: Card, _ other: Card) -> Bool {
    layer(of: card) == layer(of: other)
  }

  private func layer(of card: Card) -> Int {
    guard play.order.trumps.contains(card) else { return 0 }
    // Within a layer cards differ only in strength; a trump of another layer beats all or none of
    // them.
    return contract.chiefTrump.cards.contains(card)
      ? (contract.viceTrump?.cards.contains(card) == true ? 3 : 2) : 1
  }

  /// The half-hearted cards: they are worth two points and take the other side's trick for now, but
  /// may be beaten.
  ///
  /// Of the same class there is a sure winner that gives no more points, and a cheaper card that
  /// does not take the trick.
  private func halfHearted(_ winning: Card, _ memory: PlayMemory) -> CardSet {
    if isOurs { return .none }
    let later = memory.players.seats(from: play.turn).dropFirst()
      .prefix(memory.players.number - play.table.count - 1)
      .filter { memory.isChiefSide[$0.index] != isChiefSide }
    func isSure(_ card: Card) -> Bool {
      later.allSatisfy { seat in
        !(others - memory.lacking[seat.index]).contains { play.order.beats($0, card) }
      }
    }
    let takers = legal.filter { play.order.beats($0, winning) }
    return CardSet(
      takers.filter { card in
        card.points == 2 && !isSure(card)
          && takers.contains { isSameClass($0, card) && $0.points <= card.points && isSure($0) }
          && legal.contains { other in
            isSameClass(other, card) && other.points < card.points
              && !play.order.beats(other, winning)
          }
      })
  }

  /// The cards wasted on a trick that the seat's side already holds: a trump played over it while
  /// it is worth at most one point, and sure winners without points.
  private func wasted(_ takers: CardSet) -> CardSet {
    let plain = legal - play.order.trumps
    let winners = CardSet(
      plain.filter { card in
        card.points == 0 && !others.contains { play.order.beats($0, card) }
      })
    if (plain - winners).isEmpty { return .none }
    return winners | (play.table.points <= 1 ? takers & play.order.trumps : .none)
  }

  /// The cards given away to a lost trick although a 1 is available: 9s and cards worth two points.
  private var given: CardSet {
    let plain = legal - play.order.trumps
    guard plain.contains(where: { $0.rank.number == 1 }) else { return .none }
    return CardSet(plain.filter { $0.rank.number == 9 || $0.points == 2 })
  }
}
