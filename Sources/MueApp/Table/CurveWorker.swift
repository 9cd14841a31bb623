import MueBots

/// Works out the curves of finished hands, one point at a time on a work queue.
///
/// Whole curves of a game's hands are kept with the results.
final class CurveWorker {
  private struct Work {
    let reviewer: CurveReviewer
    var curve: ContractCurve
    /// The hand with which the curve is kept; nil for none.
    let place: KeptHand?
    /// Whether the curve has been kept before, or it is known that it has not been.
    var isLookedUp: Bool
  }

  private enum Step: Equatable {
    case kept
    case point(Int)
  }

  private enum Found: Sendable {
    /// The chances of a curve that has been kept; nil if none has.
    case kept(String?)
    case point(ContractCurve.Point?)
  }

  private var next: KeyedAnswer<Step, Found>
  private var hands = FinishedHands<Work>()
  private let recorder: ResultsRecorder?

  /// `wake` is called when a point has been worked out; without a recorder nothing is kept.
  init(
    in dependencies: Dependencies, recorder: ResultsRecorder? = nil,
    wake: @escaping @Sendable () -> Void
  ) {
    next = KeyedAnswer(Background(in: dependencies, wake: wake))
    self.recorder = recorder
  }

  var isThinking: Bool { next.isThinking }

  /// The curve of a hand as far as it is known, while the rest is worked out; nil if it has none.
  ///
  /// `place` returns the hand with which it is kept.
  func curve(of hand: FinishedHand, keptWith place: () -> KeptHand? = { nil }) -> ContractCurve? {
    guard open(hand, place) else { return nil }
    guard lookUp() else { return hands.work.curve }
    while !hands.work.curve.isDone {
      let number = hands.work.curve.points.count
      let worlds = next.background.time.playouts(usually: CurveReviewer.worlds)
      let answer = next.answer(to: .point(number)) {
        [reviewer = hands.work.reviewer] isGivenUp in
        .point(reviewer.point(number, worlds: worlds, isGivenUp: isGivenUp))
      }
      guard case .point(let point?)? = answer else { break }
      hands.work.curve.append(point)
      if hands.work.curve.isDone { keep() }
    }
    return hands.work.curve
  }

  /// Stops working; points already known are kept.
  func giveUp() { next.giveUp() }

  private func open(_ hand: FinishedHand, _ place: () -> KeptHand?) -> Bool {
    if hands.isOpen(hand) { return true }
    next.forget()
    return hands.open(hand) {
      CurveReviewer(
        hand.round, from: hand.seat, by: next.background.policies.policies, peek: hand.peek
      ).map { reviewer in
        let place = recorder == nil ? nil : place()
        return Work(
          reviewer: reviewer, curve: ContractCurve(count: reviewer.count), place: place,
          isLookedUp: place == nil)
      }
    }
  }

  /// Takes the curve that has been kept; returns false while that is looked up.
  private func lookUp() -> Bool {
    if hands.work.isLookedUp { return true }
    guard let recorder, let place = hands.work.place else { return true }
    let answer = next.answer(to: .kept) { _ in .kept(place.curve(in: recorder)) }
    guard case .kept(let chances)? = answer else { return false }
    hands.work.isLookedUp = true
    if let curve = chances.flatMap(hands.work.reviewer.curve) { hands.work.curve = curve }
    return true
  }

  private func keep() {
    guard let recorder, let place = hands.work.place else { return }
    recorder.keep(hands.work.curve.text, with: place)
  }
}
