import MueRules

/// The moves taken back since the game was opened, so that they can be done again and bots answer as before.
///
/// Taking back cuts the record's end off. The lines cut off are kept here. A line can be done again
/// as long as the game is its beginning, that is while nothing new was played.
public struct TakenBack: Sendable {
  /// The moves of the game before each taking back, the last one last.
  private var lines: [[[Move]]] = []

  /// What was decided before this place stays.
  private let start: GamePlace

  /// More lines than anybody takes back; the oldest are forgotten then.
  static let mostLines = 500

  /// Nothing taken back, of a game whose moves before a place are not to be touched.
  public init(notBefore start: GamePlace = GamePlace(hand: 1, moves: 0)) { self.start = start }

  /// Takes back the last decision of the person with all that followed, and counts it; false if
  /// there is none.
  public mutating func takeBack(in game: inout Game) -> Bool {
    guard let place = game.decisions(of: game.personSeat).last, place >= start else {
      return false
    }
    lines.removeAll { $0 == game.moves }
    lines.append(game.moves)
    if lines.count > Self.mostLines { lines.removeFirst() }
    game = game.cut(to: place)
    game.notes.undos += 1
    return true
  }

  /// Does again what was taken back last; false if something new was played, or nothing taken back.
  public mutating func doAgain(in game: inout Game) -> Bool {
    guard let line = lines.last(where: { $0.goesOn(from: game.moves) }) else { return false }
    game = game.with(line)
    return true
  }

  /// What was done when the game stood here before, in this hand; nil if it never did.
  ///
  /// A computer player that is asked again answers the same, however long it might think this time.
  public func move(in game: Game) -> Move? {
    guard let line = lines.last(where: { $0.goesOn(from: game.moves) }) else { return nil }
    let hand = line[game.moves.count - 1]
    let count = game.moves.last?.count ?? 0
    return count < hand.count ? hand[count] : nil
  }
}

extension Array {
  /// Whether these moves begin with others and do not end there.
  func goesOn<Step: Equatable>(from start: [[Step]]) -> Bool where Element == [Step] {
    guard let last = start.last, count >= start.count, self != start else { return false }
    let before = start.count - 1
    return prefix(before).elementsEqual(start.prefix(before)) && self[before].starts(with: last)
  }
}
