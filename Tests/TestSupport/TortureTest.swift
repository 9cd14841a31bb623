import Foundation
import MueRules

/// The length and the seeds of a torture test.
///
/// In `make test` each is short. `make torture` sets `MUE_TORTURE`, a factor for the number of
/// cases; `MUE_SEED` sets the first seed, as printed by a failed test.
public struct TortureTest: Sendable {
  /// The name in its report.
  public let name: String
  public let cases: Int
  /// The seed of the first case; each further case has the next one.
  public let first: UInt64

  /// Creates a test of `cases` cases times `MUE_TORTURE`, but at most `most`.
  public init(_ name: String, cases: Int, most: Int = .max) {
    let environment = ProcessInfo.processInfo.environment
    self.name = name
    self.cases = min(most, Self.times * cases)
    first = environment["MUE_SEED"].flatMap(UInt64.init) ?? 1
  }

  /// The factor for the number of cases, at least 1.
  public static var times: Int {
    max(1, ProcessInfo.processInfo.environment["MUE_TORTURE"].flatMap { Int($0) } ?? 1)
  }

  /// The seeds of the cases.
  public var numbers: Range<UInt64> { first..<first + UInt64(cases) }

  /// The seeds in sequence; the current one is recorded on disk, so that a case that traps can be
  /// repeated.
  public var seeds: some Sequence<UInt64> {
    let note = UnderWay(name)
    return numbers.lazy.map { seed in
      note.write(seed)
      return seed
    }
  }

  /// A generator for a case.
  public func generator(_ seed: UInt64) -> SeededGenerator { SeededGenerator(seed: seed) }

  /// Prints a report for a developer who runs the test by hand.
  public func report(_ what: String) {
    let last = numbers.upperBound - 1
    print("\(name): \(cases) cases, seeds \(numbers.lowerBound) to \(last); \(what)")
  }

  /// The peak memory of the process, in megabytes.
  public static var peakMegabytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return (number.flatMap { Int($0) } ?? 0) / 1024
  }
}
