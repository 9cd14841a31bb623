import Testing

@testable import MueWire

@Suite("A peer's bytes as lines") struct IntakeTests {
  private func lines(_ portions: String..., limit: Int = 4) throws -> [[UInt8]] {
    var limits = WireLimits.host
    limits.line = limit
    var intake = Intake(limits, now: 0)
    for portion in portions { intake.append(portion.line) }
    return try intake.takeLines(0)
  }

  @Test("empty lines are skipped, and an unfinished one waits")
  func lines() throws {
    #expect(try lines("one\n\n\ntwo\n", "re") == ["one".line, "two".line])
  }

  @Test("the limit of a line includes its end, whether the line is whole or not")
  func limit() throws {
    #expect(try lines("abc\n") == ["abc".line])
    #expect(try lines("abc") == [])
    for portions in ["abcd", "abcd\n"] {
      #expect(throws: WireFault.lineTooLong) { try lines(portions) }
    }
  }

  @Test("only a line that is whole and within the limit opens a connection")
  func opening() {
    var limits = WireLimits.host
    limits.line = 4
    for (text, isLine) in [("ab", false), ("abcd", false), ("abc\n", true), ("\n", true)] {
      var intake = Intake(limits, now: 0)
      intake.append(text.line)
      #expect(intake.hasLine == isLine, "\(text)")
    }
  }
}
