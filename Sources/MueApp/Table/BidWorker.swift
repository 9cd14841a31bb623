import MueBots
import MueRules
import MueUI

/// Works out what the bids of a seat say, on a work queue: first from few worlds, then from more, as
/// long as it is asked.
final class BidWorker {
  /// A question, and to how many worlds its reading is refined.
  private struct Step: Equatable {
    let question: BidQuestion
    let worlds: Int
  }

  /// What has been read from one point of view, and from how many worlds for each seat.
  private struct Known {
    var reader: BidReader
    var worlds: [Seat: Int] = [:]
  }

  private var refined: KeyedAnswer<Step, BidReader>
  /// What has been read in the latest position.
  private var known: [Known] = []

  /// `wake` is called when there are finer figures.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    refined = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  var isThinking: Bool { refined.isThinking }

  /// The answer as it is now; nil while the first figures are worked out.
  func answer(to question: BidQuestion) -> BidAnswer? {
    let (state, seat) = (question.observation.publicState, question.seat)
    known.removeAll { $0.reader.observation.publicState != state }
    while let worlds = nextStep(question), let reader = refine(question, to: worlds) {
      note(reader, seat, worlds)
    }
    guard let now = known.first(where: { $0.reader.observation == question.observation }),
      let worlds = now.worlds[seat], let reading = now.reader.reading(of: seat)
    else { return nil }
    let isDone = worlds == steps.last
    guard isDone || worlds >= question.worlds else { return nil }
    return BidAnswer(question: question, reading: reading, isDone: isDone)
  }

  /// Stops working; what has been read stays.
  func giveUp() { refined.giveUp() }

  /// The numbers of worlds to which a reading is refined in turn.
  private var steps: [Int] {
    let most = refined.background.time.playouts(usually: .max)
    let steps = BidReader.steps.filter { $0 <= most }
    return steps.isEmpty ? [most] : steps
  }

  private func nextStep(_ question: BidQuestion) -> Int? {
    let now = known.first { $0.reader.observation == question.observation }
    let reached = now?.worlds[question.seat] ?? 0
    return steps.first { $0 > reached }
  }

  private func refine(_ question: BidQuestion, to worlds: Int) -> BidReader? {
    let now = known.first { $0.reader.observation == question.observation }?.reader
    let policies = refined.background.policies
    return refined.answer(to: Step(question: question, worlds: worlds)) { isGivenUp in
      // The seed follows from what everybody knows, so all at the table get the same figures.
      var reader =
        now
        ?? BidReader(
          question.observation, computers: question.computers, by: policies.policies,
          seed: UInt64(question.observation.publicState.moves.count))
      reader.refine(question.seat, worlds: worlds, isGivenUp: isGivenUp)
      return reader
    }
  }

  private func note(_ reader: BidReader, _ seat: Seat, _ worlds: Int) {
    let index = known.firstIndex { $0.reader.observation == reader.observation }
    var now = index.map { known.remove(at: $0) } ?? Known(reader: reader)
    now.reader = reader
    now.worlds[seat] = worlds
    known.append(now)
  }
}
