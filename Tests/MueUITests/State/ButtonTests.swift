import CellGrid
import MueGame
import MueRules
import Testing

@testable import MueUI

@Suite("Buttons for the mouse") struct ButtonTests {
  private let size = Size(width: 80, height: 24)

  /// The place where a text begins on the screen.
  private func place(of text: String, _ state: ScreenState, _ picture: ScreenView) throws
    -> Position
  {
    let rows = picture.draw(state, size: size).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(rows.lastIndex { $0.contains(text) })
    let start = try #require(rows[y].firstRange(of: text)?.lowerBound)
    return Position(x: rows[y][..<start].columns, y: y)
  }

  private func bidding() throws -> ScreenState {
    var game = try Positions.game(.five)
    try Positions.play(&game, until: { $0.moveCount == 5 })
    return try Studio().state(game)
  }

  @Test("every key at the foot acts when it is clicked")
  func keys() throws {
    let picture = try Studio().picture()
    let state = try bidding()
    let buttons: [(String, Int, Key)] = [
      ("←→ choose", 0, .left), ("←→ choose", 1, .right), ("←→ choose", 5, .left),
      ("↑↓ push", 1, .down), ("↑↓ push", 4, .up), ("p pass", 3, .character("p")),
      ("Esc menu", 6, .escape),
    ]
    for (text, column, key) in buttons {
      let start = try place(of: text, state, picture)
      let place = Position(x: start.x + column, y: start.y)
      #expect(picture.key(at: place, of: state, size: size) == key, "\(text) \(column)")
    }
    #expect(picture.key(at: Position(x: 0, y: 23), of: state, size: size) == nil)
    #expect(picture.key(at: Position(x: 40, y: 12), of: state, size: size) == nil)
  }

  @Test("a button does what its key does, and nothing where the mouse is off")
  func pressing() throws {
    var state = try bidding()
    #expect(state.press(.character("p")) == [.make(.pass)])
    state.preferences.mouse = false
    #expect(state.press(.character("p")) == [])
  }

  @Test("the title opens the menu; a click there chooses a line, another one opens it")
  func menu() throws {
    let picture = try Studio().picture()
    var state = try bidding()
    let title = picture.key(at: Position(x: 5, y: 0), of: state, size: size)
    _ = state.press(try #require(title))
    #expect(state.scene == .menu(.goOn))
    let rules = try place(of: "Rules", state, picture)
    _ = state.handle(Mouse(.press, at: rules), in: size)
    #expect(state.scene == .menu(.rules))
    _ = state.handle(Mouse(.press, at: rules), in: size)
    #expect(state.scene == .document(Reader(.rules)))
    _ = state.handle(Mouse(.wheelDown, at: rules), in: size)
    guard case .document(let reader) = state.scene else { throw CancellationError() }
    #expect(reader.place.row == 1)
    let back = try #require(
      picture.key(at: place(of: "Esc back", state, picture), of: state, size: size))
    _ = state.press(back)
    #expect(state.scene == .table)
  }

  @Test("every hint before the table that names a key is a button")
  func startMenuHints() throws {
    let picture = try Studio().picture()
    let size = Size(width: 200, height: 45)
    for (name, state) in try StartMenuStates.all() {
      let row = picture.draw(state, size: size).text.split(separator: "\n").last ?? ""
      for hint in row.matches(of: /\S+( \S+)*/) where hint.output.0 != "type a value" {
        let x = row[..<hint.range.lowerBound].columns
        let key = picture.key(at: Position(x: x, y: 44), of: state, size: size)
        #expect(key != nil, "\(name): \(hint.output.0)")
      }
    }
  }

  @Test("the keys before the table are buttons as well")
  func startMenu() throws {
    let state = StartMenuState(StartPage(game: nil))
    let picture = try Studio().picture()
    let row = picture.draw(state, size: size).text.split(separator: "\n").last ?? ""
    let start = try #require(row.firstRange(of: "q leave")?.lowerBound)
    let place = Position(x: row[..<start].columns + 3, y: 23)
    #expect(picture.key(at: place, of: state, size: size) == .character("q"))
  }
}
