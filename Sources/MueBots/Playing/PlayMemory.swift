import MueRules

/// What everybody at the table remembers of the play, beside their own hands.
///
/// It holds open knowledge only: the cards gone, the cards laid and not yet played, and which cards a
/// seat has shown not to hold by not following. The tables that depend on the contract alone are
/// built once; after that it is a value without references, copied for each playout.
struct PlayMemory: Sendable {
  let players: PlayerCount
  let contract: Contract
  /// The points the Chief's side needs.
  let target: Int
  /// All card points of the hand.
  let allPoints: Int
  /// What the rules of thumb hold dear.
  var weights: HeuristicWeights
  /// The cards that would take a trick from each card, played later.
  let beaters: InlineArray<60, CardSet>
  /// The chance, in 1024ths, that one seat holds none of a number of unseen cards.
  let absence: InlineArray<64, Int>
  /// Which seats are on the Chief's side.
  let isChiefSide: InlineArray<6, Bool>
  /// The cards played, those on the table included.
  private(set) var gone = CardSet.none
  /// The cards laid in the auction and not yet played, by seat.
  private(set) var lying: InlineArray<6, CardSet>
  /// All of these.
  private(set) var lyingAnywhere = CardSet.none
  /// The cards each seat has shown not to hold.
  private(set) var lacking = InlineArray<6, CardSet>(repeating: .none)

  /// The memory at the beginning of the play.
  init(
    players: PlayerCount, contract: Contract, order: TrickOrder, laid: [CardSet],
    weights: HeuristicWeights = HeuristicWeights()
  ) {
    self.players = players
    self.contract = contract
    target = players.target(level: contract.roles.level)
    allPoints = players.allPoints
    self.weights = weights
    beaters = order.beaters
    let others = players.number - 1
    var chance = 1024 * 1024
    absence = InlineArray { _ in
      defer { chance = chance * (others - 1) / others }
      return chance / 1024
    }
    isChiefSide = InlineArray { $0 == contract.roles.chief.index || $0 == contract.partner?.index }
    lying = InlineArray { $0 < laid.count ? laid[$0] : .none }
    for set in laid { lyingAnywhere = lyingAnywhere | set }
  }

  /// The memory of a hand as far as it has been played, or as far as somebody remembers that; nil
  /// before the first trick.
  init?(
    _ publicState: PublicState, _ imperfectMemory: ImperfectMemory? = nil,
    weights: HeuristicWeights = HeuristicWeights()
  ) {
    guard let contract = publicState.contract, let play = publicState.play else { return nil }
    let order = play.order
    self.init(
      players: publicState.players, contract: contract, order: order,
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

  /// Remembers a card played by a seat to a led card; nil when it is led itself.
  mutating func note(_ card: Card, by seat: Seat, led: Card?, _ order: TrickOrder) {
    note(card, by: seat, following: led.map(order.following) ?? .none)
  }

  /// Remembers a card played by a seat when some cards had to be followed; none when it is led.
  @inline(__always)
  mutating func note(_ card: Card, by seat: Seat, following: CardSet) {
    gone.insert(card)
    lying[seat.index].remove(card)
    lyingAnywhere.remove(card)
    if !following.contains(card) { lacking[seat.index] = lacking[seat.index] | following }
  }
}
