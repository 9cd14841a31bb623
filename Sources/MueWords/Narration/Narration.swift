import MueGame
import MueRules

/// What one seat can tell of its game in words: what happened, what is asked, what holds.
///
/// It knows what the seat sees and nothing else, so whatever is told may be shown, printed or sent.
public struct Narration: Sendable {
  /// What the seat sees.
  public let view: GameObservation

  /// What can be told of a view.
  public init(_ view: GameObservation) { self.view = view }

  /// The name of a seat.
  public func name(of seat: Seat) -> String { view.players[seat].name.text }

  var publicState: PublicState { view.observation.publicState }
}
