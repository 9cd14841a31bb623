import MueData

/// The first line sent to a player program: `{"format":"mue-mind/1","seat":2,"budgetMs":1000}`.
public struct Greeting: Hashable, Sendable {
  let seat: Int
  /// The time that it may think about a move, in milliseconds.
  public let budgetMilliseconds: Int

  static let format = "mue-mind/1"

  public init(seat: Int, budgetMilliseconds: Int) {
    self.seat = seat
    self.budgetMilliseconds = budgetMilliseconds
  }

  public init?(_ object: JSONObject) {
    guard object["format"]?.string == Self.format, let seat = object["seat"]?.integer,
      let budget = object["budgetMs"]?.integer, budget > 0
    else { return nil }
    self.init(seat: seat, budgetMilliseconds: min(budget, 600_000))
  }

  public var line: String {
    (["format": Self.format, "seat": seat, "budgetMs": budgetMilliseconds] as JSONObject).text
  }
}

/// A player program's introduction: `{"format":"mue-mind/1","name":"my bot"}`.
public struct GreetingAnswer: Hashable, Sendable {
  public let name: String

  public init(name: String) { self.name = name }

  /// Reads an introduction; nil if it is not one.
  ///
  /// A name that cannot be displayed is replaced.
  public init?(reading line: some Collection<UInt8>) {
    guard let object = try? JSONObject(reading: line),
      object["format"]?.string == Greeting.format, let name = object["name"]?.string
    else { return nil }
    self.init(name: (PlayerName(name) ?? .nobody).text)
  }

  public var line: String {
    (["format": Greeting.format, "name": name] as JSONObject).text
  }
}
