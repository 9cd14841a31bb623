import MueBots
import MueData
import MueGame
import MueRules
import Platform

/// A bot as a program that speaks `mue-mind/1`: the other side of `ProgramPlayer`.
struct BotServer {
  let name: String
  let bot: any Bot
  /// A number of playouts, instead of the budget in the greeting.
  let playouts: Int?
  let seed: UInt64

  /// Answers the questions of standard input on standard output until the input ends.
  ///
  /// - Throws: `ArenaError.noView` at a line that is no question.
  func run() throws(ArenaError) {
    var reader = LineReader(STDIN_FILENO, limit: JSONObject.lineLimit)
    var chance = SeededGenerator(seed: seed)
    var budget = 1000
    var last: Observation?
    var number = 0
    while case .line(let line) = reader.next() {
      number += 1
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

  /// A legal answer for when the first one was refused.
  private func heuristic(_ view: Observation) -> Move {
    HeuristicBot().choose(view)
  }

  private static func write(_ line: String) -> Bool {
    (try? ByteSink.standardOutput.write(line + "\n")) != nil
  }
}
