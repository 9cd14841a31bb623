import Platform
import Testing

@testable import MueWire

@Suite("An address of the system") struct SocketAddressTests {
  @Test(
    "a name with letters beyond ASCII is encoded for the domain name system",
    .enabled("the C library needs libidn2 for it") { dlopen("libidn2.so.0", RTLD_LAZY) != nil })
  func international() throws {
    // Fullwidth digits mean the usual ones, so no name server is asked.
    let address = TableAddress(host: "\u{FF11}\u{FF12}\u{FF17}.0.0.1", kind: .name, port: 7)
    #expect(try SocketAddress.resolve(address).first?.table?.text == "127.0.0.1:7")
  }
}
