import Foundation

/// One `Phrase("key", ["place": …])` in the Swift sources.
struct PhraseUse {
  let key: String
  let placeholders: Set<String>

  /// Every phrase made in a Swift source; one whose key is not a single literal has the key "".
  static func all(in source: String) -> [PhraseUse] {
    source.components(separatedBy: "Phrase(").dropFirst().map { rest in
      let call = Self.arguments(of: rest)
      guard call.hasPrefix("\"") else { return PhraseUse(key: "", placeholders: []) }
      let literals = call.components(separatedBy: "\"")
      let key = literals[1]
      let placeholders = zip(literals.indices, literals).dropFirst(2)
        .filter { index, _ in index % 2 == 1 }
        .filter { index, _ in literals[index + 1].hasPrefix(":") }
        .map { $1 }
      return PhraseUse(key: key.contains("\\") ? "" : key, placeholders: Set(placeholders))
    }
  }

  /// The text up to the parenthesis that closes the call.
  private static func arguments(of rest: String) -> String {
    var depth = 1
    let end = rest.firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0
    }
    return String(rest[..<(end ?? rest.endIndex)])
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The families of phrases in a text of Swift, as `coach.leak` of `Phrase("coach.leak", of: leak)`.
  static func families(in source: String) -> Set<String> {
    let calls = source.matches(of: /Phrase\(([^()]*),\s+of: \w+\s*\)/)
    return Set(calls.flatMap { $0.1.matches(of: /"([a-zA-Z.]+)"/).map { String($0.1) } })
  }

  /// The names of the public static members in a text of Swift.
  static func members(in source: String) -> [String] {
    ["public static let ", "public static var ", "public static func "].flatMap { opening in
      source.components(separatedBy: opening).dropFirst().map { rest in
        String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }
  }
}
