import Testing

@testable import MueWire

@Suite("Lines of bytes") struct LineFramerTests {
  @Test("are the same however the bytes are split")
  func portions() throws {
    let bytes = Array("one\n\ntwo\nthree\n\n\nrest".utf8)
    for size in 1...bytes.count {
      var framer = LineFramer(limit: 8)
      var lines: [[UInt8]] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        framer.append(bytes[start..<min(bytes.count, start + size)])
        while let line = try framer.next() { lines.append(line) }
      }
      #expect(lines == ["one".line, "two".line, "three".line], "\(size)")
      #expect(framer.isUnfinished)
    }
  }

  @Test("the limit of a line includes its end, whether the line is whole or not")
  func limit() throws {
    var framer = LineFramer(limit: 4)
    framer.append("abc\n".line)
    #expect(try framer.next() == "abc".line)
    framer.append("abc".line)
    #expect(try framer.next() == nil)
    framer.append("d".line)
    #expect(throws: WireFault.lineTooLong) { try framer.next() }
    var other = LineFramer(limit: 4)
    other.append("abcd\n".line)
    #expect(throws: WireFault.lineTooLong) { try other.next() }
  }
}
