import CellGrid
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("A match against par on the screen") struct ParTests {
  /// A match of three hands at the end of one of them; `ahead` says by how much the person did better
  /// than par in each hand, as far as par is known.
  private func game(hands: Int = 3, ahead: [Int]) throws -> Game {
    var game = try Positions.game(.five, end: .hands(3))
    try Positions.play(&game, until: { $0.match.scores.count == hands })
    game.notes.pars = zip(game.match.scores, ahead).map { $0.score[game.personSeat] - $1 }
    return game
  }

  private func text(
    _ game: Game, isFinal: Bool = false, page: OpenPage = .table, progress: MotionProgress? = nil
  ) throws -> String {
    var state = try Studio().state(game)
    state.isFinalOrderShown = isFinal
    state.openPage = page
    state.moving = progress
    return try Studio().picture().frame(of: state, size: Size(width: 80, height: 40)).text
  }

  /// Reckoning, score sheet and final order, while par is known and awaited.
  func states() throws -> [(name: String, state: ScreenState)] {
    try [("known", [7, -4, 5]), ("awaited", [7, -4])].flatMap { name, ahead in
      let reckoning = try Studio().state(game(ahead: ahead))
      var (sheet, final) = (reckoning, reckoning)
      sheet.openPage = .sheet(row: 0)
      final.isFinalOrderShown = true
      return [
        ("par/reckoning-" + name, reckoning), ("par/sheet-" + name, sheet),
        ("par/final-" + name, final),
      ]
    }
  }

  @Test("after a hand the person's score stands beside par, and from the second hand on the sum")
  func reckoning() throws {
    let first = try game(hands: 1, ahead: [7])
    let own = first.match.scores[0].score[first.personSeat]
    let line = Phrase.handAgainstPar(
      score: own.withMinus, par: (own - 7).withMinus, difference: "+7")
    #expect(try text(first).contains(said(line)))
    #expect(try !text(first).contains(said(.sumAgainstPar(difference: ""))))
    let second = try text(game(hands: 2, ahead: [7, -9]))
    #expect(try second.contains(said(.sumAgainstPar(difference: "−2"))))
    let awaited = try game(hands: 1, ahead: [])
    #expect(try text(awaited).contains(said(.handParAwaited(score: own.withMinus))))
  }

  @Test("the title tells your total beside that of par, as soon as par of every hand is known")
  func title() throws {
    let game = try game(hands: 2, ahead: [7, -9])
    let own = game.match.totals[game.personSeat]
    func expect(_ game: Game, beside par: String) throws {
      let line = try text(game).split(separator: "\n").first ?? ""
      let title = try said(
        .titleWithScore(
          title: .titleOfHands(hand: 2, hands: 3), own: own.withMinus, name: said(.titlePar),
          best: par))
      #expect(line.contains(title + " "), "\(line)")
    }
    try expect(game, beside: (own + 2).withMinus)
    try expect(self.game(hands: 2, ahead: [7]), beside: "…")
  }

  @Test("the difference does not tell the score before it is counted")
  func counting() throws {
    let game = try game(hands: 1, ahead: [7])
    let counting = MotionProgress(.score, progress: 0.9)
    #expect(try !text(game, progress: counting).contains("par "))
  }

  @Test(
    "the differences win, lose or draw the match, whoever has the most points",
    arguments: [
      ([7, -4, 5], Phrase.wonAgainstPar(difference: "+8")),
      ([7, -4, -4], .lostAgainstPar(difference: "−1")), ([7, -3, -4], .levelWithPar),
      ([7, -4], .parWorkedOut),
    ])
  func outcome(ahead: [Int], heading: Phrase) throws {
    let shown = try text(game(ahead: ahead), isFinal: true)
    #expect(try shown.contains(said(heading)))
    for other: Phrase in [
      .wins(name: .you), .wins(name: .player(name: "")), .sharedVictory(names: ""),
    ] {
      #expect(try !shown.contains(said(other)))
    }
  }

  @Test("the score sheet tells every hand and the sum; exported, nobody is said to play")
  func sheet() throws {
    let game = try game(ahead: [7, -4])
    let sheet = try text(game, page: .sheet(row: 0))
    let sum = try said(.sumAgainstPar(difference: "+3"))
    #expect(sheet.contains(sum))
    let lines = try SheetText(game: game, day: nil, words: Studio().words("en"), isUnicode: true)
      .lines.joined(separator: "\n")
    for part in ["(+7)", "(−4)", "par …", sum] { #expect(lines.contains(part)) }
    #expect(try !lines.contains(said(.parWorkedOut)))
    let known = try SheetText(
      game: self.game(ahead: [7, -4, 5]), day: nil, words: Studio().words("en"), isUnicode: true)
    #expect(try known.lines.contains(said(.wonAgainstPar(difference: "+8"))))
  }

  @Test("in plain mode each hand is told once, and at the end the outcome")
  func plain() throws {
    var game = try game(ahead: [])
    let own = game.match.scores.map { $0.score[game.personSeat] }
    let words = try Studio().words("en")
    var talk = PlainTalk(
      view: game.view(for: game.personSeat), vocabulary: Vocabulary(words, english: words))
    func told(_ pars: [Int]) -> [Phrase] {
      game.notes.pars = pars
      return talk.tellPar(in: game.view(for: game.personSeat))
    }
    func line(_ hand: Int, _ difference: Int) -> Phrase {
      let score = own[hand - 1]
      return .plainLine(
        heading: .sheetHand(hand: hand),
        what: [
          .handAgainstPar(
            score: score.withMinus, par: (score - difference).withMinus,
            difference: difference.signed)
        ])
    }
    let won = Phrase.wonAgainstPar(difference: "+3")
    #expect(talk.opening(isNew: false).contains(.parWorkedOut))
    #expect(told([own[0] - 7]) == [line(1, 7)])
    #expect(told([own[0] - 7]) == [])
    #expect(told([own[0] - 7, own[1] + 4, own[2]]) == [line(2, -4), line(3, 0), won])
    // Opened again, it tells what is known.
    let again = talk.opening(isNew: false)
    #expect(again.contains(line(3, 0)) && again.contains(won))
    let sheet = talk.scoreSheet
    #expect(sheet.contains(.sumAgainstPar(difference: "+3")) && sheet.contains(line(2, -4)))
    #expect(sheet.contains(won))
  }
}
