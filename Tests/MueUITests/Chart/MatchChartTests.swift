import MueGame
import MueRules
import Testing

@testable import MueUI

@Suite("The chart of a match") struct MatchChartTests {
  private func rows(_ game: Game, unicode: Bool = true) throws -> [String] {
    let picture = try Studio().picture(unicode: unicode)
    let pen = picture.pen(for: .init(width: 0, height: 0))
    return MatchChart(view: game.view(for: game.personSeat)).rows(pen, width: 40, height: 12)
      .map(\.left)
  }

  @Test("everybody has a letter of their own, and every line ends at it")
  func letters() throws {
    var game = try Positions.game(.five, end: .hands(4), names: ["Ada", "Anna", "Al", "A", "B"])
    try Positions.play(&game, until: { $0.match.isOver })
    let rows = try rows(game)
    #expect(rows.last == "A Ada  N Anna  L Al  4 A  B B")
    let ends = rows.dropFirst().dropLast().map { $0.suffix(5) }.joined()
    #expect("ANL4B".allSatisfy(ends.contains), "\(rows.joined(separator: "\n"))")
  }

  @Test("in ASCII it is drawn with dots")
  func ascii() throws {
    var game = try Positions.game(.five, end: .hands(4))
    try Positions.play(&game, until: { $0.match.isOver })
    let drawing = try rows(game, unicode: false).joined()
    #expect(drawing.allSatisfy { $0.isASCII || $0 == "−" })
    #expect(drawing.contains("..."))
  }

  @Test("before the first hand is finished there is nothing to draw")
  func empty() throws {
    #expect(try rows(Positions.game(.five)).isEmpty)
  }
}

@Suite("A drawing of dots") struct DotCanvasTests {
  @Test("a line goes from corner to corner")
  func line() {
    var canvas = DotCanvas(columns: 2, rows: 1, isBraille: true)
    canvas.line(from: (0, 0), to: (3, 3))
    #expect(canvas.lines == ["⠑⢄"])
    var plain = DotCanvas(columns: 3, rows: 3, isBraille: false)
    plain.line(from: (0, 2), to: (2, 0))
    plain.mark("A", x: 2, y: 0)
    plain.mark("B", x: 2, y: 0)
    #expect(plain.lines == [" BA", " . ", ".  "])
  }
}
