import MueBots
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueWords

@Suite("The short lessons") struct ShortLessonTests {
  private static let lessons: [Lesson] = Lesson.allCases.filter { $0 != .firstHand }

  private func game(_ lesson: Lesson) throws -> Game {
    let names = ["Ada", "Bea", "Carl", "Dora", "Emil"].compactMap { PlayerName($0) }
    return try lesson.game(person: names[0], others: Array(names.dropFirst()))
  }

  /// The move of another seat, by the script or the computer player of the lesson.
  private func move(_ game: Game, _ lesson: Lesson, _ turn: Seat) -> Move {
    lesson.move(in: game) ?? HeuristicBot().choose(game.match.round.observation(for: turn))
  }

  /// Plays a lesson in every way it accepts; passes each position of the person and each end on.
  private func play(
    _ lesson: Lesson, _ game: Game, _ look: (Game, LessonStep?) throws -> Void
  ) throws {
    var game = game
    while let turn = game.match.round.turn, turn != game.personSeat {
      try game.apply(move(game, lesson, turn))
      _ = try lesson.skip(in: &game)
    }
    try look(game, lesson.step(of: game))
    let legal = game.match.round.legalMoves?.all ?? []
    let accepted = legal.filter { lesson.accepts($0, in: game) }
    if !legal.isEmpty { #expect(!accepted.isEmpty) }
    for move in accepted {
      var next = game
      try next.apply(move)
      _ = try lesson.skip(in: &next)
      try play(lesson, next, look)
    }
  }

  @Test(
    "each begins at its first step and leads to its last by any move it accepts", arguments: lessons
  )
  func steps(lesson: Lesson) throws {
    var seen: [LessonStep] = []
    #expect(lesson.step(of: try game(lesson)) == lesson.steps.first)
    try play(lesson, game(lesson)) { _, step in
      if let step, !seen.contains(step) { seen.append(step) }
    }
    #expect(seen == lesson.steps)
  }

  @Test("another move is refused with a reason of its own")
  func objections() throws {
    var objections: Set<Phrase> = []
    for lesson in Self.lessons {
      try play(lesson, game(lesson)) { game, step in
        let legal = game.match.round.legalMoves?.all ?? []
        if legal.contains(where: { !lesson.accepts($0, in: game) }) {
          let step = try #require(step)
          objections.insert(step.objection(Narration(game.view(for: game.personSeat))))
        }
      }
    }
    let cards: [(Suit, Int)] = [(.green, 6), (.yellow, 9), (.blue, 1)]
    let notCards = cards.map {
      Phrase.lessonNotCard(card: .card(suit: .name(of: $0.0), rank: $0.1))
    }
    #expect(
      objections
        == Set(notCards).union([
          .lessonNotLower, .lessonNotLevel, .lessonNotEndAuction, .lessonNotRead, .lessonNotFitIn,
        ]))
  }

  @Test("the Chief's side misses its target by one card, with any lead of the person")
  func lostContract() throws {
    try play(.lostContract, game(.lostContract)) { game, step in
      let state = game.match.round.publicState
      switch step {
      case .leadInVain:
        #expect(state.roles?.chief == game.personSeat)
        #expect(state.points[0] + state.points[4] == 30)
        #expect(state.finishedTricks == 9)
        let trumps: [Suit] = [.blue, .red]
        for seat in state.players.seats {
          #expect(!game.match.round.hand(of: seat).contains { trumps.contains($0.suit) })
        }
      case .lost: #expect(game.match.round.score?.bonus == [-10, 5, 5, 5, 0])
      default: break
      }
    }
  }

  @Test("the Vice's trump takes the trick that the Chief's side needs")
  func againstChief() throws {
    try play(.againstChief, game(.againstChief)) { game, step in
      let state = game.match.round.publicState
      switch step {
      case .nameLower:
        #expect(state.roles?.vice == game.personSeat)
        #expect(state.auction.laid.map(\.count) == [3, 3, 3, 2, 4])
        #expect(game.match.round.hand(of: game.personSeat).count { $0.suit == .black } == 6)
      case .takeFromChief:
        #expect(state.finishedTricks == 10)
        #expect(state.points[4] + state.points[1] == 31)
        #expect(state.currentTrick?.cards.map(\.text) == ["B7", "Y4", "B3", "B5"])
        #expect(game.match.round.hand(of: game.personSeat).allSatisfy { $0.suit == .black })
      case .chiefLost: #expect(game.match.round.score?.bonus == [5, 0, 5, 5, -10])
      default: break
      }
    }
  }

  @Test("drawing level and passing is an éclat")
  func eclat() throws {
    try play(.eclat, game(.eclat)) { game, step in
      let state = game.match.round.publicState
      switch step {
      case .drawLevel: #expect(state.auction.laid.map(\.count) == [2, 3, 0, 0, 1])
      case .endAuction: #expect(state.auction.laid.map(\.count) == [3, 3, 0, 0, 1])
      case .eclatOver: #expect(game.match.round.score?.bonus == [-30, 15, 0, 0, 0])
      default: break
      }
    }
  }

  @Test("what bids are read to say comes true")
  func readingAuction() throws {
    try play(.readingAuction, game(.readingAuction)) { game, step in
      let state = game.match.round.publicState
      let laid = state.auction.laid.map { $0.map(\.text) }
      let own = game.match.round.hand(of: game.personSeat)
      switch step {
      case .readBids: #expect(laid == [[], ["G4"], [], [], ["K7", "K9"]])
      case .fitIn:
        #expect(laid[1] == ["G3", "G4", "G5"] && laid[4] == ["G7", "G7", "K7", "K9"])
        #expect(laid[2] + laid[3] == ["R9", "Y8", "G9", "B9"])
        #expect(own.count { $0.rank.number == 7 } == 1)
        #expect(own.count { $0.rank.number == 9 } == 1)
      case .foresee: #expect(laid.map(\.count) == [2, 3, 2, 2, 4])
      case .giveSix:
        #expect(state.contract?.partner == game.personSeat)
        #expect(state.contract?.viceTrump == .suit(.green))
        #expect(state.contract?.chiefTrump.text == "7")
      case .lastTrump: #expect(game.match.round.legalMoves?.all.count == 1)
      case .giveNothing:
        #expect(state.points[1] == 5)
        #expect(state.currentTrick?.cards.map(\.text) == ["B8", "B4", "B9", "B2"])
      case .readingOver:
        #expect(state.points[0] + state.points[4] == 33)
        #expect(game.match.round.score?.bonus == [50, 0, 0, 0, 50])
      default: break
      }
    }
  }

  @Test("every lesson has a name in files, and its steps are its own")
  func names() {
    let names = ["first-hand", "lost-contract", "against-chief", "eclat", "reading-auction"]
    #expect(Lesson.allCases.map(\.rawValue) == names)
    #expect(Lesson.allCases.flatMap(\.steps) == LessonStep.allCases)
  }
}
