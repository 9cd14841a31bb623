import CVTerm
import Foundation

/// Measures what a person feels, for `make measure`.
///
/// How soon the first frame stands, how much one key sends over the line, how much memory the game
/// takes.
@main
struct Measure {
  static func main() throws {
    let programs = CommandLine.arguments.dropFirst()
    guard let mue = programs.first else {
      print("usage: measure MUE [REFERENCE]")
      return
    }
    let home = NSTemporaryDirectory() + "mue-measure-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let arguments = ["new", "--seed", "5", "--level", "novice", "--speed", "fastest"]
    report("mue, start to first frame", try starts(mue, arguments, home: home))
    if let reference = programs.dropFirst().first {
      let name = URL(filePath: reference).lastPathComponent
      report("\(name), start to first frame", try starts(reference, [], home: home))
    }
    try table(mue, arguments, home: home)
  }

  /// The times of 20 starts in milliseconds, to the last byte before a silence.
  private static func starts(
    _ program: String, _ arguments: [String], home: String
  ) throws -> [Double] {
    try (0..<20).map { _ in
      let session = try Session(program, arguments, home: home)
      defer { session.end() }
      return session.drain().milliseconds
    }
  }

  private static func report(_ what: String, _ times: [Double]) {
    let sorted = times.sorted()
    let median = (sorted[9] + sorted[10]) / 2
    print(
      String(
        format: "%@: median of 20 %.1f ms (%.1f to %.1f)", what, median, sorted[0], sorted[19]))
  }

  /// One game: the bytes of a move of the chosen card, and memory in the middle of a match.
  private static func table(_ program: String, _ arguments: [String], home: String) throws {
    let session = try Session(program, arguments, home: home)
    defer { session.end() }
    let first = session.drain().bytes
    // Past the auction, whatever is asked: pass, and confirm what is offered.
    for _ in 0..<12 {
      session.type("p")
      _ = session.drain()
      session.type("\r")
      _ = session.drain()
    }
    // The first key may also clear what was said before.
    session.type("\u{1B}[C")
    _ = session.drain()
    var moves: [Int] = []
    for key in ["\u{1B}[C", "\u{1B}[C", "\u{1B}[D", "\u{1B}[D"] {
      session.type(key)
      moves.append(session.drain().bytes)
    }
    print("bytes of the first frame: \(first)")
    print("bytes for a move of the chosen card: \(moves.map(String.init).joined(separator: " "))")
    for _ in 0..<60 {
      session.type("\r")
      _ = session.drain()
    }
    print(String(format: "resident memory in mid-match: %.1f MB", session.residentMegabytes))
  }
}
