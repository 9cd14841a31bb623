/// One cell of a grid: a character in a style.
///
/// A character two columns wide stands in its left cell; the right one is `.covered`.
public struct Cell: Hashable, Sendable {
  /// What stands in the cell; nil when the character to the left covers it.
  public var character: Character?
  /// How it looks.
  public var style: CellStyle

  /// A cell with a character one or two columns wide.
  public init(_ character: Character, style: CellStyle = .plain) {
    self.character = character
    self.style = style
  }

  private init(coveredIn style: CellStyle) {
    self.character = nil
    self.style = style
  }

  /// An empty cell of the terminal's own background.
  public static let blank = Cell(" ")

  /// The right half of a wide character.
  public static func covered(_ style: CellStyle) -> Cell { Cell(coveredIn: style) }
}
