import MueRules

/// The curve of a hand: the chance that its contract is made, after the auction and after every
/// move that follows.
public struct ContractCurve: Hashable, Sendable {
  /// The chance after a move.
  public struct Point: Hashable, Sendable {
    /// The number of moves made in the hand.
    public let moveCount: Int
    /// The last of these moves, and who made it.
    public let move: Move
    public let mover: Seat
    /// The chance as far as the curve's seat could know, in per cent.
    public let known: Int
    /// The chance in the true deal, in per cent.
    public let open: Int

    public init(moveCount: Int, move: Move, mover: Seat, known: Int, open: Int) {
      self.moveCount = moveCount
      self.move = move
      self.mover = mover
      self.known = known
      self.open = open
    }
  }

  /// A move that changed what the seat could expect.
  public struct Turn: Hashable, Sendable {
    /// The chance after the move.
    public let point: Point
    /// The chance before it, in per cent.
    public let before: Int

    /// The difference, in per cent, without its sign.
    var size: Int { abs(point.known - before) }
  }

  /// The number of points of the whole curve.
  public let count: Int
  /// The points so far, in the order of play.
  public private(set) var points: [Point] = []

  /// A curve without points yet.
  public init(count: Int) { self.count = count }

  /// Adds the next point.
  public mutating func append(_ point: Point) { points.append(point) }

  public var isDone: Bool { points.count == count }

  /// The chances after each move, by what the seat could know and in the true deal: `64/50 31/40`.
  public var text: String { points.map { "\($0.known)/\($0.open)" }.joined(separator: " ") }

  /// The smallest change of a turning point, in per cent: more than three standard errors of what
  /// chance alone makes of it.
  public static let leastTurn = 15

  /// The turning points, the greatest first.
  public func turns(atMost most: Int = 3) -> [Turn] {
    let turns = zip(points, points.dropFirst()).map { Turn(point: $1, before: $0.known) }
    return Array(
      turns.filter { $0.size >= Self.leastTurn }
        .sorted { ($1.size, $0.point.moveCount) < ($0.size, $1.point.moveCount) }.prefix(most))
  }

  /// The point after a number of moves, or the last one before it; nil before the first.
  public func point(after moveCount: Int) -> Point? {
    points.last { $0.moveCount <= moveCount }
  }

  /// The points after the auction, before the first card, and after each trick so far.
  public func tricks(of players: PlayerCount) -> [Point] {
    let namings = points.prefix { !$0.move.isCard }
    let cards = points.dropFirst(namings.count)
    let ends = stride(from: players.number - 1, to: cards.count, by: players.number).map {
      cards[cards.startIndex + $0]
    }
    let starts = [namings.first, namings.count > 1 ? namings.last : nil].compactMap(\.self)
    return starts + ends
  }
}

extension Move {
  fileprivate var isCard: Bool {
    if case .play = self { true } else { false }
  }
}
