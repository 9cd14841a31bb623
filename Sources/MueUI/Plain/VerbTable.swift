import MueData
import MueWords

/// A command of plain mode that is known by words.
protocol TypedVerb: CaseIterable, Hashable, Sendable {
  /// The words for it in a language, separated by commas.
  var words: Phrase { get }
}

/// The verbs of a kind by the words of some languages; the first language comes first.
struct VerbTable<Verb: TypedVerb>: Sendable {
  private let languages: [Words]
  private let verbs: [String: Verb]

  init(_ languages: [Words]) {
    self.languages = languages
    var verbs: [String: Verb] = [:]
    for words in languages {
      for verb in Verb.allCases {
        for word in Vocabulary.spellings(words(verb.words)) { verbs[word] = verbs[word] ?? verb }
      }
    }
    self.verbs = verbs
  }

  /// The verb for a whole word.
  subscript(word: some StringProtocol) -> Verb? { verbs[String(word).folded] }

  /// The verb for a word, or the only one that begins with it.
  ///
  /// - Throws: `Misreading` if there is no such verb, or more than one.
  func verb(begunBy word: Substring) throws(Misreading) -> Verb {
    if let verb = self[word] { return verb }
    let begun = verbs(beginningWith: word)
    if begun.count > 1 { throw .mayMean(String(word), begun.map(\.word)) }
    guard let verb = begun.first?.verb else { throw .unknownWord(String(word)) }
    return verb
  }

  /// The verbs that begin with `start`, each with its full word.
  private func verbs(beginningWith start: Substring) -> [(verb: Verb, word: String)] {
    let start = String(start).folded
    return Verb.allCases.compactMap { verb in
      let words = languages.flatMap { $0(verb.words).split(separator: ",") }
      let word = words.first { word in
        Vocabulary.spellings(String(word)).contains { $0.hasPrefix(start) && verbs[$0] == verb }
      }
      return word.map { (verb, String($0)) }
    }
  }
}
