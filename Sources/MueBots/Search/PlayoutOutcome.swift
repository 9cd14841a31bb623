/// How one playout ended for the seat that thinks.
struct PlayoutOutcome: Equatable, Sendable {
  /// What counts, in 1024ths of a point.
  var value: Int
  /// Points and bonus.
  var score: Int
  /// Whether the contract was made; false without one.
  var isMade: Bool
}
