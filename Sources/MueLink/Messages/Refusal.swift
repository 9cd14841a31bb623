import MueData

/// Why a table refuses a guest.
public enum Refusal: Hashable, Sendable {
  /// The programs differ in protocol or rules; this is the host's version.
  case version(LinkVersion)
  case full, taken
  /// The first message was not a hello.
  case noHello
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
    switch self {
    case .version(let version): ["reason": "version"] + version.object
    case .full: ["reason": "full"]
    case .taken: ["reason": "taken"]
    case .noHello: ["reason": "noHello"]
    case .sentAway: ["reason": "sentAway"]
    }
  }
}
