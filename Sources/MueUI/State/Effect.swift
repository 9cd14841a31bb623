import MueGame
import MueRules
import MueWords

/// An effect that the program performs for a page or the table.
public enum Effect: Hashable, Sendable {
  // At the table.

  case make(Move)
  /// Answer how many trumps are out.
  case count(Int)
  /// Deal the next hand; while people gather, the first.
  case dealNextHand
  /// Take the person's last decision back, with all that followed.
  case undo
  case redo
  /// Play the hand out, if it is decided or the person's claim holds.
  case claim
  /// Open a replay of the finished hands, at a position in the hand just played; nil for its
  /// beginning.
  case replay(at: Int?)
  /// Play a side game from a position of the game.
  case playAside(GamePosition)
  case newGame
  case copy(Phrase)

  // In plain mode, where a page is a command.

  /// Take the finished trick off the table and go on.
  case goOn
  /// Find the best moves and list them.
  case hint
  case rules
  /// Go to another game, by its number or name.
  case openNamed(String)
  /// Delete a game, by its number or name.
  case deleteNamed(String)
  case undeleteLast

  // Among friends.

  case say(ChatMessage)
  /// Agree to the open handicaps at somebody else's table.
  case agree
  /// Do something about a friend's seat at the person's own table.
  case act(HostAction, Seat)
  /// Send all onlookers away from the person's own table.
  case sendOnlookersAway
  /// Answer another player's request to take a decision back.
  case consent(Bool)
  /// Search for nearby tables and show them.
  case lookForTables
  /// Join somebody else's table, as a player or as an onlooker.
  case join(String, code: String?, isWatching: Bool)

  // Games.

  case resume
  case planGame
  /// Begin a game by a plan and go to its table, or open the table for friends first.
  case begin(NewGamePlan, Speed, Invitation)
  /// Go to the deal of the day: to the game begun with it, or a new one.
  case day
  /// Read the list of games and show it.
  case readShelf
  case open(Int)
  case rename(Int, GameTitle?)
  case duplicate(Int)
  case abandon(Int, Bool)
  /// Delete a game so that it can be restored.
  case delete(Int)
  case undelete(Int)

  // Learning.

  case puzzles
  case drill(Drill)
  case learn
  case lesson(Lesson)
  case readResults
  case readReviews
  /// Replay the hands of decisions, each from the decision on.
  case replayCases([LeakFigures.Case])

  // The program.

  /// Apply and save a changed preference.
  case keep(Setting)
  /// Apply and save changed keys.
  case keepKeys
  /// Go to the page about what the person's decisions cost; the game is saved.
  case coach
  /// Go to the page with puzzles and drills; the game is saved.
  case practice
  case startMenu
  /// Close the program; the game is saved.
  case leave
}
