import Testing

@testable import MueWire

@Suite("A token") struct SeatTokenTests {
  @Test("comes back as it was written")
  func text() throws {
    for place in 0..<SeatCode.seats {
      let token = try SeatToken(randomFor: place)
      #expect(SeatToken(token.text) == token)
      #expect(token.seat == place)
      #expect(token.text.count == 66)
    }
    #expect(try SeatToken(randomFor: 1) != SeatToken(randomFor: 1))
  }

  @Test("anything else is none")
  func wrong() throws {
    let text = try SeatToken(randomFor: 0).text
    for wrong in [
      "", "0", "0-", String(text.dropLast()), text + "0", "7" + text.dropFirst(),
      "9" + text.dropFirst(),
      text.replacing("-", with: "_"), text.uppercased() + "G", String(text.dropLast()) + "g",
      String(repeating: "é", count: 33),
    ] {
      #expect(SeatToken(wrong) == nil, "\(wrong)")
    }
  }
}
