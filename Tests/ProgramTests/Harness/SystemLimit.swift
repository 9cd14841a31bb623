import Foundation
import Platform
import Testing

/// A limit that the system puts on a program.
enum SystemLimit: CustomTestStringConvertible {
  /// Address space, in kilobytes.
  case memory(Int)
  /// Threads and processes of the account.
  case threads(Int)
  /// Open files.
  case files(Int)
  /// The size of a file, in bytes.
  case fileSize(Int)
  /// The stack, in kilobytes.
  case stack(Int)

  /// The words that start a program under the limit.
  var words: [String] {
    switch self {
    case .memory(let kilobytes): limiting("as", to: kilobytes * 1024)
    case .threads(let count): Self.asNobody + limiting("nproc", to: count)
    case .files(let count): limiting("nofile", to: count)
    case .fileSize(let bytes): limiting("fsize", to: bytes)
    case .stack(let kilobytes): limiting("stack", to: kilobytes * 1024)
    }
  }

  private func limiting(_ name: String, to number: Int) -> [String] {
    ["/usr/bin/prlimit", "--\(name)=\(number):\(number)"]
  }

  var testDescription: String {
    switch self {
    case .memory(let kilobytes): "\(kilobytes) kB of memory"
    case .threads(let count): "\(count) threads"
    case .files(let count): "\(count) files"
    case .fileSize(let bytes): "files of \(bytes) bytes"
    case .stack(let kilobytes): "a stack of \(kilobytes) kB"
    }
  }

  /// Whether the system has a program that sets limits.
  static let canBeSet = SystemRun.expects("prlimit")

  /// Whether programs write how often each of their lines was run (`make coverage`).
  static let writesCounts = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] != nil

  /// Whether memory can be limited: a sanitizer reserves all address space.
  static let canLimitMemory =
    canBeSet && ProcessInfo.processInfo.environment["MUE_PATIENCE"] == nil

  /// Whether threads can be limited: root may have any number, and another account may be unable to
  /// read the checkout.
  static let canLimitThreads: Bool = {
    guard canBeSet else { return false }
    if geteuid() != 0 { return true }
    let words =
      asNobody + ["test", "-x", Terminal.built("mue"), "-a", "-r", "Localization/en.json"]
    return (try? SystemRun(words, home: Home()).status) == 0
  }()

  private static let nobody = 65_534

  /// Words that start a program as an account that limits apply to.
  private static var asNobody: [String] {
    geteuid() == 0
      ? ["/usr/bin/setpriv", "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"] : []
  }

  /// Gives a home to the account that limits apply to.
  func prepare(_ home: Home) {
    if case .threads = self, geteuid() == 0 {
      chown(home.path, uid_t(Self.nobody), gid_t(Self.nobody))
    }
  }
}
