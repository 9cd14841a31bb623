import MueGame
import MueWords

/// What was said at a table, in order, with only the latest messages kept.
public struct ChatLog: Hashable, Sendable {
  private(set) var phrases: [Phrase] = []

  private static let most = 50

  public init() {}

  /// Adds a message from somebody at a table with these seats.
  public mutating func hear(_ name: PlayerName, _ message: ChatMessage, at seats: [SeatStatus]) {
    phrases.append(.said(name, message, at: seats))
    if phrases.count > Self.most { phrases.removeFirst() }
  }
}
