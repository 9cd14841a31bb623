import MueRules

/// What the mouse has chosen, so that a second click confirms it.
struct Clicked: Hashable, Sendable {
  enum Target: Hashable, Sendable {
    case card(Card)
    /// A line of a choice, counted from 0.
    case line(Int)
  }

  let target: Target
  /// The row where the button went down on a card, while it is held.
  var grabbedAt: Int?
}
