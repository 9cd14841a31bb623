import Foundation
import Synchronization

/// Many linked tables of six at once, over TLS on this machine: a host and five computer guests
/// each, who play a hand as fast as they are answered.
///
/// It measures how long a guest waits from its decision until the table confirms it, and how much a
/// guest remembers of a hand.
final class LinkedTables: Sendable {
  private let times = Mutex<[Double]>([])
  private let memories = Mutex<[Int]>([])

  /// Plays at a number of tables; returns how long each decision took, in milliseconds, and the
  /// greatest memory of a guest, in bytes.
  static func play(tables: Int) -> (decisions: [Double], memory: Int) {
    let all = LinkedTables()
    let finished = DispatchGroup()
    for number in 0..<tables {
      finished.enter()
      Thread.detachNewThread {
        all.play(number)
        finished.leave()
      }
    }
    finished.wait()
    return (all.times.withLock { $0 }, all.memories.withLock { $0.max() ?? 0 })
  }

  private func play(_ number: Int) {
    guard let host = try? LinkedHost(seed: UInt64(number + 1)) else { return }
    let (address, tokens) = (host.address, host.tokens)
    let finished = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in
      let guests = try? LinkedGuests(at: address, tokens)
      let measured = guests?.play() ?? []
      times.withLock { $0 += measured }
      memories.withLock { $0.append(guests?.memoryBytes ?? 0) }
      finished.signal()
    }
    host.play()
    finished.wait()
  }
}
