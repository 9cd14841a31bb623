import MueGame
import MueRules
import MueWords

/// What the person has chosen and not yet confirmed.
struct Selection: Hashable, Sendable {
  var card: Card?
  var pushed: CardSet = .none
  /// The last input: a digit or letter pressed again goes on to the next card.
  var input: Input?
  /// The index of the chosen line where something is named or picked.
  var option = 0
  /// What is asked; another question begins where a slip costs least.
  private var asked: LegalMoves?

  /// Keeps what still applies to a view; a new question begins where a slip costs least.
  ///
  /// `hand` are the person's cards from left to right.
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
  /// The first of the numbers with the greatest value; 0 if there are none.
  fileprivate func preferred(by value: (Int) -> (Int, Int)) -> Int {
    self.max { value($0) < value($1) } ?? 0
  }
}

extension PublicState {
  /// The card that costs least if it is played by mistake: of those with the fewest points the
  /// weakest.
  ///
  /// A lead can cost anything, so that none is chosen unless there is no other.
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

  /// The move that is made without the person: a pass while the person passes on, or the only legal
  /// card, if the setting plays such cards automatically.
  public var forcedMove: Move? {
    if passesOn { return .pass }
    guard preferences.autoPlay, isAsked, case .play(let cards) = view.observation.legalMoves,
      cards.looks.count == 1
    else { return nil }
    return cards.first.map(Move.play)
  }

  /// Whether the person passes on: nobody is level, and the person has not lost a role.
  private var passesOn: Bool {
    guard isAsked, case .bid = view.observation.legalMoves, let passing, let now = auctionRole
    else { return false }
    return now.rawValue >= passing.rawValue
  }
}
