import MueRules
import Testing

@testable import MueBots

@Suite("What counts near the end of a match")
struct UtilityTests {
  private let seats = PlayerCount.three.seats

  @Test("A hand counts for its score, and also far from the end")
  func score() {
    let far = Standing(totals: [0, 40, 10], end: .points(300), hands: 2)
    for utility in [Utility(seats[0], nil), Utility(seats[0], far)] {
      #expect(utility.outcome([30, 10, 0], isMade: true).value == 30 * 1024)
    }
  }

  @Test("Winning the match comes before scoring, and keeping another from it too")
  func winning() {
    let near = Standing(totals: [180, 195, 20], end: .points(200), hands: 7)
    let utility = Utility(seats[0], near)
    let wins = utility.outcome([25, 4, 0], isMade: true)
    let scoresMore = utility.outcome([40, 60, 0], isMade: true)
    let holdsUp = utility.outcome([5, 0, 31], isMade: false)
    #expect(wins.value > holdsUp.value)
    #expect(holdsUp.value > scoresMore.value)
    #expect(scoresMore.score == 40)
  }

  @Test(
    "Points count in a single hand and in a match against par, however near the end is",
    arguments: [
      (MatchRules.End.hands(1), false), (.hands(2), true), (.points(200), true),
    ])
  func points(of end: MatchRules.End, isAgainstPar: Bool) {
    let standing = Standing(
      totals: [190, 150, 20], end: end, hands: 0, isAgainstPar: isAgainstPar)
    #expect(!standing.isNearEnd)
    #expect(Utility(seats[0], standing).outcome([30, 50, 0], isMade: true).value == 30 * 1024)
    #expect(Utility(seats[0], standing).winners(with: [30, 50, 0]).isEmpty)
  }

  @Test("A gain in score is worth itself, near the end of a match what it helps to win")
  func worth() {
    #expect(Utility(seats[0], nil).worth(of: 5000) == 5000)
    let close = Standing(totals: [40, 40, 30], end: .hands(6), hands: 5)
    let decided = Standing(totals: [10, 200, 0], end: .hands(6), hands: 5)
    #expect(Utility(seats[0], close).worth(of: 1000) > 4000)
    #expect(Utility(seats[0], decided).worth(of: 102_400) == 100)
  }

  @Test("No points outweigh a tenth of a per cent of the chance to win")
  func points() {
    let last = Standing(totals: [10, 40, 0], end: .hands(6), hands: 5)
    let utility = Utility(seats[0], last)
    let loses = utility.outcome([0, 0, 0], isMade: false).value
    let wins = utility.outcome([31, 0, 0], isMade: false).value
    let scores = utility.outcome([150, 200, 0], isMade: false).value
    #expect(scores > loses)
    #expect(wins - loses > 1000 * (scores - loses))
  }

  @Test("Who wins with a hand is known when it ends the match, and only near the end")
  func winners() {
    let near = Utility(seats[0], Standing(totals: [180, 195, 20], end: .points(200), hands: 7))
    #expect(near.winners(with: [25, 4, 0]) == [seats[0]])
    #expect(near.winners(with: [15, 0, 0]).isEmpty)
    #expect(near.rival == seats[1] && near.target == 200)
    #expect(Utility(seats[0], nil).winners(with: [25, 4, 0]).isEmpty)
  }

  @Test("In the last of some hands only the best total counts")
  func lastHand() {
    let last = Standing(totals: [10, 40, 0], end: .hands(6), hands: 5)
    let utility = Utility(seats[0], last)
    #expect(
      utility.outcome([31, 0, 0], isMade: true).value
        > utility.outcome([60, 40, 0], isMade: true).value)
  }
}
