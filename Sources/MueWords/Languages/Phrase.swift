/// A sentence to say: its key, and the values for its placeholders.
///
/// A phrase has no wording of its own; `Words` gives it one. Phrases are made only by static
/// members, which the plug-in `GeneratePhrases` generates from `Localization/en.json`.
public struct Phrase: Hashable, Sendable {
  /// The key of the sentence, with its group before the dot: `auction.atMost`.
  public let key: String
  public let values: [String: Value]

  init(_ key: String, _ values: [String: Value] = [:]) {
    self.key = key
    self.values = values
  }

  /// A sentence of a family, named after a value: in the family `commands.command`, `page-up` gives
  /// `commands.commandPageUp`.
  ///
  /// A test finds families by this call, and checks that all their sentences exist.
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
    /// A number, shown in plain digits and with a true minus sign; it also selects the plural form.
    case number(Int)
    case phrase(Phrase)
    /// The key for a command with this name; `Words` has its label.
    case command(String)
    /// Several phrases, separated by commas.
    case list([Phrase])
  }
}
