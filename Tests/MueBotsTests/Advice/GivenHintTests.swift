import MueRules
import Testing

@testable import MueBots

@Suite("A hint that was given") struct GivenHintTests {
  private let limits = Limits(playouts: 90)

  /// Positions of a hand at which a seat has a choice of cards.
  private func positions() throws -> [Observation] {
    try Table(.five, of: HeuristicBot()).positions(seed: 4).map(\.1).filter { observation in
      guard case .play(let cards) = observation.legalMoves else { return false }
      return cards.looks.count > 2
    }
  }

  private func hint(
    _ moves: [Move], playouts: Int = 90, wins: [Int?] = [nil, nil, nil], levels: Set<Int> = []
  ) -> GivenHint {
    GivenHint(
      playouts: playouts,
      choices: moves.enumerated().map { index, move in
        GivenHint.Choice(
          move: move.text, tenths: 440 - 31 * index, chance: 50, wins: wins[index],
          isLevel: levels.contains(index))
      })
  }

  private func moves(_ observation: Observation) throws -> [Move] {
    guard case .play(let cards) = observation.legalMoves else { throw HintError() }
    return Array(cards.looks.prefix(3)).map(Move.play)
  }

  private struct HintError: Error {}

  private func review(
    _ made: Move, _ observation: Observation, knowing hint: GivenHint?
  ) -> Decision {
    Decision(
      made, at: observation, by: SearchBot.expert, limits: limits, rollouts: limits, knowing: hint)
  }

  @Test("its figures decide for the moves that it had, and its first and level ones cost nothing")
  func figures() throws {
    let observation = try #require(try positions().first)
    let moves = try moves(observation)
    let given = hint(moves, levels: [0, 1])
    for (index, cost) in [0, 0, 6.2].enumerated() {
      let decision = review(moves[index], observation, knowing: given)
      #expect(decision.cost == cost && decision.made.move == moves[index])
      #expect(decision.best.move == moves[cost > 0 ? 0 : index])
      #expect(decision.made.evaluation.score == Double(440 - 31 * index) / 10)
      #expect(decision.lead == nil)
    }
  }

  @Test("near the end of a match the chance to win it decides")
  func chances() throws {
    let observation = try #require(try positions().first)
    let moves = try moves(observation)
    let given = hint(moves, wins: [300, 255, 301])
    #expect(review(moves[1], observation, knowing: given).cost == 9)
    #expect(review(moves[2], observation, knowing: given).cost == 0)
  }

  @Test("the dearest decisions of a review are in the order of the chances that it shows")
  func dearest() throws {
    let observation = try #require(try positions().first)
    let moves = try moves(observation)
    // 30 and 34 % are further apart than 30 and 35 %, but are not shown so.
    let costs = [(344, 296), (346, 304), (300, 300)].map { best, made in
      review(moves[1], observation, knowing: hint(moves, wins: [best, made, 0]))
    }
    #expect(costs.map(\.cost) == [9.6, 8.4, 0])
    let dearest = HandReview(seat: observation.seat, decisions: costs).dearest()
    #expect(dearest.map(\.costInWins) == [5, 4])
  }

  @Test("with fewer playouts than the review it decides, too")
  func fewerPlayouts() throws {
    let observation = try #require(try positions().first)
    let moves = try moves(observation)
    for (index, cost) in [0, 3.1].enumerated() {
      let decision = review(moves[index], observation, knowing: hint(moves, playouts: 6))
      #expect(decision.cost == cost && decision.made.evaluation.worlds == 2)
    }
  }

  @Test("without the move made or for another position it decides nothing")
  func otherwise() throws {
    let positions = try positions()
    let observation = try #require(positions.first)
    let moves = try moves(observation)
    let own = review(moves[2], observation, knowing: nil)
    #expect(review(moves[2], observation, knowing: hint([moves[0], moves[1]])) == own)
    let elsewhere = try #require(
      positions.lazy.map { hint((try? self.moves($0)) ?? []) }.first { hint in
        hint.choices.contains { observation.move(text: $0.move) == nil }
          || hint.choices.contains {
            observation.move(text: $0.move).map { observation.legalMoves?.contains($0) } == false
          }
      })
    let mixed = GivenHint(
      playouts: 90, choices: hint([moves[2]]).choices + elsewhere.choices.prefix(9))
    #expect(review(moves[2], observation, knowing: mixed) == own)
  }

  @Test("a hint is kept with what it showed, and the move in mind")
  func kept() throws {
    let observation = try #require(try positions().first)
    var search = try #require(
      HintSearch(
        observation, by: SearchBot.expert, limits: limits,
        steps: HintSearch.Steps(first: 30, last: 30), seed: 1))
    let hint = search.hint
    let other = try #require(
      observation.legalMoves?.all.first { move in
        !hint.choices.contains { $0.move.text == move.text }
      })
    search.rate(other)
    let rated = search.hint
    let given = GivenHint(rated)
    #expect(given.playouts == 120)
    #expect(Set(given.choices.map(\.move)) == Set((hint.choices.map(\.move) + [other]).map(\.text)))
    #expect(given.choices.map(\.move) == rated.choices.map(\.move.text))
    #expect(given.choices.map(\.isLevel) == rated.choices.map(\.isLevel))
    for choice in rated.choices {
      #expect(review(choice.move, observation, knowing: given).cost >= 0)
    }
    #expect(review(rated.choices[0].move, observation, knowing: given).cost == 0)
  }
}
