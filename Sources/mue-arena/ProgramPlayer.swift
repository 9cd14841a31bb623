import MueBots
import MueData
import MueGame
import MueRules
import Platform

/// A program that plays a seat over `mue-mind/1`.
///
/// It is started once and keeps running. Its answers are checked. If it fails, `plain` replaces it
/// for the rest of the hand, and it is restarted for the next hand if it has ended, stopped
/// answering or written too much.
final class ProgramPlayer: ArenaPlayer {
  private(set) var agent: String
  private(set) var defeat: ProgramFailure?
  let clock = ThinkingClock.wall
  private let command: String
  private let seat: Seat
  private let budgetMilliseconds: Int
  private var program: ChildProgram?

  /// The time for a program to start, in milliseconds, in addition to ten times its budget.
  private static let startMilliseconds = 10_000

  init(_ command: String, _ seat: Seat, budgetMilliseconds: Int) {
    self.command = command
    self.seat = seat
    self.budgetMilliseconds = budgetMilliseconds
    agent = "cmd:" + command
  }

  func begin() throws(ArenaError) {
    defeat = nil
    if program == nil { try start() }
  }

  func choose(_ round: Round, _ seat: Seat, _ thinking: Thinking, seed: UInt64) -> Answer {
    let observation = round.observation(for: seat)
    if defeat == nil, let move = ask(observation) { return Answer(move: move) }
    return Answer(move: HeuristicBot().choose(observation))
  }

  /// Ends the program by closing its input.
  func end() {
    program?.end(patience: .milliseconds(500))
    program = nil
  }

  /// Starts and greets the program.
  private func start() throws(ArenaError) {
    do throws(SystemError) {
      program = try ChildProgram(command, lineLimit: MoveAnswer.lineLimit)
    } catch {
      throw .noProgram(bot: "cmd:" + command, error)
    }
    let greeting = Greeting(seat: seat.index, budgetMilliseconds: budgetMilliseconds)
    guard let line = exchange(greeting.line, extra: Self.startMilliseconds) else { return }
    guard let name = GreetingAnswer(reading: line)?.name else { return lose(.illegal("notJSON")) }
    agent = name
  }

  /// The program's move, with a second question if necessary; nil if it has failed.
  private func ask(_ observation: Observation) -> Move? {
    guard let program, program.discard() else {
      lose(program == nil ? .gone : .flood)
      return nil
    }
    let view = ViewRecord(observation)
    var line = exchange(view.line)
    for isLast in [false, true] {
      guard let answer = line else { return nil }
      do {
        return try MoveAnswer(reading: answer, to: observation).move
      } catch {
        if isLast {
          defeat = .illegal(error.word)
        } else {
          line = exchange(view.line(refusing: error))
        }
      }
    }
    return nil
  }

  /// Sends a line and waits for the answer; nil if there is none, which ends the program.
  private func exchange(_ line: String, extra: Int = 0) -> [UInt8]? {
    let deadline = ContinuousClock.now + .milliseconds(10 * budgetMilliseconds + extra)
    guard let program else { return nil }
    guard program.send(line, until: deadline) else {
      lose(ContinuousClock.now >= deadline ? .silent : .gone)
      return nil
    }
    switch program.receive(until: deadline) {
    case .line(let answer): return answer
    case .end: lose(.gone)
    case .late: lose(.silent)
    case .tooLong: lose(.flood)
    }
    return nil
  }

  /// Kills the program, which is restarted for the next hand.
  private func lose(_ defeat: ProgramFailure) {
    self.defeat = defeat
    program?.kill()
    program = nil
  }
}

/// A bot as a program that speaks `mue-mind/1`, the counterpart of `ProgramPlayer`.
struct BotServer {
  let name: String
  let bot: any Bot
  /// The number of playouts, instead of the budget in the greeting.
  let playouts: Int?
  let seed: UInt64

  /// Answers the questions of standard input on standard output until the input ends.
  ///
  /// - Throws: `ArenaError.noView` at a line that is not a question; `cannotRead`.
  func run() throws(ArenaError) {
    var lines = try InputLines("-")
    var chance = SeededGenerator(seed: seed)
    var budget = 1000
    var last: Observation?
    while let (number, line) = try lines.next() {
      let answer: String
      if let object = try? JSONObject(reading: line), let greeting = Greeting(object) {
        budget = greeting.budgetMilliseconds
        answer = GreetingAnswer(name: name).line
      } else if let view = try? ViewRecord(checking: line) {
        guard view.ask != nil else { continue }
        last = view.observation
        answer = self.answer(view.observation, budget: budget, seed: chance.next())
      } else if let last, (try? JSONObject(reading: line).need("error", \.string)) != nil {
        answer = MoveAnswer(heuristic(last)).line
      } else {
        throw .noView(line: number)
      }
      guard Self.write(answer) else { return }
    }
  }

  private func answer(_ view: Observation, budget: Int, seed: UInt64) -> String {
    let thinking = playouts.map(Thinking.playouts) ?? .milliseconds(budget)
    return MoveAnswer(bot.legalMove(view, limits: thinking.limits(by: .wall), seed: seed)).line
  }

  /// A legal answer after the first one was refused.
  private func heuristic(_ view: Observation) -> Move {
    HeuristicBot().choose(view)
  }

  private static func write(_ line: String) -> Bool {
    (try? ByteSink.standardOutput.write(line + "\n")) != nil
  }
}
