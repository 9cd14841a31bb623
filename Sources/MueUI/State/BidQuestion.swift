import MueBots
import MueGame
import MueRules

/// The question what the bids of a seat say, from somebody's point of view.
public struct BidQuestion: Equatable, Sendable {
  public let seat: Seat
  /// What everybody saw, or all that the person's seat knows.
  public let observation: Observation
  /// The computer players, by seat: everybody knows how well they play.
  public let computers: [Seat: BotSettings]
  /// From how many worlds the first answer is expected.
  public let worlds: Int

  /// A question about a position; about the person's own bids, what the others can read.
  init(about seat: Seat, in view: GameObservation, fromOwnSeat: Bool, worlds: Int = 1) {
    self.seat = seat
    self.worlds = worlds
    computers = view.computers
    let publicState = view.observation.publicState
    observation =
      fromOwnSeat && Self.hasOwnView(of: seat, in: view)
      ? view.observation
      // Everybody at the table gets the same figures.
      : Observation(watching: publicState, from: publicState.players.seats[0])
  }

  /// Whether the person's cards add to what everybody can read in the bids of a seat.
  static func hasOwnView(of seat: Seat, in view: GameObservation) -> Bool {
    view.person.map { $0 != seat } ?? false
  }
}

extension GameObservation {
  /// The seat about which a person asks first: the one that bid last, or later the Chief; unless
  /// there is no other, not the person.
  var seatAskedAbout: Seat {
    let publicState = observation.publicState
    let bidders = publicState.auction.turns.filter { !$0.cards.isEmpty }.map(\.seat)
    let likely = [publicState.roles?.chief, publicState.roles?.vice].compactMap(\.self)
    let seats = likely + bidders.reversed() + publicState.players.seats(from: seat).dropFirst()
    return seats.first { $0 != person } ?? seat
  }
}
