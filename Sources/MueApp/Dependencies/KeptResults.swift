import MueGame
import MueStorage

/// Finished hands and practice; every function throws if the database cannot be used.
protocol KeptResults {
  func record(_ game: PlayedGame) throws(ResultsDatabaseError)
  func games() throws(ResultsDatabaseError) -> [PlayedGame]
  func practiceAnswers() throws(ResultsDatabaseError) -> [PracticeAnswer]
  func keep(_ answer: PracticeAnswer) throws(ResultsDatabaseError)
  func coachReport() throws(ResultsDatabaseError) -> CoachReport
  /// The costliest decisions in the kept reviews, costliest first; see `ResultsDatabase.mistakes`.
  func mistakes(costing least: Int, most count: Int) throws(ResultsDatabaseError) -> [KeptMistake]
  /// The reviewed hands of a game, by its `PlayedGame.identity`.
  func reviewedHands(of game: String) throws(ResultsDatabaseError) -> [Int: ReviewedHand]
  func keep(
    _ review: KeptReview, of hand: HandRecord, in game: PlayedGame
  ) throws(ResultsDatabaseError)
  func keep(
    curve: String, ofHand number: Int, _ hand: HandRecord, in game: PlayedGame
  ) throws(ResultsDatabaseError)
  /// The kept curve of a hand of a game, by its `PlayedGame.identity`.
  func curve(
    ofHand number: Int, _ hand: HandRecord, in game: String
  ) throws(ResultsDatabaseError) -> String?
}

extension ResultsDatabase: KeptResults {
  func record(_ game: PlayedGame) throws(ResultsDatabaseError) { try record([game]) }

  func games() throws(ResultsDatabaseError) -> [PlayedGame] { try games(since: nil) }

  func coachReport() throws(ResultsDatabaseError) -> CoachReport {
    try CoachReport(games(), reviews(), waiting: waitingHands())
  }
}
