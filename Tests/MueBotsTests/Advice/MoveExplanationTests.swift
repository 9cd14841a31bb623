import MueRules
import Testing

@testable import MueBots

@Suite("Why a move was made") struct MoveExplanationTests {
  private static let limits = Limits(playouts: 120)

  /// A hand of heuristic players.
  private static func hand(_ players: PlayerCount = .five, seed: UInt64 = 2) throws -> Round {
    var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
    while let seat = round.turn {
      try round.apply(HeuristicBot().choose(round.observation(for: seat)))
    }
    return round
  }

  private static func explanation(of made: MadeMove) -> MoveExplanation {
    MoveExplanation(made, by: SearchBot.expert, limits: limits)
  }

  @Test("has the move that was made among its choices, once, and the same ones again")
  func choices() throws {
    for made in try Self.hand().madeMoves(peek: { _ in .none }).enumerated()
    where made.offset % 4 == 0 {
      let explanation = Self.explanation(of: made.element)
      let choices = explanation.comparison.choices
      #expect(choices.count { explanation.isMade($0) } == 1)
      #expect(Set(choices.map(\.move.text)).count == choices.count)
      #expect(choices.count <= Hint.most + 1)
      #expect(choices.allSatisfy { $0.evaluation.worlds == explanation.playouts })
      #expect(Self.explanation(of: made.element) == explanation)
    }
  }

  @Test(
    "shows the figures of the review, and a move below the best one if and only if it cost something",
    arguments: PlayerCount.allCases)
  func oneJudge(players: PlayerCount) throws {
    let moves = try [2, 3].flatMap { try Self.hand(players, seed: $0).madeMoves { _ in .none } }
    let standing = Standing(
      totals: players.seats.map { 80 + 5 * $0.index }, end: .points(100), hands: 4)
    var dear = 0
    for made in moves where !made.isForced {
      // Near the end of a match the chance to win it counts.
      let limits = Limits(
        playouts: Self.limits.playouts, standing: made.index % 2 == 0 ? nil : standing)
      let decision = Decision(
        made.move, at: made.observation, by: SearchBot.expert, limits: limits, rollouts: limits)
      let groups = MoveExplanation(made, by: SearchBot.expert, limits: limits).comparison.groups
      func group(of choice: Choice) throws -> Int {
        try #require(
          groups.firstIndex {
            // The review shows no figures of a move that cost nothing.
            $0.choices.contains {
              $0.move.looks(like: choice.move)
                && (decision.cost == 0 || $0.figures == choice.figures)
            }
          })
      }
      let (best, own) = (try group(of: decision.best), try group(of: decision.made))
      if decision.cost > 0, !decision.best.figures.isBelow(decision.made.figures) {
        #expect(best < own, "\(players): \(made.index)")
        dear += 1
      } else if decision.cost == 0 {
        #expect(own == 0, "\(players): \(made.index)")
      }
      // No figures contradict the order.
      for (group, next) in zip(groups, groups.dropFirst()) {
        #expect(
          group.choices.allSatisfy { better in
            next.choices.allSatisfy { !better.figures.isBelow($0.figures) }
          })
      }
    }
    #expect(dear > 0)
  }

  @Test("a hint that was given shows its figures, as a review of the move does")
  func hinted() throws {
    let round = try Self.hand()
    var costly = 0
    for made in round.madeMoves(peek: { _ in .none }) where !made.isForced && made.index % 3 == 0 {
      let hint = GivenHint(
        try #require(
          Hint(
            made.observation, by: SearchBot.expert, limits: Self.limits,
            rollouts: Limits(playouts: 180), seed: 9)))
      let explanation = MoveExplanation(
        made, knowing: .hint(hint), by: SearchBot.expert, limits: Self.limits)
      let decision = Decision(
        made.move, at: made.observation, by: SearchBot.expert, limits: Self.limits,
        rollouts: Self.limits, knowing: hint)
      let isShown = hint.choices.contains { $0.move == made.move.text }
      #expect((explanation.source == .hint(hint)) == isShown)
      if !isShown {
        #expect(explanation == Self.explanation(of: made))
        continue
      }
      let groups = explanation.comparison.groups
      #expect(explanation.comparison.choices.map(\.move.text) == hint.choices.map(\.move))
      #expect(
        explanation.comparison.choices.map { Int((10 * $0.evaluation.score).rounded()) }
          == hint.choices.map(\.tenths))
      #expect(groups[0].choices.contains(where: explanation.isMade) == (decision.cost == 0))
      costly += decision.cost > 0 ? 1 : 0
    }
    #expect(costly > 0)
  }

  @Test("what belongs to another move or to none is not shown")
  func foreign() throws {
    let made = try #require(
      Self.hand().madeMoves(peek: { _ in .none }).first {
        !$0.isForced && $0.observation.publicState.play != nil
      })
    let evaluations = SearchBot.expert.evaluate(made.observation, limits: Self.limits, seed: 1)
    let others = evaluations.filter { !$0.move.looks(like: made.move) }
    for known in [.search(others), .search([]), .hint(GivenHint(playouts: 900, choices: []))]
      as [KnownChoices]
    {
      let explanation = MoveExplanation(
        made, knowing: known, by: SearchBot.expert, limits: Self.limits)
      #expect(explanation == Self.explanation(of: made))
    }
  }

  @Test("a move without a choice stands alone and says so")
  func forced() throws {
    let made = try #require(
      Self.hand().madeMoves(peek: { _ in .none }).last { $0.isForced })
    let choices = Self.explanation(of: made).comparison.choices
    #expect(choices.map(\.move) == [made.move])
    #expect(choices.first?.reasons == [.onlyChoice])
  }

  @Test("during a hand a seat has its own moves, with what it could see")
  func ownMoves() throws {
    let round = try Self.hand()
    let all = round.madeMoves(peek: { _ in .none })
    for seat in round.players.seats {
      let own = round.observation(for: seat).ownMoves
      #expect(!own.isEmpty)
      #expect(own.map(\.index) == all.filter { $0.seat == seat }.map(\.index))
      #expect(own.allSatisfy { $0.seat == seat && $0.observation.own == seat })
      #expect(own.allSatisfy { $0.observation.legalMoves?.contains($0.move) == true })
    }
    #expect(
      Observation(watching: round.publicState, from: round.players.seats[0]).ownMoves.isEmpty)
  }

  @Test("with all cards open nothing is hidden")
  func open() throws {
    let all = try Self.hand().madeMoves(peek: { _ in .all })
    #expect(all.allSatisfy { $0.observation.hidden.isEmpty })
    let made = try #require(all.first { $0.observation.publicState.play != nil && !$0.isForced })
    let choices = Self.explanation(of: made).comparison.choices
    #expect(choices.allSatisfy { $0.evaluation.worlds > 0 })
  }
}
