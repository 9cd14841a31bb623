import MueGame
import MueRules
import MueUI
import MueWords
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
    #expect(table.host.lines.last == "Your friends are still here: once more closes the table.")
    table.host.type("quit")
    #expect(table.host.front.outcome == .done)
    _ = (table.host.front as? PlainSession)?.end()
    table.steps()
    #expect(carl.front.outcome == .done)
  }

  @Test("guests and onlookers are told curve, best play and reasons of a hand that is opened")
  func lookingBack() throws {
    let table = try TableInLines(players: 3, hands: 2)
    let bea = try table.join("Bea")
    let watcher = try table.join("Wanda", isWatching: true)
    table.host.type("")
    table.play { bea.lines.last?.hasPrefix("You may play 1: ") == true }
    for person in [bea, watcher] {
      for line in ["curve", "best"] { person.type(line) }
      #expect(person.says("There is a curve when the hand is over."))
      #expect(person.says("Best play is worked out when the hand is over."))
      #expect(person.link?.guest.handJustPlayed == nil)
    }
    table.play { bea.lines.last?.contains("“next” or Enter") == true }
    let answers = [
      ("curve", "After trick 12: "), ("best", "With best play and all cards open"),
      ("explain 1 open", "Move 1 of "),
    ]
    for person in [bea, watcher] {
      for (line, answer) in answers {
        person.type(line)
        for _ in 0..<200 where !person.says(answer) { table.step() }
        #expect(person.says(answer))
      }
    }
    bea.type("next")
    table.play { bea.says("Hand 2 of 2.") }
    #expect(bea.link?.guest.handJustPlayed == nil)
    bea.type("curve")
    #expect(bea.lines.last == "There is a curve when the hand is over.")
  }

  @Test("the host is asked before the lobby is closed while a friend is there")
  func leavingLobby() throws {
    let table = try TableInLines(players: 3, hands: 1)
    _ = try table.join("Bea")
    for line in ["quit", "people", "quit"] {
      table.host.type(line)
      #expect(table.host.front.outcome == nil)
    }
    #expect(table.host.lines.last == "Your friends are still here: once more closes the table.")
    table.host.type("quit")
    #expect(table.host.front.outcome == .done)
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

  @Test("the host tries a decision again while friends are there, until the match goes on")
  func review() throws {
    let table = try TableInLines(players: 3, hands: 2, playouts: 48)
    let bea = try table.join("Bea")
    let host = table.host
    func questions() -> Int { host.lines.count { $0.hasPrefix("In the hand: ") } }
    host.type("review")
    host.type("")
    table.play { host.says("“next” or Enter deals the next hand.") }
    bea.type("review")
    #expect(bea.lines.last == "Not at a table with friends.")
    host.type("try")
    table.steps(60)
    #expect(questions() == 1)
    // The table is not kept waiting meanwhile, and what is typed there is no answer.
    bea.type("say Are you there?")
    table.steps()
    #expect(host.says("Bea (2): Are you there?"))
    host.type("quit")
    #expect(host.front.outcome == nil)
    #expect(host.lines.last == "“next” or Enter deals the next hand.")
    // Ready for the next hand, the host tries again, and the others go on.
    host.type("next")
    host.type("try")
    table.steps(60)
    #expect(questions() == 2 && !host.says("Hand 2 of 2."))
    bea.type("next")
    table.play { host.says("Hand 2 of 2.") && host.lines.last?.hasPrefix("You may lay") == true }
    let told = host.lines.count
    host.type("review")
    #expect(host.lines.dropFirst(told) == ["A hand is reviewed when it is over."])
    #expect(!host.says("Points to expect: ") && !host.says("Second try: "))
    table.play { host.says("The match is over") }
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

  @Test("host, guests and onlookers are told what bids say, all the same")
  func bids() throws {
    let table = try TableInLines(players: 4, hands: 1)
    let bea = try table.join("Bea")
    let wanda = try table.join("Wanda", isWatching: true)
    table.host.type("people")
    #expect(table.host.lines.contains("At this table bids may be explained."))
    table.host.type("")
    table.play { bea.lines.contains { $0.hasPrefix("Ada lays ") } }
    var told: [[String]] = []
    for person in [table.host, bea, wanda] {
      let count = person.lines.count
      person.type("bids Ada")
      table.steps(3)
      let lines = person.lines.dropFirst(count)
      told.append(
        lines.filter {
          $0.contains(" of 10 cases") && !$0.contains("you") || $0.contains(" possible deals")
        })
    }
    #expect(!told[1].isEmpty && told[1] == told[2])
    #expect(table.host.says("What the others can read in your cards"))
    let game = try #require((table.host.front as? PlainSession)?.engine.game)
    #expect(game.notes.hints == 1 && game.notes.helpedText == "1")
    bea.type("bids Ada own")
    table.steps(3)
    #expect(bea.says("With your own cards in mind"))
  }

  @Test("where the host has ruled it out nobody is told, also after the table was closed")
  func bidsForbidden() throws {
    let table = try TableInLines(players: 4, hands: 2, explainsBids: false)
    let bea = try table.join("Bea")
    let no = "At this table bids are not explained."
    bea.type("people")
    #expect(bea.lines.contains(no))
    table.host.type("")
    table.play { bea.lines.contains { $0.hasPrefix("Ada lays ") } }
    for person in [table.host, bea] {
      person.type("bids Ada")
      #expect(person.lines.last == no, "\(person.name)")
    }
    try table.reopen()
    table.steps(300)
    for person in [table.host, bea] {
      person.type("bids Ada")
      #expect(person.lines.last == no, "\(person.name)")
    }
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

  /// What a changed host's program does with a deal.
  enum Trick: CaseIterable {
    case neverAsks, dropsBytes, asksAgain, dealsOtherCards

    /// What the guest's person reads.
    var sentence: String {
      switch self {
      case .neverAsks: "Nobody asked you to shuffle hand 1!"
      case .dropsBytes: "Hand 1 was dealt without your shuffle!"
      case .asksAgain: "You had to shuffle hand 1 twice!"
      case .dealsOtherCards: "The deal of hand 1 was not honest!"
      }
    }

    /// What the hand is then, on the score sheet too.
    var grade: FindingGrade {
      switch self {
      case .neverAsks, .dropsBytes, .asksAgain: .inDoubt
      case .dealsOtherCards: .contradicted
      }
    }

    /// Replaces the lines between host and guest.
    func play(in network: JoinedNetwork) {
      var nextHand = ""
      network.replace = { line, isHosts in
        switch self {
        case .neverAsks: return isHosts && line.hasPrefix(#"{"commit"#) ? [] : [line]
        case .dropsBytes: return !isHosts && line.hasPrefix(#"{"reveal"#) ? [] : [line]
        case .asksAgain:
          let bytes = String(repeating: "7", count: 64)
          let again = #"{"commit":{"hand":1,"digest":"\#(bytes)","words":"\#(bytes)"}}"#
          return isHosts && line.hasPrefix(#"{"commitments":{"hand":1,"#) ? [line, again] : [line]
        case .dealsOtherCards:
          // The view of the next hand comes first, so that the guest forgets the cards it has seen.
          if line.hasPrefix(#"{"format""#) {
            nextHand = line.replacing(#""hand":1}"#, with: #""hand":2}"#)
          }
          return isHosts && line.hasPrefix(#"{"hand":{"#)
            ? [nextHand, line.exchangingSuits] : [line]
        }
      }
    }
  }

  @Test(
    "a guest of a host that could choose a deal reads so once, and it stays on the score sheet",
    arguments: Trick.allCases)
  func doubtful(trick: Trick) throws {
    let table = try TableInLines(players: 3, hands: 2)
    trick.play(in: table.network)
    let bea = try table.join("Bea")
    table.host.type("")
    table.play { bea.says(trick.sentence) }
    table.steps(100)
    #expect(bea.lines.count { $0.contains(trick.sentence) } == 1)
    #expect(bea.link?.guest.view?.findings[1] == trick.grade)
  }

  @Test("a connection that breaks before the seat is taken does not use up the code")
  func codeKept() throws {
    let table = try TableInLines(players: 3, hands: 1)
    table.step()
    let code = try #require(table.network.codeTexts[1])
    let lost = try table.join("Bea", code: code)
    table.network.cut()
    lost.front.outcome = .done
    table.steps()
    #expect(table.network.codeTexts[1] == code)
    let bea = try table.join("Bea", code: code)
    table.steps()
    #expect(bea.says("It begins when the host says so.") && table.host.says("Bea (2) is here."))
    let other = try table.join("Eve", code: code)
    table.steps(80, milliseconds: 500)
    #expect(other.front.outcome == .sentAway(.linkRefused))
  }

  @Test("visits on the machine use up no code that friends elsewhere were told")
  func visits() throws {
    let table = try TableInLines(players: 3, hands: 1)
    table.step()
    let codes = table.network.codeTexts
    for _ in 0..<2 {
      let eve = try table.join("Eve", code: nil)
      table.steps()
      #expect(eve.says("It begins when the host says so."))
      eve.type("quit")
      table.steps()
    }
    #expect(table.network.codeTexts == codes)
    let bea = try table.join("Bea", code: codes[1])
    table.steps()
    #expect(bea.says("It begins when the host says so."))
  }

  @Test("a host of another version is refused in a sentence that names both")
  func oldHost() throws {
    let table = try TableInLines(players: 3, hands: 1)
    let old =
      #"{"refused":{"reason":"version","format":"mue-link/9","rules":"mue-classic/2"}}"#
    table.network.replace = { line, isHosts in [isHosts ? old : line] }
    let bea = try table.join("Bea")
    let sentence = Phrase.linkOtherVersion(
      theirs: "mue-link/9, mue-classic/2", ours: "mue-link/1, mue-classic/1")
    #expect(bea.front.outcome == .sentAway(sentence))
  }

  @Test("a guest of a busy table is told so, and joins when it no longer is, or gives up")
  func busy() throws {
    let table = try TableInLines(players: 3, hands: 1)
    table.step()
    let codes = table.network.codeTexts
    table.network.door = .busy
    let bea = try table.join("Bea", code: codes[1])
    let carl = try table.join("Carl", code: codes[2])
    table.steps()
    for person in [bea, carl] { #expect(person.says("The table is busy; trying again.")) }
    table.network.door = nil
    table.steps()
    for person in [bea, carl] { #expect(person.says("It begins when the host says so.")) }
    table.network.door = .busy
    let watcher = try table.join("Wanda", code: codes[6], isWatching: true)
    table.network.sendAwayWaiting()
    table.steps()
    #expect(watcher.front.outcome == .sentAway(.linkBusy(place: "192.0.2.7:7155")))
  }

  @Test("a freed seat has a new code, and the friend who sat there cannot come back")
  func newCode() throws {
    let table = try TableInLines(players: 3, hands: 1)
    let old = table.network.codeTexts[1]
    let bea = try table.join("Bea")
    table.host.type("")
    table.play { bea.says("Hand 1") }
    #expect(table.network.codeTexts[1] == nil)
    table.network.cut()
    table.network.door = .busy
    table.steps()
    table.host.type("free 2")
    table.steps()
    #expect(table.host.says("The seat of Bea (2) is free."))
    let code = try #require(table.network.codeTexts[1])
    #expect(code != old)
    table.network.door = nil
    table.steps(80, milliseconds: 500)
    #expect(bea.front.outcome == .sentAway(.linkRefused))
    let new = try table.join("New", code: code)
    table.steps()
    #expect(new.says("Hand 1 of 1.") && table.host.says("New (2) is here."))
  }

  @Test("guests play on, however the clock jumps while the host is killed and reopens the table")
  func reopened() throws {
    let table = try TableInLines(players: 3, hands: 1)
    let guests = [try table.join("Bea"), try table.join("Carl")]
    table.host.type("")
    table.play { guests.allSatisfy { $0.says("Hand 1") } }
    for (number, days) in [-1, 30, -10_000, 0].enumerated() {
      var steps = 0
      table.play {
        steps += 1
        return steps > 4
      }
      table.simulation.clock.leap(seconds: days * 86_400)
      try table.reopen()
      table.steps(40, milliseconds: 200)
      for guest in guests {
        #expect(guest.lines.count { $0 == "The connection is back." } == number + 1)
      }
    }
    let everybody = [table.host] + guests
    table.play { everybody.allSatisfy { $0.says("The match is over") } }
    let ends = everybody.map { $0.lines.filter { $0.contains(": points ") }.suffix(3) }
    #expect(ends[0].count == 3 && Set(ends).count == 1)
  }

  @Test("the computer plays at once for a friend who leaves, and the hand is finished")
  func leaving() throws {
    let table = try TableInLines(players: 3, hands: 1)
    let bea = try table.join("Bea")
    table.host.type("")
    table.play { bea.lines.last?.hasPrefix("You may ") == true }
    bea.type("quit")
    table.steps()
    #expect(table.host.says("The seat of Bea (2) is free."))
    table.play { table.host.says("The match is over") }
  }
}

extension String {
  /// The text with red and blue exchanged, in cards and in names of trumps.
  fileprivate var exchangingSuits: String {
    replacing(/[RB](?=[0-9])/) { $0.output == "R" ? "B" : "R" }
      .replacing(/"(red|blue)"/) { $0.output.1 == "red" ? "\"blue\"" : "\"red\"" }
  }
}
