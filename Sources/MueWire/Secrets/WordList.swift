import MueData

/// The 7,776 words of a language from which codes are made.
public struct WordList: Hashable, Sendable {
  /// The number of words in a list, 6 to the power of 5.
  static let count = 7_776
  let words: [String]
  private let numbers: [String: Int]

  /// A list; nil unless it has the right number of different words, each of 1 to 24 lower-case
  /// letters.
  public init?(_ words: [String]) {
    guard words.count == Self.count, words.allSatisfy(Self.isWord) else { return nil }
    self.words = words
    numbers = Dictionary(zip(words, words.indices)) { first, _ in first }
    guard numbers.count == words.count else { return nil }
  }

  private static func isWord(_ word: String) -> Bool {
    // Nearly all words are of this kind, and startup waits for the list.
    if word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) {
      return (1...24).contains(word.utf8.count)
    }
    return (1...24).contains(word.count) && word.utf8.count <= 96 && word.allSatisfy(\.isLetter)
      && word.lowercased() == word
  }

  /// The words with these numbers, which must be below 7,776.
  public func words(at numbers: [Int]) -> [String] { numbers.map { words[$0] } }

  /// The number of a word; nil if it is not in the list.
  func number(of word: String) -> Int? { numbers[word] }

  /// The first word one edit away from a text.
  func nearest(to text: String) -> String? { words.nearest(to: text) }
}
