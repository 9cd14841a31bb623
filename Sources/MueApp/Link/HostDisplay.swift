import MueBots
import MueGame
import MueLink
import MueRules
import MueUI
import MueWords

/// Shows the person's own game, alone or at a table for friends, on a screen or as lines of text.
protocol HostDisplay: TableDisplay {
  var engine: TableEngine { get }
  /// The connections to friends at other terminals; nil if nobody else plays.
  var link: HostController? { get }
  /// Whether the person is ready for the next hand but not all friends are.
  var isNextHandAwaited: Bool { get set }

  /// Whether hands may be reviewed while no other player is thinking.
  var mayCoach: Bool { get }

  /// Shows that the game has moved on; `mover` made the move.
  func show(after move: Move?, by mover: Seat?)
  /// Shows the game after an undo or redo, with its notice; `hasMoved` is false if nothing changed.
  func turn(_ direction: TurnDirection, announcing phrase: Phrase, hasMoved: Bool)
  /// Shows the answer to a claim; if `hasMoved`, the rest of the hand has been played out.
  func showClaim(_ phrase: Phrase, hasMoved: Bool)
  /// If the person has finished something that is compared with par, has an expert play it and
  /// shows the score.
  func compare()
  /// Says something; nil clears a screen's notice.
  func say(_ phrase: Phrase?)
  /// Shows a notice that must not be missed.
  func insist(on notice: Phrase)
  /// Shows the people now at the table.
  func showPeople()
  /// Asks for consent to a player's request to take a decision back.
  func askConsent(to name: PlayerName)
  /// Reports what has happened to a friend at a seat.
  func announce(_ seat: Seat, at seats: [SeatStatus])
  /// Shows that another player has taken a friend's seat.
  func showPlayers()
  /// Reports once why the game cannot be saved.
  func tellTrouble()
}

extension HostDisplay {
  var latestView: GameObservation { engine.view }
  var hintSeed: UInt64 { engine.game.moveSeed }
  func make(_ move: Move) { engine.make(move) }
  func countHint(_ hint: Hint?) { engine.keeper.countHint(hint) }
  func keepHint(_ hint: Hint) { engine.keeper.keepHint(hint) }

  /// Asks the computer player, which among friends may have to wait for the seat's owner.
  func askComputer() { if link?.isComputersTurn() ?? true { engine.askComputer() } }

  /// Handles whatever is due: friends' events, tricks and moves, hints, par, and reviews.
  func goOn() {
    workForFriends()
    engine.goOn()
    // The others go on playing too, and learn what that is worth.
    link?.note(isUnsaved: engine.keeper.trouble != nil)
    compare()
    engine.coach(isFree: mayCoach)
  }

  /// Handles the friends' events and updates the people at the table.
  private func workForFriends() {
    guard let link else { return }
    link.work()
    while let notice = link.takeNotice() { insist(on: notice) }
    while let event = link.nextEvent() { take(event) }
    // The person was already ready, and now the last of the others is too.
    if isNextHandAwaited, link.table.areAllReady { dealNextHand() }
    showPeople()
  }

  func tellFriends() {
    let game = engine.game
    link?.change { table, now in table.show(game, at: now) }
  }

  /// Deals the next hand: at once if nobody else plays, otherwise once all have agreed on the deal.
  func dealNextHand() {
    guard let link else {
      engine.keeper.dealNextHand()
      show(after: nil, by: nil)
      return
    }
    if link.table.areAllReady || isNextHandAwaited {
      isNextHandAwaited = false
      say(.dealAwaited)
      link.change { table, now in table.beginDeal(at: now) }
    } else {
      isNextHandAwaited = true
      say(.readyAwaited)
    }
  }

  /// Asks everyone for consent to take back the last decision.
  func requestUndo() {
    say(.undoAskedOthers)
    link?.change { table, now in table.requestUndo(at: now) }
  }

  /// The seats of the table; empty without friends.
  private var seats: [SeatStatus] { link?.people(isGathering: false).seats ?? [] }

  private func take(_ event: HostEvent) {
    switch event {
    case .move(let move):
      engine.stopThinking()
      engine.make(move)
    case .deal(let seed):
      engine.keeper.dealNextHand(agreed: seed)
      show(after: nil, by: nil)
      say(nil)
    case .undo(let position):
      isNextHandAwaited = false
      engine.stopThinking()
      engine.keeper.goBack(to: position)
      turn(.back, announcing: .plainTakenBack, hasMoved: true)
    case .undoAsked(let seat):
      showPeople()
      askConsent(to: engine.game.players[seat].name)
    case .undoRefused: say(.undoRefused)
    case .undoAway(let seat, let seconds):
      say(.undoAway(seats.name(of: seat), seconds: seconds))
    case .behind(let seat): insist(on: .hostBehind(name: seats.name(of: seat)))
    case .said(let name, let message):
      link?.hear(name, message)
      say(.said(name, message, at: seats))
    case .stalled(let seat): say(.dealStalled(name: seats.name(of: seat)))
    case .presence(let seat): takePresence(of: seat)
    }
  }

  private func takePresence(of seat: Seat) {
    let seats = self.seats
    guard seats.indices.contains(seat.index) else { return }
    if engine.game.players[seat] != seats[seat].player {
      engine.keeper.seat(seats[seat].player, at: seat)
      showPlayers()
    }
    announce(seat, at: seats)
    tellTrouble()
  }
}

extension TableScreen: HostDisplay {
  func countHint(_ hint: Hint?) {
    keeper.countHint(hint)
    tellTrouble()
  }

  /// What the person has not asked for must not take the place of the question about leaving.
  func say(_ phrase: Phrase?) { if !leavingQuestion.isOpen { state.say(phrase) } }
  func insist(on notice: Phrase) { state.insist(on: notice) }

  func showPeople() {
    guard let link else { return }
    let asking = state.people?.undoAskedBy
    state.people = link.people(isGathering: false)
    state.people?.undoAskedBy = asking
  }

  func askConsent(to name: PlayerName) { state.people?.undoAskedBy = name }
  func showPlayers() { state.show(engine.view, after: nil, by: nil) }
  func announce(_ seat: Seat, at seats: [SeatStatus]) {
    if let phrase = Phrase.news(of: seat, at: seats) { say(phrase) }
  }
}
