import MueBots
import MueGame
import MueRules
import MueWords
import Platform

/// Plays matches by following hints, and checks the hints: that they are in the order of their
/// figures, that an expert would play the same, and that a review with other random numbers does
/// not blame them.
struct HintTrial: Sendable {
  let players: PlayerCount
  let seed: UInt64
  let playouts: Int
  /// How often each hint is thought about further, each time with twice the playouts.
  var furtherSteps = 0
  let policies: Policies?

  /// The kinds of matches, in turn: to 100, to 200, of two hands and of one.
  private static let ends = [MatchRules.End.points(100), .points(200), .hands(2), .hands(1)]

  /// Plays the match with a number, from 1; stops after this many hints, or when the work is given
  /// up.
  func match(
    _ number: Int, most: Int = .max, isGivenUp: @escaping @Sendable () -> Bool = { false }
  ) -> HintTally {
    var tally = HintTally()
    let end = Self.ends[(number - 1) % Self.ends.count]
    guard let rules = try? MatchRules(players: players, end: end) else { return tally }
    var match = Match(rules: rules, seed: seed &+ UInt64(number))
    var chance = SeededGenerator(seed: seed ^ UInt64(number) << 32)
    let bot = BotSettings(level: .expert).makeBot(policies)
    while tally.hints < most, !isGivenUp() {
      guard let turn = match.round.turn else {
        if match.isOver { break }
        match.dealNextHand()
        continue
      }
      let observation = match.round.observation(for: turn)
      let limits = Limits(playouts: playouts, standing: Standing(match), isTimeUp: isGivenUp)
      let seeds = (chance.next(), chance.next())
      let first = playouts / Hint.most
      guard
        var search = HintSearch(
          observation, by: bot, limits: limits,
          steps: HintSearch.Steps(first: first, last: first << furtherSteps), seed: seeds.0)
      else { break }
      let hint = search.hint
      if observation.legalMoves?.isChoice == true {
        let expert = bot.choose(observation, limits: limits, seed: seeds.0)
        let advised = hint.choices.enumerated().filter { $0.offset == 0 || $0.element.isLevel }
        let reviews = advised.map { advised in
          Decision(
            advised.element.move, at: observation, by: bot, limits: limits, rollouts: limits,
            seed: seeds.1)
        }
        let knowing = advised.map { advised in
          Decision(
            advised.element.move, at: observation, by: bot, limits: limits, rollouts: limits,
            seed: seeds.1, knowing: GivenHint(hint))
        }
        tally.count(hint, at: observation, expert: expert, reviews, knowing: knowing)
        if hint.choices.count > 1 {
          for step in 1..<1 + furtherSteps {
            search.goOn(isGivenUp: isGivenUp)
            if !isGivenUp() { tally.count(search.hint, after: step) }
          }
        }
      }
      guard (try? match.apply(hint.choices[0].move)) != nil else { break }
    }
    return tally
  }
}

/// The findings of a trial of hints.
struct HintTally: DealTally {
  private(set) var hints = 0
  /// Hints near the end of a match, which show the chance of winning it.
  private(set) var forMatch = 0
  private(set) var withLevel = 0
  /// Hints, after any step, in which a choice is shown with better figures than an earlier one.
  private(set) var contradicting = 0
  /// Hints whose first choice differs from an expert's and is not level with it.
  private(set) var unlikeExpert = 0
  /// First choices blamed by a review, and the points that it blames them for.
  private(set) var blamed = 0
  private(set) var blame = 0.0
  /// The choices level with a first one, and those of them that a review blames.
  private(set) var level = 0
  private(set) var blamedLevel = 0
  /// Those of both kinds that a review blames although it knows the hint.
  private(set) var blamedKnowingly = 0
  private(set) var reasons: [Stage: ReasonTally] = [:]
  /// The hints after each further step, and those of them with level choices.
  private(set) var steps: [StepTally] = []

  struct StepTally: Sendable {
    var hints = 0
    var level = 0
  }

  /// What a hint is about.
  enum Stage: String, CaseIterable, Sendable {
    case auction
    case naming = "trumps and partners"
    case tricks
  }

  /// The first choices with and without a reason, for all stages together.
  var allReasons: ReasonTally {
    reasons.values.reduce(into: ReasonTally()) { $0.take($1) }
  }

  mutating func take(_ row: HintTally) {
    hints += row.hints
    forMatch += row.forMatch
    withLevel += row.withLevel
    contradicting += row.contradicting
    unlikeExpert += row.unlikeExpert
    blamed += row.blamed
    blame += row.blame
    level += row.level
    blamedLevel += row.blamedLevel
    blamedKnowingly += row.blamedKnowingly
    for (stage, row) in row.reasons { reasons[stage, default: ReasonTally()].take(row) }
    while steps.count < row.steps.count { steps.append(StepTally()) }
    for (index, step) in row.steps.enumerated() {
      steps[index].hints += step.hints
      steps[index].level += step.level
    }
  }

  /// Counts a hint; the reviews are of its first choice and of those level with it.
  mutating func count(
    _ hint: Hint, at observation: Observation, expert: Move, _ reviews: [Decision],
    knowing known: [Decision]
  ) {
    hints += 1
    forMatch += hint.choices[0].evaluation.chanceOfWinning == nil ? 0 : 1
    withLevel += hint.choices[0].isLevel ? 1 : 0
    let first = hint.choices[0]
    // Counted as it is shown.
    let shown = hint.lines(isChief: false) { _ in "" }
    reasons[Stage(first.move), default: ReasonTally()].count(
      shown[0].reason?.key, isLevel: first.isLevel)
    let own = hint.choices.first { $0.move.text == expert.text }
    let isExperts = own.map { $0.move == first.move || $0.isLevel && first.isLevel } ?? false
    unlikeExpert += isExperts ? 0 : 1
    blamed += reviews[0].cost > 0 ? 1 : 0
    blame += reviews[0].cost
    level += reviews.count - 1
    blamedLevel += reviews.dropFirst().count { $0.cost > 0 }
    blamedKnowingly += known.count { $0.cost > 0 }
    contradicting += hint.contradictsFigures ? 1 : 0
  }

  /// Counts a hint after one of the further steps.
  mutating func count(_ hint: Hint, after step: Int) {
    while steps.count < step { steps.append(StepTally()) }
    steps[step - 1].hints += 1
    steps[step - 1].level += hint.choices[0].isLevel ? 1 : 0
    contradicting += hint.contradictsFigures ? 1 : 0
  }

  func report() -> [String] {
    Figures.columns(
      [
        ["hints", String(hints)],
        ["near the end of a match", String(forMatch)],
        ["with level choices", "\(withLevel) (\(Figures.percent(withLevel, of: hints)))"],
      ]
        + steps.enumerated().map { index, step in
          [
            "  after \(2 << index) times the playouts",
            "\(step.level) of \(step.hints) (\(Figures.percent(step.level, of: step.hints)))",
          ]
        } + [
          ["order against the figures", String(contradicting)],
          ["first choice not an expert's", String(unlikeExpert)],
          ["blamed by a review", "\(blamed) (\(Figures.fixed(blame)) points)"],
          ["level choices blamed", "\(blamedLevel) of \(level)"],
          ["blamed by a review that knows the hint", String(blamedKnowingly)],
          allReasons.row("first choices without a reason"),
        ] + Stage.allCases.flatMap { reasons[$0]?.rows($0.rawValue) ?? [] })
  }
}

extension Hint {
  /// Whether a choice is shown before another one whose figures are better, in a group or not.
  var contradictsFigures: Bool {
    zip(choices, choices.dropFirst()).contains { $0.figures.isBelow($1.figures) }
  }
}

extension HintTally.Stage {
  init(_ move: Move) {
    self =
      switch move {
      case .bid: .auction
      case .name, .pick: .naming
      case .play: .tricks
      }
  }
}

/// The reasons that hints give for their first choices.
struct ReasonTally: Sendable {
  /// The number of hints, and of those whose first choice is better than the others.
  private(set) var hints = 0
  private(set) var clear = 0
  /// How many of each have no reason.
  private(set) var silent = 0
  private(set) var silentAndClear = 0
  /// How often each reason was given, by the key of its sentence.
  private(set) var keys: [String: Int] = [:]

  /// Counts a hint; `key` is that of its reason.
  mutating func count(_ key: String?, isLevel: Bool) {
    hints += 1
    clear += isLevel ? 0 : 1
    if let key {
      keys[key, default: 0] += 1
    } else {
      silent += 1
      silentAndClear += isLevel ? 0 : 1
    }
  }

  mutating func take(_ other: ReasonTally) {
    hints += other.hints
    clear += other.clear
    silent += other.silent
    silentAndClear += other.silentAndClear
    keys.merge(other.keys, uniquingKeysWith: +)
  }

  func row(_ title: String) -> [String] {
    [title, "\(silent) of \(hints) (better than others: \(silentAndClear) of \(clear))"]
  }

  /// How many have no reason, and the reasons of the others, the most frequent first.
  func rows(_ title: String) -> [[String]] {
    [row("  " + title)]
      + keys.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
        ["    " + $0.key, String($0.value)]
      }
  }
}

extension ArenaRunner {
  /// Runs a trial of hints; returns the exit status.
  func hints(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    let plan = try TablePlan(parsed, deals: 7)
    guard case .playouts(let playouts) = plan.thinking else { throw .twoBudgets }
    let steps = try parsed.integer("steps", in: 0...6) ?? 0
    let trial = HintTrial(
      players: plan.players, seed: plan.seed, playouts: playouts, furtherSteps: steps,
      policies: PlayerSpec.shippedPolicies.policies)
    return try runLong(plan, [], deals: plan.deals.count) { progress throws(ArenaError) in
      try DealRun(plan: plan, interruption: interruption, progress: progress)
        .run(HintTally()) { number, _ throws(ArenaError) in
          trial.match(number, isGivenUp: { [interruption] in interruption.isRequested })
        }
    } show: { tally in
      show(tally.report())
    }
  }
}
