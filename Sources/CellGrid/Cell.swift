/// One cell of a grid: a character in a style.
///
/// A character two columns wide is in its left cell; the right one is `.covered`.
public struct Cell: Hashable, Sendable {
  /// The character; nil if the one to the left covers the cell.
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
  static func covered(_ style: CellStyle) -> Cell { Cell(coveredIn: style) }
}

/// The colours of a cell (nil is the terminal's default) and its attributes.
public struct CellStyle: Hashable, Sendable {
  /// The attributes of text other than colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Bold, or bright.
    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    /// Swapped foreground and background.
    public static let reverse = Attributes(rawValue: 4)
    public static let underline = Attributes(rawValue: 8)
  }

  /// The colour of the text; nil is the terminal's default.
  public var foreground: Color?
  /// The colour behind the text; nil is the terminal's default.
  public var background: Color?
  public var attributes: Attributes

  /// A style from its parts; the defaults are the terminal's plain text.
  public init(
    foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  public static let plain = CellStyle()
}
