/// How the promised chances of making a contract compare with what happened, decile by decile.
public struct Reliability: Hashable, Sendable {
  /// The promises of one tenth of the scale.
  public struct Decile: Hashable, Sendable {
    /// How many promises there were.
    public private(set) var promises = 0
    /// The sum of the chances promised.
    public private(set) var promised = 0.0
    /// How many of the contracts were made.
    public private(set) var made = 0

    /// The mean of the chances promised; 0 without promises.
    public var meanPromised: Double { promises == 0 ? 0 : promised / Double(promises) }
    /// The share of the contracts made; 0 without promises.
    public var shareMade: Double { promises == 0 ? 0 : Double(made) / Double(promises) }

    mutating func count(_ chance: Double, _ isMade: Bool) {
      promises += 1
      promised += chance
      made += isMade ? 1 : 0
    }
  }

  /// From promises below a tenth to those of nine tenths and more.
  public private(set) var deciles = Array(repeating: Decile(), count: 10)

  /// A table without promises.
  public init() {}

  /// Counts a promise and what came of it.
  public mutating func count(promised chance: Double, isMade: Bool) {
    deciles[min(9, max(0, Int(chance * 10)))].count(chance, isMade)
  }
}
