import MueGame

/// A game on disk, or what is wrong with it.
public struct StoredGame: Sendable {
  public let file: String
  /// Whether it is the previous generation, because the latest one is damaged.
  public let isOlder: Bool
  /// The game, or the reason why it cannot be continued.
  public let game: Result<Game, SaveFault>

  /// The game; nil if it cannot be continued.
  public var playable: Game? { if case .success(let game) = game { game } else { nil } }
}
