/// How long an Escape waits for the rest of a key.
struct EscapeDelay {
  /// The time given by `$ESCDELAY`, as for every curses program.
  private let given: Duration?
  private let isRemote: Bool

  init(environment: [String: String]) {
    given = environment["ESCDELAY"].flatMap { Int($0) }.flatMap {
      (1...10_000).contains($0) ? .milliseconds($0) : nil
    }
    isRemote = environment["SSH_CONNECTION"] != nil
  }

  /// The time after which an Escape counts as a key; `isLineSlow` is the person's setting.
  func time(isLineSlow: Bool) -> Duration {
    given ?? (isRemote || isLineSlow ? .milliseconds(100) : .milliseconds(25))
  }
}
