/// A reliability table: predicted chances of making a contract beside the share made, by decile.
public struct Reliability: Hashable, Sendable {
  /// The predictions in one tenth of the scale.
  public struct Decile: Hashable, Sendable {
    /// How many predictions there were.
    public private(set) var predictions = 0
    /// The sum of the chances predicted.
    public private(set) var predicted = 0.0
    /// How many of the contracts were made.
    public private(set) var made = 0

    /// The mean chance predicted; 0 without predictions.
    public var meanPredicted: Double { predictions == 0 ? 0 : predicted / Double(predictions) }
    /// The share of the contracts made; 0 without predictions.
    public var shareMade: Double { predictions == 0 ? 0 : Double(made) / Double(predictions) }

    mutating func count(_ chance: Double, _ isMade: Bool) {
      predictions += 1
      predicted += chance
      made += isMade ? 1 : 0
    }
  }

  /// Ten deciles, from chances below 0.1 to those of 0.9 and more.
  public private(set) var deciles = Array(repeating: Decile(), count: 10)

  /// An empty table.
  public init() {}

  /// Counts a predicted chance, from 0 to 1, and the outcome.
  public mutating func count(predicted chance: Double, isMade: Bool) {
    deciles[min(9, max(0, Int(chance * 10)))].count(chance, isMade)
  }
}
