import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueWords

@Suite("The narration of a seat") struct NarrationTests {
  private static let names = ["Ada", "Bea", "Carl", "Dora", "Emil", "Fritz"]

  private func game(_ players: PlayerCount = .five, seed: UInt64 = 7) throws -> Game {
    let seats = try Self.names.prefix(players.number).enumerated().map { index, name in
      Player(
        name: try #require(PlayerName(name)), agent: index == 0 ? .person() : .computer(.club))
    }
    return try Game(rules: MatchRules(players: players), seed: seed, players: seats)
  }

  /// Bea lays two cards and Dora one; otherwise everybody makes the first legal move.
  private func play(_ game: inout Game, while goesOn: (Game) -> Bool) throws {
    while goesOn(game), let legal = game.match.round.legalMoves {
      try game.apply(move(in: game, legal))
    }
  }

  private func move(in game: Game, _ legal: LegalMoves) -> Move {
    switch legal {
    case .bid(let free, let atMost):
      guard let seat = game.match.round.turn, atMost > 0 else { return .pass }
      let wanted = [0, 2, 0, 1, 0][seat.index]
      return game.match.round.publicState.auction.laid[seat].count < wanted
        ? .bid(CardSet(free.prefix(1))) : .pass
    case .name(let trumps): return .name(trumps[0])
    case .pick(let seats): return .pick(seats[0])
    case .play(let cards): return .play(cards.first ?? Card(.red, Rank.all[0]))
    }
  }

  @Test("the sentence about a move names its player, and own moves have none")
  func news() throws {
    let narration = Narration(try game().view(for: try #require(PlayerCount.five.seat(0))))
    let seats = PlayerCount.five.seats
    #expect(narration.news(of: .pass, by: seats[1]) == .passes(name: .player(name: "Bea")))
    #expect(narration.news(of: .pass, by: seats[0]) == nil)
    #expect(
      narration.news(of: .name(.noTrump), by: seats[2])
        == .names(name: .player(name: "Carl"), trump: .noTrump))
    let carl = Phrase.player(name: "Carl")
    #expect(
      narration.news(of: .pick(seats[0]), by: seats[2]) == .picks(name: carl, partner: .you))
    #expect(
      narration.news(of: .pick(seats[3]), by: seats[2])
        == .picks(name: carl, partner: .player(name: "Dora")))
  }

  @Test("the sentence about a first bid gives one number, later ones also how many cards lie")
  func firstBid() throws {
    var game = try game()
    var told: [Phrase] = []
    while case .bid(let free, _) = game.match.round.legalMoves, told.count < 2 {
      let seat = try #require(game.match.round.turn)
      let cards: CardSet = seat.index == 1 ? CardSet(free.prefix(1)) : .none
      try game.apply(.bid(cards))
      let view = game.view(for: game.personSeat)
      if !cards.isEmpty {
        told.append(try #require(Narration(view).news(of: .bid(cards), by: seat)))
      }
    }
    #expect(told == [.laysFirst(name: "Bea", cards: 1), .lays(name: "Bea", cards: 1, total: 2)])
  }

  @Test("there is a reason against exactly those cards of the hand that are not legal")
  func reasons() throws {
    var reasons = 0
    for seed in UInt64(1)...4 {
      var game = try game(seed: seed)
      while let turn = game.match.round.turn {
        let narration = Narration(game.view(for: turn))
        if case .play(let cards) = narration.view.observation.legalMoves {
          for card in narration.view.observation.hand {
            let reason = narration.reason(against: card)
            #expect((reason == nil) == cards.contains(card))
            reasons += reason == nil ? 0 : 1
          }
        }
        #expect(narration.question() != nil)
        let count = game.moveCount
        try play(&game) { $0.moveCount == count }
      }
    }
    #expect(reasons > 0)
  }

  @Test("the log says “you” to the person, and names everybody to onlookers")
  func log() throws {
    var kinds: Set<String> = []
    let ada = Phrase.player(name: "Ada")
    for seed in UInt64(1)...4 {
      for dealer in 0..<2 {
        var game = try Game(
          rules: MatchRules(players: .five, firstDealer: dealer), seed: seed,
          players: game().players)
        try play(&game) { _ in true }
        let own = Narration(game.view(for: game.personSeat)).log { $0.text }.map(\.phrase)
        for phrase in own where phrase.key != "log.logTrick" {
          #expect(
            phrase.values.values.allSatisfy { $0 != .text("Ada") && $0 != .phrase(ada) },
            "\(phrase)")
          if phrase.values["name"] == .phrase(.you) { kinds.insert(phrase.key) }
        }
        let others = Narration(game.onlookersView).log { $0.text }.map(\.phrase)
        #expect(others.contains(.passes(name: ada)))
        let score = try #require(game.match.round.score)
        // What the hand brings is for the person alone.
        #expect(Narration(game.onlookersView).gain(of: score) == nil)
        let narration = Narration(game.view(for: game.personSeat))
        #expect(own.contains(narration.headline(of: score)))
        #expect(others.allSatisfy { !$0.values.values.contains(.phrase(.you)) })
      }
    }
    #expect(kinds.isSuperset(of: ["log.logHeading", "news.passes", "table.takesTrick"]))
  }

  @Test("a finished hand has a headline and a story")
  func reckoning() throws {
    var game = try game()
    try play(&game) { _ in true }
    let narration = Narration(game.view(for: game.personSeat))
    let score = try #require(game.match.round.score)
    #expect(!narration.story(of: score).isEmpty)
    guard case .played(let reckoning) = score.result else {
      #expect(narration.headline(of: score) == .eclat)
      return
    }
    let (points, target) = (reckoning.sidePoints, reckoning.target)
    #expect(
      narration.headline(of: score)
        == (reckoning.isMade
          ? .contractMade(points: points, target: target)
          : .contractLost(points: points, target: target)))
    #expect(narration.role(of: reckoning.contract.roles.chief) == .chief)
  }

  @Test("players with equal totals share a place")
  func places() throws {
    let narration = Narration(try game().view(for: try #require(PlayerCount.five.seat(0))))
    #expect(narration.order == PlayerCount.five.seats)
    #expect(narration.order.allSatisfy { narration.place(of: $0) == 1 })
    #expect(narration.victory == nil)
  }

  @Test("cards, trumps, levels and styles have names")
  func names() {
    #expect(Phrase.name(of: Card(.red, Rank.all[7])) == .card(suit: .red, rank: 7))
    #expect(Phrase.name(of: Trump.number(Rank.all[3])) == .trumpNumber(rank: 3))
    #expect(Phrase.name(of: Trump.suit(.black)) == .black)
    #expect(Phrase.settings(of: .person()) == [])
    #expect(Phrase.settings(of: .computer(.club)) == [.levelClub])
  }
}
