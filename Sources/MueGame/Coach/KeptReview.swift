import MueBots
import MueRules

/// The review of the person's decisions in a finished hand, as results keep it.
public struct KeptReview: Hashable, Sendable {
  /// The game, by `PlayedGame.identity`.
  let game: String
  /// The number of the hand in it, from 1.
  public let hand: Int
  /// The decisions that were no forced moves, in the order they were made.
  public let decisions: [KeptDecision]

  public init(game: String, hand: Int, decisions: [KeptDecision]) {
    self.game = game
    self.hand = hand
    self.decisions = decisions
  }

  public init(_ decisions: [Decision], hand: Int, of game: PlayedGame) {
    self.init(
      game: game.identity, hand: hand, decisions: decisions.compactMap { KeptDecision($0) })
  }

  /// The cost of all decisions together, in points.
  var cost: Double { decisions.reduce(0) { $0 + $1.cost } }
}

/// One decision of a kept review.
public struct KeptDecision: Hashable, Sendable {
  /// Its number among all moves of the hand, from 0.
  public let moveIndex: Int
  public let kind: DecisionKind
  /// What it cost, in hundredths of a point; at least 0.
  public let hundredths: Int
  /// The best move; nil if the move made was as good.
  public let best: BestMove?
  /// The pattern that it shows, if it cost enough.
  public let leak: Leak?

  /// A move that would have been better.
  public struct BestMove: Hashable, Sendable {
    public let text: String
    /// What it was expected to bring the seat in the hand, in hundredths of a point.
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

  /// What is kept of a decision; nil if only one move was legal.
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

/// A costly decision with its hand, to be practised.
public struct KeptMistake: Hashable, Sendable {
  public let hand: String
  public let decision: KeptDecision

  public init(hand: String, decision: KeptDecision) {
    self.hand = hand
    self.decision = decision
  }
}

/// What a seat decides on its turn.
public enum DecisionKind: String, CaseIterable, Hashable, Sendable {
  /// The cards to lay in the auction, or a pass.
  case bid
  case trump, partner
  /// The first card of a trick.
  case lead
  /// A card of the suit led.
  case follow
  /// A card of another suit, when the suit led cannot be followed.
  case discard

  /// The kind of the decision that a seat is asked for; nil if another seat is to move.
  init?(_ observation: Observation) {
    switch observation.legalMoves {
    case .bid: self = .bid
    case .name: self = .trump
    case .pick: self = .partner
    case .play(let cards):
      guard let play = observation.publicState.play, play.led != nil else {
        self = .lead
        return
      }
      self = (cards - play.following).isEmpty ? .follow : .discard
    case nil: return nil
    }
  }
}
