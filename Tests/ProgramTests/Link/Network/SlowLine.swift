import MueRules
import Platform
import Synchronization

/// A slow and lossy connection for packets: what comes out of one descriptor goes into the other,
/// later or never.
final class SlowLine: Sendable {
  private struct Quality {
    var milliseconds = 0
    var lost = 0
    var isOver = false
  }

  private struct Packet {
    let due: ContinuousClock.Instant
    let end: Int32
    let bytes: [UInt8]
  }

  private let ends: (Int32, Int32)
  private let quality = Mutex(Quality())
  private let seed: UInt64

  /// A connection between two descriptors, which it closes; `seed` decides which packets are lost.
  init(between ends: (Int32, Int32), seed: UInt64) {
    self.ends = ends
    self.seed = seed
    for end in [ends.0, ends.1] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  /// Sets the delay of each packet and the share of packets that are lost.
  func set(milliseconds: Int, lost percent: Int) {
    quality.withLock { ($0.milliseconds, $0.lost) = (milliseconds, percent) }
  }

  /// Ends `carry`.
  func end() { quality.withLock { $0.isOver = true } }

  /// Carries packets until the end.
  func carry() {
    var chance = SeededGenerator(seed: seed)
    var waiting: [Packet] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let quality = quality.withLock { $0 }
      if quality.isOver { break }
      for (from, to) in [ends, (ends.1, ends.0)] {
        while case let count = read(from, &bytes, bytes.count), count > 0 {
          guard chance.below(100) >= quality.lost else { continue }
          let due = ContinuousClock.now + .milliseconds(quality.milliseconds)
          waiting.append(Packet(due: due, end: to, bytes: Array(bytes.prefix(count))))
        }
      }
      let now = ContinuousClock.now
      for packet in waiting where packet.due <= now {
        _ = write(packet.end, packet.bytes, packet.bytes.count)
      }
      waiting.removeAll { $0.due <= now }
      var polls = [ends.0, ends.1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&polls, 2, waiting.isEmpty ? 20 : 2)
    }
    close(ends.0)
    close(ends.1)
  }
}
