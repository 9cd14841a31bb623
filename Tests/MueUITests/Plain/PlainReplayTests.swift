import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("A replay in lines") struct PlainReplayTests {
  private let game: Game
  private let words: Words

  init() throws {
    var game = try Positions.game(
      .four, end: .hands(3), names: ["Ada", "Bea", "Carl", "Dora"])
    try Positions.play(&game, until: { $0.match.scores.count == 2 })
    self.game = game
    words = try Studio().words("en")
  }

  private func replay(hand: Int = 1) throws -> PlainReplay {
    try #require(
      PlainReplay(
        game.replayedHands, open: hand - 1, vocabulary: Vocabulary(words, english: words)))
  }

  private func read(_ line: String, _ replay: inout PlainReplay) -> [String] {
    replay.read(line).map { words($0) }
  }

  @Test("begins with the deal, and says how it goes on") func opening() throws {
    let lines = try replay().opening.map { words($0) }
    #expect(lines.first == "Hand 1.")
    #expect(lines.contains("2 hands are here; “open 2” goes to the second."))
    #expect(lines.last?.hasPrefix("“next” or Enter tells the next move") == true)
    #expect(PlainReplay([], open: 0, vocabulary: Vocabulary(words, english: words)) == nil)
  }

  @Test("tells the same by moves, by tricks and at once") func steps() throws {
    var (moves, tricks, all) = (try replay(), try replay(), try replay())
    var told: [[String]] = [[], [], []]
    for _ in 0..<200 { told[0] += read("", &moves) }
    for _ in 0..<50 { told[1] += read("trick", &tricks) }
    for _ in 0..<50 { told[2] += read("all", &all) }
    let end = "The hand is over; “back” goes back, “quit” leaves."
    told = told.map { Array($0[...($0.firstIndex(of: end) ?? $0.startIndex)]) }
    #expect(told[0].count > 40 && told[0].last == end)
    #expect(told[1] == told[0])
    #expect(told[2] == told[0])
  }

  @Test("goes back, to another hand, and shows the cards that somebody holds") func cards() throws {
    var replay = try replay()
    let bea = read("hand Bea", &replay)
    #expect(bea.count == 1 && bea[0].hasPrefix("Bea: "))
    #expect(read("hand", &replay).count == 4)
    let all = bea[0].split(separator: ",").count
    _ = read("all", &replay)
    #expect(read("hand Bea", &replay) == ["Bea: \(words(.cardsHeld(cards: 0)))."])
    for _ in 0..<4 { _ = read("back", &replay) }
    #expect(read("hand Bea", &replay)[0].split(separator: ",").count < all)
    #expect(read("open 2", &replay).first == "Hand 2.")
    #expect(read("hand Bea", &replay)[0].split(separator: ",").count == all)
    #expect(read("open 3", &replay) == ["2 hands are here; “open 2” goes to the second."])
    #expect(read("hand Zoe", &replay) == ["Nobody here is called “Zoe”."])
  }

  @Test("answers the other words of plain mode, and leaves") func others() throws {
    var replay = try replay()
    _ = read("trick", &replay)
    _ = read("trick", &replay)
    #expect(read("last", &replay).first?.hasPrefix("Trick 1: ") == true)
    #expect(read("who", &replay).first?.hasPrefix("The dealer is ") == true)
    #expect(read("hint", &replay) == ["Not here; in a game you can."])
    #expect(read("foo", &replay) == ["“foo” is not understood; “help” lists the commands."])
    let help = read("help", &replay)
    #expect(help.first == "In the replay:" && help.contains { $0.hasPrefix("hand Bea: ") })
    #expect(!replay.isLeft)
    _ = read("quit", &replay)
    #expect(replay.isLeft)
  }
}
