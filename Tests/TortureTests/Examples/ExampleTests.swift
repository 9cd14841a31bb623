import CellGrid
import Foundation
import MueBots
import MueData
import MueGame
import MueLink
import MueRules
import MueStorage
import MueWire
import Platform
import Testing

/// The examples in doc comments; `ArchitectureTests/DocExampleTests` compares each with the lines
/// between its markers.
@Suite("The examples in doc comments run") struct ExampleTests {
  @Test func round() throws {
    // Example: Sources/MueRules/Round.swift
    let seats = PlayerCount.four.seats
    var round = Round(deal: Deal(players: .four, seed: 7), dealer: seats[0])
    try round.apply(.bid(.none))  // The dealer passes.
    let next = round.turn  // Seat 1 is to bid.
    // End
    #expect(next == seats[1])
  }

  @Test func observation() {
    let deal = Deal(players: .four, seed: 7)
    let round = Round(deal: deal, dealer: PlayerCount.four.seats[3])
    // Example: Sources/MueRules/Observation.swift
    let seat = round.players.seats[0]
    let observation = round.observation(for: seat)
    let own = observation.hand  // The cards of seat 0.
    let others = observation.hidden  // All that it cannot see: the other three hands.
    // End
    #expect(own == deal.hands[seat])
    #expect(others == deal.rules.deck - own)
  }

  @Test func bot() throws {
    let bot = FirstMoveBot()
    let seats = PlayerCount.five.seats
    var round = Round(deal: Deal(players: .five, seed: 7), dealer: seats[0])
    while let turn = round.turn, round.publicState.auction.turns.count < 10 {
      let move = bot.choose(
        round.observation(for: turn), limits: Limits(playouts: 0), seed: 1)
      #expect(round.legalMoves?.contains(move) == true)
      try round.apply(move)
    }
  }

  @Test func game() throws {
    // Example: Sources/MueGame/Game/Game.swift
    let rules = try MatchRules(players: .three, end: .hands(1))
    let person = Player(name: .nobody, agent: .person())
    let computer = Player(name: .nobody, agent: .computer(.club))
    var game = try Game(rules: rules, seed: 7, players: [person, computer, computer])
    try game.apply(.bid(.none))
    let count = game.moveCount  // 1
    // End
    #expect(count == 1)
  }

  @Test func grid() {
    // Example: Sources/CellGrid/Grid.swift
    var grid = Grid(Size(width: 8, height: 1))
    grid.write("Mü", x: 1, y: 0, style: CellStyle(attributes: .bold))
    let text = grid.text  // " Mü"
    let faults = grid.faults  // []
    // End
    #expect(text == " Mü")
    #expect(faults.isEmpty)
  }

  @Test func options() throws {
    // Example: Sources/Platform/OptionParser.swift
    let parser = OptionParser([OptionSpec("seed", letter: "s", takesValue: true)])
    let options = try parser.parse(["play", "--seed=42"])
    let seed = try options.seed(of: "seed")  // 42
    let words = options.words  // ["play"]
    // End
    #expect(seed == 42)
    #expect(words == ["play"])
  }

  @Test func store() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "mue-\(UUID().uuidString)")
      .path
    defer { try? FileManager.default.removeItem(atPath: home) }
    let rules = try MatchRules(players: .three, end: .hands(1))
    let person = Player(name: .nobody, agent: .person())
    let computer = Player(name: .nobody, agent: .computer(.club))
    let game = try Game(rules: rules, seed: 7, players: [person, computer, computer])
    // Example: Sources/MueStorage/Games/GameStore.swift
    var store = try GameStore.open(in: Directories(environment: ["HOME": home]))
    try store.create(game)
    let (saved, notices) = store.loadCurrent()
    // End
    #expect(saved?.match.seed == 7)
    #expect(notices.isEmpty)
  }

  @Test func table() throws {
    let rules = try MatchRules(players: .three, end: .hands(1))
    let host = Player(name: .nobody, agent: .person())
    let friend = Player(name: .nobody, agent: .remote(standIn: .club))
    let bytes: @Sendable () -> Hex = { Hex([UInt8](repeating: 7, count: 32)) }
    // Example: Sources/MueLink/Host/HostedTable.swift
    var table = HostedTable(
      rules: rules, players: [host, friend, friend], terms: LinkTerms(table: .nobody),
      digest: Digest.sha256, random: bytes)
    let hello = GuestMessage.hello(Hello(name: nil))
    table.comeIn(Peer(1), by: .code(seat: 1), at: .zero)
    table.receive(hello.line, from: Peer(1), at: .zero)
    let outputs = table.takeOutputs()  // A token to admit, a welcome and the seats to send.
    // The guest sits down with its answer.
    table.receive(GuestMessage.beat(idle: 0).line, from: Peer(1), at: .zero)
    // End
    #expect(outputs.count >= 3)
    #expect(table.freeSeats.map(\.index) == [2])
  }

  @Test func server() throws {
    let wake = Monitor(0)
    let ring: @Sendable () -> Void = { wake.change { $0 += 1 } }
    let token = try #require(SeatToken(seat: 0, bytes: Array(repeating: 7, count: 32)))
    // Example: Sources/MueWire/Host/LinkServer.swift
    let server = try LinkServer(at: [.network(.loopback(port: 0))], wake: ring)
    server.admit(.token(token))
    let client = try LinkClient(to: .network(server.addresses[0], .token(token)), wake: ring)
    // End
    defer { server.stop(waiting: 1_000) }
    func joins(_ client: LinkClient) -> Bool {
      wake.wait(milliseconds: 30_000) { _ in
        for event in client.takeEvents() {
          if case .joined = event { return true }
          if case .stopped = event { return false }
        }
        return nil
      } == true
    }
    // The token may not count yet, and on a busy machine a handshake may take longer than the host's limits allow.
    var hasJoined = joins(client)
    for _ in 0..<10 where !hasJoined {
      hasJoined = try joins(
        LinkClient(to: .network(server.addresses[0], .token(token)), wake: ring))
    }
    #expect(hasJoined)
  }

  @Test func threads() throws {
    // Example: Sources/Platform/ThreadPool.swift
    let queue = SerialQueue(in: try ThreadPool(threads: 2))
    let sum = Monitor(0)
    for number in 1...4 { queue.begin { sum.change { $0 += number } } }
    let isDone = sum.wait(milliseconds: 60_000) { $0 == 10 ? true : nil }
    // End
    #expect(isDone == true)
  }
}

// Example: Sources/MueBots/Bots/Bot.swift
struct FirstMoveBot: Bot {
  func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    switch observation.legalMoves {
    case .name(let trumps): .name(trumps[0])
    case .pick(let seats): .pick(seats[0])
    case .play(let cards): cards.first.map(Move.play) ?? .bid(.none)
    case .bid, nil: .bid(.none)
    }
  }
}
// End
