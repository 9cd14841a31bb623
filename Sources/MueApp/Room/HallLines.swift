import CellGrid
import MueBots
import MueData
import MueGame
import MueStorage
import MueUI
import MueWords
import Platform

/// The hall of a card room in plain mode, and the way from it to tables and back.
final class HallLines: LineFront {
  let output: LineOutput
  var outcome: ExitCode?
  private let room: RoomVisit
  private let dependencies: Dependencies
  private let store: GameStore?
  /// The person's own game played last; nil if there is none.
  private var keeper: GameKeeper?
  private let preferences: Preferences
  private var talk: HallTalk
  /// Where the person goes next; nil while the person stays in the hall.
  private var next: Next?

  private enum Next {
    case table(GuestController)
    case alone
    case day(GameKeeper)
    case replay(Int)
  }

  init(
    context: AppContext, console: any LineTerminal, room: RoomVisit, dependencies: Dependencies,
    store: GameStore?, keeper: GameKeeper?, preferences: Preferences
  ) {
    output = LineOutput(context, on: console, room: room)
    self.room = room
    self.dependencies = dependencies
    self.store = store
    self.keeper = keeper
    self.preferences = preferences
    talk = HallTalk(
      room.hall, plan: NewGamePlan(for: preferences), speed: preferences.speed,
      vocabulary: context.vocabulary)
  }

  /// Goes from the hall to tables and back until the person leaves; returns the exit code.
  func run(notice: Phrase?) -> ExitCode {
    store?.noteRun()
    defer { store?.end() }
    tell([.plainWelcome] + [notice].compactMap(\.self))
    while true {
      tell(talk.show(room.hall) + talk.listing)
      stay()
      guard let next, outcome == nil else { return outcome ?? .done }
      self.next = nil
      switch next {
      case .table(let link): sit(behind: link)
      case .alone: playAlone()
      case .day(let keeper): play(keeper)
      case .replay(let index): replay(ofResult: index)
      }
      if console.hasEnded { return .done }
      if let reason = room.dismissal { return .sentAway(reason) }
      if case .signalled = outcome { return outcome ?? .done }
      outcome = nil
      room.move(to: .hall)
    }
  }

  var isOver: Bool { outcome != nil || next != nil }
  var isAsked: Bool { !room.isWaiting }

  func advance() {
    tell(talk.show(room.hall))
    switch room.takeTable() {
    case .open(let table, let isWatching)?:
      next = .table(
        context.guest(
          of: room, at: table, isWatching: isWatching,
          name: room.person?.name ?? context.personName(preferences, words), in: dependencies))
    case .failed?: tell(.hallTableFails)
    case nil: break
    }
  }

  func answer(_ line: TypedLine) {
    let reply = talk.read(line.text)
    tell(reply.lines)
    guard let effect = reply.effect else { return }
    attempt { () throws(RoomFault) in try perform(effect) }
  }

  private func attempt(_ body: () throws(RoomFault) -> Void) {
    do throws(RoomFault) {
      try body()
    } catch {
      tell(error.phrase)
    }
  }

  private func perform(_ effect: Effect) throws(RoomFault) {
    switch effect {
    case .leave: outcome = .done
    case .rules: tellRules()
    case .sitDown(let id): go(to: id, isWatching: false)
    case .watch(let id): go(to: id, isWatching: true)
    case .begin(let plan, _, let invitation):
      guard let access = invitation.access else { return }
      go(to: try room.open(plan, access: access), isWatching: false)
    case .invite(let name, let id): try room.invite(name, toTable: id)
    case .showKeyCode: tell(.accessKeyCode(code: try room.keyCode()))
    case .showRoomInvitation:
      tell(
        try room.invitation().map { .accessNewcomerCode(code: $0) }
          ?? .aboutAccessNewcomer(number: 0))
    case .archive:
      guard let archive = room.archive() else { return tell(.hallTrouble) }
      tell(.accessArchiveFollows)
      show(archive)
    case .removePerson:
      try room.removePerson()
      outcome = .done
    case .roomDay:
      switch try room.openDay(in: context, words) {
      case .table(let keeper): next = .day(keeper)
      case .list(let list): tell(talk.tell(list))
      case .refused(let reason): tell(reason)
      }
    case .replayDay(let index): next = .replay(index)
    case .alone: if store == nil { tell(.hallAloneElsewhere) } else { next = .alone }
    default: break
    }
  }

  /// Writes an archive in Base64, with lines as `base64` writes them.
  private func show(_ archive: [UInt8]) {
    var rest = archive.base64[...]
    while !rest.isEmpty {
      console.write(String(rest.prefix(Self.lineOfArchive)))
      rest = rest.dropFirst(Self.lineOfArchive)
    }
    console.write("")
  }

  private static let lineOfArchive = 76

  private func go(to table: Int, isWatching: Bool) {
    room.goTo(table: table, isWatching: isWatching)
    tell(.hallTableOpens)
  }

  private func sit(behind link: GuestController) {
    outcome = GuestLines(
      context: context, console: console, dependencies: dependencies, link: link,
      preferences: preferences, room: room
    ).run()
    if case .sentAway(let reason) = outcome, room.dismissal == nil { tell(reason) }
  }

  /// Goes on with the person's own game, or begins one.
  private func playAlone() {
    room.move(to: .alone)
    let running = keeper.flatMap { $0.game.match.isOver || $0.game.waitsForFriends ? nil : $0 }
    guard let own = running ?? newKeeper() else { return tell(.gameCannotBegin) }
    var keeper = own
    keeper.begin()
    let session = PlainSession(
      context: context, console: console, dependencies: dependencies, keeper: keeper, store: store,
      preferences: preferences, room: room)
    outcome = session.run(notice: nil)
    tell(session.lastWords)
    self.keeper = session.keeper
  }

  /// Plays the room's deal of the day; once that is over, its list follows.
  private func play(_ keeper: GameKeeper) {
    room.move(to: .alone)
    let session = PlainSession(
      context: context, console: console, dependencies: dependencies, keeper: keeper, store: nil,
      preferences: preferences, room: room)
    outcome = session.run(notice: nil)
    tell(session.lastWords)
    let game = session.keeper.game
    guard game.match.isOver, let day = game.notes.day else { return }
    attempt { () throws(RoomFault) in tell(talk.tell(try room.list(of: day))) }
  }

  private func replay(ofResult index: Int) {
    guard let (hands, open) = room.hands(ofResult: index),
      let replay = PlainReplay(hands, open: open, vocabulary: context.vocabulary)
    else { return tell(.hallTrouble) }
    outcome = ReplayLines(
      context: context, console: console, dependencies: dependencies, replay: replay, room: room
    ).run()
  }

  private func newKeeper() -> GameKeeper? {
    Log.attempt("to begin a game") { () throws(GameError) in
      GameKeeper(
        try NewGameArguments().plan(preferences).game(
          person: context.personName(preferences, words), usual: words.opponentNames,
          chance: dependencies.newDealNumber()), store: store, isNew: true,
        clock: dependencies.clock)
    }
  }
}
