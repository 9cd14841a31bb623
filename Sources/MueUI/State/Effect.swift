import MueGame
import MueRules
import MueWords

/// An effect that the program performs for the screen.
public enum Effect: Hashable, Sendable {
  /// Make the person's move.
  case make(Move)
  /// Answer how many trumps are out.
  case count(Int)
  /// Deal the next hand.
  case dealNextHand
  /// Take the person's last decision back, with all that followed.
  case takeBack
  /// Redo what was taken back.
  case doAgain
  /// Play the hand out, if it is decided or the person's claim holds.
  case claim
  /// Open a replay of the finished hands, at a position in the hand just played; nil for its
  /// beginning.
  case replay(at: Int?)
  /// Play a side game from a position of the game.
  case playAside(GamePlace)
  /// Say something to the people at the table.
  case say(ChatMessage)
  /// Agree to the open handicaps at somebody else's table.
  case agree
  /// Do something about a friend's seat at the person's own table.
  case act(HostAction, Seat)
  /// Send all onlookers away from the person's own table.
  case sendOnlookersAway
  /// Answer another player's request to take a decision back.
  case consent(Bool)
  /// Begin another match.
  case newGame
  /// Apply and save a changed preference.
  case keep(Setting)
  /// Put a sentence on the clipboard.
  case copy(Phrase)
  /// Apply and save changed keys.
  case keepKeys
  /// Go to the page about what the person's decisions cost; the game is saved.
  case coach
  /// Go to the page with puzzles and drills; the game is saved.
  case practice
  /// Go to the start menu; the game is saved.
  case startMenu
  /// Close the program; the game is saved.
  case leave
}

/// The open page.
public indirect enum Scene: Equatable, Sendable {
  /// The table; after a hand, its reckoning.
  case table
  /// The summary cards.
  case summary
  /// The score sheet, scrolled down by some rows.
  case sheet(row: Int)
  /// The log of the hand, scrolled down by some rows.
  case log(row: Int)
  /// A document that is being read.
  case document(Reader)
  /// The menu with one line chosen; `isSure` after another match has been asked for, so that Enter
  /// begins it.
  case menu(MenuItem, isSure: Bool = false)
  /// The settings.
  case settings(SettingsPage)
  /// The page of keys.
  case keys(KeysPage)
  /// The people at the table.
  case participants(ParticipantsPage)
  /// The table, with the reason why a card cannot be played.
  case why(Card)
  /// What the person's decisions in a hand cost, scrolled down by some rows; nil before the review
  /// has begun.
  ///
  /// Over the table it reviews the hand just played, over a replay the hand that is open there.
  case review(row: Int, Review? = nil, over: Scene = .table)
  /// A replay of finished hands, over the page from which it was opened.
  case replay(ReplayPage, over: Scene)
  /// A finished trick of this hand, by its index.
  case pastTrick(Int)
}
