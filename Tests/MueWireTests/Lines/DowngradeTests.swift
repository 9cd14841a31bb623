import COpenSSL
import Foundation
import TestSupport
import Testing

@testable import MueWire

@Suite("Clients that ask for less", .waits) struct DowngradeTests {
  /// The key with which the program openssl connects.
  private var token: SeatToken {
    get throws { try #require(SeatToken(seat: 0, bytes: Array(repeating: 7, count: 32))) }
  }

  @Test(
    "an older version, with the key or without, and TLS 1.3 without a key are refused",
    arguments: [
      (TLS1_VERSION, false), (TLS1_1_VERSION, false), (TLS1_2_VERSION, false),
      (TLS1_2_VERSION, true), (TLS1_3_VERSION, false),
    ])
  func downgrade(version: CInt, oldKey: Bool) async throws {
    let table = try TestTable()
    table.host.admit(.token(try token))
    await table.host.settled()
    let client = try #require(StrangeClient(newest: version, oldKey: oldKey))
    let caller = try Caller(table.address)
    #expect(!client.shakeHands(caller))
    #expect(caller.receive().ended)
    #expect(table.joined.isEmpty)
  }

  @Test(
    "the program openssl can join with the key, and not without it", .enabled(if: Self.hasProgram))
  func program() async throws {
    let table = try TestTable()
    table.host.admit(.token(try token))
    await table.host.settled()
    let key = ["-psk_identity", "mue-link/1 back 0", "-psk", String(repeating: "07", count: 32)]
    for arguments in [[], ["-tls1_2"], ["-tls1_2"] + key] {
      let (program, input) = try connect(table, arguments)
      try input.close()
      program.waitUntilExit()
      #expect(table.joined.isEmpty)
    }
    let (program, input) = try connect(table, ["-tls1_3"] + key)
    try input.write(contentsOf: Data("hello\n".utf8))
    let peer = try await table.peer(.token(seat: 0))
    try await table.wait(for: .line(peer, "hello".line))
    try input.close()
    program.waitUntilExit()
  }

  private static let programPath = "/usr/bin/openssl"
  private static var hasProgram: Bool { FileManager.default.isExecutableFile(atPath: programPath) }

  private func connect(
    _ table: TestTable, _ arguments: [String]
  ) throws -> (program: Process, input: FileHandle) {
    let program = Process()
    program.executableURL = URL(filePath: Self.programPath)
    program.arguments =
      ["s_client", "-quiet", "-no_ign_eof", "-connect", table.address.text] + arguments
    let input = Pipe()
    program.standardInput = input
    program.standardOutput = FileHandle.nullDevice
    program.standardError = FileHandle.nullDevice
    try program.run()
    return (program, input.fileHandleForWriting)
  }
}
