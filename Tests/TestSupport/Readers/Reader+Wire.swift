@testable import MueWire

extension Reader {
  /// The text that people type to join a table, and the data that arrive over a network before
  /// anybody is identified.
  static let wire: [Reader] = [address, code, question, tableAnswer]

  private static let address = Reader(
    "address",
    samples: ["192.0.2.7:7155", "[fe80::1%eth0]:80", "table.example.org"].map { Array($0.utf8) },
    // A name of the maximum length in the domain name system.
    limit: 253,
    sized: { count in (0..<count).map { UInt8(ascii: $0 % 60 == 59 && $0 < count - 1 ? "." : "a") }
    },
    reading: { try? TableAddress(String(decoding: $0, as: UTF8.self)) },
    writing: { Array($0.text.utf8) })

  private static let code = Reader(
    "code",
    samples: ["waaaaa-wbbbbb-wccccc-wddddd-wabcde", "WAAAAA wbbbbb  waaaaa-waaaaa-wbbbbb"].map {
      Array($0.utf8)
    },
    limit: 600,
    reading: { bytes in
      words.flatMap { try? SeatCode(String(decoding: bytes, as: UTF8.self), in: [$0]) }
    },
    writing: { Array($0.text.utf8) })

  private static let question = Reader(
    "question", samples: (try? DiscoveryQuery()).map { [$0.bytes] } ?? [],
    limit: DiscoveryQuery.length,
    reading: { DiscoveryQuery($0) }, writing: { $0.bytes })

  private static let tableAnswer = Reader(
    "tableAnswer",
    samples: notice.map { notice in
      let nonce = Array("0123456789abcdef0123456789abcdef".utf8)
      return [DiscoveryReply(nonce: nonce, host: 7, port: 7_155, notice: notice).bytes]
    } ?? [],
    limit: DiscoveryQuery.length,
    reading: { DiscoveryReply($0) }, writing: { $0.bytes })

  private static let notice = TableAnnouncement(
    table: "Ada", players: 5, free: 2, version: "mue-link/1")

  /// As many words as a list has, each of five letters and a `w`.
  private static let words: WordList? = {
    let letters = Array("abcdef")
    let powers = [1, 6, 36, 216, 1_296]
    return WordList(
      (0..<WordList.count).map { number in
        "w" + String(powers.map { letters[number / $0 % 6] })
      })
  }()
}
