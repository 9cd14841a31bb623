import MueRules

/// A computer player: given what a seat may know, it answers with a legal move.
///
/// A bot is a pure function. The same observation, seed and number of playouts give the same move
/// on every machine; only a clock in the limits can change that.
/// ```swift
/// struct FirstMoveBot: Bot {
///   func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
///     switch observation.legalMoves {
///     case .name(let trumps): .name(trumps[0])
///     case .pick(let seats): .pick(seats[0])
///     case .play(let cards): cards.first.map(Move.play) ?? .bid(.none)
///     case .bid, nil: .bid(.none)
///     }
///   }
/// }
/// ```
public protocol Bot: Sendable {
  /// The move for the seat to move, one of `observation.legalMoves`.
  ///
  /// If it is not the seat's turn, the answer is a meaningless pass.
  func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move

  /// The moves considered, each with the bot's expectations, the chosen one first; at least one.
  func evaluate(_ observation: Observation, limits: Limits, seed: UInt64) -> [Evaluation]

  /// The policies that the bot has learned and plays hands out with; nil if it plays by heuristics.
  var policies: Policies? { get }
}

extension Bot {
  /// Only the chosen move, for a bot that does not search.
  public func evaluate(
    _ observation: Observation, limits: Limits, seed: UInt64
  ) -> [Evaluation] {
    [Evaluation(choose(observation, limits: limits, seed: seed))]
  }

  /// Nil, for a bot that has not learned anything.
  public var policies: Policies? { nil }

  /// The chosen move, checked against the rules, for games that must go on.
  ///
  /// An illegal move is a bug: `report` gets a sentence about it, which stops a debug build; a release
  /// build plays the heuristic move, which is always legal.
  public func legalMove(
    _ observation: Observation, limits: Limits, seed: UInt64,
    reporting report: (String) -> Void = { assertionFailure($0) }
  ) -> Move {
    let move = choose(observation, limits: limits, seed: seed)
    guard let legal = observation.legalMoves, !legal.contains(move) else { return move }
    report("\(self) chose \(move.text), which the rules refuse")
    return HeuristicBot().choose(observation)
  }
}

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

/// Threads that share a search.
public protocol SearchThreads: Sendable {
  /// At least 1.
  var count: Int { get }
  /// The results of applying `work` to each item, in the order of the items; several items may be
  /// processed at once.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) -> Result
  ) -> [Result]
}

/// Work on the caller's thread alone.
public struct OneThread: SearchThreads {
  public init() {}

  public var count: Int { 1 }

  /// The results of applying `work` to each item, one after another.
  public func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) -> Result
  ) -> [Result] { items.map(work) }
}

/// The state of a match before the hand being played.
public struct Standing: Hashable, Sendable {
  /// The scores so far, by seat.
  public let totals: [Int]
  public let end: MatchRules.End
  /// How many hands have been played.
  public let hands: Int

  /// A standing; `totals` has an entry for every seat.
  public init(totals: [Int], end: MatchRules.End, hands: Int) {
    self.totals = totals
    self.end = end
    self.hands = hands
  }

  public init(_ match: Match) {
    self.init(totals: match.totals, end: match.rules.end, hands: match.scores.count)
  }
}

/// A bot's expectations of one move.
public struct Evaluation: Hashable, Sendable {
  public let move: Move
  /// The number of worlds it was played out in; 0 if it was not.
  public let worlds: Int
  /// The mean score of the hand, points and bonus, over those worlds.
  public let score: Double
  /// The probability, from 0 to 1, that the contract is made: the share of worlds in which it was.
  public let chanceOfMaking: Double
  /// The mean probability of winning the match, from 0 to 1, over those worlds; nil where only the
  /// hand's score counts.
  public let chanceOfWinning: Double?

  init(_ move: Move) {
    self.move = move
    worlds = 0
    score = 0
    chanceOfMaking = 0
    chanceOfWinning = nil
  }

  init(_ move: Move, _ tally: SuccessiveHalving.Tally, _ utility: Utility) {
    self.move = move
    chanceOfWinning = utility.chanceOfWinning(in: tally)
    worlds = tally.worlds
    let worlds = Double(max(1, tally.worlds))
    score = Double(tally.score) / worlds
    chanceOfMaking = Double(tally.made) / worlds
  }
}
