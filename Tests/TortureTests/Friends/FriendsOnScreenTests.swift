import MueGame
import MueUI
import Platform
import TestSupport
import Testing

@testable import MueApp

/// A host or a guest on a screen, with friends in lines.
@Suite("Friends, from a screen") struct FriendsOnScreenTests {
  typealias Step = ExpectingConsole.Step

  @Test("a guest is muted and sent away by keys, and everybody is told")
  func control() throws {
    let table = try LinkedTable(players: 3, hands: 1)
    var (bea, carl): (LinkedTable.Person?, LinkedTable.Person?)
    let outcome = table.show(
      .lobby(table.link, title: nil),
      [
        .see("From elsewhere: mue join 192.0.2.7:7155"),
        .run { bea = try table.join("Bea", code: table.network.codeTexts[1]) },
        .run { carl = try table.join("Carl", code: table.network.codeTexts[2]) },
        .see("Carl"), .press(.down), .see("▸"), .type("m"),
        .until("Bea is muted") {
          bea?.says("The host has muted you.") == true && carl?.says("Bea (2) is muted.") == true
        },
        .type("x"), .see("x again?"), .type("x"),
        .until("Bea is sent away") {
          bea?.front.outcome == .sentAway(.linkSentAway)
            && carl?.says("Bea (2) has been sent away.") == true
        },
        // The seat is the computer's now, and no other is free.
        .run { bea = try table.join("Bea", code: nil) },
        .until("every seat is taken") { bea?.front.outcome == .sentAway(.linkFull) },
        .type("t/free Bea"), .press(.enter),
        .until("the seat is free") { carl?.says("The seat of Bea (2) is free.") == true },
        .run { bea = try table.join("Bea", code: nil) },
        .until("Bea is back") { bea?.says("It begins when the host says so.") == true },
        .type("q"), .see("once more closes the table"), .type("q"),
      ])
    #expect(outcome == .done)
  }

  @Test("Esc in the lobby asks before it closes the table, if a friend is there")
  func leavingLobby() throws {
    let table = try LinkedTable(players: 3, hands: 1)
    var bea: LinkedTable.Person?
    let outcome = table.show(
      .lobby(table.link, title: nil),
      [
        .see("From elsewhere"),
        .run { bea = try table.join("Bea", code: table.network.codeTexts[1]) },
        .see("Bea"), .press(.escape), .see("once more closes the table"), .press(.down),
        .press(.escape), .see("once more closes the table"),
        .run { #expect(bea?.front.outcome == nil) },
        .type("q"), .see("The table is closed"),
      ])
    #expect(outcome == .done)
    table.steps()
    #expect(bea?.front.outcome == .sentAway(.hostClosed))
  }

  @Test("the host is asked before a table is closed at which a friend sits")
  func leaving() throws {
    let table = try LinkedTable(players: 3, hands: 1)
    var bea: LinkedTable.Person?
    let outcome = table.show(
      .lobby(table.link, title: nil),
      [
        .see("From elsewhere"),
        .run { bea = try table.join("Bea", code: table.network.codeTexts[1]) },
        .see("Bea"), .press(.enter), .see("hand 1 of 1"),
        .until("Bea plays") { bea?.says("Hand 1 of 1.") == true },
        .type("q"), .see("once more closes the table"), .press(.home), .press(.home),
        .run { #expect(bea?.front.outcome == nil) },
        .type("q"), .see("once more closes the table"), .type("q"), .see("The table is closed"),
      ])
    #expect(outcome == .done)
    table.steps()
    #expect(bea?.front.outcome == .sentAway(.hostClosed))
  }

  @Test(
    "the host tries a decision again while the table goes on, and is back when the next hand begins"
  )
  func review() throws {
    let table = try TableInLines(players: 3, hands: 2, playouts: 48)
    let bea = try table.join("Bea")
    table.host.type("")
    table.play { table.host.says("“next” or Enter deals the next hand.") }
    let keeper = try table.openAgain()
    table.host.front.outcome = .done
    let outcome = table.show(
      .hosted(keeper, table.link, notice: nil),
      [
        .until("Bea is back") { table.link.areFriendsHere },
        .type("v"), .see("try again"), .press(.enter), .see("second try"),
        .run { bea.type("say Are you there?") },
        .type("q"), .see("try again"), .press(.escape), .type("t"),
        .see("Are you there?"), .press(.escape), .press(.escape), .press(.enter),
        .see("Others are still looking."), .type("v"), .see("try again"), .press(.enter),
        .see("second try"), .run { bea.type("next") }, .see("hand 2 of 2"),
        .gone("second try"),
      ])
    #expect(outcome == .signalled(ExitCode.hangUp))
  }

  @Test("a guest agrees to an open handicap before anything else, and sees it at the table")
  func handicap() throws {
    let table = try TableInLines(players: 3, hands: 1, peek: 9)
    table.step()
    let guest = try table.call("Bea", code: table.network.codeTexts[1])
    let outcome = table.show(
      .guest(guest, isFromStartMenu: false),
      [
        .see("Ada sees 9 of every 9 cards in other hands."),
        .see("Enter agrees to that and sits down"), .press(.enter),
        .see("It begins when the host says so."), .run { table.host.type("next") },
        .see("hand 1 of"), .see("peeks 9"), .type("qq"),
      ])
    #expect(outcome == .done)
  }

  @Test("if the disk refuses, the host reads that the seats are not saved, and plays on")
  func refusingDisk() throws {
    let table = try LinkedTable(
      players: 3, hands: 1, games: InMemoryFolder(fails: { _ in ENOSPC }))
    let outcome = table.show(
      .lobby(table.link, title: nil),
      [
        .see("begins."), .press(.enter), .see("Cannot save who sits where."), .see("Push "),
      ])
    // The game is lost too.
    #expect(outcome == ExitCode.done.withLoss)
  }

  @Test("a guest whom nobody answers yet reads so, and leaves by any key that leaves")
  func waiting() throws {
    let ways: [(Step, ExitCode)] = [
      (.press(.escape), .done), (.type("q"), .done),
      (.signal(ExitCode.interrupt), .signalled(ExitCode.interrupt)),
    ]
    for (way, wanted) in ways {
      let table = try TableInLines(players: 3, hands: 1)
      table.step()
      let code = table.network.codeTexts[1]
      table.network.door = .unreachable(111)
      let guest = try table.call("Bea", code: code)
      let outcome = table.show(
        .guest(guest, isFromStartMenu: false),
        [.see("Nobody answers there yet; trying again."), way, .see("the end")])
      #expect(outcome == wanted)
    }
  }

  @Test("who leaves frees the seat; who is cut off keeps it, by a closed window as well")
  func ends() throws {
    let ways: [(Step, isLeaving: Bool)] = [
      (.type("q"), true), (.signal(ExitCode.interrupt), true), (.press(.ended), false),
      (.signal(ExitCode.hangUp), false), (.signal(15), false),
    ]
    for (way, isLeaving) in ways {
      let table = try TableInLines(players: 3, hands: 1)
      table.step()
      let guest = try table.call("Bea", code: table.network.codeTexts[1])
      _ = table.show(
        .guest(guest, isFromStartMenu: false),
        [.see("It begins when the host says so."), way, .see("the end")])
      table.steps()
      #expect(table.host.says("The seat of Bea (2) is free.") == isLeaving, "\(way)")
      #expect(table.host.says("Bea (2) has lost the connection.") == !isLeaving, "\(way)")
    }
  }

  @Test("a friend finds the table, types its code, corrects it, leaves and finds the seat kept")
  func joining() throws {
    let table = try TableInLines(players: 4, hands: 1)
    try table.join("Carl")
    let address = table.network.addresses[0].text
    let code = try #require(table.network.codeTexts[2])
    let outcome = table.show(
      .startMenu(notice: nil),
      [
        .open("Join a table"), .see("Ada · \(address)"), .see("2 of 4 free"),
        .open("Ada · \(address)"), .see("Its code: five words"), .type("one-two"), .press(.enter),
        .see("A code has five words"), .press(.control("u")), .type(code), .press(.enter),
        .see("It begins when the host says so."),
        .until("two have come") { table.host.lines.count { $0.hasSuffix("is here.") } == 2 },
        .press(.escape), .open("Join a table"), .see("your seat"), .open("Ada · \(address)"),
        .see("It begins when the host says so."), .type("q"), .see("the end"),
      ])
    #expect(outcome == .done)
  }

  @Test("an onlooker has a code, sees no hand, and is back at the start screen when sent away")
  func watching() throws {
    let table = try TableInLines(players: 3, hands: 1)
    try table.join("Bea")
    let code = try #require(table.network.watchCode)
    let outcome = table.show(
      .startMenu(notice: nil),
      [
        .open("Join a table"), .open("Another address"), .see("Where is the table?"),
        .type(table.network.addresses[0].text), .press(.enter), .see("Its code: five words"),
        .type(code), .press(.enter), .see("It begins when the host says so."),
        // The next onlooker gets another code.
        .until("another code") { table.network.watchCode.map { $0 != code } == true },
        .run { table.host.type("next") }, .see("hand 1 of"), .type("u"),
        .see("You are only watching."),
        .run { table.host.type("quit") }, .run { table.host.type("quit") },
        .run { _ = (table.host.front as? PlainSession)?.end() },
        .see("The host has closed the table"), .see("New game"), .type("q"), .see("the end"),
      ])
    #expect(outcome == .done)
  }

  @Test("at somebody else's table a hand that is over has its curve, best play and reasons")
  func lookingBack() throws {
    let table = try TableInLines(players: 3, hands: 2)
    let bea = try table.join("Bea")
    let guest = try table.call("Wanda", code: table.network.watchCode, isWatching: true)
    let outcome = table.show(
      .guest(guest, isFromStartMenu: false),
      [
        .see("It begins when the host says so."), .run { table.host.type("next") },
        .see("hand 1 of"), .type("c"), .see("There is a curve when the hand is over."),
        .until("the hand is over") {
          if bea.link?.guest.view?.observation.publicState.score == nil { table.answerAll() }
          return guest.guest.handJustPlayed != nil
        },
        .type("c"), .see("with all cards open"), .press(.escape),
        .gone("with all cards open"), .type("e"), .see("With best play and all cards open"),
        .press(.escape), .type("d"), .see("With what "),
        .press(.escape), .type("qq"),
      ])
    #expect(outcome == .done)
  }

  @Test("a match that friends have not finished is played by nobody alone, nor copied in its hand")
  func unfinished() throws {
    let table = try TableInLines(players: 3, hands: 2)
    let bea = try table.join("Bea")
    table.host.type("")
    table.play { bea.lines.last?.hasPrefix("You may ") == true }
    let outcome = table.show(
      .startMenu(notice: nil),
      [
        .open("Games"), .see("running"), .type("d"),
        .see("There is nothing to copy before the first hand is over."), .press(.enter),
        .see("With friends: go on with mue host --resume 1."), .type("qq"), .see("the end"),
      ])
    #expect(outcome == .done)
    #expect(table.store.shelf() == [1])
  }

  @Test("the form opens a table for friends; where it cannot, it says so and stays open")
  func hosting() throws {
    let table = try LinkedTable(players: 3, hands: 1)
    let form: [Step] = [
      .open("New game"), .see("Friends"), .press(.down), .press(.down), .press(.down),
      .press(.down), .press(.left), .see("‹ in the network ›"), .press(.up), .press(.up),
      .press(.up), .press(.up),
    ]
    table.network.obstacle = .occupied
    let outcome = table.show(
      .startMenu(notice: nil),
      form + [
        .press(.enter), .see("is in use by another program."), .see("Kind of game"),
        .run { table.network.obstacle = nil }, .press(.enter),
        .see("From elsewhere: mue join 192.0.2.7:7155"),
        .until("a code for each seat") { table.network.codeTexts.count > 3 }, .press(.escape),
        .see("Join a table"), .type("q"), .see("the end"),
      ])
    #expect(outcome == .done)
  }
}
