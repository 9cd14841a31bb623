import MueData

/// A code of five words that admits one person to one seat of a table, once.
///
/// The seat is the sum of the words' numbers in the list, modulo the number of seats, so that a
/// client can find it without sending anything. The first word comes before the last in the list,
/// unlike in the five words that compare a hand. Of the words' 64.6 bits about 60.8 are secret.
public struct SeatCode: Hashable, Sendable {
  static let count = 5
  /// The number of seats that codes distinguish: six to play at, and one for onlookers.
  static let seats = Entry.watching + 1
  let words: [String]
  /// The seat, from 0.
  public let seat: Int

  /// Draws a random code for a seat from 0 to 6.
  ///
  /// The words of the code are never all in one of the `others` as well, where they could mean
  /// another seat.
  ///
  /// - Throws: `WireFault.noChannel` if the library gives no random bytes.
  public init(
    randomFor seat: Int, from list: WordList, unlike others: [WordList] = []
  ) throws(WireFault) {
    precondition((0..<Self.seats).contains(seat), "a seat from 0")
    while true {
      var numbers: [Int] = []
      for _ in 0..<Self.count {
        numbers.append(try Randomness.number(below: WordList.count))
      }
      let words = numbers.map { list.words[$0] }
      let isForeign = others.contains { other in
        other != list && words.allSatisfy { other.number(of: $0) != nil }
      }
      guard numbers.reduce(0, +) % Self.seats == seat, !isForeign, Self.isInOrder(numbers)
      else { continue }
      self.words = words
      self.seat = seat
      return
    }
  }

  /// Reads a code as people type it, in any of the languages; capitals are accepted, and spaces
  /// instead of hyphens.
  ///
  /// - Throws: `SeatCodeFault`, before anything is sent.
  public init(_ text: String, in lists: [WordList]) throws(SeatCodeFault) {
    let words = try Self.split(text)
    for list in lists {
      let numbers = words.compactMap(list.number(of:))
      guard numbers.count == Self.count else { continue }
      guard Self.isInOrder(numbers) else { throw .comparesHand }
      self.words = numbers.map { list.words[$0] }
      seat = numbers.reduce(0, +) % Self.seats
      return
    }
    throw Self.fault(words, in: lists)
  }

  public var text: String { words.joined(separator: "-") }

  /// Whether word numbers are in the order of a code.
  private static func isInOrder(_ numbers: [Int]) -> Bool { numbers[0] < numbers[count - 1] }

  private static func split(_ text: String) throws(SeatCodeFault) -> [String] {
    guard text.utf8.count <= 600 else { throw .wordCount(text.utf8.count) }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    guard words.count == count else { throw .wordCount(words.count) }
    return words
  }

  /// The first unknown word, according to the language that knows most of the others.
  private static func fault(_ words: [String], in lists: [WordList]) -> SeatCodeFault {
    func known(_ list: WordList) -> Int { words.count { list.number(of: $0) != nil } }
    let closest = lists.max { known($0) < known($1) }
    let unknown = words.first { closest?.number(of: $0) == nil } ?? ""
    return .unknownWord(unknown, nearest: closest?.nearest(to: unknown))
  }
}

/// Why a text is not a code.
public enum SeatCodeFault: Error, Hashable, Sendable {
  /// It has this number of words instead of five.
  case wordCount(Int)
  /// A word is in no list, or not in the list that has most of the others; with a similar word if
  /// there is one.
  case unknownWord(String, nearest: String?)
  /// They are not the words of a code, but those that compare a finished hand.
  case comparesHand
}
