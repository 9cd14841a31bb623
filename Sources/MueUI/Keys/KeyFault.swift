import CellGrid
import MueWords

/// Why keys cannot be given to commands in a certain way.
public enum KeyFault: Error, Hashable, Sendable {
  /// There is no command of this name.
  case unknownCommand(String)
  /// There is no key of this name.
  case unknownKey(String)
  /// What stands there for a command is no list of keys.
  case notAList(String)
  /// The command would have no key.
  case noKey(String)
  /// The key belongs to another command.
  case taken(Key, by: String, wanted: String)
  /// Digits jump to cards and Ctrl-C leaves, whatever else is changed.
  case fixedKey(Key)
}

extension KeyFault {
  /// The reason in words.
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
