import MueRules

/// Works out the curve of a played hand one point at a time, so that the caller can show progress
/// and stop it.
///
/// The chance that a seat could know is that in worlds that agree with its observation; with all
/// cards open it is that in the true deal. Both are played out by the policies. The number of worlds
/// and the seed are fixed, so that a hand has the same curve on every machine.
public struct CurveReviewer: Sendable {
  /// The worlds for each point, and the playouts of the true deal.
  ///
  /// At one half, chance alone moves a point by three per cent.
  public static let worlds = 256

  public let seat: Seat
  private let policies: Policies?
  private let peek: Peek
  private let isMade: Bool
  /// The hand after each move from the end of the auction on.
  private let positions: [(round: Round, move: Move, mover: Seat)]

  /// Prepares the curve of a finished hand from a seat; nil if no contract was played.
  ///
  /// `peek` is the seat's open handicap. Without policies the heuristics play.
  public init?(
    _ round: Round, from seat: Seat, by policies: Policies?, peek: Peek = .none
  ) {
    guard case .played(let reckoning)? = round.score?.result else { return nil }
    self.seat = seat
    self.policies = policies
    self.peek = peek
    isMade = reckoning.isMade
    var replay = Round(deal: round.deal, dealer: round.publicState.dealer)
    var positions: [(round: Round, move: Move, mover: Seat)] = []
    for move in round.publicState.moves {
      guard let mover = replay.turn, replay.applyLegal(move) else { break }
      if replay.publicState.roles != nil { positions.append((replay, move, mover)) }
    }
    self.positions = positions
  }

  /// The number of points of the curve.
  public var count: Int { positions.count }

  /// The whole curve with chances as in `ContractCurve.text`; nil if they are not those of such a hand.
  public func curve(text: String) -> ContractCurve? {
    let pairs = text.split(separator: " ").map { pair in
      pair.split(separator: "/").compactMap { Int($0) }
    }
    guard pairs.count == count,
      pairs.allSatisfy({ $0.count == 2 && $0.allSatisfy((0...100).contains) })
    else { return nil }
    var curve = ContractCurve(count: count)
    for (index, pair) in pairs.enumerated() {
      curve.append(point(index, known: pair[0], open: pair[1]))
    }
    return curve
  }

  private func point(_ index: Int, known: Int, open: Int) -> ContractCurve.Point {
    let (round, move, mover) = positions[index]
    return ContractCurve.Point(
      moveCount: round.publicState.moves.count, move: move, mover: mover, known: known, open: open)
  }

  /// A point of the curve, by its index from 0; nil if it was given up.
  public func point(
    _ index: Int, worlds: Int = Self.worlds, isGivenUp: () -> Bool = { false }
  ) -> ContractCurve.Point? {
    let round = positions[index].round
    let known: Int
    let open: Int
    if let sure = sure(round) {
      known = sure
      open = sure
    } else {
      var generator = SeededGenerator(seed: Reviewer.seed ^ UInt64(index) << 32)
      var sampler = MetropolisSampler(
        round.observation(for: seat, peek: peek), weighing: policies)
      let start = Playout(round)
      var made = (known: 0, open: 0)
      for _ in 0..<worlds {
        if isGivenUp() { return nil }
        made.open += isMade(start ?? led(round, &generator), &generator) ? 1 : 0
        let world = sampler.world(using: &generator)
        var other = start
        other?.play.hands = world.hands
        let naming = start == nil ? world.round(round.publicState) : nil
        made.known += isMade(other ?? naming.flatMap { led($0, &generator) }, &generator) ? 1 : 0
      }
      known = made.known.inPercent(of: worlds)
      open = made.open.inPercent(of: worlds)
    }
    return point(index, known: known, open: open)
  }

  /// The chance in per cent where nothing can change it any more.
  private func sure(_ round: Round) -> Int? {
    if round.score != nil { return isMade ? 100 : 0 }
    guard let contract = round.publicState.contract else { return nil }
    let points = round.publicState.points
    let side = round.players.seats.filter(contract.isChiefSide).reduce(0) { $0 + points[$1] }
    let target = round.rules.target(level: contract.roles.level)
    if side >= target { return 100 }
    let left = round.rules.allPoints - points.reduce(0, +)
    return side + left < target ? 0 : nil
  }

  /// The first lead of a hand in which trumps or partner are still to be named.
  private func led(_ round: Round, _ generator: inout SeededGenerator) -> Playout? {
    let table = PlayoutTable(
      round, utility: Utility(seat, nil), policies: policies, chance: &generator)
    return Playout(table.settled(round, &generator))
  }

  /// Plays a hand out once; returns whether its contract is made.
  private func isMade(_ start: Playout?, _ generator: inout SeededGenerator) -> Bool {
    guard var playout = start else { return false }
    playout.finish(by: policies, &generator)
    return playout.scores.isMade
  }
}

extension Int {
  /// The share of a whole in per cent, rounded; 0 and 100 only if nothing or everything is in it.
  func inPercent(of whole: Int) -> Int {
    if self == 0 || self == whole { return self == 0 ? 0 : 100 }
    return Swift.max(1, Swift.min(99, (200 * self + whole) / (2 * whole)))
  }
}
