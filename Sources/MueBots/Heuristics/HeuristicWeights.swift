/// The weights of `HeuristicPlay`, in 1024ths of a card point.
///
/// They were tuned by duels on the same deals, each variant against the one before; see
/// `THINKING.md`.
struct HeuristicWeights: Sendable {
  /// The worth of keeping a trump, by the number of stronger trumps that the others hold.
  var trump: InlineArray<16, Int>
  /// The worth of keeping a plain card, by the number of stronger cards of its suit that the others
  /// hold.
  var side: InlineArray<16, Int>
  /// The worth of drawing trumps for the Chief, and for the partner.
  var drawAsChief: Int
  var drawAsPartner: Int
  /// The worth of leading trumps for the other side.
  var drawAsOpponent: Int
  /// The worth of deciding the contract, in addition to the points.
  var decision: Int
  /// The worth of the seat winning a trick itself, in addition to its side winning it; in 1024ths
  /// of the trick.
  var own: Int

  init() {
    let trumps = [9020, 8330, 6720, 6720, 6670, 6670, 6670] + Array(repeating: 710, count: 9)
    let sides = [3110, 2020, 1950, 980, 980] + Array(repeating: 90, count: 11)
    trump = InlineArray { trumps[$0] }
    side = InlineArray { sides[$0] }
    drawAsChief = 12480
    drawAsPartner = 5400
    drawAsOpponent = 430
    decision = 1900
    own = 420
  }

  /// Weights for players who think only of the trick on the table, above all of winning tricks
  /// themselves, and seldom draw trumps.
  static let novice = {
    var weights = HeuristicWeights()
    weights.own = 1024
    weights.decision = 0
    weights.drawAsChief = 0
    weights.drawAsPartner = 0
    weights.drawAsOpponent = 0
    return weights
  }()
}
