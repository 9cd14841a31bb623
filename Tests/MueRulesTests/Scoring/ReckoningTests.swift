import Testing

@testable import MueRules

@Suite("The reckoning of a contract") struct ReckoningTests {
  /// Seat 0 is Chief; the partner, if any, is seat 2 and won 3 of the side's points.
  private func reckoning(
    _ players: PlayerCount, level: Int, trump text: String = "red", sidePoints: Int
  ) throws -> Reckoning {
    let alone = players == .three
    let contract = Contract(
      roles: Roles(chief: seat(0), vice: nil, level: level), viceTrump: nil,
      chiefTrump: try trump(text), partner: alone ? nil : seat(2))
    let share = alone ? 0 : min(3, sidePoints)
    var points = Array(repeating: 0, count: players.number)
    points[0] = sidePoints - share
    points[1] = Rules.classic[players].allPoints - sidePoints
    points[2] = share
    return Reckoning(rules: Rules.classic[players], contract: contract, points: points)
  }

  @Test("with exactly the target the contract is made, with one point less it is lost")
  func boundary() throws {
    for players in PlayerCount.allCases {
      for level in 1...Rules.classic[players].handSize {
        let target = Rules.classic[players].target(level: level)
        let made = try reckoning(players, level: level, sidePoints: target)
        #expect(made.isMade)
        #expect(made.target == target)
        #expect(made.sidePoints == target)
        let lost = try reckoning(players, level: level, sidePoints: target - 1)
        #expect(!lost.isMade)
        #expect(lost.missing == 1)
      }
    }
  }

  @Test("if it is made, Chief and partner each get the bonus and the others nothing")
  func made() throws {
    #expect(try reckoning(.four, level: 3, sidePoints: 34).bonus == [30, 0, 30, 0])
    #expect(try reckoning(.five, level: 3, trump: "7", sidePoints: 30).bonus == [40, 0, 40, 0, 0])
    #expect(
      try reckoning(.six, level: 3, trump: "5", sidePoints: 28).bonus == [50, 0, 50, 0, 0, 0])
    #expect(try reckoning(.six, level: 9, trump: "none", sidePoints: 52).bonus[0] == 100)
  }

  @Test("points beyond the target earn no more")
  func beyond() throws {
    let just = try reckoning(.four, level: 2, sidePoints: 32)
    let all = try reckoning(.four, level: 2, sidePoints: 60)
    #expect(just.bonus == all.bonus)
  }

  @Test(
    "if it is lost, k is the number of cards laid minus the highest level reached",
    arguments: [
      (PlayerCount.four, 5, 37, 1), (.four, 5, 36, 1), (.four, 5, 35, 2), (.four, 5, 34, 2),
      (.four, 5, 33, 3), (.four, 5, 31, 4), (.four, 5, 30, 4), (.four, 5, 29, 5),
      (.four, 5, 0, 5),  // 0 if not even level 1
      (.four, 1, 29, 1), (.five, 4, 32, 1), (.five, 4, 29, 2), (.five, 4, 26, 3),
      (.five, 4, 23, 4), (.six, 10, 55, 1), (.six, 10, 19, 10), (.three, 12, 33, 1),
      (.three, 12, 11, 12), (.three, 3, 13, 2),
    ])
  func ladder(players: PlayerCount, level: Int, sidePoints: Int, missing: Int) throws {
    let reckoning = try reckoning(players, level: level, sidePoints: sidePoints)
    #expect(reckoning.missing == missing)
    #expect(reckoning.bonus[0] == -10 * missing)
    let opponents = players.seats.filter { !reckoning.contract.isChiefSide($0) }
    #expect(opponents.allSatisfy { reckoning.bonus[$0] == 5 * missing })
    if Rules.classic[players].hasPartners { #expect(reckoning.bonus[2] == 0) }
  }

  @Test("with three players the Chief's own points count, and both others get 5 k")
  func threePlayers() throws {
    #expect(try reckoning(.three, level: 4, sidePoints: 18).bonus == [40, 0, 0])
    #expect(try reckoning(.three, level: 4, trump: "none", sidePoints: 36).bonus == [70, 0, 0])
    #expect(try reckoning(.three, level: 4, sidePoints: 15).bonus == [-20, 10, 10])
  }

  @Test("everyone scores the points they won, Chief's side or not, made or lost")
  func pointsKept() throws {
    let reckoning = try reckoning(.four, level: 5, sidePoints: 20)
    let score = RoundScore(
      result: .played(reckoning), points: [17, 40, 3, 0], bonus: reckoning.bonus)
    #expect(score.score == [17 - 50, 40 + 25, 3, 25])
  }
}
