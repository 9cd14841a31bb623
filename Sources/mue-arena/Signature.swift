import MueBots
import MueGame
import MueRules

/// One number for what minds choose in fixed positions: as long as it stays, they play as before.
///
/// Hands of plain among themselves, with every number of players, are the positions; each mind is
/// asked in every fourth of them, with a budget in playouts, and its moves are hashed.
struct Signature {
  let bots: [PlayerSpec]

  private static let playouts = 40
  private static let hands: ClosedRange<UInt64> = 1...3

  /// The number, as 16 hexadecimal digits.
  func text() throws(ArenaError) -> String {
    var players: [any Bot] = []
    for spec in bots {
      guard let bot = spec.bot else { throw .unknownBot(spec.text) }
      players.append(bot)
    }
    var moves = ""
    for count in PlayerCount.allCases {
      for seed in Self.hands { moves += self.moves(count, seed, players) }
    }
    return Checksum.text(of: moves.utf8)
  }

  /// What the players choose in a hand, a line each.
  private func moves(_ count: PlayerCount, _ seed: UInt64, _ players: [any Bot]) -> String {
    let dealer = count.seats[Int(seed) % count.number]
    var round = Round(deal: Deal(players: count, seed: seed), dealer: dealer)
    var place: UInt64 = 0
    var moves = ""
    while let seat = round.turn {
      let observation = round.observation(for: seat)
      if place % 4 == 0 {
        for bot in players {
          let limits = Limits(playouts: Self.playouts)
          moves += bot.choose(observation, limits: limits, seed: place).text + "\n"
        }
      }
      place += 1
      guard (try? round.apply(HeuristicBot().choose(observation))) != nil else { break }
    }
    return moves
  }
}
