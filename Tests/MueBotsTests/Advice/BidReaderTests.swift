import MueRules
import Testing

@testable import MueBots

@Suite("Reading bids")
struct BidReaderTests {
  private let policies = SearchBot.expert.skill.policies

  /// The positions of a hand that experts' policies bid and play, a few of each kind.
  private func positions(
    _ players: PlayerCount = .five, seed: UInt64 = 4
  ) throws -> [(Round, Observation)] {
    let bot = SearchBot(.club(by: policies))
    return try Table(players, of: bot).positions(seed: seed)
  }

  private func reader(
    _ observation: Observation, seed: UInt64 = 1, worlds: Int = 32
  ) -> BidReader {
    var reader = BidReader(observation, by: policies, seed: seed)
    for seat in observation.players.seats { reader.refine(seat, worlds: worlds) }
    return reader
  }

  private func readings(_ reader: BidReader) -> [BidReading?] {
    reader.observation.players.seats.map(reader.reading)
  }

  @Test("The seed and the number of worlds decide, not the steps or the order of the seats")
  func reproducible() throws {
    let auction = try positions().filter { $0.0.publicState.roles == nil }
    let (_, observation) = try #require(auction.last)
    let whole = reader(observation, worlds: 48)
    var stepped = BidReader(observation, by: policies, seed: 1)
    #expect(readings(stepped) == observation.players.seats.map { _ in nil })
    for worlds in [8, 32, 48] {
      for seat in observation.players.seats.reversed() { stepped.refine(seat, worlds: worlds) }
    }
    #expect(readings(stepped) == readings(whole))
    #expect(readings(whole)[0]?.worlds == 48)
    #expect(readings(reader(observation, seed: 2, worlds: 48)) != readings(whole))
    let before = readings(stepped)
    let isDone = stepped.refine(observation.seat, worlds: 64) { true }
    #expect(!isDone)
    #expect(readings(stepped) == before)
  }

  @Test("A computer player below club names what its heuristics choose")
  func novices() throws {
    var certain = 0
    for seed in 4...9 as ClosedRange<UInt64> {
      for (_, observation) in try positions(seed: seed) {
        guard case .name(let trumps) = observation.legalMoves, trumps.count > 2 else { continue }
        let novice = BotSettings(level: .novice)
        var reader = BidReader(
          observation, computers: [observation.seat: novice], by: policies, seed: 1)
        reader.refine(observation.seat, worlds: 16)
        let first = try #require(reader.reading(of: observation.seat)?.trumps.first)
        let move = novice.heuristicBot(policies).usual(observation, seed: 1)
        #expect(move == .name(first.trump))
        #expect(first.percentNamed == 100)
        let others = readings(self.reader(observation))[observation.seat.index]
        certain += others?.trumps.first?.percentNamed == 100 ? 0 : 1
      }
    }
    #expect(certain > 0)
  }

  @Test("Nothing hidden changes what is read", arguments: PlayerCount.allCases)
  func secret(_ players: PlayerCount) throws {
    let positions = try positions(players)
    var generator = SeededGenerator(seed: 9)
    var compared = 0
    for (round, observation) in positions.enumerated().filter({ $0.offset % 6 == 1 }).map(\.element)
    {
      let open = Observation(watching: round.publicState, from: observation.seat)
      for known in [observation, open] {
        let world = WorldSampler(known).world(using: &generator)
        let other = try #require(world.round(round.publicState))
        let seen =
          known.isWatching
          ? Observation(watching: other.publicState, from: known.seat)
          : other.observation(for: known.seat)
        compared += other.deal == round.deal ? 0 : 1
        #expect(readings(reader(seen, worlds: 8)) == readings(reader(known, worlds: 8)))
      }
    }
    #expect(compared > 4)
  }

  @Test("Its worlds agree with what an onlooker sees", arguments: PlayerCount.allCases)
  func onlooker(_ players: PlayerCount) throws {
    var generator = SeededGenerator(seed: 1)
    for (round, observation) in try positions(players) {
      let open = Observation(watching: round.publicState, from: observation.seat)
      var sampler = MetropolisSampler(open, weighing: policies)
      let world = sampler.world(using: &generator)
      for seat in players.seats {
        let hand = world.hands[seat.index]
        #expect(hand.count == round.hand(of: seat).count)
        #expect(hand.contains(round.publicState.lying(before: seat)))
      }
    }
  }

  @Test("A seat's own cards are sure from its point of view, and a guess from everybody's")
  func views() throws {
    let (round, observation) = try #require(try positions().first { $0.0.publicState.play != nil })
    let own = try #require(reader(observation).reading(of: observation.seat))
    for trump in own.trumps {
      let held = (round.deal.hands[observation.seat] & trump.trump.cards).count
      #expect(trump.held == Double(held))
    }
    let open = Observation(watching: round.publicState, from: observation.seat)
    let guess = try #require(reader(open).reading(of: observation.seat))
    #expect(guess.trumps.map(\.trump) == own.trumps.map(\.trump))
    #expect(guess.trumps.contains { $0.held != $0.held.rounded() })
  }

  @Test("What has been named and picked is said, not guessed")
  func named() throws {
    let (round, observation) = try #require(try positions().first { $0.0.publicState.play != nil })
    let contract = try #require(round.publicState.contract)
    let reader = reader(observation)
    let chief = try #require(reader.reading(of: contract.roles.chief))
    #expect(chief.named == contract.chiefTrump)
    #expect((chief.chief, chief.vice, chief.picked) == (100, 0, 0))
    #expect(chief.trumps.first { $0.trump == contract.chiefTrump }?.percentNamed == 100)
    #expect(chief.trumps.allSatisfy { $0.trump == contract.chiefTrump || $0.percentNamed == 0 })
    let partner = try #require(contract.partner)
    #expect(chief.partners == [BidReading.PartnerReading(seat: partner, percent: 100)])
    #expect(reader.reading(of: partner)?.picked == 100)
    #expect(reader.reading(of: partner)?.named == nil)
  }

  @Test("In the auction it says what a seat wants, and what its last bid changed")
  func bids() throws {
    let players = PlayerCount.five
    let seats = players.seats
    var round = Round(deal: Deal(players: players, seed: 12), dealer: seats[0])
    let sevens = CardSet.rank(Rank.all[7])
    let deals = (1...400 as ClosedRange<UInt64>).map { Deal(players: players, seed: $0) }
    let deal = try #require(deals.first { ($0.hands[0] & sevens).count == 4 })
    round = Round(deal: deal, dealer: seats[0])
    let mine = Array(deal.hands[0] & sevens)
    try round.apply(.bid(CardSet(mine[0])))
    for seat in seats.dropFirst() { try round.apply(.bid([try #require(deal.hands[seat].first)])) }
    try round.apply(.bid([mine[1]]))
    let open = Observation(watching: round.publicState, from: seats[1])
    let reading = try #require(reader(open, worlds: 128).reading(of: seats[0]))
    #expect(reading.named == nil)
    #expect(reading.trumps.count <= 4)
    let likely = try #require(reading.trumps.first)
    #expect(likely.trump == .number(Rank.all[7]))
    #expect((likely.all, likely.laid, likely.played) == (10, 2, 0))
    #expect(likely.held > 2.5)
    let before = try #require(likely.before)
    #expect(likely.held > before.held + 0.5)
    #expect(try #require(likely.percentNamed) > before.percentNamed ?? 0)
    #expect(reading.partners.allSatisfy { $0.seat != seats[0] })
    let sum = reading.partners.reduce(0) { $0 + $1.percent }
    #expect(abs(sum - 100) <= 3)
  }

  @Test("Without policies heuristics bid and name")
  func heuristics() throws {
    let (_, observation) = try #require(try positions().first)
    var reader = BidReader(observation, by: nil, seed: 1)
    for seat in observation.players.seats { reader.refine(seat, worlds: 16) }
    #expect(readings(reader).contains { !($0?.trumps ?? []).isEmpty })
  }
}
