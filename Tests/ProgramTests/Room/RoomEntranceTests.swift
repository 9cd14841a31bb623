import Foundation
import MueData
import Testing

@testable import MueApp

@Suite("Entering a card room") struct RoomEntranceTests {
  private static let key =
    "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f"

  private func entrance(
    _ report: String, terminal: Bool = true, changes: [String: String] = [:]
  ) throws -> RoomEntrance {
    let home = try Home()
    let file = try home.write(report.utf8, as: "report")
    let given = ["SSH_USER_AUTH": file, "SSH_CONNECTION": "192.0.2.7 40000 192.0.2.1 22"]
    return try RoomEntrance(
      environment: given.merging(changes) { $1 }, hasTerminal: terminal)
  }

  @Test("one is known by the digest of one's key, or is a guest")
  func visitors() throws {
    let known = try entrance("publickey \(Self.key)\n")
    let key = try #require(known.visitor.key)
    #expect(known.address == "192.0.2.7")
    #expect(key.type == "ssh-ed25519" && key.blob.suffix(32) == Array(0..<32))
    #expect(
      key.digest.text == "66402c9468c58941dd19ffd650bf2b42f9226f83d3bd06ad515d0e5104a77020")
    #expect(try entrance("none\n").visitor == .guest)
  }

  @Test("whoever sends a command or has no terminal is refused, whatever the key is")
  func refusals() throws {
    for command in ["", "sh", "scp -t ."] {
      #expect(throws: RoomEntrance.Refusal.command) {
        try entrance("publickey \(Self.key)\n", changes: ["SSH_ORIGINAL_COMMAND": command])
      }
    }
    #expect(throws: RoomEntrance.Refusal.noTerminal) { try entrance("none\n", terminal: false) }
    #expect(throws: RoomEntrance.Refusal.unknown) {
      try entrance("none\n", changes: ["SSH_USER_AUTH": "/nothing/here"])
    }
    #expect(throws: RoomEntrance.Refusal.unknown) {
      try RoomEntrance(environment: [:], hasTerminal: true)
    }
  }

  @Test(
    "a report that sshd does not write makes nobody known",
    arguments: [
      "", "\n", "none", "none\nnone\n", "none \n", "password\n", "keyboard-interactive\n",
      "publickey \(key)", "publickey  \(key)\n", " publickey \(key)\n", "publickey \(key) x\n",
      "publickey \(key)\npassword\n", "publickey \(key)\npublickey \(key)\n", "publickey\n",
      "publickey ssh-rsa AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f\n",
      "publickey ssh-ed25519 AAAAC3NzaC1lZDI1NTE5\n", "publickey a AAAA\n", "publickey a A===\n",
      "publickey a AAAAAWEAA===\n", "publickey a AAAAAWEB-A==\n", "publickey a AAAAAWEAAB==\n",
      "publickey a AAAA=WEAAA==\n", "publickey \u{E4} AAAAAsOkAA==\n", "publickey  AAAAAAA=\n",
      "publickey \(key)\0\n", "publickey \(key)\r\n",
    ])
  func malformed(report: String) {
    #expect(throws: RoomEntrance.Refusal.unknown) {
      try RoomEntrance.visitor(Array(report.utf8))
    }
  }

  @Test("certificates and endless reports are refused")
  func others() throws {
    let certificate = "publickey ssh-ed25519-cert-v01@openssh.com AAAA\n"
    #expect(throws: RoomEntrance.Refusal.certificate) {
      try RoomEntrance.visitor(Array(certificate.utf8))
    }
    #expect(throws: RoomEntrance.Refusal.unknown) {
      try entrance("none" + String(repeating: "\n", count: RoomEntrance.limit))
    }
  }

  @Test("each refusal has a sentence of its own")
  func sentences() {
    let refusals: [RoomEntrance.Refusal] = [.command, .noTerminal, .certificate, .unknown]
    #expect(Set(refusals.map { "\($0.phrase)" }).count == refusals.count)
  }
}

extension RoomEntrance.Visitor {
  fileprivate var key: RoomKey? {
    guard case .key(let key) = self else { return nil }
    return key
  }
}
