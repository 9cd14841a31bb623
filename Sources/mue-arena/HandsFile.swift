import MueGame

/// The finished hands of a file of `mue-hand/1`, each with its line number.
struct HandsFile {
  let hands: [(line: Int, record: HandRecord)]

  /// Reads a file, or standard input for `-`.
  ///
  /// - Throws: `ArenaError` at the first line that is not a finished hand, or if there is none.
  init(_ file: String) throws(ArenaError) {
    var hands: [(Int, HandRecord)] = []
    var lines = try InputLines(file)
    while let (number, line) = try lines.next() {
      let record: HandRecord
      do throws(HandFault) {
        record = try HandRecord(checking: line)
      } catch {
        throw .badHand(line: number, error)
      }
      guard record.round.score != nil else { throw .unfinishedHand(line: number) }
      hands.append((number, record))
    }
    if hands.isEmpty { throw .noHands(file: file) }
    self.hands = hands
  }
}
