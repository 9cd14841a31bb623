/// What a Chief may promise itself of its contract before the play.
///
/// The share of playouts in which a contract is made knows too much: those who play it out neither
/// defend nor bid like the players it is really played against, so that such shares lie too far
/// from even chances. What came of them among experts says what they are worth.
enum Promise {
  /// The chances, in hundredths, behind shares of 0, 10, … 100 in a hundred.
  ///
  /// A logistic curve through the contracts of 300 hands (`mue-arena play -m expert --playouts 300
  /// --seed 6006 -n 150`, at two degrees of caution, before this was built in).
  private static let chances = [10, 22, 33, 42, 50, 57, 64, 71, 78, 86, 94]

  /// The chance behind a share of playouts.
  static func chance(behind share: Double) -> Double {
    let place = min(9, max(0, Int(10 * share)))
    let step = Double(chances[place + 1] - chances[place])
    return (Double(chances[place]) + step * (10 * share - Double(place))) / 100
  }
}
