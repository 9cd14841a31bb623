import CellGrid

/// A number for all that was seen in a simulation: all grids, all that rang, all saves.
struct Trace: Hashable {
  /// Of the texts, the same in every run of the program.
  private(set) var texts: UInt64 = 0xcbf2_9ce4_8422_2325
  /// Of the cells with their looks, the same within a run.
  private(set) var looks = 0

  mutating func add(_ grid: Grid, _ text: String) {
    add(text.utf8)
    looks = looks &* 31 &+ grid.hashValue
  }

  mutating func add(_ alert: Alert) { looks = looks &* 31 &+ alert.hashValue }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { texts = (texts ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
