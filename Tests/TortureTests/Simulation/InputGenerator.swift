import CellGrid
import MueData
import MueRules
import MueUI
import Synchronization

@testable import CursesConsole

/// Generates keys, mouse actions and window sizes.
struct InputGenerator {
  /// Who operates the program.
  enum Owner: String, Sendable {
    /// A person who plays and explores.
    case person
    /// Nobody: random keys, pastes, mouse actions and sizes.
    case random
  }

  enum InputAction {
    case press([Key])
    case resize(Size)
  }

  let owner: Owner
  var chance: SeededGenerator

  private static let usual: [Key] =
    [.enter, .enter, .enter, .enter, .character(" "), .character(" "), .left, .right, .up, .down]
    + [.home, .end, .character("p")]
  private static let commands = KeyCommand.allCases.filter { $0 != .leave }.flatMap(\.keys)
  private static let odd: [Key] = [
    .tab, .backTab, .backspace, .delete, .pageUp, .pageDown, .focusGained, .focusLost, .escape,
    .control("a"), .control("l"), .control("r"), .character("é"), .character("日"),
    .character("👩‍👩‍👧"), .character("\u{301}"), .character("ß"), .character("\u{200B}"),
  ]

  /// The next action in a window of the given size.
  mutating func next(in size: Size) -> InputAction {
    switch owner {
    case .person:
      return chance.below(300) == 0 ? .resize(sensibleSize()) : .press(personsKeys(in: size))
    case .random:
      return chance.below(40) == 0 ? .resize(anySize()) : .press(randomKeys(in: size))
    }
  }

  private mutating func personsKeys(in size: Size) -> [Key] {
    switch chance.below(40) {
    case 0: settings()
    case 1: [.mouse(mouse(in: size))]
    case 2: [.escape, .enter]
    case 39: [.character("H")]
    case 3...9: [pick(Self.commands)]
    default: (0...chance.below(3)).map { _ in pick(Self.usual) }
    }
  }

  private mutating func randomKeys(in size: Size) -> [Key] {
    switch chance.below(30) {
    case 0: return settings()
    case 1: return paste()
    case 2...6: return (0...chance.below(4)).map { _ in .mouse(mouse(in: size)) }
    case 7: return [.escape]

    default: return (0...chance.below(20)).map { _ in anyKey() }
    }
  }

  private mutating func anyKey() -> Key {
    switch chance.below(8) {
    case 0: pick(Self.odd)
    case 1: .character(Character(Unicode.Scalar(UInt8(32 + chance.below(95)))))
    case 2...4: pick(Self.commands)
    default: pick(Self.usual)
    }
  }

  /// Opens the settings and changes a few: languages, themes, anything.
  private mutating func settings() -> [Key] {
    let rows = (0..<chance.below(24)).map { _ in Key.down }
    let turns: [Key] = [.right, .left, .enter, .character(" ")]
    let change = (0...chance.below(3)).map { _ in pick(turns) }
    return [.escape, .down, .enter] + rows + change + [.escape, .escape]
  }

  /// Bytes as they arrive when something is pasted, decoded like those of the terminal.
  private mutating func paste() -> [Key] {
    var decoder = KeyDecoder()
    let length = chance.below(200)
    let bytes = (0..<length).map { _ in
      UInt8(chance.below(4) == 0 ? chance.below(256) : 32 + chance.below(95))
    }
    if chance.below(2) == 0 { return [.paste(String(decoding: bytes, as: UTF8.self))] }
    // Ctrl-C would only end the session early.
    return decoder.keys(from: bytes).filter { $0 != .control("c") }
  }

  private mutating func mouse(in size: Size) -> Mouse {
    let actions: [Mouse.Action] = [.press, .press, .press, .drag, .release, .wheelUp, .wheelDown]
    let position = Position(
      x: chance.below(size.width + 2) - 1, y: chance.below(size.height + 2) - 1)
    return Mouse(pick(actions), at: position)
  }

  /// A size that the table fits.
  mutating func sensibleSize() -> Size {
    Size(width: 64 + chance.below(80), height: 26 + chance.below(20))
  }

  private mutating func anySize() -> Size {
    if chance.below(2) == 0 { return sensibleSize() }
    return Size(width: 10 + chance.below(291), height: 10 + chance.below(91))
  }

  private mutating func pick<Thing>(_ things: [Thing]) -> Thing {
    things[chance.below(things.count)]
  }
}

/// Random bytes that follow from a seed.
final class SeededBytes: Sendable {
  private let chance: Mutex<SeededGenerator>

  init(seed: UInt64) { chance = Mutex(SeededGenerator(seed: seed)) }

  /// 32 random bytes.
  func bytes() -> Hex {
    chance.withLock { chance in Hex((0..<32).map { _ in UInt8(chance.below(256)) }) }
  }
}
