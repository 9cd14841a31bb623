import Platform

/// A way to leave the table.
enum Leaving: CaseIterable {
  case key
  case interruptKey
  case terminate
  case interrupt
  case hangUpSignal
  case lostTerminal

  /// The expected end of the program.
  var expected: ExitStatus {
    switch self {
    case .key, .terminate: .code(0)
    case .interruptKey, .interrupt: .code(130)
    case .hangUpSignal, .lostTerminal: .code(0)
    }
  }

  /// Leaves and returns how the program ended.
  func status(of terminal: Terminal) throws -> ExitStatus {
    switch self {
    case .key: terminal.type("q")
    case .interruptKey: terminal.control("c")
    case .terminate: terminal.kill(SIGTERM)
    case .interrupt: terminal.kill(SIGINT)
    case .hangUpSignal: terminal.kill(SIGHUP)
    case .lostTerminal: terminal.hangUp()
    }
    return try terminal.exitStatus()
  }
}
