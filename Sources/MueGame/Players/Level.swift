/// How well a computer player plays.
public enum Level: String, CaseIterable, Codable, Hashable, Sendable {
  /// It sees the trick on the table and little else.
  case novice
  /// It plays by rules of thumb.
  case casual
  /// It plays cards and namings out before it decides.
  case club
  /// It plays everything out.
  case strong
  /// It plays everything out, in worlds that fit what the others did.
  case expert
}
