@testable import MueRules

extension Observation {
  /// The view as it can be rebuilt from files.
  ///
  /// Until one of two twins has been shown, the one in the seat's hand counts as the first, since
  /// it makes no difference which of them was dealt.
  public var canonical: Observation {
    let seconds = dealt.secondTwins(without: dealt).secondTwins(without: publicState.shown)
    return Observation(
      seat: seat, dealt: dealt.exchangingTwins(seconds), publicState: publicState,
      peeked: peeked.map { $0.exchangingTwins(seconds) })
  }
}
