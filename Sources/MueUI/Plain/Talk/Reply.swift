import MueRules
import MueWords

/// The answer to a line: sentences, and an effect.
public struct Reply: Hashable, Sendable {
  /// The sentences, in order.
  public var lines: [Phrase] = []
  /// The effect that follows.
  public var effect: PlainEffect?

  /// An answer that tells.
  static func tell(_ lines: [Phrase]) -> Reply { Reply(lines: lines) }

  /// An answer that tells one thing.
  static func tell(_ line: Phrase) -> Reply { Reply(lines: [line]) }

  /// An answer that does something.
  static func perform(_ effect: PlainEffect) -> Reply { Reply(effect: effect) }
}

/// An effect that the program performs for the person.
public enum PlainEffect: Hashable, Sendable {
  /// Make the person's move.
  case make(Move)
  /// Take the finished trick away and go on.
  case goOn
  /// Deal the next hand.
  case dealNextHand
  /// Begin another match; the one before stays on the shelf.
  case newMatch
  /// List the games.
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
  /// Play the hand out, if it is decided or the person's claim holds.
  case claim
  /// Think of the best choices and tell them.
  case hint
  /// Tell the rules of the game.
  case rules
  /// Close the program; the game is saved.
  case leave
}
