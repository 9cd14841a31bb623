import MueMind
import MueRules

/// One number for what minds choose in fixed positions: as long as it stays, they play as before.
///
/// Hands of plain among themselves, with every number of players, are the positions; each mind is
/// asked in every fourth of them, with a budget in playouts, and its moves are hashed (FNV-1a).
struct Signature {
  let minds: [MindSpec]

  private static let playouts = 40
  private static let hands: ClosedRange<UInt64> = 1...3

  /// The number, as 16 hexadecimal digits.
  func text() throws(ArenaError) -> String {
    var players: [any Mind] = []
    for spec in minds { players.append(try spec.mind()) }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for count in PlayerCount.allCases {
      for seed in Self.hands { visit(count, seed, players, &hash) }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private func visit(
    _ count: PlayerCount, _ seed: UInt64, _ players: [any Mind], _ hash: inout UInt64
  ) {
    let dealer = count.seats[Int(seed) % count.number]
    var round = Round(deal: Deal(players: count, seed: seed), dealer: dealer)
    var place: UInt64 = 0
    while let seat = round.turn {
      let observation = round.observation(for: seat)
      if place % 4 == 0 {
        for mind in players {
          let limits = Limits(playouts: Self.playouts)
          let move = mind.choose(observation, limits: limits, seed: place)
          for byte in (move.text + "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
      }
      place += 1
      let plain = PlainMind().choose(observation, limits: Limits(playouts: 0), seed: 0)
      guard (try? round.apply(plain)) != nil else { return }
    }
  }
}
