import MueGame
import MueRules
import MueWords

/// What the person has chosen but not yet confirmed.
struct Selection: Hashable, Sendable {
  var card: Card?
  var pushed: CardSet = .none
  /// The last input: a digit or letter pressed again goes on to the next card.
  var input: Input?
  /// The index of the chosen line in the list of trumps or partners.
  var option = 0
  /// The current question; a new one starts on the choice where a slip costs least.
  private var asked: LegalMoves?

  /// Keeps what still applies to a view; a new question starts on the choice where a slip costs
  /// least.
  ///
  /// `hand` is the person's cards from left to right.
  mutating func adapt(to view: GameObservation, hand: [Card]) {
    let isAskedStill = view.observation.legalMoves == asked
    asked = view.observation.legalMoves
    let publicState = view.observation.publicState
    switch asked {
    case .bid(let free, let atMost):
      pushed = pushed & free
      if pushed.count > atMost { pushed = .none }
      if !isAskedStill || card.map(free.contains) != true {
        card = hand.first(where: free.contains)
      }
    case .play(let cards):
      pushed = .none
      if !isAskedStill || card.map(cards.contains) != true {
        card = publicState.cheapest(of: hand.filter(cards.contains))
      }
    case .name(let trumps):
      reset()
      if isAskedStill { return }
      option = trumps.indices.preferred { index in
        let cards = trumps[index].cards
        let laid = publicState.auction.laid[view.seat] & cards
        return (laid.count, (view.observation.hand & cards).count)
      }
    case .pick(let seats):
      reset()
      if isAskedStill { return }
      let named = Narration(view).namedCards
      option = seats.indices.preferred { ((publicState.auction.laid[seats[$0]] & named).count, 0) }
    case nil:
      reset()
      option = 0
    }
  }

  private mutating func reset() {
    card = nil
    pushed = .none
  }
}

extension Range<Int> {
  /// The first index with the greatest value; 0 if there are none.
  fileprivate func preferred(by value: (Int) -> (Int, Int)) -> Int {
    self.max { value($0) < value($1) } ?? 0
  }
}

extension PublicState {
  /// The card that costs least if played by mistake: the weakest of those with the fewest points.
  ///
  /// A lead can cost anything, so nothing is chosen unless only one kind of card can be played.
  fileprivate func cheapest(of cards: [Card]) -> Card? {
    guard let play, play.led != nil || CardSet(cards).looks.count == 1 else { return nil }
    func cost(_ card: Card) -> (Int, Int) { (card.points, Int(play.order.strength(card))) }
    return cards.min { cost($0) < cost($1) }
  }
}

/// The role that a person would have if the auction ended now.
enum AuctionRole: Int {
  case none, vice, chief
}

extension ScreenState {
  /// The person's role if nobody laid another card; nil while players are level.
  var auctionRole: AuctionRole? {
    switch view.observation.publicState.auction.standing {
    case .allPassed: AuctionRole.none
    case .eclat: nil
    case .roles(let roles):
      roles.chief == view.seat ? .chief : roles.vice == view.seat ? .vice : AuctionRole.none
    }
  }

  /// The move made for the person: a pass while the person passes on, or the only legal card if the
  /// setting plays such cards automatically.
  public var forcedMove: Move? {
    if passesOn { return .pass }
    guard preferences.autoPlay, isAsked, case .play(let cards) = view.observation.legalMoves,
      cards.looks.count == 1
    else { return nil }
    return cards.first.map(Move.play)
  }

  /// Whether the person still passes on: nobody is level, and the person has not lost a role.
  private var passesOn: Bool {
    guard isAsked, case .bid = view.observation.legalMoves, let passing, let now = auctionRole
    else { return false }
    return now.rawValue >= passing.rawValue
  }
}
