import CellGrid
import MueData
import MueGame
import MueStorage
import MueUI
import MueWords

/// The hall of a card room, which is the bottom page there.
extension StartMenu {
  /// Shows the hall as it is now, and goes to a table once it is open.
  func takeRoom() {
    guard let room = session.room else { return }
    pages.take(.hall(room.hall))
    switch room.takeTable() {
    case .open(let table, let isWatching)?:
      let link = session.context.guest(
        of: room, at: table, isWatching: isWatching, name: person, in: session.dependencies)
      route = .guest(link, isFromStartMenu: true)
    case .failed?: pages.say(.hallTableFails)
    case nil: break
    }
  }

  /// Performs what a person can do in the hall; returns false for other effects, and outside a room.
  func performInRoom(_ effect: Effect) -> Bool {
    guard let room = session.room else { return false }
    switch effect {
    case .sitDown(let id): go(to: id, isWatching: false)
    case .watch(let id): go(to: id, isWatching: true)
    case .planTable: planGame(inviting: .everybody)
    case .roomDay: attempt { () throws(RoomFault) in try openDay(in: room) }
    case .replayDay(let index):
      if let (hands, open) = room.hands(ofResult: index), let day = room.listed?.day,
        let page = ReplayPage(hands, open: open, isOfGame: false)
      {
        route = .replay(page, back: .roomDay(day))
      } else {
        pages.say(.hallTrouble)
      }
    case .alone: openStartPage()
    case .invite(let name, let id):
      attempt { () throws(RoomFault) in try room.invite(name, toTable: id) }
    case .showKeyCode:
      attempt { () throws(RoomFault) in pages.take(.accessCode(try room.keyCode())) }
    case .showRoomInvitation:
      attempt { () throws(RoomFault) in
        guard let code = try room.invitation() else {
          return pages.say(.aboutAccessNewcomer(number: 0))
        }
        pages.take(.accessCode(code))
      }
    case .archive:
      guard let archive = room.archive() else {
        pages.say(.hallTrouble)
        return true
      }
      session.console.copy(archive.base64)
      pages.say(.accessArchiveCopied(kilobytes: (archive.count + 999) / 1000))
    case .removePerson:
      attempt { () throws(RoomFault) in
        try room.removePerson()
        route = .out(.done)
      }
    default: return false
    }
    return true
  }

  /// Goes to the room's deal of the day, or shows its list.
  private func openDay(in room: RoomVisit) throws(RoomFault) {
    switch try room.openDay(in: session.context, session.words) {
    case .table(let keeper): route = .table(keeper, notice: nil)
    case .list(let list): pages.open(RoomDayPage(list))
    case .refused(let reason): pages.say(reason)
    }
  }

  /// Shows the list of a day.
  func openList(of day: Day) {
    attempt { () throws(RoomFault) in
      if let list = try session.room?.list(of: day) { pages.open(RoomDayPage(list)) }
    }
  }

  /// Opens a table of the room, where the person sits down.
  func openTable(_ plan: NewGamePlan, access: RoomTable.Access) {
    attempt { () throws(RoomFault) in
      if let id = try session.room?.open(plan, access: access) { go(to: id, isWatching: false) }
    }
  }

  private func go(to table: Int, isWatching: Bool) {
    session.room?.goTo(table: table, isWatching: isWatching)
    pages.say(.hallTableOpens)
  }

  private func openStartPage() {
    guard session.store != nil else { return pages.say(.hallAloneElsewhere) }
    pages.open(StartPage(game: session.runningGame, isFirst: session.isFirst))
  }

  private func attempt(_ body: () throws(RoomFault) -> Void) {
    do throws(RoomFault) {
      try body()
    } catch {
      pages.say(error.phrase)
    }
  }
}

extension Invitation {
  /// Who may sit at a table of a card room; nil for a game without other people of the room.
  var access: RoomTable.Access? {
    switch self {
    case .everybody: .everybody
    case .invited: .invited
    case .nobody, .account, .machine, .network: nil
    }
  }
}
