import CellGrid
import MueGame
import MueRules
import MueWords

/// All that decides what the window shows while hands of a file are looked at again.
public struct ReplayState: Sendable {
  private(set) var page: ReplayPage
  private(set) var notice: Phrase?
  private let keys: KeyMap
  /// Whether the person has had enough.
  public private(set) var isLeft = false

  /// A page of hands, with the keys the person uses.
  public init(_ page: ReplayPage, keys: KeyMap) {
    self.page = page
    self.keys = keys
  }

  /// Answers a key.
  public mutating func handle(_ key: Key) {
    switch key {
    case .resized: return
    case .mouse(let mouse):
      if mouse.action == .wheelUp { _ = page.answer(.previous) }
      if mouse.action == .wheelDown { _ = page.answer(.next) }
      return
    default: break
    }
    notice = nil
    switch keys.intent(of: key, suitLetters: []) {
    case .leave: isLeft = true
    case nil: notice = .unknownKey
    case .some(let intent):
      switch page.answer(intent) {
      case .back: isLeft = true
      case .say(let phrase): notice = phrase
      case .done, .play, .review: break
      }
    }
  }
}

extension ScreenView {
  /// Draws hands of a file for a window of a size.
  public func draw(_ state: ReplayState, size: Size) -> Grid {
    var pen = pen(for: size)
    guard let layout = StartMenuLayout(size) else {
      drawTooSmall(size, on: &pen)
      return pen.grid
    }
    pen.say(
      .replayTitle, x: layout.title.x + 1, y: layout.title.y, .heading, in: layout.title)
    HintRow(hints: state.page.hints).draw(on: &pen, in: layout.keys)
    ReplayView(page: state.page, notice: state.notice).draw(on: &pen, in: layout.body)
    return pen.grid
  }
}
