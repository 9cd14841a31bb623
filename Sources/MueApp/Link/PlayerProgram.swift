import MueBots
import MueGame
import MueLink
import MueRules
import Platform

/// A program that plays this seat at somebody else's table.
///
/// It is started for the first hand and keeps running. If it ends or fails, the heuristic bot plays
/// until the program is restarted for the next hand.
final class PlayerProgram {
  private let command: String
  private let seat: Seat
  private let budgetMilliseconds: Int
  private var program: ChildProgram?
  private var bot: ProgramSeat
  /// The hand for which the program was last started.
  private var startedHand: Int

  /// The most lines read in one go; more are treated as a flood.
  private static let most = 100
  /// How long the program may take to read a line.
  private static let reading = Duration.seconds(1)

  init(_ command: String, _ seat: Seat, at table: GuestTable, clock: Int?, _ now: Duration) {
    self.command = command
    self.seat = seat
    // An answer may take ten times as long, but must arrive before the table's clock runs out.
    budgetMilliseconds = min(1000, clock.map { $0 * 100 } ?? 1000)
    bot = ProgramSeat(seat: seat, budgetMilliseconds: budgetMilliseconds, at: now)
    startedHand = table.hand
    start(at: table)
  }

  /// The program's name; nil until it has introduced itself.
  var name: String? { bot.name }

  /// Why the program is out of the current hand; nil while it plays.
  var defeat: ProgramFailure? { bot.defeat }

  /// The file descriptors to poll for output.
  var readable: [Int32] { [program?.readable].compactMap(\.self) }

  /// Reads output and checks the table; returns a move if one is ready.
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
    // A program that cannot be started is treated like one that has ended.
    program = Log.attempt("to start a player program") { () throws(SystemError) in
      try ChildProgram(command, lineLimit: MoveAnswer.lineLimit)
    }
    if program == nil || !tell(bot.firstLine) { _ = stop(.gone, at: table) }
  }

  private func tell(_ line: [UInt8]) -> Bool {
    program?.send(String(decoding: line, as: UTF8.self), until: .now + Self.reading) == true
  }

  /// Reads output; returns what to do about it.
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

  /// Stops the program until the next hand.
  private func stop(_ reason: ProgramFailure, at table: GuestTable) -> ProgramSeatOutput? {
    program?.kill()
    program = nil
    return bot.stop(reason, at: table)
  }
}
