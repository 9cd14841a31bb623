import MueBots
import MueGame
import MueRules
import MueWords
import Platform

/// Lets a pupil play hands against `club` and the coach review its decisions like a person's.
struct CoachTrial: Sendable {
  let plan: TablePlan
  let pupil: PlayerSpec

  /// Plays and reviews all deals of the plan, or those completed before an interrupt.
  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> CoachTally {
    let seats = plan.players.seats
    let club = try PlayerSpec(BotSettings.Level.club.rawValue)
    let seating = seats.map { $0 == seats[0] ? pupil : club }
    let expert = BotSettings(level: .expert).makeBot(PlayerSpec.shippedPolicies.policies)
    let run = DealRun(plan: plan, interruption: interruption, progress: progress)
    return try run.run(CoachTally(pupil: pupil.text)) { number, pool throws(ArenaError) in
      let hand = try FinishedHand.play(
        number, of: plan, seating: seating, pool, interruption)
      guard let hand else { return nil }
      let reviewer = hand.record.reviewer(of: seats[0], by: expert)
      let limits = Limits(
        playouts: Reviewer.playouts, isTimeUp: { interruption.isRequested })
      let decisions = reviewer.choices.map {
        reviewer.decision($0, limits: limits, rollouts: limits)
      }
      guard !interruption.isRequested, let game = hand.game else { return nil }
      return CoachTally.Row(
        game: game, review: KeptReview(decisions, hand: 1, of: game))
    }
  }
}

/// The reviewed hands of a pupil.
struct CoachTally: DealTally {
  /// A hand as a game of its own, with its review.
  struct Row: Sendable {
    let game: PlayedGame
    let review: KeptReview
  }

  let pupil: String
  private(set) var games: [PlayedGame] = []
  private(set) var reviews: [KeptReview] = []

  mutating func take(_ row: Row) {
    games.append(row.game)
    reviews.append(row.review)
  }

  /// The coach's figures for all hands.
  var figures: CoachFigures { CoachReport(games, reviews, waiting: 0).figures() }
}

extension FinishedHand {
  /// The hand as a game of its own, with a person in the first seat.
  fileprivate var game: PlayedGame? {
    guard let score = round.score,
      let rules = try? MatchRules(players: round.players, end: .hands(1))
    else { return nil }
    let players = round.players.seats.map { seat in
      Player(
        name: .nobody, agent: seat == round.players.seats[0] ? .person() : .computer(.club))
    }
    return PlayedGame(
      rules: rules, seed: seed, players: players, notes: GameNotes(), scores: [score])
  }
}

extension ArenaRunner {
  /// Lets the coach review pupils; returns the exit status.
  func coach(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    let plan = try TablePlan(parsed, deals: 100)
    let pupils = try bots(parsed, else: PlayerSpec.levels)
    return try runLong(plan, pupils, deals: plan.deals.count * pupils.count) {
      progress throws(ArenaError) in
      var tallies: [CoachTally] = []
      for pupil in pupils {
        tallies.append(try CoachTrial(plan: plan, pupil: pupil).run(interruption, progress))
      }
      return tallies
    } show: { tallies in
      let hands = tallies.map(\.games.count).max() ?? 0
      show([plan.heading(after: hands)] + report(tallies.map { ($0.pupil, $0.figures) }))
    }
  }

  private func report(_ pupils: [(name: String, figures: CoachFigures)]) -> [String] {
    let heads = ["", "hands", "lost", "±95%"]
    let table = Figures.columns(
      [heads]
        + pupils.map { name, figures in
          [
            name, String(figures.all.hands), figures.all.mean.map { Figures.fixed($0) } ?? "–",
            figures.all.margin.map { Figures.fixed($0) } ?? "–",
          ]
        })
    return table
      + pupils.flatMap { name, figures in
        figures.leaks.map { leak in "\(name): \(leak.phrase.english)" }
      }
  }
}
