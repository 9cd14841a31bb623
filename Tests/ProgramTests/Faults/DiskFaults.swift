import Foundation
import Platform

/// The disk calls that a program is refused below one folder, as passed to it in its environment.
///
/// The calls are counted from 1, in the order in which the program makes them; `Tests/CDiskFaults`
/// replaces the disk.
struct DiskFaults {
  /// Which calls are counted and refused.
  enum Kind: String {
    case all
    /// Only calls that change something.
    case writing
  }

  /// The errors that disks report.
  static let reasons = [ENOSPC, EIO, EROFS, EACCES, EMFILE]

  /// The error that is reported.
  let code: Int32
  /// The numbers of the calls that are refused.
  let calls: Range<Int>
  var kind = Kind.all
  /// The only call that is counted and refused, as `flock`; nil for every call.
  var named: String?
  /// The folder of the home below which calls are counted and refused; empty for all of it.
  ///
  /// The results, for one, are read beside the loop, at any time between other calls.
  var folder = ""
  /// How the names of files in it begin whose calls are counted and refused; nil for all files.
  ///
  /// The game played last is saved when its playing time has changed, which depends on how fast the machine is.
  var files: String?

  /// The refusal of every call of one name.
  static func every(_ name: String, code: Int32) -> DiskFaults {
    DiskFaults(code: code, calls: 1..<Int.max, named: name)
  }

  /// The variables that inject the faults into a program, for the files below a home's folder.
  func environment(_ home: Home, log: String? = nil) -> [String: String?] {
    var variables: [String: String?] = Self.shim
    variables["MUE_FAULTS_BELOW"] = home.path + folder
    variables["MUE_FAULTS_CODE"] = "\(code)"
    variables["MUE_FAULTS_FIRST"] = "\(calls.lowerBound)"
    variables["MUE_FAULTS_COUNT"] = "\(calls.count)"
    variables["MUE_FAULTS_KIND"] = kind.rawValue
    variables["MUE_FAULTS_NAMED"] = named
    variables["MUE_FAULTS_FILES"] = files
    variables["MUE_FAULTS_LOG"] = log
    return variables
  }

  /// The call, out of a number of calls, and the error for a seed; all seeds together try each call
  /// with each error.
  static func choice(_ seed: UInt64, ofCalls count: Int) -> (call: Int, code: Int32) {
    let index = Int(seed % UInt64(count * reasons.count)) * 101 % (count * reasons.count)
    return (index / reasons.count + 1, reasons[index % reasons.count])
  }

  /// Every call of a program, in order: its name, and its path if it has one.
  static func calls(
    _ home: Home, kind: Kind = .all, folder: String = "",
    of run: ([String: String?]) throws -> Void
  ) throws -> [String] {
    let log = try home.write([], as: "calls-\(UUID().uuidString)")
    defer { unlink(log) }
    let faults = DiskFaults(code: 0, calls: 0..<0, kind: kind, folder: folder)
    try run(faults.environment(home, log: log))
    let text = try String(contentsOfFile: log, encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  /// Variables that make a library look as if it were not installed; part of its name is enough.
  static func without(library: String) -> [String: String?] {
    var variables = shim
    variables["MUE_ABSENT_LIBRARY"] = library
    return variables
  }

  /// The library that is loaded before the C library; otherwise the address sanitizer would be
  /// first.
  private static let shim: [String: String?] = [
    "LD_PRELOAD": Terminal.built("libdisk-faults.so"),
    "ASAN_OPTIONS": "verify_asan_link_order=0:detect_leaks=0",
  ]
}
