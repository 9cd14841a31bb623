import Foundation
import Testing

@testable import Platform

@Suite("The holder of a lock") struct LockHolderTests {
  @Test("is the program that has the lock, and nobody once it is released")
  func holder() throws {
    var name = Array("/tmp/mue-lock-XXXXXX\0".utf8CString)
    let descriptor = mkstemp(&name)
    #expect(descriptor >= 0)
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(path) }
    #expect(LockHolder(of: path) == nil)
    let answer = try takeLock(descriptor)
    #expect(answer == .taken)
    let holder = try #require(LockHolder(of: path))
    #expect(holder.process == Int(getpid()))
    #expect(holder.place.hasSuffix("pid \(getpid())"))
    unlockAndClose(descriptor)
    #expect(LockHolder(of: path) == nil)
    #expect(LockHolder(of: "/tmp/nothing-is-here") == nil)
  }

  @Test("is read from the system's table")
  func lines() {
    func process(_ line: String) -> Int? { LockHolder.process(line, inode: 77, device: 0xFE00) }
    #expect(process("4: FLOCK  ADVISORY  WRITE 5966 fe:00:77 0 EOF\n") == 5966)
    #expect(process("4: FLOCK  ADVISORY  WRITE 5966 fe:00:78 0 EOF\n") == nil)
    #expect(process("4: FLOCK  ADVISORY  WRITE 5966 fe:01:77 0 EOF\n") == nil)
    #expect(process("4: POSIX  ADVISORY  WRITE 5966 fe:00:77 0 EOF\n") == nil)
    #expect(process("4: FLOCK  ADVISORY  WRITE 0 fe:00:77 0 EOF\n") == nil)
    #expect(process("4: -> FLOCK  ADVISORY  WRITE 5966 fe:00:77 0 EOF\n") == nil)
    #expect(process("") == nil)
  }
}
