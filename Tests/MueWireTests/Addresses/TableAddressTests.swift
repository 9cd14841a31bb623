import Testing

@testable import MueWire

@Suite("An address") struct TableAddressTests {
  @Test(
    "can be read with or without a port",
    arguments: [
      ("192.0.2.7", "192.0.2.7:7155"), ("192.0.2.7:80", "192.0.2.7:80"),
      ("127.0.0.1:0", "127.0.0.1:0"), ("::1", "[::1]:7155"), ("[::1]", "[::1]:7155"),
      ("[2001:db8::7]:65535", "[2001:db8::7]:65535"), ("fe80::1%eth0", "[fe80::1%eth0]:7155"),
      ("example.org", "example.org:7155"), ("box:7200", "box:7200"),
      ("bücher.example", "bücher.example:7155"), ("δοκιμή.例え.example:1", "δοκιμή.例え.example:1"),
      ("a-b.c_d.example:1", "a-b.c_d.example:1"), ("3com.example", "3com.example:7155"),
    ])
  func right(text: String, written: String) throws {
    let address = try TableAddress(text)
    #expect(address.text == written)
    #expect(try TableAddress(address.text) == address)
  }

  @Test("says what is wrong with it")
  func wrong() {
    func fault(_ text: String) -> TableAddressFault? {
      do throws(TableAddressFault) {
        _ = try TableAddress(text)
        return nil
      } catch { return error }
    }
    #expect(fault("") == .empty)
    #expect(fault(String(repeating: "a", count: 301)) == .tooLong)
    #expect(fault("192.0.2.7:") == .badPort(""))
    #expect(fault("192.0.2.7:65536") == .badPort("65536"))
    #expect(fault("box:-1") == .badPort("-1"))
    #expect(fault("box:+1") == .badPort("+1"))
    #expect(fault("box:٣") == .badPort("٣"))
    for host in [
      "192.0.2", "192.0.2.256", "a b", "a..b", ".a", "a.", "-a", "mül ler", "m\u{9B}", "\u{202E}a",
      "ü/b", "a/b", ":80", "1",
      String(repeating: "a", count: 64), "fe80::1%", "fe80::1%a/b", ":::", "a\0b", "::1\0",
      "8e80::\0x", "127.0.0.1\0x",
    ] {
      guard case .badHost = fault(host) else {
        Issue.record("\(host) \(String(describing: fault(host)))")
        continue
      }
    }
    for text in ["[::1", "[::1]x", "[box]:80", "[]", "[192.0.2.7]:80"] {
      guard case .badHost = fault(text) else {
        Issue.record("\(text) \(String(describing: fault(text)))")
        continue
      }
    }
  }

  @Test("that only this machine reaches is recognized")
  func loopback() throws {
    for text in ["127.0.0.1", "127.3.2.1", "::1", "localhost"] {
      #expect(try TableAddress(text).isLoopback, "\(text)")
    }
    for text in ["0.0.0.0", "192.0.2.7", "::", "example.org"] {
      #expect(try !TableAddress(text).isLoopback, "\(text)")
    }
  }
}
