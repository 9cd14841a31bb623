import Platform
import Testing

@testable import MueWire

@Suite("The source of a connection") struct SourceTests {
  private func source(_ text: String) throws -> Source? {
    try SocketAddress.resolve(TableAddress(text)).first.flatMap(Source.init)
  }

  @Test("an IPv4 address, regardless of the port")
  func v4() throws {
    #expect(try source("192.0.2.7:1") == .v4(0xC000_0207))
    #expect(try source("192.0.2.7:1") == source("192.0.2.7:2"))
    #expect(try source("192.0.2.7:1") != source("192.0.2.8:1"))
  }

  @Test("the network of an IPv6 address")
  func v6() throws {
    #expect(try source("[2001:db8:1:2::7]:1") == .v6(0x2001_0db8_0001_0002))
    #expect(try source("[2001:db8:1:2::7]:1") == source("[2001:db8:1:2:ffff::8]:2"))
    #expect(try source("[2001:db8:1:2::7]:1") != source("[2001:db8:1:3::7]:1"))
  }

  @Test("nothing for a local socket, whose account the system tells")
  func local() throws {
    #expect(try Source(SocketAddress(path: "/run/x")) == nil)
  }
}
