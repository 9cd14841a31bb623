import Testing

@testable import MueWire

@Suite("The key of a code") struct ScryptTests {
  @Test("is that of RFC 7914")
  func knownAnswers() throws {
    #expect(
      hex(try LinkKey.scrypt([], salt: [], cost: 16, blocks: 1, lanes: 1, count: 64))
        == "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"
        + "fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906")
    #expect(
      hex(
        try LinkKey.scrypt(
          "pleaseletmein".line, salt: "SodiumChloride".line, cost: 16_384, blocks: 8, lanes: 1,
          count: 64))
        == "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
        + "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887")
  }

  @Test("costs 32 MB to derive, and differs between seats")
  func cost() throws {
    let keys = try (0..<3).map { seat in
      try LinkKey.stretched("a-b-c-d-e", salt: SeatIdentity(seat: seat, way: .code).text)
    }
    #expect(Set(keys).count == 3)
    let salt = SeatIdentity(seat: 0, way: .code).text.line
    #expect(
      try keys[0].bytes
        == LinkKey.scrypt("a-b-c-d-e".line, salt: salt, cost: 32_768, blocks: 8, lanes: 1))
  }

  @Test("is refused if the function does not allow the cost")
  func noCost() {
    #expect(throws: WireFault.noChannel) {
      try LinkKey.scrypt([], salt: [], cost: 3, blocks: 1, lanes: 1)
    }
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
