import MueWire
import Testing

@testable import MueApp

@Suite("The service of the card room") struct RoomServiceTests {
  @Test("starts a table once as long as it runs, and nothing that is not asked for by a number")
  func start() throws {
    let network = try JoinedNetwork(seed: 1)
    let output = LineOutput(
      try Simulation(seed: 1, owner: .person).context("en"), on: PaperConsole())
    var started: [Int] = []
    var ended: Set<Int32> = []
    var stopped: Set<Int32> = []
    let service = RoomService(
      output, transport: network,
      start: { table in
        started.append(table)
        return table < 100 ? Int32(1000 + table) : nil
      },
      ended: { $0.intersection(ended) }, stop: { stopped = $0 })
    func ask(_ line: String) throws {
      let guest = try network.call(.local(SimulatedNetwork.localTable), isAgain: false, wake: {})
      _ = guest.send(Array(line.utf8))
      service.advance()
      #expect(guest.takeEvents().last == .stopped(.closed))
    }
    for line in ["open 7", "open 7", "open 8"] { try ask(line) }
    #expect(started == [7, 8])
    let wrong = [
      "open", "open 0", "open -1", "open 07", "open 7 8", "close 7", "open ../7", "open 7;", "",
    ]
    for line in wrong { try ask(line) }
    #expect(started == [7, 8])
    ended = [1007]
    try ask("open 7")
    ended = []
    // What could not be started is tried again.
    for _ in 0..<2 { try ask("open 100") }
    #expect(started == [7, 8, 7, 100, 100])
    #expect(RoomService.table(RoomService.request(12)) == 12)
    service.end()
    #expect(stopped == [1007, 1008])
  }
}
