import MueStorage
import Platform

/// The environment of a session in a card room.
///
/// Of what the client sends, only the terminal's name and colours and the language count, and only
/// if they look like what they should be. Everything else is dropped: paths, the settings of this and other
/// programs, libraries to load.
enum RoomEnvironment {
  /// The variables that come from the client, as sshd's `AcceptEnv` lists them; sshd sets `TERM`.
  static let accepted = ["LANG", "LC_*", "COLORTERM", "COLORFGBG"]

  /// The terminal of somebody whose terminal has no sound name; it is written to in lines.
  private static let plainTerminal = "dumb"

  /// The variables of sshd's from which the room learns who comes in.
  private static let ofSSHD: Set<String> = [
    "SSH_USER_AUTH", "SSH_CONNECTION", "SSH_ORIGINAL_COMMAND",
  ]

  /// A home where nothing can be read or written, of somebody of whom nothing is kept.
  static let noHome = "/nonexistent"

  /// The environment for a session with a home in the room.
  static func variables(from given: [String: String], home: String) -> [String: String] {
    var variables = given.filter { ofSSHD.contains($0.key) || isSound($0.key, $0.value) }
    if variables["TERM"] == nil { variables["TERM"] = plainTerminal }
    variables["HOME"] = home
    return variables
  }

  /// Replaces the environment of this process, for the libraries that read it.
  static func replace(by variables: [String: String]) {
    clearenv()
    for (name, value) in variables { setenv(name, value, 1) }
  }

  private static func isSound(_ name: String, _ value: String) -> Bool {
    guard 1...64 ~= value.utf8.count, let first = value.utf8.first else { return false }
    // A dot or a slash would lead terminfo and locales to other folders.
    if first == UInt8(ascii: ".") { return false }
    switch name {
    case "TERM", "COLORTERM": return value.utf8.allSatisfy { isWord($0, and: "+-._") }
    case "COLORFGBG": return value.utf8.allSatisfy { isWord($0, and: ";") }
    case "LANG": return value.utf8.allSatisfy { isWord($0, and: "-._@") }
    default: return categories.contains(name) && isSound("LANG", value)
    }
  }

  /// The categories of a locale.
  private static let categories: Set<String> = [
    "LC_ALL", "LC_ADDRESS", "LC_COLLATE", "LC_CTYPE", "LC_IDENTIFICATION", "LC_MEASUREMENT",
    "LC_MESSAGES", "LC_MONETARY", "LC_NAME", "LC_NUMERIC", "LC_PAPER", "LC_TELEPHONE", "LC_TIME",
  ]

  private static func isWord(_ byte: UInt8, and others: StaticString) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: others.withUTF8Buffer { $0.contains(byte) }
    }
  }
}

extension AppContext {
  /// The context of this process with a home in the room, which `make` creates; nil, after a note in
  /// the log, if there is none.
  func atHome(_ home: String, making make: () throws(FileFault) -> Void) -> AppContext? {
    let isMade: Void? = Log.attempt("to make a folder in the card room", make)
    var environment = environment
    environment["HOME"] = home
    RoomEnvironment.replace(by: environment)
    return isMade.flatMap { AppContext(environment: environment, arguments: arguments) }
  }
}
