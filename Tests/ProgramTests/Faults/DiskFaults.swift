import Foundation
import Platform

/// Calls to the disk that a program is refused, below one folder: what is handed to it in its
/// environment.
///
/// The calls are counted as the program makes them, from 1; `Tests/CDiskFaults` stands in for the disk.
struct DiskFaults {
  /// What is counted and refused.
  enum Kind: String {
    case all
    /// Only what changes something.
    case writing
  }

  /// The reasons that disks give.
  static let reasons = [ENOSPC, EIO, EROFS, EACCES, EMFILE]

  /// The reason that is given.
  let code: Int32
  /// The numbers of the calls that are refused.
  let calls: Range<Int>
  var kind = Kind.all

  /// The variables that do it to a program, for the files below a home.
  func environment(_ home: Home, log: String? = nil) -> [String: String?] {
    var variables: [String: String?] = Self.shim
    variables["MUE_FAULTS_BELOW"] = home.path
    variables["MUE_FAULTS_CODE"] = "\(code)"
    variables["MUE_FAULTS_FIRST"] = "\(calls.lowerBound)"
    variables["MUE_FAULTS_COUNT"] = "\(calls.count)"
    variables["MUE_FAULTS_KIND"] = kind.rawValue
    variables["MUE_FAULTS_LOG"] = log
    return variables
  }

  /// The call, of so many, and the reason that a number stands for; all numbers together meet each call
  /// with each reason.
  static func choice(_ seed: UInt64, ofCalls count: Int) -> (call: Int, code: Int32) {
    let place = Int(seed % UInt64(count * reasons.count)) * 101 % (count * reasons.count)
    return (place / reasons.count + 1, reasons[place % reasons.count])
  }

  /// Every call of a program, in order: its name, and its path if it has one.
  static func calls(
    _ home: Home, kind: Kind = .all, of run: ([String: String?]) throws -> Void
  ) throws -> [String] {
    let log = try home.write([], as: "calls-\(UUID().uuidString)")
    defer { unlink(log) }
    try run(DiskFaults(code: 0, calls: 0..<0, kind: kind).environment(home, log: log))
    let text = try String(contentsOfFile: log, encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  /// The variables that set a program's time of day forward by some seconds, or back, and refuse nothing.
  static func clock(shiftedBy seconds: Int) -> [String: String?] {
    var variables = shim
    variables["MUE_CLOCK_SHIFT"] = "\(seconds)"
    return variables
  }

  /// What is loaded before the C library; the address sanitizer would be first otherwise.
  private static let shim: [String: String?] = [
    "LD_PRELOAD": Terminal.built("libdisk-faults.so"),
    "ASAN_OPTIONS": "verify_asan_link_order=0:detect_leaks=0",
  ]
}
