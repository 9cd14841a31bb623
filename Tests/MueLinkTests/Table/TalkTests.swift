import MueTable
import Testing

@testable import MueLink

@Suite("Talk at a linked table")
struct TalkTests {
  private func line(_ text: String) throws -> Saying { .line(try #require(ChatLine(text))) }

  @Test("what a guest says reaches everybody, the host and those who watch too")
  func everybody() throws {
    let sitting = try Sitting()
    let (one, two, watcher) = (sitting.sit(1), sitting.sit(2), sitting.watch())
    sitting.forget()
    let saying = try line("well, well")
    sitting.say(.say(saying), one)
    let name = try #require(PlayerName("F1"))
    for peer in [one, two, watcher] { #expect(sitting.heard(peer) == [.said(name: name, saying)]) }
    #expect(sitting.heardNews() == [.said(name, saying)])
  }

  @Test("the host says something in the host's name")
  func host() throws {
    let sitting = try Sitting()
    let one = sitting.sit(1)
    sitting.table.say(.phrase(.thanks))
    sitting.collect()
    let name = try #require(PlayerName("P0"))
    #expect(sitting.heard(one) == [.said(name: name, .phrase(.thanks))])
    #expect(sitting.heardNews().isEmpty)
  }

  @Test("everybody may say something twice a second, whatever the others say")
  func rate() throws {
    let sitting = try Sitting()
    let (one, two) = (sitting.sit(1), sitting.sit(2))
    for _ in 0..<10 { sitting.say(.say(.phrase(.hurry)), one) }
    sitting.say(.say(.phrase(.hurry)), two)
    #expect(sitting.heard(one).count == 2)
    sitting.now += .milliseconds(499)
    sitting.say(.say(.phrase(.hurry)), one)
    #expect(sitting.heard(one).isEmpty)
    sitting.now += .milliseconds(1)
    sitting.say(.say(.phrase(.hurry)), one)
    #expect(sitting.heard(one).count == 1)
  }

  @Test("a line has 60 columns at most and nothing that moves the cursor")
  func columns() throws {
    let sitting = try Sitting()
    let one = sitting.sit(1)
    let long = String(repeating: "卡", count: 100)
    sitting.say(line: Array(#"{"say":{"line":"\#(long)"}}"#.utf8), one)
    sitting.now += .seconds(1)
    sitting.say(line: Array(#"{"say":{"line":"a\u001b[2Jb\u202ec\n"}}"#.utf8), one)
    let expected = [String(repeating: "卡", count: 30), "a[2Jbc"]
    #expect(
      try sitting.heard(one)
        == expected.map { .said(name: try #require(PlayerName("F1")), try line($0)) })
    sitting.now += .seconds(1)
    sitting.say(line: Array(#"{"say":{"line":"\u0007"}}"#.utf8), one)
    sitting.say(line: Array(#"{"say":{"phrase":"insult"}}"#.utf8), one)
    #expect(sitting.lines(one).isEmpty)
  }
}
