import Foundation
import MueData
import TestSupport
import Testing

@testable import MueWire

/// A host on a port of its own that records its events.
final class TestTable {
  let host: LinkServer
  fileprivate(set) var events: [WireEvent] = []

  init(
    _ listenAddresses: [ListenAddress] = [.network(.loopback(port: 0))],
    limits: WireLimits = .host.patient
  )
    throws
  {
    host = try LinkServer(at: listenAddresses, limits: limits) {}
  }

  var address: TableAddress { host.addresses.first ?? .loopback() }

  /// Admits a guest to a seat with a code, and waits until its key has been derived.
  func admitCode(at seat: Int) async throws -> SeatCode {
    let code = try SeatCode(randomFor: seat, from: Words.list)
    host.admit(.code(code))
    await host.settled()
    return code
  }

  func admitToken(at seat: Int) async throws -> SeatToken {
    let token = try SeatToken.random(for: seat)
    host.admit(.token(token))
    await host.settled()
    return token
  }

  /// Waits until `body` accepts an event, and returns its result.
  func first<Value>(_ match: (WireEvent) -> Value?) async throws -> Value {
    let found = try eventually {
      events += host.takeEvents()
      return events.lazy.compactMap(match).first
    }
    return try #require(found, "\(events.suffix(20))")
  }

  /// Waits until an event has happened.
  func wait(for event: WireEvent) async throws {
    _ = try await first { $0 == event ? true : nil }
  }

  /// The peers that have joined, in order.
  var joined: [(peer: Peer, entry: Entry)] {
    events += host.takeEvents()
    return events.compactMap {
      if case .joined(let peer, let entry) = $0 { (peer, entry) } else { nil }
    }
  }
}

/// A guest that records its events.
final class TestGuest {
  let line: LinkClient
  private(set) var events: [WireEvent] = []

  init(_ destination: GuestDestination, limits: WireLimits = .guest.patient) throws {
    line = try LinkClient(to: destination, limits: limits) {}
  }

  func first<Value>(_ match: (WireEvent) -> Value?) async throws -> Value {
    let found = try eventually {
      events += line.takeEvents()
      return events.lazy.compactMap(match).first
    }
    return try #require(found, "\(events.suffix(20))")
  }

  func wait(for event: WireEvent) async throws {
    _ = try await first { $0 == event ? true : nil }
  }

  /// Why the connection ended; nil while it lasts.
  var ended: WireFault? {
    events += line.takeEvents()
    return events.lazy.compactMap { if case .stopped(let fault) = $0 { fault } else { nil } }.first
  }

  /// Waits for the end of the connection, and returns the reason.
  func end() async throws -> WireFault {
    try await first { if case .stopped(let fault) = $0 { fault } else { nil } }
  }
}

/// Asks repeatedly until there is an answer; nil only if there never is one.
///
/// It does not suspend, since other tests could take any time.
func eventually<Value>(_ ask: () throws -> Value?) throws -> Value? {
  let deadline = Deadline()
  while true {
    if let answer = try ask() { return answer }
    if deadline.isOver { return nil }
    usleep(10_000)
  }
}

extension String {
  /// The bytes of a line.
  var line: [UInt8] { Array(utf8) }
}

extension TestTable {
  /// The last peer that joined by an entry.
  func peer(_ entry: Entry) async throws -> Peer {
    try await first { event in
      if case .joined(let peer, entry) = event { peer } else { nil }
    }
  }

  /// Forgets the events so far.
  func forget() { events = [] }

  /// How a peer left; nil if it has not.
  func end(of peer: Peer) -> WireFault? {
    events += host.takeEvents()
    return events.lazy.compactMap { if case .left(peer, let fault) = $0 { fault } else { nil } }
      .first
  }

  /// The lines of a peer so far.
  func lines(of peer: Peer) -> [[UInt8]] {
    events.compactMap { if case .line(peer, let line) = $0 { line } else { nil } }
  }
}

extension TestGuest {
  /// The lines so far.
  var lines: [[UInt8]] {
    events.compactMap { if case .line(_, let line) = $0 { line } else { nil } }
  }
}

extension WireLimits {
  /// The same with so much time that nobody gives up, however slow the machine.
  var patient: WireLimits {
    var limits = self
    let hour = 3_600_000
    (limits.firstWord, limits.handshake, limits.unfinished) = (hour, hour, hour)
    return limits
  }

  /// The limits of a guest who gives up soon.
  static var impatient: WireLimits {
    var limits = WireLimits.guest
    limits.handshake = 400
    return limits
  }
}

extension SeatSecret {
  /// How a guest is admitted with it.
  var entry: Entry {
    switch self {
    case .code(let code): .code(seat: code.seat)
    case .token(let token): .token(seat: token.seat)
    }
  }
}

extension SeatToken {
  /// A token like no other.
  static func random(for seat: Int) throws -> SeatToken {
    try #require(SeatToken(seat: seat, bytes: Randomness.bytes(LinkKey.count)))
  }
}
