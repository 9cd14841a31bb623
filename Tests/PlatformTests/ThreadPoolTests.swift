import Synchronization
import Testing

@testable import Platform

@Suite struct ThreadPoolTests {
  @Test("a queue's work is done in order, one piece after the other")
  func order() throws {
    let queue = SerialQueue(in: try ThreadPool(threads: 3))
    let done = Mutex<[Int]>([])
    for number in 0..<1000 { queue.begin { done.withLock { $0.append(number) } } }
    queue.finish(milliseconds: 20_000)
    #expect(done.withLock { $0 } == Array(0..<1000))
  }

  @Test("more queues than threads all get their turn, also from within the work")
  func moreQueues() throws {
    let pool = try ThreadPool(threads: 2)
    let count = Monitor(0)
    for _ in 0..<10 {
      let queue = SerialQueue(in: pool)
      queue.begin {
        count.change { $0 += 1 }
        queue.begin { count.change { $0 += 1 } }
      }
    }
    #expect(count.wait(milliseconds: 20_000) { $0 == 20 ? true : nil } == true)
  }

  @Test("one queue held up does not hold up the others")
  func oneQueue() throws {
    let pool = try ThreadPool(threads: 2)
    let held = SerialQueue(in: pool)
    let isLetGo = Monitor(false)
    held.begin { _ = isLetGo.wait(for: { $0 ? true : nil }) }
    let other = SerialQueue(in: pool)
    let isDone = Monitor(false)
    other.begin { isDone.change { $0 = true } }
    #expect(isDone.wait(milliseconds: 20_000) { $0 ? true : nil } == true)
    // Nobody waits longer than asked to.
    held.finish(milliseconds: 1)
    isLetGo.change { $0 = true }
    held.finish(milliseconds: 20_000)
  }

  @Test("threads are made when there is work for them, and no more than allowed")
  func threadsMade() throws {
    let beginnings = Monitor(0)
    let pool = try ThreadPool(threads: 3) { beginnings.change { $0 += 1 } }
    #expect(beginnings.wait(milliseconds: 20_000) { $0 == 1 ? true : nil } == true)
    let met = Monitor(0)
    let queues = (0..<5).map { _ in SerialQueue(in: pool) }
    for queue in queues {
      queue.begin {
        met.change { $0 += 1 }
        _ = met.wait(milliseconds: 20_000) { $0 >= 3 ? true : nil }
      }
    }
    #expect(met.wait(milliseconds: 20_000) { $0 == 5 ? true : nil } == true)
    #expect(beginnings.change { $0 } == 3)
  }

  @Test("each thread begins with the preparation, and all end with the pool")
  func eachThread() throws {
    final class Mark: Sendable {}
    weak var mark: Mark?
    let beginnings = Monitor(0)
    do {
      let kept = Mark()
      mark = kept
      let pool = try ThreadPool(threads: 3) {
        withExtendedLifetime(kept) { beginnings.change { $0 += 1 } }
      }
      #expect(beginnings.wait(milliseconds: 20_000) { $0 == 1 ? true : nil } == true)
      withExtendedLifetime(pool) {}
    }
    for _ in 0..<20_000 where mark != nil { usleep(1000) }
    #expect(mark == nil)
  }
}
