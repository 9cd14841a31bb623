import MueWords

/// How the program ends.
enum Outcome: Hashable {
  case done
  /// What was asked for did not come out well: a false record, a game that cannot be kept.
  case failed
  /// The command line, or the place the program was started in, is not right.
  case misused
  /// Somebody else's table sent the person away, or was closed; the sentence says why.
  case sentAway(Phrase)
  /// A signal asked the program to end; everything is saved.
  case signalled(Int32)

  /// The exit status: as shells count, 130 for an interrupt; 0 for an orderly end by SIGTERM.
  var code: Int32 {
    switch self {
    case .done: 0
    case .failed, .sentAway: 1
    case .misused: 2
    case .signalled(let number): number == 2 ? 130 : 0
    }
  }
}
