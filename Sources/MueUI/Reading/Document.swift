import MueWords
import Synchronization

/// A text to read: one file a language, but for the keys, which are listed as they are now.
public enum Document: String, CaseIterable, Hashable, Sendable {
  /// The rules of the game.
  case rules
  /// How to play well.
  case playWell = "play-well"
  /// How this table is used.
  case howto
  /// Which key means what.
  case keys
  /// Whose game it is, and what this program is.
  case credits

  /// The documents that are files.
  public static let files = allCases.filter { $0 != .keys }

  /// What the document is called.
  public var title: Phrase {
    switch self {
    case .rules: .menuRules
    case .playWell: .menuPlayWell
    case .howto: .menuHowto
    case .keys: .menuKeys
    case .credits: .menuCredits
    }
  }
}

/// The texts of a language, each read when it is first opened: most evenings open none.
public final class Documents: Sendable {
  private let read: @Sendable (Document) -> String?
  private let found = Mutex<[Document: String]>([:])

  /// Texts that come from somewhere; nil for one that cannot be had.
  public init(_ read: @escaping @Sendable (Document) -> String?) { self.read = read }

  /// No texts at all.
  public static let none = Documents { _ in nil }

  /// A text, empty if it cannot be had.
  public subscript(document: Document) -> String {
    found.withLock { found in
      if let text = found[document] { return text }
      let text = read(document) ?? ""
      found[document] = text
      return text
    }
  }
}

/// The page of keys, as a document: every command with the key it has now.
public enum KeyList {
  /// The page in Markdown.
  public static func markdown(_ words: Words) -> String {
    let commands = KeyCommand.allCases.map { command in
      "- " + words(.keyOfCommand(key: .command(command.name), title: command.title))
    }
    let fixed = [Phrase.keysOfDigits, .keysOfSuits, .keyOfInterrupt].map { "- " + words($0) }
    return "# \(words(.menuKeys))\n\n\((commands + fixed).joined(separator: "\n"))\n"
  }
}
