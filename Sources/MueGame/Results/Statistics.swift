import MueBots
import MueRules

/// The figures of a list of games, for the person at this terminal.
public struct Statistics: Hashable, Sendable {
  /// The number of games, including unfinished ones.
  private(set) var games = 0
  /// Matches played to the end; a win is a success, and the sum adds up the final places.
  public private(set) var matches = Tally()
  /// How often each final place was reached, first place first.
  public private(set) var places = [0, 0, 0, 0, 0, 0]
  /// All hands; a played hand won by the person's side is a success, and the sum adds up the
  /// scores.
  public private(set) var hands = Tally()
  /// The card points won in those hands.
  private(set) var cardPoints = 0
  /// Hands played, by the person's role; the sum adds up the scores.
  ///
  /// A success is a contract made by the person's side, or defeated by it.
  public private(set) var parts: [Part: Tally] = [:]
  /// The person's contracts as Chief, by the number of cards bid.
  public private(set) var bids: [Int: Tally] = [:]
  /// The same contracts, by the kind of the Chief's trump.
  public private(set) var trumps: [TrumpKind: Tally] = [:]
  /// The person's contracts that were bid too high; the sum adds up the missing levels.
  public private(set) var overbids = Tally()
  /// Éclats; one that involved the person is a success, and the sum adds up the scores.
  public private(set) var eclats = Tally()
  public private(set) var allPassed = 0
  /// Matches against each opponent, by name; a better place than the opponent's is a success, and
  /// the sum adds up the leads.
  public private(set) var opponents: [String: Tally] = [:]
  /// The same matches, by the opponents' level.
  public private(set) var levels: [BotSettings.Level: Tally] = [:]
  public private(set) var hints = 0
  public private(set) var undos = 0
  /// The time played, in seconds.
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
    cardPoints += score.points[seat]
    switch score.result {
    case .allPassed:
      allPassed += 1
      hands.add(false, value)
    case .eclat(let eclat):
      eclats.add(eclat.tied.contains(seat), score.bonus[seat])
      hands.add(false, value)
    case .played(let reckoning): add(reckoning, value, of: seat)
    }
  }

  private mutating func add(_ reckoning: Reckoning, _ value: Int, of seat: Seat) {
    let contract = reckoning.contract
    let part = Part(of: seat, in: contract)
    let isWon = reckoning.isMade == part.isChiefSide
    hands.add(isWon, value)
    parts[part, default: Tally()].add(isWon, value)
    guard part == .chief else { return }
    bids[contract.roles.level, default: Tally()].add(reckoning.isMade, value)
    trumps[TrumpKind(contract.chiefTrump), default: Tally()].add(reckoning.isMade, value)
    if !reckoning.isMade { overbids.add(false, reckoning.missing) }
  }
}
