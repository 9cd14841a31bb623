import MueRules
import Testing

@testable import MueBots

/// The last seat of a trick sees all of it, so people laugh at these.
@Suite("Blunders that people laugh at")
struct BlunderTests {
  @Test("The partner's sure trick is not trumped over for nothing, nor given a sure winner")
  func ownTrick() throws {
    let wasted = try audit(seeds: 1...60) { moment in
      guard moment.isOurs else { return nil }
      let trumps = moment.legal & moment.play.order.trumps
      let others = moment.legal - trumps
      // With points in it, a seat may well want the trick for itself.
      let takers = moment.play.table.points <= 1 ? moment.taking(of: trumps) : .none
      let winners = CardSet(moment.winners(of: others).filter { $0.points == 0 })
      return (others - winners).isEmpty ? nil : takers | winners
    }
    #expect(wasted.moments >= 5)
    #expect(wasted.blunders == 0)
  }

  @Test("No 9 goes to a lost trick while a 1 of no other use is at hand")
  func nines() throws {
    let wasted = try audit(seeds: 1...20) { $0.spared { $0.rank.number == 9 } }
    #expect(wasted.moments >= 2)
    #expect(wasted.blunders == 0)
  }

  @Test("The other side's sure trick gets no 6 or 7 while a 1 is at hand")
  func giving() throws {
    let given = try audit(seeds: 1...20) { $0.spared { $0.points == 2 } }
    #expect(given.moments >= 5)
    #expect(given.blunders == 0)
  }

  @Test("The trick that sets the bidder is taken")
  func setting() throws {
    let left = try audit(seeds: 1...200) { moment in
      guard !moment.isOurs, !moment.isChiefSide, moment.sets else { return nil }
      let taking = moment.taking(of: moment.legal)
      return taking.isEmpty || taking == moment.legal ? nil : moment.legal - taking
    }
    #expect(left.moments >= 1)
    #expect(left.blunders == 0)
  }

  @Test(
    "Nobody draws level twice, or where an éclat would be dear", arguments: PlayerCount.allCases)
  func eclats(_ players: PlayerCount) throws {
    let bots = players.seats.map { _ in SearchBot.expert as any Bot }
    var bids = 0
    for seed in 1...2 as ClosedRange<UInt64> {
      let table = Table(players, bots: bots, limits: Limits(playouts: 1))
      for (round, observation) in try table.positions(seed: seed) {
        guard case .bid = observation.legalMoves else { continue }
        let move = SearchBot.expert.choose(
          observation, limits: Limits(playouts: 12), seed: seed)
        guard case .bid(let cards) = move, !cards.isEmpty else { continue }
        let auction = round.publicState.auction
        let most = players.seats.filter { $0 != observation.seat }.map { auction.laid[$0].count }
        let before = auction.laid[observation.seat]
        let total = before.count + cards.count
        let isFirst = auction.turns.count { $0.seat == observation.seat && !$0.cards.isEmpty } < 2
        #expect(total != most.max() || total <= LevelBids.mostCards && isFirst)
        bids += 1
      }
    }
    #expect(bids > 5)
  }

  @Test("A club player gives no dear card to a lost trick, nor one that neither wins nor saves")
  func lostTricks() throws {
    let club = SearchBot(.club(by: SearchBot.expert.skill.policies))
    var moments = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      for (_, observation) in try Table(.five, of: club).positions(seed: seed) {
        guard let moment = LastSeat(observation), !moment.isOurs, !moment.sets else { continue }
        let losers = moment.legal - moment.taking(of: moment.legal)
        let plain = losers - moment.play.order.trumps
        guard Set(plain.map(\.points)).count > 1 else { continue }
        moments += 1
        guard case .play(let card) = club.choose(observation, limits: Limits(playouts: 0), seed: 1),
          plain.contains(card)
        else { continue }
        #expect(
          !plain.contains { $0.points < card.points && $0.rank.number <= card.rank.number },
          "\(card.text) of \(plain.text)")
      }
    }
    #expect(moments > 50)
  }

  /// Lets the expert choose in the last seat of tricks among heuristic players and counts how often it
  /// takes one of the cards that it should not; `foolish` is nil where no card is.
  private func audit(
    seeds: ClosedRange<UInt64>, foolish: (LastSeat) -> CardSet?
  ) throws -> (moments: Int, blunders: Int) {
    var count = (moments: 0, blunders: 0)
    for seed in seeds {
      let players = PlayerCount.allCases[1 + Int(seed % 3)]
      for (_, observation) in try Table(players, of: HeuristicBot()).positions(seed: seed) {
        guard let moment = LastSeat(observation), let bad = foolish(moment),
          !(moment.legal & bad).isEmpty
        else { continue }
        let move = SearchBot.expert.choose(
          observation, limits: Limits(playouts: 60), seed: seed)
        guard case .play(let card) = move else { continue }
        count.moments += 1
        count.blunders += bad.contains(card) ? 1 : 0
      }
    }
    return count
  }
}

extension LastSeat {
  /// The cards too dear for a trick that is lost while a 1 is at hand; nil without any, or elsewhere.
  fileprivate func spared(_ isDear: (Card) -> Bool) -> CardSet? {
    guard !isOurs, taking(of: legal).isEmpty else { return nil }
    let plain = legal - play.order.trumps
    guard plain.contains(where: { $0.rank.number == 1 }) else { return nil }
    let dear = CardSet(plain.filter(isDear))
    return dear.isEmpty ? nil : dear
  }
}
