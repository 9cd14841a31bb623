import CellGrid
import MueBots
import MueGame
import MueRules
import MueWords

@testable import MueUI

/// A screen's state at a recorded position, with the pages to draw there.
struct RecordedState {
  let name: String
  let state: ScreenState
  var pages: [OpenPage] = [.table]
}

/// A state for everything that a match passes through.
struct RecordedStates {
  private let studio: Studio
  private var states: [RecordedState] = []
  private var seen: Set<String> = []
  private var finishedTricks = 0

  /// The states of two matches: one with small bids, one with as many cards laid as possible.
  static func all(_ players: PlayerCount) throws -> [RecordedState] {
    var recorder = RecordedStates(studio: try Studio())
    for (how, choose) in [("few", Positions.steady), ("many", Positions.nineEach)] {
      var game = try Positions.game(players, names: SweepTests.names)
      while game.match.scores.isEmpty {
        try recorder.look(at: game, how)
        let count = game.moveCount
        try Positions.play(&game, until: { $0.moveCount > count }, choose: choose)
      }
      while game.match.scores.count < 5, !game.match.isOver {
        try Positions.play(&game, until: { $0.match.round.score == nil }, choose: choose)
        try Positions.play(&game, until: { $0.match.round.score != nil }, choose: choose)
      }
      try recorder.lookAtEnd(of: game, how)
    }
    return recorder.states
  }

  private mutating func look(at game: Game, _ how: String) throws {
    var state = try studio.state(game)
    state.status.minutesPlayed = 754
    state.preferences.clock = true
    let publicState = state.view.observation.publicState
    let isLate = publicState.auction.turns.count > 40
    let kind = "\(how) \(publicState.phaseName) \(state.isAsked) \(isLate)"
    if seen.insert(kind).inserted {
      let card = state.handFromLeft.last
      let pages: [OpenPage] =
        [.table, .summary, .sheet(row: 0), .log(row: 0), .bids(state.view.seat)]
        + (card.map { [.why($0)] } ?? [])
      states.append(
        RecordedState(
          name: kind, state: state, pages: publicState.phaseName == "play" ? pages : [.table]))
      states.append(RecordedState(name: kind + " watched", state: watched(state, game)))
      var told = state
      told.say(.saveDamaged(file: "0001.mue"))
      states.append(RecordedState(name: kind + " told", state: told))
      if let hinted = hinted(state) {
        states.append(RecordedState(name: kind + " hint", state: hinted))
      }
    }
    if publicState.finishedTricks > finishedTricks, seen.insert("held").inserted {
      var held = state
      held.isTrickHeld = true
      states.append(RecordedState(name: "held", state: held, pages: [.table, .pastTrick(0)]))
    }
    finishedTricks = publicState.finishedTricks
  }

  /// The same as an onlooker sees it.
  private func watched(_ state: ScreenState, _ game: Game) -> ScreenState {
    var watched = state
    watched.view = game.onlookersView
    watched.selection = Selection()
    watched.selection.adapt(to: watched.view, hand: watched.handFromLeft)
    return watched
  }

  /// The state with the widest possible hint; nil if no hint can be asked for.
  private func hinted(_ state: ScreenState) -> ScreenState? {
    guard state.isAsked, let move = state.view.observation.legalMoves?.all.last else { return nil }
    let widest = Phrase.advicePick(name: "Maximiliane-Adas")
    var hinted = state
    guard
      let advice = Advice(
        [
          Advice.Choice(
            move: move,
            figures: .adviceNumbered(
              place: 3, line: .adviceHint(move: widest, score: -120, chance: 100)),
            reason: .reasonCouldBeTrump(trump: .black, cards: 12))
        ], progress: .hintTrying(playouts: 12_800))
    else { return nil }
    hinted.show(advice, in: state.view)
    return hinted
  }

  /// The end of a hand and of a match against par, with the widest numbers and while par is awaited.
  private mutating func lookAtPar(of game: Game, _ how: String) throws {
    var game = game
    for known in [game.match.scores.count, game.match.scores.count - 1] {
      game.notes.pars = Array(repeating: -120, count: known)
      var state = try studio.state(game)
      states.append(
        RecordedState(
          name: "\(how) par \(known) over", state: state, pages: [.table, .sheet(row: 0)]))
      state.isFinalOrderShown = true
      states.append(RecordedState(name: "\(how) par \(known) final", state: state))
    }
  }

  /// The curve of a played hand, before it is known and when it is whole, above the table and in the
  /// result.
  private mutating func lookAtCurves(of game: Game, _ how: String) throws {
    let hands = game.replayedHands
    guard let played = hands.lastIndex(where: { !$0.record.round.publicState.tricks.isEmpty })
    else { return }
    for done in [0, 9, .max] {
      var state = try studio.state(game)
      state.open(ReplayPage(hands, open: played, isOfGame: true))
      _ = state.handle(.character("c"))
      _ = state.handle(.character("3"))
      let curve = try Positions.curve(
        of: hands[played].record.round, from: game.personSeat, done: done)
      state.show(curve)
      states.append(
        RecordedState(name: "\(how) curve \(done)", state: state, pages: [state.openPage]))
      _ = state.handle(.end)
      states.append(
        RecordedState(name: "\(how) curve \(done) result", state: state, pages: [state.openPage]))
    }
    guard how == "few" else { return }
    for steps in [0, 3, BestPlay.lines + 2, .max] {
      var state = try studio.state(game)
      state.open(ReplayPage(hands, open: played, isOfGame: true))
      _ = state.handle(.character("e"))
      let round = hands[played].record.round
      state.show(try Positions.best(in: round, from: game.personSeat, steps: 0))
      _ = state.handle(.enter)
      state.show(
        try Positions.best(in: round, from: game.personSeat, steps: steps, wanted: [0]))
      states.append(
        RecordedState(name: "\(how) best \(steps)", state: state, pages: [state.openPage]))
    }
    try lookAtMoves(of: hands[played], in: game, how)
  }

  /// The explanations of a bid, a named trump and cards, as they were seen and with all cards open.
  private mutating func lookAtMoves(
    of hand: ReplayedHand, in game: Game, _ how: String
  ) throws {
    let count = hand.record.round.publicState.moves.count
    for (back, isOpen) in [(0, false), (7, true), (count / 2, false), (count - 2, true)] {
      var state = try studio.state(game)
      state.explain(hand)
      for _ in 0..<back { _ = state.handle(.left) }
      if isOpen { _ = state.handle(.tab) }
      states.append(
        RecordedState(name: "\(how) explain \(back) …", state: state, pages: [state.openPage]))
      guard let question = state.explainQuestion else { continue }
      state.show(Positions.explanation(question))
      states.append(
        RecordedState(name: "\(how) explain \(back)", state: state, pages: [state.openPage]))
    }
  }

  private mutating func lookAtEnd(of game: Game, _ how: String) throws {
    var state = try studio.state(game)
    var pages: [OpenPage] = [.table, .sheet(row: 0), .log(row: 0), .menu(.settings)]
    if seen.insert("documents").inserted {
      pages += try SettingsPage.all().map(OpenPage.settings) + KeysPage.all.map(OpenPage.keys)
      pages += Document.allCases.map { .document(Reader($0)) }
    }
    states.append(RecordedState(name: "\(how) over", state: state, pages: pages))
    states.append(RecordedState(name: "\(how) over watched", state: watched(state, game)))
    for moveIndex in [0, 3, 40, .max] {
      var again = state
      var page = ReplayPage(game.replayedHands, open: 0, isOfGame: true)
      page?.go(to: moveIndex)
      again.open(page)
      again.notice = .replayNothingLeft
      states.append(
        RecordedState(name: "\(how) replay \(moveIndex)", state: again, pages: [again.openPage]))
      if moveIndex == .max {
        _ = again.handle(.end)
        states.append(
          RecordedState(name: "\(how) replay result", state: again, pages: [again.openPage]))
      }
    }
    try lookAtCurves(of: game, how)
    let faultless = Positions.faultlessReview(isPraised: true)
    states.append(
      RecordedState(
        name: "\(how) review faultless", state: state,
        pages: [OpenPage.review(row: 0, faultless)]))
    for done in [0, 12] {
      let pages = [OpenPage.review(row: 0, Positions.review(done: done))]
      states.append(RecordedState(name: "\(how) review \(done)", state: state, pages: pages))
    }
    state.isFinalOrderShown = true
    states.append(RecordedState(name: "\(how) final", state: state))
    states.append(RecordedState(name: "\(how) final watched", state: watched(state, game)))
    try lookAtPar(of: game, how)
    state.kind = .aside
    state.isFinalOrderShown = false
    states.append(RecordedState(name: "\(how) aside", state: state))
  }
}

extension PublicState {
  /// The name of the phase.
  var phaseName: String {
    switch phase {
    case .auction: "auction"
    case .viceNames: "vice"
    case .chiefNames: "chief"
    case .chiefPicks: "partner"
    case .play: "play"
    case .over: "over"
    }
  }
}
