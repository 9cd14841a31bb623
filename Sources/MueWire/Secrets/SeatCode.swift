import MueLink

/// What lets one person in at one seat of a table, once: five words.
///
/// Which seat it is follows from the words: the sum of their numbers in the list, modulo the number of
/// seats. So a client finds it without sending anything. About 61.8 of the words' 64.6 bits are secret.
public struct SeatCode: Hashable, Sendable {
  /// How many words a code has.
  public static let count = 5
  /// How many seats there are: six to play at, and one for those who look on.
  public static let seats = Entry.watching + 1
  /// The words, as they stand in the list.
  public let words: [String]
  /// The seat, from 0.
  public let seat: Int

  /// A code by chance for a seat.
  ///
  /// It is none that could be read in one of the `other` languages as well, where it might mean another
  /// seat.
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
      guard numbers.reduce(0, +) % Self.seats == seat, !isForeign else { continue }
      self.words = words
      self.seat = seat
      return
    }
  }

  /// Reads a code as people type it, in whatever language it is: capitals, and spaces for hyphens, are
  /// no matter.
  public init(_ text: String, in lists: [WordList]) throws(SeatCodeFault) {
    let words = try Self.split(text)
    for list in lists {
      let numbers = words.compactMap(list.number(of:))
      guard numbers.count == Self.count else { continue }
      self.words = numbers.map { list.words[$0] }
      seat = numbers.reduce(0, +) % Self.seats
      return
    }
    throw Self.fault(words, in: lists)
  }

  /// The code as it is shown and typed.
  public var text: String { words.joined(separator: "-") }

  private static func split(_ text: String) throws(SeatCodeFault) -> [String] {
    guard text.utf8.count <= 600 else { throw .wordCount(text.utf8.count) }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    guard words.count == count else { throw .wordCount(words.count) }
    return words
  }

  /// The first unknown word, in the language that knows most of the others.
  private static func fault(_ words: [String], in lists: [WordList]) -> SeatCodeFault {
    func known(_ list: WordList) -> Int { words.count { list.number(of: $0) != nil } }
    let closest = lists.max { known($0) < known($1) }
    let unknown = words.first { closest?.number(of: $0) == nil } ?? ""
    return .unknownWord(unknown, nearest: closest?.nearest(to: unknown))
  }
}
