import MueRules

/// Public knowledge of the play: cards gone, laid cards not yet played, and voids.
///
/// The tables that depend only on the contract are built once; from then on it is a value without
/// references, which is copied for each playout.
struct PlayMemory: Sendable {
  let rules: HandRules
  let contract: Contract
  let target: Int
  let allPoints: Int
  var weights: HeuristicWeights
  /// For each card, by its index, the cards that beat it when played later.
  let beaters: InlineArray<60, CardSet>
  /// The chance, in 1024ths, that a seat holds none of *n* unseen cards, by *n* from 0.
  let absence: InlineArray<64, Int>
  let isChiefSide: InlineArray<6, Bool>
  /// The cards played, including those on the table.
  private(set) var gone = CardSet.none
  /// The cards laid in the auction and not yet played, by seat.
  private(set) var lying: InlineArray<6, CardSet>
  private(set) var lyingAnywhere = CardSet.none
  /// The cards that each seat cannot hold because it did not follow suit.
  private(set) var lacking = InlineArray<6, CardSet>(repeating: .none)

  var players: PlayerCount { rules.players }

  /// The knowledge at the start of the play; `laid` is by seat.
  init(
    rules: HandRules, contract: Contract, order: TrickOrder, laid: [CardSet],
    weights: HeuristicWeights = HeuristicWeights()
  ) {
    self.rules = rules
    self.contract = contract
    target = rules.target(level: contract.roles.level)
    allPoints = rules.allPoints
    self.weights = weights
    beaters = order.beaters
    let others = rules.players.number - 1
    var chance = 1024 * 1024
    absence = InlineArray { _ in
      defer { chance = chance * (others - 1) / others }
      return chance / 1024
    }
    isChiefSide = InlineArray { $0 == contract.roles.chief.index || $0 == contract.partner?.index }
    lying = InlineArray { $0 < laid.count ? laid[$0] : .none }
    for set in laid { lyingAnywhere = lyingAnywhere | set }
  }

  /// The knowledge of a hand in play, or the part of it that a player with an imperfect memory
  /// remembers.
  ///
  /// Nil before the first trick and after the last.
  init?(
    _ publicState: PublicState, _ imperfectMemory: ImperfectMemory? = nil,
    weights: HeuristicWeights = HeuristicWeights()
  ) {
    guard let contract = publicState.contract, let play = publicState.play else { return nil }
    let order = play.order
    self.init(
      rules: publicState.rules, contract: contract, order: order,
      laid: publicState.auction.laid,
      weights: weights)
    for (number, trick) in publicState.tricks.enumerated() {
      var seat = trick.leader
      for card in trick.cards {
        if imperfectMemory?.remembers(card, ofTrick: number) ?? true {
          note(card, by: seat, led: trick.cards.first == card ? nil : trick.cards.first, order)
        } else {
          lying[seat.index].remove(card)
          lyingAnywhere.remove(card)
        }
        seat = players.seat(after: seat)
      }
    }
  }

  /// Notes a card played by a seat to the card led; `led` is nil if this card is led.
  mutating func note(_ card: Card, by seat: Seat, led: Card?, _ order: TrickOrder) {
    note(card, by: seat, following: led.map(order.following) ?? .none)
  }

  /// Notes a card played by a seat; `following` are the cards that follow the suit led, none if it
  /// leads.
  @inline(__always)
  mutating func note(_ card: Card, by seat: Seat, following: CardSet) {
    gone.insert(card)
    lying[seat.index].remove(card)
    lyingAnywhere.remove(card)
    if !following.contains(card) { lacking[seat.index] = lacking[seat.index] | following }
  }
}
