/// How much somebody may keep where many people share a disk.
public struct GameQuota: Sendable {
  /// The most games.
  let games: Int
  /// The most megabytes of all files.
  let megabytes: Int
  /// The bytes that all files take now.
  private let used: @Sendable () throws(FileFault) -> Int

  public init(
    games: Int, megabytes: Int, used: @escaping @Sendable () throws(FileFault) -> Int
  ) {
    self.games = games
    self.megabytes = megabytes
    self.used = used
  }

  /// Whether another game may be kept beside some.
  func hasRoom(beside count: Int) throws(FileFault) -> Bool {
    guard count < games else { return false }
    return try used() < megabytes * 1_000_000
  }
}
