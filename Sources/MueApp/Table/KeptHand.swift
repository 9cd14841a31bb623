import MueGame
import MueStorage

/// A finished hand of a game, with which the results keep what has been worked out of it.
struct KeptHand {
  private let game: Game
  private let number: Int
  private let record: HandRecord

  /// A hand of a game, by its number from 1; nil in a side game, which is kept nowhere, and if the
  /// hand has changed because of an undo.
  init?(_ hand: FinishedHand, number: Int, of keeper: GameKeeper) {
    let records = keeper.game.handRecords(for: .anybody)
    guard keeper.isOwn, records.indices.contains(number - 1),
      records[number - 1].round == hand.round
    else { return nil }
    game = keeper.game
    self.number = number
    record = records[number - 1]
  }

  /// The curve that is kept; nil without one.
  func curve(in recorder: ResultsRecorder) -> String? {
    let curve = recorder.work { (store) throws(DatabaseError) in
      try store.curve(ofHand: number, record, in: PlayedGame(game).identity)
    }
    return curve ?? nil
  }

  func keep(_ curve: String, in recorder: ResultsRecorder) {
    recorder.work { (store) throws(DatabaseError) in
      try store.keep(curve: curve, ofHand: number, record, in: PlayedGame(game))
    }
  }
}
