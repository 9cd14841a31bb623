import CellGrid
import MueWords

extension ScreenView {
  /// Draws the start menu for a window of the given size.
  public func draw(_ state: StartMenuState, size: Size) -> Grid {
    var pen = pen(for: size)
    guard let layout = StartMenuLayout(size) else {
      drawTooSmall(size, on: &pen)
      return pen.grid
    }
    let content = state.shown
    pen.say(
      content.title, x: layout.title.x + 1, y: layout.title.y, .heading, in: layout.title)
    HintRow(hints: state.hints).draw(on: &pen, in: layout.keys)
    content.draw(on: &pen, in: layout.body)
    if let notice = state.notice {
      let lines = pen.rows(notice, width: layout.notice.width - 2)
      for (row, line) in lines.prefix(layout.notice.height).enumerated() {
        pen.write(line, x: layout.notice.x + 1, y: layout.notice.y + row, .ask, in: layout.notice)
      }
    }
    return pen.grid
  }

  /// Limits the scroll position of the visible page to its contents, in a window of the given size.
  public func fit(_ state: inout StartMenuState, size: Size) {
    guard let layout = StartMenuLayout(size) else { return }
    state.shown.fit(layout.body, pen(for: Size(width: 0, height: 0)))
  }
}
