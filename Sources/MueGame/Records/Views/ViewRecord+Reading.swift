import MueRules

extension ViewRecord {
  /// Reads a view and checks it as far as a seat can: the hand is played again from what lay open,
  /// and whatever else the line says must follow from that.
  ///
  /// Throws the first thing that cannot be.
  public init(checking line: some Collection<UInt8>) throws(HandFault) {
    self = try HandJudge(reading: line).view()
  }
}

extension HandJudge {
  /// The view, if it can be one.
  fileprivate func view() throws(HandFault) -> ViewRecord {
    try checkFormat(ViewRecord.format)
    let (players, dealer) = try table()
    var observation = try beginning(players, dealer: dealer)
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

  /// What the seat sees when the hand begins, or somebody who watches.
  private func beginning(
    _ players: PlayerCount, dealer: Seat
  ) throws(HandFault) -> Observation {
    if let seat = try read(ViewRecord.watchKey, { $0.integer.flatMap(players.seat) }) {
      return Observation(watching: PublicState(players: players, dealer: dealer), from: seat)
    }
    let seat = try need("seat") { $0.integer.flatMap(players.seat) }
    let dealt = try need("deal") { Self.hand(of: seat, in: $0, players) }
    do {
      return try Observation(players: players, dealer: dealer, seat: seat, dealt: dealt)
    } catch {
      throw .badDeal(error)
    }
  }

  /// The cards of a seat from a list in which every other entry is `null`.
  private static func hand(
    of seat: Seat, in value: JSONValue, _ players: PlayerCount
  ) -> CardSet? {
    guard let hands = value.array, hands.count == players.number,
      players.seats.allSatisfy({ $0 == seat || hands[$0] == .null })
    else { return nil }
    return hands[seat].string.flatMap { CardSet(text: $0) }
  }

  /// The question must be there if the seat is to move, and ask for what is to be decided.
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
