import MueBots
import MueGame
import MueRules

/// Works out the curves of finished hands, one point at a time on a work queue.
///
/// Points already known are kept, also when another curve is asked for.
final class CurveWorker {
  /// A hand seen from a seat, with what is known of its curve.
  private struct Work {
    let round: Round
    let seat: Seat
    let reviewer: CurveReviewer
    var curve: ContractCurve
  }

  private var next: KeyedAnswer<Int, ContractCurve.Point?>
  /// The curves, the last one asked for at the end.
  private var works: [Work] = []

  /// The number of curves that are kept.
  private static let most = 20

  /// `wake` is called when a point has been worked out.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    next = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  var isThinking: Bool { next.isThinking }

  /// The curve of a finished hand from a seat as far as it is known, while the rest is worked out;
  /// nil if it has none.
  func curve(of round: Round, from seat: Seat, peek: Peek) -> ContractCurve? {
    guard let index = index(of: round, seat, peek) else { return nil }
    while !works[index].curve.isDone {
      let number = works[index].curve.points.count
      let worlds = next.background.time.playouts(usually: CurveReviewer.worlds)
      let answer = next.answer(to: number) { [reviewer = works[index].reviewer] isGivenUp in
        reviewer.point(number, worlds: worlds, isGivenUp: isGivenUp)
      }
      guard let point = answer ?? nil else { break }
      works[index].curve.append(point)
    }
    return works[index].curve
  }

  /// Stops working; points already known are kept.
  func giveUp() { next.giveUp() }

  /// The place of a hand's curve, which is the last one; nil if it has none.
  private func index(of round: Round, _ seat: Seat, _ peek: Peek) -> Int? {
    let isKnown = { (work: Work) in work.seat == seat && work.round == round }
    if let last = works.last, isKnown(last) { return works.count - 1 }
    next.forget()
    if let index = works.firstIndex(where: isKnown) {
      works.append(works.remove(at: index))
    } else {
      guard
        let reviewer = CurveReviewer(
          round, from: seat, by: next.background.policies.policies, peek: peek)
      else { return nil }
      let curve = ContractCurve(count: reviewer.count)
      works.append(Work(round: round, seat: seat, reviewer: reviewer, curve: curve))
      if works.count > Self.most { works.removeFirst() }
    }
    return works.count - 1
  }

  /// The curve of a replayed hand.
  func curve(of hand: ReplayedHand) -> ContractCurve? {
    curve(of: hand.record.round, from: hand.seat, peek: hand.peek)
  }
}
