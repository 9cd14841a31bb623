import MueData
import MueGame
import MueRules

/// A message from the table to a guest.
public enum HostMessage: Equatable, Sendable {
  /// The guest is admitted to a seat, or as an onlooker.
  case welcome(Welcome)
  /// The guest is refused; the connection is closed after this.
  case refused(Refusal)
  case seats([SeatStatus])
  /// A finished hand with all its cards and the contributions to its deal.
  case hand(OpenedHand)
  /// The guest's whole view of the hand, with the question if there is one.
  case view(ViewRecord, Stamp)
  /// A seat has made a move: the change since the previous position.
  case moved(Seated, Stamp)
  /// The host's promise for the deal of a hand; everybody must now promise too.
  case commit(hand: Int, DealPromise)
  /// All promises, by seat; everybody whose promise is among them must now reveal their
  /// contribution.
  case commitments(hand: Int, [DealPromise?])
  /// What everybody contributed to comparing the last finished hand; the same for all.
  case compare(HandComparison)
  /// The cards are dealt without a seat's contribution, which did not arrive in time.
  case stalled(seat: Int)
  /// The answer was not a legal move, and the view repeats the question; or nothing is taken back
  /// (`wordsOfUndo`).
  case wrong(String)
  /// Nothing is taken back, because a seat's absent guest has seen what would be; the seat will be
  /// free in `seconds`, and then the others may decide.
  case undoAway(seat: Int, seconds: Int)
  case said(name: PlayerName, ChatMessage)
  /// A seat asks to take a decision back.
  case undoAsked(TakingBack)
  /// A seat has allowed or refused the request.
  case consented(seat: Int, Bool)
  case done(HostAction, seat: Int)
  /// A seat claims the rest of the tricks; they follow.
  case claimed(seat: Int)
  /// The host cannot save the game, or can again.
  case unsaved(Bool)
  case beat
  /// The table is closed and kept; it may be opened again.
  case closing

  /// Why nothing is taken back: there is nothing, or somebody has refused.
  public static let (nothingToTakeBack, undoRefused) = ("nothingToTakeBack", "undoRefused")
  static let wordsOfUndo = [nothingToTakeBack, undoRefused]
  private static let wordOfAbsence = "undoAway"

  /// A move as sent to others: its seat and its text (`Move.text`).
  public struct Seated: Hashable, Sendable {
    let seat: Int
    let text: String

    /// The longest text of a move that is read, in bytes.
    static let limit = 64
  }

  /// Reads a line.
  ///
  /// A welcome by another protocol or other rules is read as a refusal that names them.
  ///
  /// - Throws: `JSONFault` with the field that is wrong; unknown rules also count as a wrong field.
  public init(reading line: [UInt8]) throws(JSONFault) {
    let object = try LinkLine.object(line)
    guard let first = object.members.first else { throw .missing("welcome") }
    switch first.key {
    case "format": self = .view(try Self.view(line), try Stamp(object))
    case "hand": self = .hand(try OpenedHand(object))
    default: self = try Self.message(first.key, object)
    }
  }

  /// A word of a few letters, like those for player programs; nil for anything else.
  private static func word(_ text: String) -> String? {
    let isWord = text.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
    return isWord && (1...32).contains(text.utf8.count) ? text : nil
  }

  private static func view(_ line: [UInt8]) throws(JSONFault) -> ViewRecord {
    do {
      return try ViewRecord(checking: line)
    } catch {
      throw .badValue("format")
    }
  }

  private static func message(
    _ key: String, _ object: JSONObject
  ) throws(JSONFault) -> Self {
    func inner() throws(JSONFault) -> JSONObject { try object.need(key, \.object) }
    switch key {
    case "welcome":
      let version = try LinkVersion(inner())
      return version == .current ? .welcome(try Welcome(inner())) : .refused(.version(version))
    case "refused": return .refused(try Refusal(inner()))
    case "seats":
      let seats = try object.need(key, \.array)
      guard (3...6).contains(seats.count) else { throw .badValue(key) }
      return .seats(
        try seats.map { (value) throws(JSONFault) in
          guard let seat = value.object else { throw .badValue(key) }
          return try SeatStatus(seat)
        })
    case "moved":
      let seat = try object.number(key, in: 0...5)
      let text = try object.need("move") { value in
        value.string.flatMap { $0.utf8.count <= Seated.limit ? $0 : nil }
      }
      return .moved(Seated(seat: seat, text: text), try Stamp(object))
    case "commit":
      return .commit(hand: try inner().hands("hand"), try DealPromise(inner()))
    case "commitments":
      return .commitments(hand: try inner().hands("hand"), try inner().promises())
    case "compare": return .compare(try HandComparison(inner()))
    case "late": return .stalled(seat: try object.number(key, in: 0...5))
    case "error":
      let word = try object.need(key) { $0.string.flatMap(Self.word) }
      guard word == Self.wordOfAbsence else { return .wrong(word) }
      return .undoAway(
        seat: try object.number("seat", in: 0...5),
        seconds: try object.number("seconds", in: 0...1_000_000))
    case "said":
      let said = try inner()
      guard let message = try ChatMessage(said) else { throw .badValue(key) }
      return .said(name: try said.need("name", \.playerName), message)
    case "host":
      let done = try inner()
      guard let member = done.members.first, let action = HostAction(rawValue: member.key) else {
        throw .badValue(key)
      }
      return .done(action, seat: try done.number(member.key, in: 0...5))
    case "undo": return .undoAsked(try TakingBack(inner()))
    case "consent":
      return .consented(
        seat: try inner().number("seat", in: 0...5), try inner().need("given", \.bool))
    case "claim": return .claimed(seat: try object.number(key, in: 0...5))
    case "unsaved": return .unsaved(try object.need(key, \.bool))
    case "beat": return .beat
    case "closing": return .closing
    default: throw .missing("welcome")
    }
  }
}

extension JSONObject {
  /// A list of 32 bytes each, or `null`.
  func digests(_ key: String) throws(JSONFault) -> [Hex?] {
    let values = try need(key, \.array)
    guard values.count <= 6 else { throw .badValue(key) }
    return try values.map { (value) throws(JSONFault) in
      if value == .null { return nil }
      guard let hex = value.hex else { throw .badValue(key) }
      return hex
    }
  }
}

extension HostMessage {
  public var line: [UInt8] {
    let object: JSONObject =
      switch self {
      case .welcome(let welcome): ["welcome": welcome.object]
      case .refused(let refusal): ["refused": refusal.object]
      case .seats(let seats): ["seats": seats.map(\.object)]
      case .hand(let hand): hand.object
      case .view(let view, let stamp): view.object + stamp.object
      case .moved(let move, let stamp): ["moved": move.seat, "move": move.text] + stamp.object
      case .commit(let hand, let promise): ["commit": ["hand": hand] + promise.object]
      case .commitments(let hand, let promises):
        ["commitments": ["hand": hand] + .promises(promises)]
      case .compare(let comparison): ["compare": comparison.object]
      case .stalled(let seat): ["late": seat]
      case .wrong(let word): ["error": word]
      case .undoAway(let seat, let seconds):
        ["error": Self.wordOfAbsence, "seat": seat, "seconds": seconds]
      case .said(let name, let message): ["said": ["name": name.text] + message.object]
      case .undoAsked(let request): ["undo": request.object]
      case .consented(let seat, let isGiven):
        ["consent": ["seat": seat, "given": isGiven] as JSONObject]
      case .done(let action, let seat): ["host": [action.rawValue: seat] as JSONObject]
      case .claimed(let seat): ["claim": seat]
      case .unsaved(let isUnsaved): ["unsaved": isUnsaved]
      case .beat: ["beat": true]
      case .closing: ["closing": true]
      }
    return LinkLine.bytes(object)
  }

  /// The line, padded so that its length does not reveal how many cards a guest may play.
  var paddedLine: [UInt8] {
    guard case .view(let view, _) = self, let ask = view.object["ask"] else {
      return LinkLine.padded(line)
    }
    return LinkLine.padded(line, hiding: (["ask": ask] as JSONObject).text.utf8.count)
  }
}

extension SeatStatus {
  init(_ object: JSONObject) throws(JSONFault) {
    let name = try object.need("name", \.playerName)
    let agent = try object.need("agent") { $0.string.flatMap(Agent.init(text:)) }
    self.init(player: Player(name: name, agent: agent), presence: try Presence(object))
  }

  var object: JSONObject {
    ["name": player.name.text, "agent": player.agent.text] + presence.object
  }
}

extension Presence {
  init(_ object: JSONObject) throws(JSONFault) {
    let word = try object.need("presence", \.string)
    switch word {
    case "here": self = .here
    case "free": self = .free
    case "asked": self = .asked
    case "away": self = .away(seconds: try object.number("seconds", in: 0...1_000_000))
    case "covered": self = .covered
    case "computer": self = .computer
    default: throw .badValue("presence")
    }
  }

  var object: JSONObject {
    switch self {
    case .here: ["presence": "here"]
    case .free: ["presence": "free"]
    case .asked: ["presence": "asked"]
    case .away(let seconds): ["presence": "away", "seconds": seconds]
    case .covered: ["presence": "covered"]
    case .computer: ["presence": "computer"]
    }
  }
}
