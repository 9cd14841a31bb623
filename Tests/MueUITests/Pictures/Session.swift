import CellGrid
import Foundation
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

/// One match from beginning to end, as strong players once played it: what the README and the pages of `docs` show.
struct Session {
  private let studio: Studio
  private let game: Game

  init() throws {
    studio = try Studio()
    let file = Studio.checkout.appending(path: "Tests/MueUITests/Pictures/evening.json")
    game = try Game(JSONDecoder().decode(GameRecord.self, from: Data(contentsOf: file)))
  }

  /// The table where the match stood before a move of a hand.
  private func table(hand: Int, moves: Int) throws -> ScreenState {
    try studio.state(game.cut(to: GamePlace(hand: hand, moves: moves)))
  }

  /// The person's turn to bid, a card pushed forward.
  func auction() throws -> ScreenState {
    var state = try table(hand: 2, moves: 12)
    _ = state.handle(.up)
    return state
  }

  /// The person's turn to follow in the middle of a hand.
  func play() throws -> ScreenState { try table(hand: 2, moves: 46) }

  /// The person's turn to add to a trick, with the hint that an expert once gave there.
  func hint() throws -> ScreenState {
    var state = try table(hand: 2, moves: 38)
    let move = Move.play(try #require(state.view.observation.hand.first { $0.text == "G7" }))
    let figures = Phrase.adviceHint(
      place: 1, move: .advicePlay(card: .card(suit: .green, rank: 7)), score: 73, chance: 75)
    let choice = Advice.Choice(
      move: move, figures: figures, reason: .reasonFeedsOwnSide(points: 2))
    state.show(try #require(Advice([choice])), in: state.view)
    return state
  }

  /// A hand that is over.
  func reckoning() throws -> ScreenState { try table(hand: 2, moves: .max) }

  /// The first hand, where a card explains the next step.
  func lesson() throws -> ScreenState {
    let names = ["Ada", "Bea", "Carl", "Dora", "Emil"].compactMap { PlayerName($0) }
    var game = try Lesson.game(person: names[0], others: Array(names.dropFirst()))
    while let move = Lesson.move(in: game) { try game.apply(move) }
    var state = try studio.state(game)
    state.lay(LessonCard(Lesson.step(of: game), state.view))
    return state
  }

  /// The start screen, with a match to go on with.
  func start() throws -> StartMenuState {
    StartMenuState(StartPage(game: game.cut(to: GamePlace(hand: 4, moves: 0)).summary))
  }
}
