import Testing

@testable import Platform

/// One after another, since a program has only one log.
@Suite("The log", .serialized) struct LogTests {
  private let folder: String

  init() throws {
    var name = Array("/tmp/mue-log-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&name))
    folder = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func lines(_ name: String = Log.name) throws -> [Substring] {
    let bytes = try ByteSource(plain: folder + "/" + name).all(atMost: .max)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  private func end() {
    Log.begin(in: nil)
    for name in [Log.name, Log.previousName] { unlink(folder + "/" + name) }
    rmdir(folder)
  }

  @Test("each failure is one line with time and place, for the account alone, and once in a row")
  func line() throws {
    defer { end() }
    Log.begin(in: folder)
    errno = ENOSPC
    for _ in 1...3 { Log.note("first\nsecond \u{1B}[1m third") }
    #expect(errno == ENOSPC)
    Log.note(String(repeating: "x", count: 10_000))
    let lines = try lines()
    #expect(lines.count == 2)
    let beginning = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ \S+ PlatformTests\/LogTests.swift:\d+/
    #expect(lines.first?.prefixMatch(of: beginning) != nil, "\(lines)")
    #expect(lines.first?.hasSuffix(" first second  [1m third") == true, "\(lines)")
    #expect(lines.allSatisfy { $0.utf8.count < 700 })
    var about = stat()
    #expect(stat(folder + "/" + Log.name, &about) == 0 && about.st_mode & 0o777 == 0o600)
  }

  @Test("a full log replaces the previous generation")
  func rotation() throws {
    defer { end() }
    Log.begin(in: folder)
    for number in 0..<2000 { Log.note("\(number) " + String(repeating: "x", count: 400)) }
    for name in [Log.name, Log.previousName] {
      var about = stat()
      #expect(stat(folder + "/" + name, &about) == 0)
      #expect((1...Log.limit).contains(Int(about.st_size)))
    }
    #expect(try lines().last?.contains(" 1999 x") == true)
  }

  @Test("if it cannot be written, nothing is logged and nothing fails")
  func unwritable() throws {
    defer { end() }
    Log.note("before it has begun")
    Log.begin(in: folder + "/missing")
    Log.note("no such folder")
    Log.begin(in: folder)
    #expect(symlink("/tmp/elsewhere", folder + "/" + Log.name) == 0)
    Log.note("another's file")
    #expect(access("/tmp/elsewhere", F_OK) != 0)
  }

  @Test("an attempt returns its value, and a failure is logged with its reason")
  func attempts() throws {
    defer { end() }
    Log.begin(in: folder)
    #expect(Log.attempt("to add") { 1 + 1 } == 2)
    #expect(Log.expect("one and one are two") { 1 + 1 } == 2)
    let source = Log.attempt("to read nothing") { () throws(SystemError) in
      try ByteSource(plain: folder + "/missing")
    }
    #expect(source == nil)
    let lines = try lines()
    #expect(lines.count == 1 && lines[0].hasSuffix("to read nothing: No such file or directory"))
  }

  @Test("a bug ends a debug build")
  func mistake() async {
    #if DEBUG
      await #expect(processExitsWith: .failure) { Log.mistake("two hands hold one card") }
      await #expect(processExitsWith: .failure) {
        Log.expect("a file is there") { () throws(SystemError) in
          try ByteSource(plain: "/none/at/all")
        }
      }
    #endif
  }
}
