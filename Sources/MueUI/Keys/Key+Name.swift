import CellGrid
import MueData
import MueWords

extension Key {
  /// The key with a name from `keys.json`: a character is its own name, other keys are written in
  /// words.
  init?(name: String) {
    if let key = Self.names.first(where: { $0.name == name })?.key {
      self = key
    } else if name.hasPrefix("ctrl-"), let letter = name.dropFirst(5).first, name.count == 6,
      ("a"..."z").contains(letter)
    {
      self = .control(letter)
    } else if let character = name.first, name.count == 1, character.columns == 1, character != " ",
      name == name.harmless
    {
      self = .character(character)
    } else {
      return nil
    }
  }

  /// The name in `keys.json`; nil for input that is not from the keyboard.
  var name: String? {
    if let name = Self.names.first(where: { $0.key == self })?.name { return name }
    return switch self {
    case .character(let character): String(character)
    case .control(let letter): "ctrl-\(letter)"
    default: nil
    }
  }

  private static let names: [(name: String, key: Key)] = [
    ("enter", .enter), ("escape", .escape), ("tab", .tab), ("back-tab", .backTab),
    ("backspace", .backspace), ("delete", .delete), ("space", .character(" ")), ("up", .up),
    ("down", .down), ("left", .left), ("right", .right), ("home", .home), ("end", .end),
    ("page-up", .pageUp), ("page-down", .pageDown), ("f1", .f1),
  ]

  /// Whether the key can be assigned to a command.
  var isFree: Bool {
    switch self {
    case .character(let character): !(character.isASCII && character.isNumber)
    case .control(let letter): letter != "c" && letter != "z"
    case .mouse, .paste, .reply, .focusGained, .focusLost, .resized, .ended: false
    default: true
    }
  }

  /// The key as shown in sentences.
  var label: Phrase.Value {
    switch self {
    case .enter: .phrase(.capEnter)
    case .escape: .phrase(.capEscape)
    case .tab: .phrase(.capTab)
    case .backTab: .phrase(.capBackTab)
    case .backspace: .phrase(.capBackspace)
    case .delete: .phrase(.capDelete)
    case .home: .phrase(.capHome)
    case .end: .phrase(.capEnd)
    case .pageUp: .phrase(.capPageUp)
    case .pageDown: .phrase(.capPageDown)
    case .character(" "): .phrase(.capSpace)
    case .control(let letter): .phrase(.capControl(letter: letter.uppercased()))
    case .character(let character): .text(String(character))
    case .up: .text("↑")
    case .down: .text("↓")
    case .left: .text("←")
    case .right: .text("→")
    case .f1: .text("F1")
    case .mouse, .paste, .reply, .focusGained, .focusLost, .resized, .ended: .text("")
    }
  }
}
