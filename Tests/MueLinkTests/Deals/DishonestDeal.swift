import MueData
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueLink

/// A first hand of four players whose deal was agreed with the guests on seats 1 and 2, as the host
/// reveals it afterwards.
struct DishonestDeal {
  let making = DealMaking(digest: Chance.digest)
  /// The seed, as the host reveals it.
  var seed: UInt64
  /// The bytes, as the host reveals them.
  var nonces: [Hex?]
  private let checks: [DealCheck]
  private let toldSeed: String?

  /// An honest deal, except for another seed; with `toldSeed` the host claims that this is the
  /// honest one.
  init(seed other: UInt64? = nil, toldSeed: Bool = false, alsoPromised: Int? = nil) throws {
    let making = DealMaking(digest: Chance.digest)
    var bytes: [Hex?] = (0..<3).map { Hex(Array(repeating: UInt8(16 + $0), count: 32)) } + [nil]
    if let alsoPromised { bytes[alsoPromised] = Examples.bytes }
    func words(_ seat: Int) -> Hex { Hex(Array(repeating: UInt8(32 + seat), count: 32)) }
    let promises = bytes.enumerated().map { seat, nonce in
      nonce.map {
        DealPromise(
          cards: making.promise(of: $0, seat: seat, hand: 1),
          words: making.wordsPromise(of: words(seat), seat: seat, hand: 1))
      }
    }
    let host = try #require(promises[0])
    checks = try [1, 2].map { seat in
      var check = DealCheck(
        hand: 1, seat: seat, of: 4, nonce: try #require(bytes[seat]), wordsNonce: words(seat),
        hostPromise: host, making: making)
      try #require(check.reveal(after: promises) == bytes[seat])
      return check
    }
    nonces = bytes
    let honest = making.seed(of: bytes, hand: 1)
    seed = other ?? honest
    self.toldSeed = toldSeed ? String(honest) : nil
  }

  /// A hand played from a seed.
  private func game(_ seed: UInt64, skipping: Int = 0) throws -> Game {
    let players = try (0..<4).map {
      Player(name: try Examples.name("P\($0)"), agent: .remote(standIn: .club))
    }
    var game = try Game(
      rules: try MatchRules(players: .four, end: .hands(1)), seed: 1, agreedSeeds: [seed],
      players: players)
    while let legal = game.match.round.legalMoves {
      let all = legal.all
      if case .bid = legal {
        try game.apply(game.moveCount == 0 ? all[1] : .pass)
      } else {
        try game.apply(all[skipping % all.count])
      }
    }
    return game
  }

  func opened() throws -> OpenedHand {
    let record = try #require(try game(seed).handRecords.first)
    let told = HandRecord(
      round: record.round, names: record.names, agents: record.agents,
      seed: toldSeed ?? record.seed, hand: record.hand)
    return OpenedHand(record: told, nonces: nonces)
  }

  /// The verdicts of the two guests.
  func verdicts() throws -> [DealVerdict] {
    let opened = try opened()
    return checks.map { $0.verdict(on: opened) }
  }

  /// What a guest finds who saw the hand from another deal, or other cards played.
  func finding(
    given other: UInt64? = nil, played skipping: Int = 0, isWatching: Bool = false
  ) throws -> Finding? {
    let round = try game(other ?? seed, skipping: skipping).match.round.all
    let seat = round.players.seats[1]
    let seen =
      isWatching
      ? Observation(watching: round.publicState, from: seat) : round.observation(for: seat)
    let own = isWatching ? nil : 1
    var hand = RememberedHand(1)
    #expect(hand.see(seen, own: own, here: [], after: .none) == nil)
    return hand.open(try opened(), own: own, after: .none).finding
  }
}
