import Testing

@testable import MueWire

@Suite("A token") struct SeatTokenTests {
  @Test("is made of the bytes for a seat, and of no others")
  func bytes() throws {
    let token = try SeatToken.random(for: 3)
    #expect(token.seat == 3 && SeatToken(seat: 3, bytes: token.bytes) == token)
    #expect(SeatToken(seat: 3, bytes: token.bytes.dropLast()) == nil)
    #expect(SeatToken(seat: 3, bytes: token.bytes + [0]) == nil)
    #expect(SeatToken(seat: -1, bytes: token.bytes) == nil)
    #expect(SeatToken(seat: SeatCode.seats, bytes: token.bytes) == nil)
  }
}
