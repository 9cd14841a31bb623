import MueGame
import Testing

@testable import MueStorage

@Suite("The day of a card room") struct RoomDayTests {
  private let room: TemporaryRoom
  private let eve: RoomPerson
  private let bob: RoomPerson
  private let day: Day
  private var database: RoomDatabase { room.database }

  init() throws {
    room = try TemporaryRoom()
    eve = try room.person("Eve")
    bob = try room.person("Bob")
    day = try #require(Day(text: "2026-11-29"))
  }

  /// A digest of 32 bytes that depends on every byte.
  private func digest(_ bytes: [UInt8]) -> [UInt8] {
    (0..<32).map { place in
      bytes.reduce(UInt8(place)) { ($0 &* 31) ^ $1 ^ ($0 >> 3) }
    }
  }

  @Test("the seed is the same for all in a room, another each day, and another in another room")
  func seeds() throws {
    let next = try #require(Day(text: "2026-11-30"))
    let other = try RoomDatabase(room.folder)
    let seed = try database.seed(of: day, digest: digest)
    #expect(try other.seed(of: day, digest: digest) == seed)
    #expect(try other.seed(of: next, digest: digest) != seed)
    let elsewhere = try TemporaryRoom()
    #expect(try elsewhere.database.seed(of: day, digest: digest) != seed)
    #expect(seed >> 32 != 0)
  }

  @Test("the seed is an HMAC: the inner digest has the date, the outer one the inner digest")
  func hmac() throws {
    try database.run("UPDATE secret SET bytes = ?", .text(String(repeating: "0b", count: 32)))
    var inputs: [[UInt8]] = []
    let seed = try database.seed(of: day) { bytes in
      inputs.append(bytes)
      return Array(UInt8(inputs.count)..<UInt8(inputs.count + 32))
    }
    let key = Array(repeating: 0x0b as UInt8, count: 32) + Array(repeating: 0, count: 32)
    #expect(inputs.count == 2)
    #expect(inputs.first == key.map { $0 ^ 0x36 } + Array("2026-11-29".utf8))
    #expect(inputs.last == key.map { $0 ^ 0x5C } + Array(1..<33))
    #expect(seed == 0x0203_0405_0607_0809)
    try database.run("DELETE FROM secret")
    #expect(throws: RoomFault.database(.damaged)) { try database.seed(of: day, digest: digest) }
  }

  @Test("a day is begun once and finished once, and its list is for those who have finished it")
  func once() throws {
    #expect(try database.begin(day, by: eve.id))
    #expect(try !database.begin(day, by: eve.id))
    #expect(throws: RoomFault.dayNotPlayed) { try database.results(of: day, seenBy: eve.id) }
    try database.finish(day, by: eve.id, points: 30, par: 40, hand: "a")
    #expect(throws: RoomFault.dayPlayed) {
      try database.finish(day, by: eve.id, points: 90, par: 40, hand: "b")
    }
    #expect(try !database.begin(day, by: eve.id))
    #expect(throws: RoomFault.dayNotPlayed) { try database.results(of: day, seenBy: bob.id) }
    _ = try database.begin(day, by: bob.id)
    #expect(try database.results(of: day, seenBy: eve.id).map(\.person) == [eve])
    try database.finish(day, by: bob.id, points: 20, par: 10, hand: "c")
    #expect(
      try database.results(of: day, seenBy: eve.id) == [
        RoomDayResult(person: bob, points: 20, par: 10, hand: "c"),
        RoomDayResult(person: eve, points: 30, par: 40, hand: "a"),
      ])
    #expect(throws: RoomFault.noPerson) { try database.begin(day, by: 99) }
    #expect(throws: RoomFault.noPerson) {
      try database.finish(day, by: 99, points: 0, par: 0, hand: "d")
    }
  }

  @Test("the progress of a day is that person's and that day's")
  func progress() throws {
    let next = try #require(Day(text: "2026-11-30"))
    #expect(try database.progress(of: day, by: eve.id) == .waiting)
    _ = try database.begin(day, by: eve.id)
    #expect(try database.progress(of: day, by: eve.id) == .begun)
    #expect(try database.progress(of: next, by: eve.id) == .waiting)
    #expect(try database.progress(of: day, by: bob.id) == .waiting)
    try database.finish(day, by: eve.id, points: -30, par: 40, hand: "a")
    #expect(try database.progress(of: day, by: eve.id) == .finished(points: -30, par: 40))
  }

  @Test("who has as many points above par as another comes after those who came earlier")
  func ties() throws {
    try database.finish(day, by: bob.id, points: 15, par: 5, hand: "a")
    try database.finish(day, by: eve.id, points: 30, par: 20, hand: "a")
    #expect(try database.results(of: day, seenBy: bob.id).map(\.person) == [eve, bob])
    #expect(try database.sums(through: day).map(\.person) == [eve, bob])
  }

  @Test("a month adds up its days to the last one asked for, and no other month's")
  func sums() throws {
    for (text, points) in [("2026-10-31", 1), ("2026-11-01", 10), ("2026-11-28", 20)] {
      let day = try #require(Day(text: text))
      try database.finish(day, by: eve.id, points: points, par: 5, hand: "a")
    }
    try database.finish(day, by: eve.id, points: 100, par: 5, hand: "a")
    try database.finish(day, by: bob.id, points: 50, par: 0, hand: "a")
    let before = try #require(Day(text: "2026-11-28"))
    #expect(
      try database.sums(through: before) == [
        RoomDaySum(person: eve, days: 2, points: 30, par: 10)
      ])
    #expect(
      try database.sums(through: day) == [
        RoomDaySum(person: eve, days: 3, points: 130, par: 15),
        RoomDaySum(person: bob, days: 1, points: 50, par: 0),
      ])
  }

  @Test("points are worked out anew from the hands; an unreadable one keeps its points")
  func rebuilding() throws {
    try database.finish(day, by: eve.id, points: 5, par: 3, hand: "one")
    try database.finish(day, by: bob.id, points: 7, par: 3, hand: "two")
    let rebuilt = try database.rebuildResults { $0 == "one" ? 9 : nil }
    #expect(rebuilt.results == 2 && rebuilt.changed == 1)
    #expect(try database.results(of: day, seenBy: eve.id).map(\.points) == [9, 7])
    #expect(try database.rebuildResults { _ in 7 }.changed == 1)
    #expect(try database.rebuildResults { _ in 7 }.changed == 0)
  }
}
