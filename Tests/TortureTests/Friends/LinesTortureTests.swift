import MueGame
import MueUI
import TestSupport
import Testing

@testable import MueApp

/// Host, guests and an onlooker type anything at any time, and connections break.
@Suite("Friends in lines who type anything") struct LinesTortureTests {
  private static let lines = [
    "", "", "1", "2", "12", "pass", "p", "next", "undo", "yes", "no", "people", "say hello",
    "say 3",
    "say", "say 👩‍👩‍👧 é\u{301} \u{1B}[2J", "kick Bea", "free Carl", "kick watchers", "mute bea",
    "unmute bea", "free", "kick 9", "hand", "table", "seat", "trick", "last", "last 99", "score",
    "points", "summary", "log", "who", "turn", "why 1", "hint", "claim", "redo", "rules", "help",
    "new", "games", "open 1", "delete 1", "undelete", "lesson", "lesson 1", "practice", "drill 2",
    "coach", "all", "trump red", "trump 9", "partner Bea", "partner 1", "R7", "bid 1 2 3", "play",
    "people now", "\u{202E}", "n", "s", "u",
  ]

  @Test("are answered in whole sentences, and those who stay come to the same end")
  func anything() throws {
    let torture = TortureTest("friends in lines", cases: 3, most: 2000)
    var typed = 0
    for seed in torture.seeds {
      var chance = torture.generator(seed)
      let table = try TableInLines(
        players: 3 + chance.below(3), hands: 1 + chance.below(2),
        clock: chance.below(2) == 0 ? 30 : nil, peek: chance.below(3) == 0 ? 9 : nil)
      table.label = "seed \(seed)"
      try table.join("Bea")
      try table.join("Carl")
      try table.join("Wanda", isWatching: true)
      for _ in 0..<200 {
        let person = table.everybody[chance.below(table.everybody.count)]
        if !person.front.isOver {
          let line = Self.lines[chance.below(Self.lines.count)]
          person.front.answer(.init(line, isLate: chance.below(10) == 0))
          typed += 1
        }
        if chance.below(60) == 0 { table.network.cut() }
        table.step(milliseconds: 20 + chance.below(400))
        if chance.below(3) == 0 { table.answerAll() }
      }
      let end = "The match is over; “quit” leaves the table."
      if table.host.front is LobbyLines { table.host.type("next") }
      table.play { table.host.says(end) }
      // An onlooker whose code has been replaced gives up only after a while.
      table.steps(300, milliseconds: 100)
      for person in table.everybody {
        for line in person.lines {
          #expect(
            !line.contains("{")
              && line.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control && $0 != "\u{202E}"
              }, "seed \(seed), \(person.name): \(line)")
        }
        if person.front.isOver { continue }
        #expect(
          person.lines.last { $0.contains(": points ") }
            == table.host.lines.last { $0.contains(": points ") },
          "seed \(seed), \(person.name)")
      }
    }
    torture.report("\(typed) lines")
  }
}
