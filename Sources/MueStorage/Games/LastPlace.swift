import Platform

/// Where the person was last: which game, and whether at its table or on the start screen.
///
/// Its file has one line, `mue-place 1 table 12` or `mue-place 1 foyer 12`.
public struct LastPlace: Hashable, Sendable {
  let game: Int
  public let isAtTable: Bool

  private static let magic = "mue-place 1"
}

extension LastPlace {
  /// Reads a place from the content of its file; nil if the text is not one.
  init?(text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 4, words[..<2].joined(separator: " ") == Self.magic,
      ["table", "foyer"].contains(words[2]), let game = Int(words[3]), game > 0
    else { return nil }
    self.init(game: game, isAtTable: words[2] == "table")
  }

  var text: String { "\(Self.magic) \(isAtTable ? "table" : "foyer") \(game)\n" }
}

extension GameStore {
  private static let file = AtomicFile("place", keepsPrevious: false)

  /// Where the person was last; nil if unknown.
  public var lastPlace: LastPlace? {
    let bytes = Log.attempt("to read the last place") { () throws(FileFault) in
      try state.read(Self.file.name, atMost: 100)
    }
    return bytes?.flatMap { LastPlace(text: String(decoding: $0, as: UTF8.self)) }
  }

  /// Notes where the person is now; if that cannot be saved yet, it is saved with the game.
  public mutating func note(isAtTable: Bool) {
    self.isAtTable = isAtTable
    keptPlace = nil
    keepPlace()
  }

  /// Saves where the person is, if that has changed.
  mutating func keepPlace() {
    guard mayWrite, let number, let isAtTable else { return }
    let place = LastPlace(game: number, isAtTable: isAtTable)
    if place == keptPlace { return }
    do {
      if place != lastPlace { try Self.file.write(Array(place.text.utf8), in: state) }
      keptPlace = place
    } catch {
      keptPlace = nil
    }
  }

  /// The number of the game played last; nil if none can be found.
  public var latest: Int? { Log.attempt("to find the last game", currentNumber) ?? nil }

  /// The number of the game played last: the noted one if it is on the shelf, otherwise the one
  /// begun last.
  func currentNumber() throws(FileFault) -> Int? {
    let shelf = shelf()
    if let noted = lastPlace?.game, shelf.contains(noted) { return noted }
    if let newest = shelf.first { return newest }
    return try highestNumber()
  }
}
