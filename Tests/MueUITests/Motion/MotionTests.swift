import CellGrid
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("Animations on the table") struct MotionTests {
  /// A game at the first card played after a number of tricks.
  private func game(_ players: PlayerCount, tricks: Int) throws -> Game {
    var game = try Positions.game(players, names: SweepTests.names)
    try Positions.play(&game) { game in
      let publicState = game.match.round.publicState
      return publicState.tricks.count == tricks + 1 && publicState.currentTrick?.cards.count == 2
    }
    return game
  }

  /// Makes one deterministic move and shows it.
  private func step(_ game: inout Game, _ state: inout ScreenState) throws {
    let turn = game.match.round.turn
    let legal = try #require(game.match.round.legalMoves)
    let move = Positions.steady(game, legal)
    try game.apply(move)
    state.show(game.view(for: game.personSeat), after: move, by: turn)
  }

  @Test("each card played moves to the trick, each trick to its winner")
  func motions() throws {
    var game = try game(.five, tricks: 1)
    var state = try Studio().state(game)
    for _ in 0..<3 {
      let (before, turn) = (state, try #require(game.match.round.turn))
      try step(&game, &state)
      #expect(state.motion(since: before) == .card(turn))
      #expect(state.motion(since: state) == nil)
    }
    #expect(state.isTrickHeld)
    let held = state
    state.releaseTrick()
    let trick = try #require(held.view.observation.publicState.tricks.last)
    #expect(state.motion(since: held) == .trick(trick))
    try step(&game, &state)
    #expect(state.motion(since: held) == .trick(trick))
  }

  @Test(
    "the bar of the Chief's points grows on the way of a trick to its winner, at once where nothing moves"
  )
  func bar() throws {
    let game = try Positions.game(.five) { game in
      let publicState = game.match.round.publicState
      guard let contract = publicState.contract, publicState.currentTrick == nil else {
        return false
      }
      return publicState.tricks.last.map { $0.points > 3 && contract.isChiefSide($0.winner) }
        ?? false
    }
    var state = try Studio().state(game)
    let pen = try Studio().picture().pen(for: Size(width: 200, height: 60))
    func filled() throws -> (gold: Int, coming: Int) {
      let panel = HandPanel(view: state.view, shareTaken: state.shareTaken)
      let bar = try #require(
        panel.rows(pen, width: 36, height: 50).first {
          $0.parts.first?.text.contains("▄") == true || $0.parts.count == 3
        })
      return (bar.parts[0].text.count, bar.parts[1].text.count)
    }
    let whole = try filled()
    #expect(whole.gold > 0 && whole.coming == 0)
    state.holdTrick()
    let held = try filled()
    #expect(held.gold < whole.gold && held.gold + held.coming == whole.gold)
    var still = state
    still.preferences.animation = .reduced
    #expect(still.shareTaken == 1)
    state.releaseTrick()
    let trick = try #require(state.view.observation.publicState.tricks.last)
    state.moving = MotionProgress(.trick(trick), progress: 0.5)
    let moving = try filled()
    #expect(moving.gold > held.gold && moving.gold < whole.gold)
    #expect(moving.gold + moving.coming == whole.gold)
  }

  @Test("a new hand is dealt, once")
  func deal() throws {
    var game = try Positions.game(.five)
    var state = try Studio().state(game)
    #expect(state.firstMotion == .deal)
    let before = state
    try step(&game, &state)
    #expect(state.motion(since: before) == nil)
    #expect(state.firstMotion == nil)
    let late = state
    state.open(before.view)
    #expect(state.motion(since: late) == .deal)
  }

  @Test(
    "nothing moves at the fastest speed, over a slow connection, if switched off, or behind a page")
  func still() throws {
    var game = try game(.five, tricks: 1)
    let before = try Studio().state(game)
    var after = before
    try step(&game, &after)
    func isStill(_ change: (inout ScreenState) -> Void) -> Bool {
      var state = after
      change(&state)
      return state.motion(since: before) == nil
    }
    #expect(!isStill { _ in })
    for change in Self.stillness { #expect(isStill(change)) }
  }

  /// What leaves everything but the deal still.
  private static let stillness: [@Sendable (inout ScreenState) -> Void] = [
    { $0.preferences.speed = .fastest }, { $0.preferences.slowLine = true },
    { $0.preferences.animation = .off }, { $0.preferences.animation = .reduced },
    { $0.openPage = .menu(.goOn) },
  ]

  /// The table just before the last trick of a hand is taken, and the score after it.
  private func end() throws -> (held: ScreenState, score: ScreenState) {
    let game = try Positions.game(.five, where: { $0.match.round.score != nil })
    let score = try Studio().state(game)
    var held = score
    held.holdTrick()
    return (held, score)
  }

  /// The score of the last hand of a match, and the final order after it.
  private func matchEnd(
    _ players: PlayerCount = .five
  ) throws -> (score: ScreenState, order: ScreenState) {
    let score = try Studio().state(Positions.game(players, where: { $0.match.isOver }))
    var order = score
    order.isFinalOrderShown = true
    return (score, order)
  }

  @Test("the score of a hand is counted up, and the final order appears, once")
  func ending() throws {
    let (held, score) = try end()
    #expect(held.isTrickHeld)
    #expect(score.motion(since: held) == .score)
    #expect(score.motion(since: score) == nil)
    var claimed = held
    claimed.releaseTrick()
    let begun = try Studio().state(Positions.game(.five))
    #expect(claimed.motion(since: begun) == .score)
    let (last, order) = try matchEnd()
    #expect(order.motion(since: last) == .finalOrder)
    #expect(order.motion(since: order) == nil)
    #expect(last.motion(since: order) == nil)
    for state in [score, order] {
      #expect(state.firstMotion == nil)
      for change in Self.stillness {
        var state = state
        change(&state)
        #expect(state.motion(since: held) == nil)
        #expect(state.motion(since: last) == nil)
      }
    }
  }

  @Test("the tricks are counted one by one before the bonus and the verdict, the totals with them")
  func counting() throws {
    var state = try end().score
    let score = try #require(state.view.observation.publicState.score)
    let picture = try Studio().picture()
    func text(_ progress: Double) -> String {
      state.moving = MotionProgress(.score, progress: progress)
      return picture.frame(of: state, size: Size(width: 80, height: 24)).text
    }
    let whole = text(1)
    state.moving = nil
    #expect(picture.frame(of: state, size: Size(width: 80, height: 24)).text == whole)
    let name = state.view.players[state.view.seat].name.text
    func numbers(_ text: String) -> [Int] {
      text.split(separator: "\n").last { $0.contains(name) }.map {
        $0.replacing("−", with: "-").split(separator: " ").compactMap { Int($0) }
      } ?? []
    }
    let seat = state.view.seat
    let before = state.view.totals[seat] - score.score[seat]
    #expect(numbers(text(0)) == [0, before])
    let points = score.points[seat]
    #expect(numbers(text(0.699)) == [points, before + points])
    #expect(numbers(text(1)) == [points, score.bonus[seat], state.view.totals[seat]])
    let verdict = try Studio().words("en")(Narration(state.view).headline(of: score))
    #expect(whole.contains(verdict))
    #expect(!text(0.6).contains(verdict) && text(0.8).contains(verdict))
  }

  @Test("with each trick the bar grows by its points; at the end it is whole on both sides")
  func tricks() throws {
    for players in PlayerCount.allCases {
      let state = try Studio().state(
        Positions.game(players, where: { $0.match.round.score != nil }))
      let publicState = state.view.observation.publicState
      let contract = try #require(publicState.contract)
      let score = try #require(publicState.score)
      guard case .played(let reckoning) = score.result else { throw NoContract() }
      let count = publicState.tricks.count
      var counted: Set<Int> = []
      for step in 0...400 {
        let shown = ScoreCount(progress: Double(step) / 400, steps: count).stepsCounted
        if !counted.insert(shown).inserted { continue }
        let tricks = publicState.tricks.prefix(shown)
        func points(ofChief isChief: Bool) -> Int {
          tricks.reduce(0) {
            $0 + (contract.isChiefSide($1.winner) == isChief ? $1.points : 0)
          }
        }
        let all = state.view.rules.handRules.allPoints
        // As many columns as points.
        let cells = ContractBar(
          target: reckoning.target, points: points(ofChief: true), others: points(ofChief: false),
          all: all
        ).cells(width: all)
        let open = cells.count { $0 == .ground }
        #expect(abs(open - (all - points(ofChief: true) - points(ofChief: false))) <= 1)
        if shown == count {
          let isBroken = !reckoning.isMade && reckoning.sidePoints > 0
          #expect(cells.contains(.broken) == isBroken)
          #expect(cells.contains(.filled(.bonus)) == (!isBroken && reckoning.sidePoints > 0))
        }
      }
      #expect(counted == Set(0...count))
    }
  }

  private struct NoContract: Error {}

  @Test("the key that ends the count shows its end; the next one goes on")
  func firstKey() throws {
    var state = try end().score
    state.moving = MotionProgress(.score, progress: 0.3)
    let picture = try Studio().picture()
    var pacing = Pacing()
    func effects(_ key: Key) -> [Effect]? {
      picture.answer(key, in: &state, &pacing, size: Size(width: 80, height: 24))?.effects
    }
    #expect(effects(.enter) == [])
    #expect(state.moving == nil)
    #expect(effects(.character(" ")) == [.dealNextHand])
  }

  @Test("an éclat counts its cards; where nobody lays a card the verdict is shown at once")
  func eclat() {
    #expect(ScoreCount(progress: 0, steps: 0).isDecided)
    #expect(ScoreCount(progress: 0.5, steps: 0).bonus(of: -20) == -10)
    let count = ScoreCount(progress: 0.35, steps: 8)
    #expect(!count.isDecided && count.stepsCounted == 4 && count.bonus(of: -20) == 0)
  }

  @Test("the final order appears from the last place to the first, then the winner is named")
  func order() throws {
    var state = try matchEnd().order
    let picture = try Studio().picture()
    func text(_ progress: Double?) -> String {
      state.moving = progress.map { MotionProgress(.finalOrder, progress: $0) }
      return picture.frame(of: state, size: Size(width: 80, height: 40)).text
    }
    let narration = Narration(state.view)
    let lines = narration.order.map { seat in
      "\(narration.place(of: seat)). \(state.view.players[seat].name.text)"
    }
    let victory = try Studio().words("en")(try #require(narration.victory))
    for step in 0...5 {
      let text = text((Double(step) + 0.5) / 6)
      #expect(lines.map(text.contains) == (0..<5).map { $0 >= 4 - step }, "\(step)")
      #expect(text.contains(victory) == (step == 5))
    }
    #expect(text(0.99) == text(nil))
  }

  @Test("an animation goes from beginning to end in its time, and is then over")
  func time() throws {
    #expect(MotionProgress(.deal, after: .zero)?.progress == 0)
    #expect(MotionProgress(.deal, after: .milliseconds(225))?.progress == 0.5)
    #expect(MotionProgress(.deal, after: .milliseconds(450)) == nil)
    for (motion, end) in [(Motion.score, 1600), (.finalOrder, 500)] {
      #expect(MotionProgress(motion, after: .milliseconds(end - 1)) != nil)
      #expect(MotionProgress(motion, after: .milliseconds(end)) == nil)
    }
  }

  @Test("at its end a card is where it stays, and the hand is whole")
  func ends() throws {
    let picture = try Studio().picture()
    let size = Size(width: 80, height: 24)
    var game = try game(.five, tricks: 1)
    var state = try Studio().state(game)
    let turn = try #require(game.match.round.turn)
    try step(&game, &state)
    let still = picture.frame(of: state, size: size).text
    for motion in [Motion.card(turn), .deal] {
      state.moving = MotionProgress(motion, progress: 1)
      #expect(picture.frame(of: state, size: size).text == still)
      state.moving = MotionProgress(motion, progress: 0.3)
      #expect(picture.frame(of: state, size: size).text != still)
    }
  }

  @Test("nothing is cut and nothing overlaps during animations", arguments: PlayerCount.allCases)
  func sweep(players: PlayerCount) throws {
    let table = try Studio().state(game(players, tricks: 2))
    let trick = try #require(table.view.observation.publicState.tricks.first)
    let (score, order) = try matchEnd(players)
    let motions =
      (players.seats.map(Motion.card) + [.deal, .trick(trick)]).map { (table, $0) }
      + [(score, .score), (order, .finalOrder)]
    var sweep = try Sweep("de")
    for (var state, motion) in motions {
      for frame in 0...3 {
        state.moving = MotionProgress(motion, progress: Double(frame) / 3)
        sweep.draw(.table(state), "\(motion) \(frame)", number: frame, oneOf: 4)
      }
    }
    #expect(sweep.faults.sorted() == [])
  }

  /// A moving card and a moving trick.
  func states() throws -> [(name: String, state: ScreenState)] {
    var card = try Studio().state(game(.five, tricks: 2))
    var trick = card
    let tricks = card.view.observation.publicState.tricks
    let players = card.view.rules.players
    let current = try #require(tricks.last)
    let last = try #require(
      players.seats.first { current.card(of: $0, players) == current.cards.last })
    card.moving = MotionProgress(.card(last), progress: 0.3)
    trick.moving = MotionProgress(.trick(tricks[1]), progress: 0.4)
    return [("motion-card", card), ("motion-trick", trick)]
  }
}
