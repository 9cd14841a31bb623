import MueGame
import MueRules
import MueWords

/// The answer to a line: sentences, and an effect.
public struct Reply: Hashable, Sendable {
  /// The sentences, in order.
  public var lines: [Phrase] = []
  /// The effect that follows.
  public var effect: PlainEffect?

  /// A reply of several sentences.
  static func tell(_ lines: [Phrase]) -> Reply { Reply(lines: lines) }

  /// A reply of one sentence.
  static func tell(_ line: Phrase) -> Reply { Reply(lines: [line]) }

  /// A reply with an effect.
  static func perform(_ effect: PlainEffect) -> Reply { Reply(effect: effect) }
}

/// An effect that the program performs for the person.
public enum PlainEffect: Hashable, Sendable {
  /// Make the person's move.
  case make(Move)
  /// Take the finished trick off the table and go on.
  case goOn
  /// Deal the next hand.
  case dealNextHand
  /// Begin another match; the current one stays on the shelf.
  case newMatch
  /// List the games.
  case games
  /// Go to another game, by its number or name.
  case open(String)
  /// Delete a game, by its number or name.
  case delete(String)
  /// Restore the game that was deleted last.
  case undelete
  /// Tell what the person's decisions cost.
  case coach
  /// Take the person's last decision back.
  case takeBack
  /// Redo what was taken back.
  case doAgain
  /// Play the hand out, if it is decided or the person's claim holds.
  case claim
  /// Find the best moves and tell them.
  case hint
  /// Show the rules of the game.
  case rules
  /// List the short lessons.
  case lessons
  /// Give a lesson.
  case lesson(Lesson)
  /// Ask the puzzles of the day.
  case practice
  /// List the drills.
  case drills
  /// Deal a drill.
  case drill(Drill)
  /// Close the program; the game is saved.
  case leave
}
