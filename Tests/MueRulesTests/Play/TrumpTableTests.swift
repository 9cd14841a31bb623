import Testing

@testable import MueRules

/// The table of trumps, row by row, as orders of all trumps from the highest down.
@Suite("The order of trumps") struct TrumpTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let vice: String?
    let chief: String
    let trumps: String
    var testDescription: String { "Vice \(vice ?? "–"), Chief \(chief)" }
  }

  static let rows = [
    Row(
      vice: "red", chief: "7",
      trumps: "R7 R7 | Y7 Y7 G7 G7 B7 B7 K7 K7 | "
        + "R9 | R8 | R6 | R5 | R4 | R3 | R2 | R1 R1 | R0"),
    Row(
      vice: "7", chief: "red",
      trumps: "R7 R7 | R9 | R8 | R6 | R5 | R4 | R3 | R2 | R1 R1 | R0 | "
        + "Y7 Y7 G7 G7 B7 B7 K7 K7"),
    Row(
      vice: "red", chief: "blue",
      trumps: "B9 | B8 | B7 B7 | B6 | B5 | B4 | B3 | B2 | B1 B1 | B0 | "
        + "R9 | R8 | R7 R7 | R6 | R5 | R4 | R3 | R2 | R1 R1 | R0"),
    Row(vice: "3", chief: "5", trumps: "R5 Y5 G5 B5 K5 | R3 Y3 G3 B3 K3"),
    Row(
      vice: "red", chief: "none",
      trumps: "R9 | R8 | R7 R7 | R6 | R5 | R4 | R3 | R2 | R1 R1 | R0"),
    Row(vice: nil, chief: "1", trumps: "R1 R1 Y1 Y1 G1 G1 B1 B1 K1 K1"),
    Row(vice: nil, chief: "none", trumps: ""),
    Row(vice: "9", chief: "none", trumps: "R9 Y9 G9 B9 K9"),
    Row(
      vice: "0", chief: "black",
      trumps: "K0 | K9 | K8 | K7 K7 | K6 | K5 | K4 | K3 | K2 | K1 K1 | R0 Y0 G0 B0"),
    Row(
      vice: nil, chief: "green",
      trumps: "G9 | G8 | G7 G7 | G6 | G5 | G4 | G3 | G2 | G1 G1 | G0"),
  ]

  private func order(_ row: Row) throws -> TrickOrder {
    TrickOrder(chiefTrump: try trump(row.chief), viceTrump: try row.vice.map(trump))
  }

  @Test("from the highest down: double trumps, the Chief's, the Vice's", arguments: rows)
  func trumps(row: Row) throws {
    let order = try order(row)
    #expect(ranking(order.trumps, under: order) == row.trumps)
  }

  @Test("every trump beats every other card, and none of them beats a trump", arguments: rows)
  func aboveAll(row: Row) throws {
    let order = try order(row)
    for trump in order.trumps {
      for plain in CardSet.deck - order.trumps {
        #expect(order.beats(trump, plain))
        #expect(!order.beats(plain, trump))
      }
    }
  }

  @Test("all trumps form one suit and no longer belong to a printed suit", arguments: rows)
  func oneSuit(row: Row) throws {
    let order = try order(row)
    for card in CardSet.deck {
      let suit = order.trumps.contains(card) ? order.trumps : .suit(card.suit) - order.trumps
      #expect(order.following(card) == suit)
    }
  }

  @Test("outside the trumps the higher rank of the led suit is stronger", arguments: rows)
  func plainSuits(row: Row) throws {
    let order = try order(row)
    for first in CardSet.deck - order.trumps {
      for second in CardSet.deck - order.trumps {
        #expect(
          order.beats(second, first) == (second.suit == first.suit && second.rank > first.rank))
      }
    }
  }

  @Test("the layers are listed from the highest down, without empty ones")
  func layers() throws {
    func texts(_ chief: String, _ vice: String?, _ deck: CardSet) throws -> [String] {
      let order = TrickOrder(chiefTrump: try trump(chief), viceTrump: try vice.map(trump))
      return order.layers(in: deck).map(\.text)
    }
    #expect(try texts("4", "red", .deck)[0...1] == ["R4", "Y4 G4 B4 K4"])
    #expect(try texts("4", "red", .deck)[2] == "R0 R1 R1 R2 R3 R5 R6 R7 R7 R8 R9")
    #expect(try texts("5", "3", .deck) == ["R5 Y5 G5 B5 K5", "R3 Y3 G3 B3 K3"])
    #expect(try texts("none", nil, .deck) == [])
    #expect(try texts("2", nil, Rules.classic[.three].deck) == ["R2 Y2 B2"])
  }
}
