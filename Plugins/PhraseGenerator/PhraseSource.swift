import Foundation

/// The Swift source with one accessor for each sentence of the English table.
///
/// An accessor is named after the part of its key that follows the dot. It takes the values of the
/// placeholders in the order of the English sentence, except the keys of commands, which it fills
/// itself. The placeholder that chooses a form takes a number, or the phrase of a seat where there is
/// a form `you`.
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
  let phrases: [String: Wording]

  /// A text, or the forms of a sentence by name, and under `by` the placeholder that chooses one.
  indirect enum Wording: Decodable {
    case text(String)
    case forms([String: Wording])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      self =
        if let text = try? value.decode(String.self) { .text(text) } else {
          .forms(try value.decode([String: Wording].self))
        }
    }

    /// All texts, that for all others first.
    var texts: [String] {
      switch self {
      case .text(let text): [text]
      case .forms(let forms):
        forms.sorted { Self.rank($0.key) < Self.rank($1.key) }.flatMap {
          $0.key == "by" ? [] : $0.value.texts
        }
      }
    }

    private static func rank(_ form: String) -> String { form == "other" ? "" : form }

    /// The placeholders that choose forms, with their kinds.
    var choosers: [(name: String, kind: PlaceholderKind)] {
      guard case .forms(let forms) = self else { return [] }
      let inner = forms.sorted { $0.key < $1.key }.flatMap(\.value.choosers)
      guard case .text(let name)? = forms["by"] else { return inner }
      return [(name, forms["you"] == nil ? .number : .phrase)] + inner
    }
  }
}

/// A sentence of the English table.
struct EnglishSentence {
  let key: String
  /// The placeholders with their kinds, in the order of the sentence.
  let placeholders: [(name: String, kind: PlaceholderKind)]

  fileprivate init(key: String, wording: EnglishTable.Wording) {
    self.key = key
    let choosers = wording.choosers
    let found = wording.texts.flatMap { $0.matches(of: /{([^}]*)}/) }.map { String($0.1) }
    var names: [String] = []
    for name in found + choosers.map(\.name) where !names.contains(name) { names.append(name) }
    placeholders = names.map { name in
      (name, choosers.first { $0.name == name }?.kind ?? PlaceholderKind(of: name, in: key))
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
