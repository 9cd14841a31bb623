/// An open handicap: the share of the others' cards that a seat is shown, from 0 (none) to 9 (all).
///
/// It is meant for teaching and for those who like a challenge. Nobody has it unless it was agreed.
public struct Peek: Hashable, Comparable, Sendable {
  /// The share in ninths, 0 to 9.
  public let ninths: Int

  /// A share in ninths; nil outside 0 to 9.
  public init?(_ ninths: Int) {
    guard (0...9).contains(ninths) else { return nil }
    self.ninths = ninths
  }

  private init(known ninths: Int) { self.ninths = ninths }

  public static let none = Peek(known: 0)
  public static let all = Peek(known: 9)

  /// The smaller share comes first.
  public static func < (left: Peek, right: Peek) -> Bool { left.ninths < right.ninths }
}
