import MueGame
import MueRules
import MueWords

/// What the person has chosen and not yet confirmed.
public struct Selection: Hashable, Sendable {
  /// The card the arrow points at.
  public var card: Card?
  /// The cards pushed forward in the auction.
  public var pushed: CardSet = .none
  /// The index of the chosen line where something is named or picked.
  public var option = 0
  /// What the lines stand for; other lines begin at the first.
  private var asked: LegalMoves?

  /// Nothing chosen.
  public init() {}

  /// Keeps what still applies to a view, and chooses the first card when one is asked for.
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
    // Showing one of two twins can swap their identities: compare by suit and rank.
    card = cards.first { $0.suit == card?.suit && $0.rank == card?.rank } ?? cards.first
  }
}

/// Advice for the person's move, as the table shows it, the best move first.
public struct Advice: Hashable, Sendable {
  /// A move with its figures and reason.
  public struct Choice: Hashable, Sendable {
    /// The move, legal now.
    public let move: Move
    /// What the move is worth, in figures.
    public let figures: Phrase
    /// Why the move is good, if there is something to say.
    public let reason: Phrase?

    /// A move with its figures and reason.
    public init(move: Move, figures: Phrase, reason: Phrase?) {
      self.move = move
      self.figures = figures
      self.reason = reason
    }
  }

  /// The moves, the best first.
  public let choices: [Choice]
  private var place = 0

  /// Advice of several moves; nil if there are none.
  public init?(_ choices: [Choice]) {
    if choices.isEmpty { return nil }
    self.choices = choices
  }

  /// The move shown now.
  var choice: Choice { choices[place] }

  /// Shows the next best move, and the best one after the last.
  mutating func turn() { place = (place + 1) % choices.count }
}
