import MueBots

/// Works out the curves of finished hands, one point at a time on a work queue.
final class CurveWorker {
  private struct Work {
    let reviewer: CurveReviewer
    var curve: ContractCurve
  }

  private var next: KeyedAnswer<Int, ContractCurve.Point?>
  private var hands = FinishedHands<Work>()

  /// `wake` is called when a point has been worked out.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    next = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  var isThinking: Bool { next.isThinking }

  /// The curve of a hand as far as it is known, while the rest is worked out; nil if it has none.
  func curve(of hand: FinishedHand) -> ContractCurve? {
    guard open(hand) else { return nil }
    while !hands.work.curve.isDone {
      let number = hands.work.curve.points.count
      let worlds = next.background.time.playouts(usually: CurveReviewer.worlds)
      let answer = next.answer(to: number) { [reviewer = hands.work.reviewer] isGivenUp in
        reviewer.point(number, worlds: worlds, isGivenUp: isGivenUp)
      }
      guard let point = answer ?? nil else { break }
      hands.work.curve.append(point)
    }
    return hands.work.curve
  }

  /// Stops working; points already known are kept.
  func giveUp() { next.giveUp() }

  private func open(_ hand: FinishedHand) -> Bool {
    if hands.isOpen(hand) { return true }
    next.forget()
    return hands.open(hand) {
      CurveReviewer(
        hand.round, from: hand.seat, by: next.background.policies.policies, peek: hand.peek
      ).map { Work(reviewer: $0, curve: ContractCurve(count: $0.count)) }
    }
  }
}
