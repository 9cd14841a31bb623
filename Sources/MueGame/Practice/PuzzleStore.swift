import Synchronization

/// The puzzles that ship with the program, read when they are first needed.
public final class PuzzleStore<Puzzle: PracticePuzzle>: Sendable {
  private let read: @Sendable () -> [UInt8]?
  private let known = Mutex<[Puzzle]?>(nil)

  /// The largest file accepted, in bytes: many times the size of the shipped ones.
  public static var limit: Int { 16 << 20 }

  /// Puzzles in a file; `read` returns its bytes, or nil if there is no file.
  public init(reading read: @escaping @Sendable () -> [UInt8]?) { self.read = read }

  /// The puzzles in the order of learning; lines that are not puzzles are left out.
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
