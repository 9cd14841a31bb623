import MueBots
import MueRules
import Testing

@testable import mue_arena

@Suite("Players with a habit") struct HabitTests {
  /// The moves of a player with a habit and those of the same player without, at the positions of some
  /// hands.
  private func compare(
    _ habit: Habit, _ check: (_ usual: Move, _ made: Move, Observation) throws -> Void
  ) throws -> Int {
    let bot = HabitualBot(base: HeuristicBot(), habit: habit)
    let limits = Limits(playouts: 0)
    var differences = 0
    for seed in UInt64(1)...10 {
      var round = Round(deal: Deal(players: .four, seed: seed), dealer: PlayerCount.four.seats[0])
      while let seat = round.turn {
        let observation = round.observation(for: seat)
        let usual = HeuristicBot().choose(observation, limits: limits, seed: 1)
        let made = bot.choose(observation, limits: limits, seed: 1)
        #expect(observation.legalMoves?.contains(made) == true)
        if usual != made {
          differences += 1
          try check(usual, made, observation)
        }
        try round.apply(usual)
      }
    }
    return differences
  }

  @Test("one card too many") func overbids() throws {
    let count = try compare(.overbids) { usual, made, _ in
      guard case .bid(let cards) = usual, case .bid(let more) = made else {
        Issue.record("\(made.text)")
        return
      }
      #expect(!cards.isEmpty && more.contains(cards) && more.count == cards.count + 1)
    }
    #expect(count > 5)
  }

  @Test("the leader of at most three cards is overtaken with the lowest cards") func chases() throws
  {
    let count = try compare(.chases) { _, made, observation in
      guard case .bid(let cards) = made, case .bid(let free, _) = observation.legalMoves else {
        Issue.record("\(made.text)")
        return
      }
      let auction = observation.publicState.auction
      #expect((1...3).contains(auction.most) && !auction.leaders.contains(observation.seat))
      #expect(auction.taking(cards).leaders == [observation.seat])
      let lowest = free.map(\.rank.number).sorted().prefix(cards.count)
      #expect(cards.map(\.rank.number).sorted() == Array(lowest))
    }
    #expect(count > 5)
  }

  @Test("the tricks of its own side are taken") func takes() throws {
    let count = try compare(.takesOwnTricks) { _, made, observation in
      let play = try #require(observation.publicState.play)
      let contract = try #require(observation.publicState.contract)
      guard case .play(let card) = made, let holding = play.winning else {
        Issue.record("\(made.text)")
        return
      }
      #expect(play.order.beats(card, holding))
      #expect(contract.isChiefSide(play.winner) == contract.isChiefSide(observation.seat))
    }
    #expect(count > 5)
  }

  @Test("trumps are led against the Chief") func leads() throws {
    let count = try compare(.leadsTrumpsAsOpponent) { _, made, observation in
      let play = try #require(observation.publicState.play)
      guard case .play(let card) = made else {
        Issue.record("\(made.text)")
        return
      }
      #expect(play.led == nil && play.order.trumps.contains(card))
      #expect(observation.publicState.contract?.isChiefSide(observation.seat) == false)
    }
    #expect(count > 5)
  }

  /// The decisions of a seat with a habit among plain players.
  private func decisions(_ habit: Habit) throws -> [(Observation, Move)] {
    var decisions: [(Observation, Move)] = []
    _ = try hands(habit) { decisions.append(($0, $1)) }
    return decisions
  }

  /// Plays hands with a habit in every seat among plain players, and shows each decision of that seat.
  private func hands(
    _ habit: Habit, _ look: (Observation, Move) -> Void = { _, _ in }
  ) throws -> [Round] {
    let bot = try #require(try PlayerSpec("plain:habit=\(habit.rawValue)").bot)
    return try PlayerCount.allCases.flatMap { players in
      try (1...4).map { seed in
        var round = Round(
          deal: Deal(players: players, seed: UInt64(seed)), dealer: players.seats[0])
        while let seat = round.turn {
          let observation = round.observation(for: seat)
          let isOurs = seat.index == seed % players.number
          let player: any Bot = isOurs ? bot : HeuristicBot()
          let move = player.choose(observation, limits: Limits(playouts: 0), seed: 1)
          if isOurs { look(observation, move) }
          try round.apply(move)
        }
        return round
      }
    }
  }

  @Test("each plays whole hands by the rules", arguments: Habit.allCases)
  func legal(_ habit: Habit) throws {
    #expect(try hands(habit).allSatisfy { $0.score != nil })
  }

  @Test("the auction is led after every bid, nothing is laid, or the leader is tied")
  func auction() throws {
    var led = 0
    for case (let observation, .bid(let cards)) in try decisions(.leadsAuction) where !cards.isEmpty
    {
      let auction = observation.publicState.auction.taking(cards)
      #expect(auction.leaders == [observation.seat])
      led += 1
    }
    #expect(led > 20)
    var passed = 0
    for case (_, .bid(let cards)) in try decisions(.passes) {
      #expect(cards.isEmpty)
      passed += 1
    }
    #expect(passed > 20)
    var tied = 0
    for case (let observation, .bid(let cards)) in try decisions(.ties) where !cards.isEmpty {
      #expect(observation.publicState.auction.taking(cards).leaders.count > 1)
      tied += 1
    }
    #expect(tied > 5)
  }

  @Test("cards are the highest, the lowest, or the highest trump to lead")
  func cards() throws {
    for habit in [Habit.playsHigh, .playsLow, .leadsTrumps] {
      var counted = 0
      for case (let observation, .play(let card)) in try decisions(habit) {
        guard case .play(let legal)? = observation.legalMoves,
          let play = observation.publicState.play
        else {
          Issue.record("a card where none is asked")
          continue
        }
        let isTrumpLead = play.led == nil && !(legal & play.order.trumps).isEmpty
        if habit == .leadsTrumps, !isTrumpLead { continue }
        let strengths = legal.map(play.order.strength)
        let wanted = habit == .playsLow ? strengths.min() : strengths.max()
        #expect(play.order.strength(card) == wanted)
        counted += 1
      }
      #expect(counted > 10, "\(habit)")
    }
  }

  @Test("is a setting of any bot, and stands before the budget") func spec() throws {
    let spec = try PlayerSpec("club:habit=leads-trumps")
    #expect(spec.habit == .leadsTrumps)
    #expect(spec.bot is HabitualBot)
    #expect(try PlayerSpec("club").habit == nil)
    #expect(try PlayerSpec("expert@20p").with(.ties).text == "expert:habit=ties@20p")
    #expect(try PlayerSpec("club:bold").with(.passes).habit == .passes)
    #expect(throws: ArenaError.noSettings(bot: "omniscient")) {
      try PlayerSpec("omniscient").with(.passes)
    }
    #expect(throws: ArenaError.noSettings(bot: "omniscient:habit=passes")) {
      try PlayerSpec("omniscient:habit=passes")
    }
    #expect(throws: ArenaError.badSetting(bot: "club:habit=sneezes", setting: "habit=sneezes")) {
      try PlayerSpec("club:habit=sneezes")
    }
  }
}
