/// Where the person was last: which game, and whether at its table or before the rooms.
///
/// In its file it is one line, `mue-place 1 table 12` or `mue-place 1 foyer 12`.
public struct LastPlace: Hashable, Sendable {
  /// The number of the game played last.
  public let game: Int
  /// Whether the person sat at its table.
  public let isAtTable: Bool

  private static let magic = "mue-place 1"

  /// A place.
  public init(game: Int, isAtTable: Bool) {
    self.game = game
    self.isAtTable = isAtTable
  }

  /// Reads a place as it is written; nil if it is none.
  init?(text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 4, words[..<2].joined(separator: " ") == Self.magic,
      ["table", "foyer"].contains(words[2]), let game = Int(words[3]), game > 0
    else { return nil }
    self.init(game: game, isAtTable: words[2] == "table")
  }

  /// The place in its file.
  var text: String { "\(Self.magic) \(isAtTable ? "table" : "foyer") \(game)\n" }
}
