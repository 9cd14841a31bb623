import MueWords
import Synchronization

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
