import MueData

@testable import MueApp

extension Reader {
  /// sshd's report about somebody who enters a card room.
  static let sshdReport = Reader(
    "sshdReport",
    samples: [
      "publickey ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f\n",
      "publickey abcd AAAABGFiY2QAAA==\n", "none\n",
    ].map { Array($0.utf8) },
    limit: RoomEntrance.limit,
    sized: { count in
      let head = "publickey aaaa AAAABGFhYWEA"
      let groups = max(0, count - head.utf8.count - 1) / 4
      let line = head + String(repeating: "AAAA", count: groups)
      return Array(line.utf8)
        + [UInt8](repeating: UInt8(ascii: "\n"), count: max(1, count - line.utf8.count))
    },
    reading: { try? RoomEntrance.visitor($0) },
    writing: { visitor in
      switch visitor {
      case .guest: Array("none\n".utf8)
      case .key(let key): Array("publickey \(key.type) \(key.blob.base64)\n".utf8)
      }
    })
}
