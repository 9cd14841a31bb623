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
  /// The file is JSON in the form of a table, and something in it is wrong.
  case wrong(file: String, LanguageFault)
}
