@testable import MueWire

/// A list of words for tests, in which each word contains its number.
enum Words {
  static let list = make(prefix: "")
  /// Another language.
  static let other = make(prefix: "x")

  private static func make(prefix: String) -> WordList {
    let letters = Array("abcdef")
    let words = (0..<WordList.count).map { number in
      var rest = number
      var word = prefix
      for _ in 0..<5 {
        word.append(letters[rest % 6])
        rest /= 6
      }
      return word
    }
    return WordList(words) ?? WordList.none
  }
}

extension WordList {
  /// A word list that is never needed: a list without words is refused.
  fileprivate static var none: WordList { preconditionFailure("the words are a list") }
}
