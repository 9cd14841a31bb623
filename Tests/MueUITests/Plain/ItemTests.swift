import MueData
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("Items in narrow lines") struct ItemTests {
  @Test(
    "no card is broken over two lines, nor from its number", arguments: [40, 60, 80],
    Studio.languageCodes)
  func whole(columns: Int, language: String) throws {
    let words = try Studio().words(language)
    var game = try Positions.game(.five, end: .hands(1), names: SweepTests.names)
    var sentences = 0
    for _ in 0..<60 where game.match.round.turn != nil {
      let view = game.view(for: game.match.round.turn ?? game.personSeat)
      let talk = PlainTalk(view: view, vocabulary: Vocabulary(words, english: words))
      let cards = talk.view.observation.hand.map { words(.name(of: $0)) }
      for phrase in talk.question + talk.hand + [talk.trick] {
        let rows = words.words(of: phrase).wrapped(to: columns)
        let whole = words(phrase)
        #expect(rows.allSatisfy { $0.columns <= columns })
        #expect(rows.joined(separator: " ") == whole)
        for card in Set(cards) {
          let found = rows.reduce(0) { $0 + $1.ranges(of: card).count }
          #expect(found == whole.ranges(of: card).count, "\(card) in \(rows)")
        }
        #expect(!rows.contains { $0.wholeMatch(of: /.*\d+:/) != nil }, "\(rows)")
        sentences += 1
      }
      let count = game.moveCount
      try Positions.play(&game, until: { $0.moveCount > count })
    }
    #expect(sentences > 100)
  }
}
