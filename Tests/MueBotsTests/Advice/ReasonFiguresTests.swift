import MueRules
import TestSupport
import Testing

@testable import MueBots

@Suite("The reasons of a hint agree with its figures") struct ReasonFiguresTests {
  private let torture = TortureTest("reasons and figures", cases: 240, most: 20_000)

  /// Something that a reason claims and that figures can contradict.
  private enum Claim: Hashable { case points, made, lost, share, bids, match, seats, card }

  @Test("none claims more points with fewer, a risk that is not there, or a card that is not held")
  func figures() throws {
    var seen: [Claim: Int] = [:]
    var certain = 0
    var hints = 0
    var seed = 4_000 + torture.first
    while hints < torture.cases {
      seed += 1
      let players = PlayerCount.allCases[Int(seed) % 4]
      let standing =
        seed % 3 == 0
        ? Standing(
          totals: players.seats.map { 60 + 9 * $0.index }, end: .points(100), hands: 4) : nil
      for (round, observation) in try Table(players, of: HeuristicBot()).positions(seed: seed) {
        guard hints < torture.cases, observation.legalMoves?.isChoice == true,
          round.publicState.moves.count % 3 == 0,
          let hint = Hint(
            observation, by: SearchBot.expert, limits: Limits(playouts: 12, standing: standing),
            rollouts: Limits(playouts: 90, standing: standing), seed: seed)
        else { continue }
        hints += 1
        for (index, choice) in hint.choices.enumerated() where hint.choices.count > 1 {
          let isBest = index == 0
          let rival = hint.choices[isBest ? 1 : 0]
          certain += choice.evaluation.chanceOfMaking == 1 ? 1 : 0
          for reason in choice.reasons {
            if let claim = check(reason, of: choice, isBest: isBest, beside: rival, observation) {
              seen[claim, default: 0] += 1
            }
          }
        }
      }
    }
    // Every kind of claim was met, and contracts that cannot be lost.
    #expect(seen.count == 8 && certain > 20, "\(seen), \(certain)")
  }

  @Test("who takes a trick from its own side, and leads, is said to do so for that")
  func ownTrick() throws {
    var found = 0
    for seed in 1...40 as ClosedRange<UInt64> where found == 0 {
      for (round, observation) in try Table(.five, of: SearchBot.expert).positions(seed: seed) {
        guard case .play(let cards) = observation.legalMoves,
          let contract = round.publicState.contract,
          let play = observation.publicState.play, let winning = play.winning,
          contract.isChiefSide(play.winner) == contract.isChiefSide(observation.seat),
          cards.contains(where: { play.order.beats($0, winning) }),
          cards.contains(where: { !play.order.beats($0, winning) }), found == 0,
          let hint = Hint(
            observation, by: SearchBot.expert, limits: Limits(playouts: 12),
            rollouts: Limits(playouts: 90), seed: seed)
        else { continue }
        found += hint.choices.count { $0.reasons.contains(.takesToLead(from: play.winner)) }
      }
    }
    #expect(found > 0)
  }

  /// Checks a reason for a choice against the figures of both choices; returns what it claims.
  private func check(
    _ reason: Reason, of choice: Choice, isBest: Bool, beside rival: Choice,
    _ observation: Observation
  ) -> Claim? {
    let seat = observation.seat
    let (made, other) = (choice.made, rival.made)
    let isChief = observation.publicState.roles?.chief == seat
    let isChiefSide = observation.publicState.contract?.isChiefSide(seat) ?? isChief
    let side = isChiefSide ? (observation.rules.hasPartners ? 2 : 1) : nil
    let others = observation.players.number
    let comment = Comment("\(reason) for \(choice), not \(rival)")
    switch reason {
    case .winsPoints, .bringsPoints, .bringsMore:
      #expect(choice.points >= rival.points && isBest && !choice.isLevel, comment)
      return .points
    case .makesMoreOften(let seats):
      #expect(made > other && isChiefSide && seats == side && isBest, comment)
      return .made
    case .breaksMoreOften:
      #expect(made < other && !isChiefSide && isBest, comment)
      return .made
    case .failsByLess:
      #expect(max(made, other) < 95 && isChief && isBest, comment)
      return .lost
    case .failsByMore:
      #expect(max(made, other) < 95 && !isChiefSide && isBest, comment)
      return .lost
    case .makesAsChief(let percent, let otherwise):
      #expect(percent > otherwise && isBest, comment)
      return .share
    case .othersMakeLess(let percent, let otherwise):
      #expect(percent < otherwise && isBest, comment)
      return .share
    case .avoidsEclat(let percent):
      #expect(percent > choice.eclatPercent && percent == rival.eclatPercent, comment)
      return .share
    case .becomesChief(let percent), .becomesVice(let percent), .becomesPartner(let percent),
      .names(_, let percent):
      #expect((21...100).contains(percent), comment)
      return .share
    case .isPicked(let picker, nil, let percent):
      #expect((21...100).contains(percent) && picker != seat, comment)
      return .share
    case .isPicked(let picker, let trump?, let percent):
      #expect((21...100).contains(percent) && picker != seat, comment)
      let laid = observation.publicState.auction.laid[picker]
      #expect(!(laid & trump.cards).isEmpty, comment)
      guard case .bid(let bid) = choice.move, !(bid & trump.cards).isEmpty else {
        Issue.record(comment)
        return nil
      }
      return .bids
    case .keepsFromWinning, .winsMatch, .costsRival:
      #expect(isBest && !choice.isLevel, comment)
      #expect(
        (choice.evaluation.chanceOfWinning ?? 0) >= (rival.evaluation.chanceOfWinning ?? 1),
        comment)
      return .match
    case .winsTrick(_, let seats), .savesTrump(let seats):
      #expect(seats == side ?? others - (observation.rules.hasPartners ? 2 : 1), comment)
      return .seats
    case .cashesWinner(let seats), .forcesTrump(let seats):
      #expect(seats == others - (side ?? others - (observation.rules.hasPartners ? 2 : 1)), comment)
      return .seats
    case .takesToLead(let holder):
      let play = observation.publicState.play
      #expect(play?.winner == holder && holder != seat, comment)
      #expect(
        observation.publicState.contract?.isChiefSide(holder) == isChiefSide, comment)
      let taking = choice.reasons.filter(\.isTakingTrick)
      #expect(taking.isEmpty, comment)
      return .seats
    case .wouldBeVice, .showsCards, .fitsLeader:
      #expect(observation.rules.hasPartners, comment)
      return .seats
    case .bonus:
      #expect(made > 20, comment)
      return .made
    case .keepsWinner(let card, let percent):
      #expect((21...100).contains(percent), comment)
      #expect(observation.hand.contains(card) && rival.move == .play(card), comment)
      return .card
    case .keepsToTrump(let card, let suit):
      #expect(observation.hand.contains(card) && rival.move == .play(card), comment)
      let trumps = observation.publicState.play?.order.trumps ?? .none
      #expect(trumps.contains(card) && !trumps.contains(.suit(suit)), comment)
      return .card
    default: return nil
    }
  }
}

extension Choice {
  /// The figures as they are shown.
  fileprivate var points: Int { Int(evaluation.score.rounded()) }
  fileprivate var made: Int { evaluation.chanceOfMaking.inPercent }
}
