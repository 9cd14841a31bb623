import MueGame
import MueWords

/// A line of the hall.
enum HallLine: Hashable, Sendable {
  /// The table with this number.
  case table(Int)
  case openTable
  case day
  case alone
  case access
  case rules
  case settings
  case leave
  case person(PlayerName)

  /// A line that is always there, and whose key can be pressed without harm.
  static func safe(in hall: Hall) -> HallLine { hall.own == nil ? .rules : .openTable }

  func title(in hall: Hall, _ pen: Pen) -> String {
    switch self {
    case .table(let id): hall.table(id).map { pen.text($0.name) } ?? ""
    case .openTable: pen.text(.hallOpenTable)
    case .day: pen.text(.dayItem)
    case .alone: pen.text(.hallAlone)
    case .access: pen.text(.hallAccess)
    case .rules: pen.text(Document.howto.title)
    case .settings: pen.text(.menuSettings)
    case .leave: pen.text(.hallLeave)
    case .person(let name): pen.look.shown(name.text)
    }
  }

  func value(in hall: Hall) -> Phrase? {
    switch self {
    case .table(let id): hall.table(id)?.state
    case .day: hall.day?.name
    case .person(let name): hall.people.first { $0.name == name }?.place.name
    default: nil
    }
  }

  /// Its purpose in a sentence; nil for a table, which says who sits there.
  func purpose(in hall: Hall) -> Phrase? {
    switch self {
    case .table: nil
    case .openTable: .aboutOpenTable
    case .day: .aboutRoomDay
    case .alone: .aboutAlone
    case .access: .aboutAccess
    case .rules: .learnHowtoPurpose
    case .settings: .aboutSettings
    case .leave: .aboutHallLeave
    case .person(let name): invitation(of: name, in: hall)
    }
  }

  private func invitation(of name: PlayerName, in hall: Hall) -> Phrase {
    if hall.own == nil { return .hallGuestsSit }
    return hall.tableToInviteTo.map { .hallInviteTo(name: name.text, number: $0.id) }
      ?? .hallInviteNowhere(name: name.text)
  }

  /// The keys for the line.
  func hints(in hall: Hall) -> [Phrase] {
    switch self {
    case .table(let id):
      switch hall.table(id)?.offer {
      case .goOn: [.keyGoOn]
      case .sitDown: [.joinKeySit, .joinKeyWatch]
      case .watch: [.hallKeyWatch]
      case .nothing, nil: []
      }
    case .person:
      hall.own == nil ? [] : hall.tableToInviteTo == nil ? [.keyOpen] : [.hallKeyInvite]
    default: [.keyOpen]
    }
  }

  /// What Enter does.
  func steps(in hall: Hall) -> [PageStep] {
    switch self {
    case .table(let id):
      switch hall.table(id)?.offer {
      case .goOn, .sitDown: [.ask(.sitDown(table: id))]
      case .watch: [.ask(.watch(table: id))]
      case .nothing, nil: [.say(.hallForInvited)]
      }
    case .openTable: [.ask(.planTable)]
    case .day: [.ask(.roomDay)]
    case .alone: [.ask(.alone)]
    case .access: hall.own.map { [.open(AccessPage(of: $0, codes: hall.codes))] } ?? []
    case .rules: [.open(Reader(.howto))]
    case .settings: [.open(SettingsPage())]
    case .leave: [.ask(.leave)]
    case .person(let name):
      hall.tableToInviteTo.map {
        [.say(.hallInviteSent(name: name.text, number: $0.id)), .ask(.invite(name, table: $0.id))]
      } ?? (hall.own == nil ? [.say(.hallGuestsSit)] : [.ask(.planTable)])
    }
  }

  /// What the key to watch does.
  func watch(in hall: Hall) -> [PageStep] {
    guard case .table(let id) = self else { return [.refuse(.unknownKey)] }
    return switch hall.table(id)?.offer {
    case .goOn: [.say(.hallOwnSeat)]
    case .sitDown, .watch: [.ask(.watch(table: id))]
    case .nothing, nil: [.say(.hallForInvited)]
    }
  }
}
