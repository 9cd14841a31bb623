import MueGame

/// The host's settings of a linked table.
public struct LinkTerms: Hashable, Sendable {
  public let table: PlayerName
  /// The time that a seat waits for an absent person before the computer player decides there.
  let grace: Duration
  /// The length of an absence or sleep after which another person may take the seat.
  let release: Duration
  /// The time to think about a decision, 1 to 3600 seconds; nil for no limit.
  public let clock: Int?
  /// Whether programs explain bids at the table.
  public internal(set) var explainsBids: Bool
  let onlookers: Int
  /// The host's account, the only one on this machine that may have several seats; nil if all may.
  let account: String?

  public init(
    table: PlayerName, grace: Duration = .seconds(60), release: Duration = .seconds(600),
    clock: Int? = nil, explainsBids: Bool = true, onlookers: Int = 4, account: String? = nil
  ) {
    self.table = table
    self.grace = grace
    self.release = release
    self.clock = clock
    self.explainsBids = explainsBids
    self.onlookers = onlookers
    self.account = account
  }
}
