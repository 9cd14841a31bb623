import MueGame
import MueWire
import Platform

/// Which table is meant on a command line: `mue join`.
struct JoinArguments: Hashable {
  /// An address, or the name of a table of this machine; nil for the only one there is.
  let place: String?
  /// The words of the code of a seat, as they were typed; none where none is needed.
  let codeWords: [String]
  /// What the person wants to be called; nil for as in the settings.
  let name: PlayerName?
  /// Whether the person only wants to watch.
  let isWatching: Bool
  /// The command of a program that plays in the person's place; nil for the person.
  let bot: String?
  /// The pace of the table; nil for as in the settings.
  let speed: Speed?

  /// The code of a seat; nil where none is needed.
  var code: String? { codeWords.isEmpty ? nil : codeWords.joined(separator: "-") }

  /// The options.
  static let options = ["name", "watch", "mind"]

  /// Reads the options of `mue join`; the words behind it are the place and the code.
  init(_ options: ParsedOptions, speed: Speed?) throws(CommandError) {
    let words = options.words.dropFirst()
    place = words.first
    codeWords = Array(words.dropFirst())
    if let text = options.value(of: "name") {
      guard let cleaned = PlayerName(text) else { throw .emptyName }
      name = cleaned
    } else {
      name = nil
    }
    isWatching = options.has("watch")
    bot = options.value(of: "mind")
    if bot != nil, isWatching { throw .foreignOption("watch", command: "mue join --mind") }
    self.speed = speed
  }
}
