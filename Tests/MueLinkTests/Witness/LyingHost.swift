import MueData
import MueGame
import MueRules

@testable import MueLink

/// A host that sends an honest host's lines with lies among them, chosen by a seed.
struct LyingHost {
  private var generator: SeededGenerator
  private let trace: HonestTrace
  /// Lines from elsewhere: another table, another guest's.
  private let others: [[UInt8]]
  /// The step at which each lie is told.
  private let lies: [Int: Lie]

  enum Lie: CaseIterable {
    /// A value in the line is another, or missing.
    case value
    case dropped, repeated
    /// The line before is sent again after it.
    case swapped
    /// A line from elsewhere takes its place, or comes before it.
    case foreign, inserted
    /// The hand goes otherwise from some move on, by the rules.
    case otherMoves
    /// Moves of the hand are gone.
    case takenBack
    /// The finished hand, of the same deal, was played otherwise.
    case otherHand
    /// The seat was dealt other cards.
    case otherCards
  }

  init(seed: UInt64, trace: HonestTrace, others: [[UInt8]]) {
    generator = SeededGenerator(seed: seed)
    self.trace = trace
    self.others = others
    var lies: [Int: Lie] = [:]
    for _ in 0...generator.below(2) {
      let lie = Lie.allCases[generator.below(Lie.allCases.count)]
      lies[generator.below(trace.steps.count)] = lie
    }
    self.lies = lies
  }

  var kinds: [Lie] { lies.sorted { $0.key < $1.key }.map(\.value) }

  /// What the guest knows in the end.
  func outcome() -> HonestTrace.Outcome {
    var liar = self
    var last: [UInt8] = []
    return trace.replay { index, line, guest in
      defer { last = line }
      guard let lie = liar.lies[index] else { return [line] }
      return liar.lines(for: lie, line, after: last, to: guest)
    }
  }

  private mutating func lines(
    for lie: Lie, _ line: [UInt8], after last: [UInt8], to guest: GuestTable
  ) -> [[UInt8]] {
    switch lie {
    case .value: [changed(line)]
    case .dropped: []
    case .repeated: [line, line]
    case .swapped: [line, last]
    case .foreign: [others[generator.below(others.count)]]
    case .inserted: [others[generator.below(others.count)], line]
    case .otherMoves: [otherMoves(guest), line].compactMap(\.self)
    case .takenBack: [takenBack(guest), line].compactMap(\.self)
    case .otherHand: [otherHand(line) ?? line]
    case .otherCards: [otherCards(guest), line].compactMap(\.self)
    }
  }

  /// A view of the current hand from its beginning, with so many of its moves.
  private func view(_ guest: GuestTable, moves count: Int) -> Observation? {
    guard let seen = guest.observation, !seen.isWatching,
      var view = try? Observation(
        rules: seen.rules, dealer: seen.publicState.dealer, seat: seen.seat, dealt: seen.dealt)
    else { return nil }
    for move in seen.publicState.moves.prefix(count) {
      guard (try? view.apply(move)) != nil else { return nil }
    }
    return view
  }

  private func line(_ view: Observation, _ guest: GuestTable) -> [UInt8]? {
    guard let table = guest.view else { return nil }
    let standing = MatchStanding(totals: table.totals, end: table.rules.end, hand: guest.hand)
    let stamp = Stamp(position: guest.position + 1, of: view)
    return HostMessage.view(ViewRecord(view, match: standing), stamp).line
  }

  private mutating func otherMoves(_ guest: GuestTable) -> [UInt8]? {
    guard let seen = guest.observation, seen.publicState.score == nil else { return nil }
    let count = seen.publicState.moves.count
    guard count > 0, var view = view(guest, moves: generator.below(count)) else { return nil }
    for _ in 0..<(1 + generator.below(6)) {
      guard let turn = view.publicState.turn else { break }
      let moves = Self.possible(view, turn)
      guard !moves.isEmpty else { break }
      _ = try? view.apply(moves[generator.below(moves.count)])
    }
    return line(view, guest)
  }

  /// Moves that a seat may make as far as the view knows.
  private static func possible(_ view: Observation, _ turn: Seat) -> [Move] {
    let cards = turn == view.seat ? view.hand : view.known(of: turn) | view.hidden
    let named = Suit.allCases.map { Move.name(.suit($0)) } + [.name(.noTrump)]
    let picked = view.players.seats.map(Move.pick)
    let all = [.pass] + cards.map { Move.bid(CardSet($0)) } + named + picked + cards.map(Move.play)
    return all.filter { move in
      var next = view
      return (try? next.apply(move)) != nil
    }
  }

  private mutating func takenBack(_ guest: GuestTable) -> [UInt8]? {
    guard let seen = guest.observation, seen.publicState.score == nil else { return nil }
    let count = seen.publicState.moves.count
    guard count > 0 else { return nil }
    return view(guest, moves: generator.below(count)).flatMap { line($0, guest) }
  }

  private mutating func otherHand(_ line: [UInt8]) -> [UInt8]? {
    guard case .hand(let hand) = try? HostMessage(reading: line) else { return nil }
    let told = hand.record.round
    var round = Round(deal: told.deal, dealer: told.publicState.dealer)
    while let legal = round.legalMoves {
      let moves = legal.all
      let move: Move = if case .bid = legal { .pass } else { moves[generator.below(moves.count)] }
      guard (try? round.apply(move)) != nil else { return nil }
    }
    let record = HandRecord(
      round: round, names: hand.record.names, agents: hand.record.agents, seed: hand.record.seed,
      hand: hand.record.hand, match: hand.record.match)
    return HostMessage.hand(OpenedHand(record: record, nonces: hand.nonces)).line
  }

  private mutating func otherCards(_ guest: GuestTable) -> [UInt8]? {
    guard let seen = guest.observation, !seen.isWatching else { return nil }
    let deal = Deal(players: seen.players, seed: generator.next(), variant: seen.rules.variant)
    let dealt = deal.hands[seen.seat]
    guard
      let view = try? Observation(
        rules: seen.rules, dealer: seen.publicState.dealer, seat: seen.seat, dealt: dealt)
    else { return nil }
    return line(view, guest)
  }

  /// The line with one value changed or left out.
  private mutating func changed(_ line: [UInt8]) -> [UInt8] {
    guard let object = try? JSONObject(reading: line, limit: LinkLine.limit) else { return line }
    let changed = JSONObject(
      changed(.object(object)).object?.members ?? [])
    return Array(changed.text.utf8)
  }

  private mutating func changed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null: return .string("R7")
    case .bool(let value): return .bool(!value)
    case .number(let text):
      return .integer((Int(text) ?? 0) + [1, -1, 2, 7][generator.below(4)])
    case .string(let text):
      return .string(changed(text))
    case .array(var elements):
      guard !elements.isEmpty else { return .array([.integer(0)]) }
      let index = generator.below(elements.count)
      switch generator.below(6) {
      case 0: elements.remove(at: index)
      case 1: elements.swapAt(index, generator.below(elements.count))
      default: elements[index] = changed(elements[index])
      }
      return .array(elements)
    case .object(let object):
      var members = object.members
      guard !members.isEmpty else { return value }
      let index = generator.below(members.count)
      if generator.below(8) == 0 {
        members.remove(at: index)
      } else {
        members[index] = .init(members[index].key, changed(members[index].value))
      }
      return .object(JSONObject(members))
    }
  }

  private mutating func changed(_ text: String) -> String {
    switch generator.below(5) {
    case 0: return ""
    case 1:
      // The suits are exchanged.
      return String(text.map { $0 == "R" ? "B" : $0 == "B" ? "R" : $0 })
    case 2:
      let words = text.split(separator: " ")
      return words.dropLast().joined(separator: " ")
    case 3: return String(text.reversed())
    default:
      return String(text.map { $0 == "1" ? "2" : $0 == "7" ? "8" : $0 == "a" ? "b" : $0 })
    }
  }
}
