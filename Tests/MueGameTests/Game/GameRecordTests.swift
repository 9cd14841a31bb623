import MueData
import MueRules
import TestSupport
import Testing

@testable import MueGame

@Suite struct GameRecordTests {
  private func fault(_ record: GameRecord) -> GameError? {
    do {
      _ = try Game(record)
      return nil
    } catch {
      return error
    }
  }

  /// A record with some keys exchanged, by way of its JSON, as a file would have it.
  private func record(
    of game: Game, with changes: (inout [String: JSONValue]) throws -> Void
  ) throws -> GameRecord {
    let json = try JSONObject(reading: Array(game.record.json.text.utf8))
    var members = Dictionary(uniqueKeysWithValues: json.members.map { ($0.key, $0.value) })
    try changes(&members)
    let text = JSONObject(members.map { JSONObject.Member($0.key, $0.value) }).text
    return try GameRecord(JSONObject(reading: Array(text.utf8)))
  }

  @Test("a game is its record after any number of moves", arguments: PlayerCount.allCases)
  func gameRecord(players: PlayerCount) throws {
    for seed in 0..<25 {
      var cut = SeededGenerator(seed: UInt64(seed))
      let game = try RandomPlay.game(players, seed: UInt64(seed), moves: cut.below(400))
      let replayed = try Game(game.record)
      #expect(replayed.record == game.record)
      #expect(replayed.players == game.players)
      #expect(replayed.match.round == game.match.round)
      #expect(replayed.match.scores == game.match.scores)
    }
  }

  @Test("a game to a total comes back as one")
  func gameTotal() throws {
    let game = try RandomPlay.game(.five, seed: 3, end: .points(100))
    #expect(game.match.isOver)
    let replayed = try Game(game.record)
    #expect(replayed.match.rules == game.match.rules)
    #expect(replayed.match.scores == game.match.scores)
  }

  @Test("a record comes back from its JSON")
  func recordComes() throws {
    let game = try RandomPlay.game(.three, seed: 5, moves: 100)
    #expect(try record(of: game) { _ in } == game.record)
  }

  @Test("a record that names the classic rules is the same game as one that names none")
  func classic() throws {
    let game = try RandomPlay.game(.three, seed: 5, moves: 100)
    #expect(!game.record.json.text.contains("rules"))
    let named = try record(of: game) { $0["rules"] = .string(Rules.classic.name) }
    #expect(try Game(named).record == game.record)
  }

  @Test(
    "a record that is none is refused with the evidence",
    arguments: [
      ("players", JSONValue.integer(7), GameError.playerCount(7)),
      ("players", .integer(6), .playerCount(5)),
      ("players", .integer(-1), .playerCount(-1)),
      ("hands", .integer(0), .rules(.hands(0))),
      ("hands", .null, .rules(.points(0))),
      ("firstDealer", .integer(9), .rules(.dealer(9))),
      ("rules", .string("mue-quick/1"), .unknownRules("mue-quick/1")),
      ("seed", .string("-1"), .seed("-1")),
      ("seed", .string("18446744073709551616"), .seed("18446744073709551616")),
      ("names", .strings(["a", "b", "c", "d", "\u{1B}"]), .name(seat: 4)),
      ("names", .strings(["a"]), .playerCount(1)),
      ("agents", .strings(["human", "club", "god", "club", "club"]), .agent(seat: 2)),
      ("moves", .array([.strings(["R1 R1 R1"])]), .unreadableMove(hand: 1, move: 1)),
      ("moves", .array([.strings([]), .strings([])]), .handNotOver(hand: 1)),
      (
        "moves", .array(Array(repeating: .strings([]), count: 2_001)), .tooManyHands(2_001)
      ),
    ])
  func recordNone(
    key: String, value: JSONValue, fault: GameError
  ) throws {
    let game = try RandomPlay.game(.five, seed: 5, moves: 0)
    #expect(self.fault(try record(of: game) { $0[key] = value }) == fault)
  }

  @Test("an illegal move is refused with its place and reason")
  func illegalMove() throws {
    let game = try RandomPlay.game(.five, seed: 5, moves: 300)
    let dealt = game.rounds[1].deal.hands
    let opener = try #require(game.rounds[1].publicState.auction.turns.first?.seat)
    let foreign = try #require(
      (CardSet.deck - dealt[opener]).looks.first { card in
        !dealt[opener].contains { $0.text == card.text }
      })
    let lie = try record(of: game) { members in
      var moves = try #require(members["moves"]?.array?.map { $0.strings ?? [] })
      moves[1][0] = foreign.text
      members["moves"] = .array(moves.map(JSONValue.strings))
    }
    guard case .illegalMove(hand: 2, move: 1, .notInHand(let card)) = fault(lie) else {
      Issue.record("\(String(describing: fault(lie)))")
      return
    }
    #expect(card.text == foreign.text)
  }

  @Test("moves after the end of the match are refused")
  func movesAfter() throws {
    let game = try RandomPlay.game(.four, seed: 2, end: .hands(1))
    let hand = try record(of: game) { members in
      let moves = try #require(members["moves"]?.array)
      members["moves"] = .array(moves + [.strings([""])])
    }
    #expect(fault(hand) == .matchIsOver(hand: 1))
    let move = try record(of: game) { members in
      var moves = try #require(members["moves"]?.array?.first?.strings)
      moves.append("")
      members["moves"] = .array([.strings(moves)])
    }
    #expect(fault(move) == .unreadableMove(hand: 1, move: game.moveCount + 1))
  }
}
