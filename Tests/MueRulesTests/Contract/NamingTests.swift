import Testing

@testable import MueRules

@Suite("Naming the trumps") struct NamingTests {
  /// Seat 0 is Vice with R7 Y7 and seat 1 Chief with R7 Y3 B0.
  private func named(by count: Int) throws -> Round {
    let deal = try Deal.holding("R7 Y7 K1", "R7 Y3 B0", players: .four)
    var round = Round(deal: deal, dealer: seat(0))
    try round.make("R7", "R7 Y3", "", "", "Y7", "B0")
    try round.endAuction()
    if count > 0 { try round.make("red") }
    return round
  }

  private func names(_ round: Round) -> [String] { round.legalMoves?.all.map(\.text) ?? [] }

  @Test("the Vice names first, then the Chief, who then picks a partner")
  func order() throws {
    var round = try named(by: 0)
    #expect(round.turn == seat(0))
    #expect(round.publicState.phase == .viceNames(Roles(chief: seat(1), vice: seat(0), level: 3)))
    try round.make("7")
    #expect(round.turn == seat(1))
    try round.make("red")
    #expect(round.turn == seat(1))
    #expect(names(round) == ["2", "3"])
  }

  @Test("the Vice names the suit or the number of a card that the Vice laid")
  func vice() throws {
    let round = try named(by: 0)
    #expect(names(round) == ["red", "yellow", "7"])
    for text in ["black", "1", "3", "blue", "green"] {
      let offered = try [trump("red"), trump("yellow"), trump("7")]
      #expect(try round.refusal(of: text) == .notNamable(of: offered))
    }
  }

  @Test("the Vice may not decline")
  func viceMayNotDecline() throws {
    let round = try named(by: 0)
    #expect(!names(round).contains("none"))
    _ = try round.refusal(of: "none")
    #expect(try round.refusal(of: .pass) == .notAsked(#require(round.legalMoves)))
  }

  @Test("the Chief names the suit or number of a card laid by the Chief, or no trump")
  func chief() throws {
    let round = try named(by: 1)
    #expect(names(round) == ["yellow", "blue", "0", "3", "7", "none"])
    for text in ["green", "black", "9", "1"] { _ = try round.refusal(of: text) }
  }

  @Test("the Chief may not name what the Vice named", arguments: ["red", "7"])
  func notTwice(viceTrump: String) throws {
    var round = try named(by: 0)
    try round.make(viceTrump)
    #expect(!names(round).contains(viceTrump))
    _ = try round.refusal(of: viceTrump)
  }

  @Test("the Chief may name the number of what the Vice named as a suit, and the other way round")
  func crossed() throws {
    var suitFirst = try named(by: 0)
    try suitFirst.make("red", "7")
    var numberFirst = try named(by: 0)
    try numberFirst.make("7", "red")
    #expect(suitFirst.publicState.phase != numberFirst.publicState.phase)
  }

  @Test("only laid cards count for naming, not the rest of the hand")
  func onlyLaid() throws {
    let round = try named(by: 0)
    #expect(round.hand(of: seat(0)).contains(try card("K1")))
    #expect(!names(round).contains("black"))
  }

  @Test("without a Vice the Chief names at once, by the cards laid, or no trump")
  func noVice() throws {
    var round = Round(deal: try .holding("R1 G1", players: .five), dealer: seat(0))
    try round.make("R1", "", "", "", "", "G1")
    try round.endAuction()
    #expect(
      round.publicState.phase == .chiefNames(try #require(round.publicState.roles), viceTrump: nil))
    #expect(names(round) == ["red", "green", "1", "none"])
  }

  @Test("with two laid twins, suit and number are offered once each")
  func twins() throws {
    #expect(Trump.namable(with: try cards("K7 K7")).map(\.text) == ["black", "7"])
    #expect(Trump.namable(with: .none).isEmpty)
  }

  @Test("nobody plays a card before the trumps and the partner are named")
  func notYet() throws {
    let round = try named(by: 0)
    let move = Move.play(try card("R7"))
    #expect(try round.refusal(of: move) == .notAsked(#require(round.legalMoves)))
  }
}
