/// One cell of a grid: a character in a style.
///
/// A character two columns wide is in its left cell; the right one is `.covered`.
public struct Cell: Hashable, Sendable {
  /// The character; nil when the one to the left covers the cell.
  public var character: Character?
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

  /// An empty cell with the terminal's default background.
  public static let blank = Cell(" ")

  /// The right half of a wide character.
  public static func covered(_ style: CellStyle) -> Cell { Cell(coveredIn: style) }
}
