/// Why the language tables could not be loaded.
public enum LanguageError: Error, Hashable, Sendable {
  /// There is no `en.json` in the directory, so there is nothing to fall back to.
  case noEnglish(directory: String)
  /// The file is there but cannot be read, or is no plain file.
  case unreadable(file: String)
  /// The file is larger than a table may be; the limit is in bytes.
  case tooLarge(file: String, limit: Int)
  /// The file is not JSON in the form of a language table.
  case malformed(file: String)
  /// A text of the file would disturb a terminal: it has control characters.
  case controlCharacter(file: String, key: String)
  /// A sentence is longer, or has more places, than any sentence on a screen would.
  case tooLong(file: String, key: String)
}
