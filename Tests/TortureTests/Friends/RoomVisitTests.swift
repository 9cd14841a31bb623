import Foundation
import MueGame
import MueLink
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
  /// Where the room's service would listen.
  private let service: JoinedNetwork
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
    service = try JoinedNetwork(seed: 1)
    visit = RoomVisit(
      person: ada, database: try RoomDatabase(folder), folder: folder,
      process: try #require(ProcessIdentity.own), network: service,
      clock: simulation.clock, isOutdated: { [installation] in installation.isNew },
      openDayStore: { () throws(StoreError) in throw .noFolder })
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func wait(_ time: Duration) {
    simulation.clock.advance(milliseconds: Int(time / .milliseconds(1)))
  }

  private func news() -> [Phrase] {
    wait(.seconds(6))
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

  /// The tables that the service is asked for from now on; it starts none, and closes connections
  /// before or after it reads a line.
  private func requests(isReading: Bool) -> [Int] {
    var tables: [Int] = []
    for event in service.takeEvents() {
      switch event {
      case .joined(let peer, _): if !isReading { service.close(peer) }
      case .line(let peer, let line):
        if let table = RoomService.table(line) { tables.append(table) }
        service.close(peer)
      default: break
      }
    }
    return tables
  }

  @Test("asks for a table again each second until it is there")
  func opening() throws {
    let table = try database.openTable(NewGamePlan(), access: .everybody, by: ada.id, at: 0).id
    visit.goTo(table: table, isWatching: false)
    #expect(requests(isReading: false) == [])
    for _ in 0..<3 {
      for _ in 0..<2 { #expect(visit.takeTable() == nil) }
      #expect(requests(isReading: true) == [])
      wait(RoomVisit.askingRest)
      for _ in 0..<2 { #expect(visit.takeTable() == nil) }
      #expect(requests(isReading: true) == [table])
    }
    try database.note(
      RoomTable.Status(process: ProcessIdentity.own, stage: .gathering), ofTable: table)
    guard case .open? = visit.takeTable() else {
      Issue.record("the table is there")
      return
    }
    #expect(!visit.isWaiting)
  }

  @Test("says after a minute that a table cannot be opened")
  func openingFails() throws {
    let table = try database.openTable(NewGamePlan(), access: .everybody, by: ada.id, at: 0).id
    visit.goTo(table: table, isWatching: false)
    wait(RoomVisit.openingPatience - RoomVisit.askingRest)
    #expect(visit.takeTable() == nil && visit.isWaiting)
    wait(RoomVisit.askingRest)
    guard case .failed? = visit.takeTable() else {
      Issue.record("nothing came")
      return
    }
    #expect(!visit.isWaiting && visit.takeTable() == nil)
  }
}
