/// A code that grants a name or adds a key to one: twelve letters and digits, none of which looks or
/// sounds like another.
public struct RoomCode: Hashable, Sendable {
  /// The code in groups of four, such as `k7m2-p9qx-4tzr`.
  public let text: String

  // Crockford's 32 characters; twelve of them are 60 bits, which nobody guesses over a network.
  private static let characters = Array("0123456789abcdefghjkmnpqrstvwxyz")
  private static let length = 12

  /// Reads what a person types, in capitals or not, grouped or not, with `o` for `0` and with `i` or
  /// `l` for `1`; nil if it is no code.
  public init?(_ typed: String) {
    guard typed.utf8.count <= 64 else { return nil }
    let meant: [Character: Character] = ["o": "0", "i": "1", "l": "1"]
    let read = typed.lowercased().filter { $0 != "-" && $0 != " " }.map { meant[$0] ?? $0 }
    guard read.count == Self.length, read.allSatisfy(Self.characters.contains) else { return nil }
    self.init(characters: read)
  }

  private init(characters: [Character]) {
    text = stride(from: 0, to: characters.count, by: 4)
      .map { String(characters[$0..<min($0 + 4, characters.count)]) }
      .joined(separator: "-")
  }

  /// A new code, from the system's source of randomness.
  static func random() -> RoomCode {
    RoomCode(
      characters: (0..<length).map { _ in characters[Int.random(in: characters.indices)] })
  }
}
