import Testing

@testable import CursesConsole

@Suite("How long an Escape waits") struct EscapeDelayTests {
  private func milliseconds(
    _ environment: [String: String], isLineSlow: Bool = false
  ) -> Duration {
    EscapeDelay(environment: environment).time(isLineSlow: isLineSlow)
  }

  @Test("is longer on a line that is slow, or leads to another machine") func line() {
    #expect(milliseconds([:]) == .milliseconds(25))
    #expect(milliseconds([:], isLineSlow: true) == .milliseconds(100))
    #expect(milliseconds(["SSH_CONNECTION": "::1 5 ::1 22"]) == .milliseconds(100))
  }

  @Test("is what the environment says, if that is a time") func variable() {
    #expect(milliseconds(["ESCDELAY": "500"], isLineSlow: true) == .milliseconds(500))
    for text in ["", "0", "-5", "x", "99999999999999999999", "3600000"] {
      #expect(milliseconds(["ESCDELAY": text]) == .milliseconds(25))
    }
  }
}
