import Foundation
import Platform
import TestSupport
import Testing

/// A run of `mue --plain` through two pipes: lines are read as they arrive, and answered.
final class PlainRun {
  /// All lines so far.
  private(set) var told: [String] = []
  let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var bytes: [UInt8] = []
  /// The home of the program, which must outlive it.
  private let home: Home

  init(_ arguments: [String], home: Home) throws {
    self.home = home
    process.executableURL = URL(filePath: Terminal.built("mue"))
    process.arguments = arguments
    process.environment = Terminal.variables(term: "dumb", home: home.path, changes: [:])
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// The next line; nil if the program has closed its output.
  func line() throws -> String? {
    while true {
      if let end = bytes.firstIndex(of: 10) {
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        bytes.removeFirst(end + 1)
        told.append(line)
        return line
      }
      let more = try read()
      if more.isEmpty { return nil }
      bytes += more
    }
  }

  /// The next output, as soon as there is any; empty if the output has been closed.
  private func read() throws -> ArraySlice<UInt8> {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var polls = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    try #require(
      poll(&polls, 1, Patience.milliseconds) == 1, "nothing is told; last: \(told.suffix(5))")
    var chunk: [UInt8] = Array(repeating: 0, count: 65_536)
    let count = Platform.read(descriptor, &chunk, chunk.count)
    return chunk.prefix(max(0, count))
  }

  /// Writes a line.
  func write(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Writes a line repeatedly until the program, whose output is not read, takes no more; returns
  /// the number of bytes.
  func flood(_ line: String) throws -> Int {
    let descriptor = input.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let bytes = Array(repeatElement(Array((line + "\n").utf8), count: 1000).joined())
    var taken = 0
    var refusals = 0
    while refusals < 100 {
      let count = Platform.write(descriptor, bytes, bytes.count)
      taken += max(0, count)
      refusals = count < 0 && isResting ? refusals + 1 : 0
      if count < 0 { usleep(1000) }
    }
    return taken
  }

  /// Whether the program is waiting.
  private var isResting: Bool {
    let path = "/proc/\(process.processIdentifier)/stat"
    let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return status.split(separator: ") ").last?.hasPrefix("S") == true
  }

  /// Reads up to a line with a given beginning.
  func wait(for beginning: String) throws {
    while let line = try line() { if line.hasPrefix(beginning) { return } }
    Issue.record("never told: \(beginning)")
  }

  /// Closes both pipes.
  func close() throws {
    try output.fileHandleForReading.close()
    try? input.fileHandleForWriting.close()
  }

  /// Stops reading and returns how the program ended.
  func status() -> ExitStatus {
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? .code(process.terminationStatus) : .signal(process.terminationStatus)
  }
}
