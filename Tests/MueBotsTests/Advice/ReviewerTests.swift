import MueRules
import Testing

@testable import MueBots

@Suite("A hand looked back on") struct ReviewerTests {
  private let limits = Limits(playouts: 60)

  private func review(_ round: Round, _ seat: Seat) -> HandReview {
    let reviewer = Reviewer(round, seat: seat, by: SearchBot.expert, in: nil)
    let decisions = (0..<reviewer.count).map {
      reviewer.decision($0, limits: limits, rollouts: limits, seed: 1)
    }
    return HandReview(seat: seat, decisions: decisions)
  }

  /// A hand of heuristic players in which the Chief gives up a suit of many trumps for no trump.
  private func blunder() throws -> (round: Round, chief: Seat, moveIndex: Int) {
    let players = PlayerCount.five
    var round = Round(deal: Deal(players: players, seed: 2), dealer: players.seats[0])
    var found: (Seat, Int)?
    while let seat = round.turn {
      let observation = round.observation(for: seat)
      var move = HeuristicBot().choose(observation, limits: Limits(playouts: 0), seed: 0)
      if case .chiefNames = round.publicState.phase {
        found = (seat, round.publicState.moves.count)
        move = .name(.noTrump)
      }
      try round.apply(move)
    }
    let (chief, moveIndex) = try #require(found)
    return (round, chief, moveIndex)
  }

  @Test("a clear blunder is the dearest decision, and the reasons speak for the better one")
  func dearest() throws {
    let (round, chief, moveIndex) = try blunder()
    let review = review(round, chief)
    let dearest = try #require(review.dearest().first)
    #expect(dearest.moveIndex == moveIndex)
    #expect(dearest.made.move == .name(.noTrump))
    #expect(dearest.best.move != dearest.made.move)
    #expect(dearest.cost > 5)
    #expect(!dearest.best.reasons.isEmpty)
    #expect(review.cost >= dearest.cost)
    let costs = review.dearest(100).map(\.cost)
    #expect(costs == costs.sorted(by: >))
  }

  @Test("a cost is a whole number of tenths, so that what is kept is what was shown")
  func tenths() throws {
    let (round, chief, _) = try blunder()
    let costs = review(round, chief).decisions.map(\.cost).filter { $0 > 0 }
    #expect(costs.count > 1)
    for cost in costs { #expect(cost == (10 * cost).rounded() / 10) }
  }

  @Test("no decision is closer than the closest, which is shown only beside another best one")
  func closest() throws {
    // The moves that a review finds best, which rules of thumb do not always find.
    let decisions = try Table(.five, of: HeuristicBot()).positions(seed: 4).map(\.1).compactMap {
      observation -> Decision? in
      let seed = Decision.Seeds(observation, Reviewer.seed).search
      return SearchBot.expert.evaluate(observation, limits: limits, seed: seed).first.map {
        Decision($0.move, at: observation, by: SearchBot.expert, limits: limits, rollouts: limits)
      }
    }
    let clear = decisions.filter { $0.lead != nil }
    let review = HandReview(seat: decisions[0].observation.seat, decisions: decisions)
    let praised = try #require(review.praised)
    #expect(review.cost == 0 && clear.count > 3)
    let closest = try #require(review.closest)
    #expect(closest.lead?.points == clear.compactMap(\.lead?.points).min() && closest != praised)
    let others = clear.filter { ($0.lead?.points ?? 0) > (praised.lead?.points ?? 0) }
    #expect(!others.isEmpty)
    #expect(HandReview(seat: review.seat, decisions: [praised] + others).closest == nil)
  }

  @Test("what is forced costs nothing, and there is a decision for every move of the seat")
  func forced() throws {
    let (round, chief, _) = try blunder()
    for seat in [chief, round.players.seat(after: chief)] {
      let review = review(round, seat)
      let reviewer = Reviewer(round, seat: seat, by: SearchBot.expert, in: nil)
      let free = review.decisions.indices.filter { !review.decisions[$0].isForced }
      #expect(reviewer.choices == free)
      let forced = review.decisions.filter(\.isForced)
      #expect(!forced.isEmpty)
      #expect(forced.allSatisfy { $0.cost == 0 && $0.best == $0.made })
      let cards = review.decisions.count {
        if case .play = $0.made.move { true } else { false }
      }
      #expect(cards == round.rules.handSize)
      #expect(review.decisions.allSatisfy { $0.cost >= 0 })
    }
  }

  @Test("near the end of a match no move is blamed for points that has the better chance to win it")
  func chance() throws {
    var asked: Observation?
    for (_, observation) in try Table(.five, of: HeuristicBot()).positions(seed: 22) {
      if case .name = observation.legalMoves, observation.seat.index == 4 { asked = observation }
    }
    let six = try #require(Trump(text: "6"))
    let standing = Standing(totals: [10, 60, 85, 30, 40], end: .points(100), hands: 6)
    let observation = try #require(asked)
    let rollouts = PairedRollouts(
      observation, of: [.name(six), .name(.noTrump)], by: nil,
      limits: Limits(playouts: 200, standing: standing), seed: 22)
    let chances = rollouts.summaries.compactMap {
      rollouts.utility.chanceOfWinning(in: $0.tally)?.inPercent
    }
    let scores = rollouts.summaries.map(\.tally.score)
    #expect(chances.count == 2 && chances[0] < chances[1] && scores[0] > scores[1], "\(chances)")
    #expect(rollouts.cost(of: 1) == 0)
    #expect(rollouts.gain(of: 0, over: 1).mean < 0)
  }

  @Test("the same seed and playouts give the same review, in any order")
  func reproducible() throws {
    let (round, chief, _) = try blunder()
    let reviewer = Reviewer(round, seat: chief, by: SearchBot.expert, in: nil)
    let backwards = (0..<reviewer.count).reversed().map {
      reviewer.decision($0, limits: limits, rollouts: limits, seed: 1)
    }
    #expect(HandReview(seat: chief, decisions: backwards.reversed()) == review(round, chief))
  }
}
