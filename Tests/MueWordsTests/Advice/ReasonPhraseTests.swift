import Foundation
import MueBots
import MueRules
import Testing

@testable import MueWords

@Suite("Reasons in words") struct ReasonPhraseTests {
  /// Every reason, with numbers as wide as possible.
  private static let reasons: [Reason] = [
    .onlyChoice, .drawsTrumps(outstanding: 19), .cashesWinner, .leadsLoser,
    .takesForSure(points: 10), .takesForNow(points: 10), .makesContract, .setsContract,
    .feedsOwnSide(points: 2), .leavesToOwnSide, .givesLeast(points: 2), .emptiesSuit(.black),
    .emptiesSuit(.yellow), .drawsLastTrumps, .keepsFromLead(PlayerCount.five.seats[1]),
    .leavesLead(to: PlayerCount.five.seats[1]), .leads(level: 12, target: 57), .wouldBeVice,
    .showsCards, .risksEklat, .restsOnLead, .staysOut, .couldBeTrump(.suit(.black), cards: 12),
    .couldBeTrump(.suit(.yellow), cards: 12), .becomesChief(percent: 100),
    .becomesVice(percent: 100), .becomesPartner(percent: 100), .endsInEklat(percent: 100),
    .holdsTrumps(cards: 12), .bonus(points: 100), .showsTrumps(cards: 12),
  ]

  private static func words(_ code: String) throws -> Words {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let languages = try Languages.load(from: checkout.appending(path: "Localization").path)
    return try #require(languages.words(for: code))
  }

  @Test("each is a whole sentence that fits the status line", arguments: LanguageTablesTests.codes)
  func sentences(code: String) throws {
    let words = try Self.words(code)
    for reason in Self.reasons {
      let text = words(reason.phrase { _ in "Maximiliane" })
      #expect(text.count <= 46, "\(text)")
      #expect(text.hasSuffix("."), "\(text)")
      #expect(text.first?.isUppercase == true, "\(text)")
    }
    let texts = Set(Self.reasons.map { words($0.phrase { _ in "Bea" }) })
    #expect(texts.count == Self.reasons.count)
  }

  @Test(
    "the figures of a hint fit beside moves in a few words", arguments: LanguageTablesTests.codes)
  func figures(code: String) throws {
    let words = try Self.words(code)
    for move in [Move.pass, .bid(CardSet(CardSet.suit(.red).prefix(4))), .name(.noTrump)] {
      let phrase = Phrase.adviceHint(
        place: 1, move: move.shortPhrase { _ in "Bea" }, score: -12, chance: 100)
      #expect(words(phrase).count <= 46, "\(words(phrase))")
    }
  }

  @Test("costs have one decimal")
  func tenths() {
    let costs = [0, 0.04, 0.05, 12.36, -3.24, -0.01].map(\.inTenths)
    #expect(costs == ["0.0", "0.0", "0.1", "12.4", "−3.2", "0.0"])
  }

  @Test("moves are described by what is chosen")
  func moves() throws {
    let words = try Self.words("en")
    func text(_ move: Move) -> String { words(move.phrase { _ in "Bea" }) }
    let cards = CardSet(CardSet.suit(.red).prefix(2))
    #expect(text(.pass) == "pass")
    #expect(text(.bid(cards)) == "lay red 0, red 1")
    #expect(words(Move.bid(cards).shortPhrase { _ in "" }) == "lay 2 cards")
    #expect(text(.name(.noTrump)) == "no trump")
    #expect(text(.pick(PlayerCount.five.seats[1])) == "Bea")
    #expect(text(.play(Card(.blue, Rank.all[7]))) == "blue 7")
  }
}
