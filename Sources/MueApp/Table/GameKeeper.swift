import MueBots
import MueGame
import MueRules
import MueStorage
import MueUI
import MueWords
import Platform

/// The current game and its file: every change is saved before anything else sees it.
struct GameKeeper {
  private(set) var game: Game
  /// Whether the game was begun in this run.
  let isNew: Bool
  /// What the computer players expected of their choices in the hand that is being played or was just
  /// played; it is nowhere on disk.
  private var kept: [ConsideredMove] = []
  /// What the person has taken back since the game was opened.
  private var undoHistory = UndoHistory()
  /// Nil if nothing can be saved; the game can still be played.
  private(set) var store: GameStore?
  private let clock: any Clock
  /// Why the game cannot be saved; nil if it is saved.
  ///
  /// Every change tries again.
  private(set) var trouble: Phrase?
  /// Whether this is a side game, which is never on disk.
  private(set) var isAside = false
  /// Whether this is the card room's deal of the day, of which nothing is taken back.
  let isRoomDay: Bool
  /// The number of moves already made in the hand when a side game began.
  private(set) var start = 0
  private var savedNotes: GameNotes
  /// Whether the store has been given the game.
  private var hasBegun: Bool

  /// Keeps a loaded game, or a new one, which `begin` saves.
  init(
    _ game: Game, store: GameStore?, isNew: Bool, clock: any Clock, isRoomDay: Bool = false
  ) {
    self.game = game
    self.isRoomDay = isRoomDay
    self.clock = clock
    self.store = store
    self.isNew = isNew
    savedNotes = game.notes
    hasBegun = !isNew
    if store == nil { trouble = .cannotSaveAtAll }
    if isNew { noteBeginning() }
  }

  /// Keeps a side game, which is not saved and does not count.
  init(aside game: Game, clock: any Clock) {
    self.game = game
    self.clock = clock
    self.game.notes = GameNotes()
    undoHistory = UndoHistory(notBefore: game.position)
    isAside = true
    isRoomDay = false
    start = game.position.moves
    isNew = true
    hasBegun = true
    savedNotes = self.game.notes
  }

  /// Whether the game is one of the person's own, and its hands are among the person's results.
  var isOwn: Bool { !isAside && !isRoomDay }

  /// Saves a new game unless that has already been done.
  mutating func begin() { if !hasBegun { save() } }

  /// The message for a person who tries to play a match without its friends; nil if it may be
  /// played.
  var friendsAwaited: Phrase? {
    game.waitsForFriends ? .friendsAwaited(game: number ?? 1) : nil
  }

  /// Makes a move for the seat to move; returns whether the game has advanced.
  ///
  /// The screen and `Bot.legalMove` offer only legal moves, so an illegal one is a bug.
  mutating func make(_ move: Move) -> Bool {
    do throws(IllegalMove) {
      try game.apply(move)
    } catch {
      Log.mistake("an illegal move was made")
      return false
    }
    game.notes.lastPlayed = clock.secondsSince1970
    game.notes.isAbandoned = false
    save()
    return true
  }

  /// Takes back the person's last decision and all later moves; returns the notice to show.
  mutating func undo() -> Phrase {
    guard !isRoomDay else { return .dayWithoutHelp }
    guard game.isAlone else { return .takeBackOnlyAlone }
    guard undoHistory.undo(in: &game) else { return .nothingToTakeBack }
    save()
    return .tookBack
  }

  /// Redoes what was last taken back; returns the notice to show.
  mutating func redo() -> Phrase {
    guard undoHistory.redo(in: &game) else { return .nothingToDoAgain }
    save()
    return .didAgain
  }

  /// Keeps what a computer player expected of its choices.
  mutating func keep(_ move: ConsideredMove) { if move.isSearched { kept.append(move) } }

  /// What the computer players expected of their choices in the hand just played; nothing before it is over.
  var considered: [ConsideredMove] { game.match.round.score == nil ? [] : kept }

  /// The finished hands, with the last one open at a position; nil if there are none.
  func replayPage(at index: Int?, isOfGame: Bool) -> ReplayPage? {
    let hands = game.replayedHands
    var page = ReplayPage(
      hands, open: hands.count - 1, isOfGame: isOfGame, considered: considered)
    page?.go(to: index ?? 0)
    return page
  }

  /// The move that was made in this position before being taken back.
  var rememberedMove: Move? { undoHistory.move(in: game) }

  /// Whether the person must play a card but no choice can change the score.
  var isSettled: Bool {
    guard let round = game.match.round.allCards(for: .table), case .play = round.legalMoves,
      round.turn == game.personSeat
    else { return false }
    return (2...5).contains(round.hand(of: game.personSeat).count) && round.isSettled()
  }

  /// Plays the hand out if nothing is left to decide or the person's claim holds; returns the
  /// notice to show.
  mutating func claim() -> Phrase {
    let isSettled = game.match.round.allCards(for: .table)?.isSettled() ?? false
    if !isSettled {
      switch Claim(of: game.observation(for: game.personSeat)) {
      case .holds: break
      case .breaks(let breach):
        return .claimBreaks(
          name: game.players[breach.seat].name.text,
          against: .name(of: breach.against), card: .name(of: breach.card))
      case .unclear: return .claimUnclear
      case nil: return .claimNotNow
      }
    }
    let phrase: Phrase = isSettled ? .settledPlayed : .claimHolds
    game.playOut()
    save()
    return phrase
  }

  mutating func dealNextHand(agreed seed: UInt64? = nil) {
    kept = []
    game.dealNextHand(agreed: seed)
    save()
  }

  mutating func seat(_ player: Player, at seat: Seat) {
    game.seat(player, at: seat)
    save()
  }

  /// Returns to an earlier position, as all players have agreed.
  mutating func goBack(to position: GamePosition) {
    game = game.cut(to: position)
    game.notes.countUndo(inHand: position.hand)
    save()
  }

  /// Begins another match with the same players and rules; the current one stays saved.
  mutating func beginAnother(seed: UInt64) {
    let next = Log.expect("players of a match can begin another one") { () throws(GameError) in
      try Game(rules: game.match.rules, seed: seed, players: game.players)
    }
    guard var next else { return }
    next.notes.pars = game.notes.pars.map { _ in [] }
    game = next
    kept = []
    undoHistory = UndoHistory()
    noteBeginning()
    hasBegun = false
    begin()
  }

  /// The number of the game's file; nil if there is none yet.
  var number: Int? { hasBegun ? store?.number : nil }

  mutating func note(_ change: (inout GameNotes) -> Void) {
    change(&game.notes)
    saveNotes()
  }

  /// Copies the game under a new number, without a hand that friends are playing; nil if there is
  /// nothing else.
  ///
  /// The copy's time of beginning avoids `others`, since results identify games by it: this way the
  /// copy counts in addition to the original.
  func copy(avoiding others: Set<Int>) -> GameKeeper? {
    guard let taken = game.taken(by: .anybody) else { return nil }
    var copy = self
    copy.game = taken
    copy.undoHistory = UndoHistory()
    // Only the first game with a deal of the day counts.
    copy.game.notes.day = nil
    var begun = clock.secondsSince1970
    while others.contains(begun) || begun == game.notes.begun { begun += 1 }
    copy.game.notes.begun = begun
    copy.hasBegun = false
    copy.begin()
    return copy
  }

  /// Counts a help, and keeps the hint with its figures.
  mutating func countHint(_ hint: Hint?) {
    game.notes.countHint(inHand: game.match.hand)
    if let hint { game.notes.keep(GivenHint(hint), at: game.position) }
    saveNotes()
  }

  /// Keeps a hint that has been counted, after more thought.
  mutating func keepHint(_ hint: Hint) {
    game.notes.keep(GivenHint(hint), at: game.position)
    saveNotes()
  }

  /// The playing time in seconds; saved with the next change.
  var secondsPlayed: Int {
    get { game.notes.secondsPlayed }
    set { game.notes.secondsPlayed = newValue }
  }

  /// Saves changed notes, or the whole game if the last save failed.
  ///
  /// If only the notes have changed, the previous generation of the file is kept.
  mutating func saveNotes() {
    if trouble != nil || !hasBegun {
      save()
      return
    }
    if game.notes == savedNotes { return }
    save { (store, game) throws(StoreError) in
      try store.save(game, keepsPrevious: false)
    }
  }

  /// Leaves the game for good; a game that cannot be saved is written elsewhere, where the next
  /// start finds it.
  ///
  /// Returns the sentence about an unsaved game; nil if it is saved.
  mutating func finish() -> Phrase? {
    saveNotes()
    guard trouble != nil, !isAside else { return nil }
    return store?.rescue(game).map { .gameRescued(file: $0.printable) } ?? .gameLost
  }

  /// Records whether the person is at the game's table.
  mutating func note(isAtTable: Bool) { store?.note(isAtTable: isAtTable) }

  private mutating func noteBeginning() {
    game.notes.begun = clock.secondsSince1970
    game.notes.lastPlayed = clock.secondsSince1970
  }

  private mutating func save() {
    let isFirst = !hasBegun
    hasBegun = true
    save { [isRoomDay] (store, game) throws(StoreError) in
      try isFirst ? isRoomDay ? store.createAlone(game) : store.create(game) : store.save(game)
    }
  }

  private mutating func save(
    _ how: (inout GameStore, Game) throws(StoreError) -> Void
  ) {
    guard var kept = store else { return }
    do throws(StoreError) {
      try how(&kept, game)
      trouble = nil
      savedNotes = game.notes
    } catch {
      trouble = error.phrase
    }
    store = kept
  }
}

extension Game {
  /// The seed for the next move; it differs for every move of every game.
  var moveSeed: UInt64 {
    var generator = SeededGenerator(seed: match.seed ^ UInt64(moveCount) << 32)
    return generator.next()
  }

  /// The hand just played, with all cards; nil while it is being played.
  var handJustPlayed: ReplayedHand? {
    match.round.score == nil ? nil : replayedHands.last { $0.number == match.hand }
  }
}

extension GameKeeper {
  /// The decision of the computer player to move, or of a stand-in, as work for a `Background`.
  ///
  /// Nil if the hand is over or the person at this terminal is to move. `pause` is how much longer
  /// the previous move stays on the table, in milliseconds.
  func computerDecision(
    _ time: ThinkingTime, _ policies: PolicyStore, pause: Int
  ) -> (@Sendable (_ isGivenUp: @escaping @Sendable () -> Bool) -> ConsideredMove)? {
    guard let turn = game.match.round.turn, let player = game.players[turn].agent.computer
    else { return nil }
    let observation = game.observation(for: turn)
    let match = game.standing
    let milliseconds = thinkingMilliseconds(pause: pause)
    return { [seed = game.moveSeed] isGivenUp in
      let limits = time.limits(
        milliseconds: milliseconds, standing: match, isGivenUp: isGivenUp)
      return player.makeBot(policies.policies).considered(observation, limits: limits, seed: seed)
    }
  }

  /// Whether to slow down the computer player to move even without a choice: it uses its full time
  /// for every choice, so a quick move would give its cards away.
  ///
  /// Its last card is an exception.
  var takesItsTime: Bool {
    guard let turn = game.match.round.turn, let player = game.players[turn].agent.computer else {
      return false
    }
    return player.level == .expert && game.observation(for: turn).hand.count > 1
  }

  func thinkingTime(pause: Int) -> Duration { .milliseconds(thinkingMilliseconds(pause: pause)) }

  /// The thinking time for a computer player's next move when the previous one stays for `pause`,
  /// both in milliseconds.
  ///
  /// A bid uses all that time, since thinking improves bids much more than plays.
  func thinkingMilliseconds(pause: Int) -> Int {
    guard case .auction = game.match.round.publicState.phase else {
      return Limits.tableMilliseconds
    }
    return max(Limits.tableMilliseconds, pause)
  }
}
