import MueBots

/// One decision of a kept review.
public struct KeptDecision: Hashable, Sendable {
  /// Its number among all moves of the hand, from 0.
  public let moveIndex: Int
  public let kind: DecisionKind
  /// Its cost, in hundredths of a point; at least 0.
  public let hundredths: Int
  /// The best move; nil if the move made was as good.
  public let best: BestMove?
  /// The pattern that it shows; nil also if it cost too little.
  public let leak: Leak?

  /// A move that would have been better.
  public struct BestMove: Hashable, Sendable {
    public let text: String
    /// The seat's expected score of the hand after it, in hundredths of a point.
    public let hundredths: Int

    public init(text: String, hundredths: Int) {
      self.text = text
      self.hundredths = hundredths
    }
  }

  public init(moveIndex: Int, kind: DecisionKind, hundredths: Int, best: BestMove?, leak: Leak?) {
    self.moveIndex = moveIndex
    self.kind = kind
    self.hundredths = hundredths
    self.best = best
    self.leak = leak
  }

  /// The kept part of a decision; nil if only one move was legal.
  init?(_ decision: Decision) {
    guard !decision.isForced, let kind = DecisionKind(decision.observation) else { return nil }
    self.init(
      moveIndex: decision.moveIndex, kind: kind, hundredths: Int((100 * decision.cost).rounded()),
      best: decision.cost > 0 ? BestMove(decision.best) : nil, leak: Leak(decision))
  }

  /// What it cost, in points.
  public var cost: Double { Double(hundredths) / 100 }
}

extension KeptDecision.BestMove {
  fileprivate init(_ choice: Choice) {
    self.init(
      text: choice.move.text, hundredths: Int((100 * choice.evaluation.score).rounded()))
  }
}
