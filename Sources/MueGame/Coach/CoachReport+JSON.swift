import MueData
import MueRules

extension CoachReport {
  /// The figures of all games as an object with stable keys (`mue-coach/1`).
  public var object: JSONObject {
    let figures = figures()
    return [
      "format": "mue-coach/1", "reviewed": reviewed, "waiting": waiting, "all": figures.all.json,
      "kinds": Self.json(DecisionKind.allCases.map { ($0.rawValue, figures.kinds[$0]) }),
      "parts": Self.json(Part.allCases.map { ($0.rawValue, figures.parts[$0]) }),
      "seats": Self.json(PlayerCount.allCases.map { (String($0.number), figures.seats[$0]) }),
      "recent": figures.recent.json, "before": figures.before.json, "helped": figures.helped.json,
      "strength": (figures.strength?.json).orNull, "leaks": figures.leaks.map(\.json),
    ]
  }

  private static func json(_ losses: [(key: String, loss: Loss?)]) -> JSONObject {
    JSONObject(losses.compactMap { key, loss in loss.map { .init(key, .object($0.json)) } })
  }
}

extension Loss {
  fileprivate var json: JSONObject {
    [
      "hands": hands, "loss": JSONValue.hundredths(of: mean),
      "margin": JSONValue.hundredths(of: margin),
    ]
  }
}

extension Strength {
  fileprivate var json: JSONObject {
    [
      "hands": hands, "beyondExpert": JSONValue.hundredths(of: beyondExpert),
      "margin": JSONValue.hundredths(of: margin), "above": (above?.rawValue).orNull,
      "below": (below?.rawValue).orNull,
    ]
  }
}

extension LeakFigures {
  fileprivate var json: JSONObject {
    [
      "leak": leak.rawValue, "count": cases.count, "cost": JSONValue.hundredths(of: cost),
      "cases": cases.map(\.json),
    ]
  }
}

extension LeakFigures.Case {
  fileprivate var json: JSONObject {
    [
      "game": game, "hand": hand, "place": decision.place,
      "cost": JSONValue.hundredths(of: decision.cost),
    ]
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
