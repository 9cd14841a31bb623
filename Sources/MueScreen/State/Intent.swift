import MueRules

/// What the person wants, whatever key said it; `KeyCommand` has the keys.
public enum Intent: Hashable, Sendable {
  case previous
  case next
  case first
  case last
  case up
  case down
  case pageUp
  case pageDown
  case jump(Rank)
  case jumpToSuit(Suit)
  case confirm
  case toggle
  case pass
  case summary
  case sheet
  case turnPage
  case pastTrick
  case log
  case why
  case review
  case replay
  case takeBack
  case doAgain
  case claim
  case hint
  case company
  case menu
  case leave
}
