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
  /// Play the hand out if it is decided or the person's claim is valid.
  case claim
  /// Open a replay of the finished hands, at a position in the hand just played; nil opens it at
  /// the beginning.
  case replay(at: Int?)
  /// Show the curve of the hand just played.
  case curve
  /// Let the person choose anew at a decision of the open review, given by the index of its move.
  case retry(Int)
  /// Explain a move of the hand, counted from 1, as its seat saw it or with all cards open; nil explains the
  /// latest one.
  case explain(move: Int?, isOpen: Bool)
  /// Play a side game from a position of the game.
  case playAside(GamePosition)
  case newGame
  case copy(Phrase)

  // In plain mode, where a page is a command.

  /// Take the finished trick off the table and go on.
  case goOn
  /// Find the best moves and list them.
  case hint
  /// Explain the bids of a seat, on request with the person's own cards in mind.
  case bids(Seat, fromOwnSeat: Bool)
  /// Work out what could have been made in the hand just played, or one of its other trumps, counted
  /// from 1.
  case best(Int?)
  /// Review the person's decisions in the hand just played.
  case review(PlainReview.Request)
  case rules
  /// Go to another game, given by its number or name.
  case openNamed(String)
  /// Delete a game, given by its number or name.
  case deleteNamed(String)
  case undeleteLast

  // Among friends.

  case say(ChatMessage)
  /// Agree to the open handicaps at somebody else's table.
  case agree
  /// Perform an action of the host on a friend's seat.
  case act(HostAction, Seat)
  /// Send all onlookers away from the person's own table.
  case sendOnlookersAway
  /// Answer another player's request to take a decision back.
  case consent(Bool)
  /// Search for nearby tables and show them.
  case lookForTables
  /// Join somebody else's table, as a player or as an onlooker.
  case join(String, code: String?, isWatching: Bool)

  // In the card room.

  /// Sit down at a table of the room, or go on there.
  case sitDown(table: Int)
  case watch(table: Int)
  /// Show the form for a table of the room.
  case planTable
  case invite(PlayerName, table: Int)
  /// Go to the room's deal of the day, or to its list once it is played.
  case roomDay
  /// Replay a hand of that list, by its index.
  case replayDay(Int)
  /// Show the start page, for games without other people.
  case alone
  /// Show a code with which the person comes in by another key.
  case showKeyCode
  /// Show a code for somebody who is new in the room.
  case showRoomInvitation
  /// Give the person an archive of everything of theirs in the room.
  case archive
  /// Delete the person's name, with everything of theirs in the room.
  case removePerson
  /// Take a name in the room for ever.
  case chooseName(PlayerName, code: String?)
  /// Come in as the person who was shown this code.
  case addKey(code: String)

  // Games.

  case resume
  case planGame
  /// Begin a game by a plan and go to its table, or first open the table to friends.
  case begin(NewGamePlan, Speed, Invitation)
  /// Go to the deal of the day: to the game begun with it, or to a new one.
  case day
  /// Read the days played and show them.
  case readDays
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
  case auctions
  case drill(Drill)
  case learn
  case lesson(Lesson)
  case readResults
  case readReviews
  /// Replay the hands of these decisions, each from the decision onwards.
  case replayCases([LeakFigures.Case])

  // The program.

  /// Apply and save a changed preference.
  case keep(Setting)
  /// Apply and save changed keys.
  case keepKeys
  /// Save the game and open the page about the cost of the person's decisions.
  case coach
  /// Save the game and open the page with puzzles and drills.
  case practice
  case startMenu
  /// Save the game and close the program.
  case leave
}
