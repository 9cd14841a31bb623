import Synchronization

/// The puzzles that came with the program, read when they are first needed.
public final class PuzzleStore: Sendable {
  private let read: @Sendable () -> [UInt8]?
  private let known = Mutex<[Puzzle]?>(nil)

  /// The most bytes of the file: many times the one that ships.
  public static let limit = 16 << 20
  /// The name of the file among the program's own data: a puzzle a line.
  public static let name = "Resources/puzzles/puzzles.jsonl"

  /// Puzzles in a file; `read` gives its bytes, or nil if it is not there.
  public init(reading read: @escaping @Sendable () -> [UInt8]?) { self.read = read }

  /// The puzzles, the first to learn first; lines that are none are left out.
  public var puzzles: [Puzzle] {
    known.withLock { known in
      if let known { return known }
      let puzzles = (read() ?? []).split(separator: UInt8(ascii: "\n")).compactMap {
        Puzzle(line: $0)
      }
      known = puzzles
      return puzzles
    }
  }
}
