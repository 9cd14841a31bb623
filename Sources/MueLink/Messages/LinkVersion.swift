import MueData
import MueGame
import MueRules

/// What two programs must agree on before they can share a table.
public struct LinkVersion: Hashable, Sendable {
  /// The protocol between tables and guests.
  public let link: String
  public let rules: String

  /// The protocol of this program, with the classic rules.
  public static let current = LinkVersion(playing: .classic)

  /// The longest name that is kept.
  private static let limit = 32

  public init(link: String, rules: String) {
    self.link = link
    self.rules = rules
  }

  /// The protocol of this program, at a table with given rules.
  public init(playing rules: Rules) { self.init(link: "mue-link/1", rules: rules.name) }

  init(_ object: JSONObject) throws(JSONFault) {
    func name(_ value: JSONValue) -> String? {
      value.string.flatMap { CleanText.cleaned($0, limit: Self.limit) }
    }
    link = try object.need("format", name)
    rules = try object.need("rules", name)
  }

  var object: JSONObject { ["format": link, "rules": rules] }
}

/// The position that a message belongs to.
public struct Stamp: Hashable, Sendable {
  /// The number of the position; every change increases it by one.
  public let position: Int
  /// The checksum of the view at that position.
  public let check: String

  /// The greatest position number that is read.
  static let mostPositions = 1 << 50

  public init(position: Int, of view: Observation) {
    self.position = position
    check = Self.check(of: view)
  }

  /// The checksum of what a seat sees: that of its `mue-view/1` line without names, match and
  /// question.
  static func check(of view: Observation) -> String {
    let members = ViewRecord(view).object.members.filter { $0.key != "ask" }
    return Checksum.text(of: JSONObject(members).text.utf8)
  }

  init(_ object: JSONObject) throws(JSONFault) {
    position = try object.number("position", in: 0...Self.mostPositions)
    check = try object.need("check") { value in
      value.string.flatMap { Hex($0, bytes: 8)?.text }
    }
  }

  var object: JSONObject { ["position": position, "check": check] }
}
