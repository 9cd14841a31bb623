import MueBots
import MueRules
import MueUI
import MueWords
import Testing

extension Positions {
  /// The curve of a played hand from a seat, with a number of its points done.
  static func curve(of round: Round, from seat: Seat, done: Int = .max) throws -> ContractCurve {
    let reviewer = try #require(CurveReviewer(round, from: seat, by: nil))
    var curve = ContractCurve(count: reviewer.count)
    for index in 0..<min(done, reviewer.count) {
      curve.append(try #require(reviewer.point(index, worlds: 6)))
    }
    return curve
  }

  /// What could have been made in a played hand, after some steps.
  static func best(
    in round: Round, from seat: Seat, steps: Int = .max, wanted: [Int] = []
  ) throws -> BestPlays {
    let hindsight = try #require(Hindsight(round, from: seat, by: nil))
    var plays = hindsight.plays
    var step = 0
    while step < steps, let next = hindsight.goOn(from: plays, wanted: wanted, playouts: 1) {
      plays = next
      step += 1
    }
    return plays
  }

  /// Why a move was made, by heuristics.
  static func explanation(_ question: ExplainQuestion) -> MoveExplanation {
    MoveExplanation(
      question.made, knowing: question.known, by: BotSettings(level: .casual).makeBot(),
      limits: Limits(playouts: 48))
  }

  /// A review of twelve decisions, the first ones done.
  static func review(done: Int) -> Review {
    let entries = (0..<done).map { moveIndex in
      let cost = [3.5, 1.5, 0.5][moveIndex % 3]
      return Review.Entry(
        moveIndex: moveIndex, cost: cost,
        what: .reviewDearer(
          step: .stepCard(trick: 12, card: moveIndex % 5 + 1), made: .advicePlay(card: .black),
          cost: cost.inTenths, best: .adviceLayThese(cards: [.red, .yellow, .green])),
        why: [.reasonBecomesPartner(percent: 66), .reasonKeepsFromLead(name: "Maximiliane-Ada")],
        question: .reviewCost(
          step: .stepCard(trick: 12, card: moveIndex % 5 + 1), made: .advicePlay(card: .black),
          cost: cost.inTenths),
        isFound: [1: true, 4: false][moveIndex])
    }
    return Review(
      heading: .reviewYours(hand: 3, decisions: 12, cost: 12.5.inTenths),
      count: 12, entries: entries, dearest: Array(entries.prefix(3)))
  }

  /// A review of twelve decisions that cost nothing.
  static func faultlessReview(isPraised: Bool) -> Review {
    let entries = (20..<32).map { moveIndex in
      Review.Entry(
        moveIndex: moveIndex, cost: 0,
        what: .reviewGood(
          step: .stepCard(trick: 1, card: 1), made: .advicePlay(card: .black)), why: [])
    }
    let praised = Review.Entry(
      moveIndex: 20, cost: 0,
      what: .reviewPraise(
        step: .stepCard(trick: 1, card: 1), made: .advicePlay(card: .black),
        lead: 9.0.inTenths, other: .advicePlay(card: .green)),
      why: [.reasonCashesWinner(others: 2)])
    let closest = Review.Entry(
      moveIndex: 25, cost: 0,
      what: .reviewPraise(
        step: .stepTurn(turn: 7), made: .adviceLayThese(cards: [.green, .black]),
        lead: 0.4.inTenths, other: .advicePass),
      why: [.reasonShowsCards])
    return Review(
      heading: .reviewFaultless(hand: 3, decisions: 12), count: 12, entries: entries, dearest: [],
      praised: isPraised ? praised : nil, closest: isPraised ? closest : nil,
      notes: [.reviewLevel(decisions: 10), .reviewForced(moves: 3)])
  }
}
