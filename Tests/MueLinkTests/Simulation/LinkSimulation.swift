import MueGame
import MueRules
import Testing

@testable import MueLink

/// A linked table and its guests, determined by a seed.
///
/// It decides who decides what and when, how long lines take, when connections break or stall, who
/// leaves and comes back, what is repeated, and when the host is closed and reopened.
final class LinkSimulation {
  let chance: Chance
  let rules: MatchRules
  let players: [Player]
  var now = Duration.seconds(1)
  var table: HostedTable
  var game: Game?
  var friends: [Friend] = []
  /// The current connections, by the number of the peer.
  var lines: [Int: SimulatedLine] = [:]
  var nextPeer = 1
  var trace: UInt64 = 0
  var complaints: [String] = []
  var counts = Counts()

  /// Counts of what has happened.
  struct Counts {
    var moves = 0
    var rejoins = 0
    var restarts = 0
    /// How often a friend's program was killed.
    var kills = 0
    var covered = 0
    var undone = 0
    var fair = 0
    /// How often a guest found that moves were gone, in doubt.
    var doubted = 0
    var quiet = 0
  }

  static let terms = LinkTerms(
    table: PlayerName("Table") ?? .nobody, grace: .seconds(60), clock: nil)

  init(seed: UInt64) throws {
    let chance = Chance(seed: seed)
    self.chance = chance
    let number = try #require(PlayerCount(rawValue: 3 + chance.below(4)))
    rules = try MatchRules(
      players: number, end: .hands(1 + chance.below(2)), firstDealer: chance.below(3))
    players = try number.seats.map { seat in
      let standIn = Agent.remote(standIn: .club)
      let agent = seat.index == 0 ? .person() : chance.below(8) == 0 ? .computer(.club) : standIn
      return Player(name: try #require(PlayerName("P\(seat.index)")), agent: agent)
    }
    table = HostedTable(
      rules: rules, players: players, terms: Self.terms, digest: Chance.digest,
      random: chance.bytes)
    for seat in number.seats where players[seat].agent.isRemote && chance.below(6) > 0 {
      friends.append(Friend(seat: seat.index, chance: chance, now: now))
    }
    if chance.below(3) == 0 { friends.append(Friend(seat: nil, chance: chance, now: now)) }
  }

  /// Plays until the match is over.
  func run() {
    for step in 0..<40_000 {
      if game?.match.isOver == true { break }
      stir()
      if step % 97 == 96 { comeToRest() }
    }
    if game?.match.isOver != true { complain("the match does not end") }
    comeToRest()
  }

  func complain(_ what: String) { complaints.append("\(what) at position \(table.position)") }

  func note(_ number: Int) {
    trace = (trace ^ UInt64(truncatingIfNeeded: number)) &* 0x100_0000_01b3
  }

  func note(_ line: [UInt8]) { for byte in line { note(Int(byte)) } }
}
