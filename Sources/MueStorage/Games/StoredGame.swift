import MueGame

/// A game on disk, or its fault.
public struct StoredGame: Sendable {
  public let file: String
  /// Whether it is the previous generation, because the latest one is damaged.
  public let isOlder: Bool
  /// The game, or the reason why it cannot be continued.
  public let game: Result<Game, SaveFault>

  public var playable: Game? { if case .success(let game) = game { game } else { nil } }
}
