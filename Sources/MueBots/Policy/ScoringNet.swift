/// A small neural net that scores the candidates of one decision.
///
/// Its inputs are features of the position and of a candidate. One hidden layer of 32 rectified
/// linear units gives one score. All arithmetic is on `Float`, lane by lane in a fixed order and
/// without fused operations, so that every machine computes the same bits.
final class ScoringNet: Sendable {
  let momentCount: Int
  /// The biases, a row for each feature of the position and of the candidate, and the output's
  /// weights.
  private nonisolated(unsafe) let weights: UnsafePointer<Float>

  static let hiddenCount = 32
  /// The sums of the hidden layer.
  ///
  /// Plain loops over them become vector instructions; `SIMD32` does not.
  typealias Hidden = InlineArray<32, Float>

  /// The features of a position; some kinds of decision leave a few at 0.
  typealias Moment = InlineArray<29, Float>
  /// The features of a candidate; some kinds of decision leave a few at 0.
  typealias Candidate = InlineArray<32, Float>

  /// The most features of a position, or of a candidate.
  static let mostInputs = UInt32.bitWidth

  /// The worth of a score to a search, in 1024ths of a point; only the differences between scores
  /// matter.
  ///
  /// Two points per unit is four times the temperature that `Training/learn.py` learns with; duels
  /// chose it (`FIGURES.md`). No trained net rates a move at a thousand points.
  static func worth(of score: Float) -> Int { Int(max(-0x1p20, min(0x1p20, 2048 * score))) }

  static func weightCount(moment: Int, candidate: Int) -> Int {
    (moment + candidate + 2) * hiddenCount
  }

  /// The largest weight, about a hundred times the largest learned one, so that every score is
  /// finite.
  static let mostWeight: Float = 10_000

  /// A net with weights in the order of `weights`.
  ///
  /// Nil if there are too many inputs, the number of weights is wrong, or a weight is too large or
  /// not a number.
  init?(moment: Int, candidate: Int, weights: [Float]) {
    guard max(moment, candidate) <= Self.mostInputs,
      weights.count == Self.weightCount(moment: moment, candidate: candidate),
      weights.allSatisfy({ abs($0) <= Self.mostWeight })
    else { return nil }
    momentCount = moment
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: weights.count)
    memory.initialize(from: weights, count: weights.count)
    self.weights = UnsafePointer(memory)
  }

  deinit { weights.deallocate() }

  /// The position's contribution to the hidden layer, the same for all candidates.
  @inline(__always)
  func hidden<let count: Int>(_ moment: borrowing InlineArray<count, Float>) -> Hidden {
    var sums = Hidden { weights[$0] }
    add(moment, from: 1, to: &sums)
    return sums
  }

  /// The score of a candidate, given the position's part of the hidden layer.
  @inline(__always)
  func score<let count: Int>(
    _ candidate: borrowing InlineArray<count, Float>, hidden: borrowing Hidden
  ) -> Float {
    var sums = copy hidden
    add(candidate, from: 1 + momentCount, to: &sums)
    let output = weights + (1 + momentCount + count) * Self.hiddenCount
    var parts = InlineArray<4, Float>(repeating: 0)
    for row in 0..<Self.hiddenCount / 4 {
      for lane in 0..<4 { parts[lane] += max(0, sums[4 * row + lane]) * output[4 * row + lane] }
    }
    return (parts[0] + parts[2]) + (parts[1] + parts[3])
  }

  /// Adds the products of inputs and their rows of weights.
  ///
  /// Half of the inputs are 0 and are skipped. A mask of the others is computed without a branch
  /// for each input, which would be unpredictable; the compiler turns a comparison into a branch.
  @inline(__always)
  private func add<let count: Int>(
    _ inputs: borrowing InlineArray<count, Float>, from row: Int, to sums: inout Hidden
  ) {
    var used: UInt32 = 0
    for index in 0..<count {
      let bits = inputs[index].bitPattern
      used |= ((bits | (0 &- bits)) &>> 31) &<< UInt32(truncatingIfNeeded: index)
    }
    let rows = weights + row * Self.hiddenCount
    while used != 0 {
      let index = used.trailingZeroBitCount
      used &= used &- 1
      let input = inputs[index]
      let row = rows + index * Self.hiddenCount
      for lane in 0..<Self.hiddenCount { sums[lane] += row[lane] * input }
    }
  }
}

extension Float {
  @inline(__always) static func flag(_ flag: Bool) -> Float { flag ? 1 : 0 }

  /// How far points exceed a target, both in hundredths, in units of 20 points; from −2 to 2.
  static func margin(_ points: Int, over target: Int) -> Float {
    max(-2, min(2, Float(points - target) / 2000))
  }
}
