import Glibc

/// The memory that the system lets the program have.
///
/// A program that asks for memory in vain is ended by Swift, so it has to look beforehand.
public enum AddressSpace {
  /// How much is needed to read the data of a program and to say a sentence, in megabytes.
  public static let least = 8

  /// How much should be left for what is done at a table or in the arena, in megabytes.
  public static let enough = 32

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
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard room != MAP_FAILED else { return nil }
    defer { munmap(room, size) }
    return body()
  }
}
