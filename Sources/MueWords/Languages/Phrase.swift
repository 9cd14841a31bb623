/// One thing to say: a key into the language tables, and what fills the sentence's places.
///
/// A phrase has no wording of its own; `Words` gives it one. Phrases are made only by the static
/// members in `Phrases/Phrases.swift`, which `make phrases` writes from `Localization/en.json`.
public struct Phrase: Hashable, Sendable {
  /// The sentence's key in the tables, dotted by room: `auction.atMost`.
  public let key: String
  /// What stands where the sentence says `{place}`.
  public let places: [String: Value]

  init(_ key: String, _ places: [String: Value] = [:]) {
    self.key = key
    self.places = places
  }
}

extension Phrase {
  /// What may fill a place of a sentence.
  public enum Value: Hashable, Sendable {
    /// Text that is the same in every language, such as a player's name.
    case text(String)
    /// A number, written in plain digits; it also chooses the sentence's plural form.
    case number(Int)
    /// Another phrase, said in the same language.
    case phrase(Phrase)
    /// The key that a command of this name has; the words know it.
    case command(String)
    /// Several phrases, said one after the other with commas between them.
    case list([Phrase])
  }
}
