import Testing

@testable import CursesConsole

@Suite("Bytes as lines") struct LineBufferTests {
  private func lines(_ pieces: [[UInt8]]) -> [String] {
    var buffer = LineBuffer()
    for piece in pieces { buffer.take(piece) }
    buffer.end()
    var lines: [String] = []
    while let line = buffer.next() { lines.append(line) }
    #expect(buffer.hasEnded)
    return lines
  }

  @Test("lines may arrive in any pieces, and the last need not end")
  func pieces() {
    #expect(
      lines([Array("pl".utf8), Array("ay 3\n\npa".utf8), Array("ss".utf8)])
        == ["play 3", "", "pass"])
    #expect(lines([]) == [])
    #expect(lines([[10]]) == [""])
  }

  @Test("only the beginning of a line that is too long is kept, and invalid UTF-8 does no harm")
  func hostile() {
    let long = [UInt8](repeating: 65, count: 1_000_000) + [10] + [0xFF, 0, 66]
    let found = lines([long])
    #expect(found.count == 2)
    #expect(found.first?.utf8.count == LineBuffer.limit)
    #expect(found.last == "\u{FFFD}\u{0}B")
  }
}
