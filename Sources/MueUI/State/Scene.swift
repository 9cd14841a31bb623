import MueRules

/// What the window shows.
public enum Scene: Hashable, Sendable {
  /// The table; when a hand is over, its reckoning.
  case table
  /// The summary cards.
  case summary
  /// The score sheet, scrolled down by some rows.
  case sheet(row: Int)
  /// The log of the hand, scrolled down by some rows.
  case log(row: Int)
  /// A document that is being read.
  case document(Reader)
  /// The menu with one line chosen.
  case menu(MenuItem)
  /// The settings.
  case settings(SettingsPage)
  /// The keys.
  case keys(KeysPage)
  /// The people at the table.
  case participants(ParticipantsPage)
  /// The table, with a card asked about: why it may not be played.
  case why(Card)
  /// What the person's decisions in the hand cost, scrolled down by some rows.
  case review(row: Int)
  /// Hands of the match that are over, to be looked at again.
  case replay
  /// A trick of this hand that is over, by its place.
  case pastTrick(Int)
}
