import MueWords

/// How the program ends.
enum ExitCode: Hashable {
  case done
  /// What was asked for did not come out well: a false record, a game that cannot be kept.
  case failed
  /// The command line, or the place the program was started in, is not right.
  case misused
  /// Somebody else's table sent the person away, or was closed; the sentence says why.
  case sentAway(Phrase)
  /// A signal asked the program to end.
  case signalled(Int32)

  /// SIGINT, which Ctrl-C sends.
  static let interrupt: Int32 = 2

  /// The same with a game that could not be saved, which is no good end.
  var withUnsavedGame: ExitCode { code == 0 ? .failed : self }

  /// The exit status: as shells count, 130 for an interrupt; 0 for an orderly end by SIGTERM.
  var code: Int32 {
    switch self {
    case .done: 0
    case .failed, .sentAway: 1
    case .misused: 2
    case .signalled(let number): number == Self.interrupt ? 130 : 0
    }
  }
}
