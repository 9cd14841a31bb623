import MueWords

enum ExitCode: Hashable {
  case done
  /// The command failed: a false record, a game that cannot be saved.
  case failed
  /// The command line is wrong, or the program cannot run in this environment.
  case misused
  /// The host sent the person away or closed the table; the sentence gives the reason.
  case sentAway(Phrase)
  case signalled(Int32)

  /// SIGINT, which Ctrl-C sends.
  static let interrupt: Int32 = 2
  /// SIGHUP: the terminal has gone.
  static let hangUp: Int32 = 1

  /// Whether a signal other than that of Ctrl-C ended the program: the window was closed, the
  /// connection lost or the machine shut down.
  var isCutOff: Bool {
    if case .signalled(let number) = self { number != Self.interrupt } else { false }
  }

  /// This outcome when something could not be saved: a failure, even after a signal.
  var withLoss: ExitCode {
    switch self {
    case .done, .signalled: .failed
    case .failed, .misused, .sentAway: self
    }
  }

  /// The exit status by shell conventions: 130 after an interrupt.
  ///
  /// An orderly end by SIGTERM gives 0.
  var code: Int32 {
    switch self {
    case .done: 0
    case .failed, .sentAway: 1
    case .misused: 2
    case .signalled(let number): number == Self.interrupt ? 130 : 0
    }
  }
}
