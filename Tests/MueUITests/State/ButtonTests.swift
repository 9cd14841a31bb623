import CellGrid
import MueGame
import MueRules
import Testing

@testable import MueUI

@Suite("Buttons for the mouse") struct ButtonTests {
  private let size = Size(width: 80, height: 24)

  /// The position of a text on the screen.
  private func position(of text: String, _ state: ScreenState, _ picture: ScreenView) throws
    -> Position
  {
    let rows = picture.frame(of: state, size: size).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(rows.lastIndex { $0.contains(text) })
    let start = try #require(rows[y].firstRange(of: text)?.lowerBound)
    return Position(x: rows[y][..<start].columns, y: y)
  }

  private func bidding() throws -> ScreenState {
    try Studio().state(Positions.bidding())
  }

  @Test("every key at the foot works when it is clicked")
  func keys() throws {
    let picture = try Studio().picture(palette: .none)
    let state = try bidding()
    let buttons: [(String, Int, KeyCommand)] = [
      ("←→ move", 0, .previous), ("←→ move", 1, .next), ("←→ move", 5, .previous),
      ("↑↓ push", 1, .down), ("↑↓ push", 4, .up), ("p pass", 3, .pass), ("Esc menu", 6, .menu),
    ]
    for (text, column, command) in buttons {
      let start = try position(of: text, state, picture)
      let position = Position(x: start.x + column, y: start.y)
      #expect(
        picture.click(position, state, size) == .command(command), "\(text) \(column)")
    }
    for position in [Position(x: 0, y: 23), Position(x: 40, y: 12)] {
      #expect(picture.click(position, state, size) == .mouse(Mouse(.press, at: position)))
    }
  }

  @Test("a button does what its key does, and nothing when the mouse is off")
  func pressing() throws {
    var state = try bidding()
    let picture = try Studio().picture(palette: .none)
    let pass = try position(of: "p pass", state, picture)
    #expect(state.handle(picture.click(pass, state, size)) == [.make(.pass)])
    state.preferences.mouse = false
    #expect(state.handle(picture.click(pass, state, size)) == [])
  }

  @Test("the title opens the menu; a click there chooses a line, a second one opens it")
  func menu() throws {
    let picture = try Studio().picture(palette: .none)
    var state = try bidding()
    _ = state.handle(picture.click(Position(x: 5, y: 0), state, size))
    #expect(state.openPage == .menu(.goOn))
    let rules = try position(of: "Rules", state, picture)
    _ = state.handle(Mouse(.press, at: rules), in: size)
    #expect(state.openPage == .menu(.rules))
    _ = state.handle(Mouse(.press, at: rules), in: size)
    #expect(state.openPage == .document(Reader(.rules)))
    _ = state.handle(Mouse(.wheelDown, at: rules), in: size)
    guard case .document(let reader) = state.openPage else { throw CancellationError() }
    #expect(reader.location.row == 1)
    let back = try position(of: "Esc back", state, picture)
    _ = state.handle(picture.click(back, state, size))
    #expect(state.openPage == .table)
  }

  @Test("every hint before the table that names a key is a button")
  func startMenuHints() throws {
    let picture = try Studio().picture(palette: .none)
    let size = Size(width: 200, height: 45)
    let words = try Studio().words("en")
    let noKeys = [words(.hintType), words(.keysCases)]
    for (name, state) in try StartMenuStates.all() {
      let row = picture.frame(of: state, size: size).text.split(separator: "\n").last ?? ""
      for hint in row.matches(of: /\S+( \S+)*/) where !noKeys.contains(String(hint.output.0)) {
        let x = row[..<hint.range.lowerBound].columns
        let click = Key.mouse(Mouse(.press, at: Position(x: x, y: 44)))
        guard case .command = picture.input(for: click, of: state, size: size) else {
          Issue.record("\(name): \(hint.output.0)")
          continue
        }
      }
    }
  }

  @Test("the keys before the table are buttons as well")
  func startMenu() throws {
    let state = PageStack(StartPage(game: nil))
    let picture = try Studio().picture(palette: .none)
    let row = picture.frame(of: state, size: size).text.split(separator: "\n").last ?? ""
    let start = try #require(row.firstRange(of: "q leave")?.lowerBound)
    let position = Position(x: row[..<start].columns + 3, y: 23)
    let click = Key.mouse(Mouse(.press, at: position))
    #expect(picture.input(for: click, of: state, size: size) == .command(.leave))
  }

  @Test("a click on the bar or the title ends typing like the keys shown there")
  func typing() throws {
    let picture = try Studio().picture(palette: .none)
    for (text, isKept) in [("Enter keep", true), ("Esc", false)] {
      var state = try bidding()
      state.openPage = .settings(try SettingsPage(at: "name"))
      for key: Key in [.enter, .character("A"), .character("y")] { _ = state.handle(key) }
      let button = try position(of: text, state, picture)
      #expect(
        state.handle(picture.click(button, state, size)) == (isKept ? [.keep(.name)] : []))
      #expect(state.keyContext == .everywhere)
    }
  }
}

extension ScreenView {
  /// The meaning of a click at a position of a table.
  fileprivate func click(_ position: Position, _ state: ScreenState, _ size: Size) -> Input {
    input(for: .mouse(Mouse(.press, at: position)), of: state, size: size)
  }
}
