import CellGrid
import Foundation
import MueBots
import MueData
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
    let file = Studio.checkout.appending(path: "Tests/MueUITests/Pictures/match.json")
    game = try Game(GameRecord(JSONObject(reading: Data(contentsOf: file), limit: .max)))
  }

  /// The table of the match before a move of a hand.
  private func table(hand: Int, moves: Int) throws -> ScreenState {
    try studio.state(game.cut(to: GamePosition(hand: hand, moves: moves)))
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
    let data = Studio.checkout.appending(path: PolicyStore.name)
    let policies = PolicyStore { (try? Data(contentsOf: data)).map(Array.init) }
    let limits = Limits(playouts: 400)
    let hint = try #require(
      Hint(
        state.view.observation, by: BotSettings(level: .expert).makeBot(policies.policies),
        limits: limits, rollouts: limits, seed: 7))
    let lines = hint.lines(isShort: true, isChief: true) { state.view.players[$0].name.text }
    let choices = zip(hint.choices, lines).map { choice, line in
      Advice.Choice(move: choice.move, figures: line.figures, reason: line.reason)
    }
    let progress = Phrase.hintTrying(playouts: hint.playouts)
    state.show(try #require(Advice(choices, progress: progress)), in: state.view)
    return state
  }

  /// A finished hand.
  func reckoning() throws -> ScreenState { try table(hand: 2, moves: .max) }

  /// The final order of the match, with its chart.
  func finalOrder() throws -> ScreenState {
    var state = try table(hand: game.moves.count, moves: .max)
    state.isFinalOrderShown = true
    return state
  }

  /// The middle of a hand, replayed with all cards open.
  func replay() throws -> ScreenState {
    var state = try table(hand: 4, moves: 0)
    let hands = try #require(ReplayPage(game.replayedHands, open: 1, isOfGame: true))
    state.open(hands)
    for _ in 0..<8 { _ = state.handle(.down) }
    return state
  }

  /// The hand in short, with the milliseconds for which each state is shown: the person's bid, the
  /// naming of trumps and a partner, a trick, and the score.
  func hand() throws -> [(state: ScreenState, milliseconds: Int)] {
    let hand = 2
    var state = try table(hand: hand, moves: 12)
    var shown: [(state: ScreenState, milliseconds: Int)] = []
    for card in ["Y4", "B8", "K4", "K8"] {
      let card = try #require(state.handFromLeft.first { $0.text == card })
      while state.selection.card != card { _ = state.handle(.right) }
      _ = state.handle(.up)
      if ["Y4", "K8"].contains(card.text) { shown.append((state, 1800)) }
    }
    for moves in 13...29 {
      let before = game.cut(to: GamePosition(hand: hand, moves: moves - 1))
      let now = game.cut(to: GamePosition(hand: hand, moves: moves))
      state.show(
        now.view(for: now.personSeat), after: game.moves[hand - 1][moves - 1],
        by: before.match.round.turn)
      choose(game.moves[hand - 1][moves], in: &state)
      // A pass changes little.
      if (16..<22).contains(moves) { continue }
      shown.append((state, state.isTrickHeld ? 1600 : moves < 25 ? 1400 : 800))
      state.releaseTrick()
    }
    return try shown + [(reckoning(), 5000)]
  }

  /// Chooses the move that comes next, if the person makes it, so that it is seen before.
  private func choose(_ move: Move, in state: inout ScreenState) {
    switch move {
    case _ where !state.isAsked: break
    case .bid: break
    case .play(let card): state.selection.card = card
    case .name, .pick:
      let moves = state.view.observation.legalMoves?.all ?? []
      state.selection.option = moves.firstIndex(of: move) ?? 0
    }
  }

  /// The lesson, with an instruction about the next step.
  func lesson() throws -> ScreenState {
    let names = ["Ada", "Bea", "Carl", "Dora", "Emil"].compactMap { PlayerName($0) }
    var game = try Lesson.firstHand.game(person: names[0], others: Array(names.dropFirst()))
    while let move = Lesson.firstHand.move(in: game) { try game.apply(move) }
    var state = try studio.state(game)
    state.lay(LessonCard(try #require(Lesson.firstHand.step(of: game)), state.view))
    return state
  }

  /// The start page, with a match to resume.
  func start() throws -> PageStack {
    PageStack(StartPage(game: game.cut(to: GamePosition(hand: 4, moves: 0)).summary))
  }
}
