/// The name of a table's socket: 1 to 32 of `a`-`z`, `0`-`9` and `-`.
public struct LocalTableName: Hashable, Sendable {
  public let text: String

  /// The usual name.
  public static let table = LocalTableName(known: "table")

  private init(known text: String) { self.text = text }

  public init?(_ text: String) {
    let isName = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isName, (1...32).contains(text.utf8.count) else { return nil }
    self.text = text
  }
}
