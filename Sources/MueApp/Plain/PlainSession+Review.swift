import MueGame
import MueUI

/// A decision of the hand just played that is tried again in lines, while the table goes on.
struct PlainRetry {
  let hand: FinishedHand
  let moveIndex: Int
  var exercise: PlainExercise
  var judge: PuzzleJudge

  /// Whether the person must answer.
  var isAsked: Bool { exercise.unvalued == nil }
}

extension PlainSession {
  /// Reviews the person's decisions in the hand just played, as far as a line asks.
  func beginReview(_ request: PlainReview.Request) {
    review = PlainReview(request)
    tellReview()
    if review != nil { tell(.reviewBegins) }
  }

  /// Stops the review; what has been reviewed is kept.
  func stopReviewing() {
    review = nil
    reviewWorker.giveUp()
  }

  /// Tells what has been reviewed since the last time.
  func tellReview() {
    guard var telling = review else { return }
    let game = keeper.game
    guard let hand = FinishedHand(justPlayedIn: game),
      let known = reviewWorker.lookBack(
        on: hand.round, hand: game.match.hand, of: game, from: waiting == nil ? 0 : keeper.start)
    else { return stopReviewing() }
    tell(telling.tell(known))
    review = telling
    if let moveIndex = telling.retried { begin(moveIndex, in: hand) }
    if telling.isDone || telling.retried != nil { stopReviewing() }
  }

  private func begin(_ moveIndex: Int, in hand: FinishedHand) {
    let game = keeper.game
    guard let decision = reviewWorker.retry(moveIndex, hand: game.match.hand, of: game) else {
      return
    }
    let exercise = PlainExercise(ExerciseSeries(decision), vocabulary: talk.vocabulary)
    retry = PlainRetry(
      hand: hand, moveIndex: moveIndex, exercise: exercise,
      judge: PuzzleJudge(in: dependencies, wake: console.wake))
    tell(retry?.exercise.begin() ?? [])
  }

  /// Answers a line with the decision that is tried again; returns whether there is one.
  func answerRetry(_ line: String) -> Bool {
    endRetryOfAnotherHand()
    // What another player asks comes first.
    guard retry != nil, talk.people?.isAsked != true else { return false }
    tell(retry?.exercise.read(line) ?? [])
    finishRetry()
    return true
  }

  /// Tells what a choice is worth once it has been worked out.
  func tellRetry() {
    endRetryOfAnotherHand()
    guard let unvalued = retry?.exercise.unvalued,
      let valued = retry?.judge.value(of: unvalued)
    else { return }
    tell(retry?.exercise.take(valued) ?? [])
    finishRetry()
  }

  /// Once the person has answered or left, keeps the answer and returns to the table.
  private func finishRetry() {
    guard let exercise = retry?.exercise, let moveIndex = retry?.moveIndex,
      exercise.answer != nil || exercise.isLeft
    else { return }
    if let answer = exercise.answer {
      reviewWorker.note(isFound: answer.isRight, at: moveIndex)
    }
    endRetry()
    tell(talk.question)
  }

  /// Leaves a decision whose hand is no longer the one just played: friends may have gone on to the
  /// next, or taken moves back.
  private func endRetryOfAnotherHand() {
    if let hand = retry?.hand, hand != FinishedHand(justPlayedIn: keeper.game) { endRetry() }
  }

  private func endRetry() {
    retry?.judge.giveUp()
    retry = nil
  }
}
