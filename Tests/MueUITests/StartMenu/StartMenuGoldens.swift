import CellGrid
import MueGame
import Testing

@testable import MueUI

/// Pictures of the start menu's pages, compared with those on file.
@Suite("Pictures of the start menu on file") struct StartMenuGoldens {
  @Test("every page, in every language and size", arguments: Goldens.codes, Goldens.sizes)
  func pages(code: String, size: Size) throws {
    for (name, state) in try StartMenuStates.all() {
      var state = state
      let picture = try Studio().picture(code)
      picture.fit(&state, size: size)
      try Goldens.compare(
        picture.draw(state, size: size), "startMenu/\(name)/\(code)-\(size.width)x\(size.height)")
    }
  }
}
