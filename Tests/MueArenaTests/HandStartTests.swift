import Foundation
import MueBots
import MueGame
import MueRules
import Platform
import Testing

@testable import mue_arena

@Suite("Duels from recorded hands")
struct HandStartTests {
  /// A file of hands that heuristic players played; in some everybody passed.
  private func file(_ hands: Int) throws -> String {
    let name = FileManager.default.temporaryDirectory
      .appending(path: "hands-\(UUID().uuidString).jsonl").path
    let writer = try RecordWriter(name)
    for number in 1...hands {
      var round = Round(
        deal: Deal(players: .five, seed: UInt64(number)), dealer: PlayerCount.five.seats[0])
      while let seat = round.turn {
        try round.apply(HeuristicBot().choose(round.observation(for: seat)))
      }
      try writer.write(HandRecord(round: round))
    }
    return name
  }

  @Test("the auction, and for the play the namings too, are those of the record")
  func starts() throws {
    let file = try file(8)
    let naming = try RecordedStarts(file, start: .naming, players: .five)
    let play = try RecordedStarts(file, start: .play, players: .five)
    #expect(naming.count == play.count && naming.count > 4)
    #expect(naming.checksum == play.checksum)
    for number in 1...naming.count {
      let (before, after) = (naming[number].publicState, play[number].publicState)
      #expect(before.roles != nil && before.roles == after.roles)
      #expect(before.contract == nil && after.contract != nil)
      #expect(after.tricks.isEmpty)
      #expect(naming[number].deal == play[number].deal)
    }
  }

  @Test("hands of another number of players do not count")
  func players() throws {
    let file = try file(2)
    #expect(throws: ArenaError.noHands(file: file)) {
      try RecordedStarts(file, start: .play, players: .four)
    }
  }

  @Test("a player gains nothing over itself, and the start is among the terms")
  func even() throws {
    let starts = try RecordedStarts(try file(6), start: .play, players: .five)
    let parsed = try OptionParser(ArenaOption.all.map(\.spec)).parse(["duel", "--jobs", "1"])
    var plan = try TablePlan(parsed, deals: 1)
    plan.deals = 1...starts.count
    let duel = Duel(
      plan: plan, x: try PlayerSpec("plain"), y: try PlayerSpec("plain"), starts: starts)
    let result = try duel.run(Interruption(), Progress(of: starts.count, "deals"))
    #expect(result.deals.count == starts.count)
    #expect(result.deals.allSatisfy { $0.gains.allSatisfy { $0 == 0 } })
    #expect(result.terms.start == .play && result.terms.contracts == starts.checksum)
    #expect(DuelResult(result.report.json)?.terms == result.terms)
  }

  @Test("a search knows more of the hidden cards than nothing, a little after the auction")
  func knowledge() throws {
    let starts = try RecordedStarts(try file(3), start: .play, players: .five)
    let settings = BotSettings(level: .expert)
    var gains = [0.0, 0.0]
    for number in 1...starts.count {
      var round = starts[number]
      for move in starts.moves(number).dropFirst(round.publicState.moves.count) {
        if round.publicState.finishedTricks == 9 { break }
        try round.apply(move)
      }
      for (index, round) in [starts[number], round].enumerated() {
        let seat = round.players.seats[0]
        let knowledge = try #require(
          LayoutKnowledge(
            round, seat, settings: settings, policies: PlayerSpec.shippedPolicies.policies,
            worlds: 100, seed: 1))
        #expect(knowledge.bits < 0 && knowledge.cards > 0)
        gains[index] += (knowledge.bits - knowledge.uniformBits) / Double(knowledge.cards)
      }
    }
    #expect(gains[1] > gains[0])
  }
}
