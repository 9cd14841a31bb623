import MueRules
import Testing

@testable import MueBots

@Suite("What is learned from a hand of self-play")
struct SelfPlayHandTests {
  /// The numbers of one choice: those of the moment, and for each card its own and three that say what it brought.
  private struct Choice {
    let moment: [Float]
    let cards: [[Float]]
  }

  private static let momentCount = ScoringNet.Moment.count
  private static let rowCount = ScoringNet.Candidate.count + 3

  private func choices(_ samples: [Float]) -> [Choice] {
    var choices: [Choice] = []
    var rest = samples[...]
    while let count = rest.popFirst() {
      let moment = Array(rest.prefix(Self.momentCount))
      rest = rest.dropFirst(Self.momentCount)
      var cards: [[Float]] = []
      for _ in 0..<Int(count) {
        cards.append(Array(rest.prefix(Self.rowCount)))
        rest = rest.dropFirst(Self.rowCount)
      }
      choices.append(Choice(moment: moment, cards: cards))
    }
    return choices
  }

  /// The beginning of the play of a hand that heuristics bid.
  private func start(_ players: PlayerCount, seed: UInt64) throws -> Playout {
    var start: Playout?
    for (round, _) in try Table(players, of: HeuristicBot()).positions(seed: seed) {
      if start == nil { start = Playout(round) }
    }
    return try #require(start)
  }

  private func samples(_ start: Playout, rollouts: Int = 3, seed: UInt64 = 5) throws -> [Float] {
    let policies = try #require(Policies.random(seed: 9))
    var hand = SelfPlayHand(start, by: policies, rollouts: rollouts, seed: seed)
    return hand.samples()
  }

  @Test(
    "every sample has at least two cards, one of them chosen, and a score for each",
    arguments: PlayerCount.allCases)
  func shape(_ players: PlayerCount) throws {
    let choices = choices(try samples(try start(players, seed: 3)))
    #expect(choices.count > 5)
    for choice in choices {
      #expect(choice.moment.count == Self.momentCount)
      #expect(choice.cards.count > 1 && choice.cards.allSatisfy { $0.count == Self.rowCount })
      #expect(choice.cards.count { $0.last == 1 } == 1)
      // Three playouts of whole points.
      for card in choice.cards {
        let sum = card[Self.rowCount - 3] * card[Self.rowCount - 2]
        #expect(card[Self.rowCount - 2] == 3 && abs(sum - sum.rounded()) < 0.01)
      }
    }
  }

  @Test("the same seed gives the same samples, another one others")
  func reproducible() throws {
    let start = try start(.five, seed: 4)
    #expect(try samples(start) == samples(start))
    #expect(try samples(start) != samples(start, seed: 6))
  }

  @Test("each score is one that the actual deal allows")
  func scores() throws {
    var found = 0
    for seed in 1...8 as ClosedRange<UInt64> {
      // Plays a hand until its leader has two cards.
      var start = try start(.four, seed: seed)
      while start.play.hands[start.play.turn.index].count > 2 || start.play.led != nil {
        start.put(try #require(HeuristicPlay.card(&start.play, &start.memory)))
      }
      let candidates = start.play.legal.looks
      // The first choice is the leader's, if it was weighed: a moment of leading with two cards of twelve.
      let choice = choices(try samples(start, rollouts: 1, seed: seed)).first
      guard candidates.count == 2, let choice, choice.moment[3] == 1, choice.cards.count == 2,
        abs(choice.moment[12] * 12 - 2) < 0.01
      else { continue }
      for (index, card) in candidates.enumerated() {
        var end = start
        let scores = outcomes(&end, card, for: start.play.turn)
        #expect(scores.map { Float($0) }.contains(choice.cards[index][Self.rowCount - 3]))
        found += 1
      }
    }
    #expect(found > 0)
  }

  /// The scores of all ways in which the hand may end after a card.
  private func outcomes(_ playout: inout Playout, _ card: Card, for seat: Seat) -> [Int] {
    playout.put(card)
    if playout.play.isOver { return [playout.outcome(Utility(seat, nil)).score] }
    return playout.play.legal.looks.flatMap { next in
      var copy = playout
      return outcomes(&copy, next, for: seat)
    }
  }

  @Test("what it learns from is what the seat may know: the others' hidden cards change no input")
  func blind() throws {
    var generator = SeededGenerator(seed: 2)
    var compared = 0
    for (round, observation) in try somePositions(.five, of: 3) {
      let world = WorldSampler(observation).world(using: &generator)
      let other = try #require(world.round(observation.publicState))
      guard var here = Playout(round), var there = Playout(other) else { continue }
      let candidates = here.play.legal.looks
      let inputs = ChoiceSample(&here, candidates) { _ in [0, 0, 0] }
      #expect(
        inputs.numbers
          == ChoiceSample(&there, candidates) { _ in [0, 0, 0] }.numbers)
      compared += 1
    }
    #expect(compared > 10)
  }
}
