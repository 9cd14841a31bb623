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

  /// The number of cards that may still be tried.
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

  /// The failure of the claim if the claimer plays this card; nil if the claim still holds.
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

  /// The same, with the others' answers to the claimer's card.
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

/// The table as a claimer knows it.
///
/// Hidden cards belong to no hand yet: the claimer knows only how many each seat holds, and which
/// cards a seat has shown to lack.
struct ClaimTable {
  let order: TrickOrder
  let players: PlayerCount
  var mine: CardSet
  /// The cards that the claimer does not see.
  var hidden: CardSet
  /// The cards that the others are known to hold, one set for each seat.
  var known: [CardSet]
  /// The number of hidden cards that each seat holds.
  var unseen: [Int]
  /// The cards that each seat has shown to lack.
  var lacking: [CardSet]
  /// The card led to the trick; nil before it.
  var led: Card?
  var holding: Card?
  var holder: Seat
  /// The number of seats that have yet to play to the trick.
  var left: Int
  var turn: Seat

  /// The table as an observer knows it when asked for a card; nil if not asked.
  init?(_ observation: Observation) {
    guard let play = observation.publicState.play else { return nil }
    let seats = observation.players.seats
    players = observation.players
    order = play.order
    mine = observation.hand
    hidden = observation.hidden
    known = seats.map { $0 == observation.seat ? .none : observation.known(of: $0) }
    unseen = seats.map {
      $0 == observation.seat ? 0 : observation.handCount(of: $0) - observation.known(of: $0).count
    }
    lacking = seats.map { observation.publicState.lacking($0) }
    led = play.led
    holding = play.winning
    holder = play.winner
    left = players.number - play.table.count
    turn = play.turn
  }

  /// The cards that other seats may still hold.
  var outstanding: CardSet { known.reduce(hidden) { $0 | $1 } }

  /// Whether no outstanding card can ever beat a card of the claimer.
  var isSafe: Bool {
    mine.allSatisfy { mine in outstanding.allSatisfy { !order.beats($0, mine) } }
  }

  func playing(_ card: Card) -> ClaimTable {
    var next = self
    next.mine.remove(card)
    next.put(card)
    return next
  }

  /// The table after a card of the seat to move; nil if the seat cannot hold it or may not play it.
  func answering(_ card: Card) -> ClaimTable? {
    guard let led else { return nil }
    var next = self
    let isKnown = known[turn].contains(card)
    if isKnown {
      next.known[turn].remove(card)
    } else {
      guard unseen[turn] > 0, !lacking[turn].contains(card) else { return nil }
      next.hidden.remove(card)
      next.unseen[turn] -= 1
    }
    let following = order.following(led)
    if !following.contains(card) {
      guard (known[turn] & following).isEmpty else { return nil }
      next.lacking[turn] = lacking[turn] | following
    }
    guard next.isPossible else { return nil }
    next.put(card)
    return next
  }

  /// The cards that the seat to move may hold, one of each kind.
  ///
  /// Cards of a kind follow the same cards and beat the same cards of the claimer.
  func answers(to card: Card) -> [Card] {
    var seen: Set<[CardSet]> = []
    let kinds = mine | CardSet(card)
    var cards: [Card] = []
    for (source, isKnown) in [(known[turn], true), (hidden - lacking[turn], false)] {
      for card in source {
        let beaten = CardSet(kinds.filter { order.beats(card, $0) })
        if seen.insert([order.following(card), beaten, isKnown ? .deck : .none]).inserted {
          cards.append(card)
        }
      }
    }
    return cards
  }

  private mutating func put(_ card: Card) {
    if led == nil { led = card }
    if holding.map({ order.beats(card, $0) }) ?? true {
      holding = card
      holder = turn
    }
    left -= 1
    turn = players.seat(after: turn)
    if left == 0 {
      turn = holder
      led = nil
      holding = nil
      left = players.number
    }
  }

  /// Whether the hidden cards can be dealt so that every seat gets its number of cards and none
  /// that it lacks.
  ///
  /// By Hall's theorem, every group of seats must find as many cards as it needs.
  private var isPossible: Bool {
    let seats = players.seats.filter { unseen[$0] > 0 }
    return (1..<max(1, 1 << seats.count)).allSatisfy { chosen in
      let some = seats.enumerated().filter { chosen >> $0.offset & 1 == 1 }.map(\.element)
      let need = some.reduce(0) { $0 + unseen[$1] }
      let open = some.reduce(CardSet.none) { $0 | (hidden - lacking[$1]) }
      return open.count >= need
    }
  }
}
