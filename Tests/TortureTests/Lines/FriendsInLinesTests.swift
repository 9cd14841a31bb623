import MueGame
import MueRules
import MueUI
import TestSupport
import Testing

@testable import MueApp

@Suite("Friends in lines") struct FriendsInLinesTests {
  @Test("host, guests and an onlooker play a match to its end, each told all of it")
  func match() throws {
    let table = try TableInLines(players: 4, hands: 2, clock: 60)
    let bea = try table.join("Bea")
    let carl = try table.join("Carl")
    let watcher = try table.join("Wanda", isWatching: true)
    #expect(table.host.says("Bea (2) is here.") && table.host.says("Carl (3) is here."))
    #expect(bea.says("Carl (3) is here.") && watcher.says("You are only watching."))
    #expect(table.host.says("Watching: 1"))
    #expect(bea.says("A decision may take 60 seconds"))
    table.host.type("")
    table.play {
      [table.host, bea, carl].allSatisfy { $0.says("The match is over; “quit” leaves the table.") }
    }
    let ends = [table.host, bea, carl, watcher].map { person in
      person.lines.filter { $0.contains(": points ") }
    }
    #expect(ends[0].count == 8)
    #expect(Set(ends).count == 1)
    // Nobody is told another's cards before they lie on the table.
    #expect(!watcher.lines.contains { $0.contains("You ") && !$0.hasPrefix("You are only") })
    bea.type("quit")
    table.steps()
    #expect(bea.front.outcome == .done)
    #expect(table.host.says("The seat of Bea (2) is free."))
    table.host.type("quit")
    #expect(table.host.front.outcome == nil)
    #expect(table.host.lines.last == "Your friends are still here: again closes the table.")
    table.host.type("quit")
    #expect(table.host.front.outcome == .done)
    _ = (table.host.front as? PlainSession)?.end()
    table.steps()
    #expect(carl.front.outcome == .done)
  }

  @Test("a decision is taken back when all agree, and not when somebody says no")
  func undo() throws {
    let table = try TableInLines(players: 3, hands: 1)
    let bea = try table.join("Bea")
    let carl = try table.join("Carl")
    table.host.type("")
    table.play { bea.says("You play ") || bea.says("You lead ") }
    bea.type("undo")
    #expect(bea.lines.last == "The others have been asked.")
    table.step()
    let question = "Bea (2) asks to take a decision back: “yes” or “no”?"
    #expect(table.host.says(question) && carl.says(question))
    #expect(!bea.says(question))
    carl.type("yes")
    table.host.type("yes")
    table.steps(3)
    for person in [table.host, bea, carl] {
      #expect(person.says("A decision has been taken back."), "\(person.name)")
    }
    // Her last decision is asked for again.
    #expect(bea.lines.last?.hasPrefix("You may ") == true, "\(bea.lines.suffix(9))")
    bea.type(bea.lines.last?.hasPrefix("You may lay ") == true ? "pass" : "1")
    table.steps(3)
    bea.type("undo")
    table.step()
    #expect(carl.lines.count { $0 == question } == 2)
    carl.type("no")
    table.steps(3)
    #expect(bea.says("Not everybody agrees."))
    table.play { table.host.says("The match is over") }
    #expect(table.host.lines.count { $0 == "A decision has been taken back." } == 1)
  }

  @Test("the host frees, sends away and mutes by commands, and everybody is told")
  func control() throws {
    let table = try TableInLines(players: 4, hands: 1)
    let bea = try table.join("Bea")
    let carl = try table.join("Carl")
    try table.join("Wanda", isWatching: true)
    bea.type("kick Carl")
    #expect(bea.lines.last == "Only the host can do that.")
    table.host.type("kick")
    #expect(table.host.lines.last?.hasPrefix("Say who is meant") == true)
    table.host.type("kick Zoe")
    #expect(table.host.lines.last == "No friend here is called Zoe.")
    table.host.type("mute carl")
    table.steps()
    #expect(carl.says("The host has muted you.") && bea.says("Carl (3) is muted."))
    carl.type("say Can you hear me?")
    table.steps()
    #expect(!bea.says("Can you hear me?"))
    table.host.type("unmute carl")
    table.steps()
    carl.type("say Can you hear me?")
    table.steps(100)
    #expect(bea.says("Carl (3): Can you hear me?") && table.host.says("Carl (3): Can you hear me?"))
    table.host.type("free 2")
    table.steps()
    #expect(bea.front.outcome == .sentAway(.linkSentAway))
    #expect(
      table.host.says("The seat of Bea (2) is free.") && carl.says("The seat of Bea (2) is free."))
    table.host.type("kick Carl")
    table.steps()
    #expect(table.host.says("Carl (3) has been sent away."))
    table.host.type("kick watchers")
    #expect(table.host.lines.last == "The watchers have been sent away.")
    table.host.type("people")
    #expect(table.host.lines.contains { $0.hasPrefix("Bea (2): free, code ") })
    #expect(table.host.lines.contains { $0.hasPrefix("Carl (3): computer") })
  }

  @Test("a guest is asked to agree to open handicaps before anything else")
  func handicap() throws {
    let table = try TableInLines(players: 3, hands: 1, peek: 9)
    let bea = try table.join("Bea")
    #expect(bea.says("Ada sees 9 of every 9 cards in other hands."))
    #expect(bea.lines.last == "“yes” or Enter agrees to that and sits down, “no” leaves.")
    let carl = try table.join("Carl")
    carl.type("no")
    #expect(carl.front.outcome == .done)
    table.steps()
    table.host.type("next")
    table.steps(40)
    #expect(!bea.says("Hand 1"))
    bea.type("")
    table.steps()
    #expect(bea.says("Hand 1 of 1."))
    table.play { table.host.says("The match is over") && bea.says("The match is over") }
  }

  @Test("a lost connection is told, and so is that it is back; the hand goes on where it was")
  func lost() throws {
    let table = try TableInLines(players: 3, hands: 1)
    let bea = try table.join("Bea")
    table.host.type("")
    table.play { bea.says("You may play 1: ") }
    table.network.cut()
    table.step()
    #expect(bea.says("Connection lost; trying again."))
    #expect(table.host.says("Bea (2) has lost the connection."))
    table.steps(20, milliseconds: 200)
    #expect(bea.says("The connection is back."))
    #expect(table.host.lines.count { $0 == "Bea (2) is here." } == 2)
    table.play { table.host.says("The match is over") && bea.says("The match is over") }
    #expect(bea.lines.count { $0.hasPrefix("Hand 1") } == 1)
  }

  @Test("what needs a table of one's own or a seat is refused in a sentence")
  func refused() throws {
    let table = try TableInLines(players: 3, hands: 1)
    let bea = try table.join("Bea")
    let watcher = try table.join("Wanda", isWatching: true)
    bea.type("play 3")
    #expect(bea.lines.last?.hasPrefix("The match has not begun yet") == true)
    bea.type("foo")
    #expect(bea.lines.last == "“foo” is not understood; “help” lists the commands.")
    watcher.type("say hello")
    #expect(watcher.lines.last == "You are only watching.")
    table.host.type("")
    table.play { bea.says("Hand 1") && watcher.says("Hand 1") }
    for line in ["new", "games", "lesson", "practice"] {
      bea.type(line)
      #expect(bea.lines.last == "Not at a table with friends.", "\(line)")
    }
    watcher.type("hand")
    #expect(watcher.lines.last == "You are only watching.")
    bea.type("say")
    #expect(bea.lines.suffix(6).first == "1: Hello!")
    bea.type("say \(String(repeating: "a", count: 61))")
    #expect(bea.lines.last == "That is too long: 60 characters at most.")
    bea.type("help")
    #expect(bea.says("With friends:") && !bea.says("Your games:"))
  }

  @Test("a move typed while something happened is not made")
  func late() throws {
    let table = try TableInLines(players: 3, hands: 1)
    let bea = try table.join("Bea")
    table.host.type("")
    table.play { bea.lines.last?.hasPrefix("You may ") == true }
    bea.front.answer(.init("pass", isLate: true))
    #expect(bea.lines.last?.hasPrefix("Something happened while you typed") == true)
    bea.type("pass")
    table.steps()
    #expect(bea.says("You pass."))
  }
}
