import MueRules
import MueTable
import Testing

@testable import MueLink

/// A guest's program at the other end of a line to a table.
struct Program {
  var peer: Peer
  var guest: GuestTable
  /// All that it was told, for those who look for what it should not have been.
  var told: [[UInt8]] = []

  /// Sits down with the code of a seat, or only watches.
  init(_ sitting: Sitting, seat: Int?) {
    peer = sitting.knock(seat.map { .code(seat: $0) } ?? .local(user: "guest"))
    guest = GuestTable(at: sitting.now, digest: sitting.digest, random: sitting.chance.bytes)
    guest.sayHello(seat.flatMap { PlayerName("F\($0)") }, isWatching: seat == nil, at: sitting.now)
    answer(sitting)
    hear(sitting)
  }

  /// Hears what it was told; the answers are kept back.
  mutating func hear(_ sitting: Sitting) {
    for line in sitting.lines(peer) {
      told.append(line)
      guest.receive(line, at: sitting.now)
    }
  }

  /// Hears what it was told and says what it has to say.
  mutating func answer(_ sitting: Sitting) {
    hear(sitting)
    for line in guest.takeLines() { sitting.say(line: line, peer) }
  }

  /// Loses the line and comes back over another.
  mutating func comeBack(_ sitting: Sitting) throws {
    sitting.table.lose(peer, at: sitting.now)
    sitting.collect()
    let seat = try #require(guest.welcome?.seat.index)
    peer = sitting.knock(.token(seat: seat))
    guest.sayHello(nil, at: sitting.now)
    answer(sitting)
    hear(sitting)
  }
}
