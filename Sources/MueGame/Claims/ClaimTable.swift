import MueRules

/// The table as a claimer knows it.
///
/// Cards it cannot see belong to no hand yet: it knows only how many of them each seat holds, and
/// which cards a seat has shown to lack.
struct ClaimTable {
  let order: TrickOrder
  let players: PlayerCount
  let claimer: Seat
  /// The claimer's hand.
  var mine: CardSet
  /// The cards the claimer does not see.
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

  /// What an observer knows when it is asked for a card; nil otherwise.
  init?(_ observation: Observation) {
    guard let play = observation.publicState.play else { return nil }
    let seats = observation.players.seats
    players = observation.players
    order = play.order
    claimer = observation.seat
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

  /// The table after a card of the claimer.
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
