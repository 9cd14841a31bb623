import Foundation
import MueData
import MueGame
import MueRules
import Synchronization
import Testing

@testable import MueBots

@Suite("The file of learned policies")
struct PolicyFileTests {
  private static let file = URL(filePath: #filePath).appending(path: "../../../../")
    .standardized.appending(path: PolicyStore.name)
  private static let bytes = Result { Array(try Data(contentsOf: file)) }
  /// The policies that ship.
  static let policies = Result { try PolicyFile(bytes.get()).policies }

  private func bytes() throws -> [UInt8] { try Self.bytes.get() }

  @Test("the one that ships is whole, small and says what it was made from")
  func shipped() throws {
    let bytes = try bytes()
    #expect(bytes.count <= 2 << 20)
    let file = try PolicyFile(bytes)
    #expect(file.origin.contains("hands"))
    #expect(Set(file.vectors.keys) == Set(Policies.shapes.keys))
  }

  @Test("its nets compute what the learning computed")
  func vectors() throws {
    let file = try PolicyFile(try bytes())
    let policies = file.policies
    let nets = [
      "card": policies.card.net, "bid": policies.contract.bid, "trump": policies.contract.trump,
      "partner": policies.contract.partner, "opponent-card": policies.opponentCard.net,
      "opponent-bid": policies.opponentContract.bid,
    ]
    for (name, vectors) in file.vectors {
      #expect(vectors.count >= 16)
      for vector in vectors {
        let net = try #require(nets[name])
        let score = net.score(
          ScoringNet.Candidate { vector.candidate[$0] },
          hidden: net.hidden(ScoringNet.Moment { vector.moment[$0] }))
        #expect(abs(score - vector.score) < 1e-3)
      }
    }
  }

  @Test("the bolder bidders are, the more cards they lay", arguments: PlayerCount.allCases)
  func styles(_ players: PlayerCount) throws {
    let policies = try PolicyFile(try bytes()).policies
    let laid = [BotSettings.Style.cautious, .balanced, .bold].map { style in
      let bot = BotSettings(level: .strong, style: style).makeBot(policies)
      return (1...60 as ClosedRange<UInt64>).reduce(0) { laid, seed in
        var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
        while case .auction = round.publicState.phase, let turn = round.turn {
          let observation = round.observation(for: turn)
          let bid = bot.choose(observation, limits: Limits(playouts: 0), seed: 1)
          if !round.applyLegal(bid) { break }
        }
        let auction = round.publicState.auction
        return laid + players.seats.reduce(0) { $0 + auction.laid[$1].count }
      }
    }
    #expect(laid[0] < laid[1] && laid[1] < laid[2], "\(laid)")
  }

  @Test("a damaged file, a part of one and another format are refused")
  func damaged() throws {
    let bytes = try bytes()
    for offset in stride(from: 0, to: bytes.count, by: 997) {
      var other = bytes
      other[offset] ^= 4
      #expect(throws: PolicyFault.self) { try PolicyFile(other) }
      #expect(throws: PolicyFault.self) { try PolicyFile(Array(bytes[..<offset])) }
    }
    let line = Array("mue-policy/2 \(Checksum.text(of: []))\n".utf8)
    #expect(throws: PolicyFault.otherFormat) { try PolicyFile(line) }
  }

  /// A file with what follows the first line, and a checksum that is right.
  private func file(_ rest: [UInt8]) -> [UInt8] {
    Array("\(PolicyFile.format) \(Checksum.text(of: rest))\n".utf8) + rest
  }

  @Test("content behind a correct checksum is either refused or can be played by")
  func hostile() throws {
    let bytes = try bytes()
    let rest = Array(bytes.drop { $0 != 10 }.dropFirst())
    #expect(file(rest) == bytes)
    for text in [
      "", "\n", "\n\n", "\nabc", "a\nb", "a\n\n", "a\ncard 29 32 99999999999999999999\n\n",
    ] {
      #expect(throws: PolicyFault.self, "\(text)") { try PolicyFile(file(Array(text.utf8))) }
    }
    let blank = try #require(
      rest.indices.dropFirst().first { rest[$0] == 10 && rest[$0 - 1] == 10 })
    for number in [Float.nan, .infinity, -.infinity, 3e38, -3e38, 10_001] {
      var other = rest
      let pattern = number.bitPattern
      for byte in 0..<4 {
        other[blank + 1 + byte] = UInt8(truncatingIfNeeded: pattern >> (8 * byte))
      }
      #expect(throws: PolicyFault.otherFormat, "\(number)") { try PolicyFile(file(other)) }
    }
    // The largest weights that are allowed, everywhere.
    var most = rest
    for offset in stride(from: blank + 1, to: rest.count - 3, by: 4) {
      let pattern = Float(offset % 3 == 0 ? -10_000 : 10_000).bitPattern
      for byte in 0..<4 { most[offset + byte] = UInt8(truncatingIfNeeded: pattern >> (8 * byte)) }
    }
    let bot = BotSettings(level: .expert).makeBot(try PolicyFile(file(most)).policies)
    var round = Round(deal: Deal(players: .four, seed: 1), dealer: PlayerCount.four.seats[0])
    while let turn = round.turn {
      let move = bot.choose(round.observation(for: turn), limits: Limits(playouts: 20), seed: 1)
      if !round.applyLegal(move) { break }
    }
    #expect(round.turn == nil)
  }

  @Test("it is read once, and not before somebody asks for it")
  func onceAndLate() throws {
    let reads = Mutex(0)
    let content = try bytes()
    let store = PolicyStore {
      reads.withLock { $0 += 1 }
      return content
    }
    #expect(reads.withLock { $0 } == 0)
    #expect(store.policies != nil)
    #expect(store.policies != nil)
    #expect(reads.withLock { $0 } == 1)
    #expect(PolicyStore { nil }.policies == nil)
  }
}
