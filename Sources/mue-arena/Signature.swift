import MueBots
import MueData
import MueRules

/// A checksum of the moves that bots choose in fixed positions; while it stays the same, they play as before.
///
/// The positions are every fourth one of hands that heuristic bots play among themselves, for each
/// number of players. Each bot has a budget in playouts there.
struct Signature {
  let bots: [PlayerSpec]

  private static let playouts = 40
  private static let hands: ClosedRange<UInt64> = 1...3

  /// The checksum as 16 hexadecimal digits.
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

  /// The moves chosen by the players in a hand, one per line.
  private func moves(_ count: PlayerCount, _ seed: UInt64, _ players: [any Bot]) -> String {
    let dealer = count.seats[Int(seed) % count.number]
    var round = Round(deal: Deal(players: count, seed: seed), dealer: dealer)
    var position: UInt64 = 0
    var moves = ""
    while let seat = round.turn {
      let observation = round.observation(for: seat)
      if position % 4 == 0 {
        for bot in players {
          let limits = Limits(playouts: Self.playouts)
          moves += bot.choose(observation, limits: limits, seed: position).text + "\n"
        }
      }
      position += 1
      guard round.applyLegal(HeuristicBot().choose(observation)) else { break }
    }
    return moves
  }
}
