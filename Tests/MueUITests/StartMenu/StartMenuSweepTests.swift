import CellGrid
import Testing

@testable import MueUI

@Suite("The start menu at every size") struct StartMenuSweepTests {
  @Test(
    "nothing is cut and nothing overlaps, from the smallest window to the largest",
    arguments: Studio.languageCodes)
  func sweep(code: String) throws {
    let rich = try Studio().picture(code)
    let plain = try Studio().picture(code, palette: .none, unicode: false)
    var faults: Set<String> = []
    for (name, state) in try StartMenuStates.all() {
      for size in SweepTests.sizes {
        for picture in [rich, plain] {
          var state = state
          picture.fit(&state, size: size)
          for fault in picture.draw(state, size: size).faults {
            faults.insert("\(name) \(size.width)×\(size.height): \(fault)")
          }
        }
      }
    }
    #expect(faults.sorted() == [])
  }
}
