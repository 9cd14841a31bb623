/// Something to say: the key of a sentence, and the values for its placeholders.
///
/// A phrase has no wording of its own; `Words` gives it one. Phrases are made only by static
/// members, which the plug-in `GeneratePhrases` generates from `Localization/en.json`.
public struct Phrase: Hashable, Sendable {
  /// The key of the sentence, with the part of the program before the dot: `auction.atMost`.
  public let key: String
  public let values: [String: Value]

  init(_ key: String, _ values: [String: Value] = [:]) {
    self.key = key
    self.values = values
  }

  /// The sentence of a family that is named after a value: with the family `commands.command`,
  /// `commands.commandPageUp` for `page-up`.
  ///
  /// A test finds families by this call, and checks that each sentence is there.
  public init<Value: RawRepresentable<String>>(_ family: String, of value: Value) {
    let parts = value.rawValue.split(separator: "-").map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    self.init(family + parts.joined())
  }

  /// A value for a placeholder.
  public enum Value: Hashable, Sendable {
    /// Text that is the same in every language, such as a player's name.
    case text(String)
    /// A number, in plain digits and with a true minus sign; it also chooses the plural form.
    case number(Int)
    case phrase(Phrase)
    /// The key that a command of this name has; `Words` knows its label.
    case command(String)
    /// Several phrases, separated by commas.
    case list([Phrase])
  }
}
