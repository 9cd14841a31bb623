import CellGrid
import CursesConsole
import MueBots
import MueGame
import MueLink
import MueRules
import MueUI
import MueWire
import MueWords
import Platform

/// A program at somebody else's table, without a screen; events are printed in lines.
final class ProgramGuest {
  private let context: AppContext
  private let command: String
  private let link: GuestController
  private let console: LineConsole
  private let clock: any Clock
  private var program: PlayerProgram?
  /// The dialogue about the game; nil before the first view.
  private var talk: PlainTalk?
  private var toldSeats: [SeatStatus] = []
  private var toldName: String?
  private var toldDefeat: ProgramFailure?
  private var isLineLost = false
  private var toldDelay: WireFault?
  private var outcome: ExitCode?

  /// A program that is started when the table has admitted us.
  init(
    context: AppContext, command: String, console: LineConsole, clock: any Clock,
    link: GuestController
  ) {
    self.context = context
    self.command = command
    self.console = console
    self.clock = clock
    self.link = link
  }

  /// Plays until the table is closed or a signal ends the program.
  func run() -> ExitCode {
    link.wake { [waker = console.waker] in waker.wake() }
    tell(.lineTried)
    while outcome == nil {
      advance()
      if outcome == nil { outcome = console.loss.map(context.outcome) }
      if outcome == nil { wait() }
    }
    program?.end()
    link.leave()
    return outcome ?? .done
  }

  private func wait() {
    let arrivals = console.waitForInput(
      timeoutMilliseconds: link.patience, wantsInput: false, also: program?.readable ?? [])
    if let signal = arrivals.signals.first { outcome = .signalled(signal) }
  }

  private func advance() {
    // A program is never asleep.
    link.touch()
    link.work()
    while let event = link.nextEvent() { take(event) }
    if let fault = link.fault, outcome == nil { outcome = .sentAway(fault.phrase(link.address)) }
    if link.lostAt != nil, !isLineLost { tell(.lineLost) }
    isLineLost = link.lostAt != nil
    if let delay = link.delay, delay != toldDelay, !isLineLost { tell(delay.delayPhrase) }
    toldDelay = link.delay ?? toldDelay
    if let move = program?.move(at: link.guest, clock.now) { link.change { $0.decide(move) } }
    tellProgram()
  }

  private func take(_ event: GuestEvent) {
    switch event {
    case .welcome: begin()
    case .refused(let refusal): outcome = .sentAway(refusal.phrase)
    case .seats:
      tellSeats()
      agree()
    case .view, .moved: tellGame()
    case .opened: link.change { $0.beReady() }
    case .found(let finding, let hand): tell(link.phrase(of: finding, on: hand))
    case .stalled(let seat): tell(.dealStalled(name: link.guest.seats.name(of: seat)))
    case .wrong, .consented, .undoAway: break
    case .compared: if let words = link.participants?.handWords { tell(words) }
    case .undoAsked: link.change { $0.consent(true) }
    case .done, .claimed: if let phrase = link.phrase(of: event) { tell(phrase) }
    case .said(let name, let message): tell(.said(name, message, at: link.guest.seats))
    case .closing: outcome = talk?.view.isOver == true ? .done : .sentAway(.hostClosed)
    }
  }

  private func begin() {
    guard program == nil, let welcome = link.guest.welcome else { return }
    program = PlayerProgram(
      command, welcome.seat, at: link.guest, clock: welcome.clock, clock.now)
  }

  /// Prints the open handicaps; a person who starts a program lets it play on these terms.
  private func agree() {
    guard link.guest.isAgreementAsked else { return }
    tell(link.guest.seats.compactMap { Phrase.handicap(of: $0.player) })
    link.change { $0.agree() }
  }

  /// Prints what has happened in the game since the last time.
  private func tellGame() {
    guard let view = link.guest.view else { return }
    if var talk {
      tell(talk.show(view))
      self.talk = talk
    } else {
      let talk = PlainTalk(
        view: view, vocabulary: Vocabulary(context.words, english: context.words), mayHint: false,
        asks: false)
      tell(talk.opening(isNew: view.hand == 1))
      self.talk = talk
    }
  }

  /// Prints who has sat down, come back or lost the connection.
  private func tellSeats() {
    let seats = link.guest.seats
    for seat in seats.players?.seats ?? [] where seat != link.guest.welcome?.seat {
      let isTold = toldSeats.count == seats.count
      if !isTold, seats[seat].presence == .free { continue }
      let news = Phrase.news(of: seat, at: seats)
      guard news != (isTold ? Phrase.news(of: seat, at: toldSeats) : nil) else { continue }
      if let news { tell(news) }
    }
    toldSeats = seats
  }

  private func tellProgram() {
    guard let program else { return }
    if let name = program.name, name != toldName { tell(.mindPlays(name: name)) }
    toldName = program.name ?? toldName
    if let defeat = program.defeat, defeat != toldDefeat {
      tell(.mindStoodInFor(reason: defeat.phrase))
    }
    toldDefeat = program.defeat
  }

  private func tell(_ phrase: Phrase) { tell([phrase]) }

  private func tell(_ phrases: [Phrase]) { console.tell(phrases, in: context.words) }
}

/// A program that plays this seat at somebody else's table.
///
/// It is started for the first hand and stays; one that has ended or failed is started again for
/// the next hand. Until then the heuristic bot plays.
final class PlayerProgram {
  private let command: String
  private let seat: Seat
  private let budgetMilliseconds: Int
  private var program: ChildProgram?
  private var bot: ProgramSeat
  /// The hand for which it was last started.
  private var startedHand: Int

  /// The number of lines that are read at once.
  private static let most = 100
  /// How long the program may take to read a line.
  private static let reading = Duration.seconds(1)

  /// Starts a shell command for a seat at a table.
  init(_ command: String, _ seat: Seat, at table: GuestTable, clock: Int?, _ now: Duration) {
    self.command = command
    self.seat = seat
    // We wait ten times as long for an answer, and it must come before the table's clock runs out.
    budgetMilliseconds = min(1000, clock.map { $0 * 100 } ?? 1000)
    bot = ProgramSeat(seat: seat, budgetMilliseconds: budgetMilliseconds, at: now)
    startedHand = table.hand
    start(at: table)
  }

  /// The program's name; nil before it has introduced itself.
  var name: String? { bot.name }

  /// Why it does not play in the current hand; nil while it does.
  var defeat: ProgramFailure? { bot.defeat }

  /// The file descriptors to poll for its output.
  var readable: [Int32] { [program?.readable].compactMap(\.self) }

  /// Reads its output and checks the table; returns the move to make, if there is one.
  func move(at table: GuestTable, _ now: Duration) -> Move? {
    if program == nil, startedHand != table.hand {
      startedHand = table.hand
      bot = ProgramSeat(seat: seat, budgetMilliseconds: budgetMilliseconds, at: now)
      start(at: table)
    }
    var output = hear(at: table, now)
    while true {
      switch output ?? bot.update(from: table, now) {
      case .tell(let line):
        if tell(line) { return nil }
        output = stop(.silent, at: table)
        if output == nil { return nil }
      case .decide(let move): return move
      case .standIn: return table.observation.map { HeuristicBot().choose($0) }
      case nil: return nil
      }
    }
  }

  /// Ends the program by closing its input.
  func end() {
    program?.end(patience: .milliseconds(500))
    program = nil
  }

  private func start(at table: GuestTable) {
    // A program that cannot be started is reported like one that has ended.
    program = Log.attempt("to start a player program") { () throws(SystemError) in
      try ChildProgram(command, lineLimit: MoveAnswer.lineLimit)
    }
    if program == nil || !tell(bot.firstLine) { _ = stop(.gone, at: table) }
  }

  private func tell(_ line: [UInt8]) -> Bool {
    program?.send(String(decoding: line, as: UTF8.self), until: .now + Self.reading) == true
  }

  /// Reads its output; returns what to do about it.
  private func hear(at table: GuestTable, _ now: Duration) -> ProgramSeatOutput? {
    guard let program else { return nil }
    for _ in 0..<Self.most {
      switch program.receive(until: .now) {
      case .line(let line):
        if let output = bot.hear(line, at: table, now) { return output }
      case .late: return nil
      case .end: return stop(.gone, at: table)
      case .tooLong: return stop(.flood, at: table)
      }
    }
    return stop(.flood, at: table)
  }

  /// Stops it until the next hand.
  private func stop(_ reason: ProgramFailure, at table: GuestTable) -> ProgramSeatOutput? {
    program?.kill()
    program = nil
    return bot.stop(reason, at: table)
  }
}
