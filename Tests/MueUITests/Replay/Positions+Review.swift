import MueUI
import MueWords

extension Positions {
  /// A review of twelve decisions, the first ones done.
  static func review(done: Int) -> Review {
    let entries = (0..<done).map { moveIndex in
      let cost = [3.5, 1.5, 0.5][moveIndex % 3]
      return Review.Entry(
        moveIndex: moveIndex, cost: cost,
        what: .reviewDearer(
          step: .stepCard(trick: 12, card: moveIndex % 5 + 1), made: .advicePlay(card: .black),
          cost: cost.inTenths, best: .adviceLayThese(cards: [.red, .yellow, .green])),
        why: [.reasonBecomesPartner(percent: 66), .reasonKeepsFromLead(name: "Maximiliane-Ada")])
    }
    return Review(
      heading: .reviewYours(hand: 3, decisions: 12, cost: 12.5.inTenths),
      count: 12, entries: entries, dearest: Array(entries.prefix(3)))
  }
}
