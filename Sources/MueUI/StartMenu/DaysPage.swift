import CellGrid
import MueGame
import MueWords

/// The deals of the day: today's, and a calendar of those played, month by month.
struct DaysPage: Page {
  /// The days played; nil while they are being read.
  private var calendar: DayCalendar?
  /// The months to turn to, this month last.
  private var months: [Month] = []
  /// The position of the shown month among them.
  private var index = 0
  private var position = ScrollPosition()

  mutating func take(_ event: PageEvent) {
    guard case .days(let calendar) = event else { return }
    self.calendar = calendar
    months = calendar.months
    index = months.count - 1
  }

  func title(in context: PageContext) -> Phrase { .dayItem }
  func hints(in context: PageContext) -> [Phrase] {
    [.keyOpenDay] + (months.count > 1 ? [.keysMonth] : []) + [.keyBack]
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    switch input {
    case .command(.confirm): return [.ask(.day)]
    case .command(.menu): return [.back]
    case .command(.previous) where index > 0: index -= 1
    case .command(.next) where index < months.count - 1: index += 1
    case .command(.previous), .command(.next): return [.refuse(.unknownKey)]
    default:
      let text = Self.block(block.rect)
      let moved = position.moved(by: input, visible: text.height, of: rows(block.pen).count)
      guard let moved else { return [.refuse(.unknownKey)] }
      position = moved
    }
    return []
  }

  func textColumn(in body: Rect) -> Int { Self.block(body).x }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    if let month {
      let head = months.count > 1 ? pen.look.shown("‹ \(month.text) ›") : month.text
      pen.write(head, centredIn: body, y: body.y, .chosenLine)
    }
    let block = Self.block(body)
    rows(pen).drawScrolled(to: position, on: &pen, in: block)
  }

  private var month: Month? { months.indices.contains(index) ? months[index] : nil }

  private func rows(_ pen: Pen) -> [Row] {
    guard let calendar, let month else {
      return [Row(left: pen.text(.resultsCounting), ink: .quiet)]
    }
    let today: Phrase =
      calendar.score(on: calendar.today).map { .dayDone(points: $0.withMinus) } ?? .dayWaits
    return pen.rows(today, width: CalendarRows.width).map { Row(left: $0, ink: .ask) }
      + [Row.blank] + CalendarRows(calendar: calendar, month: month, pen: pen).rows
  }

  /// The block of the calendar, below the name of the month.
  private static func block(_ body: Rect) -> Rect {
    let width = min(body.width - 2, CalendarRows.width)
    return Rect(
      x: body.x + (body.width - width) / 2, y: body.y + 2, width: width, height: body.height - 2)
  }
}
