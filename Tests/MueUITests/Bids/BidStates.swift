import MueGame
import MueRules
import Testing

@testable import MueBots
@testable import MueUI

/// The page about bids with figures of its own.
enum BidStates {
  /// The page with everything that it can show, while nothing is known, with the person's cards in
  /// mind, and above a replay; each with a name.
  static func all() throws -> [(name: String, state: ScreenState)] {
    let game = try auction()
    var asked = try Studio().state(game)
    _ = asked.handle(.character("i"))
    var shown = asked
    try shown.answer()
    var own = shown
    _ = own.handle(.tab)
    try own.answer()
    var finished = try Positions.game(.five)
    try Positions.play(&finished, until: { $0.match.round.score != nil })
    var replayed = try Studio().state(finished)
    var page = ReplayPage(finished.replayedHands, open: 0, isOfGame: true)
    page?.go(to: 4)
    replayed.open(page)
    _ = replayed.handle(.character("i"))
    try replayed.answer()
    return [("bids", shown), ("bids-asked", asked), ("bids-own", own), ("bids-replayed", replayed)]
  }

  /// A hand in which seat 2 has laid cards in two turns and the person is asked for a bid.
  static func auction() throws -> Game {
    try Positions.game(.five) { game in
      let turns = game.match.round.publicState.auction.turns
      let seat = game.match.players.seats[2]
      return turns.count { $0.seat == seat && !$0.cards.isEmpty } == 2
        && game.match.round.turn == game.personSeat
    }
  }

  /// Figures for a seat, among them the greatest and one that the last bid has changed.
  static func reading(of seat: Seat, in publicState: PublicState) -> BidReading {
    let others = publicState.players.seats.filter { $0 != seat }
    func trump(
      _ trump: Trump, held: Double, laid: Int, percent: Int, before: Int, heldBefore: Double
    ) -> BidReading.TrumpReading {
      BidReading.TrumpReading(
        trump: trump, all: trump == .noTrump ? 0 : 12, held: held, laid: laid, played: 0,
        percentNamed: percent, before: .init(held: heldBefore, percentNamed: before))
    }
    return BidReading(
      seat: seat, worlds: 128, chief: 44, vice: 31, picked: 3, named: nil,
      trumps: [
        trump(.number(Rank.all[7]), held: 3.2, laid: 2, percent: 57, before: 28, heldBefore: 2.1),
        trump(.suit(.yellow), held: 2.8, laid: 1, percent: 25, before: 27, heldBefore: 2.9),
        trump(.noTrump, held: 0, laid: 0, percent: 18, before: 35, heldBefore: 0),
      ],
      partners: zip(others, [61, 22, 17]).map { .init(seat: $0, percent: $1) })
  }
}

extension ScreenState {
  /// Gives the page about bids the answer to its question.
  mutating func answer(isDone: Bool = false) throws {
    let question = try #require(bidQuestion)
    let reading = BidStates.reading(
      of: question.seat, in: question.observation.publicState)
    show(BidAnswer(question: question, reading: reading, isDone: isDone))
  }
}
