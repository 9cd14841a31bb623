import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The hall of the card room in lines") struct HallTalkTests {
  private func talk(_ code: String = "en", _ hall: Hall) throws -> HallTalk {
    let vocabulary = try Vocabulary(Studio().words(code), english: Studio().words("en"))
    return HallTalk(hall, plan: NewGamePlan(), speed: .normal, vocabulary: vocabulary)
  }

  @Test("each verb is understood by each of its words and by its beginning, in every language")
  func words() throws {
    for code in Studio.languageCodes {
      let vocabulary = try Vocabulary(Studio().words(code), english: Studio().words("en"))
      for verb in HallVerb.allCases {
        let words = try Studio().words(code)
        let own = words(verb.words) + "," + (try Studio().words("en"))(verb.words)
        for word in own.split(separator: ",") {
          #expect(try vocabulary.hallVerb(begunBy: word) == verb, "\(code) \(word)")
        }
        let explained = words(verb.help).prefix { $0.isLetter }
        #expect(try vocabulary.hallVerb(begunBy: explained) == verb, "\(code) \(explained)")
      }
      #expect(try vocabulary.hallVerb(begunBy: "q") == .quit)
      #expect(try vocabulary.hallVerb(begunBy: "?") == .help)
    }
    let english = try Vocabulary(Studio().words("en"), english: Studio().words("en"))
    #expect(try english.hallVerb(begunBy: "tab") == .tables)
    #expect(throws: Misreading.unknownWord("dance")) {
      try english.hallVerb(begunBy: "dance")
    }
  }

  @Test("all tables and people are listed", arguments: Studio.languageCodes)
  func listing(code: String) throws {
    let words = try Studio().words(code)
    let hall = try RoomStates.hall()
    let lines = try talk(code, hall).listing.map { words($0) }
    for table in hall.tables {
      #expect(lines.contains { $0.hasPrefix(words(table.name)) && $0.contains(words(table.state)) })
    }
    for person in hall.people {
      #expect(lines.contains { $0.hasPrefix("\(person.name.text): \(words(person.place.name))") })
    }
    // Nothing is told twice.
    let hand = words(.hallHand(hand: 4))
    #expect(lines.allSatisfy { $0.components(separatedBy: hand).count <= 2 })
    let empty = try talk(code, Hall(own: hall.own)).listing
    #expect(empty == [.hallNoTables, .hallNobody(number: 0), .hallAsk])
  }

  @Test("join sits down, goes on, and says why not")
  func joining() throws {
    let talk = try talk("en", RoomStates.hall())
    #expect(talk.read("join 1") == .perform(.sitDown(table: 1)))
    #expect(talk.read("join 1234") == .perform(.sitDown(table: 1234)))
    #expect(talk.read("join 4") == .tell(.hallTableFull))
    #expect(talk.read("join 5") == .tell(.hallForInvited))
    #expect(talk.read("join 9") == .tell(.hallNoTable(number: 9)))
    #expect(talk.read("join") == .tell(.hallSayTable))
    #expect(talk.read("join Bea") == .tell(.hallSayTable))
    #expect(talk.read("join 1 2") == .tell(.wordTooMany(word: "2")))
  }

  @Test("watch watches where one may, and says why not")
  func watching() throws {
    let talk = try talk("en", RoomStates.hall())
    #expect(talk.read("watch 4") == .perform(.watch(table: 4)))
    #expect(talk.read("watch 1") == .perform(.watch(table: 1)))
    #expect(talk.read("watch 3") == .tell(.hallOwnSeat))
    #expect(talk.read("watch 5") == .tell(.hallForInvited))
    #expect(talk.read("watch 9") == .tell(.hallNoTable(number: 9)))
  }

  @Test("open takes the number of players and whether one needs an invitation")
  func opening() throws {
    let talk = try talk("en", RoomStates.hall())
    var plan = NewGamePlan()
    #expect(talk.read("open") == .perform(.begin(plan, .normal, .everybody)))
    #expect(talk.read("open invited") == .perform(.begin(plan, .normal, .invited)))
    plan.players = .four
    #expect(talk.read("open 4 invited") == .perform(.begin(plan, .normal, .invited)))
    #expect(talk.read("open 7") == .tell(.wordTooMany(word: "7")))
  }

  @Test("invite takes a name, or its beginning, and perhaps one's own table")
  func inviting() throws {
    var hall = try RoomStates.hall()
    let talk = try talk("en", hall)
    let name = try RoomStates.name(1)
    func sent(_ id: Int) -> Reply {
      Reply(
        lines: [.hallInviteSent(name: name.text, number: id)], effect: .invite(name, table: id))
    }
    #expect(talk.read("invite bartholomäus bea") == sent(1234))
    #expect(talk.read("invite Bart 1234") == sent(1234))
    #expect(talk.read("invite Bart 3") == .tell(.hallTableFull))
    #expect(talk.read("invite Bart 1") == .tell(.hallInviteOwn))
    #expect(talk.read("invite Bart 9") == .tell(.hallNoTable(number: 9)))
    #expect(talk.read("invite Zoe") == .tell(.hallNobodyCalled(name: "Zoe")))
    #expect(talk.read("invite") == .tell(.plainSayWhom))
    hall.tables.removeAll { $0.id == 1234 }
    #expect(
      try self.talk("en", hall).read("invite Bart") == .tell(.hallInviteNowhere(name: name.text)))
  }

  @Test("the rest is a word each")
  func others() throws {
    let talk = try talk("en", RoomStates.hall())
    #expect(talk.read("alone") == .perform(.alone))
    #expect(talk.read("day") == .perform(.roomDay))
    #expect(talk.read("key") == .perform(.showKeyCode))
    #expect(talk.read("newcomer") == .perform(.showRoomInvitation))
    #expect(talk.read("archive") == .perform(.archive))
    #expect(talk.read("rules") == .perform(.rules))
    #expect(talk.read("quit") == .perform(.leave))
    #expect(talk.read("") == .tell(talk.listing))
    #expect(talk.read("help").lines.count == HallVerb.allCases.count)
    let open = try self.talk("en", Hall(own: RoomStates.name(0)))
    #expect(open.read("newcomer") == .tell(.hallNoCodes))
  }

  @Test("a hand of the day is replayed by a name on the list, once one has played")
  func replays() throws {
    var talk = try talk("en", RoomStates.hall())
    let names = try (0..<4).map { try RoomStates.name($0).text }
    // The list comes first.
    #expect(talk.read("day \(names[3])") == .perform(.roomDay))
    #expect(talk.tell(try RoomStates.days()).last == .hallDayReplays)
    #expect(talk.read("day \(names[3])") == .perform(.replayDay(0)))
    #expect(talk.read("day \(names[1].prefix(4).lowercased())") == .perform(.replayDay(2)))
    #expect(talk.read("day Zoe") == .tell(.hallDayNotPlayed(name: "Zoe")))
    for day in [HallDay.waits, .begun] {
      let hall = Hall(own: try RoomStates.name(0), day: day)
      #expect(try self.talk("en", hall).read("day Bea") == .tell(.hallDayFirst))
    }
  }

  @Test("everything of one's own is deleted only by the own name")
  func removal() throws {
    let own = try #require(PlayerName("Ada L"))
    let talk = try talk("en", Hall(own: own))
    #expect(talk.read("delete") == .tell(.accessSayName(name: "Ada L")))
    for name in ["Ada", "Ada M"] {
      #expect(talk.read("delete \(name)") == .tell(.accessOtherName))
    }
    #expect(talk.read("delete Ada L") == .perform(.removePerson))
  }

  @Test("a guest is offered what guests may do, and told so of the rest")
  func guest() throws {
    var hall = try RoomStates.hall()
    hall.own = nil
    let talk = try talk("en", hall)
    for line in ["open", "day", "alone", "invite Karl", "key", "newcomer", "archive", "delete"] {
      #expect(talk.read(line) == .tell(.hallGuestsSit), "\(line)")
    }
    #expect(talk.read("join 1") == .perform(.sitDown(table: 1)))
    #expect(talk.read("help").lines.count == HallVerb.allCases.count { $0.isForGuests })
  }

  @Test("invitations, new tables with free seats and the first to come are told once")
  func news() throws {
    let hall = try RoomStates.hall()
    var talk = try talk("en", Hall(own: hall.own))
    let told = talk.show(hall)
    #expect(told.first == .hallInvited(name: try RoomStates.name(5).text, number: 2))
    #expect(told.count == 1 + 1 + hall.people.count)
    #expect(talk.show(hall) == [])
    var next = hall
    next.people.removeAll()
    #expect(talk.show(next) == [])
  }

  private func naming(asksForCode: Bool) throws -> RoomNameTalk {
    RoomNameTalk(
      asksForCode: asksForCode,
      vocabulary: try Vocabulary(Studio().words("de"), english: Studio().words("en")))
  }

  @Test("a name is asked for, with a code where one is needed, and confirmed")
  func names() throws {
    let ada = try #require(PlayerName("Ada L"))
    var talk = try naming(asksForCode: false)
    #expect(talk.read(" Ada  L ") == .tell(.nameAskSure(name: "Ada L")))
    #expect(talk.read("nein") == .tell([.nameAsk, .nameAskKnown]))
    _ = talk.read("Ada L")
    #expect(talk.read("ja") == .perform(.chooseName(ada, code: nil)))
    #expect(
      talk.refuse(.nameTaken(name: "Ada L")) == [
        .nameTaken(name: "Ada L"), .nameAsk, .nameAskKnown,
      ])
    talk = try naming(asksForCode: true)
    #expect(talk.read("Ada L") == .tell(.nameAskCode))
    #expect(talk.read("kettle window") == .tell(.nameAskSure(name: "Ada L")))
    #expect(talk.read("yes") == .perform(.chooseName(ada, code: "kettle window")))
  }

  @Test("the code for a further key takes the place of a name")
  func keys() throws {
    var talk = try naming(asksForCode: true)
    #expect(talk.read("key kettle-window") == .perform(.addKey(code: "kettle-window")))
    #expect(talk.read("ende") == .perform(.leave))
    #expect(talk.read("") == .tell([.nameAsk, .nameAskKnown]))
  }
}
