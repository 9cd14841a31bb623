import MueRules
import Testing

@testable import MueBots

@Suite("The heuristics for the play")
struct HeuristicPlayTests {
  @Test("The partner's sure trick is not trumped over")
  func noOvertrumping() throws {
    var ending = try #require(Ending(["R9 Y0 G0", "B1 B2 B3", "R0 K2 K3", "Y1 Y2 Y3"], leader: 3))
    ending.play("Y3")
    ending = try #require(Ending(["Y9 G0 G1", "Y1 B2 B3", "R0 K2 K3", "Y2 Y3 Y4"]))
    ending.play("Y9 Y1")
    #expect(ending.choice != "R0")
    #expect(ending.blindChoice == ending.choice)
  }

  @Test("The partner's sure trick is fed with points")
  func feeding() throws {
    var ending = try #require(Ending(["R9 G0 G1", "Y1 B2 B3", "K1 K7 B1", "Y2 Y3 Y4"]))
    ending.play("R9 Y1")
    #expect(ending.choice == "K7")
  }

  @Test("The other side's sure trick gets no points")
  func starving() throws {
    var ending = try #require(Ending(["R9 G0 G1", "K1 K7 K6", "B4 B2 B1", "Y2 Y3 Y4"]))
    ending.play("R9")
    #expect(ending.choice == "K1")
  }

  @Test("No high card is spent on a trick that is lost")
  func keepingNines() throws {
    var ending = try #require(Ending(["R9 G0 G1", "K1 K9 B9", "B4 B2 B1", "K2 K3 Y4"]))
    ending.play("R9")
    #expect(ending.choice == "K1")
  }

  @Test("The last hand takes a trick with the lowest trump that does")
  func cheaply() throws {
    var ending = try #require(Ending(["Y7 G0 G1", "Y6 B2 B3", "Y5 K2 K3", "R9 R2 R5"]))
    ending.play("Y7 Y6 Y5")
    #expect(ending.choice == "R2")
  }

  @Test("An opponent takes the trick that sets the bidder, with its last high trump if it must")
  func setting() throws {
    var ending = try #require(
      Ending(["Y8 G0 G1 K0", "R9 B2 B3 B4", "Y5 K2 K3 K4", "Y4 Y2 Y3 G5"], level: 15))
    ending.play("Y8")
    #expect(ending.choice == "R9")
  }

  @Test("The Chief draws trumps while the others may hold some")
  func drawing() throws {
    let ending = try #require(
      Ending(["R9 R8 R7 G0", "R1 B2 B3 B4", "Y5 K2 K3 K4", "R2 Y2 Y3 G5"]))
    #expect(ending.choice?.first == "R")
  }

  @Test("Sure winners are cashed")
  func cashing() throws {
    let ending = try #require(Ending(["Y9 G0 G1", "Y1 B2 B3", "Y5 K2 K3", "Y2 Y3 G5"]))
    #expect(ending.choice == "Y9")
  }

  @Test("The same card is chosen whether or not the others' hands can be seen")
  func blindness() throws {
    var choices = 0
    try eachPlayout { start, observation in
      let move = HeuristicBot().choose(observation, limits: Limits(playouts: 0), seed: 0)
      let card = HeuristicPlay.card(&start.play, &start.memory)
      #expect(card.map(Move.play) == move)
      choices += 1
    }
    #expect(choices > 300)
  }

  @Test("Until the contract is decided, both sides need one point more together than are left")
  func decisivePoints() throws {
    var positions = 0
    try eachPlayout { start, _ in
      let heuristics = HeuristicPlay(&start.play, &start.memory)
      if heuristics.needed > 0 {
        let taken = PlayerCount.five.seats.reduce(0) { $0 + start.play.points[$1.index] }
        #expect(heuristics.needed + heuristics.feared == start.memory.allPoints - taken + 1)
        positions += 1
      }
    }
    #expect(positions > 100)
  }

  /// Looks at every position of the play of ten hands.
  private func eachPlayout(_ look: (inout Playout, Observation) -> Void) throws {
    for seed in 1...10 as ClosedRange<UInt64> {
      for (round, observation) in try Table(.five, of: HeuristicBot()).positions(seed: seed) {
        if var start = Playout(round) { look(&start, observation) }
      }
    }
  }
}
