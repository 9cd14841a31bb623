import CVTerm
import Foundation

/// A program on a terminal of its own, 80 columns and 24 rows.
struct Session {
  private let controller: Int32
  private let process: pid_t
  private let start = ContinuousClock.now

  struct CannotStart: Error {}

  init(_ program: String, _ arguments: [String], home: String) throws {
    controller = cvterm_open(24, 80)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    let environment = [
      "TERM=xterm-256color", "LANG=C.UTF-8", "HOME=\(home)", "PATH=/usr/bin:/bin:/usr/games",
    ]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer {
      for word in words + variables { free(word) }
    }
    process = cvterm_spawn(controller, program, &words, &variables, nil)
    guard controller >= 0, process > 0 else { throw CannotStart() }
  }

  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
  }

  /// Reads until nothing comes for 120 ms: how many bytes, and when the last one came.
  func drain() -> (bytes: Int, milliseconds: Double) {
    var bytes = 0
    var last = ContinuousClock.now
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var waiting = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      // A program that has written nothing yet is given longer.
      guard poll(&waiting, 1, bytes == 0 ? 1000 : 120) > 0 else { break }
      let count = read(controller, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += count
      last = ContinuousClock.now
    }
    return (bytes, (last - start) / .milliseconds(1))
  }

  /// What the kernel counts as resident, in millions of bytes.
  var residentMegabytes: Double {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    let kilobytes = line.split(separator: " ").compactMap { Double($0) }.first ?? 0
    return kilobytes * 1024 / 1_000_000
  }

  func end() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(controller)
  }
}
