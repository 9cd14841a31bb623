import Dispatch
import MueBots
import MueData
import MueLink
import MueWire

/// The computer guests of a linked table, all on one thread.
final class LinkedGuests {
  private struct Guest {
    var table: GuestTable
    var line: LinkClient
    var isJoined = false
    var hasEnded = false
    /// When and at which position it decided, until that is answered.
    var decided: (at: ContinuousClock.Instant, position: Int)?
  }

  private var guests: [Guest]
  private let address: TableAddress
  private let tokens: [SeatToken]
  private let woken: DispatchSemaphore
  private let begun = ContinuousClock.now
  private var times: [Double] = []

  /// Connects to a table, each with a token.
  init(at address: TableAddress, _ tokens: [SeatToken]) throws {
    self.address = address
    self.tokens = tokens
    let woken = DispatchSemaphore(value: 0)
    self.woken = woken
    guests = try tokens.map { token in
      Guest(
        table: GuestTable(
          at: .zero, digest: Digest.sha256, random: LinkedHost.random, token: Hex(token.bytes)),
        line: try LinkClient(to: .network(address, .token(token))) { woken.signal() })
    }
  }

  private var now: Duration { ContinuousClock.now - begun }

  /// The size of the first guest's memory as it is written to disk.
  var memoryBytes: Int {
    guests.first?.table.memoryBytes(at: now, secondsSince1970: 0).count ?? 0
  }

  /// Plays until the table is closed; returns how long the answer to each decision took, in
  /// milliseconds.
  func play() -> [Double] {
    while !guests.allSatisfy(\.hasEnded), now < .seconds(300) {
      for index in guests.indices { work(index) }
      _ = woken.wait(timeout: .now() + .milliseconds(100))
    }
    return times
  }

  private func work(_ index: Int) {
    for event in guests[index].line.takeEvents() {
      switch event {
      case .joined:
        guests[index].isJoined = true
        guests[index].table.sayHello(nil, at: now)
      case .line(_, let line): guests[index].table.receive(line, at: now)
      case .stopped(let fault): end(index, fault)
      case .left, .waiting, .codeCounts: break
      }
    }
    while let news = guests[index].table.nextEvent() {
      if news == .closing { guests[index].hasEnded = true }
    }
    if let decided = guests[index].decided, guests[index].table.position > decided.position {
      times.append((ContinuousClock.now - decided.at) / .milliseconds(1))
      guests[index].decided = nil
    }
    decide(index)
    guests[index].table.tick(at: now, idle: .zero)
    guard guests[index].isJoined else { return }
    for line in guests[index].table.takeLines() { guests[index].line.send(line) }
  }

  /// A guest that was refused because too many connect tries again.
  private func end(_ index: Int, _ fault: WireFault) {
    guard !guests[index].hasEnded, !guests[index].isJoined,
      let line = try? LinkClient(
        to: .network(address, .token(tokens[index])), wake: { [woken] in woken.signal() })
    else {
      guests[index].hasEnded = true
      return
    }
    guests[index].line = line
  }

  private func decide(_ index: Int) {
    guard guests[index].table.isAsked, let view = guests[index].table.observation else { return }
    let move = HeuristicBot().choose(view)
    guests[index].decided = (.now, guests[index].table.position)
    guests[index].table.decide(move)
  }
}
