import MueBots
import MueData
import MueRules

/// Checks a record by replaying its hand.
struct HandJudge {
  private let object: JSONObject
  /// The longest seed that is kept; no deal has a longer number.
  private static let seedLimit = 64

  /// The judge of a line, which must at least be an object.
  init(reading line: some Collection<UInt8>) throws(HandFault) {
    do {
      object = try JSONObject(reading: line)
    } catch {
      throw .unreadable(error)
    }
  }

  /// The record, if the line is true.
  func record() throws(HandFault) -> HandRecord {
    try checkFormat(HandRecord.format)
    let (rules, dealer) = try table()
    var round = Round(deal: try deal(rules), dealer: dealer)
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

  func table() throws(HandFault) -> (HandRules, Seat) {
    let name = try read("rules", \.string)
    guard let variant = Rules.named(name) else {
      throw .wrongRules(Self.evidence(.string(name ?? "")))
    }
    let players = try need("players") { $0.integer.flatMap(PlayerCount.init(rawValue:)) }
    return (variant[players], try need("dealer") { $0.integer.flatMap(players.seat) })
  }

  private func deal(_ rules: HandRules) throws(HandFault) -> Deal {
    let texts = try need("deal", \.strings)
    do {
      if let deal = try Deal(players: rules.players, texts: texts, variant: rules.variant) {
        return deal
      }
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
      agents: try names("agents", count)?.map(\.text), seed: seed, hand: try handNumber(),
      match: try read("match") { MatchStanding($0, round.players) },
      hints: [Int: GivenHint](object["advice"]))
  }

  /// The names that the line gives; they are cleaned, and dropped if nothing is left.
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

  /// Compares the line with the facts that follow from the moves.
  func compare(_ publicState: PublicState) throws(HandFault) {
    for (key, fact) in publicState.facts where key != "tricks" {
      let found = try read(key) { $0 }
      switch (fact, found) {
      case (nil, nil), (.null?, nil): continue
      case (nil, _): throw .tooEarly(key: key)
      case (_?, nil):
        if publicState.score != nil { throw .unreadable(.missing(key)) }
      case (let expected?, let found?):
        guard Self.isSame(expected, found) else {
          throw .wrong(
            key: key, expected: Self.evidence(expected), found: Self.evidence(found))
        }
      }
    }
  }

  /// Whether two values are equal, however their numbers are written.
  private static func isSame(_ expected: JSONValue, _ found: JSONValue) -> Bool {
    if let numbers = expected.integers { return numbers == found.integers }
    if let number = expected.integer { return number == found.integer }
    return expected == found
  }

  /// A value that is safe to display, cut short.
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

  /// One entry of the auction or the tricks: a seat and cards as text.
  private typealias Entry = (seat: Int, cards: String)

  func playAuction(_ hand: inout some Replayed) throws(HandFault) {
    for (index, entry) in try entries("auction").enumerated() {
      let step = HandStep.turn(index + 1)
      let turn = hand.publicState.phase == .auction ? hand.publicState.turn : nil
      guard let turn, turn.index == entry.seat else {
        throw .wrongTurn(step, expected: turn?.index, found: entry.seat)
      }
      try make(entry.cards, at: step, in: &hand)
    }
  }

  func playNaming(_ hand: inout some Replayed) throws(HandFault) {
    if case .viceNames = hand.publicState.phase, let trump = try read("viceTrump", \.string) {
      try make(trump, at: .viceTrump, in: &hand)
    }
    if case .chiefNames = hand.publicState.phase, let trump = try read("chiefTrump", \.string) {
      try make(trump, at: .chiefTrump, in: &hand)
    }
    if case .chiefPicks = hand.publicState.phase, let partner = try read("partner", \.integer) {
      try make(String(partner), at: .partner, in: &hand)
    }
  }

  func playTricks(_ hand: inout some Replayed) throws(HandFault) {
    let tricks = try entries("tricks")
    if !tricks.isEmpty, hand.publicState.contract == nil, hand.publicState.turn != nil {
      throw .tooEarly(key: "tricks")
    }
    for (index, trick) in tricks.enumerated() {
      if hand.publicState.currentTrick != nil { throw .trickUnfinished(index) }
      guard let turn = hand.publicState.turn, turn.index == trick.seat else {
        let step = HandStep.card(trick: index + 1, card: 1)
        throw .wrongTurn(step, expected: hand.publicState.turn?.index, found: trick.seat)
      }
      if trick.cards.isEmpty, index + 1 < tricks.count { throw .trickUnfinished(index + 1) }
      try play(trick.cards, trick: index + 1, in: &hand)
    }
  }

  private func play(_ cards: String, trick: Int, in hand: inout some Replayed) throws(HandFault) {
    if cards.isEmpty { return }
    let words = cards.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count <= hand.publicState.players.number else { throw .trickTooLong(trick) }
    for (index, word) in words.enumerated() {
      try make(word, at: .card(trick: trick, card: index + 1), in: &hand)
    }
  }

  private func make(
    _ text: some StringProtocol, at step: HandStep, in hand: inout some Replayed
  ) throws(HandFault) {
    guard let move = hand.move(text: text) else { throw .unreadableMove(step) }
    do {
      try hand.apply(move)
    } catch {
      throw .illegalMove(step, error)
    }
  }

  /// A list of seats with their cards; an absent list is empty.
  private func entries(_ key: String) throws(HandFault) -> [Entry] {
    try read(key) { value in
      guard let array = value.array else { return nil }
      let entries = array.compactMap(Self.entry)
      return entries.count == array.count ? entries : nil
    } ?? []
  }

  private static func entry(_ value: JSONValue) -> Entry? {
    guard let pair = value.array, pair.count == 2, let seat = pair[0].integer,
      let cards = pair[1].string
    else { return nil }
    return (seat, cards)
  }
}

/// A hand in which the moves of a record are replayed: the whole hand, or one seat's view.
protocol Replayed {
  var publicState: PublicState { get }
  func move(text: some StringProtocol) -> Move?
  mutating func apply(_ move: Move) throws(IllegalMove)
}

extension Round: Replayed {}
extension Observation: Replayed {}

/// A decision in the record of a hand.
public enum HandStep: Hashable, Sendable {
  /// An entry of the auction, counted from 1.
  case turn(Int)
  case viceTrump, chiefTrump, partner
  /// A card of a trick, both counted from 1.
  case card(trick: Int, card: Int)
}
