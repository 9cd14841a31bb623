import CellGrid
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

/// The table on every kind of page.
enum TableStates {
  /// Each page with a name.
  static func all() throws -> [(name: String, state: ScreenState)] {
    let playing = try Studio().state(playing(.five, tricks: 4))
    func page(_ page: OpenPage) -> ScreenState {
      var state = playing
      state.openPage = page
      return state
    }
    return try [
      ("auction", auction()), ("nine-each", nineEach()), ("naming", naming()),
      ("picking", picking()), ("trick", Studio().state(Self.playing(.six, tricks: 3))),
      ("held", held()), ("past-trick", page(.pastTrick(1))), ("hint", hint()),
      ("why", why()), ("settled", settled()), ("reckoning", reckoning()),
      ("eclat", eclat()), ("compared", compared()), ("found", found(isSheetOpen: false)),
      ("found-sheet", found(isSheetOpen: true)),
      ("summary", page(.summary)), ("sheet", page(.sheet(row: 0))), ("log", page(.log(row: 0))),
      ("menu", page(.menu(.goOn))), ("settings", page(.settings(SettingsPage()))),
      ("settings-keys", page(.settings(SettingsPage(chosen: .keys)))), ("key-taken", keyTaken()),
      ("told", told()), ("company", company()), ("people", people(isOpen: true)),
      ("friends", people(isOpen: false)), ("document", page(.document(Reader(.howto)))),
    ]
  }

  /// The person is asked for a card, with some tricks finished and one begun.
  static func playing(_ players: PlayerCount, tricks: Int) throws -> Game {
    try game(players) {
      let publicState = $0.match.round.publicState
      return publicState.tricks.count == tricks && publicState.currentTrick != nil
        && $0.match.round.turn == $0.personSeat
    }
  }

  private static func game(
    _ players: PlayerCount, choose: (Game, LegalMoves) -> Move = Positions.steady,
    until isThere: (Game) -> Bool
  ) throws -> Game {
    var game = try Positions.game(players)
    try Positions.play(&game, until: isThere, choose: choose)
    return game
  }

  /// Friends sit at other terminals; either their page is open, or one of them asks for an undo.
  private static func people(isOpen: Bool) throws -> ScreenState {
    var state = try Studio().state(playing(.five, tricks: 4))
    state.people = PeopleStates.people(isGathering: false)
    if isOpen {
      state.openPage = .people(PeoplePage())
    } else {
      state.people?.undoAskedBy = PlayerName("Ben")
    }
    return state
  }

  /// A key was assigned that belongs to another command.
  private static func keyTaken() throws -> ScreenState {
    var state = try Studio().state(playing(.five, tricks: 4))
    state.openPage = .keys(KeysPage())
    for key: Key in [.enter, .character("p")] { _ = state.handle(key) }
    return state
  }

  /// A mixed company is introduced.
  private static func company() throws -> ScreenState {
    var game = try Positions.game(.six, names: SweepTests.names, company: .mixed)
    try Positions.play(&game, until: { $0.moveCount == 4 })
    var state = try Studio().state(game)
    state.say(Narration(state.view).company)
    return state
  }

  /// A long notice while a card is asked for.
  private static func told() throws -> ScreenState {
    var state = try Studio().state(playing(.five, tricks: 4))
    state.say(.saveDamaged(file: "0001.mue"))
    return state
  }

  /// One card is pushed forward.
  private static func auction() throws -> ScreenState {
    var state = try Studio().state(game(.five) { $0.moveCount == 5 })
    _ = state.handle(.up)
    return state
  }

  /// Six players have laid nine cards each: the fullest felt possible.
  private static func nineEach() throws -> ScreenState {
    let game = try game(.six, choose: Positions.nineEach) { game in
      let laid = game.match.round.publicState.auction.laid
      return laid.allSatisfy { $0.count >= 9 } && game.match.round.turn == game.personSeat
    }
    return try Studio().state(game)
  }

  private static func naming() throws -> ScreenState {
    let game = try game(.four, choose: Positions.personBidsMost) { game in
      if case .chiefNames(let roles, _) = game.match.round.publicState.phase {
        roles.chief == game.personSeat
      } else {
        false
      }
    }
    return try Studio().state(game)
  }

  private static func picking() throws -> ScreenState {
    let game = try game(.five, choose: Positions.personBidsMost) { game in
      if case .pick = game.match.round.legalMoves {
        game.match.round.turn == game.personSeat
      } else {
        false
      }
    }
    return try Studio().state(game)
  }

  /// A finished trick still lies on the table.
  private static func held() throws -> ScreenState {
    let game = try game(.five) {
      $0.match.round.publicState.tricks.count == 2 && $0.match.round.publicState.currentTrick == nil
    }
    var state = try Studio().state(game)
    state.holdTrick()
    return state
  }

  private static func hint() throws -> ScreenState {
    var state = try Studio().state(playing(.five, tricks: 2))
    let move = try #require(state.view.observation.legalMoves?.all.last)
    let figures = Phrase.adviceNumbered(
      place: 1,
      line: .adviceHint(
        move: .advicePlay(card: .card(suit: .blue, rank: 7)), score: 12, chance: 64))
    let advice = try #require(
      Advice(
        [Advice.Choice(move: move, figures: figures, reason: .reasonFeedsOwnSide(points: 2))],
        progress: .hintTrying(playouts: 800)))
    state.show(advice, in: state.view)
    return state
  }

  private static func why() throws -> ScreenState {
    var state = try Studio().state(Positions.following())
    _ = state.handle(.character("?"))
    return state
  }

  private static func settled() throws -> ScreenState {
    var state = try Studio().state(Positions.following())
    state.status.isSettled = true
    state.preferences.runningPoints = true
    return state
  }

  private static func reckoning() throws -> ScreenState {
    try Studio().state(game(.five) { $0.match.round.score != nil })
  }

  /// An éclat among four players who have laid all their cards, the most that there can be.
  private static func eclat() throws -> ScreenState {
    try Studio().state(game(.four, choose: Positions.twoAtATime) { $0.match.round.score != nil })
  }

  /// Friends compare the finished hand by its words; the guest came in the third trick.
  private static func compared() throws -> ScreenState {
    var state = try reckoning()
    state.people = PeopleStates.people(isGathering: false)
    state.people?.handWords = .handWordsSinceTrick(
      trick: 3, words: "marketplace, headdress, thesaurus, stocking, dreamer")
    return state
  }

  /// A guest has found something out about the table, an earlier hand and the hand that is played.
  private static func found(isSheetOpen: Bool) throws -> ScreenState {
    let game = try game(.five) {
      $0.match.scores.count == 2 && $0.match.round.turn == $0.personSeat
    }
    let view = game.view(for: game.personSeat)
    var state = try Studio().state(game)
    state.view = GameObservation(
      players: view.players, rules: view.rules, hand: view.hand, observation: view.observation,
      scores: view.scores, findings: [0: .told, 1: .inDoubt, 2: .contradicted, 3: .contradicted])
    state.insist(on: .foundUndone(hand: 3))
    if isSheetOpen { state.openPage = .sheet(row: 0) }
    return state
  }
}
