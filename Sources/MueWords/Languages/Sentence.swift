/// The wording of one phrase in one language: a text with placeholders in braces, such as
/// `{cards}`, or one such text for each plural form.
///
/// In the file it is a string or an object. In the object, `by` names the placeholder that counts;
/// `zero`, `one` and `two` are the texts for exactly that number (each may be omitted), and `other`
/// is the text for all others.
public enum Sentence: Hashable, Sendable {
  case plain(String)
  /// Plural forms, chosen by the number in a placeholder.
  case counted(by: String, forms: [String: String])

  /// All texts of the sentence, in no particular order.
  var texts: [String] {
    switch self {
    case .plain(let text): [text]
    case .counted(_, let forms): Array(forms.values)
    }
  }

  /// The text for some values: the plural form of the number that counts.
  func text(for values: [String: Phrase.Value]) -> String? {
    switch self {
    case .plain(let text): return text
    case .counted(let name, let forms):
      guard case .number(let count)? = values[name] else { return nil }
      let names = Self.formNames
      let name = count.magnitude < names.count ? names[Int(count.magnitude)] : "other"
      return forms[name] ?? forms["other"]
    }
  }

  /// The names of the plural forms that mean exactly 0, 1, and 2; −1 counts like 1.
  static let formNames = ["zero", "one", "two"]

  /// Plural forms from a file: `by` and the texts; nil if `by` or `other` is missing, or a name is
  /// unknown.
  init?(forms written: [String: String]) {
    var forms = written
    let known = Set(Self.formNames).union(["other"])
    guard let name = forms.removeValue(forKey: "by"), forms["other"] != nil,
      known.isSuperset(of: forms.keys)
    else { return nil }
    self = .counted(by: name, forms: forms)
  }

  /// The placeholders of all forms, including the one that counts; nil if braces do not match.
  var placeholders: Set<String>? {
    var all: Set<String> = []
    for text in texts {
      guard let placeholders = Template(text).placeholders else { return nil }
      all.formUnion(placeholders)
    }
    if case .counted(let by, _) = self { all.insert(by) }
    return all
  }

  /// The faults of the sentence with a key, in comparison with that of another language.
  ///
  /// Both must have the same placeholders. A plural form may omit the one that counts, and no
  /// other.
  func faults(_ key: String, against model: Sentence) -> [LanguageFault] {
    guard let found = placeholders, let wanted = model.placeholders else {
      return [.badBraces(key: key)]
    }
    var missing = wanted.subtracting(found)
    if case .counted(let by, _) = self {
      for text in texts {
        missing.formUnion(wanted.subtracting([by]).subtracting(Template(text).placeholders ?? []))
      }
    }
    return found.subtracting(wanted).sorted().map { .unknownPlaceholder($0, key: key) }
      + missing.sorted().map { .missingPlaceholder($0, key: key) }
  }
}

/// A text with placeholders in braces, such as `at most {cards} cards`.
///
/// The name of a placeholder runs to the next closing brace. A brace itself cannot be written; no
/// sentence needs one.
public struct Template {
  private let text: String

  /// A text whose placeholders are not filled yet.
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
