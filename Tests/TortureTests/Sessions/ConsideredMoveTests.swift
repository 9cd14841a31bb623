import Foundation
import MueBots
import MueGame
import MueRules
import Testing

@testable import MueApp
@testable import MueUI

@Suite("What computer players looked at") struct ConsideredMoveTests {
  private static let playouts = 48
  private static let policyFile = URL(filePath: #filePath)
    .appending(path: "../../../../" + PolicyStore.name).standardized.path
  private static let policies = PolicyStore {
    try? Array(Data(contentsOf: URL(filePath: policyFile)))
  }

  private let clock = Simulation(seed: 1, owner: .person).clock

  private func keeper(_ level: BotSettings.Level) throws -> GameKeeper {
    let seats = try ["Ada", "Bea", "Carl", "Dora", "Emil"].enumerated().map { seat, name in
      Player(
        name: try #require(PlayerName(name)),
        agent: seat == 0 ? .person() : .computer(BotSettings(level: level)))
    }
    let game = try Game(
      rules: MatchRules(players: .five, end: .points(200)), seed: 7, players: seats)
    return GameKeeper(game, store: nil, isNew: true, clock: clock)
  }

  /// The move of the seat to move: a computer player's with what it expected.
  private func next(_ keeper: GameKeeper) throws -> (move: Move, considered: ConsideredMove?) {
    let decision = keeper.computerDecision(.playouts(Self.playouts), Self.policies, pause: 0)
    if let considered = decision.map({ $0 { false } }) { return (considered.made.move, considered) }
    let observation = keeper.game.observation(for: keeper.game.personSeat)
    let novice = BotSettings(level: .novice).makeBot()
    return (novice.choose(observation, limits: Limits(playouts: 0), seed: 1), nil)
  }

  /// Plays the hand to its end, and keeps what the computer players expected.
  private func finish(_ keeper: inout GameKeeper) throws {
    while keeper.game.match.round.turn != nil {
      let (move, considered) = try next(keeper)
      considered.map { keeper.keep($0) }
      let isMade = keeper.make(move)
      #expect(isMade)
    }
  }

  @Test("is kept apart from the game, and shown for each move once the hand is over")
  func shown() throws {
    var keeper = try keeper(.expert)
    // Keeps nothing: the game, and so every view and file, must be the same.
    var plain = keeper
    var searched: [ConsideredMove] = []
    while keeper.game.match.round.turn != nil {
      #expect(keeper.considered.isEmpty)
      let (move, considered) = try next(keeper)
      considered.map { keeper.keep($0) }
      searched += [considered].compactMap(\.self).filter(\.isSearched)
      let areMade = [keeper.make(move), plain.make(move)]
      #expect(areMade == [true, true])
      for seat in PlayerCount.five.seats {
        #expect(keeper.game.view(for: seat) == plain.game.view(for: seat))
      }
      #expect(keeper.game.handRecords(for: .anybody) == plain.game.handRecords(for: .anybody))
    }
    #expect(keeper.considered == searched && searched.count > 20)
    let hand = try #require(keeper.game.handJustPlayed)
    let view = keeper.game.view(for: keeper.game.personSeat)
    var explained = ExplainedHand(hand, in: view, considered: keeper.considered)
    for (index, made) in explained.moves.enumerated() {
      let question = explained.question(about: index)
      let kept = searched.first { $0.made.index == made.index }
      #expect(question.known == kept.map { .search($0.evaluations) })
      guard let kept else { continue }
      let explanation = MoveExplanation(
        made, knowing: question.known, by: Self.policies.judge, limits: Limits(playouts: 2))
      #expect(explanation.source == question.known)
      let groups = explanation.comparison.groups
      #expect(groups[0].choices.contains(where: explanation.isMade))
      for choice in groups.flatMap(\.choices) {
        #expect(kept.evaluations.contains(choice.evaluation))
      }
      // No figures contradict the order.
      for (group, next) in zip(groups, groups.dropFirst()) {
        #expect(
          group.choices.allSatisfy { better in
            next.choices.allSatisfy { $0.figures.isBelow(better.figures) }
          })
      }
    }
    explained.setOpen(true)
    #expect(explained.moves.indices.allSatisfy { explained.question(about: $0).known == nil })
    keeper.dealNextHand()
    #expect(keeper.considered.isEmpty)
  }

  @Test("is hidden again when the end of the hand is taken back")
  func takenBack() throws {
    var keeper = try keeper(.expert)
    try finish(&keeper)
    #expect(!keeper.considered.isEmpty)
    _ = keeper.undo()
    #expect(keeper.game.match.round.score == nil && keeper.considered.isEmpty)
  }

  @Test("is nothing for players who follow rules of thumb")
  func rules() throws {
    var keeper = try keeper(.casual)
    try finish(&keeper)
    #expect(keeper.considered.isEmpty)
  }
}
