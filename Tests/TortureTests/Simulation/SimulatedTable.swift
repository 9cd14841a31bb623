import MueData
import MueGame
import MueLink
import MueRules
import MueWire

@testable import MueApp

/// Another host's table: the host makes random legal moves, and there are computer players and at
/// least one seat for a friend, which the session's person may take.
final class SimulatedTable {
  private unowned let simulation: Simulation
  private let clock: any Clock
  private let rules: MatchRules
  private let players: [Player]
  private var chance: SeededGenerator
  private var table: HostedTable
  private var game: Game?
  private var lastPeer = 0
  /// What each peer has been sent and has not taken.
  private var inboxes: [Peer: [WireEvent]] = [:]

  init(_ simulation: Simulation, seed: UInt64) throws {
    self.simulation = simulation
    let clock = simulation.clock
    self.clock = clock
    var chance = SeededGenerator(seed: seed)
    let count = PlayerCount(rawValue: 3 + chance.below(4)) ?? .four
    rules = try MatchRules(players: count, end: .hands(1 + chance.below(2)))
    players = count.seats.map { seat in
      let agent: Agent =
        seat.index == 0
        ? .person() : seat.index == 1 ? .computer(.club) : .remote(standIn: .club)
      return Player(name: PlayerName("Friend \(seat.index)") ?? .nobody, agent: agent)
    }
    let source = SeededBytes(seed: chance.next())
    table = HostedTable(
      rules: rules, players: players, terms: LinkTerms(table: players[0].name),
      digest: Digest.sha256, random: { source.bytes() }, at: clock.now)
    self.chance = chance
  }

  /// A new connection to the table.
  func line() -> any GuestTransport {
    lastPeer += 1
    let peer = Peer(lastPeer)
    inboxes[peer] = [.joined(Peer(0), .local(user: "ben"))]
    table.comeIn(peer, by: .local(user: "ada"), at: clock.now)
    return Line(peer, self)
  }

  /// The events of a connection; the game goes on meanwhile.
  fileprivate func takeEvents(_ peer: Peer) -> [WireEvent] {
    guard inboxes[peer] != nil else { return [] }
    if chance.below(400) == 0 {
      table.lose(peer, at: clock.now)
      inboxes[peer] = nil
      return [.stopped(.cut)]
    }
    goOn()
    // Some of it is still on its way.
    if chance.below(4) == 0 { return [] }
    let events = inboxes[peer] ?? []
    let isOver = events.contains { if case .stopped = $0 { true } else { false } }
    inboxes[peer] = isOver ? nil : []
    return events
  }

  fileprivate func receive(_ line: [UInt8], from peer: Peer) {
    guard inboxes[peer] != nil else { return }
    table.receive(line, from: peer, at: clock.now)
  }

  private func goOn() {
    table.tick(at: clock.now)
    while let news = table.nextEvent() { take(news) }
    if game.map({ $0.match.round.turn == nil }) ?? true {
      if chance.below(3) == 0 { table.beginDeal(at: clock.now) }
    } else if chance.below(2) == 0 {
      decide()
    }
    for output in table.takeOutputs() {
      switch output {
      case .send(let line, let peer): inboxes[peer]?.append(.line(Peer(0), line))
      case .close(let peer): inboxes[peer]?.append(.stopped(.closed))
      case .admit: break
      }
    }
  }

  private func take(_ news: HostEvent) {
    switch news {
    case .move(let move):
      simulation.linkedMoves += 1
      make(move)
    case .deal(let seed):
      if game == nil {
        game = try? Game(rules: rules, seed: seed, agreedSeeds: [seed], players: players)
      } else {
        game?.dealNextHand(agreed: seed)
      }
      show()
    case .undo(let position):
      game = game?.cut(to: position)
      show()
    case .undoAsked: table.consent(chance.below(3) > 0)
    case .presence, .undoRefused, .undoAway, .behind, .stalled, .said: break
    }
  }

  /// The host and the computer players make random legal moves.
  private func decide() {
    guard let round = game?.match.round, let turn = round.turn, let legal = round.legalMoves,
      turn == table.hostSeat || table.isComputersTurn(at: clock.now)
    else { return }
    let moves = legal.all
    make(moves[chance.below(moves.count)])
  }

  private func make(_ move: Move) {
    guard (try? game?.apply(move)) != nil else { return }
    show()
  }

  private func show() {
    if let game { table.show(game, at: clock.now) }
  }

  private final class Line: GuestTransport {
    private let peer: Peer
    private let table: SimulatedTable

    init(_ peer: Peer, _ table: SimulatedTable) {
      self.peer = peer
      self.table = table
    }

    func takeEvents() -> [WireEvent] { table.takeEvents(peer) }

    func send(_ line: [UInt8]) -> Bool {
      table.receive(line, from: peer)
      return true
    }

    func close(waiting milliseconds: Int) {}
  }
}
