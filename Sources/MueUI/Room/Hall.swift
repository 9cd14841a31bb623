import MueGame
import MueWords

/// The card room as a person in its hall sees it.
public struct Hall: Hashable, Sendable {
  /// The person's name; nil for a guest, who came without a key.
  public var own: PlayerName?
  /// The others who are here, by name.
  public var people: [HallPerson]
  /// The number of guests here, who have no names.
  public var guests: Int
  public var tables: [HallTable]
  /// How far the person is with the deal of the day; nil for a guest.
  public var day: HallDay?
  /// The number of codes that the person may still give to newcomers; nil where none are needed.
  public var codes: Int?

  public init(
    own: PlayerName?, people: [HallPerson] = [], guests: Int = 0, tables: [HallTable] = [],
    day: HallDay? = nil, codes: Int? = nil
  ) {
    self.own = own
    self.people = people
    self.guests = guests
    self.tables = tables
    self.day = day
    self.codes = codes
  }

  /// The table to which the person invites others: of those where the person has a seat and another
  /// one is free, the one opened last.
  var tableToInviteTo: HallTable? {
    tables.filter { $0.isOwn && $0.free > 0 }.max { $0.id < $1.id }
  }

  /// The tables in their groups, without empty ones.
  var groupsOfTables: [(group: HallTable.Group, tables: [HallTable])] {
    HallTable.Group.allCases.map { group in (group, tables.filter { $0.group == group }) }
      .filter { !$0.tables.isEmpty }
  }

  var peopleHeadline: Phrase {
    guests == 0 ? .hallPeople : .hallPeopleAndGuests(number: guests)
  }

  /// What has become known since before and concerns the person, wherever that is: invitations.
  public func news(since before: Hall) -> [Phrase] {
    tables.filter { $0.group == .invited && before.table($0.id)?.group != .invited }
      .map { .hallInvited(name: $0.opener.text, number: $0.id) }
  }

  func table(_ id: Int) -> HallTable? { tables.first { $0.id == id } }
}
