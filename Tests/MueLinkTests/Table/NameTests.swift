import MueGame
import Testing

@testable import MueLink

@Suite("Names at a linked table")
struct NameTests {
  private func names(_ driver: TableDriver) -> [String] {
    driver.table.seats(at: driver.now).map(\.player.name.text)
  }

  @Test("of two equal names the later one gets a number, regardless of case")
  func alike() throws {
    let driver = try TableDriver()
    _ = driver.comeIn(.code(seat: 1), "Ben")
    _ = driver.comeIn(.code(seat: 2), "BEN")
    _ = driver.comeIn(.code(seat: 3), "ben")
    #expect(names(driver) == ["P0", "Ben", "BEN 2", "ben 3"])
  }

  @Test("nobody takes the host's name or a computer player's")
  func hosts() throws {
    let driver = try TableDriver(friends: 2)
    _ = driver.comeIn(.code(seat: 1), "p0")
    _ = driver.comeIn(.code(seat: 2), "P3")
    #expect(names(driver) == ["P0", "p0 2", "P3 2", "P3"])
  }

  @Test("a guest without a name gets that of the seat")
  func nameless() throws {
    let driver = try TableDriver()
    _ = driver.comeIn(.code(seat: 1))
    #expect(names(driver)[1] == "P1")
  }

  @Test(
    "the longest names get a number too",
    arguments: ["Maximiliana-Luise", "卡卡卡卡卡卡卡卡", "ab 卡卡卡卡卡卡", "abcdefghijklm卡"])
  func longest(_ name: String) throws {
    let driver = try TableDriver()
    for seat in 1...3 { _ = driver.comeIn(.code(seat: seat), name) }
    let skeletons = Set(driver.table.seats(at: driver.now).map(\.player.name.skeleton))
    #expect(skeletons.count == 4, "\(names(driver))")
  }
}
