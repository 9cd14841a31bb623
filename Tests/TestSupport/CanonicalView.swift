@testable import MueRules

extension Observation {
  /// The view as files can rebuild it.
  ///
  /// As long as neither of two twins has been shown, the seat's one counts as the first, since it
  /// makes no difference which of them was dealt.
  public var canonical: Observation {
    let seconds = dealt.secondTwins(without: dealt).secondTwins(without: publicState.shown)
    return Observation(
      seat: seat, dealt: dealt.exchangingTwins(seconds), publicState: publicState,
      peeked: peeked.map { $0.exchangingTwins(seconds) })
  }
}
