import CellGrid
import MueBots
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("A decision to try again") struct RetryTableTests {
  private static let names = SweepTests.names.compactMap { PlayerName($0) }

  /// A costly decision of each kind in a hand played carelessly, judged for points or near the end of a
  /// match, with the view of its seat.
  private static func decisions(
    nearEnd: Bool
  ) throws -> [(decision: Decision, view: GameObservation)] {
    var game = try Positions.game(.five, names: SweepTests.names)
    try Positions.play(&game, until: { $0.match.round.score != nil }, choose: Positions.nineEach)
    let round = game.match.round.all
    let standing =
      nearEnd ? Standing(totals: [95, 90, 80, 95, 70], end: .points(100), hands: 3) : nil
    let limits = Limits(playouts: 60, standing: standing)
    var found: [String: (Decision, GameObservation)] = [:]
    for seat in round.players.seats {
      let reviewer = Reviewer(
        round, seat: seat, by: BotSettings.club.makeBot(), in: standing)
      for index in reviewer.choices {
        let decision = reviewer.decision(index, limits: limits, rollouts: limits)
        guard decision.cost > 0, case let kind = decision.observation.publicState.phaseName,
          found[kind] == nil
        else { continue }
        let cut = game.cut(to: GamePosition(hand: 1, moves: decision.moveIndex))
        found[kind] = (decision, cut.view(for: seat))
      }
    }
    return found.sorted { $0.value.0.moveIndex < $1.value.0.moveIndex }.map(\.value)
  }

  private static func exercise(_ decision: Decision, _ view: GameObservation) -> RetryExercise {
    RetryExercise(decision, at: view, in: nil, knowing: nil)
  }

  private func state(_ exercise: RetryExercise, _ code: String) throws -> ScreenState {
    let studio = try Studio()
    var state = ScreenState(
      view: exercise.view, context: PageContext(choices: studio.choices, language: code))
    state.useLetters(of: try studio.words(code))
    state.kind = exercise.kind(titled: nil)
    return state
  }

  /// The answers to the best move, to the same one again and, if there is one, to a third one.
  private static func answers(
    to decision: Decision, _ view: GameObservation
  ) -> [ExerciseAnswer] {
    let known = [decision.best.move, decision.made.move]
    let other = decision.observation.legalMoves?.all.first { move in
      !known.contains { $0.text == move.text }
    }
    return (known + [other].compactMap(\.self)).compactMap { move in
      var exercise = exercise(decision, view)
      var step = exercise.answer(.make(move))
      if let unvalued = exercise.unvalued {
        step = exercise.take(
          Decision(
            move, insteadOf: unvalued.best, at: decision.observation,
            by: BotSettings.club.makeBot(), rollouts: Limits(playouts: 60)))
      }
      guard case .answered(let answer)? = step else { return nil }
      return answer
    }
  }

  @Test(
    "question and answers fit every window, in every language", arguments: Studio.languageCodes,
    [false, true])
  func sweep(code: String, nearEnd: Bool) throws {
    let picture = try Studio().picture(code)
    let decisions = try Self.decisions(nearEnd: nearEnd)
    #expect(decisions.count > 2)
    var faults: Set<String> = []
    for (decision, view) in decisions {
      var exercise = Self.exercise(decision, view)
      var asked = try state(exercise, code)
      guard case .notice(let request)? = exercise.next() else {
        Issue.record("nothing is asked")
        continue
      }
      #expect(exercise.next() == nil)
      asked.say(request)
      let answers = Self.answers(to: decision, view)
      #expect(answers.count > 1)
      let states =
        [asked]
        + answers.map {
          var answered = asked
          answered.lay(LessonCard(heading: $0.verdict, text: $0.lines))
          return answered
        }
      for (index, size) in SweepTests.sizes.enumerated() where code == "de" || index % 5 == 0 {
        for state in states {
          for fault in picture.frame(of: state, size: size).faults {
            faults.insert("\(decision.moveIndex) \(size): \(fault)")
          }
        }
      }
    }
    #expect(faults.sorted() == [])
  }

  @Test(
    "the answer has the values of the new choice, of the one made and of the best, and the reasons")
  func answer() throws {
    let studio = try Studio()
    for (decision, view) in try Self.decisions(nearEnd: false) {
      let name = { (seat: Seat) in view.players[seat].name.text }
      let answers = Self.answers(to: decision, view)
      #expect(answers.map(\.isRight).prefix(2) == [true, false])
      #expect(answers[0].verdict == .practiceRight && answers[1].verdict == .retrySame)
      for answer in answers {
        let text = try answer.lines.map(studio.words("en").callAsFunction)
        let best = try studio.words("en")(decision.best.evaluation.score.inTenths)
        let made = try studio.words("en")(
          (decision.best.evaluation.score - decision.cost).inTenths)
        #expect(text.contains { $0.contains(best) && $0.contains(made) }, "\(text)")
        let reasons = decision.best.reasons.prefix(2).map { $0.phrase(naming: name) }
        for (line, reason) in zip(answer.lines.suffix(reasons.count), reasons) {
          #expect(try studio.words("en")(line).hasSuffix(studio.words("en")(reason)))
        }
      }
    }
  }

  @Test(
    "the answer says of no choice twice what it is, nor where it was made",
    arguments: [false, true])
  func short(nearEnd: Bool) throws {
    let words = try Studio().words("en")
    for (decision, view) in try Self.decisions(nearEnd: nearEnd) {
      let name = { (seat: Seat) in view.players[seat].name.text }
      for answer in Self.answers(to: decision, view).prefix(2) {
        let text = answer.lines.map(words.callAsFunction)
        #expect(!text.contains { $0.contains(words(decision.step)) }, "\(text)")
        for move in [decision.best.move, decision.made.move] {
          guard case .bid(let cards) = move, !cards.isEmpty else { continue }
          let named = words(move.shortPhrase(naming: name))
          // Among the values, and before the reasons.
          #expect(text.count { $0.contains(named) } <= 2, "\(text)")
        }
      }
    }
  }

  @Test("another choice does not take the place of one that is being worked out")
  func waiting() throws {
    let (decision, view) = try #require(
      try Self.decisions(nearEnd: false).first { found in
        (found.decision.observation.legalMoves?.all.count ?? 0) > 2
      })
    var exercise = Self.exercise(decision, view)
    let known = [decision.best.move.text, decision.made.move.text]
    let other = try #require(
      decision.observation.legalMoves?.all.first { !known.contains($0.text) })
    _ = exercise.answer(.make(other))
    guard case .notice(.practiceThinking)? = exercise.answer(.make(decision.best.move)) else {
      Issue.record("it does not wait")
      return
    }
    #expect(exercise.unvalued?.move == other && exercise.isFound == nil)
    #expect(exercise.answer(.undo) == nil)
  }
}
