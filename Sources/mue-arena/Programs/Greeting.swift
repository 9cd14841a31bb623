import MueTable

/// The first line that a program gets: `{"format":"mue-mind/1","seat":2,"budgetMs":1000}`.
struct Greeting: Hashable {
  let seat: Int
  let budgetMilliseconds: Int

  static let format = "mue-mind/1"

  init(seat: Int, budgetMilliseconds: Int) {
    self.seat = seat
    self.budgetMilliseconds = budgetMilliseconds
  }

  /// Reads a greeting; nil if it is none.
  init?(_ object: JSONObject) {
    guard let format = try? object.need("format", \.string), format == Self.format,
      let seat = try? object.need("seat", \.integer),
      let budget = try? object.need("budgetMs", \.integer), budget > 0
    else { return nil }
    self.init(seat: seat, budgetMilliseconds: min(budget, 600_000))
  }

  var line: String {
    var object = JSONObject()
    object.append("format", .string(Self.format))
    object.append("seat", .integer(seat))
    object.append("budgetMs", .integer(budgetMilliseconds))
    return object.text
  }
}
