import MueBots
import MueRules
import Testing

@testable import MueGame

@Suite("What the coach reports") struct CoachReportTests {
  /// A game of hands by these scores, without hints.
  private func game(
    _ scores: [RoundScore], hints: Int = 0, undos: Int = 0, peek: Peek = .none,
    level: BotSettings.Level = .club, played: Int = 0
  ) throws -> PlayedGame {
    let game = try Constructed.game(
      scores, level: level, peek: peek, played: played, end: .hands(10))
    var notes = game.notes
    notes.hints = 0
    for _ in 0..<hints { notes.countHint(inHand: 1) }
    for _ in 0..<undos { notes.countUndo(inHand: 1) }
    notes.begun = played
    return try #require(
      PlayedGame(
        rules: game.rules, seed: game.seed, players: game.players, notes: notes,
        scores: game.scores))
  }

  private func decision(
    _ hundredths: Int, _ kind: DecisionKind = .lead, moveIndex: Int = 9, leak: Leak? = nil
  ) -> KeptDecision {
    KeptDecision(
      moveIndex: moveIndex, kind: kind, hundredths: hundredths,
      best: hundredths > 0 ? .init(text: "R9", hundredths: 500) : nil, leak: leak)
  }

  private func asChief() throws -> RoundScore {
    try Constructed.hand(chief: 1, partner: 2, level: 3, trump: "red", points: [10, 20, 20, 5, 5])
  }

  private func asPartner() throws -> RoundScore {
    try Constructed.hand(chief: 2, partner: 1, level: 3, trump: "red", points: [10, 20, 20, 5, 5])
  }

  @Test("losses by kind of decision, role and number of players add up")
  func sums() throws {
    let game = try game([asChief(), asPartner(), Constructed.allPassed])
    let reviews = [
      KeptReview(
        game: game.identity, hand: 1, decisions: [decision(300, .bid), decision(150)]),
      KeptReview(game: game.identity, hand: 3, decisions: [decision(0, .bid)]),
      KeptReview(game: game.identity, hand: 2, decisions: [decision(50, .follow)]),
    ]
    let report = CoachReport([game], reviews, waiting: 4)
    #expect(report.waiting == 4)
    #expect(report.reviewed == 3)
    let figures = report.figures()
    #expect(figures.all.hands == 3)
    #expect(figures.all.points == 5)
    #expect(figures.kinds[.bid]?.points == 3)
    #expect(figures.kinds[.lead]?.mean == 0.5)
    #expect(figures.kinds.values.reduce(0) { $0 + $1.points } == figures.all.points)
    #expect(figures.parts[.chief]?.points == 4.5)
    #expect(figures.parts[.partner]?.points == 0.5)
    #expect(figures.parts[.vice] == nil)
    #expect(figures.seats == [.five: figures.all])
  }

  @Test("a hint takes no other hand of the match out")
  func helpedHand() throws {
    var notes = GameNotes()
    notes.countHint(inHand: 2)
    notes.countUndo(inHand: 2)
    #expect([1, 2, 3].map(notes.isHelped) == [false, true, false])
    #expect(GameNotes(.object(notes.json)) == notes)
    let plain = try game([asChief(), asPartner(), Constructed.allPassed])
    let helped = try #require(
      PlayedGame(
        rules: plain.rules, seed: plain.seed, players: plain.players, notes: notes,
        scores: plain.scores))
    let reviews = (1...3).map {
      KeptReview(game: helped.identity, hand: $0, decisions: [decision(100)])
    }
    let figures = CoachReport([helped], reviews, waiting: 0).figures()
    #expect(figures.all.hands == 2 && figures.helped.hands == 1)
  }

  @Test("games with hints, undo or open cards count apart")
  func helped() throws {
    let games = try [
      game([asChief()], played: 1), game([asChief()], hints: 1, played: 2),
      game([asChief()], undos: 1, played: 3),
      game([asChief()], peek: try #require(Peek(3)), played: 4),
    ]
    let reviews = games.map {
      KeptReview(game: $0.identity, hand: 1, decisions: [decision(200, leak: .lettingGo)])
    }
    let figures = CoachReport(games, reviews, waiting: 0).figures()
    #expect(figures.all.hands == 1)
    #expect(figures.helped.hands == 3)
    #expect(figures.helped.mean == 2)
    #expect(figures.leaks.map(\.cases.count) == [1])
  }

  @Test("patterns come by their cost, with the costliest decision of each first")
  func leaks() throws {
    let game = try game([asChief(), asPartner()])
    let reviews = [
      KeptReview(
        game: game.identity, hand: 1,
        decisions: [
          decision(300, moveIndex: 5, leak: .takingOwnTrick),
          decision(500, .bid, leak: .drawingLevel),
        ]),
      KeptReview(
        game: game.identity, hand: 2,
        decisions: [decision(400, moveIndex: 8, leak: .takingOwnTrick), decision(900, leak: nil)]),
    ]
    let leaks = CoachReport([game], reviews, waiting: 0).figures().leaks
    #expect(leaks.map(\.leak) == [.takingOwnTrick, .drawingLevel])
    #expect(leaks[0].cost == 7)
    #expect(leaks[0].cases.map(\.hand) == [2, 1])
    #expect(leaks[0].cases.map(\.decision.moveIndex) == [8, 5])
  }

  @Test("the trend compares the last 20 hands with the 20 before, in the order of play")
  func trend() throws {
    let games = try (0..<5).map { number in
      try game(Array(repeating: asChief(), count: 10), played: number)
    }
    let reviews = games.enumerated().flatMap { number, game in
      (1...10).map {
        KeptReview(game: game.identity, hand: $0, decisions: [decision(100 * (5 - number))])
      }
    }
    let figures = CoachReport(games, reviews.reversed(), waiting: 0).figures()
    #expect(figures.recent.mean == 1.5)
    #expect(figures.before.mean == 3.5)
    #expect(figures.course == [50, 40, 30, 20, 10])
  }

  @Test("each kind of game has figures of its own")
  func kinds() throws {
    let games = try [
      game([asChief()], level: .club, played: 1), game([asChief()], level: .novice, played: 2),
    ]
    let reviews = games.map {
      KeptReview(game: $0.identity, hand: 1, decisions: [decision($0.time == 1 ? 100 : 300)])
    }
    let report = CoachReport(games, reviews, waiting: 0)
    #expect(report.kinds.count == 2)
    #expect(report.kinds.map { report.figures(of: $0).all.points }.sorted() == [1, 3])
    #expect(report.figures().all.points == 4)
  }

  @Test("reviews of unknown games and hands do not count")
  func unknown() throws {
    let game = try game([asChief()])
    let reviews = [
      KeptReview(game: "another", hand: 1, decisions: [decision(100)]),
      KeptReview(game: game.identity, hand: 2, decisions: [decision(100)]),
    ]
    #expect(CoachReport([game], reviews, waiting: 0).reviewed == 0)
    #expect(CoachReport([game], reviews, waiting: 0).figures().strength == nil)
  }

  @Test("as JSON, with stable keys")
  func json() throws {
    let game = try game([asChief()])
    let review = KeptReview(
      game: game.identity, hand: 1, decisions: [decision(305, leak: .lettingGo)])
    let text = CoachReport([game], [review], waiting: 2).object.text
    #expect(text.hasPrefix(#"{"format":"mue-coach/1","reviewed":1,"waiting":2,"#))
    #expect(text.contains(#""all":{"hands":1,"loss":3.05,"margin":null}"#))
    #expect(text.contains(#""leak":"letting-go","count":1,"cost":3.05,"cases":[{"game":"#))
  }
}
