import MueBots

/// A player as it is written on a command line: `club`, `expert:bold:peek=2`, `cmd:python3 bot.py`.
///
/// A name may be followed by settings, each behind a colon: a style (`cautious`, `balanced`, `bold`),
/// `memory=0…9` and `peek=0…9`. Behind `cmd:` stands a command for the shell. In a list players are
/// separated by commas; a comma within a command is written `\,`.
struct PlayerSpec: Hashable, Sendable {
  /// Who plays.
  enum Player: Hashable, Sendable {
    /// A mind of ours, by its name.
    case bot(String)
    /// Who sees all cards.
    case omniscient
    /// A program that speaks `mue-mind/1`, by its command.
    case program(String)
  }

  let player: Player
  /// How it bids and plays: `cautious`, `balanced` or `bold`.
  private(set) var style = "balanced"
  /// How much of the play it remembers, 0 to 9.
  private(set) var memory = 9
  /// How much it sees of what it should not, 0 to 9.
  private(set) var peek = 0
  /// The text that it was read from, which is also how reports call it.
  let text: String

  static let styles = ["cautious", "balanced", "bold"]

  /// Reads one player.
  init(_ text: String) throws(ArenaError) {
    self.text = text
    if text.hasPrefix("cmd:") {
      let command = String(text.dropFirst(4))
      guard command.contains(where: { !$0.isWhitespace }) else { throw .unknownMind(text) }
      player = .program(command)
      return
    }
    let words = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    player = words[0] == "omniscient" ? .omniscient : .bot(words[0])
    for word in words.dropFirst() {
      guard set(word) else { throw .badSetting(bot: text, setting: word) }
    }
    if case .bot = player { _ = try bot() }
    if player == .omniscient, hasSettings { throw .noSettings(bot: text) }
  }

  /// Reads a list of players.
  static func list(_ text: String) throws(ArenaError) -> [PlayerSpec] {
    var words = [""]
    var isEscaped = false
    for character in text {
      if isEscaped, character != "," { words[words.count - 1].append("\\") }
      if character == "," && !isEscaped {
        words.append("")
      } else if character != "\\" || isEscaped {
        words[words.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if isEscaped { words[words.count - 1].append("\\") }
    var specs: [PlayerSpec] = []
    for word in words { specs.append(try PlayerSpec(word)) }
    return specs
  }

  /// Whether anything is set otherwise than usual.
  var hasSettings: Bool { style != "balanced" || memory != 9 || peek != 0 }

  /// Takes a setting; false if it is none.
  private mutating func set(_ word: String) -> Bool {
    if Self.styles.contains(word) {
      style = word
      return true
    }
    let parts = word.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 1, let number = Int(parts[1]) else {
      return false
    }
    switch parts[0] {
    case "memory": memory = number
    case "peek": peek = number
    default: return false
    }
    return true
  }
}

extension PlayerSpec {
  /// The mind that is meant, with its settings.
  ///
  /// Throws for a name that nobody has, and for settings that the mind does not have.
  func bot() throws(ArenaError) -> any Bot {
    guard case .bot(let name) = player, Bots.bot(named: name) != nil else {
      throw .unknownMind(text)
    }
    let full = hasSettings ? "\(name):\(style):memory=\(memory):peek=\(peek)" : name
    guard let bot = Bots.bot(named: full) else { throw .noSettings(bot: text) }
    return bot
  }
}
