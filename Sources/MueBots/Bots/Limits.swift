/// How long a bot may think about one move.
public struct Limits: Sendable {
  /// The most playouts, at least 0; with none, a bot moves without searching.
  let playouts: Int
  /// Whether the time is up; checked before every world, and never by a bot that makes no playouts.
  let isTimeUp: @Sendable () -> Bool
  /// Whether a search that is followed by another must stop, leaving it the rest of the time.
  private let isSearchOver: @Sendable () -> Bool
  /// The standing of the match; nil to play each hand for its own score.
  let standing: Standing?
  /// The threads that share the search for a bid, a trump or a partner.
  let threads: any SearchThreads

  /// How long a computer player may think at a table if no pause covers it, in milliseconds.
  public static let tableMilliseconds = 250

  /// The share of the time that a search takes if another follows it, in per cent.
  public static let searchPercent = 75

  /// The default limit on playouts for one move, so that no search runs for ever.
  public static let mostPlayouts = 20_000

  /// Limits by a number of playouts, by time, or by both.
  ///
  /// With only a number, on one thread, a choice is reproducible. `isSearchOver` returns true once
  /// the share of the time is up that a search may take if another follows it (`searchPercent`);
  /// without it such a search takes all of the time.
  public init(
    playouts: Int = Limits.mostPlayouts, standing: Standing? = nil,
    threads: any SearchThreads = OneThread(), isSearchOver: (@Sendable () -> Bool)? = nil,
    isTimeUp: @escaping @Sendable () -> Bool = { false }
  ) {
    self.standing = standing
    self.threads = threads
    self.playouts = max(0, playouts)
    self.isTimeUp = isTimeUp
    self.isSearchOver = isSearchOver ?? isTimeUp
  }

  /// The same limits for a search that leaves time for another.
  var leavingTime: Limits {
    Limits(playouts: playouts, standing: standing, threads: threads, isTimeUp: isSearchOver)
  }

  /// The same limits with at most this many playouts, on one thread if that lowers their number.
  func atMost(_ most: Int) -> Limits {
    if playouts <= most { return self }
    return Limits(
      playouts: most, standing: standing, isSearchOver: isSearchOver, isTimeUp: isTimeUp)
  }
}

extension Limits {
  /// The same limits in a match; nil to play the hand for its own score.
  func within(_ standing: Standing?) -> Limits {
    Limits(
      playouts: playouts, standing: standing, threads: threads, isSearchOver: isSearchOver,
      isTimeUp: isTimeUp)
  }
}
