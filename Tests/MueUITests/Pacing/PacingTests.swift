import CellGrid
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("Pacing") struct PacingTests {
  private let move = Move.pass

  private func at(_ milliseconds: Int) -> Duration { .milliseconds(milliseconds) }

  @Test("at first nothing is pending, and the loop need not check again")
  func beginning() {
    let pacing = Pacing()
    #expect(pacing.isDue(at: .zero))
    #expect(!pacing.isResting)
    #expect(pacing.isMoveUnasked)
    #expect(pacing.nextLook(isWaiting: true) == nil)
  }

  @Test("a move that is ready is returned once, when the pause is over")
  func movesOnce() {
    var pacing = Pacing()
    pacing.rest(milliseconds: 700, from: at(100))
    pacing.awaitMove()
    #expect(pacing.isMoveAwaited && !pacing.isMoveUnasked)
    #expect(pacing.takeMove(at: at(900)) == nil)
    pacing.decide(move)
    #expect(pacing.hasMove && !pacing.isMoveAwaited)
    #expect(pacing.nextLook(isWaiting: true) == at(800))
    #expect(pacing.nextLook(isWaiting: false) == nil)
    #expect(pacing.millisecondsLeft(at: at(799)) == 1)
    #expect(pacing.millisecondsLeft(at: at(900)) == 0)
    #expect(pacing.takeMove(at: at(799)) == nil)
    #expect(pacing.takeMove(at: at(800)) == move)
    #expect(pacing.takeMove(at: at(801)) == nil)
    #expect(pacing.isMoveUnasked)
  }

  @Test("a pause without a time lasts until a key ends it")
  func untilKey() {
    var pacing = Pacing()
    pacing.rest(milliseconds: nil, from: .zero)
    #expect(pacing.millisecondsLeft(at: .zero) == 0)
    pacing.decide(move)
    #expect(pacing.takeMove(at: .seconds(1000)) == nil)
    #expect(pacing.releasesTrick(at: .seconds(1000)) == false)
    #expect(pacing.nextLook(isWaiting: true) == nil)
    pacing.endRest()
    // The move is due now.
    #expect(pacing.nextLook(isWaiting: true) == .zero)
    #expect(pacing.takeMove(at: .seconds(1000)) == move)
  }

  @Test("while only a key can go on, the loop need not check again for a move that took its time")
  func untilKeyAfterThinking() {
    var pacing = Pacing()
    pacing.rest(milliseconds: nil, from: .zero)
    pacing.awaitMove(until: at(250))
    pacing.decide(move)
    #expect(pacing.nextLook(isWaiting: true) == nil)
    pacing.endRest()
    #expect(pacing.nextLook(isWaiting: true) == at(250))
  }

  @Test(
    "a move that is thought about is wanted until it is forgotten; one that is ready can be dropped"
  )
  func forgetting() {
    var pacing = Pacing()
    pacing.awaitMove()
    pacing.dropMove()
    #expect(pacing.isMoveAwaited)
    pacing.decide(move)
    pacing.dropMove()
    #expect(pacing.isMoveUnasked)
    pacing.awaitMove()
    pacing.forgetMove()
    #expect(pacing.isMoveUnasked)
  }

  @Test("a move that was not to be chosen is shown no sooner than a chosen one")
  func forced() {
    var pacing = Pacing()
    pacing.rest(milliseconds: 100, from: .zero)
    for thinking in [2, 250] {
      pacing.awaitMove(until: at(250))
      #expect(pacing.takeMove(at: at(thinking)) == nil)
      pacing.decide(move)
      #expect(pacing.nextLook(isWaiting: true) == at(250))
      #expect(pacing.takeMove(at: at(249)) == nil)
      #expect(pacing.takeMove(at: at(250)) == move)
    }
    // A person's only card has no such time.
    pacing.decide(move)
    #expect(pacing.takeMove(at: at(251)) == move)
  }

  @Test("a finished trick is taken when its pause is over, and the next one has a pause of its own")
  func trick() {
    var pacing = Pacing()
    pacing.rest(milliseconds: 2500, from: .zero)
    #expect(pacing.isResting)
    #expect(pacing.releasesTrick(at: at(2499)) == false)
    #expect(pacing.releasesTrick(at: at(2500)) == true)
    #expect(!pacing.isResting && pacing.isDue(at: at(2500)))
  }

  @Test("the key pressed for a trick that has just been taken does nothing else, and only that key")
  func lateKey() throws {
    let state = try Studio().state(Positions.following())
    func released() -> Pacing {
      var pacing = Pacing()
      #expect(pacing.releasesTrick(at: .zero) == true)
      return pacing
    }
    var pacing = Pacing()
    #expect(pacing.isLate(.command(.confirm), in: state) == false)
    pacing = released()
    #expect(pacing.nextLook(isWaiting: false) == at(250))
    #expect(pacing.isLate(.command(.confirm), in: state) == true)
    #expect(pacing.isLate(.command(.confirm), in: state) == false)
    // Another key has an effect, and so does any key after it.
    pacing = released()
    #expect(pacing.isLate(.command(.previous), in: state) == false)
    #expect(pacing.isLate(.command(.confirm), in: state) == false)
    // On a page nothing is late.
    pacing = released()
    var page = state
    page.openPage = .menu(.goOn)
    #expect(pacing.isLate(.command(.confirm), in: page) == false)
  }

  @Test("a key is late until some time has passed and the loop has checked again")
  func lateUntilLook() throws {
    let state = try Studio().state(Positions.following())
    var pacing = Pacing()
    #expect(pacing.releasesTrick(at: .zero) == true)
    pacing.look(at: at(249))
    // The loop was busy: the key has been waiting since then.
    var held = pacing
    #expect(held.isLate(.command(.confirm), in: state) == true)
    pacing.look(at: at(250))
    #expect(pacing.isLate(.command(.confirm), in: state) == false)
    #expect(pacing.nextLook(isWaiting: false) == nil)
  }

  @Test("nothing that appears by itself is answered by what was pressed before it was seen")
  func pressedAhead() throws {
    let studio = try Studio()
    let (picture, size) = (try studio.picture(), Size(width: 80, height: 24))
    let over = try studio.state(Positions.game(.five, where: { $0.match.round.score != nil }))
    var held = over
    held.holdTrick()
    var game = try Positions.game(.five)
    for _ in 1...4 { try game.apply(.pass) }
    let before = try studio.state(game)
    try game.apply(.pass)
    let passed = try studio.state(game)
    var alone = try studio.state(Positions.following())
    alone.people = PeopleStates.people(isGathering: false)
    var asked = alone
    asked.people?.undoAskedBy = PlayerName("Ben")
    let keys = KeyCommand.allCases.flatMap(\.keys)
    for (old, new) in [(held, over), (before, passed), (alone, asked)] {
      #expect(new.isUnread(since: old) && !new.isUnread(since: new))
      var answers = 0
      let click = Key.mouse(Mouse(.press, at: Position(x: 40, y: 8)))
      for key in keys + [click] {
        var (ahead, later, pacing) = (new, new, Pacing())
        pacing.showUnread(at: .zero)
        let effects = picture.answer(key, in: &ahead, &pacing, size: size)?.effects ?? []
        #expect(!effects.contains(where: isAnswer), "\(key)")
        #expect(ahead.people?.undoAskedBy == new.people?.undoAskedBy)
        pacing.look(at: at(300))
        let now = picture.answer(key, in: &later, &pacing, size: size)?.effects ?? []
        answers += now.contains(where: isAnswer) ? 1 : 0
      }
      #expect(answers > 1)
    }
    #expect(!before.isUnread(since: before))
  }

  private func isAnswer(_ effect: Effect) -> Bool {
    switch effect {
    case .dealNextHand, .newGame, .consent: true
    default: false
    }
  }

  @Test("keys pressed ahead of a card to read do not close it, but lead away")
  func unread() throws {
    var state = try Studio().state(Positions.following())
    state.lay(LessonCard(heading: .practiceRight, text: [.practiceNothing]))
    var pacing = Pacing()
    #expect(pacing.isLate(.command(.confirm), in: state) == false)
    pacing.showUnread(at: .zero)
    #expect(pacing.nextLook(isWaiting: false) == at(300))
    for _ in 1...3 { #expect(pacing.isLate(.command(.confirm), in: state) == true) }
    #expect(pacing.isLate(.command(.next), in: state) == true)
    #expect(pacing.isLate(.command(.leave), in: state) == false)
    #expect(pacing.isLate(.command(.menu), in: state) == false)
    pacing.look(at: at(299))
    #expect(pacing.isLate(.command(.confirm), in: state) == true)
    pacing.look(at: at(300))
    #expect(pacing.isLate(.command(.confirm), in: state) == false)
    #expect(pacing.nextLook(isWaiting: false) == nil)
  }
}
