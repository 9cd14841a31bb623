import MueTable
import Testing

@testable import MueLink

@Suite("Names at a linked table")
struct NameTests {
  private func names(_ sitting: Sitting) -> [String] {
    sitting.table.seats(at: sitting.now).map(\.player.name.text)
  }

  @Test("of two alike the later gets a number, whatever the letters' size")
  func alike() throws {
    let sitting = try Sitting()
    _ = sitting.comeIn(.code(seat: 1), "Ben")
    _ = sitting.comeIn(.code(seat: 2), "BEN")
    _ = sitting.comeIn(.code(seat: 3), "ben")
    #expect(names(sitting) == ["P0", "Ben", "BEN 2", "ben 3"])
  }

  @Test("nobody takes the host's name or a computer player's")
  func hosts() throws {
    let sitting = try Sitting(friends: 2)
    _ = sitting.comeIn(.code(seat: 1), "p0")
    _ = sitting.comeIn(.code(seat: 2), "P3")
    #expect(names(sitting) == ["P0", "p0 2", "P3 2", "P3"])
  }

  @Test("whoever has no name goes by that of the seat")
  func nameless() throws {
    let sitting = try Sitting()
    _ = sitting.comeIn(.code(seat: 1))
    #expect(names(sitting)[1] == "P1")
  }

  @Test(
    "the longest names get a number too",
    arguments: ["Maximiliana-Luise", "卡卡卡卡卡卡卡卡", "ab 卡卡卡卡卡卡", "abcdefghijklm卡"])
  func longest(_ name: String) throws {
    let sitting = try Sitting()
    for seat in 1...3 { _ = sitting.comeIn(.code(seat: seat), name) }
    let folded = Set(sitting.table.seats(at: sitting.now).map(\.player.name.folded))
    #expect(folded.count == 4, "\(names(sitting))")
  }
}
