import MueBots
import MueData
import MueRules

/// One seat's view of a hand, as sent to a program that plays the seat (`mue-view/1`).
public struct ViewRecord: Equatable, Sendable {
  /// The view itself, which determines all that the line says about the hand.
  public let observation: Observation
  let names: [PlayerName]?
  let agents: [String]?
  public let match: MatchStanding?

  static let format = "mue-view/1"

  /// The key for the seat that an onlooker watches from (linked play only).
  static let watchKey = "watch"

  public init(
    _ observation: Observation, names: [PlayerName]? = nil, agents: [String]? = nil,
    match: MatchStanding? = nil
  ) {
    self.observation = observation
    self.names = names
    self.agents = agents
    self.match = match
  }

  public var line: String { object.text }

  /// The line that informs a program, once, that its answer was not a legal move.
  public func line(refusing fault: AnswerFault) -> String {
    (["error": fault.word, "ask": ask] as JSONObject).text
  }

  /// The question to the seat, with all legal answers; nil if another seat is to move.
  public var ask: JSONObject? { observation.legalMoves?.ask }

  public var object: JSONObject {
    let publicState = observation.publicState
    let own = observation.seat
    let dealt = JSONValue.string(observation.dealt.text)
    let isDealt = { $0 == own && !observation.isWatching }
    let hand: JSONObject = [
      "format": Self.format, (observation.isWatching ? Self.watchKey : "seat"): own.index,
      "players": observation.players.number, "names": names?.map(\.text), "agents": agents,
      "dealer": publicState.dealer.index,
      "deal": observation.players.seats.map { isDealt($0) ? dealt : .null },
      "auction": publicState.auction.json,
    ]
    return hand + publicState.decided + ["match": match?.object, "ask": ask]
  }
}

extension ViewRecord {
  /// Reads a view and checks it as far as a seat can.
  ///
  /// The hand is replayed from the open moves, and the rest of the line must follow from that.
  ///
  /// - Throws: The first fault; unknown rules are one.
  public init(checking line: some Collection<UInt8>) throws(HandFault) {
    self = try HandJudge(reading: line).view()
  }
}

extension HandJudge {
  /// The view, if it is possible.
  fileprivate func view() throws(HandFault) -> ViewRecord {
    try checkFormat(ViewRecord.format)
    let (rules, dealer) = try table()
    let players = rules.players
    var observation = try beginning(rules, dealer: dealer)
    try playAuction(&observation)
    try playNaming(&observation)
    try playTricks(&observation)
    try compare(observation.publicState)
    try checkAsk(observation)
    let count = players.number
    return ViewRecord(
      observation, names: try names("names", count),
      agents: try names("agents", count)?.map(\.text),
      match: try read("match") { MatchStanding($0, players) })
  }

  /// The view of the seat, or of an onlooker, when the hand begins.
  private func beginning(
    _ rules: HandRules, dealer: Seat
  ) throws(HandFault) -> Observation {
    let players = rules.players
    if let seat = try read(ViewRecord.watchKey, { $0.integer.flatMap(players.seat) }) {
      return Observation(watching: PublicState(rules: rules, dealer: dealer), from: seat)
    }
    let seat = try need("seat") { $0.integer.flatMap(players.seat) }
    let dealt = try need("deal") { Self.hand(of: seat, in: $0, players) }
    do {
      return try Observation(rules: rules, dealer: dealer, seat: seat, dealt: dealt)
    } catch {
      throw .badDeal(error)
    }
  }

  /// The cards of a seat, from a list in which every other entry is `null`.
  private static func hand(
    of seat: Seat, in value: JSONValue, _ players: PlayerCount
  ) -> CardSet? {
    guard let hands = value.array, hands.count == players.number,
      players.seats.allSatisfy({ $0 == seat || hands[$0] == .null })
    else { return nil }
    return hands[seat].string.flatMap { CardSet(text: $0) }
  }

  /// If the seat is to move, the right question must be present.
  private func checkAsk(_ observation: Observation) throws(HandFault) {
    let ask = try read("ask", \.object)
    switch (ask, observation.legalMoves) {
    case (nil, nil): return
    case (nil, .some): throw .unreadable(.missing("ask"))
    case (.some, nil): throw .tooEarly(key: "ask")
    case (let ask?, let legal?):
      guard ask.members.map(\.key) == [legal.key] else {
        throw .wrong(
          key: "ask", expected: legal.key, found: Self.evidence(.object(ask)))
      }
    }
  }
}

extension LegalMoves {
  /// The question to which these are the legal answers.
  var ask: JSONObject {
    switch self {
    case .bid(_, let atMost): ["bid": ["atMost": atMost] as JSONObject]
    case .name(let trumps): ["trump": trumps.map(\.text)]
    case .pick(let seats): ["partner": seats.map(\.index)]
    case .play(let cards): ["play": cards.looks.map(\.text)]
    }
  }

  var key: String {
    switch self {
    case .bid: "bid"
    case .name: "trump"
    case .pick: "partner"
    case .play: "play"
    }
  }
}
