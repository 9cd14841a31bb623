import Foundation
import Testing

@testable import Platform

@Suite final class StreamTests {
  private let folder: String

  init() throws {
    var name = Array("/tmp/mue-streams-XXXXXX\0".utf8CString)
    let made = mkdtemp(&name)
    folder = String(cString: try #require(made))
  }

  deinit {
    for name in ["text", "much", "file", "pipe"] { unlink(folder + "/" + name) }
    rmdir(folder)
  }

  @Test("what is written is read again, as much as is asked for")
  func roundTrip() throws {
    let path = folder + "/text"
    try ByteSink(path).write("one\n")
    let sink = try ByteSink(path)
    try sink.write("Stich ")
    try sink.write("für Stich\n")
    let all = Array("Stich für Stich\n".utf8)
    #expect(try ByteSource(path).all(atMost: .max) == all)
    #expect(try ByteSource(plain: path).all(atMost: 5) == Array(all[..<5]))
    let source = try ByteSource(plain: path)
    #expect(try source.some(atMost: 6) == Array(all[..<6]))
    #expect(try source.some(atMost: 100) == Array(all[6...]))
    #expect(try source.some().isEmpty)
  }

  @Test("much is read and written in pieces")
  func pieces() throws {
    let path = folder + "/much"
    let text = String(repeating: "0123456789", count: 30_000)
    try ByteSink(path).write(text)
    #expect(try ByteSource(path).all(atMost: .max).count == 300_000)
    #expect(try ByteSource(path).all(atMost: 200_001).count == 200_001)
  }

  @Test("what another program has made non-blocking is written whole")
  func nonBlocking() throws {
    let pipe = try Platform.Pipe()
    defer { close(pipe.readable) }
    #expect(fcntl(pipe.writable, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "0123456789", count: 100_000)
    let readable = pipe.readable
    Thread.detachNewThread {
      var bytes = [UInt8](repeating: 0, count: 4096)
      while read(readable, &bytes, bytes.count) > 0 {}
    }
    // It closes the pipe, which ends the reader.
    try ByteSink(descriptor: pipe.writable).write(text)
  }

  @Test("what another program has made non-blocking is read whole")
  func nonBlockingInput() throws {
    let pipe = try Platform.Pipe()
    #expect(fcntl(pipe.readable, F_SETFL, O_NONBLOCK) == 0)
    let writable = pipe.writable
    Thread.detachNewThread {
      for _ in 0..<1000 {
        _ = write(writable, "Stich", 5)
        sched_yield()
      }
      close(writable)
    }
    // It closes the other end.
    let source = ByteSource(descriptor: pipe.readable)
    #expect(try source.all(atMost: .max).count == 5000)
  }

  @Test("a file with more bytes than expected is refused, and so is one without end")
  func whole() throws {
    let path = folder + "/text"
    try ByteSink(path).write("Stich")
    #expect(try ByteSource(path).whole(upTo: 5) == Array("Stich".utf8))
    for (path, limit) in [(path, 4), ("/dev/zero", 100_000)] {
      #expect(throws: SystemError(number: EFBIG)) { try ByteSource(path).whole(upTo: limit) }
    }
  }

  @Test("a file that is not there is missing, and so is one behind a file")
  func missingFile() throws {
    try ByteSink(folder + "/file").write("x")
    for path in ["/nothing", "/file/more"] {
      let fault = #expect(throws: SystemError.self) { try ByteSource(plain: folder + path) }
      #expect(fault?.isMissing == true)
    }
  }

  @Test("of a folder no more names are read than are wanted")
  func listing() throws {
    for name in ["text", "much", "file"] { try ByteSink(folder + "/" + name).write("x") }
    var read = 0
    let names = try FolderListing.names(in: folder, atMost: 2) { name -> String? in
      read += 1
      return name
    }
    #expect(names.count == 2 && read == 2)
    let short = try FolderListing.names(in: folder) { $0.count == 4 && $0 != "much" ? $0 : nil }
    #expect(short.sorted() == ["file", "text"])
    #expect(try FolderListing.names(in: folder).count == 3)
  }

  @Test("a folder, a device and a pipe are no plain files, and nobody waits for them")
  func folderDevice() {
    mkfifo(folder + "/pipe", 0o600)
    for path in [folder, "/dev/zero", folder + "/pipe"] {
      let fault = #expect(throws: SystemError.self) { try ByteSource(plain: path) }
      #expect(fault?.isMissing == false, "\(path)")
    }
  }

  @Test("what does not come or go is said")
  func failures() throws {
    #expect(throws: SystemError(number: EISDIR)) { try ByteSource(folder).some() }
    #expect(throws: SystemError(number: ENOSPC)) { try ByteSink("/dev/full").write("x") }
    #expect(throws: SystemError(number: EISDIR)) { try ByteSink(folder) }
  }
}
