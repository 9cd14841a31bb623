import Platform
import Synchronization
import Testing

@testable import MueApp

@Suite struct ThreadCoverTests {
  @Test("Whoever works beside the loop has a stack for the rescue when its own is used up")
  func cover() throws {
    let isCovered = Mutex(false)
    let bench = try SystemWorkQueues().bench(.thinking)
    bench.begin {
      var stack = stack_t()
      let isKnown = sigaltstack(nil, &stack) == 0
      isCovered.withLock { $0 = isKnown && stack.ss_flags & Int32(SS_DISABLE) == 0 }
    }
    bench.finish(milliseconds: 10_000)
    #expect(isCovered.withLock { $0 })
  }
}
