import MueRules
import Testing

@testable import MueUI

@Suite("Answers to lines") struct ReadingTests {
  /// A dialogue in which the person is Chief and leads, after laying three cards and naming the 5s.
  private func leading() throws -> Conversation {
    var talk = try Conversation()
    for line in ["bid 1", "bid 1", "bid 1", "pass", "5", "carl"] { try talk.say(line) }
    return talk
  }

  @Test(
    "a line that cannot be understood is answered, and nothing is lost",
    arguments: [
      ("xyzzy", "“xyzzy” is not understood; “help” lists the commands."),
      ("t", "“t” may mean trump, table, trick, turn, targets."),
      ("play", "Say which card, by its number."),
      ("play 13", "There is no card 13: you hold 1 to 12."),
      ("play 0", "There is no card 0: you hold 1 to 12."),
      ("play 99999999999999999999999", "There is no card 9223372036854775807: you hold 1 to 12."),
      ("play 1 2", "Play one card only."), ("play fish", "“fish” is not one of your cards."),
      ("play g9", "“g9” is not one of your cards."), ("hand 3", "“3” is one word too many."),
      ("last", "No trick has been taken yet."), ("pass", "You pass only in the auction."),
      ("seat zoe", "Nobody here is called “zoe”."), ("why 1", "You may play it."),
      ("bid 1", "That is not asked now."), ("trump red", "That is not asked now."),
    ])
  func misreadings(line: String, answer: String) throws {
    var talk = try leading()
    let moves = talk.game.moveCount
    #expect(try talk.say(line).first == answer)
    #expect(talk.game.moveCount == moves)
  }

  @Test(
    "a card is named by its number, its letters or its words",
    arguments: [
      "play 4", "4", "play y0", "Y0", "play yellow 0", "yellow 0", "PLAY 0Y",
    ])
  func cards(line: String) throws {
    var talk = try leading()
    #expect(try talk.say(line).first == "You lead yellow 0.")
  }

  @Test("a card that cannot be played gets its reason")
  func reason() throws {
    var talk = try leading()
    try talk.say("black 3")
    #expect(talk.lines.contains("Follow suit: yellow."))
    #expect(
      try talk.say("play k7") == ["You must follow yellow: you hold 1 card of it."])
    #expect(try talk.say("? k7") == ["You must follow yellow: you hold 1 card of it."])
  }

  @Test("names are found by their beginning, and an ambiguous one is asked again")
  func names() throws {
    var talk = try Conversation(names: ["Ada", "Anna", "Anne", "Cy", "Emil"])
    for line in ["bid 1", "bid 1", "bid 1", "pass"] { try talk.say(line) }
    #expect(try talk.say("seat an") == ["“an” may mean Anna, Anne."])
    try talk.say("trump 5")
    #expect(try talk.say("partner anna").first == "That cannot be chosen now.")
    #expect(try talk.say("partner ann").first == "You play with Anne.")
  }

  @Test("thousands of random lines are all answered, and the game goes on")
  func anything() throws {
    var generator = SeededGenerator(seed: 4)
    var talk = try Conversation(.six, seed: 3)
    let words = [
      "play", "bid", "pass", "trump", "partner", "hand", "why", "last", "seat", "1", "2", "9",
      "red",
      "k7", "none", "", "next", "\u{0}", "\u{301}", "999999999999999999999", "-1", "٣", "Ⅷ", "Bea",
      "\u{202E}", String(repeating: "7", count: 5000), "🂡", "?", "[", "]", "p",
    ]
    for _ in 0..<3000 {
      let line = (0..<1 + generator.below(3)).map { _ in words[generator.below(words.count)] }
      let known = talk.game.moveCount
      let told = try talk.say(line.joined(separator: " "))
      let isOver = talk.game.match.isOver
      #expect(!told.isEmpty || talk.game.moveCount > known || isOver, "\(line)")
    }
    #expect(talk.game.moveCount > 20)
  }
}
