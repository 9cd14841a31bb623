import MueGame
import MueWords

/// What was said at a table, the last said last, and no more of it than anybody reads.
public struct ChatLog: Hashable, Sendable {
  /// What was said, with who said it.
  public private(set) var phrases: [Phrase] = []

  /// The most sayings that are kept.
  private static let most = 50

  /// Nothing was said.
  public init() {}

  /// Somebody says something.
  public mutating func hear(_ name: PlayerName, _ message: ChatMessage) {
    phrases.append(.said(name, message))
    if phrases.count > Self.most { phrases.removeFirst() }
  }
}
