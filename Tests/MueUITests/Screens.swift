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
      return view.draw(state, size: size)
    case .pages(var pages):
      return view.frame(of: &pages, size: size)
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
    tables += try LessonScreenTests().states()
    tables += try DayPageTests().states()
    tables += try ParTests().states()
    tables += try MotionTests().states()
    tables.append(("peek", try PeekTests().state()))
    var screens = tables.map { (name: $0, screen: Screen.table($1)) }
    screens += try StartMenuStates.all().map { ("startMenu/" + $0, .pages($1)) }
    screens.append(("file", .pages(try ReplayStates.file())))
    let gathering = ParticipantsStates.participants(isGathering: true)
    screens.append(("gathering", .pages(PageStack(gathering: gathering))))
    return screens
  }
}
