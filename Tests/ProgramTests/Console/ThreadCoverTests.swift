import Platform
import Synchronization
import TestSupport
import Testing

@testable import MueApp

@Suite(.waits) struct ThreadCoverTests {
  @Test("A worker thread that has used up its stack has another one for the rescue")
  func cover() throws {
    let isCovered = Mutex(false)
    let queue = try SystemWorkQueues().makeQueue()
    queue.begin {
      var stack = stack_t()
      let isKnown = sigaltstack(nil, &stack) == 0
      isCovered.withLock { $0 = isKnown && stack.ss_flags & Int32(SS_DISABLE) == 0 }
    }
    queue.finish(milliseconds: 10_000)
    #expect(isCovered.withLock { $0 })
  }
}
