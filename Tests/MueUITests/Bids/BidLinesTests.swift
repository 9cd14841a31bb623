import MueGame
import MueRules
import MueWords
import Testing

@testable import MueBots
@testable import MueUI

@Suite("What bids say, in lines") struct BidLinesTests {
  private let game: Game

  init() throws { game = try BidStates.auction() }

  private func talk(_ code: String = "en", mayHint: Bool = true) throws -> PlainTalk {
    let studio = try Studio()
    let vocabulary = Vocabulary(try studio.words(code), english: try studio.words("en"))
    return PlainTalk(
      view: game.view(for: game.personSeat), vocabulary: vocabulary, mayHint: mayHint)
  }

  @Test(
    "a player is named, or it is the one who bid last; own asks with the person's cards in mind")
  func questions() throws {
    let seats = game.match.players.seats
    let talk = try talk()
    for (line, seat, fromOwnSeat) in [
      ("bids Carl", 2, false), ("bids carl own", 2, true), ("i 4", 3, false),
      ("bids Ada", 0, false),
      ("bids", talk.view.seatAskedAbout.index, false),
      ("bids own", talk.view.seatAskedAbout.index, true),
    ] {
      #expect(talk.read(line).effect == .bids(seats[seat], fromOwnSeat: fromOwnSeat), "\(line)")
    }
    #expect(talk.read("bids Zoe").lines == [.nobodyCalled(word: "Zoe")])
    for code in Studio.languageCodes {
      let words = try Studio().words(code)
      let talk = try self.talk(code)
      let verb = try #require(words(.wordsBids).split(separator: ",").first)
      let own = try #require(words(.wordsOwn).split(separator: ",").first)
      #expect(
        talk.read("\(verb) Carl \(own)").effect == .bids(seats[2], fromOwnSeat: true), "\(code)")
    }
  }

  @Test("it is refused where the screen refuses it")
  func refusals() throws {
    let off = try talk(mayHint: false)
    #expect(off.read("bids Carl").lines == [.hintsAreOff])
    var forbidden = try talk()
    var people = PeopleStates.people(isGathering: false)
    people.explainsBids = false
    forbidden.people = PeopleTalk(people, vocabulary: forbidden.vocabulary)
    #expect(forbidden.read("bids Carl").lines == [.bidsNotHere])
    #expect(forbidden.people?.listing.contains(.bidsNotHere) == true)
    var over = try talk()
    let finished = try Positions.game(.five) { $0.match.round.score != nil }
    over.note(finished.view(for: finished.personSeat))
    #expect(over.read("bids Carl").lines == [.bidsAfterHand])
  }

  @Test("the answer has every figure of the page")
  func answer() throws {
    let talk = try talk()
    let seat = game.match.players.seats[2]
    func told(fromOwnSeat: Bool) throws -> [String] {
      let question = talk.question(about: seat, fromOwnSeat: fromOwnSeat)
      let reading = BidStates.reading(of: seat, in: game.match.round.publicState)
      let words = try Studio().words("en")
      return talk.told(BidAnswer(question: question, reading: reading, isDone: false))
        .map { words($0) }
    }
    let lines = try told(fromOwnSeat: false)
    #expect(lines.first?.hasPrefix("Carl has laid ") == true)
    for line in [
      "Wants 7s or yellow as trump.",
      "Would name: 7s in 6 of 10 cases, yellow in 2 of 10 cases, no trump in 2 of 10 cases.",
      "7s: dealt about 3 of the 12, 2 of them laid, before the last bid in 3 of 10 cases, "
        + "about 2 held.",
      "As Chief would pick: you in 6 of 10 cases, Bea in 2 of 10 cases, Dora in 2 of 10 cases.",
      "Becomes: Chief in 4 of 10 cases, Vice in 3 of 10 cases, partner hardly ever.",
    ] { #expect(lines.contains(line), "\(lines)") }
    #expect(lines.last == "From 128 possible deals.")
    #expect(try told(fromOwnSeat: true) == [said(.bidsOwn)] + lines)
  }

  @Test("of a trump that has been named only the cards are told")
  func named() throws {
    let named = try Positions.game(.five, where: { $0.match.round.publicState.chiefTrump != nil })
    let seat = try #require(named.match.round.publicState.roles?.chief)
    let trump = try #require(named.match.round.publicState.chiefTrump)
    let reading = BidReading(
      seat: seat, worlds: 32, chief: 100, vice: 0, picked: 0, named: trump,
      trumps: [
        .init(
          trump: trump, all: 12, held: 4, laid: 0, played: 0, percentNamed: 100,
          before: .init(held: 3, percentNamed: 50))
      ], partners: [])
    let words = try Studio().words("en")
    let told = BidSentences(reading, in: named.view(for: named.personSeat)).told.map { words($0) }
    let name = words(.name(of: trump))
    #expect(told.contains { $0.hasSuffix("named \(name).") }, "\(told)")
    #expect(told.contains("\(name): dealt about 4 of the 12, before the last bid about 3 held."))
    #expect(!told.contains { $0.contains("cases") || $0.contains("nearly") })
  }

  @Test("chances that exclude each other add up to ten cases at most")
  func sums() throws {
    let view = game.view(for: game.personSeat)
    let seats = game.match.players.seats
    for percents in [
      [25, 25, 25, 25], [46, 36, 18], [95, 15], [65, 35], [15, 15, 15, 15, 15, 25],
    ] {
      let reading = BidReading(
        seat: seats[2], worlds: 32, chief: 55, vice: 25, picked: 20, named: nil, trumps: [],
        partners: percents.enumerated().map {
          .init(seat: seats[$0.offset % 5], percent: $0.element)
        })
      for part in BidSentences(reading, in: view).parts {
        let tenths = part.lines.compactMap(\.tenths)
        #expect(tenths.reduce(0, +) <= 10, "\(tenths)")
      }
    }
  }

  @Test("of cards that were all laid it is said that hardly any more are held")
  func allLaid() throws {
    let reading = BidReading(
      seat: game.match.players.seats[2], worlds: 32, chief: 50, vice: 0, picked: 0, named: nil,
      trumps: [
        .init(
          trump: .suit(.red), all: 12, held: 2.2, laid: 2, played: 0, percentNamed: 90, before: nil)
      ], partners: [])
    let words = try Studio().words("en")
    let told = BidSentences(reading, in: game.view(for: game.personSeat)).told.map { words($0) }
    #expect(told.contains("red: 2 of the 12 laid, hardly any more held."), "\(told)")
  }

  @Test("a replay answers about the position that it is at")
  func replay() throws {
    let finished = try Positions.game(.five) { $0.match.round.score != nil }
    let words = try Studio().words("en")
    var replay = try #require(
      PlainReplay(
        finished.replayedHands, open: 0, vocabulary: Vocabulary(words, english: words)))
    for _ in 0..<4 { _ = replay.read("") }
    #expect(replay.bidQuestion == nil)
    #expect(replay.read("bids Carl").isEmpty)
    let question = try #require(replay.bidQuestion)
    #expect(question.seat.index == 2 && question.observation.publicState.moves.count == 4)
    let reading = BidStates.reading(of: question.seat, in: question.observation.publicState)
    let lines = replay.tell(BidAnswer(question: question, reading: reading, isDone: true))
    #expect(lines.count > 4 && replay.bidQuestion == nil)
    _ = replay.read("all")
    #expect(replay.read("bids Carl") == [.bidsAfterHand])
  }
}
