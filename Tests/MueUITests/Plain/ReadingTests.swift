import MueRules
import MueWords
import Testing

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
      ("xyzzy", Phrase.unknownWord(word: "xyzzy")),
      ("t", .mayMean(word: "t", meanings: "trump, table, trick, turn, targets, try")),
      ("play", .sayWhichCard), ("play 13", .numberTooHigh(number: 13, last: 12)),
      ("play 0", .numberTooHigh(number: 0, last: 12)),
      ("play 99999999999999999999999", .numberTooHigh(number: .max, last: 12)),
      ("play 1 2", .oneCardOnly), ("play fish", .noCard(word: "fish")),
      ("play g9", .noCard(word: "g9")), ("hand 3", .wordTooMany(word: "3")),
      ("last", .noTrickYet), ("pass", .noPassInPlay), ("seat zoe", .nobodyCalled(word: "zoe")),
      ("why 1", .maybePlay), ("bid 1", .notAsked), ("trump red", .notAsked),
    ])
  func misreadings(line: String, answer: Phrase) throws {
    var talk = try leading()
    let moves = talk.game.moveCount
    #expect(try talk.say(line).first == talk.words(answer))
    #expect(talk.game.moveCount == moves)
  }

  @Test(
    "a card is named by its number, its letters or its words",
    arguments: [
      "play 4", "4", "play y0", "Y0", "play yellow 0", "yellow 0", "PLAY 0Y",
    ])
  func cards(line: String) throws {
    var talk = try leading()
    let card = Phrase.card(suit: .yellow, rank: 0)
    #expect(try talk.say(line).first == talk.words(.toldLeads(name: .you, card: card)))
  }

  @Test("a card that cannot be played gets its reason")
  func reason() throws {
    var talk = try leading()
    try talk.say("black 3")
    #expect(talk.lines.contains(talk.words(.askFollow(suit: .yellow))))
    let reason = talk.words(.mustFollowSuit(suit: .yellow, cards: 1))
    #expect(try talk.say("play k7") == [reason])
    #expect(try talk.say("? k7") == [reason])
  }

  @Test("names are found by their beginning, and an ambiguous one is asked again")
  func names() throws {
    var talk = try Conversation(names: ["Ada", "Anna", "Anne", "Cy", "Emil"])
    for line in ["bid 1", "bid 1", "bid 1", "pass"] { try talk.say(line) }
    let words = talk.words
    #expect(try talk.say("seat an") == [words(.mayMean(word: "an", meanings: "Anna, Anne"))])
    try talk.say("trump 5")
    #expect(try talk.say("partner anna").first == words(.notOffered))
    let picks = words(.picks(name: .you, partner: .player(name: "Anne")))
    #expect(try talk.say("partner ann").first == picks)
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
