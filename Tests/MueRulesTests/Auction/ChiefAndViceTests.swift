import Testing

@testable import MueRules

@Suite("Chief and Vice") struct ChiefAndViceTests {
  @Test("the Chief is the player with the most cards laid")
  func chief() throws {
    let auction = try Auction.turns("R2", "Y2 Y3", "", "", players: .four)
    #expect(auction.roles == Roles(chief: seat(1), vice: seat(0), level: 2))
  }

  @Test("the Vice is the one of the others with the most cards laid, however few")
  func vice() throws {
    let auction = try Auction.turns("K9", "Y2 Y3", "G0 G1 G2", "", "", players: .five)
    #expect(auction.roles == Roles(chief: seat(2), vice: seat(1), level: 3))
  }

  @Test(
    "a tie for Vice goes to the higher highest card, then the next highest, and so on",
    arguments: [
      ("R8 R0", "Y7 Y7", 0),  // the highest decides
      ("R8 R0", "Y8 Y1", 1),  // then the next
      ("R8 R5 R3", "Y8 Y5 Y2", 0),  // and the next
      ("R9 R1 R1", "Y9 Y2 Y0", 1),
      ("B0", "K1", 1),
      ("R9", "K8", 0),  // suits do not matter
      ("K8", "R9", 1),
    ])
  func tie(first: String, second: String, expected: Int) throws {
    let chief = ["G0", "G0 G1", "G0 G1 G2", "G0 G1 G2 G3"][first.split(separator: " ").count]
    let auction = try Auction.turns(first, second, chief, players: .four)
    #expect(auction.roles?.chief == seat(2))
    #expect(auction.roles?.vice == seat(expected))
    let turned = try Auction.turns(second, first, chief, players: .four)
    #expect(turned.roles?.vice == seat(1 - expected))
  }

  @Test(
    "if the tied players' ranks are exactly the same, there is no Vice",
    arguments: [("R3", "K3"), ("R7 Y1", "G7 K1"), ("R7 R7", "B7 B7"), ("R9 R0 Y4", "Y9 G4 G0")])
  func same(first: String, second: String) throws {
    let chief = ["B5", "B5 B2", "B5 B2 B3", "B5 B2 B3 B4"][first.split(separator: " ").count]
    let auction = try Auction.turns(first, second, chief, players: .five)
    #expect(auction.roles?.chief == seat(2))
    #expect(auction.roles?.vice == nil)
  }

  @Test("of three tied for Vice one may be ahead, wherever it sits", arguments: 0..<3)
  func threeTied(index: Int) throws {
    var laid = ["R8 R2", "Y8 Y2", "G8 G2"]
    laid[index] = "K8 K3"
    let auction = try Auction.turns(laid[0], laid[1], laid[2], "B0 B2 B3", players: .six)
    #expect(auction.roles == Roles(chief: seat(3), vice: seat(index), level: 3))
  }

  @Test("if the best two of three tied are exactly the same, there is no Vice", arguments: 0..<3)
  func threeTiedBestSame(index: Int) throws {
    var laid = ["R8 R2", "Y8 Y2", "G8 G2"]
    laid[index] = "K8 K1"
    let auction = try Auction.turns(laid[0], laid[1], laid[2], "B0 B2 B3", players: .six)
    #expect(auction.roles == Roles(chief: seat(3), vice: nil, level: 3))
  }

  @Test("if only the two lower ones are exactly the same, the better one is still the Vice")
  func sameBelow() throws {
    let auction = try Auction.turns("R3", "Y3", "G5 G4", "B0 B2 B3", players: .four)
    #expect(auction.roles == Roles(chief: seat(3), vice: seat(2), level: 3))
  }

  @Test("if nobody but the Chief laid a card, there is no Vice")
  func nobodyElse() throws {
    let auction = try Auction.turns("", "", "R1", players: .six)
    #expect(auction.roles == Roles(chief: seat(2), vice: nil, level: 1))
  }

  @Test("with three players there is no Vice")
  func threePlayers() throws {
    let auction = try Auction.turns("R1", "Y1 Y2", "B9", players: .three)
    #expect(auction.roles == Roles(chief: seat(1), vice: nil, level: 2))
  }
}
