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
    friends.indices.flatMap { index in
      guard !friends[index].isDone else { return [WireEvent]() }
      guard let peer = friends[index].peer else { return come(index) }
      if chance.below(300) == 0 {
        hangUp(index)
        return [.left(peer, .cut)]
      }
      hear(index, peer)
      act(index)
      return say(index, peer)
    }
  }

  func send(_ line: [UInt8], to peer: Peer) -> Bool {
    inboxes[peer]?.append(line)
    return true
  }

  func close(_ peer: Peer) {
    if let index = friends.firstIndex(where: { $0.peer == peer }) {
      hear(index, peer)
      hangUp(index)
    }
  }

  func announce(_ notice: TableAnnouncement?) {}
  func admit(_ secret: SeatSecret) {}
  func stop(waiting milliseconds: Int) {}

  private func come(_ index: Int) -> [WireEvent] {
    guard chance.below(5) == 0 else { return [] }
    lastPeer += 1
    let peer = Peer(lastPeer)
    inboxes[peer] = []
    friends[index].peer = peer
    friends[index].table.sayHello(friends[index].name, at: clock.now)
    // The third has the account of the first, and so its seat while that one is away.
    return [.joined(peer, .local(user: "friend \(index % 2)"))] + say(index, peer)
  }

  private func hangUp(_ index: Int) {
    if let peer = friends[index].peer { inboxes[peer] = nil }
    friends[index].peer = nil
  }

  private func hear(_ index: Int, _ peer: Peer) {
    for line in inboxes[peer] ?? [] { friends[index].table.receive(line, at: clock.now) }
    inboxes[peer] = []
    while let event = friends[index].table.nextEvent() {
      switch event {
      case .opened(let hand, let verdict):
        if verdict.isDishonest {
          simulation.checker.report("the deal of hand \(hand) is \(verdict) to a friend")
        }
        friends[index].table.beReady()
      case .undoAsked: friends[index].table.consent(chance.below(4) > 0)
      case .refused, .closing: friends[index].isDone = true
      case .wrong(let word):
        if word != "undoRefused", word != "nothingToTakeBack" {
          simulation.checker.report("a friend's legal move is \(word)")
        }
      case .found(let finding, let hand):
        if finding.grade == .contradicted {
          simulation.checker.report("a friend finds \(finding) in hand \(hand ?? 0)")
        }
      case .welcome, .seats, .view, .moved, .done, .compared, .consented, .undoAway, .claimed,
        .stalled, .unsaved,
        .said:
        break
      }
    }
  }

  private func act(_ index: Int) {
    friends[index].table.tick(at: clock.now, idle: .zero)
    switch chance.below(100) {
    case 0: friends[index].table.say(.phrase(.hurry))
    case 1: friends[index].table.requestUndo()
    case 2 where chance.below(10) == 0:
      friends[index].table.leave()
      friends[index].isDone = true
    default:
      guard friends[index].table.isAsked, chance.below(3) > 0,
        let moves = friends[index].table.observation?.legalMoves?.all
      else { return }
      simulation.linkedMoves += 1
      friends[index].table.decide(moves[chance.below(moves.count)])
    }
  }

  private func say(_ index: Int, _ peer: Peer) -> [WireEvent] {
    friends[index].table.takeLines().map { .line(peer, $0) }
  }
}
