import MueData
import MueGame
import MueStorage
import MueWire
import MueWords
import Platform

/// A session of the card room, which sshd starts for everybody who comes in: `mue room enter`.
struct RoomEnterCommand {
  /// The context of somebody who is not known yet.
  let context: AppContext
  let folder: RoomFolder

  func run() -> ExitCode {
    // Ctrl-\ would end the program and, with it, the terminal before ssh has sent what restores the
    // person's own.
    signal(SIGQUIT, SIG_IGN)
    do throws(RoomEntrance.Refusal) {
      let entrance = try RoomEntrance(
        environment: context.environment,
        hasTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
      return enter(by: entrance)
    } catch {
      context.complain(error.phrase)
      return .failed
    }
  }

  private func enter(by entrance: RoomEntrance) -> ExitCode {
    // It is loaded now, since a confined process loads nothing more.
    if let file = OpenSSL.missingFile {
      context.complain(.linkNoLibrary(file: file))
      return .failed
    }
    // Otherwise a session could do whatever the account may.
    guard rights.stranger.hasBegun(), let process = ProcessIdentity.own else {
      context.complain(.roomTrouble)
      return .failed
    }
    do throws(RoomFault) {
      let database = try RoomDatabase(folder)
      try database.dropProcesses()
      let address = entrance.address ?? ""
      switch entrance.visitor {
      case .guest:
        try database.enter(process, person: nil, from: address, at: time)
        return stay(in: database, as: nil, process)
      case .key(let key):
        let known = try database.person(key: key.digest.text)
        try database.enter(process, person: known?.id, from: address, at: time)
        if let known { return stay(in: database, as: known, process) }
        guard let person = try newPerson(key, from: address, in: database) else {
          try database.leave(process)
          return .done
        }
        try database.setPerson(person.id, of: process)
        return stay(in: database, as: person, process)
      }
    } catch {
      context.complain(error.complaint)
      return .failed
    }
  }

  private var time: Int { SystemClock().secondsSince1970 }
  private var rights: RoomRights { RoomRights(folder: folder, data: context.data) }

  /// Somebody whose key is new; nil if that person leaves without a name.
  private func newPerson(
    _ key: RoomKey, from address: String, in database: RoomDatabase
  ) throws(RoomFault) -> RoomPerson? {
    let network = Self.network(of: address)
    let naming = RoomNaming(
      context: context.inRoom(as: nil), clock: SystemClock(),
      asksForCode: try database.settings().entry == .invitation
    ) { choice throws(RoomFault) in
      switch choice {
      case .name(let name, let code):
        try database.register(
          name, key: key.digest.text, from: network,
          invitation: try code.map { text throws(RoomFault) in try Self.code(text) }, at: time)
      case .further(let code):
        try database.addKey(key.digest.text, code: try Self.code(code), at: time)
      }
    }
    return naming.run()
  }

  private static func code(_ text: String) throws(RoomFault) -> RoomCode {
    guard let code = RoomCode(text) else { throw .invalidCode }
    return code
  }

  /// The part of an address that counts as one place: of IPv6, what a home has.
  static func network(of address: String) -> String {
    guard address.contains(":") else { return address }
    let half = address.prefix { $0 != "%" }.split(separator: ":", omittingEmptySubsequences: false)
    return half.prefix(4).prefix { !$0.isEmpty }.joined(separator: ":") + "::/64"
  }

  /// Shows the hall to a person, or to a guest, in their own language and with their settings.
  private func stay(
    in database: RoomDatabase, as person: RoomPerson?, _ process: ProcessIdentity
  ) -> ExitCode {
    guard let own = context(of: person) else { return .failed }
    let isConfined = (person.map { rights.person($0.id) } ?? rights.guest).hasBegun()
    guard isConfined else {
      context.complain(.roomTrouble)
      return .failed
    }
    let visit = RoomVisit(
      person: person, database: database, folder: folder, process: process,
      network: SystemNetwork(environment: own.environment), clock: SystemClock()
    ) { () throws(StoreError) in try GameStore.openDay(in: own.directories) }
    defer { visit.leave() }
    let command = TableCommand(context: own, speed: nil, room: visit)
    let outcome = person == nil ? command.hallForGuest() : command.hall()
    if visit.isRemoved {
      visit.clearHome()
      own.complain(.accessRemoved)
    }
    return outcome
  }

  /// The context with a person's own folder; nil, after printing the reason, if there is none.
  private func context(of person: RoomPerson?) -> AppContext? {
    guard let person else {
      return context.inRoom(as: PlayerName(context.words(.hallGuestName)))
    }
    let home = folder.home(ofPerson: person.id)
    guard
      let own = context.atHome(
        home, making: { () throws(FileFault) in try folder.makeHome(ofPerson: person.id) })
    else {
      context.complain(.roomTrouble)
      return nil
    }
    Log.begin(in: own.directories.state)
    return own.inRoom(as: person.name)
  }
}
