import MueData

/// The Swift source with one accessor for each sentence of the English table.
///
/// The name of a member is the part of its key after the dot. It takes the values of the
/// placeholders in the order of the English sentence, except the keys of commands, which it fills
/// itself.
struct PhraseSource {
  /// The sentences in the order of the table.
  let sentences: [EnglishSentence]

  /// Reads the English table.
  init(table: [UInt8]) throws {
    let document = try JSONDocument(reading: table, limit: table.count)
    let phrases = try document.object.value("phrases")?.object
    sentences = phrases?.members.compactMap(EnglishSentence.init) ?? []
  }

  var text: String {
    let members = sentences.map { "  public static \($0.accessor)\n" }
    return "extension Phrase {\n\(members.joined())}\n"
  }
}

/// A sentence of the English table.
struct EnglishSentence {
  let key: String
  /// The placeholders with their kinds, in the order of the sentence.
  let placeholders: [(name: String, kind: PlaceholderKind)]

  /// A member of the table; nil if its value is not a sentence.
  init?(_ member: JSONObject.Member) {
    let forms = member.value.object?.members ?? []
    let counted = forms.first { $0.key == "by" }?.value.string
    let texts =
      forms.filter { $0.key == "other" } + forms.filter { $0.key != "other" && $0.key != "by" }
    guard let text = member.value.string ?? texts.first?.value.string else { return nil }
    key = member.key
    var names: [String] = []
    let said = [text] + texts.compactMap(\.value.string)
    for name in said.flatMap({ $0.matches(of: /{([^}]*)}/) }).map({ String($0.1) }) + [
      counted ?? ""
    ]
    where !name.isEmpty && !names.contains(name) {
      names.append(name)
    }
    placeholders = names.map { name in
      (name, name == counted ? .number : PlaceholderKind(of: name, in: member.key))
    }
  }

  /// The declaration of the member.
  var accessor: String {
    let name = key.drop { $0 != "." }.dropFirst()
    let parameters = placeholders.compactMap { placeholder in
      placeholder.kind.type.map { "\(placeholder.name): \($0)" }
    }
    let filled = placeholders.map { "\"\($0.name)\": \($0.kind.value(of: $0.name))" }
    let phrase =
      "Phrase(\"\(key)\"" + (filled.isEmpty ? ")" : ", [\(filled.joined(separator: ", "))])")
    return parameters.isEmpty
      ? "var \(name): Phrase { \(phrase) }"
      : "func \(name)(\(parameters.joined(separator: ", "))) -> Phrase { \(phrase) }"
  }
}
