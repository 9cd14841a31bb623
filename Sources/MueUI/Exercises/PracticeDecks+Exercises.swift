import MueGame

extension ExerciseSeries {
  /// The puzzles or auctions of a day; nil for a drill, if there are none, or with too few names for
  /// the players.
  public init?(
    _ item: PracticeItem, of decks: PracticeDecks, on day: Day, person: PlayerName,
    usual: [PlayerName]
  ) {
    switch item {
    case .puzzles: self.init(decks.puzzles.next(on: day), person: person, usual: usual)
    case .auctions: self.init(decks.auctions.next(on: day), person: person, usual: usual)
    case .drill: return nil
    }
  }
}

extension PracticeDecks {
  /// Records an answer; returns the entry to keep, or nil if nothing comes back.
  public mutating func note(
    _ answer: ExerciseAnswer, to item: PracticeItem, on day: Day
  ) -> PracticeAnswer? {
    guard let puzzle = answer.puzzle else { return nil }
    return switch item {
    case .puzzles: puzzles.note(puzzle, isRight: answer.isRight, on: day)
    case .auctions: auctions.note(puzzle, isRight: answer.isRight, on: day)
    case .drill: nil
    }
  }
}
