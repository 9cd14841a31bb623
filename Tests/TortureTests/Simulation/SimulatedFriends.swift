import MueData
import MueGame
import MueLink
import MueRules
import MueWire

@testable import MueApp

/// Friends who join the session's own table, make random legal moves, lose their connections and come back.
final class SimulatedFriends: HostTransport {
  private struct Friend {
    let name: PlayerName?
    var table: GuestTable
    /// The connection; nil while there is none.
    var peer: Peer?
    var isDone = false
  }

  let addresses: [TableAddress] = []
  let socketPaths = ["/run/mue/table"]
  private let clock: any Clock
  private var chance: SeededGenerator
  private var friends: [Friend]
  private var inboxes: [Peer: [[UInt8]]] = [:]
  private var lastPeer = 0
  private unowned let simulation: Simulation

  /// Creates the friends of a simulation, to which they report violations.
  init(_ simulation: Simulation, seed: UInt64) {
    self.simulation = simulation
    let clock = simulation.clock
    self.clock = clock
    var chance = SeededGenerator(seed: seed)
    let source = SeededBytes(seed: chance.next())
    friends = (0..<chance.below(4)).map { number in
      Friend(
        name: PlayerName("Friend \(number)"),
        table: GuestTable(at: clock.now, digest: Digest.sha256, random: { source.bytes() }))
    }
    self.chance = chance
  }

  func takeEvents() -> [WireEvent] {
    friends.indices.flatMap { place in
      guard !friends[place].isDone else { return [WireEvent]() }
      guard let peer = friends[place].peer else { return come(place) }
      if chance.below(300) == 0 {
        hangUp(place)
        return [.left(peer, .cut)]
      }
      hear(place, peer)
      act(place)
      return say(place, peer)
    }
  }

  func send(_ line: [UInt8], to peer: Peer) -> Bool {
    inboxes[peer]?.append(line)
    return true
  }

  func close(_ peer: Peer) {
    if let place = friends.firstIndex(where: { $0.peer == peer }) {
      hear(place, peer)
      hangUp(place)
    }
  }

  func announce(_ notice: TableAnnouncement?) {}
  func admit(_ secret: SeatSecret) {}
  func stop(waiting milliseconds: Int) {}

  private func come(_ place: Int) -> [WireEvent] {
    guard chance.below(5) == 0 else { return [] }
    lastPeer += 1
    let peer = Peer(lastPeer)
    inboxes[peer] = []
    friends[place].peer = peer
    friends[place].table.sayHello(friends[place].name, at: clock.now)
    return [.joined(peer, .local(user: "friend"))] + say(place, peer)
  }

  private func hangUp(_ place: Int) {
    if let peer = friends[place].peer { inboxes[peer] = nil }
    friends[place].peer = nil
  }

  private func hear(_ place: Int, _ peer: Peer) {
    for line in inboxes[peer] ?? [] { friends[place].table.receive(line, at: clock.now) }
    inboxes[peer] = []
    while let event = friends[place].table.nextEvent() {
      switch event {
      case .opened(let hand, let verdict):
        if verdict.isDishonest {
          simulation.checker.report("the deal of hand \(hand) is \(verdict) to a friend")
        }
        friends[place].table.beReady()
      case .undoAsked: friends[place].table.consent(chance.below(4) > 0)
      case .refused, .closing: friends[place].isDone = true
      case .wrong(let word):
        if word != "undoRefused", word != "nothingToTakeBack" {
          simulation.checker.report("a friend's legal move is \(word)")
        }
      case .welcome, .seats, .view, .moved, .done, .doubted, .stalled, .said: break
      }
    }
  }

  private func act(_ place: Int) {
    friends[place].table.tick(at: clock.now, idle: .zero)
    switch chance.below(100) {
    case 0: friends[place].table.say(.phrase(.hurry))
    case 1: friends[place].table.requestUndo()
    case 2 where chance.below(10) == 0:
      friends[place].table.leave()
      friends[place].isDone = true
    default:
      guard friends[place].table.isAsked, chance.below(3) > 0,
        let moves = friends[place].table.observation?.legalMoves?.all
      else { return }
      simulation.linkedMoves += 1
      friends[place].table.decide(moves[chance.below(moves.count)])
    }
  }

  private func say(_ place: Int, _ peer: Peer) -> [WireEvent] {
    friends[place].table.takeLines().map { .line(peer, $0) }
  }
}
