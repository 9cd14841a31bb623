import CellGrid
import MueData
import MueWords

/// What the people of the card room made of the deal of a day; another view adds up the month.
public struct RoomDayPage: Page {
  private let days: RoomDayList
  private var isOfMonth = false
  private var list: Chooser

  public init(_ days: RoomDayList) {
    self.days = days
    list = Self.list(days.results)
  }

  /// A list in which the person's own line is chosen.
  private static func list(_ lines: [RoomDayList.Line]) -> Chooser {
    Chooser(count: lines.count, chosen: lines.firstIndex { $0.isOwn } ?? 0)
  }

  private var lines: [RoomDayList.Line] { isOfMonth ? days.sums : days.results }

  var chooser: Chooser? { list }
  func title(in context: PageContext) -> Phrase { .dayItem }

  func hints(in context: PageContext) -> [Phrase] {
    [.keysUpDown] + (isOfMonth ? [.keysDay] : [.keyReplayHand, .keysMonth]) + [.keyBack]
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    let layout = layout(in: block.rect)
    switch list.answer(input, line: layout.line(at:)) {
    case .chosen: return []
    case .confirmed where !isOfMonth: return [.ask(.replayDay(list.index))]
    case .confirmed, nil: break
    }
    switch input {
    case .command(.previous), .command(.next):
      isOfMonth.toggle()
      list = Self.list(lines)
      return []
    case .command(.menu), .key(.backspace): return [.back]
    default: return [.refuse(.unknownKey)]
    }
  }
}

extension RoomDayPage {
  func textColumn(in body: Rect) -> Int { ValueLines(in: body).textColumn }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let lines = zip(RoomDayList.titles(of: lines), lines).map { title, line in
      GroupedList.Line(title: pen.text(title), value: pen.text(line.value))
    }
    var layout = layout(in: body)
    layout.lines.makeRoom(
      name: lines.map(\.title.columns).max() ?? 0, value: lines.map(\.value.columns).max() ?? 0)
    layout.draw(title(in: context), about: .aboutDayPar, notice: nil, on: &pen) { index, _ in
      lines[index]
    }
  }

  private func layout(in body: Rect) -> GroupedList {
    GroupedList(
      groups: [
        .init(
          headline: isOfMonth ? days.monthHeading : days.dayHeading, lines: lines.count)
      ], chosen: list.index, in: body, isBeforeTable: true)
  }
}
