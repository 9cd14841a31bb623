import CellGrid
import MueData
import MueWire
import Platform

/// The service of the card room, which starts the processes of tables and nothing else.
///
/// Sessions ask with the line `open 7`. A table that runs already stays as it is.
final class RoomService: LineFront {
  let output: LineOutput
  var outcome: ExitCode?
  private let transport: any HostTransport
  /// Starts the process of a table; nil if there is no such table, or it cannot be started.
  private let start: (_ table: Int) -> pid_t?
  private let ended: (Set<pid_t>) -> Set<pid_t>
  /// Asks processes to end, and waits for them.
  private let stop: (Set<pid_t>) -> Void
  private var running: [Int: pid_t] = [:]

  init(
    _ output: LineOutput, transport: any HostTransport, start: @escaping (_ table: Int) -> pid_t?,
    ended: @escaping (Set<pid_t>) -> Set<pid_t> = { SpawnedProgram.ended(among: $0) },
    stop: @escaping (Set<pid_t>) -> Void = { SpawnedProgram.stop($0) }
  ) {
    self.output = output
    self.transport = transport
    self.start = start
    self.ended = ended
    self.stop = stop
  }

  var isAsked: Bool { false }
  /// Ended processes are noticed within a second.
  var patience: Int? { running.isEmpty ? nil : 1000 }

  func advance() {
    let ended = ended(Set(running.values))
    running = running.filter { !ended.contains($0.value) }
    for event in transport.takeEvents() {
      switch event {
      case .line(let peer, let line):
        if let table = Self.table(line) { open(table) }
        transport.close(peer)
      case .stopped: outcome = .failed
      case .joined, .left, .codeCounts, .waiting: break
      }
    }
  }

  /// Asks the running tables to save and end, and waits for them.
  func end() {
    transport.stop(waiting: 0)
    stop(Set(running.values))
    running = [:]
  }

  func answer(_ line: TypedLine) {}

  private func open(_ table: Int) {
    guard running[table] == nil else { return }
    running[table] = start(table)
  }

  /// The line that asks for a table.
  static func request(_ table: Int) -> [UInt8] { Array("open \(table)".utf8) }

  /// The table that a line asks for; nil if it asks for none.
  static func table(_ line: [UInt8]) -> Int? {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 2, words[0] == "open", let table = Int(words[1]), table > 0,
      "\(table)" == words[1]
    else { return nil }
    return table
  }
}
