import Dispatch
import Foundation
import MueData
import MueGame
import MueLink
import MueRules
import MueWire

/// A table of six under attack, as a host opens it: five seats wait for guests with their tokens.
struct AttackedTable {
  private let lines: LinkServer
  private let woken = DispatchSemaphore(value: 0)

  /// Why there is no table.
  enum Failure: Error {
    case notFound
    case noToken
  }

  /// Opens a table in a folder, for all accounts, or on the loopback network only.
  init(at location: String) throws {
    let woken = woken
    lines = try LinkServer(at: [Self.listenAddress(location)], findingPort: 0) { woken.signal() }
  }

  /// Plays the host until the process is ended.
  func run() throws {
    let rules = try MatchRules(players: .six, end: .hands(1))
    let players = PlayerCount.six.seats.map { seat in
      Player(name: .nobody, agent: seat.index == 0 ? .person() : .remote(standIn: .club))
    }
    let tokens = try (1...5).map { Hex(try Self.token(of: $0).bytes) }
    let begun = ContinuousClock.now
    var table = HostedTable(
      rules: rules, players: players, terms: LinkTerms(table: .nobody), digest: Digest.sha256,
      random: LinkedHost.random,
      kept: SavedTable(tokens: [nil] + tokens, source: nil, id: LinkedHost.random()), at: .zero)
    print(lines.addresses.first?.text ?? lines.socketPaths.first ?? "")
    fflush(nil)
    while true {
      let now = ContinuousClock.now - begun
      for event in lines.takeEvents() {
        switch event {
        case .joined(let peer, let entry): table.comeIn(peer, by: entry, at: now)
        case .line(let peer, let line): table.receive(line, from: peer, at: now)
        case .left(let peer, _): table.lose(peer, at: now)
        default: break
        }
      }
      table.tick(at: now)
      while table.nextEvent() != nil {}
      send(table.takeOutputs())
      _ = woken.wait(timeout: .now() + .milliseconds(100))
    }
  }

  private func send(_ outputs: [HostOutput]) {
    for output in outputs {
      switch output {
      case .send(let line, let peer): lines.send(line, to: peer)
      case .close(let peer): lines.close(peer)
      case .admit(let token, let seat):
        if let token = SeatToken(seat: seat, bytes: token.bytes) { lines.admit(.token(token)) }
      }
    }
  }

  private static func listenAddress(_ location: String) throws -> ListenAddress {
    guard location.hasPrefix("/") else { return .network(.loopback(port: 0)) }
    guard let name = LocalTableName("table") else { throw Failure.notFound }
    return .local(name, .everyone, LocalTableFolders(environment: ["MUE_TABLES": location]))
  }

  /// The token of a seat, which every part of an attack knows.
  static func token(of seat: Int) throws -> SeatToken {
    guard let token = SeatToken(seat: seat, bytes: key(of: seat)) else { throw Failure.noToken }
    return token
  }

  /// The bytes of that token.
  static func key(of seat: Int) -> [UInt8] { [UInt8](repeating: UInt8(seat), count: 32) }
}
