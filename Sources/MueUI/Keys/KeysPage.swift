import CellGrid
import MueWords

/// The page of keys: every command with its keys; another key can be assigned to the chosen
/// command.
struct KeysPage: Page, Hashable {
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
    /// A reset of all keys has been requested and awaits confirmation.
    case resettingAll
  }

  /// The lines grouped by the contexts of their keys; the line that resets all keys is the last.
  private static let groups: [(headline: Phrase, lines: [Line])] = {
    var groups = KeyContext.allCases.map { context in
      (
        headline: context.headline,
        lines: KeyCommand.allCases.filter { $0.context == context }.map(Line.command)
      )
    }
    groups[groups.count - 1].lines.append(.all)
    return groups
  }()

  static let lines = groups.flatMap(\.lines)

  private var list = Chooser(count: lines.count)
  private var task = Task.choosing

  var chooser: Chooser? { list }
  private var chosen: Line { Self.lines[list.index] }

  /// Whether the next key is assigned to the chosen command instead of giving its own command.
  private var isAwaiting: Bool { task == .awaiting }

  /// The context in which keys are looked up; nil while a key is awaited.
  var keyContext: KeyContext? { isAwaiting ? nil : .lists }
  /// A key that is awaited is not text.
  var isTyping: Bool { false }

  func title(in context: PageContext) -> Phrase { .menuKeys }

  func hints(in context: PageContext) -> [Phrase] {
    if isAwaiting { return [.hintBack] }
    let reset: [Phrase] = chosen == .all ? [] : [.hintResetKey]
    return [.keysUpDown, chosen == .all ? .keyConfirm : .keyGive] + reset + [.keyBack, .keyLeave]
  }

  /// Answers a command, which may change keys, or the awaited key itself.
  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    let task = task
    if task == .awaiting {
      if case .mouse = input { return [] }
      self.task = .choosing
      return give(input, &context.keys)
    }
    self.task = .choosing
    switch list.answer(input, line: layout(in: block.rect, context).line(at:)) {
    case .chosen: return []
    case .confirmed: return begin(isSure: task == .resettingAll, &context.keys)
    case nil: break
    }
    switch input {
    case .command(.next): return begin(isSure: task == .resettingAll, &context.keys)
    case .command(.delete), .key(.backspace): return reset(&context.keys)
    case .command(.menu): return [.back]
    default: return [.refuse(.unknownKey)]
    }
  }

  private mutating func begin(isSure: Bool, _ keys: inout KeyMap) -> [PageStep] {
    guard chosen == .all else {
      task = .awaiting
      return []
    }
    if keys.changes.isEmpty { return [.refuse(.keysAllUsual)] }
    guard isSure else {
      task = .resettingAll
      return [.say(.keysConfirmReset)]
    }
    keys = KeyMap()
    return [.ask(.keepKeys)]
  }

  private func give(_ input: Input, _ keys: inout KeyMap) -> [PageStep] {
    guard case .command(let command) = chosen, let key = input.typed, key != .escape else {
      return []
    }
    return change(&keys, command) { keys throws(KeyFault) in try keys.giving(key, to: command) }
  }

  private func reset(_ keys: inout KeyMap) -> [PageStep] {
    guard case .command(let command) = chosen else { return [.refuse(.unknownKey)] }
    if keys.changes[command.name] == nil { return [.refuse(.keyIsUsual)] }
    return change(&keys, command) { keys throws(KeyFault) in try keys.resetting(command) }
  }

  private func change(
    _ keys: inout KeyMap, _ command: KeyCommand,
    _ changed: (KeyMap) throws(KeyFault) -> KeyMap
  ) -> [PageStep] {
    do throws(KeyFault) {
      keys = try changed(keys)
      return [.ask(.keepKeys)]
    } catch {
      return [.say(error.answer(to: command))]
    }
  }
}

extension KeysPage {
  func textColumn(in body: Rect) -> Int { ValueLines(in: body).textColumn }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let ink: Ink = isAwaiting ? .ask : .quiet
    var layout = layout(in: body, context)
    layout.lines.makeRoom(
      name: Self.lines.map { pen.text(title(of: $0)).columns }.max() ?? 0,
      value: Self.lines.map { keyNames(of: $0, pen, context.keys).columns }.max() ?? 0)
    layout.draw(
      .menuKeys, about: about(pen.words, context.keys), ink, notice: context.notice, on: &pen
    ) { index, pen in
      let line = Self.lines[index]
      return GroupedList.Line(
        title: pen.text(title(of: line)), value: value(of: line, pen, context.keys))
    }
  }

  private func title(of line: Line) -> Phrase {
    switch line {
    case .command(let command): command.title
    case .all: .keysResetAll
    }
  }

  private func value(of line: Line, _ pen: Pen, _ keys: KeyMap) -> String {
    line == chosen && isAwaiting ? "_" : keyNames(of: line, pen, keys)
  }

  private func keyNames(of line: Line, _ pen: Pen, _ keys: KeyMap) -> String {
    guard case .command(let command) = line else { return "" }
    return pen.look.shown(pen.words.names(of: keys.keys(of: command).map(\.label)))
  }

  /// An explanation of what can be done with the chosen line.
  private func about(_ words: Words, _ keys: KeyMap) -> Phrase {
    guard case .command(let command) = chosen else { return .aboutResetAll }
    if isAwaiting { return .askNewKey }
    if keys.changes[command.name] == nil { return .aboutUsualKey }
    return .aboutOwnKey(usual: words.names(of: command.keys.map(\.label)))
  }

  private func layout(in body: Rect, _ context: PageContext) -> GroupedList {
    GroupedList(
      groups: Self.groups.map { .init(headline: $0, lines: $1.count) }, chosen: list.index,
      in: body, isBeforeTable: context.table == nil)
  }
}

extension KeyContext {
  /// The headline for commands of this context.
  fileprivate var headline: Phrase {
    switch self {
    case .everywhere: .keysEverywhere
    case .table: .settingsTable
    case .people: .keysPeople
    case .lists: .keysLists
    case .reading: .keysReading
    }
  }
}

extension KeyFault {
  /// The reason why a command cannot have a key, with the name of the command that has it.
  fileprivate func answer(to command: KeyCommand) -> Phrase {
    guard case .taken(let key, let owner, let wanted) = self,
      let other = KeyCommand(rawValue: owner == command.name ? wanted : owner)
    else { return .keyCannotBeGiven }
    return .keyIsTaken(key: key.label, title: other.title)
  }
}
