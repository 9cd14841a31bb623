import MueRules

/// A seat's claim to all remaining tricks.
///
/// It is judged by what the seat may know, not by how the cards lie: it holds if some order of play
/// wins every trick, wherever the hidden cards are and however the others play. So a claim reveals
/// nothing about where a card is, whether it is accepted or refused.
public enum Claim: Hashable, Sendable {
  case holds(Card)
  /// A seat may hold a card that wins a trick.
  case breaks(Breach)
  /// There are too many possibilities to search in a short time.
  case unclear

  /// The counterexample to a claim, found against the order of play that serves the claim best.
  public struct Breach: Hashable, Sendable {
    public let seat: Seat
    public let card: Card
    /// The claimer's card that loses to it.
    public let against: Card
  }

  /// Judges the claim of a seat that is asked for a card; nil if it is not asked for one.
  ///
  /// `limit` bounds the number of cards tried.
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
  /// Whether nothing is left to decide: every continuation gives each seat the same points.
  ///
  /// False if that cannot be shown by trying at most `limit` cards.
  public func isSettled(limit: Int = 4000) -> Bool {
    guard var play = publicState.play, score == nil else { return false }
    for seat in players.seats { play.hands[seat.index] = hand(of: seat) }
    let cards = players.seats.reduce(play.table) { $0 | hand(of: $1) }
    if cards.points == 0 { return true }
    var left = limit
    let outcome = Self.outcome(of: play)
    return Self.allEnd(with: outcome, from: play, left: &left)
  }

  /// The points after one possible continuation.
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
  /// Plays the hand out: the person follows a claim that holds, the others play any legal card.
  ///
  /// Use it only where the choices of the others make no difference.
  public mutating func playOut() {
    while case .play(let cards) = dealt.round.legalMoves, let turn = dealt.round.turn {
      let observation = observation(for: turn)
      var card = cards.first
      if turn == personSeat, cards.count > 1, case .holds(let best) = Claim(of: observation) {
        card = best
      }
      guard let card, applyLegal(.play(card)) else { return }
    }
  }
}
