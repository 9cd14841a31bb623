import CellGrid

/// A hash of everything that a simulation showed, the same in every run: grids with their styles,
/// alerts and saves.
struct Trace: Hashable {
  private(set) var number: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ grid: Grid, _ text: String) {
    add(text.utf8)
    for y in 0..<grid.size.height {
      for x in 0..<grid.size.width { add(grid[Position(x: x, y: y)].style) }
    }
  }

  mutating func add(_ alert: Alert) { add("\(alert)".utf8) }

  mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(UInt64(byte)) } }

  private mutating func add(_ style: CellStyle) {
    add(style.foreground.number)
    add(style.background.number << 8 | UInt64(style.attributes.rawValue))
  }

  /// FNV-1a, a number at a time.
  private mutating func add(_ number: UInt64) {
    self.number = (self.number ^ number) &* 0x100_0000_01b3
  }
}

extension Color? {
  fileprivate var number: UInt64 {
    map { UInt64($0.rgb) << 4 | UInt64($0.basic) } ?? .max >> 8
  }
}
