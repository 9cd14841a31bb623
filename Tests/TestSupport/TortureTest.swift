import Foundation
import MueRules

/// How long a torture test goes on, and by which numbers.
///
/// In `make test` each is short. `make torture` sets `MUE_TORTURE` to how many times as long it shall
/// be; `MUE_SEED` sets the number that all chance comes from, as it was printed where a test failed.
public struct TortureTest: Sendable {
  /// What it is called in its report.
  public let name: String
  /// How many cases there are.
  public let cases: Int
  /// The number of the first case; each further one has the next.
  public let first: UInt64

  /// An ordeal with so many cases in its short form, and `most` in the longest.
  public init(_ name: String, cases: Int, most: Int = .max) {
    let environment = ProcessInfo.processInfo.environment
    self.name = name
    self.cases = min(most, Self.times * cases)
    first = environment["MUE_SEED"].flatMap(UInt64.init) ?? 1
  }

  /// How many times as long as in `make test` everything shall be, at least 1.
  public static var times: Int {
    max(1, ProcessInfo.processInfo.environment["MUE_TORTURE"].flatMap { Int($0) } ?? 1)
  }

  /// The numbers of the cases.
  public var numbers: Range<UInt64> { first..<first + UInt64(cases) }

  /// The numbers of the cases, one after the other; the one under way is noted on disk, so that one that
  /// traps can be had again.
  public var seeds: some Sequence<UInt64> {
    let note = UnderWay(name)
    return numbers.lazy.map { seed in
      note.write(seed)
      return seed
    }
  }

  /// A generator for a case.
  public func generator(_ seed: UInt64) -> SeededGenerator { SeededGenerator(seed: seed) }

  /// Says on standard output what was done, for who runs it by hand.
  public func report(_ what: String) {
    let last = numbers.upperBound - 1
    print("\(name): \(cases) cases, seeds \(numbers.lowerBound) to \(last); \(what)")
  }

  /// The memory that the process has taken up at most, in megabytes.
  public static var peakMegabytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return (number.flatMap { Int($0) } ?? 0) / 1024
  }
}
