import CellGrid
import Foundation
import MueGame
import MueWords
import Testing

@testable import MueUI

/// What is true of each page that the sweep draws, in low, narrow, usual and wide windows.
@Suite("Every page") struct EveryPageTests {
  private static let sizes = [(48, 16), (48, 26), (80, 24), (140, 45)].map {
    Size(width: $0.0, height: $0.1)
  }

  /// A page of the sweep in a window.
  private struct Shown {
    let name: String
    var screen: Screen
    let view: ScreenView
    let size: Size

    var page: (any Page)? { screen.stack.top }
    var chooser: Chooser? { page?.chooser }
    var index: Int? { chooser?.chosen }
    var isTyping: Bool { page?.keyContext == nil }
    var notice: Phrase? { screen.stack.notice }

    func frame() throws -> Grid { try screen.draw(view, Studio().words("en"), size) }

    mutating func press(_ key: Key) -> [Effect] { screen.press(key, view, size) }

    mutating func press(_ action: Mouse.Action, _ x: Int = 0, _ y: Int = 0) -> [Effect] {
      press(.mouse(Mouse(action, at: Position(x: x, y: y))))
    }

    func after(_ key: Key) -> Shown {
      var shown = self
      _ = shown.press(key)
      return shown
    }

    func after(_ action: Mouse.Action, _ x: Int = 0, _ y: Int = 0) -> Shown {
      after(.mouse(Mouse(action, at: Position(x: x, y: y))))
    }

    /// Whether another page is open, another line chosen, or something else drawn.
    func differs(from other: Shown, drawn: Grid? = nil) throws -> Bool {
      if screen.stack.pages.count != other.screen.stack.pages.count { return true }
      if chooser != other.chooser || isTyping != other.isTyping { return true }
      return try frame() != drawn ?? other.frame()
    }

    /// The block of the page.
    func block() throws -> Rect {
      let area = try #require(page).area
      switch screen {
      case .table(let state):
        return area.rect(in: try #require(Layout(size, players: state.view.rules.players)))
      case .pages: return area.rect(in: try #require(StartMenuLayout(size)))
      }
    }

    /// The words of a row of the page, without the mark of the chosen line.
    func words(_ y: Int) throws -> [Substring] {
      let (grid, block) = try (frame(), block())
      let row = (block.x..<block.right).map { grid[Position(x: $0, y: y)].character ?? " " }
      return String(row).split { " ▸↑↓".contains($0) }
    }
  }

  private static func pages(_ size: Size) throws -> [Shown] {
    let view = try Studio().picture()
    return try Screens.all().filter { $0.screen.stack.top != nil }
      .map { Shown(name: $0.name, screen: $0.screen, view: view, size: size) }
  }

  /// The pages with a list, each with its first line chosen.
  private static func lists(_ size: Size) throws -> [Shown] {
    try pages(size).filter { $0.chooser != nil && !$0.isTyping }.map { $0.after(.home) }
      .filter { ($0.chooser?.count ?? 0) > 1 }
  }

  /// A list with each of its lines chosen, from the first on.
  private func lines(of list: Shown) -> [Shown] {
    var lines = [list]
    for _ in 1..<(list.chooser?.count ?? 1) { lines += lines.suffix(1).map { $0.after(.down) } }
    return lines
  }

  @Test(
    "of a list, each line is reached by arrows, Tab, page keys, Home, End and the wheel",
    arguments: sizes)
  func keys(size: Size) throws {
    var tried = 0
    for list in try Self.lists(size) {
      let lines = lines(of: list)
      let count = lines.count
      for (index, line) in lines.enumerated() {
        var ways: [(Key, Int)] = [
          (.up, (index + count - 1) % count), (.down, (index + 1) % count),
          (.backTab, (index + count - 1) % count), (.tab, (index + 1) % count),
          (.pageUp, max(0, index - 10)), (.pageDown, min(count - 1, index + 10)),
          (.mouse(Mouse(.wheelUp, at: Position(x: 0, y: 0))), max(0, index - 1)),
          (.mouse(Mouse(.wheelDown, at: Position(x: 0, y: 0))), min(count - 1, index + 1)),
        ]
        // In a text, these two move the cursor.
        if !line.isTyping { ways += [(.home, 0), (.end, count - 1)] }
        #expect(line.index == index, "\(list.name) \(size)")
        for (key, reached) in ways {
          #expect(line.after(key).index == reached, "\(list.name) \(size): \(key) from \(index)")
        }
        tried += ways.count
      }
    }
    #expect(tried > 3000)
  }

  @Test(
    "of a list, each line is reached by a click, and a second one does what Enter does",
    arguments: sizes)
  func clicks(size: Size) throws {
    var tried = 0
    let column = size.width / 2 + 12
    for list in try Self.lists(size) {
      let lines = lines(of: list)
      var reached: Set<Int> = []
      let rows = try list.block()
      for line in lines where reached.count < lines.count {
        for y in rows.y..<rows.bottom {
          let clicked = line.after(.press, column, y)
          guard clicked.screen.stack.pages.count == line.screen.stack.pages.count,
            let index = clicked.index, index != line.index, reached.insert(index).inserted
          else { continue }
          tried += 1
          // Of the lines, some are enough to see that they are where they are drawn.
          if index % 4 != 0 { continue }
          let row = try #require(clicked.frame().focus?.y)
          #expect(try line.words(y) == clicked.words(row), "\(list.name) \(size): line \(index)")
          if !clicked.isTyping { try confirm(clicked, column, row) }
        }
      }
      #expect(reached == Set(lines.indices), "\(list.name) \(size)")
    }
    #expect(tried > 300)
  }

  /// Compares a click on the chosen line with Enter.
  private func confirm(_ line: Shown, _ x: Int, _ y: Int) throws {
    // What Enter does there concerns none of the people.
    if line.page is PeoplePage { return }
    var (clicked, entered) = (line, line)
    #expect(clicked.press(.press, x, y) == entered.press(.enter), "\(line.name) \(line.size)")
    #expect(try !clicked.differs(from: entered), "\(line.name) \(line.size)")
  }

  @Test("nothing is cut and nothing overlaps, whatever line is chosen", arguments: sizes)
  func linesFit(size: Size) throws {
    for list in try Self.pages(size) where (list.chooser?.count ?? 0) > 1 {
      for line in lines(of: list) {
        let faults = try line.frame().faults
        #expect(faults.isEmpty, "\(list.name) \(size): line \(line.index ?? 0)")
      }
    }
  }

  @Test("a page that marks a chosen line has a list", arguments: sizes)
  func marks(size: Size) throws {
    for shown in try Self.pages(size) where shown.chooser == nil {
      let grid = try shown.frame()
      let cell = grid[try #require(grid.focus, "\(shown.name)")]
      let isChosen =
        cell.character == "▸" && cell.style == shown.view.window(size).pen.look.style(.chosenLine)
      #expect(!isChosen, "\(shown.name) \(size)")
    }
  }

  @Test(
    "Esc leaves every page: at once, or after it has dropped what is being typed or closed what lies over the page",
    arguments: sizes)
  func leaving(size: Size) throws {
    for var shown in try Self.pages(size)
    where !(shown.page is StartPage || shown.page is HallPage) {
      let count = shown.screen.stack.pages.count
      let isFirstForMore =
        shown.isTyping || (shown.page as? ReplayPage)?.isCurveShown == true
      var effects = shown.press(.escape)
      if isFirstForMore, shown.screen.stack.pages.count == count { effects = shown.press(.escape) }
      let isLeft =
        shown.screen.stack.pages.count < count || effects == [.startMenu]
        || effects == [.leave]
      #expect(isLeft, "\(shown.name) \(size)")
    }
  }

  private static let all: [Key] =
    KeyCommand.allCases.flatMap(\.keys) + "0123456789gß§Ж".map(Key.character)
    + [.backTab, .backspace, .delete, .control("a"), .control("k"), .control("x")]

  /// Keys that do nothing at an end, and those that lead away from it.
  private static let opposites: [Key: Key] = [
    .up: .down, .down: .up, .left: .right, .right: .left, .pageUp: .pageDown, .pageDown: .pageUp,
    .home: .end, .end: .home, .character(" "): .pageUp,
  ]

  /// Keys that edit a text, where there may be nothing to edit.
  private static let editing: Set<Key> = [
    .left, .right, .home, .end, .backspace, .delete, .control("a"), .control("k"),
  ]

  @Test(
    "no key is silent: it does something, or a sentence says that it does not", arguments: sizes)
  func silence(size: Size) throws {
    var tried = 0
    for shown in try Self.pages(size) {
      let drawn = try shown.frame()
      for key in Self.all where key != .control("l") {
        tried += 1
        var pressed = shown
        let effects = pressed.press(key)
        if !effects.isEmpty || pressed.notice != nil { continue }
        if try pressed.differs(from: shown, drawn: drawn) { continue }
        #expect(try isAtAnEnd(shown, drawn, for: key), "\(shown.name) \(size): \(key)")
      }
    }
    #expect(tried > 3000)
  }

  /// Whether a key does nothing since the page is at an end already, or shown whole.
  private func isAtAnEnd(_ shown: Shown, _ drawn: Grid, for key: Key) throws -> Bool {
    if shown.isTyping { return Self.editing.contains(key) }
    guard let opposite = Self.opposites[key] else { return false }
    if try shown.after(opposite).differs(from: shown, drawn: drawn) { return true }
    return try shown.chooser == nil && !shown.after(.home).differs(from: shown.after(.end))
  }

  @Test("the sweep meets every page that there is")
  func met() throws {
    let folder = Studio.checkout.appending(path: "Sources/MueUI")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let declared = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        .matches(of: /struct (\w+): (?:Page|TablePage|ColumnPage)\b/).map { String($0.1) }
    }
    let met = try Self.pages(Self.sizes[0]).compactMap(\.page).map { "\(type(of: $0))" }
    #expect(declared.count > 15)
    #expect(Set(met) == Set(declared))
  }
}
