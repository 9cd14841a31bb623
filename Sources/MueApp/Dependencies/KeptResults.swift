import MueGame
import MueStorage

/// Finished hands and practice; every function throws if the database cannot be used.
protocol KeptResults {
  func record(_ game: PlayedGame) throws(DatabaseError)
  func games() throws(DatabaseError) -> [PlayedGame]
  func practiceAnswers() throws(DatabaseError) -> [PracticeAnswer]
  func keep(_ answer: PracticeAnswer) throws(DatabaseError)
  func coachReport() throws(DatabaseError) -> CoachReport
  /// The costliest decisions in the kept reviews, costliest first; see `ResultsDatabase.mistakes`.
  func mistakes(costing least: Int, most count: Int) throws(DatabaseError) -> [KeptMistake]
  /// The reviewed hands of a game, by its `PlayedGame.identity`.
  func reviewedHands(of game: String) throws(DatabaseError) -> [Int: ReviewedHand]
  func keep(
    _ review: KeptReview, of hand: HandRecord, in game: PlayedGame
  ) throws(DatabaseError)
  func keep(
    curve: String, ofHand number: Int, _ hand: HandRecord, in game: PlayedGame
  ) throws(DatabaseError)
  /// The kept curve of a hand of a game, by its `PlayedGame.identity`.
  func curve(
    ofHand number: Int, _ hand: HandRecord, in game: String
  ) throws(DatabaseError) -> String?
}

extension ResultsDatabase: KeptResults {
  func record(_ game: PlayedGame) throws(DatabaseError) { try record([game]) }

  func games() throws(DatabaseError) -> [PlayedGame] { try games(since: nil) }

  func coachReport() throws(DatabaseError) -> CoachReport {
    try CoachReport(games(), reviews(), waiting: waitingHands())
  }
}
