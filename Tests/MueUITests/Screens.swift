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
    let tables =
      try TableStates.all() + ReplayStates.all() + LessonScreenTests().states()
      + DayPageTests().states() + ParTests().states() + MotionTests().states()
      + [("peek", PeekTests().state())]
    let pages = try StartMenuStates.all()
    return try tables.map { ($0, .table($1)) } + pages.map { ("startMenu/" + $0, .pages($1)) }
      + [
        ("file", .pages(ReplayStates.file())),
        (
          "gathering",
          .pages(PageStack(gathering: ParticipantsStates.participants(isGathering: true)))
        ),
      ]
  }
}
