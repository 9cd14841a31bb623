import MueBots

/// How long computer players think.
enum ThinkingTime: Sendable {
  /// As long as a person likes to wait.
  case clock
  /// By a number of playouts, so that the same comes out again.
  case playouts(Int)

  /// Limits that begin now.
  func limits(
    milliseconds: Int, standing: Standing?, isGivenUp: @escaping @Sendable () -> Bool
  ) -> Limits {
    switch self {
    case .clock:
      let end = ContinuousClock.now + .milliseconds(milliseconds)
      return Limits(
        standing: standing, isTimeUp: { ContinuousClock.now >= end || isGivenUp() })
    case .playouts(let number):
      return Limits(playouts: number, standing: standing, isTimeUp: isGivenUp)
    }
  }

  /// The number of playouts for what is thought about by their number anyway.
  func playouts(usually usual: Int) -> Int {
    if case .playouts(let number) = self { number } else { usual }
  }
}
