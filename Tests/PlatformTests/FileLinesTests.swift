import Foundation
import Testing

@testable import Platform

@Suite("Lines of a file") final class FileLinesTests {
  private let path: String

  init() throws {
    var name = Array("/tmp/mue-lines-XXXXXX\0".utf8CString)
    close(mkstemp(&name))
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { unlink(path) }

  private func lines(_ text: String, limit: Int = 100) throws -> [String] {
    try ByteSink(path).write(text)
    var lines = try FileLines(path, limit: limit)
    var found: [String] = []
    while let (number, line) = try lines.next() {
      found.append("\(number) \(String(decoding: line, as: UTF8.self))")
    }
    #expect(try lines.next() == nil)
    return found
  }

  @Test("are numbered from 1, empty ones too, which are left out")
  func numbers() throws {
    #expect(try lines("one\n\n\ntwo\nthree") == ["1 one", "4 two", "5 three"])
    #expect(try lines("\none\n") == ["2 one"])
    #expect(try lines("") == [])
  }

  @Test("those that are too long keep their number and their beginning")
  func limit() throws {
    #expect(try lines("a\nbcdefg\nh\n", limit: 3) == ["1 a", "2 bcde", "3 h"])
    let long = String(repeating: "x", count: 500_000)
    #expect(try lines(long + "\n\(long)\nend", limit: 1) == ["1 xx", "2 xx", "3 en"])
  }

  @Test("an input without end of a line fills no memory")
  func endless() throws {
    var lines = try FileLines("/dev/zero", limit: 10)
    #expect(try lines.next()?.bytes == [UInt8](repeating: 0, count: 11))
  }

  @Test("what cannot be opened or read is an error")
  func faults() {
    #expect(throws: SystemError(number: ENOENT)) { try FileLines("/no/such/file", limit: 10) }
    #expect(throws: SystemError(number: EISDIR)) {
      var lines = try FileLines("/tmp", limit: 10)
      _ = try lines.next()
    }
  }
}
