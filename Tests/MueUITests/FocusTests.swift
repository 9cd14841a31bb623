import CellGrid
import Foundation
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

/// The cell that screen readers, magnifiers and braille displays follow.
@Suite("The focus") struct FocusTests {
  private static let sizes = [(80, 24), (48, 26), (140, 45), (200, 60)].map {
    Size(width: $0.0, height: $0.1)
  }

  /// The text around the focus: what precedes it in its row, and what begins there.
  private func read(_ grid: Grid) throws -> (before: String, after: String) {
    let focus = try #require(grid.focus)
    var (before, after) = ("", "")
    for x in 0..<grid.size.width {
      let character = grid[Position(x: x, y: focus.y)].character ?? " "
      if x < focus.x { before.append(character) } else { after.append(character) }
    }
    return (before, after)
  }

  @Test("is on the number of the chosen card at every size", arguments: sizes)
  func cards(size: Size) throws {
    let studio = try Studio()
    var state = try studio.state(Positions.following())
    let view = try studio.picture("en")
    for key in [Key.right, .right, .left, .home, .end] {
      _ = state.handle(key)
      let card = try #require(state.selection.card)
      let text = try read(view.frame(of: state, size: size)).after
      #expect(text.hasPrefix("\(card.rank.number)"), "\(key) \(text)")
    }
  }

  @Test(
    "is on the chosen line of every list", arguments: ["menu", "settings", "naming", "picking"])
  func lines(name: String) throws {
    var state = try #require(TableStates.all().first { $0.name == name }).state
    let view = try Studio().picture("en")
    for _ in 0..<12 {
      _ = state.handle(.down)
      let (before, after) = try read(view.frame(of: state, size: Size(width: 80, height: 24)))
      #expect(after.hasPrefix("▸"), "\(name): \(after)")
      #expect(!before.contains("▸"))
    }
  }

  @Test("is on the chosen line of every page before the table") func startMenu() throws {
    let view = try Studio().picture("en")
    var marked = 0
    for (name, state) in try StartMenuStates.all() {
      let grid = view.frame(of: state, size: Size(width: 80, height: 24))
      if grid.text.contains("▸") {
        #expect(grid.focus != nil, "\(name)")
        marked += 1
      }
    }
    #expect(marked > 10)
  }

  @Test("is on the cursor of a text that is typed") func typing() throws {
    let view = try Studio().picture("en")
    var state = try Studio().state(Positions.following())
    state.openPage = .people(PeoplePage())
    state.people = PeopleStates.people(isGathering: false)
    for key in [Key.enter, .character("h"), .character("i"), .left] { _ = state.handle(key) }
    let (before, after) = try read(view.frame(of: state, size: Size(width: 80, height: 24)))
    #expect(before.hasSuffix("h") && after.hasPrefix("i"))
  }

  /// The row of a grid with the focus.
  private func row(_ grid: Grid) throws -> String {
    let (before, after) = try read(grid)
    return (before + after).trimmingCharacters(in: .whitespaces)
  }

  @Test(
    "is where the text of a page begins, and then on the first row that is new",
    arguments: ["?", "]", "m", "["])
  func pages(key: Character) throws {
    let view = try Studio().picture("en")
    var game = try Positions.game(.five)
    try Positions.play(
      &game, until: { $0.match.scores.count == 3 && $0.match.round.publicState.finishedTricks > 3 })
    var state = try Studio().state(game)
    _ = state.handle(.character(key))
    let size = Size(width: 48, height: 16)
    func frame() -> Grid { view.frame(of: state, size: size) }
    func press(_ key: Key) { _ = state.handle(state.input(for: key), in: view.window(size)) }
    let first = frame()
    let opened = try #require(first.focus)
    #expect(opened.y <= 2, "\(first.text)")
    #expect(try !read(first).after.hasPrefix(" "))
    press(.down)
    let second = frame()
    if second == first { return }
    // One row has moved in, at the foot.
    let lines = second.text.split(separator: "\n", omittingEmptySubsequences: false)
    let foot = try #require(second.focus)
    #expect(
      foot.y > 9 && !first.text.contains(lines[foot.y].trimmingCharacters(in: .whitespaces))
        || lines[foot.y].allSatisfy { $0 == " " })
    press(.up)
    #expect(frame().focus?.y == opened.y)
  }

  @Test("is on what was sought, and on the text that follows it when that is scrolled to")
  func sought() throws {
    let view = try Studio().picture("en")
    var state = try Studio().state(Positions.following())
    state.openPage = .document(Reader(.rules))
    for key in [Key.character("/")] + "Vice".map(Key.character) + [.enter] { _ = state.handle(key) }
    let size = Size(width: 80, height: 24)
    #expect(try read(view.frame(of: state, size: size)).after.hasPrefix("Vice"))
    let next = state.handle(.character("n"))
    #expect(try next.isEmpty && read(view.frame(of: state, size: size)).after.hasPrefix("Vice"))
    _ = state.handle(.pageDown)
    let before = try #require(view.frame(of: state, size: size).focus)
    #expect(before.y > 2)
  }

  @Test("is on the text of pages without anything to choose") func text() throws {
    let view = try Studio().picture("en")
    for page: any Page in [ResultsPage(), ShelfPage(), CoachPage()] {
      var stack = PageStack(StartPage(game: nil))
      stack.push(page)
      stack.take(.games([], unread: 0))
      let grid = view.frame(of: stack, size: Size(width: 80, height: 24))
      #expect(try !read(grid).after.hasPrefix(" "))
    }
  }

  @Test("is on the result of a hand, and on an instruction that lies on the table") func results()
    throws
  {
    let view = try Studio().picture("en")
    let size = Size(width: 80, height: 24)
    var state = try #require(TableStates.all().first { $0.name == "reckoning" }).state
    #expect(try !read(view.frame(of: state, size: size)).after.hasPrefix(" "))
    state = try Studio().state(Positions.following())
    let card = LessonCard(heading: .practiceRight, text: [.practiceNothing])
    state.kind = .lesson(card)
    let heading = try Studio().words("en")(.practiceRight)
    #expect(try read(view.frame(of: state, size: size)).after.hasPrefix(heading))
    _ = state.handle(.right)
    let number = try #require(state.selection.card).rank.number
    #expect(try read(view.frame(of: state, size: size)).after.hasPrefix("\(number)"))
  }
}
