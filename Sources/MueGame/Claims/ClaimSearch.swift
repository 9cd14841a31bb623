import MueRules

/// Searches for an order in which a claimer wins every trick in any layout of the hidden cards.
struct ClaimSearch {
  /// The search has reached its limit.
  struct TooMuch: Error {}

  /// A card that refutes a line of play, with the number of cards that the claimer had left at that
  /// point.
  private struct Failure {
    let breach: Claim.Breach
    let cardsLeft: Int
  }

  /// How many more cards may be tried.
  private var left: Int
  /// The results so far, by the claimer's cards between tricks.
  private var found: [[CardSet]: Failure?] = [:]

  init(left: Int) { self.left = left }

  /// Judges a claim at the claimer's turn.
  mutating func judge(_ table: ClaimTable, choosing legal: CardSet) throws(TooMuch) -> Claim {
    var best: Failure?
    for card in choices(of: legal, table) {
      guard let failure = try failure(of: card, table) else { return .holds(card) }
      if best.map({ failure.cardsLeft < $0.cardsLeft }) ?? true { best = failure }
    }
    return best.map { .breaks($0.breach) } ?? .unclear
  }

  /// What refutes the claim if the claimer plays a card; nil if nothing does.
  private mutating func failure(
    of card: Card, _ table: ClaimTable
  ) throws(TooMuch) -> Failure? {
    if let holding = table.holding, !table.order.beats(card, holding) {
      return Failure(
        breach: Claim.Breach(seat: table.holder, card: holding, against: card),
        cardsLeft: table.mine.count)
    }
    return try failure(after: card, table.playing(card))
  }

  /// The same when the others answer the claimer's card.
  private mutating func failure(
    after card: Card, _ table: ClaimTable
  ) throws(TooMuch) -> Failure? {
    if table.led == nil { return try failureOfLead(table) }
    left -= 1
    if left < 0 { throw TooMuch() }
    var answers: [ClaimTable] = []
    for answer in table.answers(to: card) {
      guard let next = table.answering(answer) else { continue }
      if table.order.beats(answer, card) {
        return Failure(
          breach: Claim.Breach(seat: table.turn, card: answer, against: card),
          cardsLeft: table.mine.count + 1)
      }
      answers.append(next)
    }
    for next in answers {
      if let failure = try failure(after: card, next) { return failure }
    }
    return nil
  }

  private mutating func failureOfLead(_ table: ClaimTable) throws(TooMuch) -> Failure? {
    if table.mine.isEmpty || table.isSafe { return nil }
    let key = [table.mine, table.hidden] + table.known + table.lacking.map { $0 & table.hidden }
    if let known = found[key] { return known }
    var best: Failure?
    for card in choices(of: table.mine, table) {
      guard let failure = try failure(of: card, table) else {
        found[key] = .some(nil)
        return nil
      }
      if best.map({ failure.cardsLeft < $0.cardsLeft }) ?? true { best = failure }
    }
    found[key] = best
    return best
  }

  /// The cards to try: trumps first, the strongest first, and only one of two twins.
  private func choices(of cards: CardSet, _ table: ClaimTable) -> [Card] {
    cards.looks.sorted { table.order.strength($0) > table.order.strength($1) }
  }
}
