import MueData
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueLink

/// At least one of every message.
enum Examples {
  static let bytes = Hex(Array(repeating: 0xAB, count: 32))

  static func name(_ text: String) throws -> PlayerName { try #require(PlayerName(text)) }

  static func guest() throws -> [GuestMessage] {
    let line = try #require(ChatLine(#"läßt "sich" \ hören ★"#))
    return [
      .hello(Hello(name: try name("Ben"), isWatching: true, hands: 3, token: bytes)),
      .hello(Hello(name: nil)),
      .hello(Hello(name: nil, seen: HandProgress(hand: 4, moves: [.pass, .pass]))),
      .answer(position: 17, try JSONObject(reading: #"{"play":"R9"}"#.utf8)),
      .answer(position: 0, try JSONObject(reading: #"{"partner":3}"#.utf8)), .whole(hands: 3),
      .commit(hand: 4, DealPromise(cards: bytes, words: bytes)), .reveal(hand: 4, bytes),
      .compare(hand: 4, bytes), .ready(hand: 3), .say(.line(line)), .undo(hand: 4, moves: 12),
      .consent(true, to: TakingBack(seat: 1, hand: 4, moves: 12)),
      .consent(false, to: TakingBack(seat: 1, hand: 4, moves: 12)), .agree, .beat(idle: 45),
      .leave,
    ] + QuickPhrase.allCases.map { .say(.phrase($0)) }
  }

  static func host() throws -> [HostMessage] {
    let game = try finished(.five)
    let record = try #require(game.handRecords.first)
    let round = game.match.round.all
    let standing = MatchStanding(totals: game.match.totals, end: .points(200), hand: 1)
    let stamp = Stamp(position: 9, of: round.observation(for: round.players.seats[1]))
    let watched = Observation(watching: round.publicState, from: round.players.seats[0])
    let player = Player(name: try name("Ada"), agent: .remote(standIn: .club))
    let presences: [Presence] = [.here, .free, .asked, .away(seconds: 12), .covered, .computer]
    let digests = [bytes, nil, bytes, nil, bytes]
    let promises: [DealPromise?] = [
      DealPromise(cards: bytes, words: bytes), nil, DealPromise(cards: bytes, words: bytes),
      DealPromise(cards: bytes, words: bytes), nil,
    ]
    let contributions: [Contribution] = [.given(bytes), .none, .none, .late, .none]
    return [
      .welcome(
        Welcome(
          table: try name("Ada's"), id: bytes, rules: game.match.rules,
          seat: round.players.seats[2])),
      .welcome(
        Welcome(
          table: try name("Tisch"), id: bytes,
          rules: try MatchRules(players: .three, end: .points(300)),
          seat: PlayerCount.three.seats[0], isWatching: true, token: bytes, clock: 30,
          explainsBids: false, grace: 60, release: 600, isBehind: true)),
      .refused(.version(.current)), .refused(.full), .refused(.taken), .refused(.noHello),
      .refused(.sentAway),
      .seats(presences.map { SeatStatus(player: player, presence: $0) }),
      .hand(OpenedHand(record: record, nonces: digests)),
      .view(ViewRecord(watched), stamp),
      .view(ViewRecord(round.observation(for: round.players.seats[1]), match: standing), stamp),
      .moved(.init(seat: 1, text: "R7 R9"), stamp), .moved(.init(seat: 5, text: ""), stamp),
      .commit(hand: 4, DealPromise(cards: bytes, words: bytes)), .commitments(hand: 4, promises),
      .compare(HandComparison(hand: 4, promises: promises, bytes: contributions)),
      .stalled(seat: 1), .wrong("mustFollow"), .undoAway(seat: 2, seconds: 400),
      .said(name: try name("Ben"), .phrase(.oops)),
      .undoAsked(TakingBack(seat: 1, hand: 4, moves: 12)), .consented(seat: 2, true),
      .consented(seat: 3, false), .claimed(seat: 0), .unsaved(true), .beat,
      .closing,
    ] + HostAction.allCases.map { .done($0, seat: 2) }
  }

  /// A finished match of one hand, with as many cards laid and played as possible.
  static func finished(_ players: PlayerCount, seed: UInt64 = 7) throws -> Game {
    let names = ["Maximiliana-Lu", "卡卡卡卡卡卡卡卡", "\"\\\"\\\"\\\"\\\"\\\"", "Dora", "Emil", "Fritz"]
    let seats = try players.seats.map {
      Player(name: try name(names[$0]), agent: $0.index == 0 ? .person() : .remote(standIn: .club))
    }
    var game = try Game(
      rules: try MatchRules(players: players, end: .hands(1)), seed: 1, agreedSeeds: [seed],
      players: seats)
    while let legal = game.match.round.legalMoves { try game.apply(Self.longest(legal, game)) }
    return game
  }

  /// The move that makes a long auction: one card after another, six for seat 0, five for seat 1,
  /// and so on.
  private static func longest(_ legal: LegalMoves, _ game: Game) -> Move {
    let round = game.match.round.all
    guard case .bid(let free, let atMost) = legal, let turn = round.turn else {
      return legal.all.first ?? .pass
    }
    let isWanted = round.publicState.auction.laid[turn].count < 6 - turn.index
    guard isWanted, atMost > 0, let card = free.first else { return .pass }
    return .bid(CardSet(card))
  }
}
