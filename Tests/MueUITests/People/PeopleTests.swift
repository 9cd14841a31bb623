import CellGrid
import MueData
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The people at the table") struct PeopleTests {
  private let keys = KeyMap()

  @Test("six seats with all their codes fit every window", arguments: Studio.languageCodes)
  func fullTable(code: String) throws {
    let friend = SeatStatus(
      player: Player(
        name: try #require(PlayerName("Wilhelmina von H")), agent: .remote(standIn: .club)),
      presence: .free)
    var people = PeopleStates.people(isGathering: true)
    people.seats = [people.seats[0]] + Array(repeating: friend, count: 5)
    for seat in PlayerCount.six.seats.dropFirst() {
      people.codes[seat] = "harvest-summer-elbow-violin-marble"
    }
    let host = Player(
      name: try #require(PlayerName("Wilhelmina von A")),
      agent: .person(peek: try #require(Peek(9))))
    var sweep = try Sweep(code)
    sweep.draw(.pages(PageStack(gathering: people)), "codes")
    people.seats[0].player = host
    people.onlookers = 4
    people.isOneAccount = true
    sweep.draw(.pages(PageStack(gathering: people)), "everything")
    #expect(sweep.faults.sorted() == [])
  }

  @Test(
    "a seat that the host has closed is the computer's, of a level, which is all its plate says")
  func closed() throws {
    for code in Studio.languageCodes {
      let words = try Studio().words(code)
      var people = PeopleStates.people(isGathering: true)
      people.seats[4] = SeatStatus(
        player: people.seats[4].player, presence: .computer)
      people.codes = [:]
      let level = words(.name(of: .club))
      for size in [Size(width: 80, height: 24), Size(width: 48, height: 40)] {
        let grid = try Studio().picture(code).frame(
          of: PageStack(gathering: people), size: size)
        let row = grid.text.split(separator: "\n").first { $0.contains(" Emil ") }
        #expect(
          row?.hasSuffix(" \(words(.presenceCovered)), \(level)") == true, "\(code) \(size)")
        #expect(grid.faults.isEmpty)
        var table = try Studio().state(Positions.game(.five), code)
        table.people = people
        table.people?.isGathering = false
        let plates = try Studio().picture(code).frame(of: table, size: size).text
        #expect(plates.contains(level))
        #expect(!plates.contains("\(words(.presenceCovered)), "))
      }
    }
  }

  @Test("a blank row is above what people who gather are asked", arguments: [false, true])
  func question(isOneAccount: Bool) throws {
    var people = PeopleStates.people(isGathering: true)
    people.isOneAccount = isOneAccount
    let size = Size(width: 80, height: 30)
    let words = try Studio().words("en")
    let lines = try Studio().picture().frame(of: PageStack(gathering: people), size: size)
      .text
      .split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(words(.peopleAskBegin)) })
    #expect(lines[row - 1].allSatisfy { $0 == " " })
  }

  @Test("while people gather the host begins with Enter, and a guest writes")
  func begin() {
    var people = PeopleStates.people(isGathering: true)
    var page = PeoplePage()
    #expect(page.answer(.enter, in: people, keys: keys) == .ask(.dealNextHand))
    people.isHost = false
    #expect(page.answer(.enter, in: people, keys: keys) == .none)
    #expect(page.isTyping)
  }

  @Test("an onlooker has no voice and no mark, and the host sees how many there are")
  func onlookers() throws {
    var people = PeopleStates.people(isGathering: true)
    people.onlookers = 2
    let size = Size(width: 80, height: 24)
    let (picture, words) = try (Studio().picture(), Studio().words("en"))
    #expect(
      picture.frame(of: PageStack(gathering: people), size: size).text.contains(
        words(.peopleOnlookers(number: 2))))
    people.own = nil
    var page = PeoplePage()
    for key: Key in [.enter, .character("t"), .character("1")] {
      #expect(page.answer(key, in: people, keys: keys) == .say(.unknownKey))
    }
    #expect(page.answer(.escape, in: people, keys: keys) == .back)
    var stack = PageStack(gathering: people)
    #expect(stack.handle(.character("q"), in: size) == [.leave])
    let text = picture.frame(of: stack, size: size).text
    #expect(text.contains(words(.peopleOnlooking)) && !text.contains("▸"))
  }

  private func onlookersView(of game: Game) throws -> GameObservation {
    let (round, seat) = (game.match.round, try #require(game.match.round.turn))
    return GameObservation(
      players: game.players, rules: game.match.rules, hand: 1,
      observation: Observation(watching: round.publicState, from: seat), scores: [],
      isOnlookers: true)
  }

  @Test("an onlooker's felt takes the rows of the hand, for larger cards")
  func onlookersFelt() throws {
    let game = try Positions.game(.five)
    let view = try onlookersView(of: game)
    for size in SweepTests.sizes {
      let usual = try #require(Layout(size, players: .five))
      let layout = try #require(Layout(size, of: view))
      if usual.isLow { continue }
      // In the highest windows the felt is as high as suits it.
      let isHigher = layout.felt.height > usual.felt.height || size.height > 60
      #expect(layout.hand.height == 0 && isHigher, "\(size)")
      #expect(layout.status.bottom <= layout.keys.y && layout.keys == usual.keys, "\(size)")
      #expect(layout.felt.y > 0 && layout.felt.bottom <= layout.status.y, "\(size)")
      #expect(layout.result.bottom == layout.status.y, "\(size)")
      #expect(layout.cards.trick.size >= usual.cards.trick.size, "\(size)")
      let own = try Layout(size, of: Studio().state(game).view)
      #expect(own == usual)
    }
  }

  @Test("for an onlooker it is somebody's turn, never yours")
  func onlookersTurn() throws {
    let game = try Positions.game(.five)
    let seat = try #require(game.match.round.turn)
    let view = try onlookersView(of: game)
    var table = ScreenState(
      view: view, context: PageContext(choices: try Studio().choices))
    let size = Size(width: 80, height: 24)
    let text = try Studio().picture("en").frame(of: table, size: size).text
    let words = try Studio().words("en")
    #expect(!text.contains(words(.yourTurn)))
    #expect(text.contains(words(.turn(name: game.players[seat].name.text))))
    #expect(!table.events(since: table).contains(.yourTurn))
    _ = table.handle(.character("H"))
    #expect(table.hint == .none)
  }

  @Test("a typed line is cleaned and sent; an empty line is not sent, and Esc cancels typing")
  func typing() throws {
    let people = PeopleStates.people(isGathering: false)
    var page = PeoplePage()
    for key: Key in [.character("t"), .character("H"), .character("i"), .character("3")] {
      #expect(page.answer(key, in: people, keys: keys) == .none)
    }
    let line = try #require(ChatLine("Hi3"))
    #expect(page.answer(.enter, in: people, keys: keys) == .ask(.say(.line(line))))
    #expect(!page.isTyping)
    for key: Key in [.enter, .character(" "), .enter] {
      #expect(page.answer(key, in: people, keys: keys) == .none)
    }
    for key: Key in [.enter, .character("x"), .escape] {
      #expect(page.answer(key, in: people, keys: keys) == .none)
    }
    #expect(!page.isTyping)
    #expect(page.answer(.escape, in: people, keys: keys) == .back)
  }

  @Test(
    "the longest message is shown whole, both typed and as a notice",
    arguments: [
      Size(width: 48, height: 32), Size(width: 80, height: 24), Size(width: 140, height: 45),
    ])
  func longLines(size: Size) throws {
    let people = PeopleStates.people(isGathering: false)
    let line = try #require(ChatLine(String(repeating: "W5|漢é", count: 10)))
    #expect(line.text.columns == ChatLine.limit)
    let ada = try #require(PlayerName("Wilhelmina von H"))
    let picture = try Studio().picture("en")
    let said = picture.frame(
      of: PageStack(gathering: people, notice: .said(ada, .line(line))), size: size)
    #expect(said.faults.isEmpty)
    var stack = PageStack(gathering: people)
    for key in [Key.character("t")] + line.text.map(Key.character) {
      _ = stack.handle(key, in: size)
    }
    // The cursor moves through it, to the beginning and back.
    for key in Array(repeating: Key.left, count: 50) + Array(repeating: .right, count: 50) {
      #expect(picture.frame(of: stack, size: size).faults.isEmpty)
      _ = stack.handle(key, in: size)
    }
  }

  @Test("news is shown while a line is typed", arguments: [true, false])
  func newsWhileTyping(isGathering: Bool) throws {
    let people = PeopleStates.people(isGathering: isGathering)
    let (picture, words) = try (Studio().picture(), Studio().words("en"))
    for size in [Size(width: 48, height: 26), Size(width: 80, height: 24)] {
      var stack = PageStack(gathering: people)
      _ = stack.handle(.character("t"), in: size)
      stack.say(.newsHere(name: "Wilma"))
      let grid = picture.frame(of: stack, size: size)
      #expect(grid.text.contains(words(.newsHere(name: "Wilma"))), "\(size)")
      #expect(grid.faults.isEmpty, "\(size)")
    }
  }

  @Test("one to six send the ready phrases, other digits nothing")
  func readyPhrases() {
    let people = PeopleStates.people(isGathering: false)
    var page = PeoplePage()
    for (index, phrase) in QuickPhrase.allCases.enumerated() {
      let key = Key.character(Character(String(index + 1)))
      #expect(page.answer(key, in: people, keys: keys) == .ask(.say(.phrase(phrase))))
    }
    for digit: Character in ["0", "7", "9"] {
      #expect(page.answer(.character(digit), in: people, keys: keys) == .say(.unknownKey))
    }
  }

  @Test("at the table a key opens the page, or says that nobody else is there")
  func opening() throws {
    var state = try Studio().state(Positions.game(.five))
    #expect(state.handle(.character("t")) == [])
    #expect(state.notice == .peopleAlone)
    state.people = PeopleStates.people(isGathering: false)
    #expect(state.handle(.character("t")) == [])
    #expect(state.openPage == .people(.talking))
    // Esc ends typing, and a digit sends a ready phrase.
    #expect(state.handle(.escape) == [])
    #expect(state.openPage == .people(PeoplePage()))
    #expect(state.handle(.character("2")) == [.say(.phrase(.wellPlayed))])
    #expect(state.handle(.escape) == [])
    #expect(state.openPage == .table)
    // An onlooker cannot talk.
    state.people?.own = nil
    #expect(state.handle(.character("t")) == [])
    #expect(state.openPage == .people(PeoplePage()))
  }

  @Test("no letter after the key that opens the talk is a command, for the host either")
  func talking() throws {
    var state = try Studio().state(Positions.game(.five))
    state.people = PeopleStates.people(isGathering: false)
    state.people?.isHost = true
    for key in "tfxmtq".map(Key.character) { #expect(state.handle(key) == []) }
    let line = try #require(ChatLine("fxmtq"))
    #expect(state.handle(.enter) == [.say(.line(line))])
  }

  @Test("an undo request is answered by undo and pass, and only while it is open")
  func consent() throws {
    var state = try Studio().state(Positions.following())
    state.people = PeopleStates.people(isGathering: false)
    #expect(state.handle(.character("u")) == [.undo])
    for (key, isGiven) in [(Key.character("u"), true), (.character("p"), false)] {
      state.people?.undoAskedBy = PlayerName("Ben")
      #expect(state.handle(key) == [.consent(isGiven)])
      #expect(state.people?.undoAskedBy == nil)
    }
  }

  @Test("a player who has made no move in the hand is offered no undo, and told so")
  func nothingToTakeBack() throws {
    let (size, picture) = (
      Size(width: 96, height: 28), try Studio().picture("en", palette: .none)
    )
    let offer = try Studio().words("en")(.keyUndo)
    var played = try Studio().state(Positions.following())
    played.people = PeopleStates.people(isGathering: false)
    #expect(picture.frame(of: played, size: size).text.contains(offer))
    var fresh = try Studio().state(Positions.game(.five))
    fresh.people = PeopleStates.people(isGathering: false)
    #expect(!picture.frame(of: fresh, size: size).text.contains(offer))
    #expect(fresh.handle(.character("u")) == [])
    #expect(fresh.notice == .nothingToTakeBack)
  }
}
