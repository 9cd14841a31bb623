import MueRules
import Testing

@testable import MueGame

@Suite("Achievements") struct AchievementTests {
  private let players = PlayerCount.five
  private let person = Constructed.players.seats[1]

  /// A game of the person on seat 0, whose dealer is seat 1.
  private func game(_ players: PlayerCount = .five, seed: UInt64 = 7, peek: Peek = .none) throws
    -> Game
  {
    let seats = try players.seats.map { seat in
      Player(
        name: try #require(PlayerName("Player \(seat.index + 1)")),
        agent: seat.index == 0 ? .person(peek: peek) : .computer(.club))
    }
    let rules = try MatchRules(players: players, end: .hands(30), firstDealer: 1)
    return try Game(rules: rules, seed: seed, players: seats)
  }

  /// Lays these numbers of cards in turn, the dealer first; 0 passes.
  private func bid(_ counts: [Int], in game: inout Game) throws {
    for count in counts {
      guard case .bid(let free, _)? = game.match.round.legalMoves else {
        Issue.record("the auction is over")
        continue
      }
      try game.apply(.bid(CardSet(free.prefix(count))))
    }
  }

  @Test(
    "an éclat turns the tables if it costs the player with whom the person drew level before",
    arguments: [
      // Seat 1 leads, the person draws level and leads; seat 1 draws level last and pays.
      ([1, 0, 0, 0, 1] + [0, 0, 0, 0, 1] + [1, 0, 0, 0, 0, 0], true),
      // The person draws level last and pays.
      ([1, 0, 0, 0, 1] + [0, 0, 0, 0, 0], false),
      // The person never drew level with seat 1.
      ([0, 0, 0, 0, 1] + [1, 0, 0, 0, 0, 0], false),
      // Seat 2 pays, with whom the person did not draw level.
      ([1, 0, 0, 0, 1] + [0, 0, 0, 0, 1] + [0, 2, 0, 0, 0, 0, 0], false),
      // Two led when the person drew level.
      ([1, 1, 0, 0, 1] + [0, 0, 0, 0, 1] + [1, 0, 0, 0, 0, 0], false),
    ])
  func turnedTables(counts: [Int], isFound: Bool) throws {
    var game = try game()
    try bid(counts, in: &game)
    let score = try #require(game.match.scores.first)
    guard case .eclat = score.result else {
      Issue.record("no éclat")
      return
    }
    #expect(game.achievements == (isFound ? [.turnedTables: 1] : [:]))
  }

  /// A contract of the person on seat 1, or of others, that reached its target by a margin.
  private func contract(level: Int, margin: Int, isPersons: Bool = true) throws -> RoundScore {
    let target = Rules.classic[players].target(level: level)
    let points = [60 - target - margin, target + margin, 0, 0, 0]
    return try Constructed.hand(
      chief: isPersons ? 1 : 2, partner: isPersons ? 3 : 1, level: level, trump: "red",
      points: points)
  }

  @Test(
    "a contract is made narrowly with one point to spare at most",
    arguments: [(-1, false), (0, true), (1, true), (2, false)], [true, false])
  func narrow(margin: (points: Int, isNarrow: Bool), isPersons: Bool) throws {
    let score = try contract(level: 3, margin: margin.points, isPersons: isPersons)
    #expect(
      Achievement.achieved(by: person, score: score, tricks: [], auction: .init(players))
        == (margin.isNarrow ? [.narrow] : []))
  }

  @Test(
    "it is made amply from a bid of seven and ten points to spare on",
    arguments: [(6, 10, false), (7, 9, false), (7, 10, true), (8, 15, true)])
  func ample(level: Int, margin: Int, isFound: Bool) throws {
    let score = try contract(level: level, margin: margin)
    #expect(
      Achievement.achieved(by: person, score: score, tricks: [], auction: .init(players))
        == (isFound ? [.ample] : []))
    let opponents = Achievement.achieved(
      by: players.seats[0], score: score, tricks: [], auction: .init(players))
    #expect(!opponents.contains(.ample))
  }

  /// Seat 1 becomes Chief with some cards; then the person plays the lowest card, or the highest,
  /// and all others the opposite.
  private func play(_ game: inout Game, bid: Int, personPlaysLow: Bool) throws {
    var laid = 0
    while let turn = game.match.round.turn, let legal = game.match.round.legalMoves {
      switch legal {
      case .bid(let free, let atMost) where turn.index == 1 && laid < bid && atMost > 0:
        laid += 1
        try game.apply(.bid(CardSet(free.prefix(1))))
      case .play(let cards):
        let sorted = cards.sorted { $0.rank < $1.rank }
        let isLow = (turn.index == 0) == personPlaysLow
        try game.apply(.play(try #require(isLow ? sorted.first : sorted.last)))
      case .pick(let seats): try game.apply(.pick(try #require(seats.last)))
      default: try game.apply(try #require(legal.all.first))
      }
    }
  }

  @Test("an opponent without a trick is idle, but only if the contract is lost")
  func idle() throws {
    var seen: Set<[Bool]> = []
    for (seed, bid) in (UInt64(1)...40).flatMap({ seed in [1, 9].map { (seed, $0) } }) {
      for isLow in [true, false] {
        var game = try game(.six, seed: seed)
        try play(&game, bid: bid, personPlaysLow: isLow)
        let state = game.match.round.publicState
        let contract = try #require(state.contract)
        let isOpponent = !contract.isChiefSide(game.personSeat)
        let isIdle = !state.tricks.contains { $0.winner == game.personSeat }
        let score = try #require(state.score).score[game.personSeat]
        seen.insert([isOpponent, isIdle, score > 0])
        #expect((game.achievements[.idle] == 1) == (isOpponent && isIdle && score > 0))
      }
    }
    #expect(seen.isSuperset(of: [[true, true, true], [true, true, false], [true, false, true]]))
  }

  @Test("tricks trumped with every suit count over a whole match, in the hand of the last suit")
  func everySuit() throws {
    let game = try RandomPlay.game(.three, seed: 2, end: .hands(60))
    let hand = try #require(game.achievements[.everySuit])
    #expect(hand > 1)
    var suits: Set<Suit> = []
    for (number, record) in zip(1..., game.handRecords(for: .anybody)) {
      let state = record.round.publicState
      guard let order = state.play?.order else { continue }
      let before = suits
      for trick in state.tricks where trick.winner == game.personSeat {
        let card = try #require(trick.card(of: game.personSeat, .three))
        if order.trumps.contains(card), !order.trumps.contains(trick.cards[0]) {
          suits.insert(card.suit)
        }
      }
      #expect((before.count < 3 && suits.count == 3) == (number == hand))
    }
  }

  @Test("a game with an undo or an open handicap has none, an unfinished hand none yet")
  func counting() throws {
    let counts = [1, 0, 0, 0, 1] + [0, 0, 0, 0, 1] + [1, 0, 0, 0, 0]
    var open = try game()
    try bid(counts, in: &open)
    #expect(open.achievements == [:])
    var undone = try game()
    try bid(counts + [0], in: &undone)
    #expect(undone.achievements == [.turnedTables: 1])
    undone.notes.undos = 1
    #expect(undone.achievements == [:])
    var peeking = try game(peek: #require(Peek(1)))
    try bid(counts + [0], in: &peeking)
    #expect(peeking.achievements == [:])
  }

  @Test("of several games the one begun first is told")
  func found() throws {
    var game = try game()
    try bid([1, 0, 0, 0, 1] + [0, 0, 0, 0, 1] + [1, 0, 0, 0, 0, 0], in: &game)
    let day = try #require(Day(text: "2026-11-28"))
    var found = FoundAchievements()
    found.add(try RandomPlay.game(.five, seed: 1, moves: 3), number: 1, day: day)
    #expect(found.places == [:])
    for number in 2...3 { found.add(game, number: number, day: day) }
    #expect(found.places == [.turnedTables: .init(game: 2, hand: 1, day: day)])
    #expect(
      found.list.map(\.text) == [
        #"{"achievement":"turned-tables","game":2,"hand":1,"day":"2026-11-28"}"#
      ])
  }
}

extension Auction {
  /// An auction in which nobody has bid.
  fileprivate init(_ players: PlayerCount) {
    self.init(rules: Rules.classic[players], dealer: players.seats[0])
  }
}
