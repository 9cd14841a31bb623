/// The memory that the system lets the program have.
///
/// Swift ends a program that asks for memory in vain, so it has to look beforehand.
public enum AddressSpace {
  /// How much is needed to read the data of a program and to say a sentence, in megabytes.
  public static let least = 8

  /// How much should be left for what is done at a table or in the arena, in megabytes; stretching a code
  /// takes half of it.
  public static let enough = 64

  /// Has all threads share one heap where the system limits addresses; called before there are threads.
  ///
  /// The C library otherwise reserves 64 MB of them for each thread, as long as there are any.
  public static func shareHeap() {
    guard ResourceLimit.addressSpace.current != nil, let symbol = dlsym(nil, "mallopt") else {
      return
    }
    typealias SetOption = @convention(c) (_ name: Int32, _ value: Int32) -> Int32
    let mostHeaps: Int32 = -8  // M_ARENA_MAX
    _ = unsafeBitCast(symbol, to: SetOption.self)(mostHeaps, 1)
  }

  /// Whether so much more could be had now.
  public static func hasRoom(megabytes: Int) -> Bool {
    withRoom(megabytes: megabytes) { true } ?? false
  }

  /// Writes a sentence on standard error, which takes no memory.
  public static func complain(_ sentence: StaticString) {
    _ = write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
  }

  /// Does something that leaves so much of the memory untouched; nil when there is less.
  static func withRoom<Result>(megabytes: Int, _ body: () -> Result) -> Result? {
    let size = megabytes << 20
    let room = mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0)
    guard room != MAP_FAILED else { return nil }
    defer { munmap(room, size) }
    return body()
  }
}
