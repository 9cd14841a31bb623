import CellGrid
import MueRules
import MueWords
import Testing

@testable import MueUI

/// Draws screens in a language at every size, with and without Unicode, in every palette.
struct Sweep {
  /// The faults of the screens drawn so far.
  private(set) var faults: Set<String> = []
  private let words: Words
  /// A view in each theme; in each language a theme has another palette.
  private let rich: [ScreenView]
  private let plain: ScreenView
  /// Which of the two draws the first size: a size is drawn with Unicode in one language, without in the next.
  private let turn: Int

  init(_ code: String) throws {
    let studio = try Studio()
    words = try studio.words(code)
    let turn = Studio.languageCodes.firstIndex(of: code) ?? 0
    self.turn = turn
    let palettes: [Abilities.Palette] = [.direct, .many, .sixteen, .eight]
    rich = try Studio.themeNames.enumerated().map { index, theme in
      try studio.picture(code, theme: theme, palette: palettes[(index + turn) % palettes.count])
    }
    plain = try studio.picture(code, palette: .none, unicode: false)
  }

  /// Draws a screen at one of `count` sizes each; screens of other numbers, and other languages, are
  /// drawn at others.
  ///
  /// With an odd `count` both views of a language meet each screen.
  mutating func draw(_ screen: Screen, _ name: String, number: Int = 0, oneOf count: Int = 1) {
    for (index, size) in SweepTests.sizes.enumerated() where (index + number + turn) % count == 0 {
      let view = (turn + index) % 2 == 0 ? rich[index % rich.count] : plain
      for fault in screen.draw(view, words, size).faults {
        faults.insert("\(name) \(words.code) \(size.width)×\(size.height): \(fault)")
      }
    }
  }
}

@Suite("Drawing at every size") struct SweepTests {
  /// The longest possible names, so that text that must be cut is cut on purpose.
  static let names = [
    "Maximiliane-Ada", "Bartholomäus Bea", "Karl", "Dorothea Dorado", "Emil", "Friederike Fritz",
  ]

  static let sizes = [
    (48, 16), (64, 17), (48, 20), (90, 23), (48, 26), (48, 32), (48, 40), (57, 27), (63, 32),
    (64, 24), (80, 24), (111, 24), (112, 24),
    (140, 45), (200, 60), (250, 80), (100, 32), (48, 44), (52, 56), (94, 83),
  ].map { Size(width: $0.0, height: $0.1) }

  @Test(
    "nothing is cut and nothing overlaps, from the smallest window to the largest",
    arguments: Studio.languageCodes)
  func screens(code: String) throws {
    var sweep = try Sweep(code)
    // In German, whose sentences are the longest, at all sizes.
    let count = code == "de" ? 1 : 5
    for (number, (name, screen)) in try Screens.all().enumerated() {
      sweep.draw(screen, name, number: number, oneOf: count)
    }
    #expect(sweep.faults.sorted() == [])
  }

  @Test("nor does it during whole matches", arguments: PlayerCount.allCases)
  func matches(players: PlayerCount) throws {
    var sweeps = try Studio.languageCodes.map { try Sweep($0) }
    for (index, recorded) in try RecordedStates.all(players).enumerated() {
      // With every number of players each state is drawn in another language, and each state at other sizes.
      let turn = (index + players.number) % sweeps.count
      for page in recorded.pages {
        var state = recorded.state
        state.openPage = page
        sweeps[turn].draw(.table(state), "\(recorded.name) \(page)", number: index, oneOf: 9)
      }
    }
    #expect(sweeps.flatMap(\.faults).sorted() == [])
  }

  @Test(
    "below the smallest size a text gives the required size, that of the window, and what helps")
  func tooSmall() throws {
    let studio = try Studio()
    let state = try studio.state(Positions.game(.five))
    let words = try studio.words("en")
    for (width, height) in [(47, 60), (63, 15), (200, 15), (30, 10)] {
      let size = Size(width: width, height: height)
      let grid = try studio.picture().frame(of: state, size: size)
      let least = ScreenView.leastSize(for: size)
      let told = words(
        .windowTooSmall(
          leastColumns: least.width, leastRows: least.height, columns: width, rows: height)
      ).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let text = grid.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains(told), "\(width)×\(height)")
      #expect(told.contains("\(width) × \(height)") && told.contains("mue --plain"))
      #expect(grid.faults.isEmpty)
    }
    for (width, height) in [(0, 0), (1, 1), (10, 2)] {
      let grid = try studio.picture().frame(of: state, size: Size(width: width, height: height))
      #expect(grid.size == Size(width: width, height: height))
    }
  }
}
