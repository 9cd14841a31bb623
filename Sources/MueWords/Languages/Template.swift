/// A text with placeholders in braces, such as `at most {cards} cards`.
///
/// The name of a placeholder ends at the next closing brace. A brace itself cannot be written; no
/// sentence needs one.
public struct Template {
  private let text: String

  public init(_ text: String) { self.text = text }

  /// The names of the placeholders from left to right; nil if the braces do not match.
  var placeholders: [String]? {
    var found: [String] = []
    let complete = filled { name in
      found.append(name)
      return ""
    }
    return complete == nil ? nil : found
  }

  /// The text with every placeholder filled; nil if a value is missing or the braces do not match.
  public func filled(by filling: (String) -> String?) -> String? {
    guard text.utf8.contains(where: { $0 == Self.open || $0 == Self.close }) else { return text }
    var result = ""
    var rest = text[...]
    while let brace = rest.utf8.firstIndex(where: { $0 == Self.open || $0 == Self.close }) {
      guard rest.utf8[brace] == Self.open else { return nil }
      result += rest[..<brace]
      let name = rest[rest.utf8.index(after: brace)...]
      guard let end = name.utf8.firstIndex(of: Self.close),
        let value = filling(String(name[..<end]))
      else { return nil }
      result += value
      rest = name[name.utf8.index(after: end)...]
    }
    return result + rest
  }

  static let open = UInt8(ascii: "{")
  static let close = UInt8(ascii: "}")
}
