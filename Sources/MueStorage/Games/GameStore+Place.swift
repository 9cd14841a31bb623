extension GameStore {
  private static let file = AtomicFile("place", keepsPrevious: false)

  /// Where the person was last; nil when nobody knows.
  public var lastPlace: LastPlace? {
    guard let bytes = try? state.read(Self.file.name, atMost: 100) else { return nil }
    return LastPlace(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Notes where the person is now; what cannot be written yet is written with the next save.
  public mutating func note(isAtTable: Bool) {
    self.isAtTable = isAtTable
    keptPlace = nil
    keepPlace()
  }

  /// Writes down where the person is, unless that is noted already.
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

  /// The number of the game played last; nil without any that can be found.
  public var latest: Int? { (try? currentNumber()) ?? nil }

  /// The number of the game played last: the one noted while it is on the shelf, else the one begun
  /// last.
  func currentNumber() throws(FileFault) -> Int? {
    let shelf = shelf()
    if let noted = lastPlace?.game, shelf.contains(noted) { return noted }
    if let newest = shelf.first { return newest }
    return try highestNumber()
  }
}
