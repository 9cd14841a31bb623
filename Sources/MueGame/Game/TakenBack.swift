import MueRules

/// The moves taken back since the game was opened, so that they can be redone and bots answer as
/// before.
///
/// An undo cuts off the end of the record; the lines of play that were cut off are kept here. A
/// line can be redone as long as the game is its beginning, that is, until a new move is made.
public struct TakenBack: Sendable {
  /// The moves of the game before each undo, the latest last.
  private var lines: [[[Move]]] = []

  /// Decisions before this position cannot be taken back.
  private let start: GamePlace

  /// The number of lines that are kept, more than anybody takes back; the oldest are dropped.
  static let mostLines = 500

  /// An empty list, for a game whose moves before a position must not be touched.
  public init(notBefore start: GamePlace = GamePlace(hand: 1, moves: 0)) { self.start = start }

  /// Takes back the person's last decision with everything that followed, and counts the undo;
  /// returns false if there is none.
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

  /// Redoes what was taken back last; returns false if a new move was made or nothing was taken
  /// back.
  public mutating func doAgain(in game: inout Game) -> Bool {
    guard let line = lines.last(where: { $0.goesOn(from: game.moves) }) else { return false }
    game = game.with(line)
    return true
  }

  /// The move that was made before at this point of the hand; nil if there was none.
  ///
  /// So a computer player that is asked again gives the same answer, however long it may think this
  /// time.
  public func move(in game: Game) -> Move? {
    guard let line = lines.last(where: { $0.goesOn(from: game.moves) }) else { return nil }
    let hand = line[game.moves.count - 1]
    let count = game.moves.last?.count ?? 0
    return count < hand.count ? hand[count] : nil
  }
}

extension Array {
  /// Whether this list begins with another and continues it.
  func goesOn<Step: Equatable>(from start: [[Step]]) -> Bool where Element == [Step] {
    guard let last = start.last, count >= start.count, self != start else { return false }
    let before = start.count - 1
    return prefix(before).elementsEqual(start.prefix(before)) && self[before].starts(with: last)
  }
}
