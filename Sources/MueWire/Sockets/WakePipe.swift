import Platform

/// Wakes a thread that waits in `poll`.
final class WakePipe: Sendable {
  private let reading: Socket
  private let writing: Socket

  /// A new one.
  init() throws(WireFault) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(call: "pipe", errno) }
    reading = Socket(owning: ends[0])
    writing = Socket(owning: ends[1])
  }

  /// What to wait for.
  var descriptor: CInt { reading.descriptor }

  /// Wakes whoever waits; when it was woken already, nothing more is needed.
  func poke() {
    var byte: UInt8 = 0
    while write(writing.descriptor, &byte, 1) < 0, errno == EINTR {}
  }

  /// Lets it sleep again.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      let got = read(reading.descriptor, &bytes, bytes.count)
      if got < 0, errno == EINTR { continue }
      if got < bytes.count { return }
    }
  }
}
