import Synchronization

@testable import MueApp

/// Work queues that do one item when told to, and nothing otherwise.
final class SimulatedWorkQueues: WorkQueues {
  private final class Queue: WorkQueue {
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

  private let queues = Mutex<[Queue]>([])
  private let losesWork: Bool

  init(losesWork: Bool) { self.losesWork = losesWork }

  func makeQueue() -> any WorkQueue {
    let queue = Queue()
    if !losesWork { queues.withLock { $0.append(queue) } }
    return queue
  }

  /// Drops all waiting work.
  func close() { for queue in busy { queue.forget() } }

  /// The number of queues with work.
  var waiting: Int { busy.count }

  private var busy: [Queue] { queues.withLock { $0 }.filter { !$0.isEmpty } }

  /// Does one item of a queue that has some.
  func workOn(at index: Int) {
    let busy = busy
    if busy.indices.contains(index) { busy[index].workOn() }
  }
}
