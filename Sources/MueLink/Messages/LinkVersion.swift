import MueData
import MueRules

/// What two programs must agree on before they can share a table.
public struct LinkVersion: Hashable, Sendable {
  /// The protocol between tables and guests.
  public let link: String
  public let rules: String

  /// The protocol and the rules of this program.
  public static let current = LinkVersion(link: "mue-link/1", rules: Rules.classic.name)

  /// The longest name that is read.
  private static let limit = 32
}

extension LinkVersion {
  init(_ object: JSONObject) throws(JSONFault) {
    func name(_ value: JSONValue) -> String? {
      value.string.flatMap { CleanText.cleaned($0, limit: Self.limit) }
    }
    link = try object.need("format", name)
    rules = try object.need("rules", name)
  }

  var object: JSONObject { ["format": link, "rules": rules] }
}
