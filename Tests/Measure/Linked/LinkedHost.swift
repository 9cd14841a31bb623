import Dispatch
import MueBots
import MueData
import MueGame
import MueLink
import MueRules
import MueWire

/// The host of a linked table of six, with the heuristic player on its own seat.
final class LinkedHost {
  /// The address for guests.
  let address: TableAddress
  /// The tokens that admit them, from seat 1 on.
  let tokens: [SeatToken]
  private let players: [Player]
  private let rules: MatchRules
  private let lines: LinkServer
  private let woken = DispatchSemaphore(value: 0)
  private let begun = ContinuousClock.now
  private var table: HostedTable
  private var game: Game?
  private var isOver = false

  /// Why there is no table.
  enum Failure: Error {
    case noAddress
  }

  init(seed: UInt64) throws {
    rules = try MatchRules(players: .six, end: .hands(1))
    players = PlayerCount.six.seats.map { seat in
      Player(name: .nobody, agent: seat.index == 0 ? .person() : .remote(standIn: .club))
    }
    tokens = (1...5).compactMap { SeatToken(seat: $0, bytes: Self.randomBytes()) }
    let woken = woken
    lines = try LinkServer(at: [.network(.loopback(port: 0))], findingPort: 0) { woken.signal() }
    guard let address = lines.addresses.first else { throw Failure.noAddress }
    self.address = address
    table = HostedTable(
      rules: rules, players: players, terms: LinkTerms(table: .nobody), digest: Digest.sha256,
      random: Self.random,
      kept: SavedTable(
        tokens: [nil] + tokens.map { Hex($0.bytes) }, source: nil, id: Self.random()), at: .zero)
  }

  /// 32 random bytes.
  static let random: @Sendable () -> Hex = { Hex(randomBytes()) }

  private static func randomBytes() -> [UInt8] {
    (0..<32).map { _ in UInt8.random(in: 0...UInt8.max) }
  }

  private var now: Duration { ContinuousClock.now - begun }

  /// Waits for the guests, plays a hand with them and closes the table.
  func play() {
    sendOutputs()
    while !isOver, now < .seconds(300) {
      for event in lines.takeEvents() { take(event) }
      table.tick(at: now)
      while let news = table.nextEvent() { take(news) }
      if game == nil, isComplete { table.beginDeal(at: now) }
      decide()
      sendOutputs()
      _ = woken.wait(timeout: .now() + .milliseconds(100))
    }
    table.close()
    sendOutputs()
    lines.stop(waiting: 2000)
  }

  private var isComplete: Bool { table.seats(at: now).allSatisfy { $0.presence == .here } }

  private func take(_ event: WireEvent) {
    switch event {
    case .joined(let peer, let entry): table.comeIn(peer, by: entry, at: now)
    case .line(let peer, let line): table.receive(line, from: peer, at: now)
    case .left(let peer, _): table.lose(peer, at: now)
    case .codeCounts, .waiting, .stopped: break
    }
  }

  private func take(_ news: HostEvent) {
    switch news {
    case .move(let move): make(move)
    case .deal(let seed):
      game = try? Game(rules: rules, seed: seed, agreedSeeds: [seed], players: players)
      show()
    case .presence, .undo, .undoAsked, .undoRefused, .undoAway, .behind, .stalled, .said: break
    }
  }

  /// Decides if the host is to move.
  private func decide() {
    while let round = game?.match.round, let turn = round.turn, turn == table.hostSeat {
      let view = round.observation(for: turn)
      make(HeuristicBot().choose(view))
    }
    isOver = game.map { $0.match.round.turn == nil } ?? false
  }

  private func make(_ move: Move) {
    guard (try? game?.apply(move)) != nil else { return }
    show()
  }

  private func show() {
    if let game { table.show(game, at: now) }
  }

  private func sendOutputs() {
    for output in table.takeOutputs() {
      switch output {
      case .send(let line, let peer): lines.send(line, to: peer)
      case .close(let peer): lines.close(peer)
      case .admit(let token, let seat):
        if let token = SeatToken(seat: seat, bytes: token.bytes) { lines.admit(.token(token)) }
      }
    }
  }
}
