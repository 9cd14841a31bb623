import Synchronization

/// The memory that the program can still allocate.
///
/// Swift ends a program whose allocation fails, so the program must check beforehand.
public enum AddressSpace {
  /// The megabytes needed to read the program's data and print a sentence.
  public static let least = 8

  /// The megabytes needed for a table or the arena; deriving the key of a code takes half of them.
  public static let enough = 64

  /// Whether a stack is as large as the program needs.
  public static var hasStack: Bool {
    ResourceLimit.stack.current.map { $0 >= 384 << 10 } ?? true
  }

  /// Makes all threads share one heap if the system limits the address space; call it before any
  /// thread starts.
  ///
  /// Otherwise the C library reserves 64 MB for each thread while it can.
  public static func shareHeap() {
    guard ResourceLimit.addressSpace.current != nil, let symbol = dlsym(nil, "mallopt") else {
      return
    }
    typealias SetOption = @convention(c) (_ name: Int32, _ value: Int32) -> Int32
    let mostHeaps: Int32 = -8  // M_ARENA_MAX
    _ = unsafeBitCast(symbol, to: SetOption.self)(mostHeaps, 1)
  }

  /// Whether this many more megabytes can be allocated now.
  public static func hasRoom(megabytes: Int) -> Bool {
    withRoom(megabytes: megabytes) { true } ?? false
  }

  /// Writes a sentence to standard error without allocating.
  public static func complain(_ sentence: StaticString) {
    _ = write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
  }

  /// Runs `body` with this many megabytes reserved; nil if they cannot be allocated.
  static func withRoom<Result>(megabytes: Int, _ body: () -> Result) -> Result? {
    let size = megabytes << 20
    let room = mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0)
    guard room != MAP_FAILED else { return nil }
    defer { munmap(room, size) }
    return body()
  }
}
