import MueData
import MueGame

/// A message from a guest to the table.
public enum GuestMessage: Hashable, Sendable {
  case hello(Hello)
  /// The decision requested at a position; the object is an answer as in RECORD.md.
  case answer(position: Int, JSONObject)
  /// Asks for the whole table; the guest has this many finished hands.
  case whole(hands: Int)
  /// Promises a contribution to the deal of a hand without revealing it.
  case commit(hand: Int, DealPromise)
  case reveal(hand: Int, Hex)
  /// Reveals the second bytes, once the guest has the whole finished hand.
  case compare(hand: Int, Hex)
  /// The guest is ready to go on after a finished hand.
  case ready(hand: Int)
  case say(ChatMessage)
  /// Asks to go back to the first moves of a hand, so that the guest's own last decision becomes
  /// the next move.
  case undo(hand: Int, moves: Int)
  /// Allows or refuses another person's undo request.
  case consent(Bool, to: TakingBack)
  /// Agrees to the open handicaps at the table.
  case agree
  /// A sign of life; the person has not pressed a key for this many seconds.
  case beat(idle: Int)
  case leave

  /// Reads a line.
  ///
  /// - Throws: `JSONFault` with the field that is wrong.
  public init(reading line: [UInt8]) throws(JSONFault) {
    let object = try LinkLine.object(line)
    guard let first = object.members.first else { throw .missing("hello") }
    func inner() throws(JSONFault) -> JSONObject { try object.need(first.key, \.object) }
    switch first.key {
    case "hello": self = .hello(try Hello(inner()))
    case "position":
      self = .answer(
        position: try object.number("position", in: 0...Stamp.mostPositions),
        JSONObject(Array(object.members.dropFirst())))
    case "whole": self = .whole(hands: try inner().hands("hands"))
    case "commit":
      self = .commit(hand: try inner().hands("hand"), try DealPromise(inner()))
    case "reveal":
      self = .reveal(hand: try inner().hands("hand"), try inner().need("nonce", \.hex))
    case "compare":
      self = .compare(hand: try inner().hands("hand"), try inner().need("nonce", \.hex))
    case "ready": self = .ready(hand: try inner().hands("hand"))
    case "say":
      guard let message = try ChatMessage(inner()) else { throw .badValue("say") }
      self = .say(message)
    case "undo":
      self = .undo(
        hand: try inner().hands("hand"),
        moves: try inner().number("moves", in: 0...HandProgress.mostMoves))
    case "consent":
      self = .consent(try object.need("consent", \.bool), to: try TakingBack(object))
    case "agree": self = .agree
    case "beat": self = .beat(idle: try inner().number("idle", in: 0...1_000_000))
    case "leave": self = .leave
    default: throw .missing("hello")
    }
  }

  public var line: [UInt8] {
    func line(_ key: String, _ object: JSONObject) -> [UInt8] { LinkLine.bytes([key: object]) }
    switch self {
    case .hello(let hello): return line("hello", hello.object)
    case .answer(let position, let answer):
      return LinkLine.bytes(["position": position] + answer)
    case .whole(let hands): return line("whole", ["hands": hands])
    case .commit(let hand, let promise): return line("commit", ["hand": hand] + promise.object)
    case .reveal(let hand, let nonce): return line("reveal", ["hand": hand, "nonce": nonce])
    case .compare(let hand, let nonce): return line("compare", ["hand": hand, "nonce": nonce])
    case .ready(let hand): return line("ready", ["hand": hand])
    case .say(let message): return line("say", message.object)
    case .undo(let hand, let moves): return line("undo", ["hand": hand, "moves": moves])
    case .consent(let isGiven, let request):
      return LinkLine.bytes(["consent": isGiven] + request.object)
    case .agree: return LinkLine.bytes(["agree": true])
    case .beat(let idle): return line("beat", ["idle": idle])
    case .leave: return LinkLine.bytes(["leave": true])
    }
  }
}
