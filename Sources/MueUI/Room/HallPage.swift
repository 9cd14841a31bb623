import CellGrid
import MueData
import MueWords

/// The hall of the card room: the tables, the people who are here, and what the person can do.
public struct HallPage: Page {
  private var hall: Hall
  private var groups: [HallGroup]
  private var list: Chooser

  public init(_ hall: Hall) {
    self.hall = hall
    groups = HallGroup.groups(of: hall)
    list = Chooser(count: groups.flatMap(\.lines).count)
  }

  private var lines: [HallLine] { groups.flatMap(\.lines) }
  private var chosen: HallLine { lines[list.index] }

  var chooser: Chooser? { list }
  var keyContext: KeyContext? { .lists }

  func title(in context: PageContext) -> Phrase {
    hall.own.map { .hallTitle(name: $0.text) } ?? .hallTitleGuest
  }

  func hints(in context: PageContext) -> [Phrase] {
    [.keysUpDown] + chosen.hints(in: hall) + [.keyHelp, .keyLeave]
  }

  /// The chosen line stays chosen wherever it moves; if it is gone, a line that is always there and
  /// binds to nothing is chosen instead.
  mutating func take(_ event: PageEvent) {
    guard case .hall(let hall) = event else { return }
    let chosen = chosen
    self.hall = hall
    groups = HallGroup.groups(of: hall)
    list = Chooser(
      count: lines.count,
      chosen: lines.firstIndex(of: chosen) ?? lines.firstIndex(of: HallLine.safe(in: hall)))
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    let layout = layout(in: block.rect)
    switch list.answer(input, line: layout.line(at:)) {
    case .chosen: return []
    case .confirmed: return chosen.steps(in: hall)
    case nil: return input == .command(.watch) ? chosen.watch(in: hall) : [.refuse(.unknownKey)]
    }
  }
}

extension HallPage {
  func textColumn(in body: Rect) -> Int { ValueLines(in: body).textColumn }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let lines = lines.map { line in
      GroupedList.Line(
        title: line.title(in: hall, pen), value: line.value(in: hall).map(pen.text) ?? "")
    }
    var layout = layout(in: body)
    layout.lines.makeRoom(
      name: lines.filter { !$0.value.isEmpty }.map(\.title.columns).max() ?? 0,
      value: lines.map(\.value.columns).max() ?? 0)
    layout.draw(
      title(in: context), about: about(pen, width: layout.aboutWidth), notice: nil, on: &pen
    ) { index, _ in lines[index] }
  }

  /// The explanation of the chosen line; of a table, with as many names as two rows hold.
  private func about(_ pen: Pen, width: Int) -> Phrase? {
    guard case .table(let id) = chosen, let table = hall.table(id) else {
      return chosen.purpose(in: hall)
    }
    return (0...table.players.number).reversed().lazy.map { table.details(people: $0) }
      .first { pen.rows($0, width: width).count <= GroupedList.aboutRows }
  }

  private func layout(in body: Rect) -> GroupedList {
    GroupedList(
      groups: groups.map { .init(headline: $0.headline, lines: $0.lines.count) },
      chosen: list.index, in: body, isBeforeTable: true)
  }
}

/// Lines of the hall that belong together.
struct HallGroup: Hashable, Sendable {
  let headline: Phrase?
  let lines: [HallLine]

  /// The groups from top to bottom, without empty ones.
  static func groups(of hall: Hall) -> [HallGroup] {
    let tables = hall.groupsOfTables.map { group, tables in
      HallGroup(headline: group.headline, lines: tables.map { .table($0.id) })
    }
    let actions =
      hall.own == nil
      ? HallGroup(headline: .hallAsGuest, lines: [.rules, .settings, .leave])
      : HallGroup(
        headline: hall.people.isEmpty ? .hallNobody(number: hall.guests) : nil,
        lines: [.openTable] + (hall.day == nil ? [] : [.day]) + [.alone, .access, .leave])
    let people = HallGroup(
      headline: hall.peopleHeadline, lines: hall.people.map { .person($0.name) })
    return (tables + [actions, people]).filter { !$0.lines.isEmpty }
  }
}
