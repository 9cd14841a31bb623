import MueWords
import Synchronization

/// A text to read: each is a file in every language, except the list of keys, which is made from
/// the current keys.
public enum Document: String, CaseIterable, Hashable, Sendable {
  case rules
  case playWell = "play-well"
  /// How to use this table.
  case howto
  /// Which key does what.
  case keys
  /// Credits: the authors of the game, and what this program is.
  case credits

  public static let files = allCases.filter { $0 != .keys }

  var title: Phrase { Phrase("menu.menu", of: self) }
}

/// The texts of a language; each is read when it is first opened, since most sessions open none.
public final class Documents: Sendable {
  private let read: @Sendable (Document) -> String?
  private let found = Mutex<[Document: String]>([:])

  /// Texts from a source that returns nil for a text it does not have.
  public init(_ read: @escaping @Sendable (Document) -> String?) { self.read = read }

  public static let none = Documents { _ in nil }

  /// A text; empty if the source does not have it.
  public subscript(document: Document) -> String {
    found.withLock { found in
      if let text = found[document] { return text }
      let text = read(document) ?? ""
      found[document] = text
      return text
    }
  }
}
