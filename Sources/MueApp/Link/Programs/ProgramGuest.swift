import CellGrid
import CursesConsole
import MueGame
import MueLink
import MueRules
import MueUI
import MueWire
import MueWords

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
  /// The status of the seats as last printed.
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
    if let fault = link.fault, outcome == nil { outcome = .sentAway(fault.phrase(link.place)) }
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
    case .doubted(let hand, let verdict):
      if let phrase = link.phrase(of: verdict, on: hand) { tell(phrase) }
    case .stalled(let seat): tell(.dealStalled(name: link.guest.seats[seat].player.name.text))
    case .wrong: break
    case .undoAsked: link.change { $0.consent(true) }
    case .done(let action, let seat):
      if let phrase = link.phrase(of: action, on: seat) { tell(phrase) }
    case .said(let name, let message): tell(.said(name, message))
    case .closing: outcome = talk?.view.isOver == true ? .done : .sentAway(.hostClosed)
    }
  }

  /// Starts the program once its seat is known.
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
    for (place, seat) in seats.enumerated() where place != link.guest.welcome?.seat.index {
      let before = toldSeats.indices.contains(place) ? toldSeats[place] : nil
      if before == nil, seat.presence == .free { continue }
      guard Phrase.news(of: seat) != before.flatMap(Phrase.news) else { continue }
      if let news = Phrase.news(of: seat) { tell(news) }
    }
    toldSeats = seats
  }

  /// Prints what has become of the program.
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
