import MueRules
import MueWords

/// The answer to a line: what is told, a sentence a line, and what is to be done.
public struct Reply: Hashable, Sendable {
  /// What is told, in this order.
  public var lines: [Phrase] = []
  /// What the program is to do after that.
  public var effect: PlainEffect?

  /// An answer that tells.
  static func tell(_ lines: [Phrase]) -> Reply { Reply(lines: lines) }

  /// An answer that tells one thing.
  static func tell(_ line: Phrase) -> Reply { Reply(lines: [line]) }

  /// An answer that does something.
  static func perform(_ effect: PlainEffect) -> Reply { Reply(effect: effect) }
}

/// What the program is to do for the person, beyond telling.
public enum PlainEffect: Hashable, Sendable {
  /// Make the person's move.
  case make(Move)
  /// Take the finished trick away and go on.
  case goOn
  /// Deal the next hand.
  case dealNextHand
  /// Begin another match; the one before stays on the shelf.
  case newMatch
  /// Tell which games there are.
  case games
  /// Sit down at another game, by its number or name.
  case open(String)
  /// Take a game off the shelf, by its number or name.
  case delete(String)
  /// Bring back the game that was deleted last.
  case undelete
  /// Take the person's last decision back.
  case takeBack
  /// Do again what was taken back.
  case doAgain
  /// Play the rest of the hand out, if it is settled or the person's claim of it holds.
  case claim
  /// Think of the best choices and tell them.
  case hint
  /// Tell the rules of the game.
  case rules
  /// Close the program; the game is saved.
  case leave
}
