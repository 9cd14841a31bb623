import MueRules
import TestSupport
import Testing

@testable import MueBots

@Suite("A hint that is thought about further") struct HintSearchTests {
  private static let steps = HintSearch.Steps(first: 20, last: 80)

  private func begin(
    _ observation: Observation, in standing: Standing? = nil, steps: HintSearch.Steps = Self.steps
  ) -> HintSearch? {
    HintSearch(
      observation, by: SearchBot.expert, limits: Limits(playouts: 24, standing: standing),
      steps: steps, seed: 3)
  }

  /// Positions of all kinds at which a seat has a choice.
  private func positions(_ players: PlayerCount) throws -> [Observation] {
    try Table(players, of: HeuristicBot()).positions(seed: 6).filter { round, observation in
      round.publicState.moves.count % 5 == 0 && observation.legalMoves?.isChoice == true
    }.map(\.1)
  }

  @Test(
    "each step doubles the playouts, and it gives the same hint at once, step by step and after a break",
    arguments: PlayerCount.allCases)
  func steps(players: PlayerCount) throws {
    var seen = 0
    for observation in try positions(players) {
      var search = try #require(begin(observation))
      let first = search.hint
      guard first.choices.count > 1 else { continue }
      seen += 1
      for worlds in [40, 80] {
        var checks = 0
        search.goOn {
          checks += 1
          return checks > 5
        }
        #expect(search.hint.playouts == worlds / 2 && checks > 5)
        search.goOn()
        var rollouts = PairedRollouts(
          observation, of: first.choices.map(\.move), by: SearchBot.expert.policies, in: nil,
          worlds: Self.steps.first, seed: ~3)
        rollouts.playOn(to: worlds) { false }
        let atOnce = rollouts.summaries.map { ($0.move, $0.tally.value, $0.tally.worlds) }
        for choice in search.hint.choices {
          let same = try #require(atOnce.first { $0.0 == choice.move })
          #expect(choice.evaluation.worlds == worlds && same.2 == worlds)
          #expect(Double(same.1) / 1024 / Double(worlds) == choice.evaluation.score)
        }
      }
      #expect(search.isFinished)
      let last = search.hint
      search.goOn()
      #expect(search.hint == last)
    }
    #expect(seen > 4)
  }

  @Test("a move in mind is rated in the worlds of the others, whenever it is, and can be dropped")
  func own() throws {
    var rated = 0
    for observation in try positions(.five) {
      let before = try #require(begin(observation))
      guard
        let other = observation.legalMoves?.all.first(where: { move in
          !before.hint.choices.contains { $0.move.text == move.text }
        })
      else { continue }
      rated += 1
      var early = before
      #expect(early.rates(nil) && !early.rates(other))
      early.rate(other) { true }
      early.rate(other)
      #expect(early.rates(other) && !early.rates(nil) && early.hint.own == other)
      early.goOn()
      var late = before
      late.goOn()
      let without = late.hint
      late.rate(other)
      #expect(early.hint == late.hint)
      #expect(late.hint.choices.count == without.choices.count + 1)
      for choice in without.choices {
        let again = try #require(late.hint.choices.first { $0.move == choice.move })
        #expect(again.evaluation == choice.evaluation)
      }
      late.rate(nil)
      #expect(late.hint == without)
      late.rate(without.choices[0].move)
      #expect(late.hint == without && late.rates(without.choices[0].move))
    }
    #expect(rated > 4)
  }

  private let torture = TortureTest("orders of hints", cases: 240, most: 20_000)

  @Test("no choice comes before one that is shown with better figures, and groups are told apart")
  func order() throws {
    var (hints, shared, apart, lower) = (0, 0, 0, 0)
    var seed = 800 + torture.first
    while hints < torture.cases {
      seed += 1
      let players = PlayerCount.allCases[Int(seed) % 4]
      let standing =
        seed % 2 == 0
        ? Standing(
          totals: players.seats.map { 60 + 9 * $0.index }, end: .points(100), hands: 4) : nil
      for (round, observation) in try Table(players, of: HeuristicBot()).positions(seed: seed) {
        guard hints < torture.cases, round.publicState.moves.count % 3 == 0,
          observation.legalMoves?.isChoice == true,
          let others = observation.legalMoves?.all
        else { continue }
        var search = try #require(
          begin(observation, in: standing, steps: HintSearch.Steps(first: 40, last: 80)))
        search.rate(others[Int(seed) % others.count])
        for _ in 1...2 {
          hints += 1
          let groups = search.hint.comparison.groups
          shared += groups[0].choices.count > 1 ? 1 : 0
          apart += groups.count > 1 ? 1 : 0
          lower += groups.dropFirst().contains { $0.choices.count > 1 } ? 1 : 0
          check(search.hint)
          search.goOn()
        }
      }
    }
    #expect(shared > 20 && apart > 20 && lower > 0, "\(shared) \(apart) \(lower)")
  }

  @Test("where points count, no figure and no reason is about winning a match")
  func aim() throws {
    var seen = 0
    for (end, isAgainstPar) in [(MatchRules.End.hands(1), false), (.points(100), true)] {
      let standing = Standing(
        totals: [60, 69, 78, 87, 96], end: end, hands: 0, isAgainstPar: isAgainstPar)
      for observation in try positions(.five) {
        var search = try #require(begin(observation, in: standing))
        search.goOn()
        for choice in search.hint.choices {
          seen += 1
          #expect(choice.figures.wins == nil && !choice.reasons.contains { $0.isOfMatch })
        }
        let limits = Limits(playouts: 24, standing: standing)
        let review = Decision(
          search.hint.choices[0].move, at: observation, by: SearchBot.expert, limits: limits,
          rollouts: limits)
        #expect(review.made.figures.wins == nil && review.costInWins == nil)
      }
    }
    #expect(seen > 20)
  }

  private func check(_ hint: Hint) {
    let figures = hint.choices.map(\.figures)
    for (before, after) in zip(figures, figures.dropFirst()) { #expect(!before.isBelow(after)) }
    var place = 1
    for group in hint.comparison.groups {
      let isLevel = place == 1 && group.choices.count > 1
      #expect(group.place == place)
      #expect(group.choices.allSatisfy { $0.isLevel == isLevel })
      place += group.choices.count
    }
    for (group, next) in zip(hint.comparison.groups, hint.comparison.groups.dropFirst()) {
      for choice in next.choices {
        #expect(group.choices.allSatisfy { choice.figures.isBelow($0.figures) })
      }
    }
  }
}
