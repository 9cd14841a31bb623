import MueRules
import MueText
import MueWords

/// The words a person may write: those of the language chosen, and English beneath.
///
/// Words are compared without regard to capitals and accents, and an umlaut may be spelled out, so
/// that every keyboard can write them.
public struct Vocabulary: Sendable {
  /// The languages, the chosen one first.
  private let languages: [Words]
  private let verbs: [String: Verb]
  private let suits: [String: Suit]
  private let letters: [String: Suit]
  private let trumps: [String: Trump]

  /// The words of a language, and those of English that mean nothing in it.
  public init(_ words: Words, english: Words) {
    languages = [words, english]
    var verbs: [String: Verb] = [:]
    var suits: [String: Suit] = [:]
    var letters: [String: Suit] = [:]
    var trumps: [String: Trump] = [:]
    for words in languages {
      let isTaken = letters.count == Suit.allCases.count
      for verb in Verb.allCases {
        for word in Self.spellings(words(verb.words)) { verbs[word] = verbs[word] ?? verb }
      }
      for suit in Suit.allCases {
        for word in Self.spellings(words(.name(of: suit))) { suits[word] = suits[word] ?? suit }
        for word in Self.spellings(words(.letter(of: suit))) where !isTaken { letters[word] = suit }
      }
      for word in Self.spellings(words(.wordsNoTrump)) { trumps[word] = .noTrump }
      let numbers = Rank.all.map(Trump.number)
      for trump in numbers + [.noTrump] {
        for word in Self.spellings(words(.name(of: trump))) { trumps[word] = trumps[word] ?? trump }
      }
    }
    (self.verbs, self.suits, self.letters, self.trumps) = (verbs, suits, letters, trumps)
  }

  /// How the commands of the table are called here, by their names there.
  public static func commands(_ words: Words) -> [String: Phrase.Value] {
    let named = Verb.allCases.compactMap { verb in
      verb.command.map { ($0, Phrase.Value.text(String(words(verb.words).prefix { $0 != "," }))) }
    }
    return Dictionary(named) { first, _ in first }
  }

  /// The verb a word is, whole.
  func verb(_ word: some StringProtocol) -> Verb? { verbs[word.folded] }

  /// The verbs that a word is the beginning of, each as it may be written in full.
  func verbs(beginningWith start: some StringProtocol) -> [(verb: Verb, word: String)] {
    let start = start.folded
    return Verb.allCases.compactMap { verb in
      let words = languages.flatMap { $0(verb.words).split(separator: ",") }
      let word = words.first { word in
        Self.spellings(String(word)).contains { $0.hasPrefix(start) && verbs[$0] == verb }
      }
      return word.map { (verb, String($0)) }
    }
  }

  /// The suit of a word or a letter.
  func suit(_ word: some StringProtocol) -> Suit? {
    let word = word.folded
    return suits[word] ?? letters[word]
  }

  /// The trump of some words: a suit, a number, or no trump.
  func trump(_ words: [Substring]) -> Trump? {
    let text = words.joined(separator: " ").folded
    if let trump = trumps[text] { return trump }
    if let suit = suit(text) { return .suit(suit) }
    return Int(text).flatMap(Rank.init).map(Trump.number)
  }

  /// The look of the card that a word such as `R7` or `7r` is; of twins the first.
  func card(_ word: Substring) -> Card? {
    guard word.count == 2, let first = word.first, let last = word.last else { return nil }
    for (letter, digit) in [(first, last), (last, first)] {
      guard let suit = suit(String(letter)), digit.isASCII,
        let rank = digit.wholeNumberValue.flatMap(Rank.init)
      else { continue }
      return Card(suit, rank)
    }
    return nil
  }

  /// The look of the card that two words are: a suit and a number, in either order.
  func card(_ first: Substring, _ second: Substring) -> Card? {
    for (suit, number) in [(first, second), (second, first)] {
      if let suit = self.suit(suit), let rank = Int(number).flatMap(Rank.init) {
        return Card(suit, rank)
      }
    }
    return nil
  }

  /// Everything one may write for words with commas between.
  private static func spellings(_ list: String) -> [String] {
    list.split(separator: ",").flatMap { word in
      let word = word.split(separator: " ").joined(separator: " ")
      return [word.folded, word.inASCII.folded]
    }
  }
}
