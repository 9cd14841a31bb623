import MueRules
import Testing

@testable import MueBots

@Suite("Why a move was made") struct MoveExplanationTests {
  private static let limits = Limits(playouts: 120)

  /// A hand of heuristic players.
  private static func hand() throws -> Round {
    var round = Round(
      deal: Deal(players: .five, seed: 2), dealer: PlayerCount.five.seats[0])
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

  @Test("shows the figures of the review, and no move that cost something before a better one")
  func oneJudge() throws {
    let round = try Self.hand()
    var dear = 0
    for made in round.madeMoves(peek: { _ in .none }) where !made.isForced {
      let decision = Decision(
        made.move, at: made.observation, by: SearchBot.expert, limits: Self.limits,
        rollouts: Self.limits)
      guard decision.cost > 0 else { continue }
      let explanation = Self.explanation(of: made)
      let groups = explanation.comparison.groups
      func group(of choice: Choice) throws -> Int {
        try #require(
          groups.firstIndex {
            $0.choices.contains { $0.move == choice.move && $0.figures == choice.figures }
          })
      }
      let (best, own) = (try group(of: decision.best), try group(of: decision.made))
      // What cannot be told apart is in one group.
      #expect(best <= own)
      dear += best < own ? 1 : 0
    }
    #expect(dear > 0)
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
