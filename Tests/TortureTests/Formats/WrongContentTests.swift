import MueGame
import MueLink
import TestSupport
import Testing

@testable import MueApp
@testable import MueStorage

/// A checksum protects from a disk's faults, not from another program's.
@Suite("Files that are whole but hold something else") struct WrongContentTests {
  private let folder = InMemoryFolder()

  private func write(_ name: String, format: String) throws {
    try KeptFile(name, keepsPrevious: false, format: format, limit: 4096)
      .write(Array("{}".utf8), in: folder)
  }

  @Test("a seat is set aside, and the person reads so") func seat() throws {
    try write("seat", format: "mue-seat 1")
    #expect(SeatFile.faults(in: folder, path: "seats/1").map(\.name) == ["seats/1/seat"])
    let file = SeatFile(in: folder)
    #expect(file.seat == nil && file.isFree && file.notice != nil)
  }

  @Test("a guest's memory is lost, and the guest learns that") func memory() throws {
    try write("memory", format: "mue-memory 1")
    #expect(SeatFile.faults(in: folder, path: "seats/1").map(\.name) == ["seats/1/memory"])
    #expect(!SeatFile(in: folder).memories(at: "table").isWhole)
  }

  @Test("a table of friends is set aside") func table() throws {
    let game = try NewGamePlan().game(person: .nobody, usual: [], chance: 1)
    var keeper = GameKeeper(
      game, store: GameStore(state: InMemoryFolder(), games: folder), isNew: true,
      clock: SystemClock())
    keeper.begin()
    let store = try #require(keeper.store)
    try store.keepTable(Array("{}".utf8))
    let kept = try SavedTable.kept(in: store)
    #expect(kept.table == nil && kept.notice != nil)
  }
}
