import Foundation
import MueData
import MueLink
import MueWire

/// Friends who join a table one after another, each with a client like that of `mue join`.
final class ArrivingFriends {
  private struct Friend {
    let line: LinkClient
    var table: GuestTable
    let begun: ContinuousClock.Instant
  }

  private let destination: (Int) throws -> GuestDestination
  private let isEcho: Bool
  private let begun = ContinuousClock.now
  private var friends: [Friend] = []
  private var times: [Double] = []
  /// The longest time for which this process was not scheduled, in milliseconds; it rests one at a
  /// time.
  private(set) var longestPause = 0.0

  /// Friends who connect to a table, or to a server that echoes everything, by seat.
  init(_ destination: @escaping (Int) throws -> GuestDestination, isEcho: Bool) {
    self.destination = destination
    self.isEcho = isEcho
  }

  /// How long each took until the table had welcomed it, in milliseconds; one that gave up has no
  /// time.
  func times(friends count: Int, seconds: Int) -> [Double] {
    var arrived = 0
    var last = ContinuousClock.now
    while arrived < count || !friends.isEmpty {
      // Neither the very first nor the last moment, so that the attack is under way.
      let due = begun + .milliseconds(1000 * seconds * (arrived + 1) / (count + 1))
      if arrived < count, .now >= due {
        arrived += 1
        try? arrive(arrived % 5 + 1)
      }
      friends = friends.compactMap(work)
      usleep(1_000)
      longestPause = max(longestPause, (ContinuousClock.now - last) / .milliseconds(1))
      last = .now
    }
    return times
  }

  private func arrive(_ seat: Int) throws {
    let begun = ContinuousClock.now
    let token = try AttackedTable.token(of: seat)
    friends.append(
      Friend(
        line: try LinkClient(to: destination(seat)) {},
        table: GuestTable(
          at: .zero, digest: Digest.sha256, random: LinkedHost.random, token: Hex(token.bytes)),
        begun: begun))
  }

  /// The friend, as long as it is connecting.
  private func work(_ friend: Friend) -> Friend? {
    var friend = friend
    let now = ContinuousClock.now - begun
    for event in friend.line.takeEvents() {
      switch event {
      case .joined: friend.table.sayHello(nil, at: now)
      case .line(_, let line):
        friend.table.receive(line, at: now)
        guard isEcho || friend.table.nextEvent() == .welcome else { continue }
        times.append((ContinuousClock.now - friend.begun) / .milliseconds(1))
        friend.table.leave()
        for line in friend.table.takeLines() { friend.line.send(line) }
        friend.line.close()
        return nil
      case .stopped: return nil
      default: break
      }
    }
    for line in friend.table.takeLines() { friend.line.send(line) }
    return friend
  }
}
