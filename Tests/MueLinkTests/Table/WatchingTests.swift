import MueRules
import MueTable
import Testing

@testable import MueLink

@Suite("Watching a linked table")
struct WatchingTests {
  @Test("whoever watches sees what is face up and nothing else")
  func faceUp() throws {
    let sitting = try Sitting()
    try sitting.begin()
    try sitting.goOn(toCards: 5)
    let watcher = sitting.watch()
    let heard = sitting.heard(watcher)
    let welcome = try #require(heard.first?.welcome)
    #expect(welcome.isWatching && welcome.token == nil && welcome.seat == sitting.table.hostSeat)
    guard case .view(let view, _) = heard.last else {
      Issue.record("no view")
      return
    }
    let faceUp = try #require(sitting.game?.match.round.faceUp)
    #expect(view.observation == Observation(watching: faceUp, from: sitting.table.hostSeat))
    #expect(view.line.contains(#""watch":0"#) && !view.line.contains(#""seat":"#))
    #expect(view.line.contains(#""deal":[null,null,null,null]"#) && !view.line.contains("ask"))
  }

  @Test("whoever watches is told every move, and the hand when it is over")
  func moves() throws {
    let sitting = try Sitting()
    let watcher = sitting.watch()
    var guest = GuestTable(at: sitting.now, digest: Chance.digest, random: sitting.chance.bytes)
    try sitting.begin()
    try sitting.finishHand()
    for line in sitting.lines(watcher) { guest.receive(line, at: sitting.now) }
    let round = try #require(sitting.game?.match.round)
    #expect(guest.observation?.faceUp == round.faceUp)
    #expect(guest.opened.first?.record.round == round)
    #expect(guest.position == sitting.table.position && !guest.isAsked)
    #expect(guest.view?.scores.count == 1)
  }

  @Test("as many may watch as the host allows")
  func most() throws {
    let sitting = try Sitting(watchers: 2)
    let (first, _) = (sitting.watch(), sitting.watch())
    let third = sitting.watch()
    #expect(sitting.heard(third) == [.refused(.full)] && sitting.table.watcherCount == 2)
    sitting.say(.leave, first)
    #expect(sitting.closed.contains(first) && sitting.table.watcherCount == 1)
    #expect(sitting.heard(sitting.watch()).first?.welcome != nil)
  }

  @Test("whoever watches decides, says and delays nothing")
  func mute() throws {
    let sitting = try Sitting()
    let (one, watcher) = (sitting.sit(1), sitting.watch())
    try sitting.begin()
    try sitting.goOn(toTurnOf: 1)
    let messages: [GuestMessage] = [
      sitting.answer(), .say(.phrase(.hello)), .undo, .consent(true), .ready(hand: 1),
      .commit(hand: 2, sitting.chance.bytes()), .reveal(hand: 2, sitting.chance.bytes()),
      .hello(Hello(name: PlayerName("Eve"))),
    ]
    for message in messages { sitting.say(message, watcher) }
    #expect(sitting.heardNews().isEmpty)
    #expect(sitting.lines(one).isEmpty)
    // Nobody asks whoever watches for leave, or for bytes.
    sitting.table.wishUndo()
    sitting.say(.consent(true), one)
    #expect(sitting.heardNews().contains { if case .takeBack = $0 { true } else { false } })
  }
}
