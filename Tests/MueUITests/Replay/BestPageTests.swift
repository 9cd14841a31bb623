import CellGrid
import MueBots
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The page about best play") struct BestPageTests {
  private let game: Game
  private let round: Round

  init() throws {
    game = try Positions.game(.five) {
      $0.match.round.score != nil && $0.match.round.publicState.contract != nil
    }
    round = try #require(game.replayedHands.last).record.round
  }

  private func text(_ state: ScreenState) throws -> String {
    try Studio().picture().frame(of: state, size: Size(width: 100, height: 45)).text
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("is opened by a key after the hand and from its replay, and not while it is played")
  func opened() throws {
    var state = try Studio().state(game)
    #expect(state.handle(.character("e")) == [] && state.bestRequest?.wanted == [])
    #expect(state.bestRequest?.hand == nil)
    #expect(state.handle(.character("e")) == [] && state.bestRequest == nil)
    state.open(ReplayPage(game.replayedHands, open: 0, isOfGame: true))
    _ = state.handle(.character("e"))
    #expect(state.bestRequest?.hand != nil)
    var running = try Studio().state(TableStates.playing(.five, tricks: 4))
    _ = running.handle(.character("e"))
    #expect(running.bestRequest == nil && running.notice == .bestAfterHand)
  }

  @Test("shows the contract, the person's best bid and, when Enter asks for it, another trump")
  func shown() throws {
    var state = try Studio().state(game)
    _ = state.handle(.character("e"))
    state.show(try Positions.best(in: round, from: game.personSeat, steps: 3))
    #expect(try text(state).contains("Working it out: 3 of \(BestPlay.lines)"))
    let plays = try Positions.best(in: round, from: game.personSeat)
    state.show(plays)
    let points = plays.played.sidePoints.mean
    #expect(try text(state).contains("wins \(points) points"))
    #expect(try text(state).contains("Your best bid"))
    _ = state.handle(.right)
    _ = state.handle(.enter)
    _ = state.handle(.enter)
    #expect(state.bestRequest?.wanted == [1])
    state.show(try Positions.best(in: round, from: game.personSeat, wanted: [1]))
    #expect(try text(state).contains("of \(plays.played.target) points ("))
  }

  @Test("says that nobody could have known it where the bid fails in most cases, and only there")
  func verdict() throws {
    let plays = try Positions.best(in: round, from: game.personSeat)
    guard case .found(let play, let known?) = plays.ownBid else { throw IllegalMove.handIsOver }
    let sentences = Narration(game.view(for: game.personSeat)).sentences(aboutBidIn: plays)
    let isMade = play.sidePoints.mean >= play.target
    #expect(sentences.contains(.bestLuck) == (isMade && known < 50))
    #expect(sentences.contains(.bestSound) == (isMade && known >= 50))
    #expect(sentences.contains(.bestNot) == !isMade)
  }

  @Test("in lines the other trumps are numbered, and a number works that one out")
  func lines() throws {
    let narration = Narration(game.view(for: game.personSeat))
    let plays = try Positions.best(in: round, from: game.personSeat, wanted: [2])
    let words = try Studio().words("en")
    let all = narration.sentences(about: plays, number: nil).map { words($0) }
    #expect(all.contains { $0.hasPrefix("\(plays.alternatives.count). ") })
    #expect(all.last == words(.bestNoSuch(number: plays.alternatives.count)))
    let one = narration.sentences(about: plays, number: 3).map { words($0) }
    #expect(one.first?.contains("of \(plays.played.target) points") == true)
    #expect(
      narration.sentences(about: plays, number: 99) == [
        .bestNoSuch(number: plays.alternatives.count)
      ])
  }
}
