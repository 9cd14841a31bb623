import MueRules

/// Plays a hand to its end over and over, every card by chance alone.
public struct RandomPlayouts: Sendable {
  /// How cards are picked: by the quickest instructions there are, or as on every processor.
  public enum Instructions: Sendable {
    /// The quickest that this processor has.
    case quickest
    /// Those that every processor has.
    case portable
  }

  private let start: TrickPlay
  private let isQuick: Bool

  /// Playouts from a point of the play; both kinds of instructions play the same cards.
  public init(from start: TrickPlay, instructions: Instructions = .quickest) {
    self.start = start
    isQuick = instructions == .quickest && FastPicking.isPossible
  }

  /// The card points that each seat wins in so many playouts together; the same for the same seed.
  public func points(_ playouts: Int, seed: UInt64) -> InlineArray<6, Int> {
    isQuick
      ? run(ChanceChooser<FastPicking>(generator: SeededGenerator(seed: seed)), playouts)
      : run(ChanceChooser<PortablePicking>(generator: SeededGenerator(seed: seed)), playouts)
  }

  @inline(__always)
  private func run(_ chooser: some CardChooser, _ playouts: Int) -> InlineArray<6, Int> {
    var sums = InlineArray<6, Int>(repeating: 0)
    var chooser = chooser
    let beginning = start.position
    var play = start
    for _ in 0..<playouts {
      play.rewind(to: beginning)
      play.playOut(&chooser)
      for seat in 0..<6 { sums[seat] &+= play.points[seat] }
    }
    return sums
  }
}
