/// What the solver has found out about positions between tricks: one flat array of bounds.
///
/// Within one ending every card has one owner, so the cards left and who leads are the whole position,
/// and fit into one word; nothing is ever taken for something else. A new ending makes all entries
/// old at once; a new entry takes the place of whatever was there.
struct TranspositionTable: Sendable {
  private var entries: [Entry]
  private let shift: UInt64
  private var ending: UInt32 = 0

  /// What is known of one position.
  struct Entry: Sendable {
    fileprivate var key: UInt64 = 0
    fileprivate var ending: UInt32 = 0
    /// The Chief's side wins at least so many points from here.
    var least: UInt8 = 0
    /// And at most so many.
    var most: UInt8 = .max
    /// The place of the card that was best, or 255.
    var best: UInt8 = .max
  }

  /// A table of 2 to the power of `bits` entries.
  init(bits: Int) {
    entries = Array(repeating: Entry(), count: 1 << bits)
    shift = UInt64(64 - bits)
  }

  /// Forgets everything, at no cost.
  mutating func begin() {
    ending &+= 1
    guard ending == 0 else { return }
    entries = Array(repeating: Entry(), count: entries.count)
    ending = 1
  }

  /// What is known of a position; a fresh entry if nothing is.
  @inline(__always)
  func entry(_ key: UInt64) -> Entry {
    let entry = entries[place(key)]
    if entry.key == key, entry.ending == ending { return entry }
    var fresh = Entry()
    fresh.key = key
    fresh.ending = ending
    return fresh
  }

  /// Keeps an entry.
  @inline(__always)
  mutating func keep(_ entry: Entry) { entries[place(entry.key)] = entry }

  @inline(__always)
  private func place(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }
}
