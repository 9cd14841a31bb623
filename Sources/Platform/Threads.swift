import Synchronization

/// Starts a thread, which the caller must join or detach; it never receives signals to the program.
func createThread(_ body: @escaping @Sendable () -> Void) throws(SystemError) -> pthread_t {
  // A thread inherits the blocked signals of its creator.
  var before = sigset_t()
  var blocked = programSignals
  pthread_sigmask(SIG_SETMASK, &blocked, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  let body = Unmanaged.passRetained(ThreadBody(body))
  // The stack must not take the last memory: Swift would end the program at the next allocation.
  let (thread, failure) =
    AddressSpace.withRoom(megabytes: AddressSpace.enough) { startThread(body) } ?? (nil, ENOMEM)
  guard failure == 0, let thread else {
    body.release()
    throw SystemError(number: failure)
  }
  return thread
}

/// All signals except those for a fault in the thread itself.
private var programSignals: sigset_t {
  var set = sigset_t()
  sigfillset(&set)
  for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS] {
    sigdelset(&set, fault)
  }
  return set
}

/// A thread that nobody waits for.
public enum DetachedThread {
  /// Starts a thread, which never receives signals to the program.
  ///
  /// - Throws: `SystemError` if the system refuses it.
  public static func start(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    pthread_detach(try createThread(body))
  }
}

/// Threads that the caller waits for.
public enum JoinedThreads {
  /// How many threads the machine runs at the same time, at least 1.
  public static var mostAtOnce: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The results of `work` for each item, in the order of the items, on the caller's thread and others.
  public static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: items.count))
    perform(items.count) { number in
      let result = work(items[number])
      results.withLock { $0[number] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// Does `work` for each number from 0 up to `times`, on the caller's thread and others, and waits
  /// until all are done.
  ///
  /// If the system refuses a thread, the caller's does that item after its own.
  public static func perform(_ times: Int, _ work: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(work) { work in
      var threads: [pthread_t] = []
      var left = times > 0 ? [0] : []
      for time in 1..<max(1, times) {
        do throws(SystemError) {
          threads.append(try createThread { work(time) })
        } catch {
          left.append(time)
        }
      }
      for time in left { work(time) }
      for thread in threads { pthread_join(thread, nil) }
    }
  }
}

/// The memory that the program can still get.
///
/// Swift ends a program whose allocation fails, so the program must check beforehand.
public enum AddressSpace {
  /// The megabytes that a program needs to read its data and print a sentence.
  public static let least = 8

  /// The megabytes that a table or the arena needs; deriving the key of a code takes half of them.
  public static let enough = 64

  /// Whether a stack is as large as the program needs.
  public static var hasStack: Bool {
    ResourceLimit.stack.current.map { $0 >= 384 << 10 } ?? true
  }

  /// Makes all threads share one heap if the system limits address space; call it before there are
  /// threads.
  ///
  /// Otherwise the C library reserves 64 MB for each thread, as long as it can.
  public static func shareHeap() {
    guard ResourceLimit.addressSpace.current != nil, let symbol = dlsym(nil, "mallopt") else {
      return
    }
    typealias SetOption = @convention(c) (_ name: Int32, _ value: Int32) -> Int32
    let mostHeaps: Int32 = -8  // M_ARENA_MAX
    _ = unsafeBitCast(symbol, to: SetOption.self)(mostHeaps, 1)
  }

  /// Whether this many more megabytes are free now.
  public static func hasRoom(megabytes: Int) -> Bool {
    withRoom(megabytes: megabytes) { true } ?? false
  }

  /// Writes a sentence to standard error without allocating.
  public static func complain(_ sentence: StaticString) {
    _ = write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
  }

  /// Runs `body` while this many megabytes are reserved; nil if there are fewer.
  static func withRoom<Result>(megabytes: Int, _ body: () -> Result) -> Result? {
    let size = megabytes << 20
    let room = mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0)
    guard room != MAP_FAILED else { return nil }
    defer { munmap(room, size) }
    return body()
  }
}
