import Testing

@testable import MueRules

/// Deals of pinned seeds, which must never change: records of games contain seeds and moves.
///
/// They were checked against a shuffle written from the description alone.
@Suite("A seed deals the same cards for ever") struct DealGoldenTests {
  struct Pinned: Sendable, CustomTestStringConvertible {
    let players: PlayerCount
    let seed: UInt64
    let hands: String
    var testDescription: String { "\(players), seed \(seed)" }
  }

  @Test("one line for each seat, from seat 0", arguments: small + large)
  func pinned(golden: Pinned) {
    let deal = Deal(players: golden.players, seed: golden.seed)
    #expect(deal.texts.joined(separator: "\n") == golden.hands)
  }

  static let small = [
    Pinned(
      players: .three, seed: 0,
      hands: """
        R1 R1 R6 R7 R9 Y3 Y4 Y7 B2 B3 B4 B7
        R3 R7 Y0 Y1 Y1 Y5 Y7 Y9 B0 B1 B8 B9
        R0 R2 R4 R5 R8 Y2 Y6 Y8 B1 B5 B6 B7
        """),
    Pinned(
      players: .three, seed: 1,
      hands: """
        R0 R1 R3 R4 R7 R9 Y1 Y4 B2 B4 B5 B9
        R1 R2 R5 R7 Y0 Y3 Y5 Y6 Y8 B0 B1 B6
        R6 R8 Y1 Y2 Y7 Y7 Y9 B1 B3 B7 B7 B8
        """),
    Pinned(
      players: .three, seed: 1995,
      hands: """
        R1 R5 R6 R8 Y0 Y3 Y6 Y7 B5 B7 B7 B9
        R3 R4 R7 R7 Y1 Y2 Y7 Y9 B0 B1 B6 B8
        R0 R1 R2 R9 Y1 Y4 Y5 Y8 B1 B2 B3 B4
        """),
    Pinned(
      players: .four, seed: 0,
      hands: """
        R1 R2 R3 R6 R9 Y1 Y2 Y3 Y4 Y8 G7 B1 B5 K1 K1
        R0 R5 R8 G0 G2 G4 G5 B0 B6 B7 B8 K4 K5 K7 K7
        R7 Y1 Y7 Y7 Y9 G3 G6 G8 G9 B2 B4 B7 B9 K2 K9
        R1 R4 R7 Y0 Y5 Y6 G1 G1 G7 B1 B3 K0 K3 K6 K8
        """),
    Pinned(
      players: .four, seed: 1,
      hands: """
        R0 R4 R7 R7 Y0 Y2 Y3 Y6 G6 B1 B2 B5 B7 K7 K8
        R5 R9 Y1 Y8 G1 G7 B1 B8 K0 K1 K2 K3 K4 K5 K9
        R1 R1 R2 R3 R6 R8 Y4 Y5 Y9 G3 G5 G8 G9 B0 B6
        Y1 Y7 Y7 G0 G1 G2 G4 G7 B3 B4 B7 B9 K1 K6 K7
        """),
    Pinned(
      players: .four, seed: 1995,
      hands: """
        R2 R6 Y0 Y1 Y9 G2 G3 G6 G9 B1 B2 B7 B7 K3 K4
        R1 R1 Y1 Y2 Y3 Y6 G0 G4 G7 G7 B3 B8 K6 K7 K7
        R7 R7 R8 R9 Y5 Y7 Y8 G1 G8 B0 B1 B4 B5 K5 K8
        R0 R3 R4 R5 Y4 Y7 G1 G5 B6 B9 K0 K1 K1 K2 K9
        """),
  ]

  static let large = [
    Pinned(
      players: .five, seed: 0,
      hands: """
        R1 R3 R6 R9 Y2 Y3 Y4 G7 B1 B5 K1 K1
        R2 Y1 Y8 G0 G2 G4 B0 B7 B8 K4 K5 K7
        R0 R5 R8 Y1 Y7 G3 G5 G6 B2 B4 B6 K7
        R7 Y7 Y9 G1 G7 G8 G9 B7 B9 K2 K8 K9
        R1 R4 R7 Y0 Y5 Y6 G1 B1 B3 K0 K3 K6
        """),
    Pinned(
      players: .five, seed: 1,
      hands: """
        R0 R4 R7 R7 Y2 Y3 G6 B1 B5 B7 K7 K8
        Y0 Y6 Y8 G1 G7 B1 B2 B8 K1 K2 K4 K5
        R1 R5 R8 R9 Y1 Y4 Y9 G5 G8 K0 K3 K9
        R1 R2 R3 R6 Y5 Y7 G3 G9 B0 B6 K1 K6
        Y1 Y7 G0 G1 G2 G4 G7 B3 B4 B7 B9 K7
        """),
    Pinned(
      players: .five, seed: 1995,
      hands: """
        R2 R6 Y0 Y9 G2 G3 G6 G9 B1 B2 B7 K4
        R1 Y1 Y2 G0 G4 G7 G7 B3 B7 K3 K6 K7
        R1 R7 Y1 Y3 Y6 Y7 Y8 G1 B0 B5 B8 K7
        R5 R7 R8 R9 Y4 Y5 G8 B1 B4 K0 K5 K8
        R0 R3 R4 Y7 G1 G5 B6 B9 K1 K1 K2 K9
        """),
    Pinned(
      players: .six, seed: 0,
      hands: """
        R1 R3 R6 R9 Y4 G7 B1 B5 K1 K1
        R2 Y1 Y2 Y3 Y8 G0 G2 B0 B8 K5
        R0 R5 R8 G4 G5 B6 B7 K4 K7 K7
        Y1 Y7 G3 G6 G9 B2 B4 B9 K2 K9
        R7 Y6 Y7 Y9 G1 G7 G8 B1 B7 K8
        R1 R4 R7 Y0 Y5 G1 B3 K0 K3 K6
        """),
    Pinned(
      players: .six, seed: 1,
      hands: """
        R0 R4 R7 R7 Y2 G6 B1 B7 K7 K8
        Y0 Y3 Y6 G1 G7 B1 B2 B5 K1 K4
        R5 R9 Y1 Y8 B8 K0 K2 K3 K5 K9
        R1 R1 R2 R3 R8 Y4 Y5 Y9 G5 G8
        R6 Y7 Y7 G3 G4 G9 B0 B6 K1 K6
        Y1 G0 G1 G2 G7 B3 B4 B7 B9 K7
        """),
    Pinned(
      players: .six, seed: 1995,
      hands: """
        R2 R6 Y0 Y9 G2 G3 G6 G9 B1 B7
        R1 Y1 Y2 G4 G7 B2 B7 K3 K4 K7
        R1 Y1 Y3 Y6 G0 G7 B3 B8 K6 K7
        R7 R7 R8 Y7 Y8 G1 G8 B0 B4 B5
        R4 R5 R9 Y4 Y5 B1 B6 K0 K5 K8
        R0 R3 Y7 G1 G5 B9 K1 K1 K2 K9
        """),
  ]
}
