import Dispatch
import MueBots
import MueData
import MueGame
import MueLink
import MueRules
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

  /// Plays until the table is closed; returns how long the answer to each decision took, in
  /// milliseconds.
  func play() -> [Double] {
    while !guests.allSatisfy(\.hasEnded), now < .seconds(300) {
      for place in guests.indices { work(place) }
      _ = woken.wait(timeout: .now() + .milliseconds(100))
    }
    return times
  }

  private func work(_ place: Int) {
    for event in guests[place].line.takeEvents() {
      switch event {
      case .joined:
        guests[place].isJoined = true
        guests[place].table.sayHello(nil, at: now)
      case .line(_, let line): guests[place].table.receive(line, at: now)
      case .stopped(let fault): end(place, fault)
      case .left, .waiting, .codeCounts: break
      }
    }
    while let news = guests[place].table.nextEvent() {
      if news == .closing { guests[place].hasEnded = true }
    }
    if let decided = guests[place].decided, guests[place].table.position > decided.position {
      times.append((ContinuousClock.now - decided.at) / .milliseconds(1))
      guests[place].decided = nil
    }
    decide(place)
    guests[place].table.tick(at: now, idle: .zero)
    guard guests[place].isJoined else { return }
    for line in guests[place].table.takeLines() { guests[place].line.send(line) }
  }

  /// A guest that was refused because too many connect tries again.
  private func end(_ place: Int, _ fault: WireFault) {
    guard !guests[place].hasEnded, !guests[place].isJoined,
      let line = try? LinkClient(
        to: .network(address, .token(tokens[place])), wake: { [woken] in woken.signal() })
    else {
      guests[place].hasEnded = true
      return
    }
    guests[place].line = line
  }

  private func decide(_ place: Int) {
    guard guests[place].table.isAsked, let view = guests[place].table.observation else { return }
    let move = HeuristicBot().choose(view)
    guests[place].decided = (.now, guests[place].table.position)
    guests[place].table.decide(move)
  }
}
