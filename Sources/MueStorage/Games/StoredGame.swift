import MueGame

/// A game found on disk, or what is wrong with it.
public struct StoredGame: Sendable {
  /// The name of its file.
  public let file: String
  /// Whether it is the generation before the last, since that one is spoilt.
  public let isOlder: Bool
  /// The game, or why it cannot be played on.
  public let game: Result<Game, SaveFault>
}
