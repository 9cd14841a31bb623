import MueData
import MueRules
import TestSupport

/// The record of a saved game with values that no program writes.
struct HostileRecord {
  private var chance: SeededGenerator
  private let samples: [[UInt8]]

  /// Records made from samples of saved games; `seed` determines the changes.
  init(_ seed: UInt64) {
    chance = SeededGenerator(seed: seed)
    samples = (Reader.named("content")?.samples ?? []).map(Self.withNotes)
  }

  /// The values that replace others.
  private static let values: [JSONValue] =
    [
      .null, .bool(true), .array([]), .object(JSONObject()), .strings([""]), .integers([.max]),
      .number("1e400"), .number("1.5"), .number("-0"), .number("9223372036854775808"),
      .number("99999999999999999999999999"),
    ]
    + [.min, -1, 0, 1, 2, 3, 6, 7, 1_000_000_000, 1_000_000_001, 1 << 53, .max].map(
      JSONValue.integer)
    + [
      "", " ", "human", "human:peek=9", "human:peek=0", "remote", "remote:human", "remote:expert",
      "expert:bold:memory=0:peek=9", "club:club", "18446744073709551615", "18446744073709551616",
      "-1", "R1 R1", "R9", "0", "red", "pass", "2026-11-21", "9999-12-31", "0000-00-00",
      "\u{1B}[2J", "\u{202E}", "\u{3164}", "e\u{301}\u{301}\u{301}", "日本語日本語日本語日本語",
      String(repeating: "x", count: 5000),
    ].map(JSONValue.string)

  /// The next record.
  mutating func next() -> [UInt8] {
    if chance.below(8) == 0 {
      var mutator = Mutator(SeededGenerator(seed: chance.next()))
      return mutator.bytes(from: samples)
    }
    let sample = samples[chance.below(samples.count)]
    guard let object = try? JSONObject(reading: sample) else { return sample }
    var record = JSONValue.object(object)
    for _ in 0...chance.below(2) { record = changed(record) }
    guard case .object(let changed) = record else { return sample }
    return Array(changed.text.utf8)
  }

  private mutating func changed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let object) where !object.members.isEmpty:
      var members = object.members
      var index = chance.below(members.count)
      // Hardly any change to a move leaves a legal one.
      if members[index].key == "moves" { index = chance.below(members.count) }
      let member = members[index]
      switch chance.below(12) {
      case 0: members.remove(at: index)
      case 1:
        members.append(JSONObject.Member(member.key, Self.values[chance.below(Self.values.count)]))
      default: members[index] = JSONObject.Member(member.key, changed(member.value))
      }
      return .object(JSONObject(members))
    case .array(var elements) where !elements.isEmpty && chance.below(8) > 0:
      let index = chance.below(elements.count)
      switch chance.below(12) {
      case 0: elements.remove(at: index)
      case 1: elements.insert(elements[chance.below(elements.count)], at: index)
      case 2: elements.swapAt(index, chance.below(elements.count))
      case 3: elements += elements
      default: elements[index] = changed(elements[index])
      }
      return .array(elements)
    default: return Self.values[chance.below(Self.values.count)]
    }
  }

  private static let advice: JSONObject = [
    "hand": 1, "place": 3, "playouts": 900,
    "choices": [
      ["move": "R7", "tenths": 125, "chance": 60, "level": true] as JSONObject,
      ["move": "", "tenths": -40, "chance": 40, "wins": 251],
    ],
  ]

  /// A record with every kind of note, so that each can be changed.
  private static func withNotes(_ record: [UInt8]) -> [UInt8] {
    guard var object = try? JSONObject(reading: record) else { return record }
    let notes = JSONObject([
      .init("title", .string("Sunday")), .init("seconds", .integer(754)),
      .init("undos", .integer(2)),
      .init("hints", .integer(3)), .init("abandoned", .bool(false)),
      .init("begun", .integer(1_795_000_000)), .init("lastPlayed", .integer(1_795_000_900)),
      .init("day", .string("2026-11-21")), .init("par", .integers([12, -5])),
      .init("advice", .array([.object(advice)])),
    ])
    object.append("notes", .object(notes))
    return Array(object.text.utf8)
  }
}
