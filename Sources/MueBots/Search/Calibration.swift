/// What a Chief may promise itself of its contract before the play.
///
/// The share of playouts in which a contract is made is not quite its chance: those who play it out
/// neither bid nor play like the players it is really played against. What came of such shares among
/// experts says what they are worth.
enum Calibration {
  /// The chances, in hundredths, behind shares of 0, 10, … 100 in a hundred.
  ///
  /// A logistic curve through the contracts of 500 hands that experts played among themselves
  /// (`mue-arena play -m expert --playouts 300`: `--seed 6006 -n 150`, played twice, at two degrees of
  /// caution, and `--seed 6106 -n 200`).
  private static let chances = [6, 16, 28, 38, 48, 56, 65, 73, 81, 90, 96]

  /// The chance behind a share of playouts.
  static func chance(behind share: Double) -> Double {
    let place = min(9, max(0, Int(10 * share)))
    let step = Double(chances[place + 1] - chances[place])
    return (Double(chances[place]) + step * (10 * share - Double(place))) / 100
  }
}
