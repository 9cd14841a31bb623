/// The wording of one phrase in one language: a text with placeholders in braces, such as
/// `{cards}`, or several forms.
///
/// In the file it is a string or an object. In the object, `by` names the placeholder whose value
/// chooses the form. If that is a number, `zero`, `one` and `two` are the forms for exactly that
/// number (each may be omitted); if it is a seat, `you` is the form for the person's own. `other`
/// is the form for all other values. A form is a sentence itself, so two placeholders can choose.
public indirect enum Sentence: Hashable, Sendable {
  case plain(String)
  /// Forms, selected by the value of a placeholder.
  case chosen(by: String, forms: [String: Sentence])

  /// All texts of the sentence, in no particular order.
  var texts: [String] { wordings.map(\.text) }

  /// All texts, each with the placeholders that select it.
  private var wordings: [(text: String, chosenBy: Set<String>)] {
    switch self {
    case .plain(let text): [(text, [])]
    case .chosen(let by, let forms):
      forms.values.flatMap(\.wordings).map { ($0.text, $0.chosenBy.union([by])) }
    }
  }

  /// The text for some values; nil if a selecting value is missing or is neither a number nor a
  /// seat.
  func text(for values: [String: Phrase.Value]) -> String? {
    switch self {
    case .plain(let text): return text
    case .chosen(let by, let forms):
      let name: String
      switch values[by] {
      case .number(let count)?:
        let names = Self.numberNames
        name = count.magnitude < names.count ? names[Int(count.magnitude)] : Self.other
      case .phrase(let seat)?: name = seat == .you ? Self.you : Self.other
      default: return nil
      }
      return (forms[name] ?? forms[Self.other])?.text(for: values)
    }
  }

  /// The names of the forms for exactly 0, 1 and 2; −1 takes the form of 1.
  static let numberNames = ["zero", "one", "two"]
  /// The name of the form for the person's own seat.
  private static let you = "you"
  private static let other = "other"

  /// Forms from a file; nil if `other` is missing, or if there are forms other than those of a
  /// number or of a seat.
  init?(by name: String, forms: [String: Sentence]) {
    let known = forms[Self.you] == nil ? Self.numberNames + [Self.other] : [Self.you, Self.other]
    guard forms[Self.other] != nil, Set(known).isSuperset(of: forms.keys) else { return nil }
    self = .chosen(by: name, forms: forms)
  }

  /// The placeholders of all forms, including the selecting ones; nil if braces do not match.
  var placeholders: Set<String>? {
    var all: Set<String> = []
    for (text, chosenBy) in wordings {
      guard let placeholders = Template(text).placeholders else { return nil }
      all.formUnion(placeholders)
      all.formUnion(chosenBy)
    }
    return all
  }

  /// The faults of the sentence with a key, compared with the sentence in another language.
  ///
  /// Both must have the same placeholders, except that a form may omit those that choose it. Where
  /// a seat chooses, each form is compared with the corresponding one.
  func faults(_ key: String, against model: Sentence) -> [LanguageFault] {
    guard let found = placeholders, let wanted = model.placeholders else {
      return [.badBraces(key: key)]
    }
    if case .chosen(let seat, let models) = model, let modelForYou = models[Self.you],
      let modelForOther = models[Self.other]
    {
      guard case .chosen(seat, let forms) = self, let you = forms[Self.you],
        let other = forms[Self.other]
      else { return [.missingForm(Self.you, key: key)] }
      let faults = you.faults(key, against: modelForYou)
      return faults + other.faults(key, against: modelForOther).filter { !faults.contains($0) }
    }
    let missing = wordings.reduce(into: wanted.subtracting(found)) { missing, wording in
      missing.formUnion(
        wanted.subtracting(wording.chosenBy).subtracting(Template(wording.text).placeholders ?? []))
    }
    return found.subtracting(wanted).sorted().map { .unknownPlaceholder($0, key: key) }
      + missing.sorted().map { .missingPlaceholder($0, key: key) }
  }
}
