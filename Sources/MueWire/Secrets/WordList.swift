/// The words of a language that codes are made of: 7,776 of them.
public struct WordList: Hashable, Sendable {
  /// How many words a list has, as many as five dice can tell apart.
  public static let count = 7_776
  /// The words in their order.
  public let words: [String]
  private let numbers: [String: Int]

  /// A list; nil when it has not the right number of words, or one twice, or one that is empty, longer
  /// than 24 letters or more than one word.
  public init?(_ words: [String]) {
    guard words.count == Self.count, words.allSatisfy(Self.isWord) else { return nil }
    self.words = words
    numbers = Dictionary(zip(words, words.indices)) { first, _ in first }
    guard numbers.count == words.count else { return nil }
  }

  private static func isWord(_ word: String) -> Bool {
    (1...24).contains(word.count) && word.utf8.count <= 96 && word.allSatisfy(\.isLetter)
      && word.lowercased() == word
  }

  /// The number of a word; nil when it is none of the list.
  func number(of word: String) -> Int? { numbers[word] }

  /// The first word that differs from a text by one letter put in, left out, wrong, or two changed over.
  func nearest(to text: String) -> String? {
    let letters = Array(text)
    return words.first { Self.isOneStep(Array($0), letters) }
  }

  private static func isOneStep(_ one: [Character], _ other: [Character]) -> Bool {
    let (long, short) = one.count >= other.count ? (one, other) : (other, one)
    guard long.count - short.count <= 1 else { return false }
    let head = zip(long, short).prefix { $0 == $1 }.count
    let tail = zip(long.reversed(), short.reversed()).prefix { $0 == $1 }.count
    if head + tail >= long.count - 1 { return true }
    // Two letters changed over.
    return long.count == short.count && head + tail == short.count - 2
      && long[head] == short[head + 1] && long[head + 1] == short[head]
  }
}
