import Testing

@testable import MueWire

@Suite("A token") struct SeatTokenTests {
  @Test("is for one seat, and new each time")
  func random() throws {
    for seat in 0..<SeatCode.seats { #expect(try SeatToken(randomFor: seat).seat == seat) }
    #expect(try SeatToken(randomFor: 1) != SeatToken(randomFor: 1))
  }

  @Test("can be rebuilt from its bytes, and from no others")
  func bytes() throws {
    let token = try SeatToken(randomFor: 3)
    #expect(SeatToken(seat: 3, bytes: token.bytes) == token)
    #expect(SeatToken(seat: 3, bytes: token.bytes.dropLast()) == nil)
    #expect(SeatToken(seat: 3, bytes: token.bytes + [0]) == nil)
    #expect(SeatToken(seat: -1, bytes: token.bytes) == nil)
    #expect(SeatToken(seat: SeatCode.seats, bytes: token.bytes) == nil)
  }
}
