import CellGrid
import MueWords

@testable import MueUI

/// What a window shows, at a table or elsewhere.
enum Screen: Sendable {
  case table(ScreenState)
  case pages(PageStack)

  /// Draws the screen with a view in the language of the words.
  func draw(_ view: ScreenView, _ words: Words, _ size: Size) -> Grid {
    switch self {
    case .table(var state):
      state.language = words.code
      state.useLetters(of: words)
      return view.frame(of: state, size: size)
    case .pages(let pages):
      return view.frame(of: pages, size: size)
    }
  }
}

extension Screen {
  /// The open pages.
  var stack: PageStack {
    switch self {
    case .table(let state): state.shownStack
    case .pages(let stack): stack
    }
  }

  /// Answers a key or the mouse as the program does.
  mutating func press(_ key: Key, _ view: ScreenView, _ size: Size) -> [Effect] {
    switch self {
    case .table(var state):
      let input = view.input(for: key, of: state, size: size)
      let effects = state.handle(input, in: view.window(size))
      self = .table(state)
      return effects
    case .pages(var stack):
      let effects = view.answer(key, on: &stack, size: size)
      self = .pages(stack)
      return effects
    }
  }
}

/// The screens with a picture on file.
enum Screens {
  private static let made = Result { try make() }

  /// Each screen with its name, made once.
  static func all() throws -> [(name: String, screen: Screen)] { try made.get() }

  private static func make() throws -> [(name: String, screen: Screen)] {
    var tables = try TableStates.all()
    tables += try ReplayStates.all()
    tables += try BidStates.all()
    tables += try LessonScreenTests().states()
    tables += try DayPageTests().states()
    tables += try ParTests().states()
    tables += try MotionTests().states()
    tables.append(("peek", try PeekTests().state()))
    var screens = tables.map { (name: $0, screen: Screen.table($1)) }
    screens += try StartMenuStates.all().map { ("startMenu/" + $0, .pages($1)) }
    screens.append(("file", .pages(try ReplayStates.file())))
    let gathering = PeopleStates.people(isGathering: true)
    screens.append(("gathering", .pages(PageStack(gathering: gathering))))
    return screens
  }
}
