import MueBots
import MueData

extension [Int: GivenHint] {
  /// The hints of a hand, in the order of its moves; nil if there are none.
  var json: JSONValue? {
    isEmpty ? nil : sorted { $0.key < $1.key }.map { $0.value.object(at: $0.key).json }.json
  }

  /// Reads the hints of a hand; what cannot be read is left out.
  init(_ json: JSONValue?) {
    self.init(
      (json?.array ?? []).compactMap(GivenHint.placed), uniquingKeysWith: { $1 })
  }
}

extension GivenHint {
  private static let places = 0..<1000
  private static let counts = 1...10
  private static let points = -100_000...100_000
  private static let longestMove = 64

  /// The hint and the number of the move for which it was given; in a game of several hands, with the
  /// number of the hand.
  func object(inHand hand: Int? = nil, at place: Int) -> JSONObject {
    ["hand": hand, "place": place, "playouts": playouts, "choices": choices.map(\.object.json)]
  }

  /// Reads a hint and the number of its move; nil if it is not one.
  static func placed(_ json: JSONValue) -> (place: Int, hint: GivenHint)? {
    guard let object = json.object,
      let place = object["place"]?.integer, places.contains(place),
      let playouts = object["playouts"]?.integer, playouts >= 0,
      let entries = object["choices"]?.array, counts.contains(entries.count)
    else { return nil }
    let choices = entries.compactMap(choice)
    guard choices.count == entries.count else { return nil }
    return (place, GivenHint(playouts: playouts, choices: choices))
  }

  private static func choice(_ json: JSONValue) -> Choice? {
    func number(_ key: String, in range: ClosedRange<Int>) -> Int? {
      json.object?[key]?.integer.flatMap { range.contains($0) ? $0 : nil }
    }
    guard let move = json.object?["move"]?.string, move.utf8.count <= longestMove,
      let tenths = number("tenths", in: points), let chance = number("chance", in: 0...100)
    else { return nil }
    return Choice(
      move: move, tenths: tenths, chance: chance, wins: number("wins", in: 0...1000),
      isLevel: json.object?["level"] == .bool(true))
  }
}

extension GivenHint.Choice {
  fileprivate var object: JSONObject {
    [
      "move": move, "tenths": tenths, "chance": chance, "wins": wins,
      "level": isLevel ? true : nil,
    ]
  }
}
