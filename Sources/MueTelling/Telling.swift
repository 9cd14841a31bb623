import MueRules
import MueTable

/// What one seat can tell of its game in words: what happened, what is asked, what holds.
///
/// It knows what the seat sees and nothing else, so whatever is told may be shown, printed or sent.
public struct Telling: Sendable {
  /// What the seat sees.
  public let view: SeatView

  /// What can be told of a view.
  public init(_ view: SeatView) { self.view = view }

  /// The name of a seat.
  public func name(of seat: Seat) -> String { view.players[seat].name.text }

  var faceUp: FaceUp { view.observation.faceUp }
}
