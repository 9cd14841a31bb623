import MueData

/// A query for tables, broadcast on the local network.
///
/// It is longer than any reply, so that hosts cannot be used to amplify traffic.
struct DiscoveryQuery: Hashable {
  /// The length of every query in bytes, and the limit of a reply.
  static let length = 512
  private static let head = Array("mue-find/1 ".utf8)
  /// 16 random bytes as 32 hexadecimal digits, which the reply must repeat.
  let nonce: [UInt8]

  init() throws(WireFault) { nonce = Array(Hex(try Randomness.bytes(16)).text.utf8) }

  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.length, bytes.starts(with: Self.head) else { return nil }
    nonce = Array(bytes[Self.head.count..<Self.head.count + 32])
    guard Hex(String(decoding: nonce, as: UTF8.self), bytes: 16) != nil, self.bytes == bytes else {
      return nil
    }
  }

  var bytes: [UInt8] {
    let text = Self.head + nonce
    return text + [UInt8](repeating: UInt8(ascii: " "), count: Self.length - text.count)
  }
}

/// A host's reply to a query: one line of JSON.
struct DiscoveryReply: Hashable, Sendable {
  /// The query's random bytes.
  let nonce: [UInt8]
  /// A random number of the host, by which guests recognize its second reply.
  let host: Int
  let port: UInt16
  let notice: TableAnnouncement

  static let hosts = 0..<1 << 48

  /// The line, never longer than the query.
  var bytes: [UInt8] {
    let object: JSONObject = [
      "mue-table": 1, "nonce": String(decoding: nonce, as: UTF8.self), "host": host,
      "port": Int(port), "table": notice.table, "players": notice.players, "free": notice.free,
      "format": notice.version,
    ]
    return Array(object.text.utf8)
  }
}

extension DiscoveryReply {
  /// Reads a reply from any machine; nil if the bytes are not one.
  init?(_ bytes: [UInt8]) {
    guard let object = try? JSONObject(reading: bytes, limit: DiscoveryQuery.length),
      object["mue-table"]?.integer == 1,
      let nonce = object["nonce"]?.string, nonce.utf8.count == 32,
      let host = object["host"]?.integer, Self.hosts.contains(host),
      let port = object["port"]?.integer.flatMap({ UInt16(exactly: $0) }),
      let table = object["table"]?.string, let players = object["players"]?.integer,
      let free = object["free"]?.integer, let version = object["format"]?.string,
      let notice = TableAnnouncement(table: table, players: players, free: free, version: version),
      port > 0
    else { return nil }
    self.init(nonce: Array(nonce.utf8), host: host, port: port, notice: notice)
  }
}
