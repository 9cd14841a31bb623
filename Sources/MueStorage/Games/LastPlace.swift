import Platform

/// The person's last place in the program: a game, and its table or the start screen.
///
/// The content of its file is one line, `table 12` or `start 12`.
public struct LastPlace: Hashable, Sendable {
  let game: Int
  public let isAtTable: Bool
}

extension LastPlace {
  /// Reads a place from the content of its file; nil if the text is not one.
  init?(text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, ["table", "start"].contains(words[0]), let game = Int(words[1]),
      game > 0
    else { return nil }
    self.init(game: game, isAtTable: words[0] == "table")
  }

  init?(_ bytes: [UInt8]) { self.init(text: String(decoding: bytes, as: UTF8.self)) }

  var text: String { "\(isAtTable ? "table" : "start") \(game)\n" }
}

extension GameStore {
  private static let file = KeptFile(
    "current", keepsPrevious: false, format: "mue-current 1", limit: 200)

  /// The person's last place; nil if unknown.
  public var lastPlace: LastPlace? { Self.file.peek(in: state) { LastPlace($0) } }

  var placeFaults: [(name: String, fault: SaveFault)] {
    Self.file.faults(in: state) { LastPlace($0) }
  }

  /// The notices about the file of the last place; a damaged one is set aside.
  func placeNotices() -> [SaveNotice] {
    guard mayWrite else { return [] }
    let name = Self.file.name
    do throws(StoreError) {
      let kept = try Self.file.load(in: state) { LastPlace($0) }
      return [kept.notice(.place, file: name)].compactMap(\.self)
    } catch {
      return [SaveNotice(error, file: name)].compactMap(\.self)
    }
  }

  /// Sets the person's place; if it cannot be saved yet, it is saved with the game.
  public mutating func note(isAtTable: Bool) {
    self.isAtTable = isAtTable
    keptPlace = nil
    keepPlace()
  }

  /// Saves the person's place if it has changed.
  mutating func keepPlace() {
    guard mayWrite, let number, let isAtTable else { return }
    let place = LastPlace(game: number, isAtTable: isAtTable)
    if place == keptPlace { return }
    do {
      let kept = try Self.file.load(in: state) { LastPlace($0) }
      if place != kept.content { try Self.file.write(Array(place.text.utf8), in: state) }
      keptPlace = place
    } catch {
      keptPlace = nil
    }
  }

  /// The number of the game played last; nil if none can be found.
  public var latest: Int? { Log.attempt("to find the last game", currentNumber) ?? nil }

  /// The number of the game played last: the recorded one if it is on the shelf, otherwise the one
  /// begun last.
  func currentNumber() throws(FileFault) -> Int? {
    let shelf = shelf()
    if let noted = lastPlace?.game, shelf.contains(noted) { return noted }
    if let newest = shelf.first { return newest }
    return try highestNumber()
  }
}
