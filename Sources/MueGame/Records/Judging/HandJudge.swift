import MueRules

/// Plays the hand of a record again and compares.
struct HandJudge {
  private let object: JSONObject
  /// The longest seed that is kept; nobody numbers deals with more digits.
  private static let seedLimit = 64

  /// The judge of a line, which must be an object at least.
  init(reading line: some Collection<UInt8>) throws(HandFault) {
    do {
      object = try JSONObject(reading: line)
    } catch {
      throw .unreadable(error)
    }
  }

  /// The record, if it is true.
  func record() throws(HandFault) -> HandRecord {
    try checkFormat(HandRecord.format)
    let (players, dealer) = try table()
    var round = Round(deal: try deal(players), dealer: dealer)
    try playAuction(&round)
    try playNaming(&round)
    try playTricks(&round)
    try compare(round.publicState)
    return try record(of: round)
  }

  func checkFormat(_ expected: String) throws(HandFault) {
    let format = try need("format", \.string)
    guard format == expected else { throw .wrongFormat(Self.evidence(.string(format))) }
  }

  func table() throws(HandFault) -> (PlayerCount, Seat) {
    let players = try need("players") { $0.integer.flatMap(PlayerCount.init(rawValue:)) }
    return (players, try need("dealer") { $0.integer.flatMap(players.seat) })
  }

  private func deal(_ players: PlayerCount) throws(HandFault) -> Deal {
    let texts = try need("deal", \.strings)
    do {
      if let deal = try Deal(players: players, texts: texts) { return deal }
    } catch {
      throw .badDeal(error)
    }
    throw .unreadable(.badValue("deal"))
  }

  private func record(of round: Round) throws(HandFault) -> HandRecord {
    let seed = try read("seed", \.string).flatMap { $0.utf8.count <= Self.seedLimit ? $0 : nil }
    let count = round.players.number
    return HandRecord(
      round: round, names: try names("names", count),
      agents: try names("agents", count)?.map(\.text), seed: seed, hand: try handNumber())
  }

  /// Who played, as far as the line says; names are cleaned, or dropped when nothing is left.
  func names(_ key: String, _ count: Int) throws(HandFault) -> [PlayerName]? {
    let texts = try read(key) { value in
      value.strings.flatMap { $0.count == count ? $0 : nil }
    }
    let names = texts?.compactMap { PlayerName($0) }
    return names?.count == count ? names : nil
  }

  func handNumber() throws(HandFault) -> Int? {
    try read("hand") { value in value.integer.flatMap { $0 > 0 ? $0 : nil } }
  }

  /// Compares what the line says with what follows from the moves.
  func compare(_ publicState: PublicState) throws(HandFault) {
    for (key, fact) in HandFacts(publicState).all where key != "tricks" {
      let found = try read(key) { $0 }
      switch (fact, found) {
      case (.undecided, nil), (.decided(.null), nil): continue
      case (.undecided, _): throw .tooEarly(key: key)
      case (.decided, nil):
        if publicState.score != nil { throw .unreadable(.missing(key)) }
      case (.decided(let expected), let found?):
        guard Self.isSame(expected, found) else {
          throw .wrong(
            key: key, expected: Self.evidence(expected), found: Self.evidence(found))
        }
      }
    }
  }

  /// Whether two values say the same, in whatever way their numbers are written.
  private static func isSame(_ expected: JSONValue, _ found: JSONValue) -> Bool {
    if let numbers = expected.integers { return numbers == found.integers }
    if let number = expected.integer { return number == found.integer }
    return expected == found
  }

  /// A value as it may be shown, cut short.
  static func evidence(_ value: JSONValue) -> String {
    String(value.text.unicodeScalars.prefix(60))
  }

  func need<Value>(
    _ key: String, _ reading: (JSONValue) -> Value?
  ) throws(HandFault) -> Value {
    do { return try object.need(key, reading) } catch { throw .unreadable(error) }
  }

  func read<Value>(
    _ key: String, _ reading: (JSONValue) -> Value?
  ) throws(HandFault) -> Value? {
    do { return try object.read(key, reading) } catch { throw .unreadable(error) }
  }
}
