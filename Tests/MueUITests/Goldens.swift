import CellGrid
import Foundation
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

/// Pictures in text, compared with those on file.
@Suite("Pictures on file") struct Goldens {
  /// The languages and window sizes in which every page is on file.
  static let codes = Studio.languageCodes
  static let sizes = [(48, 32), (80, 24), (140, 45)].map { Size(width: $0.0, height: $0.1) }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  /// Compares a picture with its file; `make golden` redraws the files.
  static func compare(_ grid: Grid, _ name: String) throws { try compare(grid.text, name) }

  /// Compares a text with its file.
  static func compare(_ text: String, _ name: String) throws {
    let file = folder.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["MUE_RECORD_GOLDENS"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(text + "\n" == golden, "\(name)")
  }

  private func draw(
    _ state: ScreenState, _ code: String, _ width: Int, _ height: Int, unicode: Bool = true
  ) throws -> Grid {
    try Studio().picture(code, palette: unicode ? .many : .none, unicode: unicode)
      .draw(state, size: Size(width: width, height: height))
  }

  @Test("a trick without Unicode and without colour, in German at 80×24")
  func plain() throws {
    let game = try TableStates.playing(.five, tricks: 2)
    let grid = try draw(Studio().state(game, "de"), "de", 80, 24, unicode: false)
    #expect(grid.text.unicodeScalars.allSatisfy { $0.isASCII })
    try Self.compare(grid, "trick/de-80x24-ascii")
  }

  @Test("every page at the table, in every language and window size", arguments: codes, sizes)
  func everyPage(code: String, size: Size) throws {
    for (name, state) in try TableStates.all(code) {
      let grid = try draw(state, code, size.width, size.height)
      try Self.compare(grid, "\(name)/\(code)-\(size.width)x\(size.height)")
    }
  }
}
