import MueWords
import Synchronization

/// A text to read: a file in each language, except the list of keys, which is generated from the
/// current keys.
public enum Document: String, CaseIterable, Hashable, Sendable {
  case rules
  case playWell = "play-well"
  /// How to use this program.
  case howto
  /// The keys and their commands.
  case keys
  /// The authors of the game, and a description of this program.
  case credits

  public static let files = allCases.filter { $0 != .keys }

  var title: Phrase { Phrase("menu.menu", of: self) }
}

/// The texts in a language; each is read when first opened, since most sessions open none.
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
