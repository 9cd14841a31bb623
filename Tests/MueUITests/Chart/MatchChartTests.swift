import CellGrid
import MueData
import MueGame
import MueRules
import Testing

@testable import MueUI

@Suite("The chart of a match") struct MatchChartTests {
  private func rows(
    _ game: Game, palette: Abilities.Palette = .many, unicode: Bool = true
  ) throws -> [Row] {
    let picture = try Studio().picture(palette: palette, unicode: unicode)
    let pen = picture.pen(for: .init(width: 0, height: 0))
    return MatchChart(view: game.view(for: game.personSeat)).rows(pen, width: 40, height: 12)
  }

  private func texts(_ rows: [Row]) -> [String] {
    rows.map { $0.left + $0.parts.map(\.text).joined() }
  }

  @Test("there is no chart before the second hand is over")
  func oneHand() throws {
    for hands in 1...2 {
      var game = try Positions.game(.five, end: .hands(hands))
      try Positions.play(&game, until: { $0.match.isOver })
      #expect(try rows(game).isEmpty == (hands == 1))
    }
  }

  private func match() throws -> Game {
    var game = try Positions.game(.five, end: .hands(4), names: ["Ada", "Anna", "Al", "A", "B"])
    try Positions.play(&game, until: { $0.match.isOver })
    return game
  }

  @Test("every line has its name where it ends, from the highest total down, in its own colour")
  func names() throws {
    let game = try match()
    let rows = try rows(game).dropFirst()
    #expect(rows.allSatisfy { $0.left.columns + $0.parts.map(\.text.columns).reduce(0, +) == 40 })
    let ends = rows.compactMap(\.parts.last).filter { !$0.text.allSatisfy { $0 == " " } }
    let seats = game.match.players.seats.sorted { game.match.totals[$0] > game.match.totals[$1] }
    let names = seats.map { game.players[$0].name.text }
    #expect(ends.map { $0.text.filter { $0 != " " } } == names)
    #expect(ends.map(\.ink) == seats.map { .chartLine($0.index, isOnFelt: false) })
    let inks = Set(rows.flatMap { $0.parts.dropLast().map(\.ink) })
    #expect(inks == Set((0..<5).map { Ink.chartLine($0, isOnFelt: false) }))
  }

  @Test(
    "no two lines look the same where there are colours, and the person's own is bold",
    arguments: [Abilities.Palette.eight, .sixteen, .many, .direct], ["clear", "dark"])
  func colors(palette: Abilities.Palette, theme: String) throws {
    let look = try Appearance(
      theme: Studio().theme(theme), abilities: Abilities(palette: palette, unicode: true))
    for isOnFelt in [true, false] {
      let styles = (0..<6).map { look.style(.chartLine($0, isOnFelt: isOnFelt)) }
      #expect(Set(styles).count == 6)
      #expect(styles.indices.filter { styles[$0].attributes.contains(.bold) } == [0])
    }
  }

  @Test("without colours everybody has a letter of their own, and every line ends at it")
  func letters() throws {
    let rows = try texts(rows(match(), palette: .none))
    let names = ["A Ada", "N Anna", "L Al", "4 A", "B B"]
    #expect(
      names.allSatisfy { name in
        rows.map(\.withoutBlanksAtEnd).contains { $0.hasSuffix(" " + name) }
      })
    let ends = rows.dropFirst().map { $0.dropLast(7).suffix(5) }.joined()
    #expect("ANL4B".allSatisfy(ends.contains), "\(rows.joined(separator: "\n"))")
    #expect(try texts(self.rows(match())).allSatisfy { !$0.dropLast(7).contains("N") })
  }

  @Test("in ASCII it is drawn with dots")
  func ascii() throws {
    var game = try Positions.game(.five, end: .hands(4))
    try Positions.play(&game, until: { $0.match.isOver })
    let drawing = try texts(rows(game, palette: .none, unicode: false)).joined()
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
    canvas.line(from: (0, 0), to: (3, 3), number: 0)
    #expect(texts(canvas) == ["⠑⢄"])
    var plain = DotCanvas(columns: 3, rows: 3, isBraille: false)
    plain.line(from: (0, 2), to: (2, 0), number: 0)
    plain.mark("A", x: 2, y: 0, number: 0)
    plain.mark("B", x: 2, y: 0, number: 1)
    #expect(texts(plain) == [" BA", " . ", ".  "])
    #expect(plain.runs(row: 0).map(\.line) == [nil, 1, 0])
  }

  @Test("a bold line is two dots high, and takes its cells from earlier lines")
  func bold() {
    var canvas = DotCanvas(columns: 2, rows: 1, isBraille: true)
    canvas.line(from: (0, 3), to: (3, 3), number: 1)
    canvas.line(from: (0, 0), to: (1, 0), number: 0, isBold: true)
    #expect(canvas.runs(row: 0).map(\.text) == ["⠛", "⣀"])
    #expect(canvas.runs(row: 0).map(\.line) == [0, 1])
  }

  private func texts(_ canvas: DotCanvas) -> [String] {
    (0..<canvas.rows).map { canvas.runs(row: $0).map(\.text).joined() }
  }
}
