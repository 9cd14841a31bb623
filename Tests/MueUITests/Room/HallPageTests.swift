import CellGrid
import MueGame
import MueWords
import Testing

@testable import MueUI

@Suite("The hall of the card room") struct HallPageTests {
  private let size = Size(width: 80, height: 24)

  private func press(_ keys: [Key], _ stack: inout PageStack) -> [Effect] {
    keys.flatMap { stack.handle($0, in: size) }
  }

  private func rows(_ stack: PageStack) throws -> [String] {
    let grid = try Studio().picture().frame(of: stack, size: size)
    return grid.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The text of the chosen line.
  private func chosen(_ stack: PageStack) throws -> String {
    try #require(rows(stack).first { $0.hasPrefix("▸") })
  }

  @Test("invitations come first, then one's own tables, free seats, tables to watch, and the rest")
  func order() throws {
    var stack = RoomStates.stack(try RoomStates.hall())
    var lines = [try chosen(stack)]
    for _ in 1..<(stack.top?.chooser?.count ?? 1) {
      _ = press([.down], &stack)
      lines.append(try chosen(stack))
    }
    let begins = [
      "▸Table 2 · Friederike Fritz", "▸Table 3 · Maximiliane-Ada", "▸Table 1234", "▸Table 1 ·",
      "▸Table 4", "▸Table 5", "▸Open a table", "▸Deal of the day", "▸Alone", "▸Your access",
      "▸Leave",
      "▸Bartholomäus Bea", "▸Karl", "▸Dorothea Dorado", "▸Emil", "▸Friederike Fritz",
    ]
    #expect(lines.count == begins.count)
    for (line, begin) in zip(lines, begins) { #expect(line.hasPrefix(begin)) }
    let ends = [
      "3 seats free", "hand 4", "paused", "1 seat free", "hand 12", "by invitation", "",
      "played: +12", "", "", "",
      "in the hall", "plays alone", "at table 3", "watches table 4", "in the hall",
    ]
    for (line, end) in zip(lines, ends) { #expect(line.hasSuffix(end), "\(line)") }
  }

  @Test("what is said of a table depends on who one is there")
  func states() throws {
    func said(_ free: Int, _ change: (inout HallTable) -> Void) throws -> Phrase {
      try RoomStates.table(1, people: [1], free: free, change).state
    }
    #expect(try said(2) { _ in } == .hallSeatsFree(seats: 2))
    #expect(try said(0) { _ in } == .hallFull)
    #expect(try said(0) { $0.hand = 3 } == .hallHand(hand: 3))
    #expect(try said(2) { $0.hand = 3 } == .hallSeatsFree(seats: 2))
    #expect(try said(2) { $0.isOwn = true } == .hallSeatsFree(seats: 2))
    #expect(
      try said(2) {
        $0.isOwn = true
        $0.hand = 3
      } == .hallHand(hand: 3))
    #expect(
      try said(2) {
        $0.isOwn = true
        $0.isAwake = false
      } == .hallPaused)
    #expect(try said(2) { $0.isForInvited = true } == .hallOnlyInvited)
    #expect(
      try said(2) {
        $0.isForInvited = true
        $0.isInvited = true
      } == .hallSeatsFree(seats: 2))
  }

  @Test("names are left out rather than a third row written", arguments: Studio.languageCodes)
  func names(code: String) throws {
    let hall = try RoomStates.hall()
    for width in [48, 80, 140] {
      for line in 0..<6 {
        let stack = RoomStates.stack(hall, Array(repeating: .down, count: line))
        let grid = try Studio().picture(code).frame(of: stack, size: Size(width: width, height: 16))
        #expect(grid.faults.isEmpty)
        #expect(grid.text.contains("200") || grid.text.contains("10"), "\(line)")
        if line == 1 { #expect(grid.text.contains("…") == (width == 48)) }
      }
    }
  }

  @Test("Enter goes on at one's own table, sits down where a seat is free, and else watches")
  func entering() throws {
    var stack = RoomStates.stack(try RoomStates.hall())
    #expect(press([.enter], &stack) == [.sitDown(table: 2)])
    #expect(press([.down, .enter], &stack) == [.sitDown(table: 3)])
    #expect(press([.down, .enter], &stack) == [.sitDown(table: 1234)])
    #expect(press([.down, .enter], &stack) == [.sitDown(table: 1)])
    #expect(press([.down, .enter], &stack) == [.watch(table: 4)])
    #expect(press([.down, .enter], &stack) == [])
    #expect(stack.notice == .hallForInvited)
    #expect(press([.down, .enter], &stack) == [.planTable])
    #expect(press([.down, .enter], &stack) == [.roomDay])
    #expect(press([.down, .enter], &stack) == [.alone])
    #expect(press([.down, .down, .enter], &stack) == [.leave])
  }

  @Test("w watches where one may, and says why not elsewhere")
  func watching() throws {
    var stack = RoomStates.stack(try RoomStates.hall())
    let watch = Key.character("w")
    #expect(press([watch], &stack) == [.watch(table: 2)])
    #expect(press([.down, watch], &stack) == [])
    #expect(stack.notice == .hallOwnSeat)
    #expect(
      press([.down, .down, watch, .down, watch], &stack) == [.watch(table: 1), .watch(table: 4)])
    #expect(press([.down, watch], &stack) == [])
    #expect(stack.notice == .hallForInvited)
    #expect(press([.down, watch], &stack) == [])
    #expect(stack.notice == .unknownKey)
  }

  @Test("Enter on a person invites to one's latest table with a free seat, or opens one")
  func inviting() throws {
    var hall = try RoomStates.hall()
    var stack = RoomStates.stack(hall)
    let last = try RoomStates.name(5)
    #expect(press([.end, .enter], &stack) == [.invite(last, table: 1234)])
    hall.tables.removeAll { $0.id == 1234 }
    stack.take(.hall(hall))
    #expect(press([.enter], &stack) == [.planTable])
  }

  @Test("an invitation is told once, when it comes")
  func news() throws {
    let hall = try RoomStates.hall()
    let told = [Phrase.hallInvited(name: try RoomStates.name(5).text, number: 2)]
    #expect(hall.news(since: Hall(own: hall.own)) == told)
    #expect(hall.news(since: hall) == [])
    var before = hall
    before.tables[1].isInvited = false
    #expect(hall.news(since: before) == told)
  }

  @Test("what is chosen stays chosen while tables and people come, move and go")
  func changing() throws {
    var hall = try RoomStates.hall()
    var stack = RoomStates.stack(hall, [.down, .down, .down])
    #expect(try chosen(stack).hasPrefix("▸Table 1 ·"))
    hall.tables.removeAll { $0.id == 2 }
    hall.tables.insert(try RoomStates.table(7, people: [2], free: 4), at: 0)
    stack.take(.hall(hall))
    #expect(press([.enter], &stack) == [.sitDown(table: 1)])
    // Its last seat is taken: it moves to the tables to watch.
    let index = try #require(hall.tables.firstIndex { $0.id == 1 })
    hall.tables[index].free = 0
    stack.take(.hall(hall))
    #expect(press([.enter], &stack) == [.watch(table: 1)])
    // Once it is gone, Enter binds to nothing.
    hall.tables.remove(at: index)
    stack.take(.hall(hall))
    #expect(press([.enter], &stack) == [.planTable])
  }

  /// The title of the chosen line, without its value.
  private func title(_ stack: PageStack) throws -> String {
    try #require(chosen(stack).components(separatedBy: "   ").first)
  }

  @Test("whatever changes, each line that is still there stays chosen, and never becomes another")
  func everyChange() throws {
    let hall = try RoomStates.hall()
    var changed = [hall, Hall(own: hall.own)]
    var reversed = hall
    reversed.tables.reverse()
    reversed.people.reverse()
    changed.append(reversed)
    for index in hall.tables.indices {
      let changes: [(inout HallTable) -> Void] = [
        { $0.isOwn.toggle() }, { $0.isInvited.toggle() }, { $0.isForInvited.toggle() },
        { $0.free = 0 }, { $0.hand = 20 },
      ]
      for change in changes {
        changed.append(hall)
        change(&changed[changed.count - 1].tables[index])
      }
      changed.append(hall)
      changed[changed.count - 1].tables.remove(at: index)
    }
    for index in hall.people.indices {
      changed.append(hall)
      changed[changed.count - 1].people.remove(at: index)
    }
    let tall = Size(width: 80, height: 60)
    var stack = RoomStates.stack(hall)
    var tried = 0
    for _ in 0..<(stack.top?.chooser?.count ?? 0) {
      let title = try title(stack)
      for next in changed {
        var after = stack
        after.take(.hall(next))
        let there = try Studio().picture().frame(of: after, size: tall).text.split(separator: "\n")
          .map { $0.trimmingCharacters(in: .whitespaces).components(separatedBy: "   ")[0] }
        let isThere = there.contains(String(title.dropFirst())) || there.contains(title)
        #expect(try self.title(after) == (isThere ? title : "▸Open a table"))
        tried += 1
      }
      _ = press([.down], &stack)
    }
    #expect(tried > 500)
  }

  @Test("the first that comes into an empty room leaves the choice where it was")
  func coming() throws {
    let own = try RoomStates.name(0)
    var stack = RoomStates.stack(Hall(own: own), [.down])
    #expect(try rows(stack).contains { $0.hasPrefix("Nobody else is here yet") })
    stack.take(.hall(try RoomStates.hall()))
    #expect(press([.enter], &stack) == [.alone])
  }

  @Test("the line of the day says how far one is with it")
  func day() throws {
    let days: [(HallDay, String)] = [
      (.waits, "waits for you"), (.begun, "begun"), (.played(difference: -3), "played: −3"),
      (.played(difference: 0), "played: 0"),
    ]
    for (day, text) in days {
      let stack = RoomStates.stack(Hall(own: try RoomStates.name(0), day: day), [.down])
      let line = try chosen(stack)
      #expect(line.hasPrefix("▸Deal of the day") && line.hasSuffix(text), "\(line)")
    }
  }

  @Test("a guest sits down and watches, but opens no table, invites nobody and asks for no code")
  func guest() throws {
    var hall = try RoomStates.hall()
    hall.own = nil
    for index in hall.tables.indices { hall.tables[index].isOwn = false }
    var stack = RoomStates.stack(hall)
    var effects: [Effect] = []
    let lines = stack.top?.chooser?.count ?? 0
    for _ in 0..<lines {
      effects += press([.enter], &stack)
      if stack.pages.count > 1 { effects += press([.escape], &stack) }
      effects += press([.down], &stack)
    }
    let allowed: [Effect] = [
      .sitDown(table: 2), .sitDown(table: 1), .sitDown(table: 1234), .watch(table: 3),
      .watch(table: 4), .leave,
    ]
    #expect(Set(effects) == Set(allowed))
  }

  @Test("codes are asked for on a page of their own; for newcomers only where they need one")
  func access() throws {
    let own = try RoomStates.name(0)
    var stack = RoomStates.stack(Hall(own: own, codes: 2), [.down, .down, .enter])
    #expect(press([.enter, .down, .enter], &stack) == [.showKeyCode, .showRoomInvitation])
    stack = RoomStates.stack(Hall(own: own), [.down, .down, .enter])
    #expect(press([.enter, .down, .enter], &stack) == [.showKeyCode, .archive])
    _ = press([.up], &stack)
    stack.take(.accessCode("kettle-window"))
    stack.take(.hall(Hall(own: own)))
    #expect(try rows(stack).contains("For your other key: kettle-window"))
  }

  @Test("everything of one's own is deleted only by typing the own name")
  func removal() throws {
    let own = try RoomStates.name(0)
    var stack = RoomStates.stack(Hall(own: own), [.down, .down, .enter, .end])
    #expect(press([.enter], &stack) == [] && stack.top is RemovePersonPage)
    #expect(press([.enter], &stack) == [] && stack.notice == .accessOtherName)
    #expect(press([.character("x"), .enter], &stack) == [] && stack.notice == .accessOtherName)
    _ = press([.escape], &stack)
    #expect(stack.top is AccessPage)
    let typed = own.text.map { Key.character($0) }
    #expect(press([.enter] + typed + [.enter], &stack) == [.removePerson])
  }

  @Test("who has given away all codes is told so instead")
  func noCodeLeft() throws {
    let own = try RoomStates.name(0)
    var stack = RoomStates.stack(Hall(own: own, codes: 1), [.down, .down, .enter, .down])
    #expect(press([.enter], &stack) == [.showRoomInvitation])
    stack.take(.hall(Hall(own: own, codes: 0)))
    #expect(press([.enter], &stack) == [])
    #expect(stack.notice == .aboutAccessNewcomer(number: 0))
  }

  @Test("the start page is above the hall, and leads back there")
  func alone() throws {
    for keys in [[Key.escape], [.end, .enter], [.character("q")]] {
      var stack = RoomStates.stack(Hall(own: try RoomStates.name(0)))
      stack.open(StartPage(game: nil))
      #expect(press(keys, &stack) == [])
      #expect(stack.top is HallPage, "\(keys)")
    }
  }

  @Test("the form for a table offers everybody, invited people and nobody")
  func form() throws {
    var stack = RoomStates.stack(Hall(own: try RoomStates.name(0)))
    stack.open(
      NewGamePage(
        plan: NewGamePlan(), speed: .normal, person: try RoomStates.name(0),
        usual: try (1...5).map(RoomStates.name), invitation: .everybody))
    var offered: [Invitation] = []
    for keys in [[Key](), [.down, .down, .down, .down, .right], [.right], [.right]] {
      _ = press(keys, &stack)
      var begun = stack
      for case .begin(_, _, let invitation) in press([.home, .enter], &begun) {
        offered.append(invitation)
      }
    }
    #expect(offered == [.everybody, .invited, .nobody, .everybody])
  }
}
