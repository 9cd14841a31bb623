import MueBots

/// How long computer players think.
enum ThinkingTime: Sendable {
  /// As long as a person is willing to wait.
  case clock
  /// A number of playouts, which makes choices reproducible.
  case playouts(Int)
  /// The same for computer players only: at a machine that many people share nobody waits longer for
  /// them than the machine needs. Hints and reviews take as many playouts as usual.
  case playoutsOfPlayers(Int)

  /// Limits for a decision that starts now.
  func limits(
    milliseconds: Int, standing: Standing?, isGivenUp: @escaping @Sendable () -> Bool
  ) -> Limits {
    switch self {
    case .clock:
      let start = ContinuousClock.now
      let end = start + .milliseconds(milliseconds)
      let searchEnd = start + .milliseconds(milliseconds * Limits.searchPercent / 100)
      return Limits(
        standing: standing, threads: MachineThreads(),
        isSearchOver: { ContinuousClock.now >= searchEnd || isGivenUp() },
        isTimeUp: { ContinuousClock.now >= end || isGivenUp() })
    case .playouts(let number), .playoutsOfPlayers(let number):
      return Limits(playouts: number, standing: standing, isTimeUp: isGivenUp)
    }
  }

  /// The number of playouts for a decision that is always limited by playouts.
  func playouts(usually usual: Int) -> Int {
    if case .playouts(let number) = self { number } else { usual }
  }
}
