/// The wording of one phrase in one language: text with places in braces, such as `{cards}`, or one
/// such text for each plural form.
///
/// In the file it is a string, or an object: `by` names the place that counts, `zero`, `one` and
/// `two` are the texts for exactly that many (each may be left out), `other` is for all the rest.
public enum Sentence: Hashable, Sendable {
  /// One text.
  case plain(String)
  /// Plural forms, by the number that fills a place.
  case counted(by: String, forms: [String: String])

  /// Every text the sentence may be said with, in no particular order.
  var texts: [String] {
    switch self {
    case .plain(let text): [text]
    case .counted(_, let forms): Array(forms.values)
    }
  }

  /// The text for what fills the places: the plural form of the number that counts.
  func text(for places: [String: Phrase.Value]) -> String? {
    switch self {
    case .plain(let text): return text
    case .counted(let place, let forms):
      guard case .number(let count)? = places[place] else { return nil }
      return Self.formNames[count.magnitude].flatMap { forms[$0] } ?? forms["other"]
    }
  }

  /// The names of the plural forms that mean exactly one count; −1 counts like 1.
  static let formNames: [UInt: String] = [0: "zero", 1: "one", 2: "two"]
}

extension Sentence {
  /// Plural forms as a file has them: `by` and the texts; nil when that is missing, or `other`, or a
  /// name is none of a form.
  public init?(forms written: [String: String]) {
    var forms = written
    let known = Set(Self.formNames.values).union(["other"])
    guard let place = forms.removeValue(forKey: "by"), forms["other"] != nil,
      known.isSuperset(of: forms.keys)
    else { return nil }
    self = .counted(by: place, forms: forms)
  }
}

extension Sentence: Decodable {
  /// Reads a text, or an object with plural forms.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .plain(text)
    } else if let counted = Sentence(forms: try container.decode([String: String].self)) {
      self = counted
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "plural forms need by, other, and no unknown name")
    }
  }
}

extension Sentence {
  /// The places of all forms together, that which counts included; nil when braces do not match.
  var places: Set<String>? {
    var all: Set<String> = []
    for text in texts {
      guard let places = Template(text).places else { return nil }
      all.formUnion(places)
    }
    if case .counted(let by, _) = self { all.insert(by) }
    return all
  }

  /// What is wrong with the sentence of a key, compared with that of another language.
  ///
  /// It must have the same places. A plural form may leave out the one that counts, and no other.
  func faults(_ key: String, besides model: Sentence) -> [LanguageFault] {
    guard let found = places, let wanted = model.places else { return [.badBraces(key: key)] }
    var missing = wanted.subtracting(found)
    if case .counted(let by, _) = self {
      for text in texts {
        missing.formUnion(wanted.subtracting([by]).subtracting(Template(text).places ?? []))
      }
    }
    return found.subtracting(wanted).sorted().map { .unknownPlace($0, key: key) }
      + missing.sorted().map { .missingPlace($0, key: key) }
  }
}
