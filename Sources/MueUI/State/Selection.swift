import MueGame
import MueRules
import MueWords

/// What the person has chosen and not yet confirmed.
public struct Selection: Hashable, Sendable {
  /// The card the arrow points at.
  public var card: Card?
  /// The cards pushed forward in the auction.
  public var pushed: CardSet = .none
  /// The line chosen where something is named or picked.
  public var option = 0
  /// What the lines are; others begin at the first.
  private var asked: LegalMoves?

  /// Nothing chosen.
  public init() {}

  /// Keeps what still makes sense for a view, and chooses the first card where one is asked.
  mutating func adapt(to view: GameObservation) {
    let hand = HandOrder(view.observation.publicState.play?.order).sorted(view.observation.hand)
    if view.observation.legalMoves != asked { option = 0 }
    asked = view.observation.legalMoves
    switch asked {
    case .bid(let free, let atMost):
      pushed = pushed & free
      if pushed.count > atMost { pushed = .none }
      keep(in: hand.filter(free.contains))
    case .play(let cards):
      pushed = .none
      keep(in: hand.filter(cards.contains))
    case .name, .pick, nil:
      card = nil
      pushed = .none
    }
  }

  private mutating func keep(in cards: [Card]) {
    if let card, cards.contains(card) { return }
    // A twin may have become its look-alike when the other one was shown.
    card = cards.first { $0.suit == card?.suit && $0.rank == card?.rank } ?? cards.first
  }
}

/// Advice for the person's move, the best first, as the table shows it.
public struct Advice: Hashable, Sendable {
  /// One move with what is said of it.
  public struct Choice: Hashable, Sendable {
    /// The move, legal now.
    public let move: Move
    /// What it brings.
    public let figures: Phrase
    /// Why it is worth making, if there is something to say.
    public let reason: Phrase?

    /// A move with what is said of it.
    public init(move: Move, figures: Phrase, reason: Phrase?) {
      self.move = move
      self.figures = figures
      self.reason = reason
    }
  }

  /// The moves, the best first.
  public let choices: [Choice]
  private var place = 0

  /// Advice of some moves; nil without any.
  public init?(_ choices: [Choice]) {
    if choices.isEmpty { return nil }
    self.choices = choices
  }

  /// The move shown now.
  var choice: Choice { choices[place] }

  /// Shows the next best move, and after the last the best again.
  mutating func turn() { place = (place + 1) % choices.count }
}
