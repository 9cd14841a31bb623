import MueRules
import Testing

@testable import MueBots

@Suite("Reasons for a move") struct ReasonsTests {
  @Test(
    "a trick that is said to be sure is sure however the others play",
    arguments: PlayerCount.allCases)
  func sureTricks(players: PlayerCount) throws {
    var sure = 0
    for seed in 1...6 as ClosedRange<UInt64> {
      for (round, observation) in try Table(players, of: HeuristicBot()).positions(seed: seed) {
        guard case .play(let cards) = observation.legalMoves else { continue }
        for card in cards {
          let reasons = Reasons(observation).reasons(for: .play(card))
          let isSure = reasons.contains { reason in
            switch reason {
            case .takesForSure, .trumpsForSure, .takesAsLast, .cashesWinner: true
            default: false
            }
          }
          guard isSure else { continue }
          sure += 1
          #expect(canOthersTake(card, round) == false, "\(card.text)")
        }
      }
    }
    #expect(sure > 20)
  }

  /// Whether a seat of the other side can take the trick by a legal card, seen in all hands.
  private func canOthersTake(_ card: Card, _ round: Round) -> Bool? {
    guard let contract = round.publicState.contract, let play = round.publicState.play,
      let turn = round.turn
    else { return nil }
    let played = round.publicState.currentTrick?.cards.count ?? 0
    let led = play.led ?? card
    let toCome = round.players.seats(from: turn).dropFirst()
      .prefix(round.players.number - played - 1)
    return toCome.contains { seat in
      contract.isChiefSide(seat) != contract.isChiefSide(turn)
        && play.order.legal(from: round.hand(of: seat), led: led)
          .contains { play.order.beats($0, card) }
    }
  }

  @Test("every legal card but one that gives too much away has a reason, and no illegal one has")
  func everyCard() throws {
    var decisions = 0
    for (_, observation) in try Table(.five, of: HeuristicBot()).positions(seed: 3) {
      guard case .play(let cards) = observation.legalMoves else { continue }
      let fewest = cards.map(\.points).min()
      for card in observation.hand {
        let reasons = Reasons(observation).reasons(for: .play(card))
        if !cards.contains(card) { #expect(reasons.isEmpty) }
        if cards.contains(card), card.points == fewest { #expect(!reasons.isEmpty) }
      }
      decisions += 1
    }
    #expect(decisions > 30)
  }

  @Test("a single legal card is the only choice")
  func onlyChoice() throws {
    var seen = 0
    for (_, observation) in try Table(.five, of: HeuristicBot()).positions(seed: 4) {
      guard case .play(let cards) = observation.legalMoves, cards.count == 1,
        let card = cards.first
      else { continue }
      seen += 1
      #expect(Reasons(observation).reasons(for: .play(card)) == [.onlyChoice])
    }
    #expect(seen > 0)
  }

  @Test("in the auction leading, drawing level, staying second and passing are told apart")
  func auction() throws {
    let players = PlayerCount.five
    var round = Round(deal: Deal(players: players, seed: 8), dealer: players.seats[0])
    func cards(_ count: Int) throws -> Move {
      let seat = try #require(round.turn)
      let free = round.hand(of: seat) - round.publicState.auction.laid[seat]
      return .bid(CardSet(free.prefix(count)))
    }
    func reasons(_ move: Move) throws -> [Reason] {
      Reasons(round.observation(for: try #require(round.turn))).reasons(for: move)
        .filter { !$0.isTrump }
    }
    #expect(try reasons(cards(1)) == [.leads(level: 1, target: 24)])
    try round.apply(cards(1))
    #expect(try reasons(cards(1)) == [.risksEclat])
    #expect(try reasons(.pass) == [.staysOut])
    try round.apply(cards(2))
    #expect(try reasons(cards(1)) == [.showsCards])
    #expect(try reasons(cards(3)) == [.leads(level: 3, target: 30)])
    try round.apply(cards(3))
    #expect(try reasons(cards(2)) == [.showsCards])
    for _ in 0..<4 { try round.apply(.pass) }
    #expect(try reasons(.pass) == [.restsOnLead])
  }

  @Test("cards laid tell what they have in common and the hand has more of")
  func couldBeTrump() throws {
    let players = PlayerCount.five
    let seat = players.seats[0]
    let red = CardSet.suit(.red)
    let dealt = CardSet(red.prefix(8)) | CardSet(CardSet.suit(.blue).prefix(4))
    let observation = try Observation(
      rules: Rules.classic[players], dealer: seat, seat: seat, dealt: dealt)
    let two = CardSet(red.prefix(2))
    #expect(
      Reasons(observation).reasons(for: .bid(CardSet(red.prefix(1)))).last
        == .couldBeTrump(.suit(.red), cards: 8))
    #expect(Reasons(observation).reasons(for: .bid(two)) == [])
    #expect(!Reasons(observation).reasons(for: .pass).contains { $0.isTrump })
  }

  @Test("a new possible trump is no reason if the hand holds more of one shown before")
  func shorterTrump() throws {
    let players = PlayerCount.five
    let seat = players.seats[0]
    func reasons(_ hand: String) throws -> [Reason] {
      var observation = try Observation(
        rules: Rules.classic[players], dealer: seat, seat: seat,
        dealt: try #require(CardSet(text: hand)))
      try observation.apply(.bid(try #require(CardSet(text: "Y5"))))
      for others in ["K1 K2", "", "K3 K4 K5", ""] {
        try observation.apply(others.isEmpty ? .pass : .bid(try #require(CardSet(text: others))))
      }
      return Reasons(observation).reasons(for: .bid(try #require(CardSet(text: "R9 R8"))))
    }
    #expect(try !reasons("Y5 Y6 Y7 Y1 R9 R8 R5 G2 B6 B3 B2 B1").contains { $0.isTrump })
    let red = Reason.couldBeTrump(.suit(.red), cards: 4)
    #expect(try reasons("Y5 Y6 Y7 Y1 R9 R8 R5 R3 B6 B3 B2 B1").contains(red))
  }

  @Test("a card like several of the leader's fits the leader, unless it leads")
  func fitsLeader() throws {
    let players = PlayerCount.five
    let (seat, dealer) = (players.seats[2], players.seats[0])
    func bid(_ text: String) throws -> Move { .bid(try #require(CardSet(text: text))) }
    var observation = try Observation(
      rules: Rules.classic[players], dealer: dealer, seat: seat,
      dealt: try #require(CardSet(text: "R7 Y7 G1 G2 G3 B0 B3 K2 K3 K4 K5 K6")))
    for move in [try bid("B7"), .pass, try bid("K2"), .pass, .pass, try bid("G7"), .pass] {
      try observation.apply(move)
    }
    let fits = Reason.fitsLeader(dealer, .number(Rank.all[7]), cards: 2)
    let reasons = Reasons(observation)
    #expect(try reasons.reasons(for: bid("R7")).contains(fits))
    #expect(try !reasons.reasons(for: bid("R7 K3")).contains(fits))
    let black = Reason.couldBeTrump(.suit(.black), cards: 5)
    #expect(try reasons.reasons(for: bid("K3")).filter(\.isTrump) == [black])
  }

  @Test("the last card of a suit empties it, if there are trumps to use that")
  func empties() throws {
    var seen = 0
    for seed in 1...6 as ClosedRange<UInt64> {
      for (_, observation) in try Table(.five, of: HeuristicBot()).positions(seed: seed) {
        guard case .play(let cards) = observation.legalMoves,
          let trumps = observation.publicState.play?.order.trumps
        else { continue }
        for card in cards {
          let reasons = Reasons(observation).reasons(for: .play(card))
          guard reasons.contains(.emptiesSuit(card.suit)) else { continue }
          seen += 1
          let rest = observation.hand - CardSet(card)
          #expect(!(rest & trumps).isEmpty)
          #expect((rest & .suit(card.suit) - trumps).isEmpty)
        }
      }
    }
    #expect(seen > 0)
  }

  @Test("naming and picking tell what is held, shown and earned")
  func namingAndPicking() throws {
    var named = 0
    var picked = 0
    for seed in 1...5 as ClosedRange<UInt64> {
      for (_, observation) in try Table(.five, of: HeuristicBot()).positions(seed: seed) {
        switch observation.legalMoves {
        case .name(let trumps) where trumps.count > 1:
          let held = (observation.hand & trumps[0].cards).count
          let reasons = Reasons(observation).reasons(for: .name(trumps[0]))
          #expect(reasons.first == .holdsTrumps(cards: held))
          named += 1
        case .pick(let seats):
          #expect(Reasons(observation).reasons(for: .pick(seats[0])).count == 1)
          picked += 1
        default: break
        }
      }
    }
    #expect(named > 0 && picked > 0)
  }
}

extension Reason {
  /// Whether it is about a possible trump.
  fileprivate var isTrump: Bool {
    switch self {
    case .couldBeTrump, .fitsLeader: true
    default: false
    }
  }
}
