import MueData
import Platform

/// The address of a table on a network: `ADDRESS` or `ADDRESS:PORT`.
///
/// Accepted forms include `192.0.2.7`, `example.org:7200`, `::1` and `[fe80::1%eth0]:7155`.
public struct TableAddress: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case v4, v6, name
  }

  /// The default port of tables, where hosts also answer searches: `MUE_PORT`, or 7155.
  public static let usualPort: UInt16 =
    CommandLine.environment["MUE_PORT"].flatMap { UInt16($0) } ?? 7_155
  /// The numeric address or the host name, without brackets.
  let host: String
  let kind: Kind
  /// The port; 0 lets the system choose one for listening.
  public let port: UInt16

  /// The IPv4 loopback address.
  public static func loopback(port: UInt16 = usualPort) -> TableAddress {
    TableAddress(host: "127.0.0.1", kind: .v4, port: port)
  }
}

extension TableAddress {
  /// Reads an address of at most 300 bytes.
  ///
  /// - Throws: `TableAddressFault` with the part that is wrong.
  public init(_ text: String) throws(TableAddressFault) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= 300 else { throw .tooLong }
    let (host, port) = try Self.parted(text)
    guard let kind = Self.kind(of: host) else { throw .badHost(host) }
    self.host = host
    self.kind = kind
    self.port = try port.map(Self.port) ?? Self.usualPort
  }

  /// The address in the form that `init(_:)` reads.
  public var text: String { kind == .v6 ? "[\(host)]:\(port)" : "\(host):\(port)" }

  /// Whether it can be reached only from this machine.
  var isLoopback: Bool {
    switch kind {
    case .v4: host.hasPrefix("127.")
    case .v6: host == "::1"
    case .name: host == "localhost"
    }
  }

  /// The host, and the port if there is one.
  private static func parted(_ text: String) throws(TableAddressFault) -> (String, Substring?) {
    if text.first == "[" {
      guard let close = text.firstIndex(of: "]") else { throw .badHost(text) }
      let host = String(text[text.index(after: text.startIndex)..<close])
      guard kind(of: host) == .v6 else { throw .badHost(host) }
      let rest = text[text.index(after: close)...]
      if rest.isEmpty { return (host, nil) }
      guard rest.first == ":" else { throw .badHost(text) }
      return (host, rest.dropFirst())
    }
    guard let colon = text.lastIndex(of: ":"), text.firstIndex(of: ":") == colon else {
      return (text, nil)
    }
    return (String(text[..<colon]), text[text.index(after: colon)...])
  }

  private static func port(_ text: Substring) throws(TableAddressFault) -> UInt16 {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let port = UInt16(text)
    else { throw .badPort(String(text)) }
    return port
  }

  private static func kind(of host: String) -> Kind? {
    // `inet_pton` would stop at a zero byte and accept what is before it.
    guard host.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    var bytes = in6_addr()
    if inet_pton(AF_INET, host, &bytes) == 1 { return .v4 }
    let zoned = host.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    if let number = zoned.first, inet_pton(AF_INET6, String(number), &bytes) == 1 {
      let zone = zoned.dropFirst().first?.utf8
      let isZone =
        zone.map { (1...15).contains($0.count) && $0.allSatisfy(\.isOfPlainName) } ?? true
      return isZone ? .v6 : nil
    }
    return isName(host) ? .name : nil
  }

  /// Whether a text is a name that the domain name system allows, with letters of any language,
  /// rather than a mistyped number.
  private static func isName(_ host: String) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard host.utf8.count <= 253, let last = labels.last,
      !last.allSatisfy({ ("0"..."9").contains($0) })
    else { return false }
    return labels.allSatisfy { label in
      (1...63).contains(label.utf8.count) && label.first != "-"
        && label.unicodeScalars.allSatisfy { $0.isASCII || $0.properties.isXIDContinue }
        && label.utf8.allSatisfy { $0 >= 0x80 || $0.isOfPlainName }
    }
  }

  /// All addresses of this machine, IPv4 and IPv6, for listening.
  public static func everywhere(port: UInt16 = usualPort) -> TableAddress {
    TableAddress(host: "::", kind: .v6, port: port)
  }

  /// The numeric addresses for a host to listen on: a name is resolved, and `::` includes all IPv4
  /// addresses.
  ///
  /// - Throws: `WireFault.noAddressOfOurs` if the name is unknown.
  func listening() throws(WireFault) -> [TableAddress] {
    let found: [TableAddress]
    do {
      found = try SocketAddress.resolve(self).compactMap(\.table)
    } catch {
      throw .noAddressOfOurs(text)
    }
    if found.contains(.everywhere(port: port)) {
      return [TableAddress(host: "0.0.0.0", kind: .v4, port: port), .everywhere(port: port)]
    }
    // The system may name an address twice.
    return found.indices.filter { !found[..<$0].contains(found[$0]) }.map { found[$0] }
  }

  func at(port: UInt16) -> TableAddress { TableAddress(host: host, kind: kind, port: port) }

  /// The addresses by which guests reach a host that listens on numeric ones.
  ///
  /// An address for all of a family becomes this machine's addresses, or loopback if there is no
  /// other.
  public static func reachable(_ listening: [TableAddress]) -> [TableAddress] {
    let interfaces = NetworkInterface.all()
    let found = listening.flatMap { address -> [TableAddress] in
      guard address.isEverywhere else { return [address] }
      return interfaces.filter { $0.address.kind == address.kind }.map {
        $0.address.at(port: address.port)
      }
    }
    if !found.isEmpty { return found }
    return listening.prefix(1).map { address in
      address.kind == .v4
        ? .loopback(port: address.port)
        : TableAddress(host: "::1", kind: .v6, port: address.port)
    }
  }

  /// Whether it means all addresses of its family.
  private var isEverywhere: Bool { host == "0.0.0.0" || host == "::" }
}

/// Why a text is not an address.
public enum TableAddressFault: Error, Hashable, Sendable {
  case empty
  /// It is longer than 300 bytes.
  case tooLong
  /// This is neither a numeric address nor a host name.
  case badHost(String)
  case badPort(String)
}
