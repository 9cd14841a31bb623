import Foundation

/// The Swift source with one accessor for each sentence of the English table.
///
/// An accessor is named after the part of its key that follows the dot. It takes the values of the
/// placeholders in the order of the English sentence, except the keys of commands, which it fills
/// in itself.
struct PhraseSource {
  /// The sentences in the order of their keys.
  let sentences: [EnglishSentence]

  /// Reads the English table with `JSONDecoder`; `MueData` would have to be compiled first in every
  /// build.
  ///
  /// - Throws: `DecodingError` if `table` is not a table of sentences.
  init(table: [UInt8]) throws {
    let decoded = try JSONDecoder().decode(EnglishTable.self, from: Data(table))
    sentences = decoded.phrases.sorted { $0.key < $1.key }.map(EnglishSentence.init)
  }

  var text: String {
    let members = sentences.map { "  public static \($0.accessor)\n" }
    return "extension Phrase {\n\(members.joined())}\n"
  }
}

/// The part of the English table from which accessors are made.
private struct EnglishTable: Decodable {
  let phrases: [String: Forms]

  /// The forms of a sentence by name, and under `by` the placeholder that chooses one; most
  /// sentences have only `other`.
  struct Forms: Decodable {
    let texts: [String: String]

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        texts = ["other": text]
      } else {
        texts = try value.decode([String: String].self)
      }
    }
  }
}

/// A sentence of the English table.
struct EnglishSentence {
  let key: String
  /// The placeholders with their kinds, in the order of the sentence.
  let placeholders: [(name: String, kind: PlaceholderKind)]

  fileprivate init(key: String, forms: EnglishTable.Forms) {
    self.key = key
    let counted = forms.texts["by"]
    let rare = forms.texts.filter { $0.key != "other" && $0.key != "by" }.sorted { $0.key < $1.key }
    let texts = [forms.texts["other"] ?? ""] + rare.map(\.value)
    let found = texts.flatMap { $0.matches(of: /{([^}]*)}/) }.map { String($0.1) }
    var names: [String] = []
    for name in found + [counted].compactMap(\.self) where !names.contains(name) {
      names.append(name)
    }
    placeholders = names.map { name in
      (name, name == counted ? .number : PlaceholderKind(of: name, in: key))
    }
  }

  /// The declaration of the accessor.
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
