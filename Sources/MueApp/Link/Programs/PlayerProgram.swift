import MueBots
import MueGame
import MueLink
import MueRules
import Platform

/// A program that plays our seat at somebody else's table, and what becomes of its answers.
///
/// It is started for the first hand and stays; one that has ended, or cannot be talked to any more, is
/// started anew for the next hand. While it does not play, the plain player does.
final class PlayerProgram {
  private let command: String
  private let seat: Seat
  private let budgetMilliseconds: Int
  private var program: ChildProgram?
  private var bot: ProgramSeat
  /// The hand for which it was started last.
  private var startedHand: Int

  /// How many lines are read at one look.
  private static let most = 100
  /// How long it may take to read a line of ours.
  private static let reading = Duration.seconds(1)

  /// Starts a command of the shell for a seat at a table.
  init(_ command: String, _ seat: Seat, at table: GuestTable, clock: Int?, _ now: Duration) {
    self.command = command
    self.seat = seat
    // Ten times as long is waited for an answer, which is to come before the table's clock.
    budgetMilliseconds = min(1000, clock.map { $0 * 100 } ?? 1000)
    bot = ProgramSeat(seat: seat, budgetMilliseconds: budgetMilliseconds, at: now)
    startedHand = table.hand
    start(at: table)
  }

  /// What it calls itself; nil before it has.
  var name: String? { bot.name }

  /// Why it does not play in the present hand; nil as long as it does.
  var defeat: ProgramFailure? { bot.defeat }

  /// Where it can be waited for what it says.
  var readable: [Int32] { [program?.readable].compactMap(\.self) }

  /// Hears what it says and looks at the table; the move to make, if there is one.
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

  /// Ends it: its input ends, which means goodbye.
  func end() {
    program?.end(patience: .milliseconds(500))
    program = nil
  }

  private func start(at table: GuestTable) {
    program = try? ChildProgram(command, lineLimit: MoveAnswer.lineLimit)
    if program == nil || !tell(bot.firstLine) { _ = stop(.gone, at: table) }
  }

  private func tell(_ line: [UInt8]) -> Bool {
    program?.send(String(decoding: line, as: UTF8.self), until: .now + Self.reading) == true
  }

  /// Hears what it has said; what is to be done about that.
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

  /// Gives it up until the next hand.
  private func stop(_ reason: ProgramFailure, at table: GuestTable) -> ProgramSeatOutput? {
    program?.kill()
    program = nil
    return bot.stop(reason, at: table)
  }
}
