import MueGame

/// What two programs must agree on before they sit at one table.
public struct LinkVersion: Hashable, Sendable {
  /// The protocol: how tables and guests talk.
  public let link: String
  /// The rules that are played.
  public let rules: String

  /// What this program speaks and plays.
  public static let current = LinkVersion(link: "mue-link/1", rules: "mue-classic/1")

  /// The longest name of a version that is kept.
  private static let limit = 32

  /// A version.
  public init(link: String, rules: String) {
    self.link = link
    self.rules = rules
  }

  init(_ object: JSONObject) throws(JSONFault) {
    func name(_ value: JSONValue) -> String? {
      value.string.flatMap { CleanText.cleaned($0, limit: Self.limit) }
    }
    link = try object.need("format", name)
    rules = try object.need("rules", name)
  }

  var members: [JSONObject.Member] {
    [.init("format", .string(link)), .init("rules", .string(rules))]
  }
}
