import Foundation
import MueRules
import Testing

@testable import MueApp

/// Values that the options of `mue new` do not accept, in case they arrive all the same.
@Suite("A game that is not offered") struct NewGameArgumentsTests {
  @Test("is refused before anything is opened or saved")
  func refused() throws {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL.path
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let context = try #require(
      AppContext(
        environment: ["MUE_DATA": checkout, "HOME": home, "LANG": "C.UTF-8"], arguments: []))
    var wish = NewGameArguments()
    wish.end = .hands(0)
    let table = TableCommand(context: context, speed: nil)
    #expect(table.new(wish) == .failed)
    #expect(!FileManager.default.fileExists(atPath: home))
  }
}
