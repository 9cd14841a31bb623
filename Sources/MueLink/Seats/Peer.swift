/// Somebody at the other end of a line, by a number that is used once.
public struct Peer: Hashable, Sendable {
  /// The number.
  public let number: Int

  /// A peer.
  public init(_ number: Int) { self.number = number }
}
