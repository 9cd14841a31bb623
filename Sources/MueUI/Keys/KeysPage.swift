import CellGrid
import MueWords

/// The page of keys: every command with its keys, of which the chosen one can be given another.
///
/// Like the page of settings it changes what it is lent; what follows is for whoever lent it.
public struct KeysPage: Hashable, Sendable {
  /// A line of the page.
  enum Line: Hashable, Sendable {
    case command(KeyCommand)
    /// All keys as the program comes with them.
    case all
  }

  /// What is being done.
  enum Task: Hashable, Sendable {
    case choosing
    /// The next key is for the chosen command.
    case awaiting
    /// All keys were asked to be reset once.
    case resettingAll
  }

  static let lines = KeyCommand.all.map(Line.command) + [Line.all]

  private(set) var place = 0
  private(set) var task = Task.choosing

  /// The page with its first line chosen.
  public init() {}

  /// The line that is chosen.
  var chosen: Line { Self.lines[place] }

  /// Whether the next key is not obeyed, but given to the chosen command.
  public var isAwaiting: Bool { task == .awaiting }

  /// The keys that do something now.
  var hints: [Phrase] {
    if isAwaiting { return [.hintBack] }
    let reset: [Phrase] = chosen == .all ? [] : [.hintResetKey]
    return [.keysUpDown, chosen == .all ? .keyConfirm : .keyGive] + reset + [.keyBack, .keyLeave]
  }

  /// What a key did.
  enum Answer: Hashable {
    /// At most another line is chosen.
    case none
    /// Some command has other keys.
    case changed
    /// Something is to be said.
    case say(Phrase)
    /// The page is to be closed.
    case close
  }

  /// Answers a key, changing keys: the usual one for what the person wants, or the very one that was
  /// pressed while a key is awaited.
  mutating func answer(_ key: Key, _ keys: inout KeyMap) -> Answer {
    let task = task
    self.task = .choosing
    if task == .awaiting { return give(key, &keys) }
    switch key {
    case .up: go(to: place - 1)
    case .down, .tab: go(to: place + 1)
    case .pageUp: place = max(0, place - 10)
    case .pageDown: place = min(Self.lines.count - 1, place + 10)
    case .home: place = 0
    case .end: place = Self.lines.count - 1
    case .enter, .character(" "), .right: return begin(isSure: task == .resettingAll, &keys)
    case .character("x"), .backspace: return reset(&keys)
    case .escape: return .close
    default: return .say(.unknownKey)
    }
    return .none
  }

  /// Chooses a line, or begins with it if it is chosen already, for the mouse.
  mutating func press(_ line: Int, _ keys: inout KeyMap) -> Answer {
    if line == place { return answer(.enter, &keys) }
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

  private func give(_ key: Key, _ keys: inout KeyMap) -> Answer {
    guard case .command(let command) = chosen, key != .escape else { return .none }
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
  /// Why a command of the page cannot have a key: which other command has it.
  fileprivate func answer(to command: KeyCommand) -> Phrase {
    guard case .taken(let key, let owner, let wanted) = self,
      let other = KeyCommand.named(owner == command.name ? wanted : owner)
    else { return .keyCannotBeGiven }
    return .keyIsTaken(key: key.label, title: other.title)
  }
}
