import MueLink
import Platform
import TestSupport
import Testing

@testable import MueWire

@Suite("A connection", .waits) struct LinkTests {
  @Test(
    "that is not read wants to be polled for neither bytes nor a time, so that nothing spins")
  func unheard() throws {
    var ends: [CInt] = [0, 0]
    #expect(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let other = Caller(Socket(owning: ends[1]))
    var limits = WireLimits.host.patient
    limits.lineRate = Rate(perSecond: 1, burst: 1)
    let link = PeerConnection(Peer(1), Socket(owning: ends[0]), nil, limits)
    other.send("one\ntwo\nthr".line)
    let events = link.work(isReady: true, canReceive: true, now: .now)
    #expect(events == [.opened, .line("one".line)])
    #expect(link.due(canReceive: true) != nil)
    #expect(link.due(canReceive: false) == nil)
    #expect(link.interest(canReceive: false) == .nothing)
    #expect(link.interest(canReceive: true) == .nothing)
  }

  @Test("that has ended still reports every line that arrived before, at its rate")
  func ended() throws {
    var ends: [CInt] = [0, 0]
    #expect(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0)
    var limits = WireLimits.host.patient
    limits.lineRate = Rate(perSecond: 1, burst: 1)
    let link = PeerConnection(Peer(1), Socket(owning: ends[0]), nil, limits)
    do { Caller(Socket(owning: ends[1])).send("one\ntwo\nthree\n".line) }
    let begin = Nanoseconds.now
    let events = (0..<6).flatMap { second in
      link.work(isReady: true, canReceive: true, now: begin + .milliseconds(second * 1_000))
    }
    #expect(
      events == [
        .opened, .line("one".line), .line("two".line), .line("three".line), .ended(.closed),
      ])
  }
}
