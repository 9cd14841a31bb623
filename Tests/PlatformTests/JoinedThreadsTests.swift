import Synchronization
import Testing

@testable import Platform

@Suite struct JoinedThreadsTests {
  @Test("every piece of work is done once, and all when it returns", arguments: [0, 1, 2, 50])
  func everyPieceOnce(times: Int) {
    let done = Mutex<[Int]>([])
    JoinedThreads.perform(times) { time in done.withLock { $0.append(time) } }
    #expect(done.withLock { $0.sorted() } == Array(0..<times))
  }

  @Test("what is made of each item comes in the order of the items", arguments: [0, 1, 2, 50])
  func results(count: Int) {
    let results = JoinedThreads.map(Array(0..<count)) { "\($0)" }
    #expect(results == (0..<count).map { "\($0)" })
  }

  @Test("all are under way at the same time")
  func simultaneous() {
    let begun = Monitor(0)
    let met = Mutex(0)
    JoinedThreads.perform(4) { _ in
      begun.change { $0 += 1 }
      if begun.wait(milliseconds: 20_000, for: { $0 == 4 ? true : nil }) == true {
        met.withLock { $0 += 1 }
      }
    }
    #expect(met.withLock { $0 } == 4)
  }

  @Test("a thread gets none of the signals of the program, but its own faults")
  func threadGets() throws {
    var before = sigset_t()
    pthread_sigmask(SIG_SETMASK, nil, &before)
    let mask = Monitor<sigset_t?>(nil)
    try DetachedThread.start {
      var set = sigset_t()
      pthread_sigmask(SIG_SETMASK, nil, &set)
      let found = set
      mask.change { $0 = found }
    }
    var set = try #require(mask.wait(milliseconds: 20_000) { $0 })
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD, SIGWINCH] {
      #expect(sigismember(&set, signal) == 1)
    }
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS] {
      #expect(sigismember(&set, fault) == 0)
    }
    var after = sigset_t()
    pthread_sigmask(SIG_SETMASK, nil, &after)
    #expect((1..<NSIG).allSatisfy { sigismember(&before, $0) == sigismember(&after, $0) })
  }

  @Test("there is room for a little, and none for more than there are addresses")
  func room() {
    #expect(AddressSpace.hasRoom(megabytes: AddressSpace.least))
    #expect(!AddressSpace.hasRoom(megabytes: 1 << 40))
  }
}
