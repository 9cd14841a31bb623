import MueGame
import MueStorage
import MueUI
import Platform

extension Hall {
  /// The hall as a person sees it, or a guest, whose session is a process.
  init(
    _ room: RoomDatabase, seenBy person: RoomPerson?, in process: ProcessIdentity, on day: Day?
  ) throws(RoomFault) {
    let sessions = try room.sessions().filter { $0.process != process }
    // Whoever has two sessions is where the later one is.
    var places: [RoomPerson: RoomPlace] = [:]
    for session in sessions {
      if let other = session.person, other.id != person?.id { places[other] = session.place }
    }
    var invited: Set<Int> = []
    if let person { invited = Set(try room.invitations(toPerson: person.id).map(\.table)) }
    let tables = try room.tables().compactMap {
      HallTable($0, seenBy: person, isInvited: invited.contains($0.id))
    }
    var codes: Int?
    if let person, try room.settings().entry == .invitation {
      codes = try room.invitations(of: person.id).count
    }
    var progress: RoomDayProgress?
    if let person, let day { progress = try room.progress(of: day, by: person.id) }
    self.init(
      own: person?.name,
      people: places.map { HallPerson(name: $0.name, place: HallPlace($1)) }
        .sorted { $0.name.text.lowercased() < $1.name.text.lowercased() },
      guests: sessions.count { $0.person == nil }, tables: tables, day: progress.map(HallDay.init),
      codes: codes)
  }
}

extension HallTable {
  /// A table as a person, or a guest, sees it; nil if it is over, or nobody is there and the person
  /// has no seat.
  fileprivate init?(_ table: RoomTable, seenBy person: RoomPerson?, isInvited: Bool) {
    let status = table.status
    let isOpener = person != nil && table.opener?.id == person?.id
    let hasSeat = person.map { person in status.seats.contains { $0.person == person.id } } ?? false
    // Before anybody sits there, the table is that of the person who opened it.
    let isOwn = hasSeat || isOpener && !status.seats.contains { $0.person != nil }
    let people = status.seats.compactMap(\.nameOfPerson)
    // Somebody who has left the room for good has opened no table.
    guard status.stage != .over, status.process != nil || isOwn,
      let opener = table.opener?.name ?? people.first
    else { return nil }
    self.init(
      id: table.id, opener: opener, players: table.plan.players, end: table.plan.end,
      people: people,
      free: status.seats.isEmpty
        ? table.plan.players.number : status.seats.count { $0 == .free },
      hand: status.hand, isOwn: isOwn, isForInvited: table.access == .invited && !isOpener,
      isInvited: isInvited, isAwake: status.process != nil)
  }
}

extension RoomTable.Seat {
  /// The name of the person or the guest in the seat.
  fileprivate var nameOfPerson: PlayerName? {
    switch self {
    case .person(_, let name), .guest(let name): name
    case .free, .computer: nil
    }
  }
}

extension HallDay {
  fileprivate init(_ progress: RoomDayProgress) {
    self =
      switch progress {
      case .waiting: .waits
      case .begun: .begun
      case .finished(let points, let par): .played(difference: points - par)
      }
  }
}

extension HallPlace {
  fileprivate init(_ place: RoomPlace) {
    self =
      switch place {
      case .hall: .hall
      case .alone: .alone
      case .table(let id): .table(id)
      case .watching(let id): .watching(id)
      }
  }
}
