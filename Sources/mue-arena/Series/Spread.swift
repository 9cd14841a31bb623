/// How many numbers there were, their mean and how far they lie apart.
struct Spread: Sendable {
  private(set) var count = 0
  private var sum = 0.0
  private var squares = 0.0

  mutating func count(_ number: Double) {
    count += 1
    sum += number
    squares += number * number
  }

  func joined(with other: Spread) -> Spread {
    var both = self
    both.count += other.count
    both.sum += other.sum
    both.squares += other.squares
    return both
  }

  var mean: Double { count == 0 ? 0 : sum / Double(count) }

  /// Half the width of the 95 % interval of the mean.
  var margin: Double {
    guard count > 1 else { return 0 }
    let variance = max(0, squares - sum * mean) / Double(count - 1)
    return 1.96 * (variance / Double(count)).squareRoot()
  }

  var meanText: String { Figures.fixed(mean) }
  var marginText: String { Figures.fixed(margin) }
}
