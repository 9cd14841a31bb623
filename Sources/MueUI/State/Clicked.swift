import MueRules

/// What the mouse has chosen; a second click on it confirms the choice.
struct Clicked: Hashable, Sendable {
  enum Target: Hashable, Sendable {
    case card(Card)
    /// A line of a list, counted from 0.
    case line(Int)
  }

  let target: Target
  /// The row where the button was pressed on a card, while it is held.
  var grabbedAt: Int?
}
