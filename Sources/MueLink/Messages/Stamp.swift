import MueData
import MueGame
import MueRules

/// The position to which a message belongs.
public struct Stamp: Hashable, Sendable {
  /// The number of the position; every change increases it by one.
  let position: Int
  /// The checksum of the view at that position.
  let check: String

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
    check = try object.need("check", \.check)
  }

  var object: JSONObject { ["position": position, "check": check] }
}
