import MueRules
import Testing

@testable import MueBots

@Suite("The heuristics bid like a sensible person")
struct HeuristicBiddingTests {
  @Test("No éclats, few hands passed out, most contracts made", arguments: PlayerCount.allCases)
  func figures(_ players: PlayerCount) throws {
    var eclats = 0
    var passed = 0
    var made = 0
    var played = 0
    let hands = 300
    for seed in 1...UInt64(hands) {
      switch try Table(players, of: HeuristicBot()).play(seed: seed).score?.result {
      case .eclat: eclats += 1
      case .allPassed: passed += 1
      case .played(let reckoning):
        played += 1
        made += reckoning.isMade ? 1 : 0
      case nil: Issue.record("the hand did not end")
      }
    }
    #expect(eclats * 100 <= 3 * hands)
    #expect(passed * 100 <= 10 * hands)
    #expect(made * 100 >= 45 * played)
    #expect(made * 100 <= 85 * played)
  }

  @Test(
    "Casual players among themselves make half to three quarters of their contracts",
    arguments: PlayerCount.allCases)
  func casual(_ players: PlayerCount) throws {
    let bot = try #require(BotSettings(level: .casual).makeBot() as? HeuristicBot)
    var made = 0
    var played = 0
    for seed in 1...300 as ClosedRange<UInt64> {
      guard
        case .played(let reckoning) = try Table(players, of: bot).play(seed: seed).score?.result
      else { continue }
      played += 1
      made += reckoning.isMade ? 1 : 0
    }
    #expect(played > 200)
    #expect(100 * made >= 50 * played && 100 * made <= 75 * played, "\(made) of \(played)")
  }

  @Test("It never draws level with the leader", arguments: PlayerCount.allCases)
  func neverLevel(_ players: PlayerCount) throws {
    var bids = 0
    for seed in 100...110 as ClosedRange<UInt64> {
      for (round, observation) in try Table(players, of: HeuristicBot()).positions(seed: seed) {
        let auction = round.publicState.auction
        guard
          case .bid(let cards) = HeuristicBot().choose(
            observation, limits: Limits(playouts: 0), seed: 0), !cards.isEmpty
        else { continue }
        let others = players.seats.filter { $0 != observation.seat }
        let most = others.map { auction.laid[$0].count }.max() ?? 0
        #expect(auction.laid[observation.seat].count + cards.count != most)
        bids += 1
      }
    }
    #expect(bids > 30)
  }

  @Test(
    "Who bids tactically supports the leader by one card, and leaves it to others to be Vice",
    arguments: [PlayerCount.four, .five, .six])
  func support(_ players: PlayerCount) throws {
    let casual = HeuristicTuning(bidsTactically: true)
    var (shown, withheld) = (0, 0)
    for seed in 1...20 as ClosedRange<UInt64> {
      for (_, observation) in try Table(players, of: HeuristicBot(casual)).positions(seed: seed) {
        guard case .bid(let free, let atMost) = observation.legalMoves else { continue }
        let auction = observation.publicState.auction
        let mine = auction.laid[observation.seat].count
        let others = players.seats.filter { $0 != observation.seat }
          .map { auction.laid[$0].count }.sorted()
        let (most, second) = (others[others.count - 1], others[others.count - 2])
        let bidding = HeuristicBidding(observation, bidsTactically: true)
        guard case .bid(let cards) = bidding.bid(from: free, atMost: atMost), mine < most,
          mine + cards.count <= most
        else { continue }
        if cards.isEmpty {
          withheld += 1
          #expect(mine + 1 >= second)
        } else {
          shown += 1
          #expect(cards.count == 1 && (mine == 0 || mine + 1 < second))
          let support = LeaderSupport(auction, excluding: observation.seat)
          #expect(cards.first.map(support.priority) == free.map(support.priority).max())
        }
      }
    }
    #expect(shown > 20 && withheld > 20, "\(shown) shown, \(withheld) withheld")
  }

  @Test("Who holds the nine highest trumps of a suit lays cards of it and leads")
  func strongHand() throws {
    let players = PlayerCount.five
    let texts = [
      "R9 R8 R7 R7 R6 R5 R4 R3 R2 Y9 G9 B9", "R0 R1 R1 Y0 Y1 Y1 Y2 Y3 Y4 Y5 Y6 Y7",
      "Y7 Y8 G0 G1 G1 G2 G3 G4 G5 G6 G7 G7", "G8 B0 B1 B1 B2 B3 B4 B5 B6 B7 B7 B8",
      "K0 K1 K1 K2 K3 K4 K5 K6 K7 K7 K8 K9",
    ]
    let deal = try #require(try Deal(players: players, texts: texts))
    let round = Round(deal: deal, dealer: players.seats[0])
    let move = HeuristicBot().choose(
      round.observation(for: players.seats[0]), limits: Limits(playouts: 0), seed: 0)
    let bids = CardSet.suit(.red).map { Move.bid(CardSet($0)) }
    #expect(bids.contains(move))
  }
}
