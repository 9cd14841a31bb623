import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueWords

@Suite("The first hand, explained") struct LessonTests {
  private let lesson = Lesson.firstHand

  private func game() throws -> Game {
    let names = ["Ada", "Bea", "Carl", "Dora", "Emil"].compactMap { PlayerName($0) }
    return try lesson.game(person: names[0], others: Array(names.dropFirst()))
  }

  /// The move that each step asks for, in the notation of files.
  private static let wanted: [LessonStep: String] = [
    .bid: "R7 G7 K7", .pass: "", .name: "7", .pick: "4", .leadTrump: "R7", .leadSuit: "K8",
    .takeWithTrump: "K7", .leadLow: "K2", .follow: "Y8",
  ]

  /// Plays the steps as asked, and passes the game before each move of the person to `look`.
  private func play(_ look: (Game, LessonStep) throws -> Void = { _, _ in }) throws -> Game {
    var game = try game()
    while lesson.step(of: game) != .free || lesson.move(in: game) != nil {
      if let move = lesson.move(in: game) {
        try game.apply(move)
        continue
      }
      let step = try #require(lesson.step(of: game))
      #expect(game.match.round.turn == game.personSeat)
      try look(game, step)
      let wanted = try #require(Self.wanted[step])
      let move = try #require(game.match.round.move(text: wanted))
      #expect(lesson.accepts(move, in: game), "\(step)")
      try game.apply(move)
    }
    return game
  }

  @Test("a person who does what is asked goes through all steps, each once, in order")
  func steps() throws {
    var steps: [LessonStep] = []
    let game = try play { _, step in steps.append(step) }
    #expect(steps == lesson.steps.dropLast(2))
    #expect(game.match.round.publicState.play != nil)
  }

  @Test("every other legal move is refused with a reason of its own")
  func objections() throws {
    var objections: Set<Phrase> = []
    _ = try play { game, step in
      let legal = try #require(game.match.round.legalMoves)
      let others = legal.all.filter { !lesson.accepts($0, in: game) }
      if step != .follow { #expect(!others.isEmpty, "\(step)") }
      objections.insert(step.objection(Narration(game.view(for: game.personSeat))))
    }
    #expect(objections.count == 9)
  }

  @Test("what the instructions say about the game is true")
  func truth() throws {
    let end = try play { game, step in
      let publicState = game.match.round.publicState
      let others = game.match.players.seats.dropFirst()
      switch step {
      case .bid:
        #expect(others.map { publicState.auction.laid[$0].count } == [0, 1, 2, 1])
      case .name:
        guard case .chiefNames(let roles, let viceTrump) = publicState.phase else {
          throw NotThere()
        }
        #expect(roles.chief == game.personSeat)
        #expect(roles.vice?.index == 3)
        #expect(viceTrump == .suit(.red))
      case .takeWithTrump:
        #expect(publicState.currentTrick?.cards.count == 4)
      case .follow:
        guard case .play(let cards) = game.match.round.legalMoves else { throw NotThere() }
        #expect(cards.count == 1)
      default: break
      }
    }
    let points = end.match.round.publicState.points
    #expect(points[0] + points[4] == 17)
  }

  @Test("afterwards everything is allowed, and there are no more instructions")
  func free() throws {
    var game = try play()
    while game.match.round.score == nil {
      let legal = try #require(game.match.round.legalMoves)
      #expect(lesson.move(in: game) == nil)
      #expect(legal.all.allSatisfy { lesson.accepts($0, in: game) })
      try game.apply(try #require(legal.all.first))
    }
    #expect(lesson.step(of: game) == .over)
  }

  @Test("no other player gets the person's name")
  func names() throws {
    let names = ["Emil", "Bea", "Carl", "Emil", "Dora", "Fritz"].compactMap { PlayerName($0) }
    let game = try lesson.game(person: names[0], others: Array(names.dropFirst()))
    #expect(game.players.map(\.name.text) == ["Emil", "Bea", "Carl", "Dora", "Fritz"])
  }

  private struct NotThere: Error {}
}
