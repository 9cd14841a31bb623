import MueData
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

  @Test(
    "that says nothing is closed when its time is over, and one that begins when it is not done")
  func late() throws {
    for (words, time) in [("", 200), ("hal", 600)] {
      var ends: [CInt] = [0, 0]
      #expect(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0)
      let other = Caller(Socket(owning: ends[1]))
      var limits = WireLimits.host
      (limits.firstWord, limits.handshake) = (200, 600)
      let before = Nanoseconds.now
      let link = PeerConnection(
        Peer(1), Socket(owning: ends[0]), nil, limits, opensByLine: true)
      other.send(words.line)
      let end = before + .milliseconds(time)
      #expect(link.work(isReady: !words.isEmpty, canReceive: true, now: end - 1) == [])
      let due = try #require(link.due(canReceive: true))
      #expect(due >= end)
      #expect(link.work(isReady: false, canReceive: true, now: due) == [.ended(.late)])
    }
  }
}
