import MueData
import MueGame
import MueRules

@testable import MueApp
@testable import MueLink

/// Small messages of linked tables, made by the program itself.
enum LinkSamples {
  private static let bytes = Hex(Array(160..<192))
  private static let promise = DealPromise(cards: bytes, words: bytes)
  private static let name = PlayerName("Ben") ?? .nobody

  static let guest: [GuestMessage] =
    [
      .hello(
        Hello(
          name: name, isWatching: true, hands: 3, token: bytes,
          seen: HandProgress(hand: 4, moves: [.pass]))),
      .answer(position: 17, JSONObject([.init("bid", .string("R7 R9"))])), .whole(hands: 3),
      .commit(hand: 4, promise), .reveal(hand: 4, bytes), .compare(hand: 4, bytes),
      .ready(hand: 3), .say(.phrase(.wellPlayed)), .undo(hand: 4, moves: 12),
      .consent(false, to: TakingBack(seat: 1, hand: 4, moves: 12)),
      .beat(idle: 45), .leave,
    ] + [ChatLine("läßt \"★\"")].compactMap { $0.map { .say(.line($0)) } }

  static let host: [HostMessage] = simple + seats + hands + views

  private static let simple: [HostMessage] = [
    .refused(.version(.current)), .refused(.full), .commit(hand: 4, promise),
    .commitments(hand: 4, [promise, nil, promise]),
    .compare(
      HandComparison(
        hand: 4, promises: [promise, nil, promise], bytes: [.given(bytes), .none, .late])),
    .wrong("mustFollow"), .undoAway(seat: 2, seconds: 400), .said(name: name, .phrase(.oops)),
    .undoAsked(TakingBack(seat: 1, hand: 4, moves: 12)), .consented(seat: 2, false), .beat,
    .closing,
  ]

  private static let seats: [HostMessage] = Samples.games.flatMap { game -> [HostMessage] in
    let rules = game.match.rules
    let welcome = Welcome(
      table: name, id: bytes, rules: rules, seat: rules.players.seats[1], token: bytes, clock: 30,
      isBehind: true)
    let presences: [Presence] = [.here, .free, .away(seconds: 12), .covered, .computer]
    let seats = zip(game.players, presences).map { SeatStatus(player: $0, presence: $1) }
    return [.welcome(welcome), .seats(seats)]
  }

  private static let hands: [HostMessage] = Samples.games.flatMap(\.handRecords)
    .filter { $0.round.score != nil }.map { record in
      .hand(OpenedHand(record: record, nonces: record.round.players.seats.map { _ in bytes }))
    }

  private static let views: [HostMessage] = Samples.questions.flatMap { question -> [HostMessage] in
    let stamp = Stamp(position: 17, of: question.view.observation)
    let seat = question.view.observation.seat.index
    return [
      .view(question.view, stamp), .moved(.init(seat: seat, text: question.move.text), stamp),
    ]
  }

  static let kept: [SavedTable] = [
    SavedTable(tokens: [nil, bytes, nil], source: nil, id: bytes),
    SavedTable(
      owners: [nil, owner(.token(bytes), bytes), owner(.account("eve"), bytes)],
      absent: [owner(.account("ben")), owner(.token(bytes))],
      source: DealSource(hand: 4, contributions: 3, host: 0, nonce: bytes, second: bytes),
      id: bytes,
      earlier: [
        DealSource(
          hand: 3, nonces: [bytes, bytes, nil], seconds: [bytes, nil, nil],
          promises: [promise, promise, nil], step: .compared)
      ]),
  ]

  static let savedSeats: [SavedSeat] = [
    SavedSeat(
      address: "192.0.2.7:7155", seat: 4, token: bytes.text, name: name, terminal: nil,
      taken: 1_700_000_000),
    SavedSeat(
      address: "/run/user/1000/mue/table", seat: 1, token: bytes.text, name: name,
      terminal: "/dev/pts/3", taken: 1_700_000_000),
  ]

  /// A guest's memory of a table that has sent it all of these lines.
  static let memory: [UInt8] = {
    var guest = GuestTable(at: .zero, digest: { Array($0.prefix(32)) }, random: { bytes })
    guest.sayHello(nil, at: .zero)
    for message in host { guest.receive(message.line, at: .zero) }
    return guest.memoryBytes(at: .zero, secondsSince1970: 1_700_000_000)
  }()

  private static func owner(_ owner: Owner, _ token: Hex? = nil) -> OwnerRecord {
    var record = OwnerRecord(owner, token: token)
    record.isMuted = true
    record.hasAgreed = true
    record.sentAwayFrom = 2
    return record
  }
}
