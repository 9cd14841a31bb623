import CellGrid
import MueRules
import MueWords

/// Which key means what: the usual keys, less those the person has changed.
public struct KeyMap: Hashable, Sendable {
  /// The keys of the commands the person has changed, by their names.
  public private(set) var changes: [String: [Key]] = [:]
  private var commands: [KeyContext: [Key: KeyCommand]] = [:]

  /// The keys the program comes with.
  public init() { index() }

  /// The keys the program comes with, but for some commands, by their names.
  ///
  /// Throws when a command is unknown, has no key left, or shares one.
  public init(_ changes: [String: [Key]]) throws(KeyFault) {
    for name in changes.keys.sorted() where KeyCommand.named(name) == nil {
      throw .unknownCommand(name)
    }
    self.changes = changes
    var owners: [Key: [KeyCommand]] = [:]
    for command in KeyCommand.all {
      let keys = keys(of: command)
      if keys.isEmpty { throw .noKey(command.name) }
      for key in keys {
        if !key.isFree { throw .fixedKey(key) }
        if let owner = owners[key]?.first(where: { $0.context.meets(command.context) }) {
          throw .taken(key, by: owner.name, wanted: command.name)
        }
        owners[key, default: []].append(command)
      }
    }
    index()
  }

  /// The same keys, but for one command, which has only this one.
  public func giving(_ key: Key, to command: KeyCommand) throws(KeyFault) -> KeyMap {
    var changes = changes
    changes[command.name] = command.keys == [key] ? nil : [key]
    return try KeyMap(changes)
  }

  /// The same keys, but for one command, which has those it comes with.
  public func resetting(_ command: KeyCommand) throws(KeyFault) -> KeyMap {
    var changes = changes
    changes[command.name] = nil
    return try KeyMap(changes)
  }

  /// The keys of a command, the one that sentences name first.
  public func keys(of command: KeyCommand) -> [Key] { changes[command.name] ?? command.keys }

  /// The keys that nobody can change, by the names that sentences have for them: those that end
  /// typing, whatever letters the commands have.
  static let fixed: [String: Key] = ["enter": .enter, "escape": .escape]

  /// The key of a command, by the name that sentences have for it.
  func key(named name: String) -> Key? {
    KeyCommand.named(name).flatMap { keys(of: $0).first } ?? Self.fixed[name]
  }

  /// What stands for each command's key in sentences, by the command's name.
  public var labels: [String: Phrase.Value] {
    KeyCommand.all.reduce(into: Self.fixed.mapValues(\.label)) { labels, command in
      labels[command.name] = keys(of: command).first?.label
    }
  }

  /// The command that a key means in a room.
  func command(of key: Key, in context: KeyContext) -> KeyCommand? {
    commands[context]?[key] ?? commands[.everywhere]?[key]
  }

  /// What a key means; nil when it means nothing.
  ///
  /// Commands go before suit letters where a language has the same letter for both, but for the one
  /// that does nothing before the hand is over.
  func intent(of key: Key, suitLetters: [Character], isHandOver: Bool = true) -> Intent? {
    let command = command(of: key, in: .table)?.intent
    if let command, isHandOver || command != .review { return command }
    if key == .control("c") { return .leave }
    guard case .character(let character) = key else { return nil }
    if character.isASCII, let number = character.wholeNumberValue, let rank = Rank(number) {
      return .jump(rank)
    }
    let index = suitLetters.firstIndex { $0.lowercased() == character.lowercased() }
    return index.flatMap { Suit(rawValue: UInt8($0)) }.map(Intent.jumpToSuit) ?? command
  }

  private mutating func index() {
    for command in KeyCommand.all {
      for key in keys(of: command) { commands[command.context, default: [:]][key] = command }
    }
  }
}

extension KeyCommand {
  /// The command of a name.
  static func named(_ name: String) -> KeyCommand? { all.first { $0.name == name } }
}
