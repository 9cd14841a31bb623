/// One option that a program understands: `--name`, with or without a value.
public struct OptionSpec: Hashable, Sendable {
  /// The long name, without the dashes.
  public let name: String
  /// The letter that means the same, if there is one.
  public let letter: Character?
  /// Whether a value must follow.
  public let takesValue: Bool

  /// An option; a letter that is not an ASCII letter or digit is left out.
  public init(_ name: String, letter: Character? = nil, takesValue: Bool = false) {
    self.name = name
    self.letter = letter.flatMap {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : nil
    }
    self.takesValue = takesValue
  }
}
