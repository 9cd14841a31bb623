import CellGrid
import Foundation
import Testing

/// Texts compared with those on file.
@Suite("Pictures on file") struct Goldens {
  /// The screens that narrow and wide windows lay out in other ways.
  private static let samples = [
    "auction", "trick", "reckoning", "sheet", "replay", "document", "startMenu/start",
    "startMenu/shelf", "startMenu/hall",
  ]
  /// The screens that are drawn in another way in ASCII.
  private static let plainSamples = ["trick", "final"]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")
  private static let isRecording =
    ProcessInfo.processInfo.environment["MUE_RECORD_GOLDENS"] != nil

  /// The text on file; nil if there is none.
  static func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appending(path: name + ".txt"), encoding: .utf8)
  }

  /// Compares a text with its file; `make golden` writes the files anew.
  static func compare(_ text: String, _ name: String) throws {
    let text = text + "\n"
    if isRecording {
      let file = folder.appending(path: name + ".txt")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let changes = changes(from: Self.text(name) ?? "", to: text)
    #expect(changes.isEmpty, "\(name).txt\n\(changes.joined(separator: "\n"))")
  }

  /// The lines of one text alone with `-` and those of another alone with `+`, by their numbers.
  private static func changes(from old: String, to new: String) -> [String] {
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let changes = lines(new).difference(from: lines(old)).map { change in
      switch change {
      case .remove(let row, let line, _): (row: row, text: "\(row + 1) -\(line)")
      case .insert(let row, let line, _): (row: row, text: "\(row + 1) +\(line)")
      }
    }
    return changes.sorted { $0.row < $1.row }.map(\.text)
  }

  /// The pictures by their names: each screen in English, at the usual size; the samples in narrow
  /// and in wide windows or in ASCII, each in the next of the other languages, so that a sentence
  /// is in few pictures.
  private static func pictures() throws -> [String: String] {
    let studio = try Studio()
    let screens = Dictionary(uniqueKeysWithValues: try Screens.all())
    let others = Studio.languageCodes.filter { $0 != "en" }
    var pictures: [String: String] = [:]
    func draw(
      _ name: String, _ kind: String = "", _ code: String = "en", _ width: Int = 80,
      _ height: Int = 24, unicode: Bool = true
    ) throws {
      let view = try studio.picture(code, palette: unicode ? .many : .none, unicode: unicode)
      let grid = try #require(screens[name]).draw(
        view, studio.words(code), Size(width: width, height: height))
      pictures[kind.isEmpty ? name : "\(name)-\(kind)-\(code)"] = grid.text
    }
    for name in screens.keys { try draw(name) }
    for (index, name) in samples.enumerated() {
      try draw(name, "narrow", others[2 * index % others.count], 48, 32)
      try draw(name, "wide", others[(2 * index + 1) % others.count], 140, 45)
    }
    for (index, name) in plainSamples.enumerated() {
      try draw(name, "ascii", others[index % others.count], unicode: false)
    }
    return pictures
  }

  @Test("every screen is drawn as on file, some in other languages, at other sizes, in ASCII")
  func screens() throws {
    for (name, text) in try Self.pictures().sorted(by: { $0.key < $1.key }) {
      #expect(!name.contains("-ascii-") || text.allSatisfy(\.isASCII), "\(name)")
      try Self.compare(text, name)
    }
  }

  @Test("no file is kept that is compared with nothing")
  func unread() throws {
    let names = try Self.pictures().keys + ["sheet-text"] + PlainGoldens.names
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    let unread = Set(files.filter { $0.hasSuffix(".txt") }).subtracting(names.map { $0 + ".txt" })
    if Self.isRecording {
      for file in unread {
        try FileManager.default.removeItem(at: Self.folder.appending(path: file))
      }
    } else {
      #expect(unread.sorted() == [])
    }
  }
}
