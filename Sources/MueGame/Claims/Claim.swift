import MueRules

/// A seat's claim that all tricks left are its own.
///
/// It is judged by what the seat may know, not by how the cards lie: it holds when there is an order
/// in which the seat wins every trick wherever the cards it cannot see are and however the others
/// play them. So a claim tells nobody where a card is, refused or not.
public enum Claim: Hashable, Sendable {
  /// The claim holds; this card is the one to begin with.
  case holds(Card)
  /// A seat may hold a card that takes a trick.
  case breaks(Breach)
  /// There is more to look through than can be done in a moment.
  case unclear

  /// What may happen to a claim, in the order that goes best for it.
  public struct Breach: Hashable, Sendable {
    /// Who takes the trick.
    public let seat: Seat
    /// The card that takes it.
    public let card: Card
    /// The claimer's card that it is taken from.
    public let against: Card
  }

  /// Judges the claim of a seat that is to play a card; nil when it is not.
  public init?(of observation: Observation, limit: Int = 200_000) {
    guard case .play(let legal) = observation.legalMoves, !legal.isEmpty,
      let table = ClaimTable(observation)
    else { return nil }
    var search = ClaimSearch(left: limit)
    do throws(ClaimSearch.TooMuch) {
      self = try search.judge(table, choosing: legal)
    } catch {
      self = .unclear
    }
  }
}

extension Round {
  /// Whether nothing is left to decide: every way to play on gives each seat the same points.
  ///
  /// False when there are more ways than `limit` cards show.
  public func isSettled(limit: Int = 4000) -> Bool {
    guard var play = publicState.play, score == nil else { return false }
    for seat in players.seats { play.hands[seat.index] = hand(of: seat) }
    let cards = players.seats.reduce(play.table) { $0 | hand(of: $1) }
    if cards.points == 0 { return true }
    var left = limit
    let outcome = Self.outcome(of: play)
    return Self.allEnd(with: outcome, from: play, left: &left)
  }

  /// The points after one way to play on.
  private static func outcome(of start: TrickPlay) -> [Int] {
    var play = start
    while let card = play.legal.first { play.play(card) }
    return points(of: play)
  }

  private static func allEnd(
    with outcome: [Int], from play: TrickPlay, left: inout Int
  ) -> Bool {
    if play.isOver { return points(of: play) == outcome }
    for card in play.legal.looks {
      left -= 1
      if left < 0 { return false }
      var next = play
      next.play(card)
      if !allEnd(with: outcome, from: next, left: &left) { return false }
    }
    return true
  }

  private static func points(of play: TrickPlay) -> [Int] {
    play.players.seats.map { play.points[$0.index] }
  }
}

extension Game {
  /// Plays the hand to its end: the person as a claim that holds says, the others anything.
  ///
  /// It is for hands in which it no longer matters what the others do.
  public mutating func playOut() {
    while case .play(let cards) = match.round.legalMoves, let turn = match.round.turn {
      let observation = observation(for: turn)
      var card = cards.first
      if turn == personSeat, cards.count > 1, case .holds(let best) = Claim(of: observation) {
        card = best
      }
      // The card is among the legal ones.
      guard let card, (try? apply(.play(card))) != nil else { return }
    }
  }
}
