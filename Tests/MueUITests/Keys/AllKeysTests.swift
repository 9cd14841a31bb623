import CellGrid
import MueRules
import Testing

@testable import MueUI

@Suite("The person's own keys, on every page") struct AllKeysTests {
  private let size = Size(width: 80, height: 30)

  /// A key for each command, which no command has by default: letters that no language uses.
  private static let own: [KeyCommand: Key] = Dictionary(
    uniqueKeysWithValues: KeyCommand.allCases.enumerated().map { index, command in
      (command, .character(Character(Unicode.Scalar(UInt32(0x410 + index)) ?? "?")))
    })

  private func map() throws -> KeyMap {
    try KeyMap(Dictionary(uniqueKeysWithValues: Self.own.map { ($0.key.name, [$0.value]) }))
  }

  @Test("at the table they do what the default ones do, which no longer do anything")
  func table() throws {
    let map = try map()
    var compared = 0
    for recorded in try RecordedStates.all(.five) {
      for page in recorded.pages {
        var usual = recorded.state
        usual.openPage = page
        var own = usual
        own.keys = map
        if own.keyContext == nil { continue }
        var idle = own
        let nothing = (idle.handle(.control("y")), idle.openPage, idle.notice)
        for (command, key) in Self.own {
          guard let usualKey = command.keys.first,
            usual.input(for: usualKey) == .command(command), !isOfKeys(command, page)
          else { continue }
          var (pressed, mine) = (usual, own)
          #expect(pressed.handle(usualKey) == mine.handle(key), "\(page) \(command)")
          #expect(pressed.openPage == mine.openPage, "\(page) \(command)")
          #expect(pressed.notice == mine.notice && pressed.selection == mine.selection)
          guard case .key = own.input(for: usualKey) else { continue }
          var given = own
          #expect(given.handle(usualKey) == nothing.0, "\(page) \(usualKey)")
          #expect(given.openPage == nothing.1 && given.notice == nothing.2, "\(page) \(usualKey)")
          compared += 1
        }
      }
    }
    #expect(compared > 100)
  }

  /// Whether a command depends on the person's keys.
  private func isOfKeys(_ command: KeyCommand, _ page: OpenPage) -> Bool {
    guard case .keys = page else { return false }
    return [.confirm, .toggle, .next, .delete].contains(command)
  }

  @Test("before the table too")
  func startMenu() throws {
    let map = try map()
    let picture = try Studio().picture()
    var compared = 0
    for (name, state) in try StartMenuStates.all()
    where state.top?.keyContext != nil && !(state.top is KeysPage) {
      for (command, key) in Self.own {
        guard let usualKey = command.keys.first,
          state.input(for: usualKey) == .command(command)
        else { continue }
        var (pressed, mine, given) = (state, state, state)
        (mine.context.keys, given.context.keys) = (map, map)
        #expect(pressed.handle(usualKey, in: size) == mine.handle(key, in: size))
        #expect(pressed.notice == mine.notice, "\(name) \(command)")
        if compared % 3 == 0 {
          #expect(
            picture.frame(of: pressed, size: size) == picture.frame(of: mine, size: size))
        }
        let pages = given.pages.count
        #expect(given.handle(usualKey, in: size) == [], "\(name) \(usualKey)")
        #expect(given.pages.count == pages && given.notice != nil, "\(name) \(usualKey)")
        compared += 1
      }
    }
    #expect(compared > 50)
  }

  @Test("and in plain mode, where a single-character key is a word")
  func plain() throws {
    let languages = try Studio().languages
    let english = try #require(languages.words(for: "en"))
    let usual = Vocabulary(english, english: english)
    let own = try Vocabulary(english, english: english, keys: map())
    var compared = 0
    for verb in Verb.allCases {
      guard let command = verb.command, case .character(let old) = command.keys.first,
        case .character(let new) = Self.own[command]
      else { continue }
      #expect(usual.verb(String(old)) == verb)
      #expect(own.verb(String(new)) == verb)
      #expect(old.isLetter || own.verb(String(old)) == nil)
      compared += 1
    }
    #expect(compared > 5)
  }
}
