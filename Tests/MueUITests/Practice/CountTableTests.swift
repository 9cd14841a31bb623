import CellGrid
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("Counting trumps at the table") struct CountTableTests {
  private static let names = SweepTests.names.compactMap { PlayerName($0) }

  /// A hand in the middle of its play, with trumps.
  private static func count() throws -> TrumpCount {
    let game = try Positions.game(.five) { game in
      let publicState = game.match.round.publicState
      return publicState.finishedTricks == 3 && publicState.play?.order.trumps.isEmpty == false
    }
    return try #require(TrumpCount(game.match.round.all, seat: game.personSeat))
  }

  private func state(
    _ count: TrumpCount, _ code: String = "en", after moves: Int
  ) throws -> ScreenState {
    let view = try #require(
      count.view(after: moves, person: Self.names[0], usual: Self.names, isWatched: true))
    let studio = try Studio()
    var state = ScreenState(
      view: view, context: PageContext(choices: studio.choices, language: code))
    state.useLetters(of: try studio.words(code))
    let title = Phrase.drillPlace(title: Drill.trumpCount.title, number: 1, total: 5)
    state.kind = .count(TrumpCounting(title: title))
    return state
  }

  @Test(
    "watching, question and answer fit the window, at every size", arguments: Studio.languageCodes)
  func sweep(code: String) throws {
    let count = try Self.count()
    var states = try stride(from: count.start, through: count.end, by: 4).map {
      try self.state(count, code, after: $0)
    }
    var asked = try self.state(count, code, after: count.end)
    asked.askForCount()
    states.append(asked)
    _ = asked.handle(.digit(1))
    _ = asked.handle(.digit(2))
    states.append(asked)
    _ = asked.handle(.command(.log))
    states.append(asked)
    let answer = CountAnswer(count, to: 12)
    asked.lay(LessonCard(heading: answer.verdict, text: answer.lines))
    states.append(asked)
    var sweep = try Sweep(code)
    for (index, state) in states.enumerated() { sweep.draw(.table(state), "\(index)") }
    #expect(sweep.faults.sorted() == [])
  }

  @Test("the person's own turn is watched too: nothing is asked, no card can be chosen")
  func watching() throws {
    let count = try Self.count()
    let own = try (count.start..<count.end).first { moves in
      try self.state(count, after: moves).view.observation.publicState.turn == count.seat
    }
    var state = try self.state(count, after: try #require(own))
    #expect(!state.isAsked && state.forcedMove == nil)
    let words = try Studio().words("en")
    for size in [Size(width: 48, height: 40), Size(width: 80, height: 24)] {
      let text = try Studio().picture().frame(of: state, size: size).text
      #expect(text.contains(words(.countWatch)) && !text.contains(words(.yourTurn)))
    }
    for input in [Input.digit(7), .command(.confirm), .command(.next), .command(.pass)] {
      #expect(state.handle(input) == [])
    }
  }

  @Test(
    "nothing at the table tells what has been played",
    arguments: [
      KeyCommand.log, .pastTrick, .hint, .undo, .redo, .replay, .review, .sheet, .summary, .claim,
      .turnPage,
    ])
  func memory(command: KeyCommand) throws {
    let count = try Self.count()
    for isAsked in [false, true] {
      var state = try self.state(count, after: count.end)
      if isAsked { state.askForCount() }
      #expect(state.handle(.command(command)) == [])
      #expect(state.openPage == .table)
      if !isAsked || command != .undo { #expect(state.notice == .lessonNotHere) }
    }
  }

  @Test("a number is typed, corrected and confirmed; Enter alone asks for one")
  func answered() throws {
    let count = try Self.count()
    var state = try self.state(count, after: count.end)
    state.askForCount()
    #expect(state.isCountAsked)
    #expect(state.handle(.command(.confirm)) == [])
    #expect(state.notice == .countTypeNumber)
    for digit in [1, 3, 9] { #expect(state.handle(.digit(digit)) == []) }
    let text = try Studio().picture().frame(of: state, size: Size(width: 80, height: 24)).text
    let words = try Studio().words("en")
    #expect(text.contains(words(.countAsk(typed: "13"))) && text.contains(words(.yourTurn)))
    _ = state.handle(.key(.backspace))
    state.askForCount()
    #expect(state.handle(.command(.confirm)) == [.count(1)])
    let answer = CountAnswer(count, to: 1)
    state.lay(LessonCard(heading: answer.verdict, text: answer.lines))
    #expect(state.isLessonCardOpen)
    #expect(state.handle(.command(.confirm)) == [])
    #expect(!state.isLessonCardOpen)
    #expect(state.handle(.command(.leave)) == [.leave])
  }

  @Test(
    "in plain mode the tricks are told once, then only a number is taken",
    arguments: Studio.languageCodes)
  func plain(code: String) throws {
    let count = try Self.count()
    let (words, english) = try (Studio().words(code), Studio().words("en"))
    let series = ExerciseSeries(
      [count, count], of: .trumpCount, person: Self.names[0], usual: Self.names, isWatched: false)
    var plain = PlainExercise(
      try #require(series), vocabulary: Vocabulary(words, english: english))
    let opening = plain.begin()
    #expect(opening.last == .plainCountAsk)
    let told = opening.map { words($0) }
    let tricks = count.hand.publicState.tricks
    for card in tricks.flatMap(\.cards) {
      #expect(told.contains { $0.contains(words(.name(of: card))) })
    }
    for line in ["log", "last", "table", "trick", "undo", "", "12 13", "-1"] {
      #expect(plain.read(line) == [.plainCountAsk], "\(line)")
    }
    #expect(plain.read("hand").count == count.hand.hand(of: count.seat).count)
    #expect(plain.answer == nil && !plain.isLeft)
    let right = count.out.count
    #expect(
      plain.read("\(right + 1)").first == .toldSentence(what: .countMissed(number: right + 1)))
    #expect(plain.answer?.isRight == false)
    #expect(plain.goOnFromAnswer().last == .plainCountAsk)
    #expect(plain.read("\(right)").first == .practiceRight)
    #expect(plain.goOnFromAnswer() == [.drillDone(right: 1, total: 2)])
    #expect(plain.isOver)
    _ = plain.read("quit")
    #expect(plain.isLeft)
  }
}

@Suite("A hand of a drill at the table") struct DrillTableTests {
  @Test("the title names the drill, and after the hand Enter deals another one")
  func over() throws {
    let game = try Positions.game(.five) { $0.match.round.score != nil }
    var state = try Studio().state(game)
    state.kind = .drill(title: Drill.naming.title)
    let text = try Studio().picture().frame(of: state, size: Size(width: 80, height: 24)).text
    let words = try Studio().words("en")
    #expect(text.contains(words(.drillNaming)) && text.contains(words(.drillAskNext)))
    #expect(state.isAside)
    #expect(state.handle(.command(.confirm)) == [.dealNextHand])
    #expect(state.handle(.command(.leave)) == [.leave])
  }
}
