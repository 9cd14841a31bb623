import MueGame
import MueRules

/// An effect that the program performs for the screen.
public enum Effect: Hashable, Sendable {
  /// Make the person's move.
  case make(Move)
  /// Deal the next hand.
  case dealNextHand
  /// Take the person's last decision back, with all that followed.
  case takeBack
  /// Do again what was taken back.
  case doAgain
  /// Play the hand out, if it is decided or the person's claim holds.
  case claim
  /// Open the hands that are over, the one just played at a place of it; nil for its beginning.
  case replay(at: Int?)
  /// Play from a place of the game on, beside the game.
  case playAside(GamePlace)
  /// Say something to the people at the table.
  case say(ChatMessage)
  /// Agree to the open handicaps at somebody else's table.
  case agree
  /// Do something about a friend's seat at the person's own table.
  case act(HostAction, Seat)
  /// Send away all who only look on at the person's own table.
  case sendOnlookersAway
  /// Tell whether somebody else may take a decision back.
  case consent(Bool)
  /// Begin another match.
  case newGame
  /// Apply and save a changed preference.
  case keep(Setting)
  /// Apply and save changed keys.
  case keepKeys
  /// Go to the start menu; the game is saved.
  case startMenu
  /// Close the program; the game is saved.
  case leave
}

/// The page that the window shows.
public indirect enum Scene: Equatable, Sendable {
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
  /// The menu with one line chosen; `isSure` once another match was asked for, so that Enter begins it.
  case menu(MenuItem, isSure: Bool = false)
  /// The settings.
  case settings(SettingsPage)
  /// The keys.
  case keys(KeysPage)
  /// The people at the table.
  case participants(ParticipantsPage)
  /// The table, with a card asked about: why it may not be played.
  case why(Card)
  /// What the person's decisions in a hand cost, scrolled down by some rows; nil before they have been looked
  /// at. Over the table the hand is the one just played, over a replay the one open there.
  case review(row: Int, Review? = nil, over: Scene = .table)
  /// Hands of the match that are over, to be looked at again, over the page they were opened from.
  case replay(ReplayPage, over: Scene)
  /// A trick of this hand that is over, by its place.
  case pastTrick(Int)
}
