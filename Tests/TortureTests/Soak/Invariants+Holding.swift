import MueRules
import TestSupport
import Testing

extension Invariants {
  /// Requires that the invariants hold in a hand.
  static func hold(in round: Round) { #expect(broken(in: round) == nil) }
}
