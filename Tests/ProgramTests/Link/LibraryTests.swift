import Foundation
import TestSupport
import Testing

@Suite("OpenSSL is loaded when it is needed", .waits) struct LibraryTests {
  #if os(Linux)
    /// The files that a program has mapped.
    private func mappedFiles(_ process: pid_t) throws -> String {
      let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(process)/maps"))
      return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    }

    @Test("a game alone is played without it") func alone() throws {
      let terminal = try Terminal.newGame(home: Home())
      try terminal.waitFor(.bid)
      terminal.type("p")
      #expect(try !mappedFiles(terminal.process).contains(/libssl|libcrypto/))
    }

    @Test("a table for friends has it") func table() throws {
      let table = try TableOfFriends(seats: 3, friends: 0)
      #expect(try mappedFiles(table.terminals[0].process).contains("libssl"))
    }

    @Test("where it is not installed, that is said in one sentence")
    func absent() throws {
      let home = try Home()
      let without = DiskFaults.without(library: "libssl")
      let sentence = /^Tables with friends need OpenSSL: install libssl\.so\.[0-9.]+\.$/
      for arguments in [
        ["host", "--here"], ["host", "--listen", "127.0.0.1:0"],
      ] {
        let run = try CommandRun(arguments, home: home, environment: without)
        #expect(run.complaint?.contains(sentence) == true)
        #expect(run.status == 1)
      }
      let doctor = try CommandRun(["doctor"], home: home, environment: without)
      #expect(doctor.output.contains("!!  Tables with friends need OpenSSL"))
      #expect(doctor.status == 1)
    }
  #endif
}
