import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The short lessons in plain mode") struct PlainLessonTests {
  private static let names = ["Ada", "Bea", "Carl", "Dora", "Emil"].compactMap { PlayerName($0) }

  private func lesson(_ lesson: Lesson, _ code: String) throws -> PlainLesson {
    let words = try Studio().words(code)
    return try PlainLesson(
      lesson, person: Self.names[0], others: Array(Self.names.dropFirst()),
      vocabulary: Vocabulary(words, english: try Studio().words("en")))
  }

  @Test("each is played by a few lines, in every language", arguments: Studio.languageCodes)
  func walk(code: String) throws {
    let words = try Studio().words(code)
    let black = words(.name(of: Suit.black))
    let lines: [Lesson: [String]] = [
      .lostContract: ["1", "1", "1"], .againstChief: [black, "1", "1"], .eclat: ["3", "pass"],
    ]
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

  @Test("what the lesson does not ask for is refused, and quit leaves it")
  func refusals() throws {
    var plainLesson = try lesson(.againstChief, "en")
    #expect(plainLesson.begin().first == .plainLessonBegins(title: Lesson.againstChief.title))
    #expect(plainLesson.read("4s") == [.lessonNotLower])
    for command in ["undo", "hint", "games", "lesson 1"] {
      #expect(plainLesson.read(command) == [.lessonNotHere])
    }
    #expect(plainLesson.read("red") != [.lessonNotLower])
    #expect(!plainLesson.isLeft)
    _ = plainLesson.read("quit")
    #expect(plainLesson.isLeft)
  }

  @Test("the command lists the lessons or begins one by its number")
  func command() throws {
    var conversation = try Conversation()
    #expect(conversation.talk.read("lesson").effect == .lessons)
    #expect(conversation.talk.read("lesson 2").effect == .lesson(.againstChief))
    for wrong in ["0", "4", "x", "-9223372036854775808"] {
      #expect(conversation.talk.read("lesson \(wrong)").lines == [.plainNoLesson(total: 3)])
    }
    try conversation.say("lesson 1 2")
    #expect(conversation.last.contains("2"))
  }
}
