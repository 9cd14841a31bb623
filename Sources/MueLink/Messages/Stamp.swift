import MueGame
import MueRules

/// The position that a message of the table belongs to.
public struct Stamp: Hashable, Sendable {
  /// The number of the position: every change makes it greater by one.
  public let position: Int
  /// The checksum of the view at that position.
  public let check: String

  /// The greatest number of a position that is read.
  static let mostPositions = 1 << 50

  /// The stamp of a view.
  public init(position: Int, of view: Observation) {
    self.position = position
    check = Self.check(of: view)
  }

  /// The checksum of what a seat sees: that of its `mue-view/1` line without names, match and question.
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

  var members: [JSONObject.Member] {
    [.init("position", .integer(position)), .init("check", .string(check))]
  }
}
