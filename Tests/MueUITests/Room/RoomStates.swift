import CellGrid
import MueGame
import MueRules
import Testing

@testable import MueUI

/// The card room with every page open.
enum RoomStates {
  static let context = PageContext(
    choices: Choices(languages: ["en", "de"], themes: ["clear"], isInRoom: true))

  static func name(_ index: Int) throws -> PlayerName {
    try #require(PlayerName(SweepTests.names[index]))
  }

  static func table(
    _ id: Int, people: [Int], free: Int, _ change: (inout HallTable) -> Void = { _ in }
  ) throws -> HallTable {
    var table = HallTable(
      id: id, opener: try name(people[0]), players: .six, end: .points(200),
      people: try people.map(name), free: free)
    change(&table)
    return table
  }

  /// A hall with a table of each kind, and people in every place.
  static func hall() throws -> Hall {
    let places: [HallPlace] = [.hall, .alone, .table(3), .watching(4), .hall]
    return Hall(
      own: try name(0),
      people: try places.enumerated().map {
        HallPerson(name: try name($0.offset + 1), place: $0.element)
      },
      guests: 2,
      tables: [
        try table(1, people: [1, 2, 3, 4, 5], free: 1),
        try table(2, people: [5], free: 3) {
          $0.isForInvited = true
          $0.isInvited = true
        },
        try table(3, people: [0, 1, 2, 3, 4, 5], free: 0) {
          $0.isOwn = true
          $0.hand = 4
        },
        try table(4, people: [1, 2, 3, 4, 5], free: 0) { $0.hand = 12 },
        try table(5, people: [1, 2], free: 2) { $0.isForInvited = true },
        try table(1234, people: [0, 1], free: 1) {
          $0.isOwn = true
          $0.hand = 7
          $0.isAwake = false
          $0.end = .hands(10)
        },
      ], day: .played(difference: 12), codes: 3)
  }

  static func stack(_ hall: Hall, _ keys: [Key] = []) -> PageStack {
    var stack = PageStack(HallPage(hall), context: context)
    for key in keys { _ = stack.handle(key, in: Size(width: 80, height: 24)) }
    return stack
  }

  /// The list of a day that five have played, two with the same result, and of its month.
  static func days() throws -> RoomDayList {
    func line(_ index: Int, days: Int? = nil, _ points: Int) throws -> RoomDayList.Line {
      RoomDayList.Line(
        name: try name(index), days: days, points: points, par: days == nil ? 16 : -40,
        isOwn: index == 0)
    }
    return RoomDayList(
      try #require(Day(text: "2026-11-29")),
      results: [
        try line(3, 120), try line(0, 28), try line(1, 28), try line(5, 16), try line(2, -90),
      ], sums: [try line(0, days: 29, 1000), try line(3, days: 1, 120)])
  }

  private static func naming(_ keys: [Key]) -> PageStack {
    var stack = PageStack(RoomNamePage(asksForCode: true), context: context)
    for key in keys { _ = stack.handle(key, in: Size(width: 80, height: 24)) }
    return stack
  }

  /// Down to the line with the codes.
  private static let access: [Key] = [.down, .down, .enter]

  static func all() throws -> [(name: String, state: PageStack)] {
    let hall = try hall()
    let empty = Hall(own: hall.own)
    var guest = hall
    guest.own = nil
    for index in guest.tables.indices { guest.tables[index].isOwn = false }
    var alone = stack(empty)
    alone.open(StartPage(game: nil))
    var code = stack(Hall(own: hall.own, codes: 1), access)
    code.take(.accessCode("extraordinary-kettle-window-orange-paper"))
    var form = stack(empty)
    form.open(
      NewGamePage(
        plan: NewGamePlan(), speed: .normal, person: try name(0), usual: [try name(1)],
        invitation: .everybody))
    var days = stack(hall)
    days.open(RoomDayPage(try Self.days()))
    var month = days
    _ = month.handle(.right, in: Size(width: 80, height: 24))
    let name = "Bartholomäus Bea".map(Key.character)
    return [
      ("name", naming([])), ("name-take", naming(name + [.enter, .enter])),
      ("name-code", naming([.down] + "kettle-window".map(Key.character))),
      ("add-key", naming([.up, .up, .enter] + "kettle-window".map(Key.character))),
      ("hall", stack(hall)), ("hall-end", stack(hall, [.end])), ("hall-empty", stack(empty)),
      ("hall-guest", stack(guest, [.down])),
      ("day-list", days), ("day-month", month),
      ("access", stack(Hall(own: hall.own, codes: 1), access)),
      ("access-code", code),
      ("access-remove", stack(Hall(own: hall.own, codes: 1), access + [.end, .enter])),
      ("alone", alone), ("open-table", form),
    ]
  }
}
