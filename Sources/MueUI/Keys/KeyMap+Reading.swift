import CellGrid
import MueGame

extension KeyMap {
  /// The name of the file with the person's keys, among the settings.
  public static let fileName = "keys.json"

  /// The keys that a file gives: `{"undo": ["u"], "pass": ["x", "backspace"]}`.
  public init(_ document: JSONDocument) throws(LineFault<KeyFault>) {
    var changes: [String: [Key]] = [:]
    for member in document.object.members {
      let line = document.line(of: member.key)
      guard let names = member.value.strings, changes[member.key] == nil else {
        throw LineFault(line: line, .notAList(member.key))
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

  /// The changes as the text of a file, a command a line.
  public var text: String {
    let lines = KeyCommand.all.compactMap { command in
      changes[command.name].map { keys in
        "  \(JSONValue.string(command.name).text): "
          + JSONValue.strings(keys.compactMap(\.name)).text
      }
    }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }
}

extension KeyFault {
  /// The command whose line is at fault.
  fileprivate func culprit(among changes: [String: [Key]]) -> String {
    switch self {
    case .unknownCommand(let name), .notAList(let name), .noKey(let name): name
    case .taken(_, let owner, let wanted): changes[wanted] == nil ? owner : wanted
    case .fixedKey(let key): changes.first { $0.value.contains(key) }?.key ?? ""
    case .unknownKey: ""
    }
  }
}
