import Testing

@testable import MueRules

@Suite("Moves in files") struct MoveTextTests {
  private func beforePlay() throws -> Round {
    let deal = try Deal.holding("R1 R7", "R7 Y3 Y4", players: .four)
    var round = Round(deal: deal, dealer: seat(0))
    try round.make("R7", "R7 Y3")
    try round.endAuction()
    return round
  }

  @Test("a pass is written as no card, a name as a trump, a pick as a number, a play as a card")
  func kinds() throws {
    #expect(Move.pass.text == "")
    #expect(Move.bid(try cards("K3 R7")).text == "R7 K3")
    #expect(Move.name(.noTrump).text == "none")
    #expect(Move.pick(seat(3)).text == "3")
    #expect(Move.play(try card("G0")).text == "G0")
  }

  @Test("a text is read as the kind of move that is asked for")
  func asked() throws {
    var round = try beforePlay()
    #expect(round.move(text: "7") == .name(.number(rank(7))))
    try round.make("7", "red")
    #expect(round.move(text: "2") == .pick(seat(2)))
    try round.make("2")
    #expect(round.move(text: "2") == nil)
    #expect(round.move(text: "Y3") == .play(try card("Y3")))
  }

  @Test("a twin means the one that the seat holds")
  func heldTwin() throws {
    let round = try beforePlay()
    let seconds = round.publicState.auction.laid[1] & .rank(rank(7))
    #expect(seconds.first?.firstTwin == (try card("R7")))
    #expect(round.publicState.auction.laid[0].first == (try card("R7")))
  }

  @Test("if one twin is laid, the same text lays the other")
  func otherTwin() throws {
    var round = Round(deal: try .holding("R7 R7", players: .four), dealer: seat(0))
    try round.make("R7", "", "", "", "R7")
    #expect(round.publicState.auction.laid[0] == (try cards("R7 R7")))
    try round.make("", "", "")
    #expect(try round.refusal(of: "R7") == .alreadyLaid(card("R7")))
  }

  @Test("two twins are laid by writing the card twice, if both are held")
  func bothTwins() throws {
    let deal = try Deal.holding("Y1", "R7 R7", "K1", "K1", players: .four)
    var round = Round(deal: deal, dealer: seat(0))
    try round.make("Y1", "R7 R7")
    #expect(round.publicState.auction.laid[1] == (try cards("R7 R7")))
    let error = try round.refusal(of: "K1 K1")
    let foreign = try #require((deal.hands[3] & .suit(.black) & .rank(rank(1))).first)
    #expect(error == .notInHand(foreign))
  }

  @Test("what is not a move is refused", arguments: ["x", "R", "R7 R7 R7", "none", " ", "0"])
  func garbage(text: String) throws {
    let round = Round(deal: Deal(players: .four, seed: 1), dealer: seat(0))
    #expect(round.move(text: text) == nil)
  }

  @Test(
    "a seat is written as its number and in no other way",
    arguments: ["02", "+2", "-0", " 2", "", "4"])
  func noSeat(text: String) throws {
    var round = try beforePlay()
    try round.make("7", "red")
    #expect(round.move(text: text) == nil)
  }

  @Test("every legal move written and read is the same move", arguments: PlayerCount.allCases)
  func roundTrip(players: PlayerCount) throws {
    var generator = SeededGenerator(seed: 11)
    for seed in 0..<20 {
      var round = Round(deal: Deal(players: players, seed: UInt64(seed)), dealer: seat(0))
      while let moves = round.legalMoves {
        let all = moves.all
        let move = all[generator.below(all.count)]
        let read = try #require(round.move(text: move.text))
        var written = round
        try round.apply(move)
        try written.apply(read)
        #expect(written == round)
      }
    }
  }
}
