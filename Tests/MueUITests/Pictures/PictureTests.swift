import CellGrid
import Foundation
import Testing

@testable import MueUI

/// The pictures in the README and in `docs`, compared with what the program draws; `make pictures` redraws them.
@Suite("The pictures in README and docs") struct PictureTests {
  private static let size = Size(width: 118, height: 40)
  private static let small = Size(width: 80, height: 24)
  private static let folder = Studio.checkout.appending(path: "docs/pictures")
  private let session: Session
  private let picture: ScreenView
  private let look: Appearance

  init() throws {
    session = try Session()
    picture = try Studio().picture(palette: .direct)
    look = Appearance(
      theme: try Studio().theme("clear"), abilities: Abilities(palette: .direct, unicode: true))
  }

  private func compare(_ grid: Grid, _ name: String) throws {
    try compare(svg: look.drawing(of: grid).svg, name)
  }

  private func compare(svg: String, _ name: String) throws {
    let file = Self.folder.appending(path: name + ".svg")
    if ProcessInfo.processInfo.environment["MUE_RECORD_PICTURES"] != nil {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(svg == kept, "\(name) is stale: make pictures")
  }

  private func compare(_ state: ScreenState, _ name: String) throws {
    try compare(picture.frame(of: state, size: Self.size), name)
  }

  @Test("show what the program draws now")
  func current() throws {
    try compare(picture.frame(of: session.start(), size: Self.size), "start")
    try compare(session.lesson(), "lesson")
    try compare(session.auction(), "auction")
    try compare(session.play(), "play")
    try compare(session.hint(), "hint")
    try compare(session.reckoning(), "reckoning")
    try compare(session.finalOrder(), "final")
    try compare(session.replay(), "replay")
    let friends = PeopleStates.people(isGathering: true)
    try compare(picture.frame(of: PageStack(gathering: friends), size: Self.size), "friends")
    let phone = Size(width: 48, height: 40)
    try compare(picture.frame(of: session.hint(), size: phone), "phone")
  }

  @Test("show each theme as the program draws it now")
  func themes() throws {
    let drawings = try ThemeTests.names.map { try drawing(theme: $0, Self.small) }
    try compare(svg: try #require(ContactSheet(drawings: drawings).svg), "themes")
    try compare(svg: try drawing(theme: "traditional", Self.small), "traditional")
  }

  /// The trick of `play` in a theme.
  private func drawing(theme: String, _ size: Size) throws -> String {
    let look = Appearance(
      theme: try Studio().theme(theme), abilities: Abilities(palette: .direct, unicode: true))
    let grid = try Studio().picture(theme: theme, palette: .direct)
      .frame(of: session.play(), size: size)
    return look.drawing(of: grid).svg
  }

  @Test("move as the program draws a hand now, in a small file")
  func moving() throws {
    let frames = try session.hand().map { state, milliseconds in
      MovingPicture.Frame(
        drawing: look.drawing(of: picture.frame(of: state, size: Self.size)),
        milliseconds: milliseconds)
    }
    #expect((12...25).contains(frames.count))
    let svg = MovingPicture(frames: frames).svg
    #expect(svg.utf8.count < 400_000)
    try compare(svg: svg, "hand")
  }

  @Test("each is shown once in the README, a page of docs or the figures, and no other picture is")
  func shown() throws {
    let files = FileManager.default
    let docs = Studio.checkout.appending(path: "docs")
    let pages = try files.contentsOfDirectory(atPath: docs.path).filter { $0.hasSuffix(".md") }
    let text = try
      (["README.md", "Sources/MueBots/FIGURES.md"].map { Studio.checkout.appending(path: $0) }
      + pages.map { docs.appending(path: $0) })
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let shown = text.matches(of: /pictures\/([a-z]+\.svg)\)/).map { String($0.1) }
    let kept = try files.contentsOfDirectory(atPath: Self.folder.path)
    #expect(shown.sorted() == kept.filter { $0.hasSuffix(".svg") }.sorted())
  }
}
