import CellGrid
import MueWords

/// The page of keys: every command with its keys; the chosen command can be assigned another key.
///
/// Like the page of settings, it changes a map that the caller owns and saves.
///
/// Like the page of settings it changes a map that the caller owns and saves.
public struct KeysPage: Hashable, Sendable {
  /// A line of the page.
  enum Line: Hashable, Sendable {
    case command(KeyCommand)
    /// The line that resets all keys.
    case all
  }

  /// What the person is doing.
  enum Task: Hashable, Sendable {
    case choosing
    /// The next key is assigned to the chosen command.
    case awaiting
    /// A reset of all keys has been asked for and awaits confirmation.
    case resettingAll
  }

  static let lines = KeyCommand.allCases.map(Line.command) + [Line.all]

  private(set) var place = 0
  private(set) var task = Task.choosing

  /// The page with its first line chosen.
  public init() {}

  var chosen: Line { Self.lines[place] }

  /// Whether the next key is assigned to the chosen command instead of being obeyed.
  var isAwaiting: Bool { task == .awaiting }

  /// The context that keys are looked up in; nil while a key is awaited.
  var keyContext: KeyContext? { isAwaiting ? nil : .lists }

  /// The keys that do something now.
  var hints: [Phrase] {
    if isAwaiting { return [.hintBack] }
    let reset: [Phrase] = chosen == .all ? [] : [.hintResetKey]
    return [.keysUpDown, chosen == .all ? .keyConfirm : .keyGive] + reset + [.keyBack, .keyLeave]
  }

  /// The effect of a key.
  enum Answer: Hashable {
    /// At most the choice has moved.
    case none
    /// The keys of a command have changed.
    case changed
    /// A sentence for the person.
    case say(Phrase)
    /// Closes the page.
    case close
  }

  /// Answers a command, which may change keys, or, while one is awaited, the key itself.
  mutating func answer(_ input: Input, _ keys: inout KeyMap) -> Answer {
    let task = task
    self.task = .choosing
    if task == .awaiting { return give(input, &keys) }
    switch input {
    case .command(.up): go(to: place - 1)
    case .command(.down), .command(.turnPage): go(to: place + 1)
    case .command(.pageUp): place = max(0, place - 10)
    case .command(.pageDown): place = min(Self.lines.count - 1, place + 10)
    case .command(.first): place = 0
    case .command(.last): place = Self.lines.count - 1
    case .command(.confirm), .command(.toggle), .command(.next):
      return begin(isSure: task == .resettingAll, &keys)
    case .command(.delete), .key(.backspace): return reset(&keys)
    case .command(.menu): return .close
    default: return .say(.unknownKey)
    }
    return .none
  }

  /// Chooses a line, or starts on it if it is already chosen, for the mouse.
  mutating func press(_ line: Int, _ keys: inout KeyMap) -> Answer {
    if line == place { return answer(.command(.confirm), &keys) }
    place = line
    task = .choosing
    return .none
  }

  private mutating func go(to place: Int) {
    self.place = (place + Self.lines.count) % Self.lines.count
  }

  private mutating func begin(isSure: Bool, _ keys: inout KeyMap) -> Answer {
    guard chosen == .all else {
      task = .awaiting
      return .none
    }
    if keys.changes.isEmpty { return .say(.keysAllUsual) }
    guard isSure else {
      task = .resettingAll
      return .say(.keysConfirmReset)
    }
    keys = KeyMap()
    return .changed
  }

  private func give(_ input: Input, _ keys: inout KeyMap) -> Answer {
    guard case .command(let command) = chosen, let key = input.typed, key != .escape else {
      return .none
    }
    return change(&keys, command) { keys throws(KeyFault) in try keys.giving(key, to: command) }
  }

  private func reset(_ keys: inout KeyMap) -> Answer {
    guard case .command(let command) = chosen else { return .say(.unknownKey) }
    if keys.changes[command.name] == nil { return .say(.keyIsUsual) }
    return change(&keys, command) { keys throws(KeyFault) in try keys.resetting(command) }
  }

  private func change(
    _ keys: inout KeyMap, _ command: KeyCommand,
    _ changed: (KeyMap) throws(KeyFault) -> KeyMap
  ) -> Answer {
    do throws(KeyFault) {
      keys = try changed(keys)
      return .changed
    } catch {
      return .say(error.answer(to: command))
    }
  }
}

extension KeyFault {
  /// Why a command of the page cannot have a key, naming the command that has it.
  fileprivate func answer(to command: KeyCommand) -> Phrase {
    guard case .taken(let key, let owner, let wanted) = self,
      let other = KeyCommand(rawValue: owner == command.name ? wanted : owner)
    else { return .keyCannotBeGiven }
    return .keyIsTaken(key: key.label, title: other.title)
  }
}

/// Draws the page of keys: a line for each command, and below the list what can be done with the
/// chosen one.
struct KeysView {
  let page: KeysPage
  let keys: KeyMap
  var notice: Phrase?
  /// Whether the page is open before the table, where the start menu shows heading and notice.
  var isBeforeTable = false

  func draw(on pen: inout Pen, in rect: Rect) {
    page.list(in: rect, isBeforeTable: isBeforeTable).draw(
      .menuKeys, about: about(pen.words), page.isAwaiting ? .ask : .quiet, notice: notice, on: &pen
    ) { index, pen in
      let line = KeysPage.lines[index]
      return SettingsList.Line(title: title(of: line), value: value(of: line, pen))
    }
  }

  private func title(of line: KeysPage.Line) -> Phrase {
    switch line {
    case .command(let command): command.title
    case .all: .keysResetAll
    }
  }

  private func value(of line: KeysPage.Line, _ pen: Pen) -> String {
    guard case .command(let command) = line else { return "" }
    if line == page.chosen, page.isAwaiting { return "_" }
    return pen.look.shown(pen.words.names(of: keys.keys(of: command).map(\.label)))
  }

  /// What can be done with the chosen line.
  private func about(_ words: Words) -> Phrase {
    guard case .command(let command) = page.chosen else { return .aboutResetAll }
    if page.isAwaiting { return .askNewKey }
    if keys.changes[command.name] == nil { return .aboutUsualKey }
    return .aboutOwnKey(usual: words.names(of: command.keys.map(\.label)))
  }
}

extension KeysPage {
  /// The list of the page in a block.
  func list(in rect: Rect, isBeforeTable: Bool = false) -> SettingsList {
    SettingsList(lines: Self.lines.count, chosen: place, in: rect, isBeforeTable: isBeforeTable)
  }
}
