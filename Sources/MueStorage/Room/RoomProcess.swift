/// A process of the card room, as no other process is called until the machine starts again.
public struct RoomProcess: Hashable, Sendable {
  /// The number of the process, which the system uses again after its end.
  public let pid: Int
  /// When it started, as the system counts.
  public let start: Int

  public init(pid: Int, start: Int) {
    self.pid = pid
    self.start = start
  }
}
