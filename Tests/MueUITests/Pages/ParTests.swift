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
    _ game: Game, isFinal: Bool = false, scene: Scene = .table, progress: MotionProgress? = nil
  ) throws -> String {
    var state = try Studio().state(game)
    state.isFinalOrderShown = isFinal
    state.scene = scene
    state.moving = progress
    return try Studio().picture().draw(state, size: Size(width: 80, height: 40)).text
  }

  /// Reckoning, score sheet and final order, while par is known and awaited.
  func states() throws -> [(name: String, state: ScreenState)] {
    try [("known", [7, -4, 5]), ("awaited", [7, -4])].flatMap { name, ahead in
      let reckoning = try Studio().state(game(ahead: ahead))
      var (sheet, final) = (reckoning, reckoning)
      sheet.scene = .sheet(row: 0)
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
    let line = "you \(own.withMinus), par \((own - 7).withMinus) (+7)"
    #expect(try text(first).contains(line))
    #expect(try !text(first).contains("in all"))
    #expect(try text(game(hands: 2, ahead: [7, -9])).contains("−2 against par in all"))
    let awaited = try game(hands: 1, ahead: [])
    #expect(try text(awaited).contains("you \(own.withMinus), par …"))
  }

  @Test("the title tells your total beside that of par, as soon as par of every hand is known")
  func title() throws {
    let game = try game(hands: 2, ahead: [7, -9])
    let own = game.match.totals[game.personSeat]
    func firstLine(_ game: Game) throws -> String {
      try text(game).split(separator: "\n").first.map(String.init) ?? ""
    }
    let known = " · you \(own.withMinus), par \((own + 2).withMinus) "
    let title = try firstLine(game)
    #expect(title.contains(known), "\(title)")
    let awaited = try self.game(hands: 2, ahead: [7])
    #expect(try firstLine(awaited).contains(" · you \(own.withMinus), par … "))
  }

  @Test("the difference does not tell the score before it is counted")
  func counting() throws {
    let game = try game(hands: 1, ahead: [7])
    let counting = MotionProgress(.score, progress: 0.9)
    #expect(try !text(game, progress: counting).contains("par"))
  }

  @Test(
    "the differences win, lose or draw the match, whoever has the most points",
    arguments: [
      ([7, -4, 5], "You win against par: +8"), ([7, -4, -4], "You lose against par: −1"),
      ([7, -3, -4], "You draw with par."), ([7, -4], "An expert is playing in your seat…"),
    ])
  func outcome(ahead: [Int], heading: String) throws {
    let shown = try text(game(ahead: ahead), isFinal: true)
    #expect(shown.contains(heading))
    for other in ["the match", "shared victory"] { #expect(!shown.contains(other)) }
  }

  @Test("the score sheet tells every hand and the sum; exported, nobody is said to play")
  func sheet() throws {
    let game = try game(ahead: [7, -4])
    let sheet = try text(game, scene: .sheet(row: 0))
    #expect(sheet.contains("+3 against par in all"))
    let lines = try SheetText(game: game, day: nil, words: Studio().words("en"), isUnicode: true)
      .lines.joined(separator: "\n")
    for part in ["(+7)", "(−4)", "par …", "+3 against par in all"] { #expect(lines.contains(part)) }
    #expect(!lines.contains("An expert is playing"))
    let known = try SheetText(
      game: self.game(ahead: [7, -4, 5]), day: nil, words: Studio().words("en"), isUnicode: true)
    #expect(known.lines.contains("You win against par: +8"))
  }

  @Test("in plain mode each hand is told once, and at the end the outcome")
  func plain() throws {
    var game = try game(ahead: [])
    let own = game.match.scores.map { $0.score[game.personSeat] }
    let words = try Studio().words("en")
    var talk = PlainTalk(
      view: game.view(for: game.personSeat), vocabulary: Vocabulary(words, english: words))
    func told(_ pars: [Int]) -> [String] {
      game.notes.pars = pars
      return talk.tellPar(in: game.view(for: game.personSeat)).map { words($0) }
    }
    #expect(talk.opening(isNew: false).contains(.parWorkedOut))
    #expect(
      told([own[0] - 7]) == ["Hand 1: you \(own[0].withMinus), par \((own[0] - 7).withMinus) (+7)."]
    )
    #expect(told([own[0] - 7]) == [])
    let rest = told([own[0] - 7, own[1] + 4, own[2]])
    #expect(rest.count == 3 && rest[0].hasPrefix("Hand 2: ") && rest[1].hasSuffix("(0)."))
    #expect(rest[2] == "You win against par: +3")
    // Opened again, it tells what is known.
    let again = talk.opening(isNew: false).map { words($0) }
    #expect(again.contains { $0.hasPrefix("Hand 3: ") } && again.contains(rest[2]))
    let sheet = talk.scoreSheet.map { words($0) }
    #expect(sheet.contains("+3 against par in all") && sheet.contains(rest[0]))
    #expect(sheet.contains("You win against par: +3"))
  }
}
