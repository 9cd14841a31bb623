import MueBots
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("The lessons in plain mode") struct PlainLessonTests {
  private static let names = ["Ada", "Bea", "Carl", "Dora", "Emil"].compactMap { PlayerName($0) }

  private func lesson(_ lesson: Lesson, _ code: String) throws -> PlainExercise {
    let words = try Studio().words(code)
    let series = ExerciseSeries(
      lesson, person: Self.names[0], others: Array(Self.names.dropFirst()))
    return PlainExercise(
      try #require(series), vocabulary: Vocabulary(words, english: try Studio().words("en")))
  }

  @Test(
    "each short one is played by a few lines, in every language", arguments: Studio.languageCodes)
  func walk(code: String) throws {
    let words = try Studio().words(code)
    let black = words(.name(of: Suit.black))
    let (green, blue, yellow) = (
      words(.letter(of: .green)), words(.letter(of: .blue)), words(.letter(of: .yellow))
    )
    let lines: [Lesson: [String]] = [
      .lostContract: ["1", "1", "1"], .againstChief: [black, "1", "1"], .eclat: ["3", "pass"],
      .readingAuction: [
        "pass", "\(yellow)9 \(words(.letter(of: .black)))7", "pass", "\(green)6", "1",
        "\(yellow)9", "\(blue)1",
      ],
    ]
    #expect(lines.count == Lesson.allCases.count - 1)
    for (lesson, answers) in lines {
      var plainLesson = try self.lesson(lesson, code)
      var told = plainLesson.begin()
      for answer in answers {
        #expect(!plainLesson.isOver)
        told += plainLesson.read(answer)
      }
      #expect(plainLesson.isOver, "\(lesson)")
      #expect(told.allSatisfy { !words($0).isEmpty })
      #expect(told.contains(.lessonNotHere) == false)
    }
  }

  @Test("the first hand is played from the welcome to the end, without a word about keys")
  func firstHand() throws {
    let lesson = Lesson.firstHand
    var plainLesson = try self.lesson(lesson, "en")
    var told = plainLesson.begin()
    #expect(told.dropFirst().first == .lessonWelcome)
    // The same hand beside it tells which moves are asked for.
    var game = try lesson.game(person: Self.names[0], others: Array(Self.names.dropFirst()))
    while let turn = game.match.round.turn {
      guard turn == game.personSeat else {
        let observation = game.match.round.observation(for: turn)
        try game.apply(lesson.move(in: game) ?? HeuristicBot().choose(observation))
        continue
      }
      let move = try #require(moves(game).first { lesson.accepts($0, in: game) })
      told += plainLesson.read(line(move))
      try game.apply(move)
    }
    #expect(plainLesson.isOver && !plainLesson.isLeft)
    let narration = Narration(game.view(for: game.personSeat))
    for step in lesson.steps { #expect(told.contains(step.explanation(narration))) }
    let words = try Studio().words("en")
    #expect(told.allSatisfy { !words($0).contains("Enter") && !words($0).contains("arrow") })
  }

  /// Moves to try: in the auction, a pass and all 7s.
  private func moves(_ game: Game) -> [Move] {
    switch game.match.round.legalMoves {
    case .bid(let free, _): [.pass, .bid(CardSet(free.filter { $0.rank.number == 7 }))]
    case .name(let trumps): trumps.map(Move.name)
    case .pick(let seats): seats.map(Move.pick)
    case .play(let cards): cards.map(Move.play)
    case nil: []
    }
  }

  /// A move as a person types it.
  private func line(_ move: Move) -> String {
    switch move {
    case .bid(let cards): cards.isEmpty ? "pass" : cards.map(\.text).joined(separator: " ")
    case .name(let trump): trump.text
    case .pick(let seat): Self.names[seat.index].text
    case .play(let card): card.text
    }
  }

  @Test("what the lesson does not ask for is refused, and quit leaves it")
  func refusals() throws {
    var plainLesson = try lesson(.againstChief, "en")
    #expect(plainLesson.begin().first == .plainLessonBegins(title: Lesson.againstChief.title))
    #expect(plainLesson.read("4s") == [.lessonNotLower])
    for command in ["undo", "hint", "explain", "games", "lesson 1"] {
      #expect(plainLesson.read(command) == [.lessonNotHere])
    }
    #expect(plainLesson.read("red") != [.lessonNotLower])
    #expect(!plainLesson.isLeft)
    _ = plainLesson.read("quit")
    #expect(plainLesson.isLeft)
  }

  @Test("a lesson says how to ask what bids say, and answers; the question is as at a table")
  func bids() throws {
    var plainLesson = try lesson(.readingAuction, "en")
    #expect(plainLesson.begin().contains(.lessonReadBidsCommand(name: "Emil")))
    #expect(plainLesson.read("bids Emil").isEmpty)
    let question = try #require(plainLesson.bidQuestion)
    #expect(question.seat.index == 4 && question.observation.isWatching)
    var reader = BidReader(question.observation, by: nil, seed: 1)
    reader.refine(question.seat, worlds: 8)
    let reading = try #require(reader.reading(of: question.seat))
    let told = plainLesson.tell(BidAnswer(question: question, reading: reading, isDone: true))
    #expect(told.last == .bidsDone(worlds: 8))
    #expect(plainLesson.bidQuestion == nil)
    #expect(plainLesson.read("pass").contains(.lessonNotRead) == false)
  }

  @Test("the command lists the lessons or begins one by its number")
  func command() throws {
    var conversation = try Conversation()
    #expect(conversation.talk.read("lesson").effect == .learn)
    #expect(conversation.talk.read("lesson 3").effect == .lesson(.againstChief))
    let total = Lesson.allCases.count
    for wrong in ["0", "\(total + 1)", "x", "-9223372036854775808"] {
      #expect(conversation.talk.read("lesson \(wrong)").lines == [.plainNoLesson(total: total)])
    }
    try conversation.say("lesson 1 2")
    #expect(conversation.last.contains("2"))
  }
}
