import CVTerm
import Foundation

/// A program on a terminal of its own, in a home of its own.
final class TerminalSession {
  /// Why a program could not be measured.
  enum Failure: Error {
    case cannotStart(String)
    /// It did not show what was awaited; the rows that it showed.
    case noAnswer([String])
  }

  let screen: EmulatedTerminal
  let process: pid_t
  private let controller: Int32
  private let home = NSTemporaryDirectory() + "mue-measure-" + UUID().uuidString
  private let start: ContinuousClock.Instant

  init(
    _ program: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    hasAllColors: Bool = false
  ) throws {
    screen = EmulatedTerminal(columns: columns, rows: rows)
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    controller = cvterm_open(Int32(rows), Int32(columns))
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    let environment =
      [
        "TERM=xterm-256color", "LANG=C.UTF-8", "HOME=\(home)", "PATH=/usr/bin:/bin:/usr/games",
      ] + (hasAllColors ? ["COLORTERM=truecolor"] : [])
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer {
      for word in words + variables { free(word) }
    }
    start = .now
    process = cvterm_spawn(controller, program, &words, &variables, nil)
    guard controller >= 0, process > 0 else { throw Failure.cannotStart(program) }
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(controller)
    try? FileManager.default.removeItem(atPath: home)
  }

  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
  }

  /// Reads the program's output, waiting at most a given time; returns the number of bytes, and
  /// when they came.
  func read(within milliseconds: Int) -> (bytes: Int, at: ContinuousClock.Instant) {
    var waiting = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    guard poll(&waiting, 1, Int32(milliseconds)) > 0 else { return (0, .now) }
    let count = Foundation.read(controller, &buffer, buffer.count)
    let time = ContinuousClock.now
    if count > 0 { screen.take(buffer.prefix(count)) }
    return (max(0, count), time)
  }

  /// Reads until nothing comes for some milliseconds; returns the number of bytes, and when the last
  /// one came.
  func drain(quiet: Int = 120) -> (bytes: Int, milliseconds: Double) {
    var bytes = 0
    var last = ContinuousClock.now
    // A program that has written nothing yet is given more time.
    while case (let count, let time) = read(within: bytes == 0 ? max(1000, quiet) : quiet),
      count > 0
    {
      bytes += count
      last = time
    }
    return (bytes, (last - start) / .milliseconds(1))
  }

  /// Types a key; returns the milliseconds until the screen shows what is awaited.
  ///
  /// - Throws: `Failure.noAnswer` if it does not in time.
  func time(
    of key: String, patience: Int = 20_000, until shows: (EmulatedTerminal) -> Bool
  ) throws -> Double {
    let begin = ContinuousClock.now
    var last = begin
    type(key)
    while !shows(screen) {
      let (count, time) = read(within: patience)
      guard count > 0 else {
        throw Failure.noAnswer((0..<screen.rows).map(screen.row))
      }
      last = time
    }
    return (last - begin) / .milliseconds(1)
  }

  /// Reads and ignores output for some time.
  func rest(milliseconds: Int) {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    while case let left = Int((end - .now) / .milliseconds(1)), left > 0 { _ = read(within: left) }
  }
}
