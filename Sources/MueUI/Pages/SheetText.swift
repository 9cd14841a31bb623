import CellGrid
import MueGame
import MueRules
import MueWords

/// A whole match as lines of text: who played for what, every hand, the totals as a chart.
public struct SheetText {
  private let game: Game
  private let day: Day?
  private let look: Appearance
  private let pen: Pen

  /// The widest line, in columns.
  public static let width = 60
  private static let chartHeight = 16

  /// The text of a game in a language; `day` is when it was begun.
  public init(game: Game, day: Day?, words: Words, isUnicode: Bool) {
    self.game = game
    self.day = day
    look = Appearance(theme: .plain, abilities: Abilities(palette: .none, unicode: isUnicode))
    pen = Pen(grid: Grid(Size(width: 0, height: 0)), look: look, words: words)
  }

  /// The lines, without their ends.
  public var lines: [String] {
    let view = game.view(for: game.personSeat)
    let sheet = ScoreSheet(view: view, dealNumber: game.match.seed, isOldestFirst: true)
      .rows(pen, width: Self.width)
    let chart = MatchChart(view: view).rows(pen, width: Self.width, height: Self.chartHeight)
    let parts = [heading(view), seats, [Row(left: legend)] + sheet, chart].filter { !$0.isEmpty }
    return parts.joined(separator: [Row.blank]).map { $0.text(width: Self.width, look) }
  }

  /// What the match is called and how it stands; when it was begun and how long it was played.
  private func heading(_ view: GameObservation) -> [Row] {
    let summary = game.summary
    let title = summary.notes.title.map { look.shown($0.text) } ?? pen.text(.startTitle)
    let story = [Narration(view).victory, summary.story(pen)].compactMap(\.self).map(pen.text)
    let time = pen.text(.played(summary.notes.secondsPlayed))
    return ([title] + story).flatMap { $0.wrapped(to: Self.width) }.map { Row(left: $0) }
      + [Row(left: day?.text ?? "", columns: [Row.Column(text: time, fromRight: 0)])]
  }

  /// Everybody, with who decides for them.
  private var seats: [Row] {
    game.players.map { player in
      let agent = Phrase.settings(of: player.agent).map(pen.text).joined(separator: ", ")
      return Row(
        left: look.shown(player.name.text), columns: [Row.Column(text: agent, fromRight: 0)])
    }
  }

  /// What the signs before the names mean.
  private var legend: String {
    let signs: [(Character, Phrase)] = [
      (pen.glyphs.chief, .chief), (pen.glyphs.vice, .vice), (pen.glyphs.partner, .partner),
    ]
    return signs.map { "\($0) \(pen.text($1))" }.joined(separator: "   ")
  }
}
