import MueRules

/// The few bids worth searching, of the thousands that are legal.
///
/// They differ in the number of cards that lie before the seat afterwards (one more, enough to be Vice,
/// enough to lead, never as many as the leader has) and in the trump they suggest. A seat that leads
/// alone only passes: it can go higher when somebody else has.
struct BidCandidates {
  /// The sets of cards to lay; the empty one is a pass.
  let all: [CardSet]

  init(_ observation: Observation, skill: Skill, from free: CardSet, atMost: Int) {
    let auction = observation.publicState.auction
    let laid = auction.laid[observation.seat]
    let others = observation.players.seats.filter { $0 != observation.seat }
    let most = others.map { auction.laid[$0].count }.max() ?? 0
    if laid.count > most {
      all = [.none]
      return
    }
    let plan = BidPlan(
      hand: observation.dealt, rules: observation.rules, boldness: skill.boldness)
    var sets = [CardSet.none]
    for total in Set([laid.count + 1, most - 1, max(laid.count, most) + 1]).sorted() {
      let number = total - laid.count
      guard number > 0, number <= min(atMost, free.count), total != most,
        total < most || total <= plan.level + skill.overbid
      else { continue }
      sets.append(plan.cards(number, from: free, beside: laid))
      sets.append(plan.swapped.cards(number, from: free, beside: laid))
    }
    all = sets
  }
}
