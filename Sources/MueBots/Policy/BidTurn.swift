import MueRules

/// The public part of a seat's turn in the auction, computed once for the thousands of hands that a
/// sampler weighs.
struct BidTurn: Sendable {
  let auction: Auction
  let seat: Seat
  let laid: CardSet
  /// The cards laid by the leader among the other seats.
  let leaderLaid: CardSet
  let support: LeaderSupport
  /// The most cards laid by another seat, and the most laid by any seat other than that one.
  private(set) var most = 0
  private(set) var second = 0
  /// The strongest support that any other seat shows for the leader.
  private(set) var rival: Float = 0
  /// How many other seats have laid cards, and how often this seat has.
  private(set) var bidders = 0
  private(set) var ownBids = 0
  /// The cards laid by each seat except this one and the leader.
  private var otherLaid = InlineArray<6, CardSet>(repeating: .none)

  init(_ auction: Auction, _ seat: Seat) {
    self.auction = auction
    self.seat = seat
    laid = auction.laid[seat]
    support = LeaderSupport(auction, excluding: seat)
    leaderLaid = support.leader.map { auction.laid[$0] } ?? .none
    most = leaderLaid.count
    for other in auction.players.seats where other != seat {
      let cards = auction.laid[other]
      if !cards.isEmpty { bidders += 1 }
      if other == support.leader { continue }
      otherLaid[other.index] = cards
      second = max(second, cards.count)
      rival = max(rival, support.bySuit(cards) + support.byRank(cards))
    }
    ownBids = auction.turns.count { $0.seat == seat && !$0.cards.isEmpty }
  }

  /// The most cards of a trump laid by any one seat except this one and the leader.
  func mostLaid(of trump: CardSet) -> Int {
    otherLaid.indices.reduce(0) { max($0, (otherLaid[$1] & trump).count) }
  }

  /// How far points exceed a level's target: points in hundredths, the result in units of 20
  /// points.
  func margin(_ points: Int, _ level: Int) -> Float {
    .margin(
      points, over: 100 * auction.rules.target(level: min(level, auction.rules.handSize)))
  }
}
