import CPlatform
import Synchronization

/// One option that a program understands: `--name`, with or without a value.
public struct OptionSpec: Hashable, Sendable {
  /// The long name, without the dashes.
  public let name: String
  /// The letter with the same meaning, if there is one.
  public let letter: Character?
  let takesValue: Bool

  /// An option; a letter that is not an ASCII letter or digit is ignored.
  public init(_ name: String, letter: Character? = nil, takesValue: Bool = false) {
    self.name = name
    self.letter = letter.flatMap {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : nil
    }
    self.takesValue = takesValue
  }
}
