import MueRules

/// What one seat sees of a hand, as it is given to a program that plays the seat (`mue-view/1`).
public struct ViewRecord: Equatable, Sendable {
  /// What the seat sees; that is all there is in the line of the hand itself.
  public let observation: Observation
  /// The names, one a seat, if they are told.
  public let names: [PlayerName]?
  /// What plays each seat, if that is told.
  public let agents: [String]?
  /// How the match stands, if the hand is one of a match.
  public let match: MatchStanding?

  /// The value of the key `format`.
  public static let format = "mue-view/1"

  /// The key of the seat looked from where somebody without a seat watches (linked play only).
  static let watchKey = "watch"

  /// A view to be written down.
  public init(
    _ observation: Observation, names: [PlayerName]? = nil, agents: [String]? = nil,
    match: MatchStanding? = nil
  ) {
    self.observation = observation
    self.names = names
    self.agents = agents
    self.match = match
  }

  /// The view as one line of JSON, without the line's end.
  public var line: String { object.text }

  /// What the program is told once when its answer was no legal move.
  public func line(refusing fault: AnswerFault) -> String {
    var object = JSONObject([.init("error", .string(fault.word))])
    if let ask { object.append("ask", .object(ask)) }
    return object.text
  }

  /// What is wanted of the seat now, with all that is legal; nil when somebody else is to move.
  public var ask: JSONObject? { observation.legalMoves?.ask }

  /// The view as JSON.
  public var object: JSONObject {
    let publicState = observation.publicState
    let own = observation.seat
    var object = JSONObject()
    object.append("format", .string(Self.format))
    object.append(observation.isWatching ? Self.watchKey : "seat", .integer(own.index))
    object.append("players", .integer(observation.players.number))
    if let names { object.append("names", .strings(names.map(\.text))) }
    if let agents { object.append("agents", .strings(agents)) }
    object.append("dealer", .integer(publicState.dealer.index))
    let dealt = JSONValue.string(observation.dealt.text)
    let isDealt = { $0 == own && !observation.isWatching }
    object.append("deal", .array(observation.players.seats.map { isDealt($0) ? dealt : .null }))
    object.append("auction", publicState.auction.json)
    for (key, value) in HandFacts(publicState).decided { object.append(key, value) }
    if let match { object.append("match", .object(match.object)) }
    if let ask { object.append("ask", .object(ask)) }
    return object
  }
}
