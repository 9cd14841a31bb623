/// Somebody at the other end of a line, by the number that the wire gave out.
///
/// A number is never used again by the same switchboard.
public struct Peer: Hashable, Sendable {
  /// The number.
  public let number: Int

  /// The peer of a number.
  public init(_ number: Int) { self.number = number }
}
