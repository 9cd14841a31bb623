import CNcurses
import Platform

/// Ends a console's wait from any thread.
public final class ConsoleWaker: Sendable {
  let readable: Int32
  private let writable: Int32

  init() throws(ConsoleError) {
    var ends: [Int32] = [-1, -1]
    guard cn_pipe(&ends) == 0 else { throw .noMoreFiles }
    readable = ends[0]
    writable = ends[1]
  }

  deinit {
    Glibc.close(readable)
    Glibc.close(writable)
  }

  /// Ends the wait going on, or the next one; does nothing once the console is closed.
  public func wake() {
    var byte: UInt8 = 0
    // A full pipe wakes as well as one byte more would.
    _ = write(writable, &byte, 1)
  }

  /// Whether it was woken since the last call.
  func takeWakes() -> Bool {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    var isWoken = false
    while read(readable, &bytes, bytes.count) > 0 { isWoken = true }
    return isWoken
  }
}
