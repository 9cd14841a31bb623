/// How a cell looks: colours (nil is the terminal's own) and attributes.
public struct Style: Hashable, Sendable {
  /// What a terminal can do to text besides colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt8
    /// A set of attributes by its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Bold, or bright.
    public static let bold = Attributes(rawValue: 1)
    /// Faint.
    public static let dim = Attributes(rawValue: 2)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 4)
    /// Underlined.
    public static let underline = Attributes(rawValue: 8)
  }

  /// The colour of the text; nil is the terminal's own.
  public var foreground: Color?
  /// The colour behind it; nil is the terminal's own.
  public var background: Color?
  /// Bold, dim, reverse, underline.
  public var attributes: Attributes

  /// A style by its parts; without any, the terminal's plain text.
  public init(
    foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's plain text.
  public static let plain = Style()
}
