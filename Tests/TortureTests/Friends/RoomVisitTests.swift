import Foundation
import MueGame
import MueWords
import Platform
import TestSupport
import Testing

@testable import MueApp
@testable import MueStorage

@Suite("A visit to a card room") final class RoomVisitTests {
  private let path: String
  private let simulation: Simulation
  private let database: RoomDatabase
  private let visit: RoomVisit
  private let ada: RoomPerson
  /// Whether a new version has been installed.
  private final class Installation { var isNew = false }
  private let installation = Installation()

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "mue-\(UUID().uuidString)").path
    simulation = Simulation(seed: 1, owner: .person)
    let folder = RoomFolder(path: path)
    try folder.make()
    database = try RoomDatabase(folder)
    ada = try database.register(
      try #require(PlayerName("Ada")), key: "a", from: "here", at: 0)
    visit = RoomVisit(
      person: ada, database: try RoomDatabase(folder), folder: folder,
      process: try #require(ProcessIdentity.own), network: SimulatedNetwork(simulation, seed: 1),
      clock: simulation.clock, isOutdated: { [installation] in installation.isNew },
      openDayStore: { () throws(StoreError) in throw .noFolder })
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func news() -> [Phrase] {
    simulation.clock.advance(milliseconds: 6000)
    return visit.takeNews()
  }

  @Test("a new version of the program is reported once")
  func version() {
    #expect(news() == [])
    installation.isNew = true
    #expect(news() == [.roomNewVersion])
    #expect(news() == [])
  }

  @Test("ends when the host closes the name")
  func closed() throws {
    #expect(news() == [] && visit.dismissal == nil)
    try database.setClosed(true, person: ada.id)
    #expect(news() == [] && visit.dismissal == .roomNameClosed)
  }

  @Test("ends when the name is deleted elsewhere")
  func removed() throws {
    try database.removePerson(ada.id)
    #expect(news() == [] && visit.dismissal == .accessRemoved && !visit.isRemoved)
  }

  @Test("what a person may keep is what the host decides; another visit sees a change")
  func quota() throws {
    var settings = try database.settings()
    settings.gamesOfPerson = 0
    try database.set(settings)
    #expect(try visit.quota?.hasRoom(beside: 0) == false)
    settings.gamesOfPerson = 1
    try database.set(settings)
    #expect(try visit.quota?.hasRoom(beside: 0) == true)
    settings.megabytesOfPerson = 0
    try database.set(settings)
    #expect(try visit.quota?.hasRoom(beside: 0) == false)
  }
}
