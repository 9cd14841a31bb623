import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueWords

@Suite("The narration of the auction") struct AuctionNarrationTests {
  /// Auctions in which the seats lay a few cards at random, at each turn of the person.
  private func positions(_ players: PlayerCount) throws -> [GameObservation] {
    var found: [GameObservation] = []
    for seed in UInt64(1)...90 {
      var chance = SeededGenerator(seed: seed)
      var game = try game(players, seed: seed)
      while case .bid(let free, let atMost) = game.match.round.legalMoves {
        if game.match.round.turn == game.personSeat {
          found.append(game.view(for: game.personSeat))
        }
        let isPass = atMost == 0 || chance.below(3) == 0
        let count = isPass ? 0 : 1 + (seed % 2 == 0 ? 0 : chance.below(min(3, atMost)))
        try game.apply(.bid(CardSet(free.prefix(count))))
      }
    }
    return found
  }

  private func game(_ players: PlayerCount, seed: UInt64) throws -> Game {
    let names = ["Ada", "Bea", "Carl", "Dora", "Emil", "Fritz"]
    return try Game(
      rules: MatchRules(players: players), seed: seed,
      players: names.prefix(players.number).enumerated().map { index, name in
        Player(
          name: try #require(PlayerName(name)), agent: index == 0 ? .person() : .computer(.club))
      })
  }

  /// What the auction leads to if all pass after these cards.
  private func outcome(of view: GameObservation, laying cards: CardSet) -> AuctionOutcome? {
    var auction = view.observation.publicState.auction.taking(cards)
    while auction.turn != nil { auction = auction.taking(.none) }
    return auction.outcome
  }

  @Test(
    "the question about a bid says what it leads to if all pass", arguments: PlayerCount.allCases)
  func bids(players: PlayerCount) throws {
    var kinds: Set<String> = []
    for view in try positions(players) {
      guard case .bid(let free, let atMost) = view.observation.legalMoves, atMost > 0 else {
        continue
      }
      let cards = CardSet(free.suffix(atMost))
      for pushed in Set([CardSet(cards.prefix(1)), cards]) {
        let question = try #require(Narration(view).question(pushed: pushed))
        let expected =
          switch outcome(of: view, laying: pushed) {
          case .roles(let roles) where roles.chief == view.seat: "asking.bidLeads"
          case .roles(let roles) where roles.vice == view.seat: "asking.bidVice"
          case .eclat(let eclat) where eclat.tied.contains(view.seat): "asking.bidDraws"
          default: "asking.bidShort"
          }
        #expect(question.key == expected)
        kinds.insert(question.key)
      }
    }
    #expect(kinds.count == (players == .three ? 3 : 4))
  }

  @Test(
    "what more cards would do is what the question says of them, whichever they are, and no step is missing",
    arguments: PlayerCount.allCases)
  func raises(players: PlayerCount) throws {
    let questions = [
      "table.raiseLeads": "asking.bidLeads", "table.raiseDraws": "asking.bidDraws",
      "table.raiseVice": "asking.bidVice",
    ]
    var kinds: Set<String> = []
    for view in try positions(players) {
      guard case .bid(let free, let atMost) = view.observation.legalMoves else { continue }
      let narration = Narration(view)
      var left = narration.raises()
      let brief = narration.raises(isWhole: false)
      #expect(brief.map { $0.values["number"] } == left.map { $0.values["number"] })
      for number in 1...max(1, atMost) where atMost > 0 {
        let keys = try [CardSet(free.prefix(number)), CardSet(free.suffix(number))].map {
          try #require(narration.question(pushed: $0)).key
        }
        if let raise = left.first, raise.values["number"] == .number(number) {
          left.removeFirst()
          #expect(keys.allSatisfy { $0 == questions[raise.key] })
          kinds.insert(raise.key)
        } else {
          #expect(!keys.contains("asking.bidLeads") && !keys.contains("asking.bidDraws"))
        }
      }
      #expect(left.isEmpty)
    }
    #expect(kinds.count == (players == .three ? 2 : 3))
  }

  @Test("the question says what the last pass leads to, and only the last")
  func lastPass() throws {
    var chiefs: Set<Bool> = []
    for view in try positions(.five) {
      let question = try #require(Narration(view).question())
      let isLast = view.observation.publicState.auction.taking(.none).turn == nil
      guard case .bid(_, let atMost) = view.observation.legalMoves, atMost > 0 else { continue }
      #expect((question.key == "asking.askBidLast") == isLast)
      let end = Narration(view).end(of: view.observation.publicState.auction)
      if isLast, end.key == "asking.chiefIs" { chiefs.insert(end.values["name"] == .phrase(.you)) }
    }
    #expect(chiefs == [true, false])
  }

  @Test("the felt says who leads and who would be Vice; of a tie, what an éclat would cost")
  func standing() throws {
    var kinds: Set<String> = []
    for view in try positions(.five) {
      let auction = view.observation.publicState.auction
      let narration = Narration(view)
      let standing = narration.standing()
      kinds.formUnion(standing.map(\.key))
      switch auction.standing {
      case .allPassed: #expect(standing == [.nobodyHasLaid])
      case .roles(let roles):
        let (cards, target) = (roles.level, auction.rules.target(level: roles.level))
        #expect(
          standing.first
            == .leads(name: narration.who(roles.chief), cards: cards, target: target))
        let vice = standing.dropFirst().first
        #expect(vice?.values["player"] == roles.vice.map { .phrase(narration.who($0)) })
      case .eclat(let eclat):
        let tied = eclat.tied.map(narration.who)
        #expect(standing.first == .levelAt(cards: eclat.level, tied: tied))
        // Where many long names do not fit.
        #expect(narration.leadingBid == .levelBriefly(cards: eclat.level))
        guard case .phrase(let scored)? = standing.last?.values["scored"] else {
          Issue.record("nothing says what an éclat would cost")
          continue
        }
        let loss = auction.rules.bonus(of: eclat)[eclat.last].withMinus
        #expect(scored.values["payer"] == .phrase(narration.who(eclat.last)))
        #expect(scored.values["loss"] == .text(loss))
      }
    }
    #expect(
      kinds.isSuperset(of: ["table.leads", "table.viceOnTie", "table.levelAt"]))
  }

  @Test("the points of both sides and those to come add up, and a decided contract is called so")
  func points() throws {
    var kinds: Set<String> = []
    var sides: Set<Bool> = []
    for seed in UInt64(1)...6 {
      var game = try game(.five, seed: seed)
      while let legal = game.match.round.legalMoves {
        let view = game.view(for: game.personSeat)
        if let phrase = Narration(view).points(isWhole: true) {
          func number(_ place: String) throws -> Int {
            guard case .number(let number) = try #require(phrase.values[place]) else { return -1 }
            return number
          }
          let (own, target) = (try number("points"), try number("target"))
          let open = try number("open")
          let all = view.observation.rules.allPoints
          let contract = try #require(view.observation.publicState.contract)
          let opposed = all - own - open
          #expect(
            phrase.values["opposed"]
              == .phrase(
                contract.isChiefSide(view.seat)
                  ? .opposedBy(points: opposed) : .opposedByYou(points: opposed)))
          sides.insert(contract.isChiefSide(view.seat))
          kinds.insert(phrase.key)
          // The bonus at stake, as long as it is.
          let rules = view.observation.rules
          #expect(
            own + open < target
              ? phrase.values["bonus"] == nil
              : try number("bonus") == rules.bonus(of: contract))
          let expected = own >= target ? "Made" : own + open < target ? "Lost" : "Running"
          #expect(phrase.key == "table.points" + expected)
        }
        let move: Move =
          switch legal {
          case .bid(let free, let atMost):
            // The person is Chief, or the next seat is, with another partner.
            game.match.round.publicState.auction.turns.count == seed % 2 && atMost > 0
              ? .bid(CardSet(free.prefix(1))) : .pass
          case .pick(let seats): .pick(seats[seats.count - 1])
          default: legal.all[0]
          }
        try game.apply(move)
      }
    }
    #expect(kinds.count >= 2 && sides.count == 2)
  }
}
