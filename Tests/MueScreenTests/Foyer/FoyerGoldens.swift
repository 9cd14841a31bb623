import CellGrid
import MueTable
import Testing

@testable import MueScreen

/// Pictures of the foyer's pages, compared with those on file.
@Suite("Pictures of the foyer on file") struct FoyerGoldens {
  static let places = [("en", 80, 24), ("de", 48, 32), ("pt", 140, 45), ("es", 80, 24)]

  @Test("every page, in each language and size", arguments: places)
  func pages(code: String, width: Int, height: Int) throws {
    let size = Size(width: width, height: height)
    for (name, state) in try FoyerStates.all() {
      var state = state
      let picture = try Studio().picture(code)
      picture.fit(&state, size: size)
      try Goldens.compare(
        picture.draw(state, size: size), "foyer/\(name)-\(code)-\(width)x\(height)")
    }
  }
}
