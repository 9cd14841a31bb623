import MueGame

/// What the host has settled for a linked table.
public struct LinkTerms: Hashable, Sendable {
  /// What the table is called.
  public let table: PlayerName
  /// For how long a seat waits for somebody who is away before the computer player decides there.
  public let grace: Duration
  /// After how long an absence or sleep somebody else may take a seat.
  public let release: Duration
  /// For how many seconds one may think about a decision, 1 to 3600; nil for as long as one likes.
  public let clock: Int?
  /// How many may watch.
  public let watchers: Int

  /// Terms.
  public init(
    table: PlayerName, grace: Duration = .seconds(60), release: Duration = .seconds(600),
    clock: Int? = nil, watchers: Int = 4
  ) {
    self.table = table
    self.grace = grace
    self.release = release
    self.clock = clock
    self.watchers = watchers
  }
}
