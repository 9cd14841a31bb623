import MueGame
import TestSupport
import Testing

@testable import MueStorage

@Suite("Kept reviews") struct ReviewsTests {
  let file: TemporaryDatabase

  init() throws { file = try TemporaryDatabase() }

  private func review(_ game: PlayedGame, hand: Int, cost: Int = 250) -> KeptReview {
    KeptReview(
      game: game.identity, hand: hand,
      decisions: [
        KeptDecision(moveIndex: 3, kind: .bid, hundredths: 0, best: nil, leak: nil),
        KeptDecision(
          moveIndex: 12, kind: .follow, hundredths: cost, best: .init(text: "R7", hundredths: -340),
          leak: .feedingOthers),
      ])
  }

  @Test("are read unchanged, with their hands, also of games that were not recorded before")
  func roundTrip() throws {
    let games = try [1, 2].map { try Game.played(seed: $0) }
    let database = try ResultsDatabase(file.path)
    try database.record([PlayedGame(games[0])])
    #expect(try database.waitingHands() == 2)
    var all: [KeptReview] = []
    for game in games {
      for (number, record) in zip(1..., game.handRecords) {
        let review = review(PlayedGame(game), hand: number, cost: 100 * number)
        try database.keep(review, of: record, in: PlayedGame(game))
        all.append(review)
      }
    }
    let again = try ResultsDatabase(file.path)
    #expect(try Set(again.reviews()) == Set(all))
    #expect(try again.waitingHands() == 0)
    #expect(try again.games() == games.map { PlayedGame($0) })
    let hands = try again.reviewedHands(of: PlayedGame(games[1]).identity)
    #expect(
      hands == [1: .kept(games[1].handRecords[0].line), 2: .kept(games[1].handRecords[1].line)])
  }

  @Test("a curve is kept with its hand as it was played, until it is forgotten for good")
  func curves() throws {
    let game = try Game.played(seed: 4)
    let (played, hands) = (PlayedGame(game), game.handRecords)
    let database = try ResultsDatabase(file.path)
    #expect(try database.curve(ofHand: 1, hands[0], in: played.identity) == nil)
    try database.keep(curve: "64/50 31/40", ofHand: 1, hands[0], in: played)
    try database.record([played])
    let again = try ResultsDatabase(file.path)
    #expect(try again.curve(ofHand: 1, hands[0], in: played.identity) == "64/50 31/40")
    #expect(try again.curve(ofHand: 1, hands[1], in: played.identity) == nil)
    #expect(try again.curve(ofHand: 2, hands[1], in: played.identity) == nil)
    try again.keep(curve: "1/2", ofHand: 1, hands[1], in: played)
    #expect(try again.curve(ofHand: 1, hands[0], in: played.identity) == nil)
    #expect(try again.curve(ofHand: 1, hands[1], in: played.identity) == "1/2")
    try again.forgetReviews()
    try again.keep(curve: "1/2", ofHand: 1, hands[1], in: played)
    #expect(try again.curve(ofHand: 1, hands[1], in: played.identity) == nil)
  }

  @Test("a file of a program that kept no curves gets them, unless it must not be written")
  func withoutCurves() throws {
    let game = try Game.played(seed: 4)
    let played = PlayedGame(game)
    let database = try ResultsDatabase(file.path)
    try database.record([played])
    try database.connection.run("DROP TABLE curve")
    #expect(try database.curve(ofHand: 1, game.handRecords[0], in: played.identity) == nil)
    let again = try ResultsDatabase(file.path)
    try again.keep(curve: "1/2", ofHand: 1, game.handRecords[0], in: played)
    #expect(try again.curve(ofHand: 1, game.handRecords[0], in: played.identity) == "1/2")
    #expect(try again.games() == [played])
  }

  @Test("a later review of a hand replaces the earlier one, and recording the game keeps it")
  func replaced() throws {
    let game = try Game.played(seed: 3)
    let played = PlayedGame(game)
    let database = try ResultsDatabase(file.path)
    try database.keep(review(played, hand: 1), of: game.handRecords[0], in: played)
    let later = KeptReview(game: played.identity, hand: 1, decisions: [])
    try database.keep(later, of: game.handRecords[1], in: played)
    try database.record([played])
    #expect(try database.reviews() == [later])
    #expect(
      try database.reviewedHands(of: played.identity) == [1: .kept(game.handRecords[1].line)])
  }

  @Test("the costliest decisions are found with their hands, and none once they are forgotten")
  func mistakes() throws {
    let game = try Game.played(seed: 5)
    let played = PlayedGame(game)
    let database = try ResultsDatabase(file.path)
    for (number, record) in zip(1..., game.handRecords) {
      let review = review(played, hand: number, cost: 150 + 100 * number)
      try database.keep(review, of: record, in: played)
    }
    let lines = game.handRecords.map(\.line)
    let all = try database.mistakes(costing: 200, most: 9)
    #expect(all.map(\.hand) == [lines[1], lines[0]])
    #expect(all.map(\.decision.hundredths) == [350, 250])
    #expect(all.allSatisfy { $0.decision.best == .init(text: "R7", hundredths: -340) })
    #expect(try database.mistakes(costing: 200, most: 1) == [all[0]])
    #expect(try database.mistakes(costing: 300, most: 9) == [all[0]])
    try database.forgetReviews()
    #expect(try database.mistakes(costing: 0, most: 9).isEmpty)
  }

  @Test("once forgotten they are gone, the results stay, and the hands do not wait again")
  func forgotten() throws {
    let game = try Game.played(seed: 4)
    let played = PlayedGame(game)
    let database = try ResultsDatabase(file.path)
    try database.keep(review(played, hand: 1), of: game.handRecords[0], in: played)
    try database.forgetReviews()
    #expect(try database.reviews().isEmpty)
    #expect(try database.waitingHands() == 0)
    #expect(try database.reviewedHands(of: played.identity) == [1: .forgotten, 2: .forgotten])
    #expect(try database.games() == [played])
    let bytes = try file.bytes()
    #expect(bytes.firstRange(of: Array(#""format":"mue-hand/1""#.utf8)) == nil)
  }

  @Test("an unknown pattern is left out, and an unknown kind of decision is damage")
  func foreign() throws {
    let game = try Game.played(seed: 5)
    let database = try ResultsDatabase(file.path)
    try database.keep(
      review(PlayedGame(game), hand: 1), of: game.handRecords[0], in: PlayedGame(game))
    try database.connection.run("UPDATE decision SET leak = 'sneezing'")
    #expect(try database.reviews()[0].decisions.allSatisfy { $0.leak == nil })
    try database.connection.run("UPDATE decision SET kind = 'sneezing'")
    #expect(throws: DatabaseError.damaged) { try database.reviews() }
  }
}
