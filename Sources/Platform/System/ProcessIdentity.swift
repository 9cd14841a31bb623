/// A process, told apart from a later one with the same number by the time at which it started.
public struct ProcessIdentity: Hashable, Sendable {
  public let number: Int
  /// The time at which it started, in the system's ticks since the machine was started.
  public let start: Int

  public init(number: Int, start: Int) {
    self.number = number
    self.start = start
  }

  /// The running process with a number; nil if there is none, or the system does not show it.
  public init?(running number: Int) {
    #if os(Linux)
      // The kernel writes far less: 52 numbers and a name of at most 64 bytes.
      let file = "/proc/\(number)/stat"
      guard let bytes = try? ByteSource(file).whole(upTo: 4096),
        let start = Self.start(bytes)
      else { return nil }
      self.init(number: number, start: start)
    #else
      return nil
    #endif
  }

  /// The process that opened the other end of a Unix socket.
  ///
  /// It is nil once that process has ended, even if a child holds the socket open.
  public init?(atOtherEndOf descriptor: CInt) {
    guard let number = SystemSocket.process(atOtherEndOf: descriptor), number > 0 else {
      return nil
    }
    self.init(running: Int(number))
  }

  /// This process.
  public static var own: ProcessIdentity? { ProcessIdentity(running: Int(getpid())) }

  public var isRunning: Bool { ProcessIdentity(running: number) == self }

  /// The start in the text of Linux's `/proc/PID/stat`; nil if the process has ended and waits for
  /// its parent to notice.
  static func start(_ bytes: [UInt8]) -> Int? {
    // The second field is the program's name in brackets, which may hold blanks and brackets.
    guard let end = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = String(decoding: bytes[(end + 1)...], as: UTF8.self).split(separator: " ")
    guard fields.count > 19, fields[0] != "Z", fields[0] != "X" else { return nil }
    return Int(fields[19])
  }
}
