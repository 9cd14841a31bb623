import MueData
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueLink

@Suite("The length of lines")
struct LineLengthTests {
  @Test(
    "no line comes near the limit: whole hands of six with long names, and their views")
  func longest() throws {
    var longest: [String: Int] = [:]
    func note(_ kind: String, _ message: HostMessage) {
      longest[kind] = max(longest[kind] ?? 0, message.line.count)
    }
    for players in PlayerCount.allCases {
      let game = try Examples.finished(players)
      let record = try #require(game.handRecords.first)
      note(
        "hand", .hand(OpenedHand(record: record, nonces: players.seats.map { _ in Examples.bytes }))
      )
      for count in 0...game.moveCount {
        let round = game.cut(to: GamePosition(hand: 1, moves: count)).match.round.all
        for seat in players.seats {
          let view = round.observation(for: seat)
          let standing = MatchStanding(
            totals: players.seats.map { _ in -99_999 }, end: .points(500), hand: 2000)
          note("view", .view(ViewRecord(view, match: standing), Stamp(position: 1 << 50, of: view)))
        }
      }
    }
    let six = Array(repeating: Hex?(Examples.bytes), count: 6)
    let promises = six.map { _ in DealPromise(cards: Examples.bytes, words: Examples.bytes) }
    note(
      "compare",
      .compare(
        HandComparison(
          hand: 99_999, promises: promises, bytes: six.map { _ in .given(Examples.bytes) })))
    let deals = (99_990...99_995).map {
      DealSource(hand: $0, nonces: six, seconds: six, promises: promises, step: .compared)
    }
    var owner = OwnerRecord(.token(Examples.bytes), token: Examples.bytes)
    (owner.isMuted, owner.hasAgreed, owner.sentAwayFrom) = (true, true, 5)
    let kept = SavedTable(
      owners: six.map { _ in owner },
      absent: Array(repeating: owner, count: HostedTable.mostAbsent), source: deals.last,
      id: Examples.bytes, earlier: deals.dropLast())
    #expect(kept.bytes.count < LinkLine.limit * 15 / 16, "\(kept.bytes.count)")
    print("the longest lines: \(longest)")
    #expect(longest.values.allSatisfy { $0 < LinkLine.limit / 3 }, "\(longest)")
  }
}
