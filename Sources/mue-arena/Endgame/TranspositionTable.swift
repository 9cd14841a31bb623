/// A transposition table: bounds for the positions between tricks, in one flat array.
///
/// Within one endgame every card has one owner, so the cards left and the leader are the whole position and
/// fit into one word; keys never collide. A new endgame invalidates all entries at once; a new entry replaces
/// the one in its slot.
struct TranspositionTable: Sendable {
  private var entries: [Entry]
  private let shift: UInt64
  private var ending: UInt32 = 0

  /// The bounds of one position.
  struct Entry: Sendable {
    fileprivate var key: UInt64 = 0
    fileprivate var ending: UInt32 = 0
    /// The fewest points that the Chief's side wins from here.
    var least: UInt8 = 0
    /// The most points that it wins.
    var most: UInt8 = .max
    /// The index of the best card, or 255.
    var best: UInt8 = .max
  }

  /// A table of 2 to the power of `bits` entries.
  init(bits: Int) {
    entries = Array(repeating: Entry(), count: 1 << bits)
    shift = UInt64(64 - bits)
  }

  /// Begins a new endgame, which invalidates all entries.
  mutating func begin() {
    ending &+= 1
    guard ending == 0 else { return }
    entries = Array(repeating: Entry(), count: entries.count)
    ending = 1
  }

  /// The entry of a position; a fresh one if there is none.
  @inline(__always)
  func entry(_ key: UInt64) -> Entry {
    let entry = entries[slot(key)]
    if entry.key == key, entry.ending == ending { return entry }
    var fresh = Entry()
    fresh.key = key
    fresh.ending = ending
    return fresh
  }

  /// Stores an entry.
  @inline(__always)
  mutating func keep(_ entry: Entry) { entries[slot(entry.key)] = entry }

  @inline(__always)
  private func slot(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }
}
