import MueBots
import MueGame
import MueRules
import MueUI

/// Works out what could have been made in finished hands, one step at a time on a work queue.
///
/// What is known is kept, also when another hand is asked for.
final class BestWorker {
  /// A hand seen from a seat, with what is known of it.
  private struct Work {
    let round: Round
    let seat: Seat
    let hindsight: Hindsight
    var plays: BestPlays
  }

  /// A step: what was known before it, and what is wanted.
  private struct Step: Equatable {
    let plays: BestPlays
    let wanted: [Int]
  }

  private var next: KeyedAnswer<Step, BestPlays?>
  /// The hands, the last one asked for at the end.
  private var works: [Work] = []

  /// The number of hands that are kept.
  private static let most = 20

  /// `wake` is called after each step.
  init(in dependencies: Dependencies, wake: @escaping @Sendable () -> Void) {
    next = KeyedAnswer(Background(in: dependencies, wake: wake))
  }

  var isThinking: Bool { next.isThinking }

  /// What is known of a finished hand from a seat, while the rest is worked out, and the
  /// alternatives that are wanted; nil if no contract was played.
  func plays(of round: Round, from seat: Seat, peek: Peek, wanted: [Int]) -> BestPlays? {
    guard let index = index(of: round, seat, peek) else { return nil }
    while !works[index].plays.isDone(wanted: wanted) {
      let work = works[index]
      let answer = next.answer(to: Step(plays: work.plays, wanted: wanted)) { isGivenUp in
        work.hindsight.goOn(from: work.plays, wanted: wanted, isGivenUp: isGivenUp)
      }
      guard let plays = answer ?? nil else { break }
      works[index].plays = plays
    }
    return works[index].plays
  }

  /// What is known of a hand of a replay, or of the hand just played in a game.
  func plays(_ request: BestRequest, in game: Game?) -> BestPlays? {
    if let hand = request.hand {
      return plays(
        of: hand.record.round, from: hand.seat, peek: hand.peek, wanted: request.wanted)
    }
    guard let game, let round = game.match.round.allCards(for: .anybody) else { return nil }
    let seat = game.personSeat
    return plays(
      of: round, from: seat, peek: game.players[seat].agent.peek, wanted: request.wanted)
  }

  /// Stops working; what is known is kept.
  func giveUp() { next.giveUp() }

  /// The place of a hand, which is the last one; nil if no contract was played.
  private func index(of round: Round, _ seat: Seat, _ peek: Peek) -> Int? {
    let isKnown = { (work: Work) in work.seat == seat && work.round == round }
    if let last = works.last, isKnown(last) { return works.count - 1 }
    next.forget()
    if let index = works.firstIndex(where: isKnown) {
      works.append(works.remove(at: index))
    } else {
      guard
        let hindsight = Hindsight(
          round, from: seat, by: next.background.policies.policies, peek: peek)
      else { return nil }
      works.append(Work(round: round, seat: seat, hindsight: hindsight, plays: hindsight.plays))
      if works.count > Self.most { works.removeFirst() }
    }
    return works.count - 1
  }
}
