import CellGrid
import MueWords

extension ScreenView {
  /// Draws the people who gather for a match, in a window of a size; `notice` is the answer to the last
  /// key.
  public func draw(
    _ page: ParticipantsPage, _ participants: Participants, notice: Phrase?, size: Size
  ) -> Grid {
    var pen = pen(for: size)
    guard let layout = StartMenuLayout(size) else {
      drawTooSmall(size, on: &pen)
      return pen.grid
    }
    pen.say(
      .companyHeading(name: participants.host.text), x: layout.title.x + 1, y: layout.title.y,
      .heading, in: layout.title)
    HintRow(hints: page.hints(in: participants)).draw(on: &pen, in: layout.keys)
    let rect = Rect(
      x: layout.body.x, y: layout.title.bottom, width: layout.body.width,
      height: layout.notice.bottom - layout.title.bottom)
    ParticipantsView(page: page, participants: participants, notice: notice).draw(
      on: &pen, in: rect)
    return pen.grid
  }
}
