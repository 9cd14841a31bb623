import MueRules

/// One way the hidden cards may lie, and hands played on from there at random.
struct FlatGuess {
  private let observation: Observation
  private var generator: SeededGenerator
  private(set) var hands: [CardSet] = []

  init(_ observation: Observation, seed: UInt64) {
    self.observation = observation
    generator = SeededGenerator(seed: seed)
  }

  private var players: PlayerCount { observation.players }

  /// Deals the hidden cards anew, each way as likely as any other.
  mutating func deal() {
    var rest = Array(observation.hidden)
    hands = players.seats.map { seat in
      if seat == observation.seat { return observation.hand }
      var hand = observation.faceUp.lying(before: seat)
      while hand.count < observation.handCount(of: seat), !rest.isEmpty {
        hand.insert(rest.remove(at: generator.below(rest.count)))
      }
      return hand
    }
  }

  /// What playing a card brings.
  mutating func playing(_ card: Card) -> Int {
    guard var play = observation.faceUp.play, let contract = observation.faceUp.contract else {
      return 0
    }
    for seat in players.seats { play.hands[seat.index] = hands[seat] }
    play.play(card)
    return finish(play, contract)
  }

  /// What a partner brings.
  mutating func picking(_ partner: Seat) -> Int {
    guard case .chiefPicks(let roles, let vice, let chief) = observation.faceUp.phase else {
      return 0
    }
    return score(roles, vice: vice, chief: chief, partner: partner)
  }

  /// What a trump brings, whoever becomes partner and, for the Vice, whatever the Chief names.
  mutating func naming(_ trump: Trump) -> Int {
    switch observation.faceUp.phase {
    case .viceNames(let roles):
      let laid = Array(observation.faceUp.auction.laid[roles.chief])
      let card = laid[generator.below(laid.count)]
      let choices = [Trump.suit(card.suit), .number(card.rank)].filter { $0 != trump }
      return score(roles, vice: trump, chief: choices[generator.below(choices.count)])
    case .chiefNames(let roles, let vice): return score(roles, vice: vice, chief: trump)
    default: return 0
    }
  }

  /// What being Chief brings with a number of cards laid and no Vice.
  mutating func leading(level: Int, trump: Trump) -> Int {
    score(Roles(chief: observation.seat, vice: nil, level: level), vice: nil, chief: trump)
  }

  private mutating func score(
    _ roles: Roles, vice: Trump?, chief: Trump, partner: Seat? = nil
  ) -> Int {
    let others = players.seats.filter { $0 != roles.chief && $0 != roles.vice }
    let any = players.hasPartners ? others[generator.below(others.count)] : nil
    let contract = Contract(
      roles: roles, viceTrump: vice, chiefTrump: chief, partner: partner ?? any)
    let order = TrickOrder(chiefTrump: chief, viceTrump: vice)
    return finish(
      TrickPlay(players: players, order: order, hands: hands, chief: roles.chief), contract)
  }

  /// The own score when everybody plays at random to the end.
  private mutating func finish(_ start: TrickPlay, _ contract: Contract) -> Int {
    var play = start
    while !play.isOver {
      let legal = play.legal
      guard let card = legal[nth: generator.below(legal.count)] else { break }
      play.play(card)
    }
    let points = players.seats.map { play.points[$0.index] }
    let reckoning = Reckoning(players: players, contract: contract, points: points)
    return points[observation.seat] + reckoning.bonus[observation.seat]
  }
}
