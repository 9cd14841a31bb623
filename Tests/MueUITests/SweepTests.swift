import CellGrid
import MueGame
import MueRules
import Testing

@testable import MueUI

@Suite("Drawing at every size") struct SweepTests {
  /// The longest possible names, so that text that must be cut is cut on purpose.
  static let names = [
    "Maximiliane-Ada", "Bartholomäus Bea", "Karl", "Dorothea Dorado", "Emil", "Friederike Fritz",
  ]

  static let sizes = [
    (48, 26), (48, 40), (57, 27), (63, 32), (64, 24), (80, 24), (111, 24), (112, 24), (140, 45),
    (200, 60), (250, 80), (100, 32), (48, 44), (52, 56),
  ].map { Size(width: $0.0, height: $0.1) }

  @Test(
    "nothing is cut and nothing overlaps, from the smallest window to the largest",
    arguments: Studio.languageCodes, PlayerCount.allCases)
  func sweep(code: String, players: PlayerCount) throws {
    let studio = try Studio()
    let rich = try studio.picture(code)
    let plain = try studio.picture(code, palette: .none, unicode: false)
    var faults: Set<String> = []
    for recorded in try RecordedStates.all(players, studio, code, names: Self.names) {
      for scene in recorded.scenes {
        var state = recorded.state
        state.scene = scene
        for (index, size) in Self.sizes.enumerated() {
          let picture = index % 3 == 1 ? plain : rich
          for fault in picture.draw(state, size: size).faults {
            faults.insert("\(recorded.name) \(scene) \(size.width)×\(size.height): \(fault)")
          }
        }
      }
    }
    #expect(faults.sorted() == [])
  }

  @Test("below the smallest size one line gives the required size, in any window")
  func tooSmall() throws {
    let studio = try Studio()
    let state = try studio.state(Positions.game(.five))
    for (width, height) in [(47, 60), (63, 25), (200, 23), (30, 10)] {
      let grid = try studio.picture().draw(state, size: Size(width: width, height: height))
      #expect(grid.text.contains("needs a window of"), "\(width)×\(height)")
      #expect(grid.faults.isEmpty)
    }
    for (width, height) in [(0, 0), (1, 1), (10, 2)] {
      let grid = try studio.picture().draw(state, size: Size(width: width, height: height))
      #expect(grid.size == Size(width: width, height: height))
    }
  }
}
