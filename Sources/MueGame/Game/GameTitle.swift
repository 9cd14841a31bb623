import MueData

/// The name that a person gave a game: 1 to 32 columns, cleaned like a player's name.
public struct GameTitle: Hashable, Sendable {
  /// The title, in Unicode's composed form.
  public let text: String

  /// The maximum width in columns.
  public static let limit = 32

  /// Cleans a title; nil if nothing visible is left.
  public init?(_ raw: String) {
    guard let cleaned = CleanText.cleaned(raw, limit: Self.limit) else { return nil }
    text = cleaned
  }
}
