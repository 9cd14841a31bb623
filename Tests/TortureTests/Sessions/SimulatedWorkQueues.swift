import Synchronization

@testable import MueApp

/// A workshop in which nothing is done until it is told to: one piece from one of its benches.
final class SimulatedWorkQueues: WorkQueues {
  private final class Bench: WorkQueue {
    let pieces = Mutex<[@Sendable () -> Void]>([])

    var isEmpty: Bool { pieces.withLock { $0.isEmpty } }

    func begin(_ work: @escaping @Sendable () -> Void) { pieces.withLock { $0.append(work) } }

    func workOn() {
      let piece = pieces.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      piece?()
    }

    func finish(milliseconds: Int) { while !isEmpty { workOn() } }

    func forget() { pieces.withLock { $0 = [] } }
  }

  private let benches = Mutex<[Bench]>([])
  private let losesWork: Bool

  init(losesWork: Bool) { self.losesWork = losesWork }

  func bench(_ work: Work) -> any WorkQueue {
    let bench = Bench()
    if !losesWork { benches.withLock { $0.append(bench) } }
    return bench
  }

  /// Leaves undone what waits.
  func close() { for bench in busy { bench.forget() } }

  /// How many benches have something to be done.
  var waiting: Int { busy.count }

  private var busy: [Bench] { benches.withLock { $0 }.filter { !$0.isEmpty } }

  /// Does one piece of work, at one of the benches where some waits.
  func workOn(at index: Int) {
    let busy = busy
    if busy.indices.contains(index) { busy[index].workOn() }
  }
}
