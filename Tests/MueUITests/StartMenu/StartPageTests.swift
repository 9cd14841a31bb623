import CellGrid
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The start page") struct StartPageTests {
  private let size = Size(width: 80, height: 24)

  private func startMenu(hasGame: Bool) throws -> PageStack {
    PageStack(StartPage(game: hasGame ? try Positions.game(.five).summary : nil))
  }

  @Test("Enter resumes the game, or begins the first one")
  func enter() throws {
    var state = try startMenu(hasGame: true)
    #expect(state.handle(.enter, in: size) == [.resume])
    state = try startMenu(hasGame: false)
    #expect(state.handle(.enter, in: size) == [.planGame])
  }

  @Test("each line says what it is for, and the game that goes on its score")
  func purposes() throws {
    for code in Studio.languageCodes {
      var state = try startMenu(hasGame: true)
      let (picture, words) = try (Studio().picture(code), Studio().words(code))
      for item in StartItem.allCases {
        let text = picture.frame(of: state, size: size).text
          .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let purpose =
          item.line.purpose
          ?? .storyToPoints(hand: 1, points: 200, own: "0", name: "Bea", other: "0")
        #expect(text.contains(words(purpose)), "\(code) \(item)")
        _ = state.handle(.down, in: size)
      }
    }
  }

  @Test(
    "a new player is told where to begin, in the lowest window too", arguments: Studio.languageCodes
  )
  func newcomer(code: String) throws {
    let state = PageStack(StartPage(game: nil, isFirst: true))
    for size in [Size(width: 48, height: 16), Size(width: 48, height: 40), size] {
      let text = try Studio().picture(code).frame(of: state, size: size).text
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(try text.contains(Studio().words(code)(.lessonOffer)), "\(size)")
    }
  }

  @Test("an unfinished game that is found later is offered, and chosen unless a key was pressed")
  func found() throws {
    let game = try Positions.game(.five).summary
    var state = try startMenu(hasGame: false)
    state.take(.running(game))
    #expect(state.handle(.enter, in: size) == [.resume])
    state = try startMenu(hasGame: false)
    _ = state.handle(.down, in: size)
    _ = state.handle(.up, in: size)
    state.take(.running(game))
    #expect(state.handle(.enter, in: size) == [.planGame])
  }

  @Test("a document covers the start page until Escape closes it")
  func reading() throws {
    var state = try startMenu(hasGame: true)
    _ = state.handle(.character("?"), in: size)
    #expect(state.pages.count == 2)
    _ = state.handle(.escape, in: size)
    #expect(state.pages.count == 1)
  }

  @Test("it says how many puzzles wait, once that is known, and leads to them")
  func puzzles() throws {
    var state = try startMenu(hasGame: true)
    let (picture, words) = try (Studio().picture(), Studio().words("en"))
    let before = picture.frame(of: state, size: size).text
    state.take(.puzzles(waiting: 1))
    let one = picture.frame(of: state, size: size).text
    #expect(one.contains(words(.practiceWaiting(puzzles: 1))))
    state.take(.puzzles(waiting: 3))
    let after = picture.frame(of: state, size: size).text
    #expect(after.contains(words(.practiceWaiting(puzzles: 3))))
    func row(of text: String, in picture: String) -> Int? {
      picture.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains(text) }
    }
    let name = words(.practiceItem)
    let y = try #require(row(of: name, in: before))
    #expect(row(of: name, in: after) == y)
    for _ in 0..<4 { _ = state.handle(.down, in: size) }
    #expect(state.handle(.enter, in: size) == [])
    state.take(.puzzles(waiting: 3))
    #expect(state.handle(.enter, in: size) == [.puzzles])
  }

  @Test("for a new player, learning is chosen")
  func newcomer() throws {
    var state = PageStack(StartPage(game: nil, isFirst: true))
    #expect(state.handle(.enter, in: size) == [.learn])
    state.open(LearnPage())
    #expect(state.handle(.enter, in: size) == [.lesson(.firstHand)])
  }

  @Test("the page for learning marks finished lessons and chooses the next one")
  func lessons() throws {
    var state = try startMenu(hasGame: false)
    state.open(LearnPage(finished: [.firstHand, .againstChief]))
    let lines = try Studio().picture().frame(of: state, size: size).text.split(separator: "\n")
    let ticked = lines.filter { $0.contains("✓") }
    #expect(ticked.count == 2)
    let words = try Studio().words("en")
    let names = [Phrase.learnLesson, .lessonTitleAgainst].map { words($0) }
    #expect(ticked.allSatisfy { line in names.contains { line.contains($0) } })
    #expect(state.handle(.enter, in: size) == [.lesson(.lostContract)])
    state.open(LearnPage(finished: Set(Lesson.allCases), chosen: .eclat))
    #expect(state.handle(.enter, in: size) == [.lesson(.eclat)])
  }

  @Test("q goes back from a page and leaves from the start page; a key that does nothing says so")
  func leaving() throws {
    var state = try startMenu(hasGame: true)
    #expect(state.handle(.character("x"), in: size) == [])
    #expect(state.notice == .unknownKey)
    #expect(state.handle(.character("q"), in: size) == [.leave])
    _ = state.handle(.character("?"), in: size)
    #expect(!state.hints.contains(.keyLeave))
    #expect(state.handle(.character("q"), in: size) == [])
    #expect(state.pages.count == 1)
    #expect(state.hints.contains(.keyLeave))
    #expect(state.handle(.control("c"), in: size) == [.leave])
  }
}
