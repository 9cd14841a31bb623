import MueData
import MueRules

/// The cost of decisions in a list of reviewed hands.
///
/// Hands with hints, undos or others' cards in view count for `helped` alone.
public struct CoachFigures: Hashable, Sendable {
  public private(set) var all = Loss()
  /// The loss in all hands by kind of decision; the parts add up to `all`.
  public private(set) var kinds: [DecisionKind: Loss] = [:]
  /// The loss in hands that were played, by the person's role.
  public private(set) var parts: [Part: Loss] = [:]
  public private(set) var seats: [PlayerCount: Loss] = [:]
  public private(set) var recent = Loss()
  /// The loss in the `span` hands before those.
  public private(set) var before = Loss()
  /// The loss per hand in each block of `block` hands, the oldest first, in tenths of a point.
  public private(set) var course: [Int] = []
  /// The patterns found, the costliest first.
  public private(set) var leaks: [LeakFigures] = []
  /// The loss in hands with hints, undos or others' cards in view.
  public private(set) var helped = Loss()
  /// The person's play compared with the levels; nil without hands.
  public private(set) var strength: Strength?

  public static let span = 20
  /// The number of hands in one point of the course.
  public static let block = 10

  /// The figures of hands in the order they were played.
  init(_ hands: [CoachedHand]) {
    let own = hands.filter { !$0.isHelped }
    helped = Loss(hands.lazy.filter(\.isHelped).map(\.review.cost))
    var leaks: [Leak: LeakFigures] = [:]
    for hand in own {
      let cost = hand.review.cost
      all.add(cost)
      seats[hand.kind.players, default: Loss()].add(cost)
      if let part = hand.part { parts[part, default: Loss()].add(cost) }
      var costs = Array(repeating: 0, count: DecisionKind.allCases.count)
      for decision in hand.review.decisions {
        costs[DecisionKind.allCases.firstIndex(of: decision.kind) ?? 0] += decision.hundredths
        guard let leak = decision.leak else { continue }
        leaks[leak, default: LeakFigures(leak: leak)].add(decision, of: hand.review)
      }
      for (kind, cost) in zip(DecisionKind.allCases, costs) {
        kinds[kind, default: Loss()].add(Double(cost) / 100)
      }
    }
    self.leaks = leaks.values.map(\.sorted).sorted {
      ($1.hundredths, $0.leak.rawValue) < ($0.hundredths, $1.leak.rawValue)
    }
    let costs = own.map(\.review.cost)
    recent = Loss(costs.suffix(Self.span))
    before = Loss(costs.dropLast(Self.span).suffix(Self.span))
    course = stride(from: 0, through: costs.count - Self.block, by: Self.block).map {
      let sum = costs[$0..<($0 + Self.block)].reduce(0, +)
      return Int((10 * sum / Double(Self.block)).rounded())
    }
    strength = Strength(seats)
  }
}
