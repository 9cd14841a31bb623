import CellGrid
import Foundation
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

/// One match from beginning to end, as strong players once played it: the subject of the pictures
/// in README and `docs`.
struct Session {
  private let studio: Studio
  private let game: Game

  init() throws {
    studio = try Studio()
    let file = Studio.checkout.appending(path: "Tests/MueUITests/Pictures/evening.json")
    game = try Game(GameRecord(JSONObject(reading: Data(contentsOf: file), limit: .max)))
  }

  /// The table of the match before a move of a hand.
  private func table(hand: Int, moves: Int) throws -> ScreenState {
    try studio.state(game.cut(to: GamePlace(hand: hand, moves: moves)))
  }

  /// The person's turn to bid, with a card pushed forward.
  func auction() throws -> ScreenState {
    var state = try table(hand: 2, moves: 12)
    _ = state.handle(.up)
    return state
  }

  /// The person's turn to follow suit in the middle of a hand.
  func play() throws -> ScreenState { try table(hand: 2, moves: 46) }

  /// The person's turn to add to a trick, with an expert's hint.
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

  /// A finished hand.
  func reckoning() throws -> ScreenState { try table(hand: 2, moves: .max) }

  /// The lesson, with an instruction about the next step.
  func lesson() throws -> ScreenState {
    let names = ["Ada", "Bea", "Carl", "Dora", "Emil"].compactMap { PlayerName($0) }
    var game = try Lesson.game(person: names[0], others: Array(names.dropFirst()))
    while let move = Lesson.move(in: game) { try game.apply(move) }
    var state = try studio.state(game)
    state.lay(LessonCard(Lesson.step(of: game), state.view))
    return state
  }

  /// The start page, with a match to resume.
  func start() throws -> StartMenuState {
    StartMenuState(StartPage(game: game.cut(to: GamePlace(hand: 4, moves: 0)).summary))
  }
}
