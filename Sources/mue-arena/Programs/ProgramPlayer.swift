import MueBots
import MueGame
import MueRules
import Platform

/// A program that plays a seat over `mue-mind/1`.
///
/// It is started once and then keeps running. Its answers are checked; a program that fails is replaced by
/// `plain` to the end of the hand, and restarted for the next hand if it has ended, stopped answering or
/// written too much.
final class ProgramPlayer: ArenaPlayer {
  private(set) var agent: String
  private(set) var defeat: ProgramFailure?
  let clock = ThinkingClock.wall
  private let command: String
  private let seat: Seat
  private let budgetMilliseconds: Int
  private var program: ChildProgram?

  /// How long a program may take to start, in milliseconds, on top of ten times its budget.
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

  /// Starts the program and greets it.
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

  /// The program's move, asked for twice if need be; nil if it has failed.
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

  /// Ends the program until the next hand.
  private func lose(_ defeat: ProgramFailure) {
    self.defeat = defeat
    program?.kill()
    program = nil
  }
}
