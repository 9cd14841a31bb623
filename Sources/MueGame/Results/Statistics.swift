import MueBots
import MueRules

/// What some games come to, for the person at this terminal.
public struct Statistics: Hashable, Sendable {
  /// All games, the unfinished ones included.
  public private(set) var games = 0
  /// Matches played to their end; a victory is a success, the sum is of places.
  public private(set) var matches = Tally()
  /// How often each place was reached, the first place first.
  public private(set) var places = [0, 0, 0, 0, 0, 0]
  /// All hands; one that brought anything is a success, the sum is of points and bonus.
  public private(set) var hands = Tally()
  /// The card points won in them.
  public private(set) var cardPoints = 0
  /// Hands played, by what the person was; the sum is of points and bonus.
  ///
  /// A success is the contract made on the Chief's side, or beaten against it.
  public private(set) var parts: [Part: Tally] = [:]
  /// The person's own contracts as Chief, by the cards bid.
  public private(set) var bids: [Int: Tally] = [:]
  /// The same by the kind of the Chief's trump.
  public private(set) var trumps: [TrumpKind: Tally] = [:]
  /// The person's contracts that were bid too high; the sum is of the levels missing.
  public private(set) var overbids = Tally()
  /// Éclats; a success for the person's share in them, the sum is of what they brought.
  public private(set) var eklats = Tally()
  /// Hands in which nobody bid.
  public private(set) var allPassed = 0
  /// Matches against each opponent by name; a success ends before the opponent, the sum is of the
  /// leads.
  public private(set) var opponents: [String: Tally] = [:]
  /// The same by the opponents' level.
  public private(set) var levels: [BotSettings.Level: Tally] = [:]
  /// How often a hint was asked for.
  public private(set) var hints = 0
  /// How often a decision was taken back.
  public private(set) var undos = 0
  /// How long was played, in seconds.
  public private(set) var seconds = 0
  /// The average score of a hand in each game, in tenths, the oldest game first.
  public private(set) var course: [Int] = []
  /// The lead at the end of each match, the oldest first.
  public private(set) var leads: [Int] = []

  /// Counts games in the order they were played.
  public init(_ games: some Sequence<PlayedGame>) {
    for game in games { add(game) }
  }

  private mutating func add(_ game: PlayedGame) {
    games += 1
    hints += game.notes.hints
    undos += game.notes.undos
    seconds += game.notes.secondsPlayed
    for score in game.scores { add(score, of: game.seat) }
    if !game.scores.isEmpty {
      course.append(Tally.tenths(game.totals[game.seat], of: game.scores.count))
    }
    if game.isOver { addMatch(game) }
  }

  private mutating func addMatch(_ game: PlayedGame) {
    matches.add(game.place == 1, game.place)
    places[game.place - 1] += 1
    leads.append(game.lead)
    let totals = game.totals
    for seat in game.rules.players.seats where seat != game.seat {
      let lead = totals[game.seat] - totals[seat]
      opponents[game.players[seat].name.text, default: Tally()].add(lead > 0, lead)
      if let level = game.players[seat].agent.level {
        levels[level, default: Tally()].add(lead > 0, lead)
      }
    }
  }

  private mutating func add(_ score: RoundScore, of seat: Seat) {
    let value = score.score[seat]
    hands.add(value > 0, value)
    cardPoints += score.points[seat]
    switch score.result {
    case .allPassed: allPassed += 1
    case .eklat(let eklat): eklats.add(eklat.tied.contains(seat), score.bonus[seat])
    case .played(let reckoning): add(reckoning, value, of: seat)
    }
  }

  private mutating func add(_ reckoning: Reckoning, _ value: Int, of seat: Seat) {
    let contract = reckoning.contract
    let part = Part(of: seat, in: contract)
    parts[part, default: Tally()].add(reckoning.isMade == part.isChiefSide, value)
    guard part == .chief else { return }
    bids[contract.roles.level, default: Tally()].add(reckoning.isMade, value)
    trumps[TrumpKind(contract.chiefTrump), default: Tally()].add(reckoning.isMade, value)
    if !reckoning.isMade { overbids.add(false, reckoning.missing) }
  }
}

/// The kinds of trump that bring different bonuses.
public enum TrumpKind: String, CaseIterable, Hashable, Sendable {
  /// A suit.
  case suit
  /// A number with two cards in each suit.
  case twinNumber
  /// Any other number.
  case number
  /// No trump.
  case noTrump

  /// The kind of a trump.
  public init(_ trump: Trump) {
    self =
      switch trump {
      case .suit: .suit
      case .number(let rank): rank.isTwin ? .twinNumber : .number
      case .noTrump: .noTrump
      }
  }
}

/// What a seat was in a hand that was played.
public enum Part: String, CaseIterable, Hashable, Sendable {
  /// The Chief.
  case chief
  /// The Chief's partner.
  case partner
  /// The Vice.
  case vice
  /// One of the others.
  case opponent

  /// The part of a seat under a contract.
  public init(of seat: Seat, in contract: Contract) {
    self =
      switch seat {
      case contract.roles.chief: .chief
      case contract.roles.vice: .vice
      case contract.partner: .partner
      default: .opponent
      }
  }

  /// Whether it is on the Chief's side.
  public var isChiefSide: Bool { self == .chief || self == .partner }
}

/// How often something was tried, how often it came out well, and what it brought in all.
public struct Tally: Hashable, Sendable {
  /// How often.
  public private(set) var count = 0
  /// How often it came out well.
  public private(set) var successes = 0
  /// What it brought in all.
  public private(set) var sum = 0

  /// Nothing counted.
  public init() {}

  /// Counts one more.
  mutating func add(_ isSuccess: Bool, _ value: Int) {
    count += 1
    successes += isSuccess ? 1 : 0
    sum += value
  }

  /// The share of successes in per cent, rounded; nil when there is nothing to share.
  public var percent: Int? { count == 0 ? nil : (200 * successes + count) / (2 * count) }

  /// The average in tenths, rounded away from zero at the half; nil without anything.
  public var tenths: Int? { count == 0 ? nil : Self.tenths(sum, of: count) }

  /// A sum divided by a positive number, in tenths.
  static func tenths(_ sum: Int, of count: Int) -> Int {
    let whole = (20 * abs(sum) + count) / (2 * count)
    return sum < 0 ? -whole : whole
  }
}
