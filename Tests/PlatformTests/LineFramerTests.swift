import Testing

@testable import Platform

@Suite("Lines of bytes") struct LineFramerTests {
  /// The lines of some bytes that arrive in portions of a size, and their end.
  private func lines(_ text: String, limit: Int = 8, portion: Int = .max) -> [String] {
    var framer = LineFramer(limit: limit)
    var rest = Array(text.utf8)[...]
    var lines: [String] = []
    while !rest.isEmpty {
      framer.append(rest.prefix(portion))
      rest = rest.dropFirst(portion)
      while let line = framer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    #expect(framer.first == nil)
    framer.finish()
    #expect(!framer.isUnfinished)
    while let line = framer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  @Test("are the same however the bytes are split; the last one need not end")
  func portions() {
    let text = "one\n\ntwo\nthree\n\n\nnine letters\nfour\nrest"
    for size in 1...text.utf8.count {
      let expected = ["one", "", "two", "three", "", "", "nine lett", "four", "rest"]
      #expect(lines(text, portion: size) == expected, "\(size)")
    }
    #expect(lines("") == [])
    #expect(lines("\n") == [""])
    #expect(lines("a\n") == ["a"])
  }

  @Test("of a line that is too long the beginning arrives at once, and the rest is skipped")
  func limit() {
    var framer = LineFramer(limit: 4)
    framer.append(Array("abcd".utf8))
    #expect(framer.first == nil)
    #expect(framer.isUnfinished)
    framer.append(Array("ef".utf8))
    #expect(framer.next() == Array("abcde".utf8))
    #expect(framer.isUnfinished)
    framer.append([UInt8](repeating: 65, count: 1_000_000))
    #expect(framer.next() == nil)
    framer.append(Array("\nabcd\n".utf8))
    #expect(framer.next() == Array("abcd".utf8))
    #expect(framer.next() == nil)
    #expect(!framer.isUnfinished)
  }

  @Test("a line that was too long ends with the input, without another")
  func end() { #expect(lines("abcdef", limit: 2, portion: 3) == ["abc"]) }
}
