import MueGame
import Testing

@testable import MueLink

@Suite("Chat at a linked table")
struct TalkTests {
  private func line(_ text: String) throws -> ChatMessage { .line(try #require(ChatLine(text))) }

  @Test("what a guest says reaches everybody, the host and those who watch too")
  func everybody() throws {
    let driver = try TableDriver()
    let (one, two, onlooker) = (driver.sit(1), driver.sit(2), driver.watch())
    driver.forget()
    let message = try line("well, well")
    driver.say(.say(message), one)
    let name = try #require(PlayerName("F1"))
    for peer in [one, two, onlooker] { #expect(driver.heard(peer) == [.said(name: name, message)]) }
    #expect(driver.heardEvents() == [.said(name, message)])
  }

  @Test("the host sends a message in the host's name")
  func host() throws {
    let driver = try TableDriver()
    let one = driver.sit(1)
    driver.table.say(.phrase(.thanks))
    driver.collect()
    let name = try #require(PlayerName("P0"))
    #expect(driver.heard(one) == [.said(name: name, .phrase(.thanks))])
    #expect(driver.heardEvents().isEmpty)
  }

  @Test("each player may send two messages a second, independent of the others")
  func rate() throws {
    let driver = try TableDriver()
    let (one, two) = (driver.sit(1), driver.sit(2))
    for _ in 0..<10 { driver.say(.say(.phrase(.hurry)), one) }
    driver.say(.say(.phrase(.hurry)), two)
    #expect(driver.heard(one).count == 2)
    driver.now += .milliseconds(499)
    driver.say(.say(.phrase(.hurry)), one)
    #expect(driver.heard(one).isEmpty)
    driver.now += .milliseconds(1)
    driver.say(.say(.phrase(.hurry)), one)
    #expect(driver.heard(one).count == 1)
  }

  @Test("a line has at most 60 columns and cannot move the cursor")
  func columns() throws {
    let driver = try TableDriver()
    let one = driver.sit(1)
    let long = String(repeating: "卡", count: 100)
    driver.say(line: Array(#"{"say":{"line":"\#(long)"}}"#.utf8), one)
    driver.now += .seconds(1)
    driver.say(line: Array(#"{"say":{"line":"a\u001b[2Jb\u202ec\n"}}"#.utf8), one)
    let expected = [String(repeating: "卡", count: 30), "a[2Jbc"]
    #expect(
      try driver.heard(one)
        == expected.map { .said(name: try #require(PlayerName("F1")), try line($0)) })
    driver.now += .seconds(1)
    driver.say(line: Array(#"{"say":{"line":"\u0007"}}"#.utf8), one)
    driver.say(line: Array(#"{"say":{"phrase":"insult"}}"#.utf8), one)
    #expect(driver.lines(one).isEmpty)
  }
}
