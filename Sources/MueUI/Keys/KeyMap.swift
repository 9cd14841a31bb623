import CellGrid
import MueData
import MueWords

/// The meanings of keys: the default keys with the person's changes.
public struct KeyMap: Hashable, Sendable {
  /// The keys of the commands that the person has changed, by the commands' names.
  private(set) var changes: [String: [Key]] = [:]
  private var commands: [Key: [KeyCommand]] = [:]

  public init() {
    commands.reserveCapacity(2 * KeyCommand.allCases.count)
    for command in KeyCommand.allCases {
      for key in command.keys { commands[key, default: []].append(command) }
    }
  }

  /// The default keys, except those of some commands, given by name.
  ///
  /// - Throws: `KeyFault` if a command is unknown, has no key left, or shares one.
  init(_ changes: [String: [Key]]) throws(KeyFault) {
    for name in changes.keys.sorted() where KeyCommand(rawValue: name) == nil {
      throw .unknownCommand(name)
    }
    self.changes = changes
    for command in KeyCommand.allCases {
      let keys = keys(of: command)
      if keys.isEmpty, changes[command.name] != nil { throw .noKey(command.name) }
      for key in keys {
        if !key.isFree { throw .fixedKey(key) }
        if let owner = commands[key]?.first(where: { $0.context.meets(command.context) }) {
          throw .taken(key, by: owner.name, wanted: command.name)
        }
        commands[key, default: []].append(command)
      }
    }
  }

  /// The same keys, except that a command has only this one.
  ///
  /// - Throws: `KeyFault` if the key is taken or fixed.
  func giving(_ key: Key, to command: KeyCommand) throws(KeyFault) -> KeyMap {
    var changes = changes
    changes[command.name] = command.keys == [key] ? nil : [key]
    return try KeyMap(changes)
  }

  /// The same keys, except that a command has its default keys.
  ///
  /// - Throws: `KeyFault` if another command has one of them now.
  func resetting(_ command: KeyCommand) throws(KeyFault) -> KeyMap {
    var changes = changes
    changes[command.name] = nil
    return try KeyMap(changes)
  }

  /// These keys with all changes from `before` to `later`; if that gives a conflict, only the later
  /// keys.
  public func changed(as later: KeyMap, since before: KeyMap) -> KeyMap {
    var changes = changes
    for name in KeyCommand.allCases.map(\.name) where later.changes[name] != before.changes[name] {
      changes[name] = later.changes[name]
    }
    // Another program may have given one of the keys to another command in the meantime.
    return (try? KeyMap(changes)) ?? later
  }

  /// The keys of a command, the one that sentences name first.
  func keys(of command: KeyCommand) -> [Key] {
    changes[command.name] ?? command.keys
  }

  /// The commands whose default keys always end typing, by the names of those keys in sentences.
  static let fixed: [String: KeyCommand] = ["enter": .confirm, "escape": .menu]

  /// The label of each command's key in sentences, by the command's name.
  public var labels: [String: Phrase.Value] {
    var labels: [String: Phrase.Value] = [:]
    labels.reserveCapacity(KeyCommand.allCases.count + Self.fixed.count)
    for (name, command) in Self.fixed { labels[name] = command.keys.first?.label }
    for command in KeyCommand.allCases { labels[command.name] = keys(of: command).first?.label }
    return labels
  }

  /// Whether a key confirms the choice, which makes it dangerous to hold down.
  public func confirms(_ key: Key, whileTyping isTyping: Bool) -> Bool {
    if isTyping { return key == .enter }
    return commands[key]?.contains { $0 == .confirm || $0 == .toggle } == true
  }

  /// Whether a key redraws the screen, as it does on every page.
  public func redraws(_ key: Key, whileTyping isTyping: Bool) -> Bool {
    if isTyping, case .character = key { return false }
    return commands[key]?.contains(.redraw) == true
  }

  /// The command that has a key in exactly this context.
  func command(of key: Key, in context: KeyContext) -> KeyCommand? {
    commands[key]?.first { $0.context == context }
  }
}

extension KeyMap {
  /// The name of the file with the person's keys in the settings folder.
  public static let fileName = "keys.json"

  /// The keys assigned by a file: `{"undo": ["u"], "pass": ["x", "backspace"]}`.
  ///
  /// - Throws: The first fault, with its line.
  public init(_ document: JSONDocument) throws(LineFault<KeyFault>) {
    var changes: [String: [Key]] = [:]
    for member in document.object.members {
      guard let names = member.value.strings, changes[member.key] == nil else {
        throw LineFault(line: document.line(of: member.key), .notAList(member.key))
      }
      var keys: [Key] = []
      for (index, name) in names.enumerated() {
        guard let key = Key(name: name) else {
          throw LineFault(
            line: document.line(of: member.key, String(index)), .unknownKey(name))
        }
        keys.append(key)
      }
      changes[member.key] = keys
    }
    do throws(KeyFault) {
      try self.init(changes)
    } catch {
      throw LineFault(line: document.line(of: error.culprit(among: changes)), error)
    }
  }

  /// The changes as the text of a file, one command per line.
  public var text: String {
    let lines = KeyCommand.allCases.compactMap { command in
      changes[command.name].map { keys in
        "  \(JSONValue.string(command.name).text): "
          + JSONValue.strings(keys.compactMap(\.name)).text
      }
    }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }
}

extension KeyFault {
  /// The command whose line contains the fault.
  fileprivate func culprit(among changes: [String: [Key]]) -> String {
    switch self {
    case .unknownCommand(let name), .notAList(let name), .noKey(let name): name
    case .taken(_, let owner, let wanted): changes[wanted] == nil ? owner : wanted
    case .fixedKey(let key): changes.first { $0.value.contains(key) }?.key ?? ""
    case .unknownKey: ""
    }
  }
}

/// Why keys cannot be assigned to commands.
public enum KeyFault: Error, Hashable, Sendable {
  case unknownCommand(String)
  case unknownKey(String)
  /// The value for a command is not a list of keys.
  case notAList(String)
  /// The command would have no key left.
  case noKey(String)
  /// The key belongs to another command.
  case taken(Key, by: String, wanted: String)
  /// Digits always jump to cards and Ctrl-C always leaves; these keys cannot be changed.
  case fixedKey(Key)
}

extension KeyFault {
  public var phrase: Phrase {
    switch self {
    case .unknownCommand(let name): .keysUnknownCommand(name: name.harmless)
    case .unknownKey(let name): .keysUnknownKey(name: name.harmless)
    case .notAList(let name): .keysNotAList(name: name.harmless)
    case .noKey(let name): .keysNoKey(name: name)
    case .taken(let key, let owner, let wanted):
      .keysTaken(key: key.label, owner: owner, wanted: wanted)
    case .fixedKey(let key): .keysFixed(key: key.label)
    }
  }
}
