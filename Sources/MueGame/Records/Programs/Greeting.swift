import MueData

/// The first line sent to a player program: `{"format":"mue-mind/1","seat":2,"budgetMs":1000}`.
public struct Greeting: Hashable, Sendable {
  public let seat: Int
  /// How long it may think about a move, in milliseconds.
  public let budgetMilliseconds: Int

  public static let format = "mue-mind/1"

  public init(seat: Int, budgetMilliseconds: Int) {
    self.seat = seat
    self.budgetMilliseconds = budgetMilliseconds
  }

  /// Reads a greeting; nil if it is not one.
  public init?(_ object: JSONObject) {
    guard object["format"]?.string == Self.format, let seat = object["seat"]?.integer,
      let budget = object["budgetMs"]?.integer, budget > 0
    else { return nil }
    self.init(seat: seat, budgetMilliseconds: min(budget, 600_000))
  }

  /// The greeting as JSON, without blanks.
  public var line: String {
    (["format": Self.format, "seat": seat, "budgetMs": budgetMilliseconds] as JSONObject).text
  }
}
