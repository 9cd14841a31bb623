import MueRules
import Testing

@testable import MueBots

@Suite("A hint") struct HintTests {
  private func hint(_ observation: Observation, seed: UInt64 = 1) -> Hint? {
    let limits = Limits(playouts: 24)
    return Hint(
      observation, by: SearchBot.expert, limits: limits, rollouts: limits, seed: seed)
  }

  @Test(
    "there is one for every position of a hand: legal moves, the best first, each different",
    arguments: PlayerCount.allCases)
  func everywhere(players: PlayerCount) throws {
    var kinds: Set<String> = []
    for (_, observation) in try Table(players, of: HeuristicBot()).positions(seed: 3) {
      let hint = try #require(self.hint(observation))
      let legal = try #require(observation.legalMoves)
      kinds.insert(legal.kind)
      let moves = hint.choices.map(\.move)
      #expect((1...Hint.most).contains(moves.count))
      #expect(Set(moves).count == moves.count)
      #expect(moves.allSatisfy(legal.contains))
      #expect(hint.choices.allSatisfy { (0...1).contains($0.evaluation.chanceOfMaking) })
      #expect(hint.choices.allSatisfy { $0.evaluation.worlds > 0 })
      for reasons in hint.choices.map(\.reasons) where reasons.contains(where: \.isSureTrick) {
        #expect(!reasons.contains { if case .winsTrick = $0 { true } else { false } })
      }
    }
    #expect(kinds.count == (players == .three ? 3 : 4))
  }

  @Test("who is not to move gets none")
  func notAsked() {
    let players = PlayerCount.five
    let round = Round(deal: Deal(players: players, seed: 1), dealer: players.seats[0])
    #expect(hint(round.observation(for: players.seats[1])) == nil)
    #expect(hint(round.observation(for: players.seats[0])) != nil)
  }

  @Test("the same seed and playouts give the same hint")
  func reproducible() throws {
    var hints = 0
    for (round, observation) in try Table(.four, of: HeuristicBot()).positions(seed: 5) {
      guard round.publicState.moves.count % 8 == 0 else { continue }
      #expect(hint(observation) == hint(observation))
      hints += 1
    }
    #expect(hints > 5)
  }

  @Test("what is said to be seen was seen: the last trumps are drawn in most deals that fit")
  func lastTrumps() throws {
    var said = 0
    var right = 0
    for seed in 1...20 as ClosedRange<UInt64> {
      for (round, observation) in try Table(.five, of: HeuristicBot()).positions(seed: seed) {
        guard let play = observation.publicState.play, play.led == nil,
          (1...8).contains(observation.publicState.tricks.count),
          let choice = hint(observation)?.choices.first(where: {
            $0.reasons.contains(.drawsLastTrumps)
          })
        else { continue }
        said += 1
        right += try clears(choice.move, round) ? 1 : 0
      }
    }
    #expect(said > 3)
    #expect(2 * right > said)
  }

  /// Whether after the trick that a move leads the other side holds no trump.
  private func clears(_ move: Move, _ start: Round) throws -> Bool {
    var round = start
    let leader = try #require(round.turn)
    try round.apply(move)
    while round.publicState.currentTrick != nil, let seat = round.turn {
      let observation = round.observation(for: seat)
      try round.apply(HeuristicBot().choose(observation, limits: Limits(playouts: 0), seed: 0))
    }
    let contract = try #require(round.publicState.contract)
    let trumps = try #require(round.publicState.play).order.trumps
    return round.players.seats.allSatisfy {
      contract.isChiefSide($0) == contract.isChiefSide(leader)
        || (round.hand(of: $0) & trumps).isEmpty
    }
  }
}

extension LegalMoves {
  /// The kind of move in a word.
  fileprivate var kind: String {
    switch self {
    case .bid: "bid"
    case .name: "name"
    case .pick: "pick"
    case .play: "play"
    }
  }
}
