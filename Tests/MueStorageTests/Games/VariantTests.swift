import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueStorage

/// A variant of the rules in matches, files and records.
@Suite("A rules variant") struct VariantTests {
  private static let known = Rules.shipped + [.quick]

  /// For each number of players: the cards of each, the points of the deck, the target of level 1
  /// and of the last level.
  private static let table: [(PlayerCount, size: Int, points: Int, first: Int, last: Int)] = [
    (.three, 12, 36, 10, 21), (.four, 15, 60, 25, 39), (.five, 12, 60, 20, 53),
    (.six, 8, 48, 16, 44),
  ]

  private func game(_ players: PlayerCount = .four, hands: Int, seed: UInt64 = 3) throws -> Game {
    var plan = NewGamePlan()
    plan.variant = .quick
    plan.players = players
    plan.end = .points(40)
    let names = try (1...6).map { try #require(PlayerName("Player \($0)")) }
    var game = try plan.game(person: names[0], usual: Array(names.dropFirst()), chance: seed)
    while game.match.scores.count < hands, !game.match.isOver { try game.play(moves: 1) }
    return game
  }

  @Test("cards and targets are the variant's", arguments: table)
  func tables(players: PlayerCount, size: Int, points: Int, first: Int, last: Int) {
    let rules = Rules.quick[players]
    #expect(rules.handSize == size && rules.allPoints == points)
    #expect(rules.target(level: 1) == first && rules.target(level: size) == last)
    #expect(rules.level(reachedWith: last) == size && rules.level(reachedWith: first - 1) == 0)
    let deal = Deal(players: players, seed: 1, variant: .quick)
    #expect(deal.hands.reduce(.none) { $0 | $1 } == rules.deck)
    #expect(throws: MatchRulesError.points(200)) {
      try MatchRules(variant: .quick, players: players, end: .points(200))
    }
  }

  @Test("bonuses, penalties and the choice of a partner are the variant's")
  func scoring() throws {
    let rules = Rules.quick[.four]
    let trumps = ["red", "7", "4", "none"].compactMap { Trump(text: $0) }
    #expect(trumps.map { rules.bonus(level: 2, trump: $0) } == [24, 32, 48, 64])
    #expect(rules.bonus(level: 15, trump: .noTrump) == 90)
    let seats = rules.players.seats
    let roles = Roles(chief: seats[0], vice: seats[1], level: 3)
    #expect(rules.partners(roles) == [seats[1], seats[2], seats[3]])
    #expect(Rules.classic[.four].partners(roles) == [seats[2], seats[3]])
    let contract = Contract(
      roles: roles, viceTrump: trumps[0], chiefTrump: trumps[1], partner: seats[1])
    let lost = Reckoning(rules: rules, contract: contract, points: [20, 5, 30, 5])
    #expect(lost.missing == 2 && lost.bonus == [-24, 0, 14, 14])
    let eclat = Eclat(level: 3, tied: [seats[0], seats[2]], last: seats[2])
    #expect(rules.bonus(of: eclat) == [9, 0, -27, 0])
  }

  @Test("a match is played to its end", arguments: PlayerCount.allCases)
  func match(players: PlayerCount) throws {
    let game = try game(players, hands: .max)
    #expect(game.match.isOver && (game.match.totals.max() ?? 0) >= 40)
    var played = 0
    for round in game.allRounds {
      guard case .played(let reckoning) = round.score?.result else { continue }
      let contract = reckoning.contract
      #expect(reckoning.target == Rules.quick[players].target(level: contract.roles.level))
      #expect(round.score?.points.reduce(0, +) == Rules.quick[players].allPoints)
      played += 1
    }
    #expect(played > 0)
  }

  @Test("a game is saved and resumed; a program without the variant leaves it as it is")
  func saved() throws {
    let (state, games) = (InMemoryFolder(), InMemoryFolder())
    var store = GameStore(state: state, games: games, knowing: Self.known)
    let begun = try game(hands: 1)
    try store.save(begun)
    let written = games.content
    var later = GameStore(state: state, games: games, knowing: Self.known)
    var resumed = try #require(later.loadCurrent().game)
    #expect(resumed.record == begun.record)
    #expect(resumed.match.round.rules == Rules.quick[.four])
    try resumed.play(moves: 5)

    var other = GameStore(state: state, games: games)
    let (none, notices) = other.loadCurrent()
    #expect(none == nil)
    #expect(notices == [.newerVersion(file: "0001.mue", found: 3, known: SaveFile.version)])
    #expect(games.content == written)
  }

  @Test("a save that names its rules and one that does not are distinguished by version")
  func versions() throws {
    for (game, version) in [(try game(hands: 1), "1"), (try Game.played(moves: 30), "3")] {
      var bytes = SaveFile.bytes(of: game)
      bytes.replaceSubrange(9..<10, with: version.utf8)
      #expect(throws: SaveFault.notARecord) { try SaveFile.game(from: bytes, knowing: Self.known) }
    }
  }

  @Test("a record with unknown rules is distinguished from a damaged one")
  func unknown() throws {
    let record = try game(hands: 1).record
    #expect(record.rules == Rules.quick.name)
    #expect(throws: GameError.unknownRules(Rules.quick.name)) { try Game(record) }
  }

  @Test("a hand is recorded and judged by its own rules and no others")
  func recorded() throws {
    var played = 0
    for record in try game(hands: 6).handRecords where record.round.score != nil {
      let line = record.line
      #expect(try HandRecord(checking: line.utf8, knowing: Self.known) == record)
      #expect(throws: HandFault.unreadable(.badValue("rules"))) {
        try HandRecord(checking: line.utf8)
      }
      guard case .played = record.round.score?.result else { continue }
      let named = #""rules":"\#(Rules.quick.name)","#
      #expect(line.contains(named))
      let parts = line.split(separator: named, maxSplits: 1).joined()
      #expect(throws: HandFault.self) { try HandRecord(checking: parts.utf8, knowing: Self.known) }
      played += 1
    }
    #expect(played > 0)
  }

  @Test("a seat's view names the rules")
  func views() throws {
    let game = try game(hands: 1)
    for seat in game.match.players.seats {
      let view = ViewRecord(game.observation(for: seat))
      let read = try ViewRecord(checking: view.line.utf8, knowing: Self.known)
      #expect(read.observation.rules == Rules.quick[.four] && read.line == view.line)
      #expect(throws: HandFault.self) { try ViewRecord(checking: view.line.utf8) }
    }
  }

  @Test("results are kept; a program without the variant reads the others")
  func results() throws {
    let file = try TemporaryDatabase()
    let quick = PlayedGame(try game(hands: .max))
    let classic = PlayedGame(try Game.played(moves: 200))
    let database = try ResultsDatabase(file.path, knowing: Self.known)
    try database.record([quick, classic])
    #expect(Set(try database.games()) == [quick, classic])
    #expect(try ResultsDatabase(file.path).games() == [classic])
  }

  @Test("the plan of the next game keeps the variant, and is classic if that is unknown")
  func plan() throws {
    var plan = NewGamePlan()
    #expect(!plan.text.contains("rules"))
    plan.variant = .quick
    plan.end = .points(80)
    #expect(NewGamePlan(text: plan.text.utf8, knowing: Self.known) == plan)
    #expect(NewGamePlan(text: plan.text.utf8)?.variant == .classic)
  }
}
