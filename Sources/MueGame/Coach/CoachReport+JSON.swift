import MueData
import MueRules

extension CoachReport {
  /// The figures of all games as an object with stable keys (`mue-coach/1`).
  public var object: JSONObject {
    let figures = figures()
    return JSONObject([
      .init("format", .string("mue-coach/1")), .init("reviewed", .integer(reviewed)),
      .init("waiting", .integer(waiting)), .init("all", figures.all.json),
      .init(
        "kinds", Self.json(DecisionKind.allCases.map { ($0.rawValue, figures.kinds[$0]) })),
      .init("parts", Self.json(Part.allCases.map { ($0.rawValue, figures.parts[$0]) })),
      .init(
        "seats",
        Self.json(PlayerCount.allCases.map { (String($0.number), figures.seats[$0]) })),
      .init("recent", figures.recent.json), .init("before", figures.before.json),
      .init("helped", figures.helped.json),
      .init("strength", figures.strength?.json ?? .null),
      .init("leaks", .array(figures.leaks.map(\.json))),
    ])
  }

  private static func json(_ losses: [(key: String, loss: Loss?)]) -> JSONValue {
    .object(
      JSONObject(
        losses.compactMap { key, loss in loss.map { JSONObject.Member(key, $0.json) } }))
  }
}

extension Loss {
  fileprivate var json: JSONValue {
    .object(
      JSONObject([
        .init("hands", .integer(hands)), .init("loss", .hundredths(of: mean)),
        .init("margin", .hundredths(of: margin)),
      ]))
  }
}

extension Strength {
  fileprivate var json: JSONValue {
    .object(
      JSONObject([
        .init("hands", .integer(hands)), .init("beyondExpert", .hundredths(of: beyondExpert)),
        .init("margin", .hundredths(of: margin)),
        .init("above", above.map { .string($0.rawValue) } ?? .null),
        .init("below", below.map { .string($0.rawValue) } ?? .null),
      ]))
  }
}

extension LeakFigures {
  fileprivate var json: JSONValue {
    .object(
      JSONObject([
        .init("leak", .string(leak.rawValue)), .init("count", .integer(cases.count)),
        .init("cost", .hundredths(of: cost)),
        .init("cases", .array(cases.map(\.json))),
      ]))
  }
}

extension LeakFigures.Case {
  fileprivate var json: JSONValue {
    .object(
      JSONObject([
        .init("game", .string(game)), .init("hand", .integer(hand)),
        .init("place", .integer(decision.place)),
        .init("cost", .hundredths(of: decision.cost)),
      ]))
  }
}

extension JSONValue {
  /// A number rounded to hundredths; null for nil.
  fileprivate static func hundredths(of number: Double?) -> JSONValue {
    guard let number else { return .null }
    let hundredths = Int((100 * number).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    return .number((hundredths < 0 ? "-" : "") + "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)")
  }
}
