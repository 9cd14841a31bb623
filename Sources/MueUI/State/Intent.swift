import MueRules

/// What the person wants, whatever key said it; `KeyCommand` has the keys.
public enum Intent: Hashable, Sendable {
  /// Choose what stands before.
  case previous
  /// Choose what stands behind.
  case next
  /// Choose the first.
  case first
  /// Choose the last.
  case last
  /// Go a line up; in the auction, push the card forward.
  case up
  /// Go a line down; in the auction, pull the card back.
  case down
  /// Go a page up.
  case pageUp
  /// Go a page down.
  case pageDown
  /// Choose a card of this number.
  case jump(Rank)
  /// Choose a card of this suit.
  case jumpToSuit(Suit)
  /// Do what is chosen.
  case confirm
  /// Push the card forward or pull it back; elsewhere, do what is chosen.
  case toggle
  /// Pass in the auction.
  case pass
  /// See the summary cards.
  case summary
  /// See the score sheet.
  case sheet
  /// See the next page.
  case turnPage
  /// See the last trick.
  case pastTrick
  /// See what happened in the hand.
  case log
  /// Ask why a card may not be played, or for help.
  case why
  /// See what the decisions of the hand cost.
  case review
  /// See hands that are over.
  case replay
  /// Take the last decision back.
  case takeBack
  /// Do again what was taken back.
  case doAgain
  /// Play the rest, or claim it.
  case claim
  /// Ask for a hint.
  case hint
  /// See who is at the table.
  case participants
  /// See the menu, or leave what lies over the table.
  case menu
  /// Leave the program.
  case leave
}
