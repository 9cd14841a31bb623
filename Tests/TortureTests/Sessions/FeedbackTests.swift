import MueGame
import MueUI
import TestSupport
import Testing

@testable import MueApp

@Suite("Events at a table") struct FeedbackTests {
  @Test(
    "a hand that ends without a key is read before a key leaves it, except at the fastest speed",
    arguments: Speed.allCases)
  func unread(speed: Speed) throws {
    let simulation = Simulation(seed: 1, owner: .person)
    let context = try simulation.context("en")
    var preferences = Preferences()
    preferences.speed = speed
    let page = PageContext(
      preferences: preferences, keys: context.keys.map, choices: context.choices, language: "en")
    var game = try context.newGame(NewGameArguments())
    for _ in game.players { try game.apply(.pass) }
    #expect(game.match.round.score != nil)
    var state = ScreenState(view: game.view(for: game.personSeat), context: page)
    var before = try context.newGame(NewGameArguments())
    try before.apply(.pass)
    var feedback = Feedback(
      noticed: ScreenState(view: before.view(for: before.personSeat), context: page))
    var pacing = Pacing()
    _ = feedback.notice(&state, &pacing, at: .zero)
    let isRead = pacing.nextLook(isWaiting: false) == nil
    #expect(isRead == (speed == .fastest))
  }
}
