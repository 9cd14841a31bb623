import MueWords

enum ExitCode: Hashable {
  case done
  /// The command failed: a false record, a game that cannot be saved.
  case failed
  /// The command line is wrong, or the program cannot run in this environment.
  case misused
  /// Somebody else's table sent the person away or was closed; the sentence says why.
  case sentAway(Phrase)
  case signalled(Int32)

  /// SIGINT, which Ctrl-C sends.
  static let interrupt: Int32 = 2

  /// The same outcome with something that could not be saved, which is a failure, also after a
  /// signal.
  var withLoss: ExitCode {
    switch self {
    case .done, .signalled: .failed
    case .failed, .misused, .sentAway: self
    }
  }

  /// The exit status by shell conventions: 130 for an interrupt; but 0 for an orderly end by
  /// SIGTERM.
  var code: Int32 {
    switch self {
    case .done: 0
    case .failed, .sentAway: 1
    case .misused: 2
    case .signalled(let number): number == Self.interrupt ? 130 : 0
    }
  }
}
