import CellGrid
import MueRules

/// What the person did, in terms of the open page; `KeyMap` looks up each key once.
public enum Input: Hashable, Sendable {
  /// A command, given by one of its keys or by a click.
  case command(KeyCommand)
  /// A digit, which chooses a card, a trick or a line.
  case digit(Int)
  /// The letter of a suit, typed at the table.
  case suit(Suit)
  /// A key without a command, or any key while text is typed.
  case key(Key)
  case mouse(Mouse)

  public var confirms: Bool { self == .command(.confirm) || self == .command(.toggle) }

  /// Whether the input is a letter of a non-Latin alphabet without a command.
  var isOfAnotherAlphabet: Bool {
    if case .key(.character(let character)) = self { character.isOfAnotherAlphabet } else { false }
  }

  /// The key for a text field; a click on a bar can replace either of the two keys that end typing.
  var typed: Key? {
    switch self {
    case .key(let key): key
    case .command(.confirm): .enter
    case .command(.menu): .escape
    default: nil
    }
  }
}

extension KeyMap {
  /// The meaning of a key in a context; without a context, text is being typed and each key means
  /// itself.
  ///
  /// Ctrl-C leaves everywhere.
  public func input(for key: Key, in context: KeyContext?) -> Input {
    if key == .control("c") { return .command(.leave) }
    guard let context else { return .key(key) }
    for key in [key, key.narrow] {
      for context in context.searched {
        if let command = command(of: key, in: context) { return .command(command) }
      }
    }
    if case .character(let character) = key, let digit = character.digit { return .digit(digit) }
    return .key(key)
  }
}

extension Key {
  /// The key with a full-width character, as typed by East Asian input methods, replaced by the
  /// usual one.
  var narrow: Key {
    guard case .character(let character) = self, character.unicodeScalars.count == 1,
      let scalar = character.unicodeScalars.first
    else { return self }
    switch scalar.value {
    case 0xFF01...0xFF5E:
      return .character(Character(Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21))))
    case 0x3000: return .character(" ")
    default: return self
    }
  }
}

extension Character {
  /// The value of a digit in any script; Arabic keyboards, for example, have their own.
  fileprivate var digit: Int? {
    unicodeScalars.first?.properties.numericType == .decimal ? wholeNumberValue : nil
  }

  /// Whether the character is a letter of a non-Latin alphabet.
  fileprivate var isOfAnotherAlphabet: Bool {
    guard let scalar = unicodeScalars.first, scalar.properties.isAlphabetic else { return false }
    return switch scalar.value {
    // Latin letters with and without accents, phonetic letters, and signs made of Latin letters.
    case ..<0x370, 0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2071...0x209C, 0x2100...0x214F,
      0x2C60...0x2C7F, 0xA720...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06, 0xFF21...0xFF5A:
      false
    default: true
    }
  }
}

extension ScreenState {
  /// The meaning of a key on the open page.
  ///
  /// If a suit's letter in the current language is also a command's key, the command has priority
  /// at the table, unless it does nothing before the hand is over.
  ///
  /// On a page above the table, the key to leave goes back, as on the pages of the start menu;
  /// Ctrl-C leaves even there.
  func input(for key: Key) -> Input {
    let context = keyContext
    let input = stack.context.keys.input(for: key, in: context)
    if input == .command(.leave), key != .control("c"), !isTableShown { return .command(.menu) }
    guard context == .table, case .character(let character) = key.narrow else { return input }
    let isFree: Bool
    switch input {
    case .key: isFree = true
    case .command(.review): isFree = !isReviewable
    // The command has another key.
    case .command(.sort): isFree = stack.context.keys.keys(of: .sort).count > 1
    default: isFree = false
    }
    return isFree ? suit(of: character).map(Input.suit) ?? input : input
  }

  private func suit(of character: Character) -> Suit? {
    suitLetters.firstIndex { $0.lowercased() == character.lowercased() }
      .flatMap { Suit(rawValue: UInt8($0)) }
  }

  /// Whether there are decisions to review: those of a finished hand.
  private var isReviewable: Bool {
    stack.top is ReplayPage || view.observation.publicState.score != nil
  }

  /// The context in which keys are looked up; nil while text is typed or a key is being assigned.
  var keyContext: KeyContext? { stack.top.map(\.keyContext) ?? .table }
}

extension ScreenView {
  /// Answers a key or the mouse at a table; nil if it was meant for a trick just removed.
  ///
  /// Any input but a drag ends an animation.
  public func answer(
    _ key: Key, in state: inout ScreenState, _ pacing: inout Pacing, size: Size
  ) -> (input: Input, effects: [Effect])? {
    let input = input(for: key, of: state, size: size)
    // The answer may depend on the animation that it ends.
    defer { if !key.isDrag { state.moving = nil } }
    if pacing.isLate(input, in: state) { return nil }
    if pacing.isForOldProposal(input, in: state) {
      state.pointOutProposal()
      return (input, [])
    }
    return (input, state.handle(input, in: window(size)))
  }

  /// Answers a key or the mouse on pages that have the whole window.
  public func answer(_ key: Key, on stack: inout PageStack, size: Size) -> [Effect] {
    stack.handle(input(for: key, of: stack, size: size), in: window(size))
  }

  /// The meaning of a key or the mouse at a table.
  ///
  /// A click on a bar gives the command under the mouse; a click on the title opens the menu.
  func input(for key: Key, of state: ScreenState, size: Size) -> Input {
    guard case .mouse(let mouse) = key else { return state.input(for: key) }
    guard state.preferences.mouse, mouse.action == .press,
      let layout = Layout(size, players: state.view.rules.players)
    else { return .mouse(mouse) }
    if layout.title.contains(mouse.position) { return .command(.menu) }
    let command = KeyBar(state: state).row.command(
      at: mouse.position, window(size).pen, in: layout.keys)
    return command.map(Input.command) ?? .mouse(mouse)
  }

  /// The meaning of a key or the mouse on pages that have the whole window.
  ///
  /// A click on the key bar gives the command under the mouse.
  func input(for key: Key, of stack: PageStack, size: Size) -> Input {
    guard case .mouse(let mouse) = key else { return stack.input(for: key) }
    guard mouse.action == .press, let layout = StartMenuLayout(size) else { return .mouse(mouse) }
    let hints = HintRow(hints: stack.hints)
    let command = hints.command(at: mouse.position, window(size).pen, in: layout.keys)
    return command.map(Input.command) ?? .mouse(mouse)
  }
}
