import CellGrid
import MueWords

/// A card of the first hand, in the middle of the felt.
struct LessonCardView {
  let card: LessonCard

  func draw(on pen: inout Pen, in felt: Rect) {
    let width = min(felt.width, 58)
    let lines = pen.text(card.text).wrapped(to: width - 4)
    let height = lines.count + 3
    let rect = Rect(
      x: felt.x + (felt.width - width) / 2, y: felt.y + max(0, felt.height - height) / 2,
      width: width, height: height)
    pen.fill(rect, .plain)
    pen.frame(rect, pen.glyphs.double, .plain)
    let heading: Phrase =
      card.number == 0
      ? .lessonHeadingWelcome : .lessonHeading(number: card.number, total: card.total)
    pen.say(heading, x: rect.x + 2, y: rect.y + 1, .heading, in: rect)
    for (row, line) in lines.enumerated() {
      pen.write(line, x: rect.x + 2, y: rect.y + 2 + row, .plain, in: rect)
    }
  }
}
