import MueRules
import TestSupport
import Testing

@testable import MueBots

@Suite("The reasons of a hint speak for it") struct FavouringTests {
  /// Checks the reason that is told for each choice of a hint against the facts of the best of the
  /// others; returns how many were checked.
  private func check(_ hint: Hint, _ observation: Observation) -> Int {
    var checked = 0
    for (index, choice) in hint.choices.enumerated() {
      guard let reason = choice.reasons.first else { continue }
      // Level choices may have the same reason.
      guard hint.choices.count > 1, !choice.isLevel else { continue }
      // The choices are in order: the best has the second as its rival, every other one the best.
      let rival = hint.choices[index == 0 ? 1 : 0]
      let rivals = Reasons(observation).reasons(for: rival.move)
      #expect(!rivals.contains(reason), "\(choice.move) and \(rival.move): \(reason)")
      checked += 1
      switch (reason, choice.move, rival.move) {
      case (.leads, _, _), (.leadsLoser, _, _), (.risksEclat, _, _):
        Issue.record("\(reason) speaks against the move")
      case (.holdsTrumps(let cards), .name, .name(let other)):
        #expect(cards > (observation.hand & other.cards).count)
      case (.showsTrumps(let cards), .pick(let seat), .pick(let other)):
        #expect(cards > 0)
        let laid = observation.publicState.auction.laid
        #expect(laid[seat].count >= cards)
        if case .showsTrumps(let theirs)? = rivals.first { #expect(cards > theirs) }
        #expect(seat != other)
      case (.bonus(let points), .name, .name(let other)):
        guard case .chiefNames(let roles, _) = observation.publicState.phase else {
          Issue.record("a bonus for a trump of the Vice")
          continue
        }
        #expect(points > observation.rules.bonus(level: roles.level, trump: other))
      case (.takesForSure(let points), .play(let card), _),
        (.trumpsForSure(let points), .play(let card), _),
        (.takesAsLast(let points), .play(let card), _):
        #expect(points >= card.points)
        for case .takesForSure(let theirs) in rivals { #expect(points > theirs) }
        for case .trumpsForSure(let theirs) in rivals { #expect(points > theirs) }
        for case .takesAsLast(let theirs) in rivals { #expect(points > theirs) }
      case (.feedsOwnSide(let points), .play(let card), .play(let other)):
        #expect(points == card.points)
        for case .feedsOwnSide in rivals { #expect(points > other.points) }
      case (.givesLeast(let points), .play(let card), .play(let other)):
        #expect(points == card.points)
        for case .givesLeast in rivals { #expect(points < other.points) }
      case (.othersFail(let percent), .bid(let cards), .bid(let others)),
        (.wouldBeTooDear(_, let percent), .bid(let cards), .bid(let others)):
        #expect(cards.count < others.count && percent < 50)
      default: break
      }
    }
    return checked
  }

  private let torture = TortureTest("reasons of hints", cases: 400, most: 20_000)

  @Test("none argues for another choice than its own")
  func signs() throws {
    var hints = 0
    var told = 0
    var checked = 0
    var seed = 99 + torture.first
    let limits = Limits(playouts: 12)
    while hints < torture.cases {
      seed += 1
      let players = PlayerCount.allCases[Int(seed) % 4]
      for (_, observation) in try Table(players, of: HeuristicBot()).positions(seed: seed) {
        guard hints < torture.cases, observation.legalMoves?.isChoice == true,
          let hint = Hint(
            observation, by: SearchBot.expert, limits: limits, rollouts: Limits(playouts: 100),
            seed: seed)
        else { continue }
        hints += 1
        told += hint.choices.count { !$0.reasons.isEmpty }
        checked += check(hint, observation)
      }
    }
    // Nearly every hint still has something to say.
    #expect(20 * told > 17 * hints && 5 * checked > hints, "\(told), \(checked)")
    torture.report("\(told) choices with a reason, \(checked) of them better or worse")
  }
}
