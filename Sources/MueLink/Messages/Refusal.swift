import MueGame

/// Why a table does not let a guest in.
public enum Refusal: Hashable, Sendable {
  /// The programs do not speak or play the same; this is what the host's does.
  case version(LinkVersion)
  /// Every seat is taken.
  case full
  /// Somebody is on that seat already.
  case taken
  /// The first word was none.
  case noHello
  /// The host has sent the guest away.
  case sentAway

  init(_ object: JSONObject) throws(JSONFault) {
    switch try object.need("reason", \.string) {
    case "version": self = .version(try LinkVersion(object))
    case "full": self = .full
    case "taken": self = .taken
    case "noHello": self = .noHello
    case "sentAway": self = .sentAway
    default: throw .badValue("reason")
    }
  }

  var object: JSONObject {
    func reason(_ word: String) -> JSONObject.Member { .init("reason", .string(word)) }
    switch self {
    case .version(let version): return JSONObject([reason("version")] + version.members)
    case .full: return JSONObject([reason("full")])
    case .taken: return JSONObject([reason("taken")])
    case .noHello: return JSONObject([reason("noHello")])
    case .sentAway: return JSONObject([reason("sentAway")])
    }
  }
}
